"""The printed facts that a client draws with: cards, missions, scrolls, resources, the pad."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.urbno import edition
from rulebound.games.urbno.cards import CODES, COLOURS, PAD, RANKS, codes, colour_of, rank_of
from rulebound.games.urbno.missions import MISSIONS, NAMES, Mission
from rulebound.games.urbno.powers import POWERS
from rulebound.games.urbno.resources import COMBINATIONS
from rulebound.games.urbno.rules import Edition
from rulebound.games.urbno.scrolls import SCROLLS, Scroll
from rulebound.games.urbno.scrolls.of_resources import double_supply
from rulebound.games.urbno.seam import CombinationFacts, Facts, MissionFacts, ScrollFacts


def facts(options: Mapping[str, Any]) -> Facts:
    """By the values of the match's edition; the same for everybody at the table."""
    values = edition.read(options["edition"])
    return {
        "edition": values.id,
        "rounds": options["rounds"],
        "pad": [COLOURS[colour] for colour in PAD[: options["rounds"]]],
        "colours": list(COLOURS),
        "ranks": list(RANKS),
        "powers": {
            power.name: {"once_a_trick": power.once_a_trick, "rule": power.rule} for power in POWERS
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
        "scrolls": {str(number): _scroll(s, values) for number, s in SCROLLS.items()},
        "combinations": {
            "+".join(map(str, numbers)): _combination(numbers)
            for numbers in (*((number,) for number in COMBINATIONS), *double_supply.combinations)
        },
    }


def _mission(mission: Mission, values: Edition) -> MissionFacts:
    return {
        "name": NAMES[mission],
        "title": values.mission_titles.get(mission.number),
        "fixed": mission.fixed,
        "sign": mission.sign,
        "points": mission.points or values.points[mission.number],
        "deal": mission.deal,
        "tricks": mission.tricks,
        "players": list(values.players[mission.number]),
        "unit": mission.goal.unit,
        "of": mission.goal.of,
        "cards": codes(mission.goal.cards),
        "choice": mission.choice,
        "table_cards": mission.table_cards,
        "rule": mission.rule,
    }


def _scroll(scroll: Scroll, values: Edition) -> ScrollFacts:
    return {
        "title": values.scroll_titles.get(scroll.number),
        "activated": scroll.activated,
        "lasting": scroll.lasting,
        "rule": scroll.rule,
    }


def _combination(numbers: tuple[int, ...]) -> CombinationFacts:
    parts = [COMBINATIONS[number] for number in numbers]
    return {
        "crystals": sum(part.crystals for part in parts),
        "cubes": sum(part.cubes for part in parts),
        "scrolls": sum(part.scrolls for part in parts),
        "of": list(numbers) if len(numbers) > 1 else [],
    }
