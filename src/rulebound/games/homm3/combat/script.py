"""A combat from the first placement to its end (H3-10)."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat import harm, occasions
from rulebound.games.homm3.combat.activation import act, begin
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.deploy import deploy, line_up, place_walls
from rulebound.games.homm3.combat.guards import draw_guards
from rulebound.games.homm3.combat.order import next_unit, still_first
from rulebound.games.homm3.combat.values import of_side, standing
from rulebound.games.homm3.combat.windows import permanents_begin, react, settle, window
from rulebound.games.homm3.model.battle import CombatPhase, Side, Until
from rulebound.games.homm3.model.kinds import TIERS
from rulebound.games.homm3.model.log.combat import CombatOver, CombatRound
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

# Bound once: looking a member up takes longer than comparing it.
_ROUND: Final = CombatPhase.ROUND
_OVER: Final = CombatPhase.OVER
_BEFORE: Final = Moment.BEFORE

STALEMATE: Final = 20
"""Combat rounds without any change (H3-10.35)."""
GO_ON: Final = plain("fight-on")
RETREAT: Final = plain("retreat")


def fight(s: State) -> Flow[None]:
    """The whole combat; every phase can start again from the table alone."""
    b = s.fight
    while b.phase != _OVER:
        if b.phase != _ROUND:  # soon comes the checkpoint of the activation itself
            s.settled = True
            yield CHECKPOINT
            s.settled = False
        yield from _PHASES[b.phase](s)


def _deploy(s: State) -> Flow[None]:
    """H3-10.20, H3-10.24: the attacker, then the defender; guards are drawn in between."""
    b = s.fight
    drawn = b.guards or b.tiers is not None
    if (
        b.turn == Side.DEFENDER
        and drawn
        and not b.reserve[Side.DEFENDER]
        and not standing(b, Side.DEFENDER)
    ):
        draw_guards(s)
        for hear in s.listening(occasions.guards_drawn):
            yield from hear(s, b.armies[Side.ATTACKER].seat)
    army = b.armies[b.turn]
    if army.ai:
        yield from line_up(s, b.turn)
    else:
        yield from deploy(s, b.turn)
    b.kept_back[b.turn] += b.reserve[b.turn]  # H3-9.1: more than can be fielded
    b.reserve[b.turn] = ()
    if b.turn == Side.ATTACKER:
        b.turn = Side.DEFENDER
    else:
        b.phase = CombatPhase.WALLS if b.siege else CombatPhase.START


def _walls(s: State) -> Flow[None]:
    yield from place_walls(s)
    s.fight.phase = CombatPhase.START


def _start(s: State) -> Flow[None]:
    """H3-10.26: what happens at the start of combat, attacker first; then the first window."""
    b = s.fight
    if not standing(b, Side.DEFENDER):  # H3-9.20: nobody could be drawn
        b.ended = "skip"
        _finish(s)
        return
    for begin_combat in s.listening(occasions.combat_starts):
        yield from begin_combat(s)
    for side in (Side.ATTACKER, Side.DEFENDER):
        for u in standing(b, side):
            for hook in u.kit.starts:
                yield from hook(s, u)
        for begin_side in s.listening(occasions.side_starts):
            yield from begin_side(s, side)
    b.round = 1
    s.tell(CombatRound, number=1)
    yield from window(s, Moment.START, Side.ATTACKER)
    yield from _begin_round(s)
    b.phase = _ROUND
    if harm.decided(s):
        _finish(s)


def _begin_round(s: State) -> Flow[None]:
    for u in tuple(s.fight.units):
        for hook in u.kit.rounds:
            if u.alive and not harm.decided(s):
                yield from hook(s, u)
    yield from permanents_begin(s)
    yield from window(s, Moment.ROUND, Side.ATTACKER)
    yield from settle(s)


def _next(s: State) -> Flow[None]:
    """The next unit begins its activation."""
    b = s.fight
    last_tied = b.last_tied.copy()
    u = yield from next_unit(s)
    if u is None:
        b.phase = CombatPhase.ROUND_END
        return
    called = b.called == u.number
    b.due, b.called = u.number, -1
    acted = u.paralysed and (yield from react(s, u.side, _BEFORE, u.name))
    acted = (yield from react(s, 1 - u.side, _BEFORE, u.name)) or acted
    b.due = -1
    if b.called >= 0:
        b.last_tied = last_tied
        return
    if acted and not called and not harm.decided(s) and not still_first(s, u, last_tied):
        b.last_tied = last_tied  # H3-10.32: a card has changed the order
        return
    if u.alive and not u.activated and not harm.decided(s):
        yield from begin(s, u)
    if harm.decided(s):
        _finish(s)


def _act(s: State) -> Flow[None]:
    yield from act(s)
    if harm.decided(s):
        _finish(s)


def _round_end(s: State) -> Flow[None]:
    b = s.fight
    yield from window(s, Moment.END, Side.ATTACKER)
    if harm.decided(s):
        _finish(s)
        return
    harm.end_effects(s, [e for e in b.ongoing if Until.FOR_COMBAT < e.until <= b.round])
    if harm.decided(s):
        _finish(s)
        return
    b.quiet = 0 if b.changed else b.quiet + 1
    b.changed = False
    if b.quiet >= STALEMATE:
        b.ended = "retreat" if b.guards else "stalemate"
        _finish(s)
        return
    if b.guards and not b.azure and not (yield from _another_round(s)):
        b.ended = "retreat"
        _finish(s)
        return
    b.round += 1
    b.last_tied = {}
    for u in b.units:
        u.activated = u.retaliated = False
        u.answers = 0
    for side, army in enumerate(b.armies):
        army.casts = 0
        army.limit = 1 + of_side(b, side, "more_spells")  # H3-5.32: Knowledge raises it, too
        army.used = False
        if army.hero and s.rules.draw_each_round:
            decks.draw(s, army.player, s.rules.draw_each_round)
    s.tell(CombatRound, number=b.round)
    b.phase = _ROUND
    for hear in s.listening(occasions.combat_round):
        yield from hear(s)
    yield from _begin_round(s)
    if harm.decided(s):
        _finish(s)


def _another_round(s: State) -> Flow[bool]:
    """H3-10.70: a movement point buys one more combat round against guards."""
    army = s.fight.armies[Side.ATTACKER]
    player = s.players[army.player]
    free = s.rules.free_rounds or s.fight.endless or s.fight.free_rounds > 0  # OPT-9
    if not player.movement and not free:
        return army.bound
    if army.bound:
        go_on = True
    else:
        option: Option = yield Decision(
            army.seat,
            Text("homm3-ask-another-round", {"movement": player.movement}),
            lambda: (GO_ON, RETREAT),
        )
        go_on = option is GO_ON
    if go_on and not free:
        player.movement -= 1
    s.fight.free_rounds = max(0, s.fight.free_rounds - 1)
    return go_on


def _finish(s: State) -> None:
    """H3-10.75, H3-10.84: who won, and everything goes back to its place."""
    b = s.fight
    if b.winner < 0 and not b.ended:
        if (
            not standing(b, Side.ATTACKER)
            and b.guards
            and not b.azure
            and b.kept_back[Side.ATTACKER]
        ):
            b.ended = "retreat"  # H3-10.76
        else:
            b.winner = (
                Side.DEFENDER
                if standing(b, Side.DEFENDER) or not standing(b, Side.ATTACKER)
                else Side.ATTACKER
            )
            b.ended = "defeat"
    for u in b.units:
        while u.cover is not None:
            harm.uncover(s, u)
    b.phase = _OVER
    for effect in b.ongoing:
        if effect.lies:
            harm.put_away(s, effect)
    b.ongoing = ()
    for side in (Side.ATTACKER, Side.DEFENDER):
        _return_troops(s, side)
    s.tell(
        CombatOver,
        winner=b.winner,
        how=b.ended,
        seats=[army.player for army in b.armies],
        fallen=[sum(not u.alive for u in b.units if u.side == side) for side in Side],
    )


def _return_troops(s: State, side: int) -> None:
    """Survivors go back to the unit deck with the side they show (H3-9.7)."""
    b = s.fight
    army = b.armies[side]
    survivors = tuple(
        Troop(u.kind.id, u.pack)
        for u in standing(b, side)
        if u.kind.faction != "summoned" and not u.lent
    )
    if army.player >= 0:
        s.players[army.player].troops = b.kept_back[side] + survivors
    for u in b.units:
        if u.lent and u.side == side and u.kind.faction == "neutral" and u.original < 0:
            decks.lay_off(s, TIERS[u.tier], u.kind.id)
        u.damage = 0
        u.paralysed = u.defending = False


_PHASES: Final[dict[int, Callable[[State], Flow[None]]]] = {
    CombatPhase.DEPLOY: _deploy,
    CombatPhase.WALLS: _walls,
    CombatPhase.START: _start,
    CombatPhase.ROUND: _next,
    CombatPhase.ACTIVATION: _act,
    CombatPhase.ROUND_END: _round_end,
}
