"""Scenarios of Heroes III for the tests, and a robot that rides on the map.

    rider = Rider(visitor.page, seed=7)
    rider.play(until=lambda look: rider.round() == 3)
    Rider(visitor.page, peaceful=True)             # guards are left alone

Like every robot it knows only what the page shows.
"""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import rulebound
from tests.e2e.combat import Fighter, Walking, walk
from tests.e2e.handheld import box
from tests.e2e.robot import MOUSE, Hands, Look, Thing
from tests.e2e.visiting import Visitor


def scenario(name: str, seed: int = 1) -> dict[str, Any]:
    return {"game": "homm3", "options": {"form": "scenario", "scenario": name}, "seed": seed}


FIRST_LIGHT = scenario("first_light")
"""For one; the map is always the same, and so are the guards with this seed."""
HOME, HILLS, HILLS_EDGE, MINE = "field:0,0", "tile:2,-3", "field:1,-1", "field:-1,1"
"""The hero begins at home; the hills lie face down; the Mine has weak guards."""

END_TURN = "End turn"
AT_ONCE = ("Line up the rest", "Enough", "Search")
"""What is pressed before anything else: the hand is kept, decks are searched."""


class Rider(Fighter):
    """Builds, discovers and rides; when it can do none of these, it ends its turn."""

    def __init__(
        self, page: Page, seed: int = 0, hands: Hands = MOUSE, *, peaceful: bool = False
    ) -> None:
        super().__init__(page, seed, hands)
        self._peaceful = peaceful
        self.tired = False
        """Whether it only ends its turns, so that a scenario comes to its end."""

    def round(self) -> int:
        """The Round that the page names; 0 in a combat and while the scenario is set up."""
        found = re.search(r"Round (\d+)", self.page.get_by_role("banner").inner_text())
        return int(found[1]) if found else 0

    def touch(self, look: Look) -> None:
        at_once = next((word for word in AT_ONCE if word in look.quiet), None)
        if look.act is not None:
            super().touch(look)
        elif at_once is not None:
            self._hands.quiet(self.page, at_once)
        elif "Draw to the limit" in look.chips:
            self._hands.chip(self.page, "Draw to the limit")
        elif not on_map(look):
            super().touch(look)
        elif thing := self._wanted(look):
            self._hands.touch(self.page, thing.ref)
        else:
            self.acts += 1
            self._hands.quiet(self.page, look.quiet[-1])

    def _wanted(self, look: Look) -> Thing | None:
        """Something on the map or in the Town that leads on."""
        if self.tired:
            return None
        free = [thing for thing in look.things if not thing.on]
        if self._peaceful:
            free = [thing for thing in free if "guarded" not in thing.name]
        for kinds in (("building",), ("tile", "slot"), ("field",)):
            if found := [thing for thing in free if thing.kind in kinds]:
                return self._random.choice(found)
        return None


def on_map(look: Look) -> bool:
    """Whether the seat may act on the map: in its turn, or in a window for town actions."""
    return END_TURN in look.quiet or "town action" in look.eyebrow


def in_turn(look: Look) -> bool:
    """The turn has begun, and nothing is chosen yet."""
    return look.act is None and END_TURN in look.quiet


def muster_steps(page: Page) -> Locator:
    """How far units can still go, on the sheet of the Population Token."""
    steps = page.locator('[data-sheet="population"] .path button')
    return steps.and_(page.locator('[aria-disabled="false"][aria-pressed="false"]'))


class Striding(Walking):
    """The keyboard of the table: arrows stride over the Fields of the map."""

    def touch(self, page: Page, ref: str) -> None:
        if page.locator(_place(ref)).count():
            walk(page, ref, _arrow)
        else:
            super().touch(page, ref)


MAP_KEYBOARD: Hands = Striding()


def _place(ref: str) -> str:
    return f'.map [data-at][data-ref="{ref}"]'


def _arrow(page: Page, start: str | None, end: str) -> str:
    """The key that leads towards a Field or tile: first to its row, then along it."""
    assert start is not None
    here, there = (box(page.locator(_place(ref))) for ref in (start, end))
    down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
    if abs(down) > min(here["height"], there["height"]) / 2:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if there["x"] > here["x"] else "ArrowLeft"


# ---- open roads ----

GARDEN, STONE = "field:3,-4", "field:2,-2"
"""A garden of one's own, four Fields from home, and a Learning Stone on the way there."""


def open_roads(*marks: str, **realm: Any) -> dict[str, Any]:
    """First Light with all tiles turned up and six movement points.

    ``marks``: what lies where (``2,-2 cube``); ``realm``: other values of the seat (``gold=40``).
    """
    options = FIRST_LIGHT["options"]
    match = rulebound.game("homm3").start(seats=1, options=options, seed=FIRST_LIGHT["seed"])
    while match.decision is not None and match.decision.prompt.id != "homm3-ask-turn":
        kinds = {option.kind for option in match.decision.options}
        match.choose(next((kind for kind in ("draw-all", "enough") if kind in kinds), 0))
    text = match.position()
    for tile in ("F3 -3,1", "F5 2,-3"):
        text = text.replace(f"tile {tile} down", f"tile {tile} turn 0")
    text = text.replace("moves 3", "moves 6")
    home = "  mark 0,0 taken flags 0\n"
    text = text.replace(home, home + "".join(f"  mark {mark}\n" for mark in marks))
    for name, value in realm.items():
        text = re.sub(rf"^  {name}: .*$", f"  {name}: {value}", text, count=1, flags=re.MULTILINE)
    return {**match.record(), "position": text, "choices": []}


def laid_out(visitor: Visitor, record: dict[str, Any]) -> None:
    """A table that begins as the record does, once its bar asks."""
    visitor.come_in("Ana")
    visitor.play_on(record)
    expect(visitor.page.locator(".bar .go")).to_contain_text(END_TURN)
