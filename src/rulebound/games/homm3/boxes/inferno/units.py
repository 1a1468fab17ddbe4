"""Inferno."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.unit_attacks import BITES_ANOTHER, SCORCHES
from rulebound.games.homm3.boxes.common.unit_rules import (
    CASTING_COSTS_A_CARD,
    NO_RETALIATION,
    UNHARMED_BY_ARROW_AND_FIRE,
    unharmed_by,
)
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.combat.moves import blocked_for
from rulebound.games.homm3.combat.values import initiative, standing
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Other, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.log.combat import Reinforced
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import ALL, NAMES, NEXT_TO, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask

UNHARMED_BY_ARROW: Final = Ability("unharmed-by-arrow", card_damage=unharmed_by(("magic_arrow",)))
MOVES_ANYWHERE: Final = Ability("moves-anywhere", reaches=lambda closed: ALL & ~closed)


# ---- Pit Lords (H3-10.140) ----

DEMONS: Final = Troop("inferno_demons")


def _own_demons(s: State, side: int) -> list[Unit]:
    return [y for y in standing(s.fight, side) if y.kind.id == DEMONS.kind]


def _in_pool(s: State, side: int) -> bool:
    """The Demons card lies neither on the board nor in the unit deck."""
    kept_back = any(troop.kind == DEMONS.kind for troop in s.fight.kept_back[side])
    return not kept_back and not _own_demons(s, side)


def _summonings(s: State, u: Unit) -> tuple[Option, ...]:
    """Few Demons on a free space beside the Pit Lords, or a Pack out of the Few there are."""
    if u.used or not s.fight.armies[u.side].lost:
        return ()
    found = [
        Option("reinforce", (y.ref,), data=y.number) for y in _own_demons(s, u.side) if not y.pack
    ]
    if _in_pool(s, u.side):
        found += [
            Telling("summon", (f"troop:{DEMONS.kind}", f"space:{NAMES[at]}"), data=at)
            for at in spaces_in(NEXT_TO[u.at] & ~blocked_for(s, u))
        ]
    return tuple(found)


def _raise_demons(s: State, u: Unit) -> Flow[None]:
    prompt = Text("homm3-ask-summon", {"unit": u.name})
    option = yield from ask(s.seat_of(u.side), prompt, lambda: _summonings(s, u))
    u.used = True
    s.fight.changed = True
    if option.kind == "reinforce":
        demons = s.fight.units[option.data]
        demons.pack = True
        harm.refit(s, demons)
        s.tell(Reinforced, unit=demons.name)
    else:
        demons = add_unit(s, DEMONS, u.side, option.data)
        demons.activated = initiative(s, demons) > initiative(s, u)


RAISES_DEMONS: Final = Ability(
    "raises-demons", When.OTHER, other=Other(lambda s, u: bool(_summonings(s, u)), _raise_demons)
)

unit(
    "inferno_familiars",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 5), gold(2)),
    face(UnitType.GROUND, (3, 1, 2, 7), gold(3), CASTING_COSTS_A_CARD),
    box=BOX,
)
unit(
    "inferno_magogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 2, 4), gold(3)),
    face(UnitType.RANGED, (2, 0, 3, 6), gold(5), SCORCHES),
    box=BOX,
)
unit(
    "inferno_cerberi",
    Tier.BRONZE,
    face(UnitType.GROUND, (3, 0, 4, 7), gold(4)),
    face(UnitType.GROUND, (3, 1, 5, 8), gold(7), BITES_ANOTHER),
    box=BOX,
)
unit(
    "inferno_demons",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 5), gold(6)),
    face(UnitType.GROUND, (3, 2, 5, 6), gold(8)),
    box=BOX,
)
unit(
    "inferno_pit_lords",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 1, 6, 6), gold(8)),
    face(UnitType.GROUND, (5, 1, 6, 7), gold(15), RAISES_DEMONS),
    box=BOX,
)
unit(
    "inferno_efreet",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 1, 7, 9), gold(12), UNHARMED_BY_ARROW),
    face(UnitType.FLYING, (6, 1, 7, 13), gold(18, 1), UNHARMED_BY_ARROW_AND_FIRE),
    box=BOX,
)
unit(
    "inferno_arch_devils",
    Tier.GOLD,
    face(UnitType.FLYING, (6, 3, 8, 11), gold(22, 1), NO_RETALIATION),
    face(UnitType.FLYING, (7, 3, 9, 15), gold(30, 2), NO_RETALIATION, MOVES_ANYWHERE),
    box=BOX,
)
