"""Heroes of Inferno, Fortress, Stronghold, Conflux and Cove (H3-5.60) in the Stretch Goals."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import throughout
from rulebound.games.homm3.boxes.common.ballistas import (
    AIMS,
    buys_machine,
    fires_ballista,
    gives_up_ballista,
)
from rulebound.games.homm3.boxes.common.finds import SHARED, exchanges
from rulebound.games.homm3.boxes.common.rerolls import turns_die
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import (
    IN_ATTACK,
    attack_of,
    defense_if,
    frees,
    hurts,
    lies_on,
    rides_on,
    rolls,
)
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.boxes.stretch_goals_2024.heroes_core import AT_START
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ANY,
    AT_ACTIVATION,
    AT_ATTACK,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import adjacent
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.map.ways import attack, draw, lasting, twice_for
from rulebound.games.homm3.model.battle import Unit, Until
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.log.combat import Defends

# ---- Inferno ----


def _bloodlust(amount: int, *, unanswered: bool = False) -> Effect:
    """More attack for a ground or flying unit, which does not strike back any more."""

    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, amount)
        fx.unit.retaliated = True
        if unanswered:
            fx.b.excused |= 1 << attack_of(fx).target.number
        return
        yield

    moments = IN_ATTACK if unanswered else AT_ATTACK
    whom = targets.melee(targets.attacking)
    return Effect(Mode.BASIC, Timing.INSTANT, do, moments, targets=whom)


hero("ash", Faction.INFERNO, "magic", (1, 1, 2, 1), "eagle_eye", BOX)
specialties(
    "ash",
    (_bloodlust(2),),
    (
        lies_on(
            Mode.BASIC, (("attack", 2), ("initiative", 1)), targets.melee(targets.own), cube=True
        ),
    ),
    (_bloodlust(3, unanswered=True),),
)
SIX_GOLD: Final = 1
"""The face of the Resource die with 6 gold."""


def _gold_face(kind: str) -> tuple[int, ...]:
    return (SIX_GOLD,) if kind == "resource" else ()


hero("octavia", Faction.INFERNO, "might", (2, 2, 1, 1), "scholar", BOX)
specialties(
    "octavia",
    (turns_die(Mode.TOP, _gold_face), draw(Mode.BOTTOM)),
    (rolls(Mode.TOP, 1), attack(Mode.BOTTOM, 1)),
    (rolls(Mode.TOP, 2), draw(Mode.BOTTOM, 2)),
)

# ---- Fortress ----


def _aim_ballistas(fx: Play) -> Flow[None]:
    fx.lay(AIMS, amount=1)
    return
    yield


hero("gerwulf", Faction.FORTRESS, "might", (0, 4, 1, 1), "armorer", BOX)
specialties(
    "gerwulf",
    (buys_machine(Mode.TOP, "ballista", 5), fires_ballista(Mode.BOTTOM)),
    (
        hurts(Mode.TOP, 1, targets.to_damage, Timing.ACTIVATION),
        gives_up_ballista(Mode.BOTTOM, 2),
    ),
    (
        Effect(
            Mode.TOP,
            Timing.INSTANT,
            _aim_ballistas,
            AT_START,
            lambda fx: not any(e.what == AIMS and e.side == fx.side for e in fx.b.ongoing),
        ),
        gives_up_ballista(Mode.BOTTOM, 3),
    ),
)


def _beside_attacker(fx: Play) -> bool:
    return adjacent(fx.unit, attack_of(fx).attacker)


def _defend_all(fx: Play) -> None:
    for unit in fx.own():
        if not unit.defending:
            unit.defending = True
            fx.s.tell(Defends, unit=unit.name)


def _shields_up(fx: Play) -> Flow[None]:
    _defend_all(fx)
    return
    yield


def _steadfast(fx: Play) -> Flow[None]:
    _defend_all(fx)
    fx.lay("steadfast", amount=1)
    return
    yield


def _somebody_stands_open(fx: Play) -> bool:
    return any(not unit.defending for unit in fx.own())


hero("merist", Faction.FORTRESS, "magic", (0, 1, 2, 2), "first_aid", BOX)
specialties(
    "merist",
    (defense_if(Mode.BASIC, 1, 2, _beside_attacker),),
    (Effect(Mode.BASIC, Timing.ACTIVATION, _shields_up, AT_ACTIVATION, _somebody_stands_open),),
    (Effect(Mode.BASIC, Timing.ONGOING, _steadfast),),
)


def _able(fx: Play) -> list[Unit]:
    """Own units with an ability that is awake."""
    return [u for u in fx.own() if u.kit.abilities]


_BASILISKS: Final = twice_for("basilisks")
hero("tarnum_fortress", Faction.FORTRESS, "might", (0, 4, 1, 1), "armorer", BOX)


def _make_sure(fx: Play) -> Flow[None]:
    fx.lay("sure", fx.unit, 1, until=Until.ITS_ACTIVATION)
    return
    yield


specialties(
    "tarnum_fortress",
    attack_or_defense(_BASILISKS),
    (lasting(Mode.BASIC, "health", 1, _BASILISKS),),
    (Effect(Mode.TOP, Timing.INSTANT, _make_sure, ANY, targets=_able), attack(Mode.BOTTOM, 2)),
)

# ---- Stronghold ----


def _buys_rounds(fx: Play) -> bool:
    """A further combat round against guards would cost a movement point (H3-10.70)."""
    b = fx.b
    return bool(b.guards) and not b.azure and not fx.s.rules.free_rounds and not b.endless


def _fight_on(fx: Play) -> Flow[None]:
    fx.b.free_rounds += 1
    return
    yield


hero("dessa", Faction.STRONGHOLD, "magic", (2, 1, 1, 1), "logistics", BOX)
specialties(
    "dessa",
    (Effect(Mode.BASIC, Timing.INSTANT, _fight_on, frozenset((Moment.END,)), _buys_rounds),),
    (rides_on(Mode.TOP), throughout(Mode.BOTTOM, "initiative")),
    (rides_on(Mode.TOP, cards.PASSES_BLOCKED), draw(Mode.BOTTOM, 2)),
)
hero("tarnum_stronghold", Faction.STRONGHOLD, "might", (4, 0, 1, 1), "offense", BOX)
specialties(
    "tarnum_stronghold",
    (attack(Mode.TOP, 1), draw(Mode.BOTTOM)),
    (lasting(Mode.BASIC, "attack", 1),),
    (attack(Mode.BASIC, 3),),
)

# ---- Conflux ----

_ELEMENTALS: Final = twice_for(trait="elementals")
hero("pasis", Faction.CONFLUX, "might", (3, 1, 1, 1), "artillery", BOX)
specialties(
    "pasis",
    (lasting(Mode.BASIC, "initiative", 1, _ELEMENTALS),),
    attack_or_defense(_ELEMENTALS),
    (lasting(Mode.BASIC, "health", 1, _ELEMENTALS),),
)

# ---- Cove ----


def _heal_three(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 3)
    return
    yield


hero("astra", Faction.COVE, "magic", (2, 0, 1, 2), "luck", BOX)
specialties(
    "astra",
    (frees(Mode.BASIC, targets.own, draws=1),),
    (frees(Mode.BASIC, targets.own, heals=2),),
    (Effect(Mode.BASIC, Timing.INSTANT, _heal_three, AFTER_DAMAGE, targets=targets.wounded),),
)
hero("miriam", Faction.COVE, "might", (3, 0, 2, 1), "logistics", BOX)
specialties(
    "miriam",
    (exchanges(Mode.BASIC, (CardKind.ABILITY,), 2, goes_too=True),),
    (exchanges(Mode.BASIC, SHARED, 2, goes_too=True),),
    (exchanges(Mode.BASIC, SHARED, 4, goes_too=True),),
)
