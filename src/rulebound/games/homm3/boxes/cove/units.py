"""Cove."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import ATTACKS_ANOTHER, pick
from rulebound.games.homm3.boxes.common.unit_effects import poisons, weakens
from rulebound.games.homm3.boxes.common.unit_rules import (
    NO_ADJACENT_PENALTY,
    NO_RETALIATION,
    UNTOUCHED_BY_SPELLS,
    caps_damage,
)
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat import tokens
from rulebound.games.homm3.combat.values import everybody
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import Ability, Other, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

LOOT: Final = 2
VENGEANCE: Final = 2
CURSE: Final = 2


def _plunder(s: State, u: Unit, target: Unit) -> Flow[None]:
    player = s.fight.armies[u.side].player
    if not u.used and player >= 0:
        u.used = True
        decks.gain(s, player, gold=LOOT)
    return
    yield


PLUNDERS: Final = Ability("plunders", args=(("count", LOOT),), defeats=_plunder)


def _avenge(s: State, a: Attack) -> int:
    """It was knocked down from Pack to Few in this combat."""
    return VENGEANCE if a.attacker.flipped else 0


AVENGES_ITSELF: Final = Ability(
    "avenges-itself", When.ATTACK, (("count", VENGEANCE),), attack_bonus=_avenge
)


def _curse(s: State, u: Unit) -> Flow[None]:
    target = yield from pick(s, u, "curse", lambda: everybody(s.fight))
    tokens.weaken(s, target, CURSE)


CURSES: Final = Ability(
    "curses", When.OTHER, (("count", CURSE),), other=Other(lambda s, u: True, _curse)
)

unit(
    "cove_oceanids",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 3, 6), gold(2)),
    face(UnitType.FLYING, (3, 0, 3, 8), gold(3), UNTOUCHED_BY_SPELLS),
    box=BOX,
)
unit(
    "cove_seamen",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 5), gold(3)),
    face(UnitType.GROUND, (2, 1, 5, 6), gold(5), PLUNDERS),
    box=BOX,
)
unit(
    "cove_sea_dogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 6), gold(4), NO_ADJACENT_PENALTY),
    face(UnitType.RANGED, (3, 0, 5, 8), gold(6), NO_RETALIATION, NO_ADJACENT_PENALTY),
    box=BOX,
)
unit(
    "cove_ayssids",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 5, 9), gold(6)),
    face(UnitType.FLYING, (3, 1, 6, 11), gold(10), ATTACKS_ANOTHER),
    box=BOX,
)
unit(
    "cove_sorceresses",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 5, 6), gold(8), CURSES),
    face(UnitType.RANGED, (4, 1, 6, 7), gold(13), weakens(1)),
    box=BOX,
)
unit(
    "cove_nix",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 7, 6), gold(12)),
    face(UnitType.GROUND, (6, 2, 8, 7), gold(20, 1), caps_damage(4)),
    box=BOX,
)
unit(
    "cove_haspids",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 3, 8, 9), gold(18, 1), AVENGES_ITSELF),
    face(UnitType.GROUND, (7, 3, 8, 12), gold(30, 2), poisons(2)),
    box=BOX,
)
