"""Heroes and their Specialties (H3-5.60) of the Stronghold."""

from collections.abc import Callable
from functools import cache
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import throughout
from rulebound.games.homm3.boxes.common.specialties import favours, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import attack_for_discard
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.combat import occasions, targets
from rulebound.games.homm3.combat.cards import (
    Card,
    Effect,
    Fixture,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.map.ways import (
    attack,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.occasions import always, off_map
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

ANY_ATTACK: Final = "any_attack"
"""Any card may be spent for 1 attack."""

hero("yog", Faction.STRONGHOLD, "might", (4, 0, 1, 1), "offense", BOX)
favours("yog", twice_for("cyclopes"), four="initiative", six="health")


def _slow(amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.lay("slowed", fx.unit, amount)
        return
        yield

    return Effect(Mode.BASIC, Timing.ONGOING, do, targets=targets.anybody)


def _outrun(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    faster = initiative(fx.s, fx.unit) > initiative(fx.s, fx.attack.target)
    fx.add_attack(fx.unit, 2 if faster else 1)
    return
    yield


hero("gundula", Faction.STRONGHOLD, "magic", (2, 1, 1, 1), "wisdom", BOX)
specialties(
    "gundula",
    (_slow(2),),
    (
        Effect(
            Mode.BASIC,
            Timing.INSTANT,
            _outrun,
            frozenset((Moment.ATTACK,)),
            targets=targets.attacking,
        ),
    ),
    (_slow(4),),
)

_THUNDERBIRDS = twice_for("thunderbirds")
hero("shiva", Faction.STRONGHOLD, "might", (4, 0, 1, 1), "scouting", BOX)
favours("shiva", _THUNDERBIRDS, four="health", six="initiative", more=2)
hero("crag_hack", Faction.STRONGHOLD, "might", (4, 0, 1, 1), "offense", BOX)
specialties(
    "crag_hack",
    (lasting(Mode.BASIC, "attack", 1),),
    (attack_for_discard(Mode.BASIC, 1, 2),),
    (throughout(Mode.BASIC, ANY_ATTACK),),
)


def _spend(card: str) -> Callable[[State, int], None]:
    def used(s: State, seat: int) -> None:
        decks.put_off(s, seat, card)

    return used


@cache
def _spare(card: str) -> Fixture:
    """A card that is spent for 1 attack instead of what it says."""
    return Fixture("card", Card(card, "building", (attack("attack", 1),)), _spend(card))


@always(occasions.fixtures)
@off_map(occasions.fixtures)
def _spare_cards(s: State, player: int) -> tuple[Fixture, ...]:
    """Crag Hack VI."""
    b = s.battle
    if b is None or not b.ongoing:
        return ()
    if not any(e.what == ANY_ATTACK and b.armies[e.side].player == player for e in b.ongoing):
        return ()
    return tuple(_spare(card) for card in dict.fromkeys(s.players[player].hand))
