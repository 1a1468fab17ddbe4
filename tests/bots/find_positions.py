"""Finds positions in which strong play is known, for ``test_known_positions.py``.

Weak bots play matches. Where a first look says that one option is far better than all others, deep
searches with different luck have to agree that it is, by more than chance can explain. Then the
position is kept; a file that is there is gone on with.

``python -m tests.bots.find_positions urbno 100``
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.bots.opinion import Opinion, parted
from rulebound.bots.search import SearchBot
from rulebound.bots.strengths import STEPS
from rulebound.core.flow import Decision

FOLDER: Final = Path(__file__).parent / "positions"
GAP: Final = {"tashkalar": 0.12, "urbno": 0.03, "homm3": 0.08}
"""By so much the best option has to be better than the second; a trick of King Urbno is one of very
many, so each decides less."""
FIRST_LOOK: Final = {"tashkalar": 0.2, "urbno": 0.1, "homm3": 0.15}
DEEP: Final = {"tashkalar": 2.5, "urbno": 0.7, "homm3": 1.6}
"""Seconds of the processor for either."""
SEARCHES: Final = 3
EACH: Final = 5
"""So many positions of one match at most."""
MOST_OPTIONS: Final = 14
"""Where there are more options, only the best are compared."""


class Form(NamedTuple):
    """A way to play, and how the luck of its matches is told apart."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, str]
    begins: int = 0
    """The round from which on positions are looked at; before it little is decided."""


ANY_ARMIES: Final = {
    "form": "skirmish", "attacker": "random", "defender": "random", "army": "random",
}  # fmt: skip
"""Small armies of any faction: with few units every choice counts."""
ANY_GUARDS: Final = {"form": "guards", "attacker": "random", "army": "random"}
EVEN_SIEGE: Final = {
    "form": "skirmish",
    "siege": True,
    "armies": [
        [
            "castle_halberdiers+", "castle_marksmen+", "castle_griffins+", "castle_crusaders+",
            "castle_zealots+", "castle_champions",
        ],
        ["necropolis_skeletons", "necropolis_zombies", "necropolis_wraiths", "necropolis_vampires"],
    ],
}  # fmt: skip
"""Behind Walls a smaller army is as good."""
FORMS: Final = {
    "tashkalar": (
        Form("tashkalar", 2, {"form": "high_form"}, ("pip", "quill"), 3),
        Form("tashkalar", 2, {"form": "duel"}, ("quill", "pip"), 3),
    ),
    "urbno": (
        Form("urbno", 2, {}, ("pip", "quill"), 6),
        Form("urbno", 3, {}, ("pip", "quill"), 6),
        Form("urbno", 4, {}, ("quill", "pip"), 6),
    ),
    "homm3": (
        Form("homm3", 2, {**ANY_ARMIES, "gold": 20}, ("pip", "quill")),
        Form("homm3", 2, {**ANY_ARMIES, "gold": 20}, ("pip", "pip")),
        Form("homm3", 1, {**ANY_GUARDS, "gold": 30, "field": 3}, ("pip", "pip")),
        Form("homm3", 2, {**ANY_ARMIES, "gold": 30}, ("quill", "pip")),
        Form("homm3", 2, EVEN_SIEGE, ("quill", "pip")),
        Form("homm3", 1, {**ANY_GUARDS, "gold": 40, "field": 4}, ("quill", "pip")),
        Form("homm3", 2, {"form": "skirmish"}, ("pip", "quill")),
        Form("homm3", 1, {"form": "scenario", "scenario": "first_light"}, ("pip", "pip")),
        Form("homm3", 2, {"form": "scenario", "scenario": "crossroads"}, ("pip", "quill"), 3),
    ),
}


class Deep(SearchBot):
    mind = replace(STEPS[5], worlds=60, iterations=40_000)


def opinion(match: Match, seconds: float, seed: int) -> Opinion:
    """What a search thinks of every option, if they are not too many."""
    assert match.decision is not None
    options = match.decision.options
    also = [option.notation for option in options] if len(options) <= MOST_OPTIONS else []
    return Deep(seed).opinion(Chair(match, match.decision.seat, seconds, process_time), also)


def clear(found: Opinion, gap: float) -> bool:
    """Whether the first one is the best by far."""
    if len(found) < 2 or found[0].samples < 2:
        return False
    best, second = found[:2]
    return best.value - second.value >= gap and all(parted(best, other) for other in found[1:])


def positions(match: Match, bots: list[Any], begins: int) -> Iterator[tuple[int, str]]:
    """The clear positions of a match that is being played: where, and what is right there."""
    count = 0
    while match.decision is not None and count < EACH:
        seat = match.decision.seat
        gap = GAP[match.setup.game]
        if match.round >= begins and _asks_much(match.decision) and _worth_it(match, gap):
            right = _agreed(match, gap)
            if right:
                count += 1
                yield match.seq, right
        match.choose(bots[seat].choose(Chair(match, seat)))


def _asks_much(decision: Decision) -> bool:
    """Whether a choice can be clear: where units stand before a combat hardly ever is."""
    return len(decision.options) > 2 and not decision.prompt.id.endswith("-deploy")


def _agreed(match: Match, gap: float) -> str:
    """What all deep searches take for the best by far; empty: they do not."""
    right = ""
    for seed in range(1, SEARCHES + 1):
        found = opinion(match, DEEP[match.setup.game], seed)
        if not clear(found, gap) or right not in ("", found[0].choice):
            return ""
        right = found[0].choice
    return right


def _worth_it(match: Match, gap: float) -> bool:
    first = opinion(match, FIRST_LOOK[match.setup.game], 0)
    return len(first) > 1 and first[0].value - first[1].value >= gap


def main(game: str, wanted: int) -> None:
    file = FOLDER / f"{game}.json"
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    matches: list[dict[str, Any]] = data.get("matches", [])
    known: list[dict[str, Any]] = data.get("positions", [])
    seed = data.get("seed", 0)
    while len(known) < wanted:
        form = FORMS[game][seed % len(FORMS[game])]
        match = rulebound.game(form.game).start(
            seats=form.seats, options=form.options, seed=seed, log=False
        )
        bots = [bot(form.bots[seat % 2], seed + seat) for seat in range(form.seats)]
        here = list(positions(match, bots, form.begins))[: wanted - len(known)]
        if here:
            known += [{"match": len(matches), "at": at, "right": right} for at, right in here]
            record = match.record()
            record["choices"] = record["choices"][: here[-1][0]]
            matches.append(record)
        seed += 1
        print(f"{game}: {len(known)} positions in {seed} matches", flush=True)
        data = {"seed": seed, "matches": matches, "positions": known}
        text = json.dumps(data, separators=(",", ":")).replace("},{", "},\n{")
        file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
