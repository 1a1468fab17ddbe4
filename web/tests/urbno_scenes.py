"""King Urbno for ``fixtures.py``: its scenes, and what may be put on every card of many hands."""

from typing import Any

import rulebound
from rulebound import Match
from rulebound.core.flow import Option
from rulebound.core.rng import Rng

# Round 7 of mission 1: three tricks are taken, the last card of the fourth is to be played.
SEVENTH = """
round: 7
dealer: 3
mission: 1
seat 0:
  hand: Bl-Em Bk-Pr Re-Wi Ye-Ex Ye-Em Bl-As Re-Pr Bk-Fa
  crystals: 1
  cubes: 5
  took: 3
  entries: 0 5 3 0 4 2
seat 1:
  hand: Bl-Ex Bk-Em Re-Em Ye-Kn Bk-Dw Ye-Pr Ye-As Ye-Dw
  crystals: 2
  took: 1
  entries: 5 0 4 4 4 0
seat 2:
  hand: Bl-Pr Bk-As Re-Fa Ye-Wi Ye-Fa Bk-Ex Re-Kn Bl-Wi
  cubes: 10
  took: 2
  entries: 0 5 2 0 4 0
seat 3:
  hand: Bl-Fa Bk-Kn Re-As Bl-Dw Bk-Wi Bl-Kn Re-Ex Re-Dw
  took: 4
  scrolls: 7
  entries: 5 0 3 -4 0 5
"""
FOURTH_TRICK = (
    *("play Bl-Em", "done", "play Bl-Ex", "play Bl-Pr", "done", "play Bl-Fa"),
    *("play Bk-Pr", "done", "play Bk-Em", "done", "play Bk-As", "done", "play Bk-Kn"),
    *("play Re-Em", "done", "play Re-Fa", "done", "play Re-As", "play Re-Wi", "done"),
    *("play Ye-Kn", "power knight", "play Ye-Wi", "cubes +3", "play Bl-Dw"),
)
# Round 9 of mission 11: a Dwarf's power is on, two have played.
NINTH = """
round: 9
dealer: 2
mission: 11
trick: 5
leader: 2
owners: 0 0 1 2
seat 0:
  hand: Bk-Ex Bk-Pr Re-Wi Ye-Fa
  crystals: 1
  cubes: 4
  tricks: Bl-Em+Bl-Pr+Bl-Dw+Bl-Kn Ye-As+Re-As+Re-Fa+Re-Kn
  entries: 0 5 3 0 4 2 5 0
seat 1:
  hand: Bk-Wi Re-Pr Ye-Kn Bl-Wi
  scrolls: 12
  tricks: Re-Em+Bk-As+Bl-Fa+Bl-As
  entries: 5 0 4 4 4 0 0 1
seat 2:
  hand: Bk-Kn Re-Dw Ye-Wi Bl-Ex
  cubes: 6
  tricks: Ye-Em+Ye-Pr+Re-Ex+Bk-Fa
  entries: 0 5 2 0 4 0 5 2
seat 3:
  hand: Bk-Dw Bk-Em Ye-Dw Ye-Ex
  crystals: 2
  entries: 5 0 3 -4 0 5 0 3
"""
# Mission 24: what the four players put into one half.
HALVES = (
    ("Bk-Ex", "Bk-Dw", "Bk-Wi", "Re-As"),
    ("Re-Ex", "Ye-As", "Ye-Wi", "Ye-Kn"),
    ("Bk-Fa", "Bk-Pr", "Re-Dw", "Re-Wi"),
    ("Bk-As", "Bk-Kn", "Bk-Em", "Re-Fa"),
)
TAKE = ("take 3", "take 1", "take 2", "take 4")


def at_four(name: str, **scene: Any) -> dict[str, Any]:
    return {"name": name, "seats": 4, **scene}


def first_round(name: str, mission: int, *before: str, **scene: Any) -> dict[str, Any]:
    """A first round of that mission; you are dealt to by the player on your right."""
    seats = scene.pop("seats", 4)
    options = {"missions": [mission], "first_dealer": seats - 1, **scene.pop("options", {})}
    return {"name": name, "seats": seats, "options": options, "before": before, **scene}


