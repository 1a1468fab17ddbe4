"""Frames as the server sends them, made by the engine from positions; the client's tests read them.

``python web/tests/fixtures.py`` writes every scene to ``fixtures/<name>.json``: the table frame,
one state frame before each choice and one after the last, and the answers to what a client may
ask in between (``foresee``, ``why``).
"""

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import homm3_map_scenes
import homm3_scenes
import homm3_town_scenes
import urbno_scenes

import rulebound
from rulebound import Match
from rulebound.core.flow import Option, Text
from rulebound.server.http import tables
from rulebound.server.wire.frames import DecisionOut, LogPart, OptionOut, StateOut, TableOut, Words
from rulebound.server.wire.http import BotInfo, Chair, TableInfo

HERE = Path(__file__).parent / "fixtures"
MOMENT = datetime(2024, 11, 14, 20, 30, tzinfo=UTC)
NAMES = ("Dóra", "Ελένη", "Bence", "ლევანი")
UNTOLD = frozenset({"place"})
"""Kinds of options whose consequences are too plain to be written down."""


@dataclass(frozen=True)
class Scene:
    """A position, the choices that are made from it, and who looks on."""

    name: str
    game: str
    title: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    position: str | None = None
    seed: int = 1
    before: tuple[str, ...] = ()
    """Choices that are made before the first frame."""
    choices: tuple[str, ...] = ()
    seat: int | None = 0
    asked: tuple[str, ...] = ()
    """Refs for which the reason why not is asked at the end."""

    def start(self) -> Match:
        match = rulebound.game(self.game).start(
            seats=self.seats, options=dict(self.options), seed=self.seed, position=self.position
        )
        for choice in self.before:
            match.choose(choice)
        return match


TASHKALAR_BOARD = """
9  ## ## .. .. .. .. .. ## ##
8  ## .. .. bh .. .. .. .. ##
7  .. .. bl .. .. bh .. .. ..
6  .. .. bc .. bc rl .. .. ..
5  .. bc .. .. .. rc bc .. ..
4  .. .. .. rc rh rc bc .. ..
3  .. .. .. rc .. rc .. .. ..
2  ## .. rc .. .. bh .. .. ##
1  ## ## .. .. .. .. .. ## ##
   a  b  c  d  e  f  g  h  i
"""
TASHKALAR_HANDS = """
seat 0: red southern
  hand: knight swordmaster time_mage hell_bull titan flare_11
seat 1: blue northern
"""
TASHKALAR_TASKS = """
tasks: central_dominance heroic_destruction rainbow_dominance
next task: corner_chain
"""
HIGH_FORM = f"board:{TASHKALAR_BOARD}{TASHKALAR_HANDS}{TASHKALAR_TASKS}number: 14\n"
MELEE_BOARD = """
9  ## ## .. .. .. .. .. ## ##
8  ## .. .. .. .. bc .. .. ##
7  .. .. bl nh bc .. bh .. ..
6  nc nc .. rc .. .. .. bh ..
5  .. nc nh .. .. gc bh .. gc
4  nc .. .. rc rh rc .. .. ..
3  .. nc nc .. .. bc gh gc ..
2  ## .. .. nc .. .. .. gc ##
1  ## ## .. .. .. .. .. ## ##
   a  b  c  d  e  f  g  h  i
"""
MELEE_SEATS = """
seat 0: red southern
  hand: swordmaster knight high_priestess hell_bull titan flare_03
  score: blue=4 brown=3 green=5
  improvised: blue green
seat 1: blue northern
  score: red=5 brown=4 green=3
  improvised: brown green
seat 2: brown highland
  score: red=4 blue=6 green=5
  improvised: red blue
seat 3: green sylvan
  score: red=3 blue=5 brown=4
  improvised: red brown
"""
LESSON_BOARD = """
7  .. .. .. .. .. bc
6  bc .. .. .. .. ..
5  .. .. rc .. .. ..
4  .. rc rc .. bc ..
3  .. .. rc .. .. ..
   c  d  e  f  g  h
"""
CANNON_BOARD = """
7  .. .. bc .. .. .. ..
6  .. .. bc .. .. rc ..
5  .. rc rc .. rc bh rc
4  rc .. .. .. .. rc ..
   c  d  e  f  g  h  i
"""
FULL_BOARD = """
5  .. .. .. bc .. ..
4  rc rc rc rc rc ..
3  rc rc rc rc rc rc
2  rc rc rc rc rc rc
   b  c  d  e  f  g
"""
BEHIND_BOARD = """
7  bc bc bc bc bc
   c  d  e  f  g
"""

