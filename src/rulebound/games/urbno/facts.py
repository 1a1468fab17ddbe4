"""The printed facts that a client draws with: cards, missions, scrolls, resources, the pad."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.urbno import edition
from rulebound.games.urbno.cards import CODES, COLOURS, PAD, RANKS, codes, colour_of, rank_of
from rulebound.games.urbno.edition import ROUNDS, Edition
from rulebound.games.urbno.missions import MISSIONS, Mission
from rulebound.games.urbno.powers import ONCE_A_TRICK
from rulebound.games.urbno.round import COMBINATIONS
from rulebound.games.urbno.scrolls import LASTING, NEVER_ACTIVATED
from rulebound.games.urbno.setup import SCROLLS


def facts(options: Mapping[str, Any]) -> dict[str, Any]:
    """By the values of the match's edition; the same for everybody at the table."""
    values = edition.read(options["edition"])
    return {
        "edition": values.id,
        "rounds": ROUNDS,
        "pad": [COLOURS[colour] for colour in PAD],
        "colours": list(COLOURS),
        "ranks": list(RANKS),
        "powers": {
            name: {"once_a_trick": rank in ONCE_A_TRICK, "rule": f"UR-11.{rank + 4}"}
            for rank, name in enumerate(RANKS)
        },
        "cards": {
            code: {
                "colour": COLOURS[colour_of(card)],
                "rank": RANKS[rank_of(card)],
                "number": values.numbers[rank_of(card)],
            }
            for card, code in enumerate(CODES)
        },
        "missions": {str(number): _mission(m, values) for number, m in MISSIONS.items()},
        "scrolls": {str(number): _scroll(number, values) for number in SCROLLS},
        "combinations": {
            str(number): {"crystals": crystals, "cubes": cubes, "scrolls": scrolls}
            for number, (crystals, cubes, scrolls) in COMBINATIONS.items()
        },
    }


def _mission(mission: Mission, values: Edition) -> dict[str, Any]:
    return {
        "title": values.mission_titles.get(mission.id),
        "fixed": mission.fixed,
        "sign": mission.sign,
        "points": mission.points or values.points[mission.id],
        "deal": mission.deal,
        "tricks": mission.tricks or mission.deal,
        "players": list(values.players[mission.id]),
        "unit": mission.goal.unit,
        "of": mission.goal.of,
        "cards": codes(mission.goal.cards),
        "rule": f"UR-14.{mission.id}",
    }


def _scroll(scroll: int, values: Edition) -> dict[str, Any]:
    return {
        "title": values.scroll_titles.get(scroll),
        "activated": scroll not in NEVER_ACTIVATED,
        "lasting": scroll in LASTING,
        "rule": f"UR-15.{scroll}",
    }