SCENES: tuple[dict[str, Any], ...] = (
    at_four(
        "urbno",
        position=SEVENTH,
        before=FOURTH_TRICK,
        choices=("play Ye-Em", "done"),
        asked=("card:Re-Pr", "card:Ye-Kn", "scroll:7"),
    ),
    at_four(
        "urbno-dwarf",
        position=NINTH,
        before=("play Bk-Kn", "done", "play Bk-Dw", "power dwarf"),
    ),
    at_four(
        "urbno-window",
        position=f"{SEVENTH}phase: window\nused scrolls: 4\n".replace(
            "took: 3", "scrolls: 1 16\n  took: 3"
        ),
        choices=("activate 1",),
    ),
    at_four(
        "urbno-leader",
        position=f"{SEVENTH}phase: window\n".replace("took: 3", "scrolls: 19\n  took: 3"),
        before=("activate 19",),
    ),
    at_four(
        "urbno-explorer",
        position=NINTH,
        before=("play Bk-Kn", "done", "play Bk-Dw", "done"),
        choices=("play Bk-Ex", "power explorer", "done"),
    ),
    at_four(
        "urbno-certain",
        position=f"{SEVENTH}active: 16 0 -1 1\nleader: 0\n",
    ),
    at_four(
        "urbno-any-power",
        position=f"{SEVENTH}active: 20 0 -1 1\n",
        before=FOURTH_TRICK,
    ),
    at_four(
        "urbno-watched",
        position=SEVENTH,
        before=FOURTH_TRICK,
        seat=None,
    ),
    at_four(
        "urbno-over",
        seats=2,
        position="round: 12\nmission: 24\ntrick: 4\nleader: 0\nowners: 1 1 0\n"
        "seat 0:\n  hand: Ye-Fa\n  tricks: Bl-Em+Bl-As\n  scrolls: 9\n"
        "  entries: 5 0 0 -4 2 3 0 0 1 3 0\n"
        "seat 1:\n  hand: Ye-Em\n  tricks: Re-Em+Re-As Bk-Em+Bk-As\n"
        "  entries: 0 5 -4 0 0 3 0 2 1 3 0\n",
        choices=("play Ye-Fa", "play Ye-Em"),
    ),
    first_round("urbno-resources", 1, "take 3", seat=1),
    first_round("urbno-three", 9, "take 3", "take 1", "take 2", seats=3),
    first_round("urbno-two", 12, "take 3", "take 1", seats=2),
    first_round("urbno-pairs", 20, *TAKE, options={"pairs": True}),
    first_round("urbno-colours", 23, *TAKE),
    first_round("urbno-open", 13, *TAKE),
    first_round("urbno-table", 14, *TAKE),
    first_round("urbno-row", 15, *TAKE, "lay Re-Kn", "lay Bl-Fa"),
    first_round("urbno-columns", 18, *TAKE),
    first_round("urbno-pile", 19, *TAKE),
    first_round("urbno-split", 24, *TAKE, "split Bl-Fa", "split Re-As"),
    first_round(
        "urbno-half",
        24,
        *TAKE,
        *(f"split {card}" for half in HALVES for card in half),
        "pick 1",
    ),
    first_round("urbno-pass", 25, *TAKE, "pass Re-Pr"),
)


def announcements() -> dict[str, Any]:
    """Hands from random play, and for every card what the engine then lets lie on it.

    The client offers power, cubes and scroll 16 before the card is played; this is its measure.
    """
    cases = []
    for seed in range(1, 13):
        match = rulebound.game("urbno").start(seats=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while match.decision:
            options = match.decision.options
            scroll = match.view()["active"]
            if options[0].kind == "play" and rng.below(4 if _tells(scroll) else 40) == 0:
                cases.append(_case(match))
            let_be = options[-1].kind in ("done", "leave") and rng.below(3)
            match.choose(options[-1] if let_be else rng.pick(options))
    return {"cases": cases}


def _tells(active: dict[str, Any] | None) -> bool:
    return active is not None and active["scroll"] in (16, 19, 20)


def _case(match: Match) -> dict[str, Any]:
    assert match.decision
    view = match.view(match.decision.seat)
    plays = [option for option in match.decision.options if option.kind == "play"]
    return {
        "view": {
            **{key: view[key] for key in ("you", "dominant")},
            "seats": [{"seat": seat["seat"]} for seat in view["seats"]],
        },
        "helps": {"putting": match.helps()["putting"]},
        "after": [{"play": play.notation, **_offered(match, play)} for play in plays],
    }


def _offered(match: Match, play: Option) -> dict[str, Any]:
    fork = match.fork()
    fork.choose(play.notation)
    asked = fork.decision
    offered = asked.options if asked and asked.options[-1].kind == "done" else ()
    return {
        "cubes": sum(option.kind == "cubes" for option in offered) // 2,
        "others": [o.notation for o in offered if o.kind in ("power", "certain")],
    }