TASHKALAR = (
    Scene(
        "tashkalar",
        "tashkalar",
        "Thursday arena",
        options={"form": "high_form"},
        position=f"{HIGH_FORM}actions: 1\n",
        asked=("card:titan", "card:flare_11", "task:corner_chain", "sq:d8"),
    ),
    Scene(
        "tashkalar-duel",
        "tashkalar",
        "Lunch duel",
        options={"form": "duel"},
        position=f"board:{TASHKALAR_BOARD}{TASHKALAR_HANDS}actions: 1\nnumber: 14\n".replace(
            "titan flare_11", "titan flare_11\n  score: 9"
        ).replace("blue northern", "blue northern\n  score: 11"),
        choices=("summon knight e5 r0", "move e5 d6", "move d6 d7"),
    ),
    Scene(
        "tashkalar-melee",
        "tashkalar",
        "Déli forgatag",
        seats=4,
        options={"form": "melee"},
        position=f"board:{MELEE_BOARD}{MELEE_SEATS}actions: 2\nnumber: 19\n",
    ),
    Scene(
        "tashkalar-flare",
        "tashkalar",
        "Lunch duel",
        options={"form": "duel"},
        position=f"board:{BEHIND_BOARD}seat 0: red southern\n  hand: flare_10\n"
        "seat 1: blue northern\nactions: 2\n",
        choices=("flare flare_10",),
    ),
    Scene(
        "tashkalar-first",
        "tashkalar",
        "Your first arena",
        options={"form": "first_game"},
        position=f"board:{LESSON_BOARD}seat 0: red southern\n  hand: herald knight flare_02\n"
        "seat 1: blue northern\nactions: 1\nnumber: 5\n",
    ),
    Scene(
        "tashkalar-claim",
        "tashkalar",
        "Thursday arena",
        options={"form": "high_form"},
        position=f"{HIGH_FORM}actions: 0\n",
        choices=("claim central_dominance",),
    ),
    Scene(
        "tashkalar-discard",
        "tashkalar",
        "Thursday arena",
        options={"form": "high_form"},
        position=f"{HIGH_FORM}actions: 2\n",
        choices=("discard time_mage", "return titan"),
    ),
    Scene(
        "tashkalar-teams",
        "tashkalar",
        "Two against two",
        seats=4,
        options={"form": "duel", "teams": True},
        position="board:\n5 rc rc ..\n4 .. bc rc\n  d  e  f\nactions: 2\nnumber: 6\n",
    ),
    Scene(
        "tashkalar-aim",
        "tashkalar",
        "Lunch duel",
        options={"form": "duel"},
        position=f"board:{CANNON_BOARD}seat 0: red southern\n"
        "  hand: cannon time_mage high_priestess\nseat 1: blue northern\nactions: 2\n",
        choices=("summon cannon e5 r0", "aim n"),
    ),
    Scene(
        "tashkalar-shortage",
        "tashkalar",
        "Thursday arena",
        options={"form": "high_form"},
        position=f"board:{FULL_BOARD}actions: 1\n",
        choices=("lift c2",),
    ),
    Scene("tashkalar-school", "tashkalar", "Chosen decks", options={"decks": "choose", "first": 0}),
    Scene("tashkalar-draft", "tashkalar", "Drafted decks", options={"decks": "draft"}),
    Scene("tashkalar-start", "tashkalar", "Lunch duel", options={"form": "duel", "first": 1}),
    Scene(
        "tashkalar-watched",
        "tashkalar",
        "Thursday arena",
        options={"form": "high_form"},
        position=f"{HIGH_FORM}actions: 1\n",
        seat=None,
    ),
)

URBNO = tuple(Scene(game="urbno", title="Sunday kings", **scene) for scene in urbno_scenes.SCENES)

HOMM3 = tuple(
    Scene(game="homm3", title="Steadwick evening", **scene)
    for scene in (*homm3_scenes.SCENES, *homm3_map_scenes.SCENES, *homm3_town_scenes.SCENES)
)

SCENES = (*TASHKALAR, *URBNO, *HOMM3)
LARGE = frozenset({"homm3"})
"""Games whose facts are written once, to ``<game>-facts.json``: their scenes carry none."""


