"""Heroes of the core box's factions (H3-5.60) in the Stretch Goals of 2024."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.ballistas import (
    buys_machine,
    fires_ballista,
    more_ballistas,
)
from rulebound.games.homm3.boxes.common.specialties import (
    attack_or_defense,
    specialties,
)
from rulebound.games.homm3.boxes.common.specialty_effects import (
    hurts_all,
    hurts_two,
    lies_on_kin,
    pays,
)
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.combat.cards import ANY, Effect, Mode, Moment, Play, Timing
from rulebound.games.homm3.map.ways import attack, draw, lasting, twice_for
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import Cost, Tier, UnitType
from rulebound.games.homm3.model.spaces import NAMES, SPACES
from rulebound.games.homm3.table.asking import ask

AT_START: Final = frozenset((Moment.START,))

# ---- Castle ----

_ZEALOTS: Final = twice_for("zealots")
hero("ingham", Faction.CASTLE, "magic", (1, 0, 2, 2), "mysticism", BOX)
specialties(
    "ingham",
    attack_or_defense(_ZEALOTS),
    (lasting(Mode.BASIC, "health", 1, _ZEALOTS),),
    (lies_on_kin(Mode.TOP, "pierces", "zealots"), draw(Mode.BOTTOM)),
)
hero("tarnum_castle", Faction.CASTLE, "might", (2, 2, 1, 1), "artillery", BOX)
specialties(
    "tarnum_castle",
    (buys_machine(Mode.TOP, "ballista", 5), fires_ballista(Mode.BOTTOM)),
    (more_ballistas(Mode.TOP, AT_START), draw(Mode.BOTTOM)),
    (hurts_two(Mode.BASIC, 2),),
)


def _other_shooters(fx: Play) -> list[Unit]:
    return [u for u in fx.own() if u.type == UnitType.RANGED and u.number != fx.b.active]


def _call(fx: Play) -> Flow[None]:
    """It acts as soon as the active unit is done."""
    fx.b.called = fx.unit.number
    return
    yield


_MARKSMEN: Final = twice_for("marksmen")
hero("valeska", Faction.CASTLE, "might", (2, 2, 1, 1), "archery", BOX)
specialties(
    "valeska",
    (lasting(Mode.BASIC, "health", 1, _MARKSMEN),),
    attack_or_defense(_MARKSMEN),
    (
        Effect(Mode.TOP, Timing.ACTIVATION, _call, targets=_other_shooters),
        draw(Mode.BOTTOM, 2),
    ),
)

# ---- Dungeon ----

_HARPIES: Final = twice_for("harpies")
hero("lorelei", Faction.DUNGEON, "might", (2, 2, 1, 1), "scouting", BOX)
specialties(
    "lorelei",
    attack_or_defense(_HARPIES),
    (lasting(Mode.BASIC, "health", 1, _HARPIES),),
    (attack(Mode.BASIC, 2, _HARPIES),),
)
hero("sephinroth", Faction.DUNGEON, "magic", (0, 0, 3, 2), "intelligence", BOX)
specialties(
    "sephinroth",
    (pays(Mode.TOP, Cost(1), valuables=1), draw(Mode.BOTTOM)),
    (pays(Mode.TOP, Cost(), valuables=1), power(2, Mode.BOTTOM)),
    (pays(Mode.TOP, Cost(), valuables=2), draw(Mode.BOTTOM, 2)),
)
COLUMNS: Final = 4


def _in_column(fx: Play, column: int) -> list[Unit]:
    return [u for u in fx.all(damages=True) if u.at >= 0 and u.at % COLUMNS == column]


def _aim_breath(fx: Play) -> Flow[None]:
    """A row of five spaces: it is called by the first of them."""

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("space", (f"space:{NAMES[column]}",), data=column)
            for column in range(COLUMNS)
            if _in_column(fx, column)
        )

    option = yield from ask(fx.seat, Text("homm3-ask-row", {"card": fx.card.id}), build)
    fx.spaces = tuple(range(option.data, SPACES, COLUMNS))


def _breathe(fx: Play) -> Flow[None]:
    for unit in _in_column(fx, fx.spaces[0]):
        fx.damage(unit, 2)
    return
    yield


def _dragons(fx: Play) -> list[Unit]:
    return [u for u in fx.all() if "dragons" in u.kind.traits]


def _turn_cube(fx: Play) -> Flow[None]:
    """The cube tells that a unit has struck back in this combat round (H3-10.55)."""
    fx.unit.retaliated = not fx.unit.retaliated
    return
    yield


def _anybody_there(fx: Play) -> bool:
    return any(u.at >= 0 for u in fx.all(damages=True))


hero("tarnum_dungeon", Faction.DUNGEON, "might", (2, 2, 1, 1), "estates", BOX)
specialties(
    "tarnum_dungeon",
    attack_or_defense(twice_for(trait="dragons")),
    (Effect(Mode.BASIC, Timing.INSTANT, _breathe, ANY, _anybody_there, aim=_aim_breath),),
    (
        Effect(Mode.TOP, Timing.INSTANT, _turn_cube, ANY, targets=_dragons),
        attack(Mode.BOTTOM, 2),
    ),
)

# ---- Necropolis ----

_LICHES: Final = twice_for("liches")
hero("moandor", Faction.NECROPOLIS, "might", (1, 2, 2, 1), "necromancy", BOX)
specialties(
    "moandor",
    attack_or_defense(_LICHES),
    (lasting(Mode.BASIC, "health", 1, _LICHES),),
    (lies_on_kin(Mode.TOP, "pierces", "liches"), attack(Mode.BOTTOM, 2)),
)
hero("septienna", Faction.NECROPOLIS, "magic", (1, 0, 2, 2), "necromancy", BOX)
specialties(
    "septienna",
    (
        hurts_all(Mode.TOP, 1, lambda u: u.tier == Tier.BRONZE, Timing.ACTIVATION),
        power(1, Mode.BOTTOM),
    ),
    (
        hurts_all(Mode.TOP, 1, lambda u: u.tier == Tier.SILVER, Timing.ACTIVATION),
        power(1, Mode.BOTTOM),
    ),
    (
        hurts_all(Mode.TOP, 2, lambda u: u.tier >= Tier.GOLD, Timing.ACTIVATION),
        power(2, Mode.BOTTOM),
    ),
)
