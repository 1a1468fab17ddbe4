"""What heroes and Abilities do with Ballistas and Cannons (H3-13.5)."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    ANY,
    CARDS,
    ON_MAP,
    Effect,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import initiative, of_side
from rulebound.games.homm3.combat.windows import offer
from rulebound.games.homm3.map import resources, trade
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.cards import Discarded, Took
from rulebound.games.homm3.table import decks

BALLISTA: Final = "ballista"
AIMS: Final = "aims_ballista"
"""The owner picks the targets of the Ballistas."""
TRIPLE: Final = "artillery"
"""The next shot of a Ballista is made three times."""
SHOTS: Final = 3


def slowest(fx: Play) -> list[Unit]:
    """The enemies with the lowest initiative: one of them is hit."""
    foes = fx.foes()
    lowest = min((initiative(fx.s, u) for u in foes), default=0)
    return [u for u in foes if initiative(fx.s, u) == lowest]


def shoot(fx: Play, damage: int) -> Flow[None]:
    """A Ballista fires at the slowest enemy, or at whom its owner picks."""
    if not fx.foes():
        return
    aims = any(e.what == AIMS and e.side == fx.side for e in fx.b.ongoing)
    unit = yield from fx.choose(lambda: fx.foes() if aims else slowest(fx))
    for _ in range(SHOTS if of_side(fx.b, fx.side, TRIPLE) else 1):
        fx.damage(unit, damage)
    fx.b.ongoing = tuple(e for e in fx.b.ongoing if e.what != TRIPLE or e.side != fx.side or e.lies)


def fire(fx: Play, damage: int) -> Flow[None]:
    """As a combat round begins; Artillery may be played along."""
    yield from offer(fx.s, fx.side, Moment.FIRING)
    yield from shoot(fx, damage)


def owns(fx: Play, machine: str) -> bool:
    p = fx.player
    return machine in (*p.hand, *p.deck, *p.discard, p.permanent)


# ---- ways of using cards ----


def buys_machine(mode: str, machine: str, gold: int) -> Effect:
    """A War Machine for so much gold, while there is one."""
    cost = Cost(gold)

    @mapped
    def can(fx: MapPlay) -> bool:
        return resources.has(fx.s, fx.number, cost) and trade.left(fx.s, machine) > 0

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        resources.pay(fx.s, fx.number, cost)
        decks.gain_card(fx.s, fx.number, machine)
        fx.s.tell(Took, seat=fx.number, deck="machine", card=machine)
        return
        yield

    return Effect(mode, Timing.MAP, do, ON_MAP, can)


def _fire_once(fx: Play) -> Flow[None]:
    ballista = CARDS[BALLISTA]
    assert ballista.begins is not None
    yield from ballista.begins(Play(fx.s, fx.side, ballista, ballista.effects[0]))


def fires_ballista(mode: str) -> Effect:
    """A Ballista that one owns is used once more."""
    return Effect(mode, Timing.INSTANT, _fire_once, ANY, lambda fx: owns(fx, BALLISTA))


def more_ballistas(mode: str, moments: frozenset[str], *, fires: bool = False) -> Effect:
    """One more Ballista for this combat; ``fires``: all Ballistas at once."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(BALLISTA, amount=1)
        if fires:
            count = of_side(fx.b, fx.side, BALLISTA) + (fx.player.permanent == BALLISTA)
            for _ in range(count):
                yield from _fire_once(fx)

    return Effect(mode, Timing.INSTANT, do, moments)


def gives_up_ballista(mode: str, damage: int) -> Effect:
    """A Ballista is discarded, and a unit takes damage."""

    def do(fx: Play) -> Flow[None]:
        p = fx.player
        if p.permanent == BALLISTA:
            p.permanent = ""
            p.discard += (BALLISTA,)
            fx.s.tell(Discarded, seat=fx.owner, card=BALLISTA)
        else:
            decks.put_off(fx.s, fx.owner, BALLISTA)
        fx.damage(fx.unit, damage)
        return
        yield

    def can(fx: Play) -> bool:
        return BALLISTA in (*fx.player.hand, fx.player.permanent)

    return Effect(mode, Timing.INSTANT, do, ANY, can, targets.to_damage)


def fires_cannon(mode: str, damage: int = 2) -> Effect:
    """The Cannon in play fires, besides its use of the combat round."""

    def do(fx: Play) -> Flow[None]:
        fx.damage(fx.unit, damage)
        return
        yield

    return Effect(
        mode, Timing.INSTANT, do, ANY, lambda fx: fx.player.permanent == "cannon", targets.enemy
    )
