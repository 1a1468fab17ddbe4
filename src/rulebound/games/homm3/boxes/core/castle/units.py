"""Castle."""

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.unit_attacks import SECOND_SHOT
from rulebound.games.homm3.boxes.common.unit_effects import DRAWS_AT_START
from rulebound.games.homm3.boxes.common.unit_rules import NO_ADJACENT_PENALTY, UNLIMITED_RETALIATION
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import (
    Ability,
    Rerolls,
    Rescue,
    Tier,
    UnitType,
    When,
    face,
    gold,
    unit,
)
from rulebound.games.homm3.model.log.combat import Saved
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import maybe_card

MAY_REROLL_ZERO = Ability(
    "rerolls-zero",
    When.ATTACK,
    rerolls=lambda s, a: Rerolls(faces=frozenset((0,)), again=True),
)
REROLLS_AFTER_MOVING = Ability(
    "rerolls-after-moving",
    When.ATTACK,
    rerolls=lambda s, a: Rerolls(once=a.attacker.at != s.fight.came_from),
)


def _save(s: State, u: Unit, a: Attack) -> None:
    """Archangels: once a combat the attack is cancelled."""
    u.used = True
    a.cancelled = True
    s.tell(Saved, unit=u.name, target=a.target.name)


SAVES_ANOTHER = Ability(
    "saves-another", rescues=Rescue(lambda u, other: not u.used and u is not other, _save)
)


def _parry(s: State, a: Attack) -> Flow[None]:
    """Halberdiers: a discarded card makes the die count for nothing (H3-17.71)."""
    y = a.target
    army = s.fight.armies[y.side]
    if not army.hero or army.player < 0 or not s.players[army.player].hand:
        return
    card = yield from maybe_card(
        army.seat,
        Text("homm3-ask-parry", {"unit": y.name, "target": a.attacker.name}),
        lambda: s.players[army.player].hand,
        "discard",
    )
    if card is not None:
        decks.put_off(s, army.player, card)
        a.ignored = True


PARRIES = Ability("parries", braces=_parry)


def _at_stables(s: State, seat: int) -> bool:
    heroes = s.map.realms[seat].heroes
    return any(at is not None and field(s, at).location == Ground.STABLES for at in heroes)


CHEAPER_AT_STABLES = map_ability(
    "cheaper-at-stables", MapAbility(MapMoment.REINFORCING, can=_at_stables), 6
)

unit(
    "castle_halberdiers",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 4), gold(2)),
    face(UnitType.GROUND, (3, 1, 2, 5), gold(3), PARRIES),
)
unit(
    "castle_marksmen",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 2, 4), gold(3)),
    face(UnitType.RANGED, (2, 0, 2, 6), gold(5), SECOND_SHOT),
)
unit(
    "castle_griffins",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 4, 6), gold(4), UNLIMITED_RETALIATION),
    face(UnitType.FLYING, (3, 0, 4, 9), gold(6), UNLIMITED_RETALIATION),
)
unit(
    "castle_crusaders",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 5), gold(6)),
    face(UnitType.GROUND, (4, 2, 4, 6), gold(10), MAY_REROLL_ZERO),
)
unit(
    "castle_zealots",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 5, 5), gold(8)),
    face(UnitType.RANGED, (4, 1, 5, 7), gold(12), NO_ADJACENT_PENALTY),
)
unit(
    "castle_champions",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 7, 7), gold(12), CHEAPER_AT_STABLES),
    face(UnitType.GROUND, (6, 2, 7, 9), gold(20, 1), REROLLS_AFTER_MOVING),
)
unit(
    "castle_archangels",
    Tier.GOLD,
    face(UnitType.FLYING, (6, 3, 8, 12), gold(20, 1), DRAWS_AT_START),
    face(UnitType.FLYING, (7, 3, 10, 18), gold(30, 2), SAVES_ANOTHER),
)
