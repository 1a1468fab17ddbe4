"""Artifacts (H3-5.40) of the Rampart."""

from dataclasses import replace

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.artifacts import artifact, throughout, treasure
from rulebound.games.homm3.boxes.common.rerolls import rerolls
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import AT_ATTACK, ON_DEFENSE, Effect, Mode, Play, Timing
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.map.bargains import DIPLOMACY, legion
from rulebound.games.homm3.map.ways import GAINS, attack, defense, gain, lasting
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.cards import Rarity
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.table.asking import ask


def _buckler(fx: Play) -> Flow[None]:
    fx.add_defense(fx.unit, 2)
    fx.lay("attack", fx.unit, -1)
    return
    yield


def _flail(fx: Play) -> Flow[None]:
    fx.add_attack(fx.unit, 2)
    fx.lay("defense", fx.unit, -1)
    return
    yield


artifact(
    "buckler_of_the_gnoll_king",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _buckler, ON_DEFENSE, targets=targets.defended),
    defense(Mode.BOTTOM, 1),
    BOX,
)
artifact(
    "greater_gnolls_flail",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _flail, AT_ATTACK, targets=targets.attacking),
    attack(Mode.BOTTOM, 1),
    BOX,
)
treasure("inexhaustible_cart_of_ore", Rarity.MINOR, BOX, income=(0, 1, 0), removed=(0, 3, 0))


def _valuable_or_materials(fx: Play) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        return (
            Option("resource", ("resource:valuables", "amount:1"), data={"valuables": 1}),
            Option("resource", ("resource:materials", "amount:2"), data={"materials": 2}),
        )

    option = yield from ask(fx.seat, Text("homm3-ask-which-gain", {"card": fx.card.id}), build)
    fx.gain(**option.data)


artifact(
    "torso_of_legion",
    Rarity.MINOR,
    legion(6),
    Effect(Mode.BOTTOM, Timing.INSTANT, _valuable_or_materials, GAINS),
    BOX,
)
artifact(
    "ambassadors_sash",
    Rarity.MAJOR,
    replace(DIPLOMACY, mode=Mode.TOP),
    rerolls(Mode.BOTTOM),
    BOX,
)
artifact(
    "cape_of_velocity",
    Rarity.MAJOR,
    lasting(Mode.TOP, "initiative", 2),
    gain(Mode.BOTTOM, gold=2),
    BOX,
)


def _has_shooters(fx: Play) -> bool:
    return any(u.type == UnitType.RANGED for u in standing(fx.b, fx.side))


def _shooting(fx: Play) -> list[Unit]:
    return [u for u in targets.attacking(fx) if u.type == UnitType.RANGED]


artifact(
    "golden_bow",
    Rarity.MAJOR,
    throughout(Mode.TOP, "steady", can=_has_shooters),
    replace(attack(Mode.BOTTOM, 2), targets=_shooting),
    BOX,
)
artifact(
    "orb_of_vulnerability",
    Rarity.RELIC,
    throughout(Mode.TOP, "vulnerable"),
    power(2, Mode.BOTTOM),
    BOX,
)