def words(text: Text | None) -> Words | None:
    return None if text is None else Words(id=text.id, args=dict(text.args))


def option_out(option: Option) -> OptionOut:
    return OptionOut(
        kind=option.kind,
        refs=list(option.refs),
        notation=option.notation,
        fields=dict(option.fields),
    )


def table_frame(scene: Scene, match: Match) -> TableOut:
    chairs = [
        Chair(
            seat=seat,
            kind="person" if seat in (scene.seat, 1) else "bot",
            name=NAMES[seat],
            bot=None if seat in (scene.seat, 1) else BotInfo(name="steady", title="Steady", step=3),
            you=seat == scene.seat,
            present=True,
            away_since=None,
            stuck=False,
        )
        for seat in range(scene.seats)
    ]
    info = TableInfo(
        id=scene.name,
        title=scene.title,
        game=scene.game,
        rules=match.setup.rules,
        options=dict(match.setup.options),
        seats=scene.seats,
        status="running",
        public=True,
        watching=True,
        help="free",
        language="en",
        clock=None,
        guide=None,
        owner=True,
        you=scene.seat,
        chairs=chairs,
        seq=0,
        turn=None if match.decision is None else match.decision.seat,
        result=None,
        seed=None,
        created=MOMENT,
        moved=MOMENT,
        parent=None,
        rematch=None,
        rematch_asked=[],
        imported=False,
    )
    facts = None if scene.game in LARGE else match.facts()
    return TableOut(table=info, watchers=[], facts=facts, secret=None)


def decision_out(match: Match, seat: int | None) -> DecisionOut | None:
    decision = match.decision
    if decision is None:
        return None
    mine = decision.seat == seat
    return DecisionOut(
        seat=decision.seat,
        prompt=words(decision.prompt) if mine else None,
        options=[option_out(option) for option in decision.options] if mine else [],
        since=MOMENT,
        until=None,
    )


def undo_out(match: Match, seat: int | None) -> OptionOut | None:
    option = None if seat is None else match.undoable(seat)
    return None if option is None else option_out(option)


def state_frame(match: Match, seat: int | None, told: int) -> StateOut:
    """``told``: how many events the seat has heard of before."""
    return StateOut(
        seq=match.seq,
        choices=match.seq,
        seat=seat,
        view=match.view(seat),
        helps=match.helps(seat),
        decision=decision_out(match, seat),
        asides=[] if seat is None else [option_out(option) for option in match.asides(seat)],
        undo=undo_out(match, seat),
        log=LogPart(start=told, events=match.log(seat, told)),
        result=match.result.to_json() if match.result else None,
        reason=words(match.result.reason) if match.result else None,
    )


def foresights(match: Match, seat: int | None) -> dict[str, list[dict[str, Any]]]:
    if seat is None or match.decision is None or match.decision.seat != seat:
        return {}
    return {
        option.notation: match.foresee(seat, option)
        for option in match.decision.options
        if option.kind not in UNTOLD
    }


def reasons(match: Match, seat: int | None, refs: Iterable[str]) -> dict[str, Any]:
    found = {ref: words(match.why_not(seat, ref)) for ref in refs} if seat is not None else {}
    return {ref: reason and reason.model_dump(mode="json") for ref, reason in found.items()}


def play(scene: Scene) -> dict[str, Any]:
    match = scene.start()
    table = table_frame(scene, match)
    states = [state_frame(match, scene.seat, 0)]
    foreseen = foresights(match, scene.seat)
    for choice in scene.choices:
        told = len(match.log(scene.seat))
        match.choose(choice)
        states.append(state_frame(match, scene.seat, told))
        foreseen |= foresights(match, scene.seat)
    return {
        "table": table.model_dump(mode="json"),
        "states": [state.model_dump(mode="json") for state in states],
        "choices": list(scene.choices),
        "foresee": foreseen,
        "why": reasons(match, scene.seat, scene.asked),
    }


def games() -> list[dict[str, Any]]:
    """The games and their options, as the lobby asks for them."""
    return [info.model_dump(mode="json") for info in asyncio.run(tables.games())]


def write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    write("games", games())
    write("urbno-announcements", urbno_scenes.announcements())
    for game in LARGE:
        write(f"{game}-facts", rulebound.game(game).start(seats=2, seed=1).facts())
    for scene in SCENES:
        write(scene.name, play(scene))


if __name__ == "__main__":
    main()
