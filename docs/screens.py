"""Takes the pictures of the web client from the running product: python -m docs.screens

It needs Chromium, the built client (make play builds it once) and the manual (make docs). To look
at every screen in every language at three sizes: python -m docs.screens --every FOLDER; with --only
urbno lobby those alone whose names begin so.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.chromium import ARGUMENTS, chromium

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.locale import LANGUAGES, Translator

FOLDER: Final = Path(__file__).parent / "screens"
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
TIGHT: Final = {"laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}
"""The sizes at which most is in danger of being cut off."""
CHAIRS: Final = {"me": {"kind": "me"}, "bot": {"kind": "bot", "bot": "steady"}}


PLACED = 3
MOST_SEEDS = 20
SIXTHS = 6
HAND = 8
CATHERINE = {
    "defender": "dungeon",
    "attacker_hero": "catherine",
    "defender_hero": "mutare",
    "level": 4,
}
SIEGE = {"attacker": "dungeon", "defender": "castle", "siege": True, "level": 5}
CROSSROADS = {
    "form": "scenario",
    "scenario": "crossroads",
    "factions": ["castle", "dungeon"],
    "heroes": ["catherine", "mutare"],
}


# ---- matches to look at ----


def played(
    game: str, until: Callable[[Match], bool], players: str = "greedy", **start: Any
) -> Match:
    """A match of bots, up to the first choice at which the picture is worth taking."""
    match = rulebound.game(game).start(**start)
    bots = [bot(players, seat) for seat in range(match.seats)]
    while match.decision is not None and not until(match):
        seat = match.decision.seat
        match.choose(bots[seat].choose(Chair(match, seat)))
    return match


def before_the_end(game: str, **start: Any) -> tuple[Match, str]:
    """A whole match at random that seat 0 ended, without its last choice, and that choice."""
    for seed in range(MOST_SEEDS):
        match = played(game, lambda _: False, "random", **start, seed=seed)
        *choices, last = (record := match.record())["choices"]
        before = rulebound.replay(record | {"choices": choices})
        if before.decision is not None and before.decision.seat == 0:
            return before, last
    raise AssertionError(f"seat 0 ends no match of {game}")


def summoning(turn: int) -> Callable[[Match], bool]:
    """Seat 0 has several beings to choose from."""

    def ready(match: Match) -> bool:
        decision, now = match.decision, match.view(0)["turn"]
        if decision is None or decision.seat != 0 or not now or now["number"] < turn:
            return False
        return len({o.refs[0] for o in decision.options if o.kind == "summon"}) > 1

    return ready


def last_to_play(match: Match) -> bool:
    """Seat 0 plays the last card of a trick in which something happened."""
    trick, decision = match.view(0)["trick"], match.decision
    return (
        decision is not None
        and decision.seat == 0
        and trick is not None
        and len(trick["plays"]) == match.seats - 1
        and len(decision.options) > 1
        and any(play["cubes"] or play["power"] for play in trick["plays"])
    )


def attacking(round_: int) -> Callable[[Match], bool]:
    """Seat 0 can attack several units, from that combat round on."""

    def ready(match: Match) -> bool:
        decision, battle = match.decision, match.view(0)["battle"]
        if decision is None or decision.seat != 0 or not battle or battle["round"] < round_:
            return False
        return len({o.refs[0] for o in decision.options if o.kind == "attack"}) > 1

    return ready


def placing(match: Match) -> bool:
    """Seat 0 has placed some of its units."""
    battle = match.view(0)["battle"]
    return battle["phase"] == "deploy" and len(battle["units"]) == PLACED


def riding(round_: int) -> Callable[[Match], bool]:
    """Seat 0 begins its turn on the map with something to ride to, from that Round on."""

    def ready(match: Match) -> bool:
        decision, world = match.decision, match.view(0)["world"]
        if decision is None or decision.seat != 0 or world["round"] < round_:
            return False
        kinds = {option.kind for option in decision.options}
        movement = world["realms"][0]["heroes"]["main"]["movement"]
        return {"end-turn", "go", "population"} <= kinds and movement > 1

    return ready


def turning(match: Match) -> bool:
    """Seat 0 has discovered a tile and chooses how it lies, with all six ways."""
    decision, world = match.decision, match.view(0)["world"]
    if decision is None or decision.seat != 0 or world["round"] < 1:
        return False
    return sum(option.kind == "rotate" for option in decision.options) == SIXTHS


def clash(match: Match) -> bool:
    """A ride of seat 0 has led to a combat, and it can attack somebody."""
    trip = match.view(0)["world"]["trip"]
    return trip is not None and trip["seat"] == 0 and attacking(1)(match)


def leading(match: Match) -> bool:
    """Seat 0 leads the first trick of a round with every card of the hand."""
    decision, view = match.decision, match.view(0)
    whole = view["trick"] and not view["trick"]["plays"] and view["round"] > 1
    return bool(whole) and decision is not None and len(decision.options) == HAND


def matches() -> dict[str, Match]:
    imperial = {"schools": ["southern", "northern"], "first": 0}
    return {
        "tashkalar": played("tashkalar", summoning(11), seats=2, seed=21, options=imperial),
        "duel": played(
            "tashkalar", summoning(9), seats=2, seed=8, options={"form": "duel", **imperial}
        ),
        "melee": played("tashkalar", summoning(13), seats=4, seed=5, options={"form": "melee"}),
        "urbno": played("urbno", last_to_play, seats=4, seed=12),
        "hand": played("urbno", leading, seats=3, seed=2),
        "homm3": played("homm3", attacking(2), seats=2, seed=4, options=CATHERINE),
        "siege": played("homm3", attacking(1), seats=2, seed=6, options=SIEGE),
        "guards": played(
            "homm3", attacking(1), seats=1, seed=2, options={"form": "guards", "field": 5}
        ),
        "placing": played("homm3", placing, seats=2, seed=9),
        "map": played("homm3", riding(4), seats=2, seed=3, options=CROSSROADS),
        "tile": played("homm3", turning, seats=2, seed=5, options=CROSSROADS),
        "clash": played("homm3", clash, seats=2, seed=4, options=CROSSROADS),
        "finished": played(
            "tashkalar", lambda _: False, seats=2, seed=3, options={"form": "duel", **imperial}
        ),
    }


# ---- the running product ----

CHOOSE: Final = """([path, notation]) => new Promise((done) => {
  const socket = new WebSocket(path);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello' }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t !== 'state') return;
    if (frame.result) done();
    else socket.send(JSON.stringify({ t: 'choose', call: 1, at: frame.seq, notation }));
  };
})"""
"""Make the last choice of a match."""

Sizes = Mapping[str, tuple[int, int]]
Prepare = Callable[[Page, Translator], None]


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tempfile.mkdtemp()
    process = subprocess.Popen(
        (sys.executable, "-m", "rulebound.cli", "serve", "--port", str(port), "--data", data),
        env={**os.environ, "RULEBOUND_RATE": "0"},
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        while process.poll() is None:
            try:
                urllib.request.urlopen(f"{address}/healthz").close()
                break
            except OSError:
                time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(data, ignore_errors=True)


class Person:
    """Somebody with a browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        folder: Path = FOLDER,
        sizes: Sizes = SIZES,
    ) -> None:
        self.address = address
        self.folder = folder
        self.sizes = sizes
        self.words = Translator()
        self.context = browser.new_context(
            viewport={"width": 1440, "height": 900}, color_scheme="dark", reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.post("/api/me", {"name": name, "settings": {}})

    def prefer(self, **settings: Any) -> None:
        self.words = Translator(settings.get("language", self.words.language))
        self.post("/api/me", {"settings": settings}, method="PATCH")

    def post(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        answer = self.context.request.fetch(
            f"{self.address}{path}",
            method=method,
            data=json.dumps(body),
            headers={"content-type": "application/json", "origin": self.address},
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def play_on(self, match: Match, title: str) -> str:
        """A table at which this match goes on, the person on its first seat."""
        record = {"record": match.record(), "title": title}
        imported = self.post("/api/records", record)["id"]
        chairs = [CHAIRS["me"]] + [CHAIRS["bot"]] * (match.seats - 1)
        opened = self.post(f"/api/tables/{imported}/play-on", {"at": match.seq, "chairs": chairs})
        return f"/table/{opened['id']}"

    def end(self, match: Match, last: str, title: str) -> str:
        """A table at which this person has just made the last choice of a match."""
        path = self.play_on(match, title)
        self.page.goto(f"{self.address}{path}")
        self.page.evaluate(CHOOSE, [path.replace("/table", "/api/tables") + "/socket", last])
        return path

    def take(self, name: str, path: str, prepare: Prepare | None = None) -> None:
        """The picture at every size."""
        for size, (width, height) in self.sizes.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.goto(f"{self.address}{path}")
            self.page.wait_for_load_state("networkidle")
            self.page.wait_for_timeout(600)
            if prepare:
                prepare(self.page, self.words)
                self.page.wait_for_timeout(400)
            target = self.folder / f"{name}-{size}.jpg"
            self.page.screenshot(path=target, type="jpeg", quality=82)
            print(target.name)


def pick_the_first(page: Page, words: Translator) -> None:
    """Pick the first being that can be summoned, the first enemy that can be attacked."""
    page.locator(".bar .chip").first.click()


def choose_a_ride(page: Page, words: Translator) -> None:
    """Touch the last Field that the hero can reach."""
    page.locator(".map .reach:visible").last.click()


def show_town(page: Page, words: Translator) -> None:
    """The Town Board in the place of the map; on a phone its tab."""
    page.get_by_role("tab", name=words("homm3-faction-castle")).first.click()


def fill_the_bill(page: Page, words: Translator) -> None:
    """Recruit and reinforce what is affordable, without paying."""
    show_town(page, words)
    page.locator('[data-ref="token:population"]:visible').click()
    steps = page.locator('[data-sheet="population"] .path button[aria-disabled="false"]')
    for step in steps.all()[:2]:
        if step.get_attribute("aria-pressed") == "false":
            step.click()


def choose_heroes(page: Page, words: Translator) -> None:
    page.get_by_role("button", name=words("homm3-set")).first.click()
    page.get_by_role("radio", name=words("homm3-set-form-scenario")).check(force=True)


def choose_a_scenario(page: Page, words: Translator) -> None:
    """The list of scenarios, with the map of the one that is chosen."""
    choose_heroes(page, words)
    page.get_by_role("button", name=words("web-homm3-set-choose")).click()


class Screen(NamedTuple):
    name: str
    path: str
    prepare: Prepare | None = None


def tables(noa: Person, browser: Browser) -> list[Screen]:
    """Opens the tables to look at; each screen with its name, address and what is touched there."""
    found = matches()
    tashkalar = noa.play_on(found["tashkalar"], "Thursday arena")
    duel = noa.play_on(found["duel"], "Lunch duel")
    melee = noa.play_on(found["melee"], "Déli forgatag")
    urbno = noa.play_on(found["urbno"], "Sunday kings")
    hand = noa.play_on(found["hand"], "Three kings")
    ends = {
        game: noa.end(*before_the_end(game, **start), title)
        for game, start, title in (
            ("tashkalar", {"seats": 2, "options": {"schools": ["southern", "northern"]}}, "Finale"),
            ("urbno", {"seats": 4}, "Last round"),
            ("homm3", {"seats": 1, "options": {"form": "guards", "field": 5}}, "Mine taken"),
        )
    }
    homm3, siege, guards, placed = (
        noa.play_on(found[name], title)
        for name, title in (
            ("homm3", "Steadwick evening"),
            ("siege", "Walls of Nighon"),
            ("guards", "Mine of level five"),
            ("placing", "Before the battle"),
        )
    )
    world, tile, clash_ = (
        noa.play_on(found[name], title)
        for name, title in (
            ("map", "Crossroads"),
            ("tile", "New land"),
            ("clash", "At the crossroads"),
        )
    )
    finished = noa.post("/api/records", {"record": found["finished"].record(), "title": "Rematch"})
    guests = [Person(browser, noa.address, name) for name in ("Ελένη", "ლევანი")]
    watched = guests[0].play_on(found["urbno"], "Open to watchers")
    for guest, (game, seats, title) in zip(
        guests, (("tashkalar", 2, "Μονομαχία"), ("urbno", 4, "თბილისის საღამო")), strict=True
    ):
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        form = {"game": game, "title": title, "chairs": chairs, "public": True}
        guest.post("/api/tables", form)
    waiting = noa.post(
        "/api/tables",
        {"game": "urbno", "title": "Open chairs", "chairs": [{"kind": "me"}, {"kind": "open"}]},
    )["id"]
    guides = {
        game: noa.post("/api/tables", {"game": game, "chairs": [{"kind": "me"}], "guide": game})
        for game in ("homm3", "tashkalar", "urbno")
    }
    return [
        Screen("lobby", "/"),
        Screen("tashkalar", tashkalar, pick_the_first),
        Screen("duel", duel),
        Screen("melee", melee),
        Screen("urbno", urbno),
        Screen("urbno-hand", hand),
        *(Screen(f"{game}-end", end) for game, end in ends.items()),
        Screen("homm3", homm3, pick_the_first),
        Screen("homm3-siege", siege),
        Screen("homm3-guards", guards),
        Screen("homm3-placing", placed),
        Screen("homm3-map", world, choose_a_ride),
        Screen("homm3-tile", tile),
        Screen("homm3-town", world, show_town),
        Screen("homm3-population", world, fill_the_bill),
        Screen("homm3-clash", clash_),
        Screen("homm3-set", "/", choose_heroes),
        Screen("homm3-scenarios", "/", choose_a_scenario),
        Screen("replay", f"/table/{finished['id']}#40"),
        Screen("waiting", f"/table/{waiting}"),
        Screen("watching", watched),
        *(Screen(f"guide-{game}", f"/table/{guide['id']}") for game, guide in guides.items()),
        *(Screen(page, f"/{page}") for page in ("learn", "replays", "settings", "credits")),
        Screen("gallery-tashkalar", "/cards/tashkalar/card:mountain_troll?school=highland"),
        Screen("gallery-urbno", "/cards/urbno"),
        Screen("gallery-homm3", "/cards/homm3/unit:castle_griffins?faction=castle"),
        *(Screen(f"rules-{game}", f"/rules/{game}") for game in guides),
        Screen("manual", "/docs/"),
        Screen("manual-cookbook", "/docs/cookbook/"),
        Screen("manual-balance", "/docs/balance/tashkalar/"),
    ]


def take_all(browser: Browser, address: str) -> None:
    """Those of the documentation: in English, some in daylight and in Hebrew."""
    noa = Person(browser, address, "Noa")
    noa.take("lobby-empty", "/")
    screens = {screen.name: screen for screen in tables(noa, browser)}
    for screen in screens.values():
        noa.take(*screen)
    noa.prefer(theme="daylight")
    for name in ("lobby", "tashkalar", "urbno", "homm3", "homm3-map"):
        noa.take(f"{name}-daylight", screens[name].path)
    noa.prefer(language="he")
    for name in ("homm3", "homm3-map", "tashkalar", "urbno", "gallery-homm3"):
        noa.take(f"{name}-hebrew", screens[name].path)


def take_every(browser: Browser, address: str, folder: Path, only: tuple[str, ...]) -> None:
    """Every screen whose name begins so in every language at three sizes."""
    noa = Person(browser, address, "Noa", folder, TIGHT)
    screens = tables(noa, browser)
    for language in LANGUAGES:
        noa.folder = folder / language
        noa.folder.mkdir(exist_ok=True)
        noa.prefer(language=language)
        for screen in screens:
            if screen.name.startswith(only):
                noa.take(*screen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=Path, metavar="FOLDER")
    parser.add_argument("--only", nargs="+", default=[""], metavar="SCREEN")
    asked = parser.parse_args()
    every: Path | None = asked.every
    (every or FOLDER).mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if every is None:
            take_all(browser, address)
        else:
            take_every(browser, address, every, tuple(asked.only))
        browser.close()


if __name__ == "__main__":
    main()
