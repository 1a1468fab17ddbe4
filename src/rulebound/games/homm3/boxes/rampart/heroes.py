"""Heroes and their Specialties (H3-5.60) of the Rampart."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ANYTIME,
    CARDS,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import of_side
from rulebound.games.homm3.map.bargains import trade_in
from rulebound.games.homm3.map.ways import (
    draw,
    has_cards_to_draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.log.cards import Took
from rulebound.games.homm3.table import decks

_ELVES: Final = twice_for("elves", "sharpshooters")
hero("gelu", Faction.RAMPART, "might", (1, 3, 1, 1), "archery", BOX)
specialties(
    "gelu",
    attack_or_defense(_ELVES),
    (trade_in("rampart_elves", "neutral_sharpshooters", "silver"), draw(Mode.BOTTOM)),
    (lasting(Mode.BASIC, "initiative", 2, _ELVES),),
)


# ---- First Aid ----

_TENT: Final = "first_aid_tent"


def _tents(fx: Play, seat: int) -> int:
    p = fx.s.players[seat]
    return (p.hand + p.deck + p.discard + (p.permanent,)).count(_TENT)


def _tent_is_left(fx: Play) -> bool:
    taken = sum(_tents(fx, seat) for seat in range(len(fx.s.players)))
    return taken < CARDS[_TENT].copies


def _take_tent(fx: Play) -> Flow[None]:
    decks.gain_card(fx.s, fx.owner, _TENT)
    fx.s.tell(Took, seat=fx.owner, deck="machine", card=_TENT)
    return
    yield


def _draw_with_tent(fx: Play) -> bool:
    return _tents(fx, fx.owner) > 0 and has_cards_to_draw(fx)


def _draw_one(fx: Play) -> Flow[None]:
    fx.draw()
    return
    yield


def _heal_two(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 2)
    return
    yield


def _better_tent(fx: Play) -> Flow[None]:
    fx.lay("first_aid", amount=1)
    return
    yield


hero("gem", Faction.RAMPART, "magic", (0, 2, 1, 2), "first_aid", BOX)
specialties(
    "gem",
    (
        Effect(Mode.TOP, Timing.INSTANT, _take_tent, ANYTIME, _tent_is_left),
        Effect(Mode.BOTTOM, Timing.INSTANT, _draw_one, ANYTIME, _draw_with_tent),
    ),
    (Effect(Mode.BASIC, Timing.INSTANT, _heal_two, AFTER_DAMAGE, targets=targets.wounded),),
    (
        Effect(
            Mode.BASIC,
            Timing.ONGOING,
            _better_tent,
            can=lambda fx: not of_side(fx.b, fx.side, "first_aid"),
        ),
    ),
)
