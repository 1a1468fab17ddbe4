"""Heroes of the Rampart and the Tower (H3-5.60) in the Stretch Goals of 2024."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.ballistas import (
    buys_machine,
    fires_ballista,
    more_ballistas,
)
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import (
    attack_if,
    attack_of,
    fixes_dice,
    lies_on,
    rolls,
)
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.boxes.stretch_goals_2024.heroes_core import AT_START
from rulebound.games.homm3.combat.cards import ANY, ANYTIME, ON_MAP, Effect, Mode, Play, Timing
from rulebound.games.homm3.combat.deploy import add_unit, free_spaces
from rulebound.games.homm3.combat.dice import FACES
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.ways import (
    attack,
    defense,
    draw,
    gain_morale,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import spaces_in
from rulebound.games.homm3.table import decks

# ---- Rampart ----


def _twice_for_shooters(unit: Unit) -> int:
    return 2 if unit.type == UnitType.RANGED else 1


hero("ivor", Faction.RAMPART, "might", (1, 3, 1, 1), "offense", BOX)
specialties(
    "ivor",
    (fixes_dice(Mode.BASIC, (0,), own=False),),
    (
        attack(Mode.TOP, 1, _twice_for_shooters),
        defense(Mode.BOTTOM, 1, _twice_for_shooters),
    ),
    (lasting(Mode.TOP, "health", 2), fixes_dice(Mode.BOTTOM, FACES, own=True)),
)


def _cheer(fx: Play) -> Flow[None]:
    fx.gain(gold=1)
    yield from gain_morale(fx)


@mapped
def _more_dice(fx: MapPlay) -> Flow[None]:
    fx.gain(gold=1)
    fx.last(cards.MORE_DICE)
    return
    yield


hero("melodia", Faction.RAMPART, "magic", (0, 2, 1, 2), "luck", BOX)
specialties(
    "melodia",
    (Effect(Mode.BASIC, Timing.INSTANT, _cheer, ANYTIME),),
    (rolls(Mode.BASIC, 2, gold=1),),
    (Effect(Mode.BASIC, Timing.MAP, _more_dice, ON_MAP),),
)
SHARPSHOOTERS: Final = "neutral_sharpshooters"


def _can_call_up(fx: Play) -> bool:
    deck = fx.s.decks["silver"]
    return SHARPSHOOTERS in deck.cards + deck.discard and bool(free_spaces(fx.s, fx.side))


def _call_up(fx: Play) -> Flow[None]:
    """They fight in this combat, behind the others if there is room, and are discarded then."""
    s = fx.s
    decks.take_out(s, "silver", SHARPSHOOTERS)
    deck = s.decks["silver"]
    s.decks["silver"] = deck._replace(cards=s.rng.shuffled(deck.cards))
    at = next(spaces_in(free_spaces(s, fx.side)))
    add_unit(s, Troop(SHARPSHOOTERS), fx.side, at).lent = True
    return
    yield


_ELVES: Final = twice_for("elves", "sharpshooters")
hero("tarnum_rampart", Faction.RAMPART, "might", (1, 3, 1, 1), "leadership", BOX)
specialties(
    "tarnum_rampart",
    attack_or_defense(_ELVES),
    (lasting(Mode.BASIC, "initiative", 1, _ELVES),),
    (Effect(Mode.TOP, Timing.INSTANT, _call_up, AT_START, _can_call_up), draw(Mode.BOTTOM)),
)

# ---- Tower ----


def _prey_is_faster(fx: Play) -> bool:
    a = attack_of(fx)
    return initiative(fx.s, a.target) > initiative(fx.s, a.attacker)


hero("cyra", Faction.TOWER, "magic", (0, 0, 2, 3), "diplomacy", BOX)
specialties(
    "cyra",
    (lasting(Mode.BASIC, "initiative", 3),),
    (attack_if(Mode.BASIC, 1, 2, _prey_is_faster),),
    (lies_on(Mode.BASIC, (("initiative", 3), ("defense_slower", 1))),),
)


@mapped
def _ballista_for_round(fx: MapPlay) -> Flow[None]:
    fx.last(cards.BALLISTA)
    return
    yield


hero("torosar", Faction.TOWER, "might", (1, 1, 2, 2), "mysticism", BOX)
specialties(
    "torosar",
    (buys_machine(Mode.TOP, "ballista", 5), fires_ballista(Mode.BOTTOM)),
    (Effect(Mode.BASIC, Timing.MAP, _ballista_for_round, ON_MAP),),
    (more_ballistas(Mode.BASIC, ANY, fires=True),),
)
