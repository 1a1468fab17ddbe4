"""Artifacts (H3-5.40) of the Stretch Goals of 2024."""

from dataclasses import replace

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.artifacts import (
    any_discards,
    artifact,
    expert_use,
    power_by_discards,
    power_removed,
    throughout,
    treasure,
)
from rulebound.games.homm3.boxes.common.finds import fetches
from rulebound.games.homm3.boxes.common.specialty_effects import lies_on
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.common.wards import cancels
from rulebound.games.homm3.boxes.core.artifacts import saddens
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.combat.cards import (
    AT_ACTIVATION,
    CARDS,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.moves import blocked_for, put
from rulebound.games.homm3.combat.values import of_side
from rulebound.games.homm3.map.ways import attack, defense
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.cards import CardKind, Rarity
from rulebound.games.homm3.model.spaces import NEXT_TO, OFF, spaces_in
from rulebound.games.homm3.table.asking import pick_space

MOST_CARDS = 7
"""No hand is larger by itself (H3-4.20)."""

treasure("eversmoking_ring_of_sulfur", Rarity.MINOR, BOX, income=(0, 0, 1), removed=(0, 0, 2))


def _room(fx: Play, unit: Unit) -> int:
    return NEXT_TO[unit.at] & ~blocked_for(fx.s, unit) if unit.at != OFF else 0


def _mobile(fx: Play) -> list[Unit]:
    return [u for u in fx.own() if _room(fx, u)]


def _aim_step(fx: Play) -> Flow[None]:
    at = yield from pick_space(
        fx.seat,
        Text("homm3-ask-land", {"card": fx.card.id, "unit": fx.unit.name}),
        lambda: spaces_in(_room(fx, fx.unit)),
    )
    fx.spaces = (at,)


def _step(fx: Play) -> Flow[None]:
    put(fx.s, fx.unit, fx.spaces[0])
    return
    yield


artifact(
    "necklace_of_swiftness",
    Rarity.MINOR,
    throughout(Mode.TOP, "ground_initiative"),
    Effect(Mode.BOTTOM, Timing.ACTIVATION, _step, AT_ACTIVATION, targets=_mobile, aim=_aim_step),
    BOX,
)
artifact(
    "skull_helmet",
    Rarity.MINOR,
    fetches(Mode.TOP, lambda card: card.kind != CardKind.ARTIFACT),
    saddens(Mode.BOTTOM),
    BOX,
)


def _two_spells(fx: Play) -> Flow[None]:
    fx.lay("more_spells", amount=1)
    fx.b.armies[fx.side].limit += 1
    return
    yield


artifact(
    "necklace_of_dragonteeth",
    Rarity.MAJOR,
    power(2, Mode.TOP),
    Effect(
        Mode.BOTTOM,
        Timing.ONGOING,
        _two_spells,
        can=lambda fx: not of_side(fx.b, fx.side, "more_spells"),
    ),
    BOX,
)


def _search_again(fx: Play) -> Flow[None]:
    fx.s.again = True
    return
    yield


artifact(
    "pendant_of_courage",
    Rarity.MAJOR,
    Effect(
        Mode.TOP,
        Timing.INSTANT,
        _search_again,
        frozenset((Moment.SEARCHED,)),
        lambda fx: not fx.s.again,
    ),
    expert_use(Mode.BOTTOM),
    BOX,
)
artifact(
    "pendant_of_negativity",
    Rarity.MAJOR,
    cancels(Mode.TOP, lambda casting: "air" in CARDS[casting.card].schools),
    lies_on(Mode.BOTTOM, (("negates_air", 1),)),
    BOX,
)
artifact(
    "celestial_necklace_of_bliss",
    Rarity.RELIC,
    any_discards(Mode.TOP, attacks=True),
    replace(attack(Mode.BOTTOM, 4), removed=True),
    BOX,
)
artifact(
    "lions_shield_of_courage",
    Rarity.RELIC,
    any_discards(Mode.TOP, attacks=False),
    replace(defense(Mode.BOTTOM, 4), removed=True),
    BOX,
)
artifact(
    "sandals_of_the_saint",
    Rarity.RELIC,
    power_by_discards(Mode.TOP, 0, MOST_CARDS, first=1),
    power_removed(Mode.BOTTOM, 4),
    BOX,
)
