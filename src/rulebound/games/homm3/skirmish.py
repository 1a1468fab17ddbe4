"""The two forms of play without a map, from the first purchase to the result."""

from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.core.game import Result
from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.guards import discard_guards
from rulebound.games.homm3.combat.occasions import Reinforcing
from rulebound.games.homm3.combat.script import fight
from rulebound.games.homm3.combat.setup import buy, price, purchases
from rulebound.games.homm3.combat.windows import offer
from rulebound.games.homm3.map.experience import gain_xp, xp_for
from rulebound.games.homm3.map.occasions import levelling, searching, searching_done
from rulebound.games.homm3.model.battle import CombatPhase, Side
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.log.combat import Bought, Over, Resigned
from rulebound.games.homm3.model.occasions import off_map
from rulebound.games.homm3.model.players import Player, Troop
from rulebound.games.homm3.model.state import Stage, State
from rulebound.games.homm3.table.asking import ask, ask_settled

# Stages of a match


BOUGHT: Final = plain("bought")


def play(s: State) -> Flow[None]:
    """The whole match from this state on."""
    while s.stage != Stage.DONE:
        s.settled = True
        yield CHECKPOINT
        s.settled = False
        if s.stage == Stage.BUYING:
            yield from _buy(s)
        elif s.stage == Stage.ANNOUNCED:
            yield from _announce(s)
        elif s.stage == Stage.FIGHTING:
            yield from fight(s)
            s.stage = Stage.AFTERMATH
        else:
            yield from _aftermath(s)


# ---- buying armies ----


def _buy(s: State) -> Flow[None]:
    """Each player in turn spends the gold on units of their own faction."""
    b = s.fight
    for side, army in enumerate(b.armies):
        if army.player >= 0 and not b.reserve[side]:
            player = s.players[army.player]

            def build(player: Player = player) -> tuple[Option, ...]:
                found = [
                    Option(step, (f"troop:{kind.id}",), data=(step, kind.id))
                    for step, kind in purchases(
                        player.faction, player.troops, player.gold, player.valuables
                    )
                ]
                return (*found, BOUGHT) if player.troops else tuple(found)

            while build() != (BOUGHT,):
                option = yield from ask_settled(
                    s,
                    Decision(
                        army.seat,
                        Text("homm3-ask-buy", {"gold": player.gold, "valuables": player.valuables}),
                        build,
                    ),
                )
                if option is BOUGHT:
                    break
                _pay(s, army.player, *option.data)
            b.reserve[side] = player.troops
    s.stage = Stage.ANNOUNCED


def _pay(s: State, seat: int, step: str, unit: str) -> None:
    player = s.players[seat]
    gold, valuables = price(step, KINDS[unit])
    player.gold -= gold
    player.valuables -= valuables
    player.troops = buy(player.troops, step, KINDS[unit])
    s.tell(Bought, seat=seat, step=step, troop=unit, gold=gold)


# ---- the combat ----


def _announce(s: State) -> Flow[None]:
    """H3-10.10: what may be played before guards are drawn."""
    b = s.fight
    if b.guards and b.armies[Side.ATTACKER].hero:
        yield from offer(s, Side.ATTACKER, Moment.GUARDS)
        if b.ended:
            b.phase = CombatPhase.OVER
    s.stage = Stage.AFTERMATH if b.ended else Stage.FIGHTING


@off_map(searching)
def _widen_search(s: State, seat: int, deck: str) -> Flow[None]:
    yield from offer(s, _side_of(s, seat), Moment.SEARCHING)


@off_map(searching_done)
def _search_again(s: State, seat: int, deck: str) -> Flow[None]:
    yield from offer(s, _side_of(s, seat), Moment.SEARCHED)


@off_map(levelling)
def _learn(s: State, seat: int) -> Flow[None]:
    yield from offer(s, _side_of(s, seat), Moment.LEVEL)


def _side_of(s: State, seat: int) -> int:
    return next(side for side, army in enumerate(s.fight.armies) if army.player == seat)


def _reinforceable(s: State, seat: int, what: Reinforcing) -> tuple[Option, ...]:
    """The Few that a player can pay to make a Pack (H3-17.76)."""
    player = s.players[seat]
    found = []
    for at, troop in enumerate(player.troops):
        kind = KINDS[troop.kind]
        if (
            troop.pack
            or kind.pack is None
            or kind.faction != what.faction
            or kind.tier not in what.tiers
        ):
            continue
        cost = what.price(kind.pack.cost)
        if cost.gold <= player.gold and cost.valuables <= player.valuables:
            found.append(Option("reinforce", (f"troop:{kind.id}",), data=at))
    return tuple(found)


@off_map(occasions.may_reinforce)
def _may_reinforce(s: State, seat: int, what: Reinforcing) -> bool:
    return bool(_reinforceable(s, seat, what))


@off_map(occasions.reinforce)
def _reinforce(s: State, seat: int, card: str, what: Reinforcing) -> Flow[None]:
    player = s.players[seat]
    prompt = Text("homm3-ask-necromancy", {"card": card})
    chooser = s.seat_of(_side_of(s, seat))
    option = yield from ask(chooser, prompt, lambda: _reinforceable(s, seat, what))
    at: int = option.data
    kind = KINDS[player.troops[at].kind]
    cost = what.price(kind.face(pack=True).cost)
    player.gold -= cost.gold
    player.valuables -= cost.valuables
    player.troops = (*player.troops[:at], Troop(kind.id, True), *player.troops[at + 1 :])
    s.tell(Bought, seat=seat, step="reinforce", troop=kind.id, gold=cost.gold)


def _aftermath(s: State) -> Flow[None]:
    """Experience and levels, cards for after a victory; then the match is over."""
    b = s.fight
    if b.winner >= 0 and b.ended == "defeat":
        army = b.armies[b.winner]
        if army.hero:
            xp = xp_for(s, b.winner)
            if xp:
                yield from gain_xp(s, army.player, xp)
            yield from offer(s, b.winner, Moment.WON)
    if b.guards:
        discard_guards(s)
    s.result = result_of(s)
    s.tell(Over, reason=s.result.reason.id)
    s.stage = Stage.DONE


def result_of(s: State) -> Result:
    """Who won. Alone against guards or an AI one wins or nobody does."""
    b = s.fight
    reason = Text(f"homm3-over-{b.ended}", {})
    winner = Side.ATTACKER if b.ended == "skip" else b.winner
    if b.ended == "retreat":
        winner = Side.DEFENDER
    if s.rules.seats == 1:
        won = winner >= 0 and b.armies[winner].player >= 0
        return Result(((0,),) if won else ((), (0,)), (int(won),), reason)
    if winner < 0:
        return Result(((0, 1),), (0, 0), reason)
    seat = b.armies[winner].seat
    return Result(((seat,), (1 - seat,)), tuple(int(n == seat) for n in (0, 1)), reason)


def resign(s: State, seat: int) -> None:
    """The seat gives up."""
    seats = s.rules.seats
    ranking: tuple[tuple[int, ...], ...] = ((), (0,)) if seats == 1 else ((1 - seat,), (seat,))
    scores = tuple(0 if n == seat else 1 for n in range(seats))
    s.result = Result(ranking, scores, Text("homm3-over-resigned", {"seat": seat}))
    s.tell(Resigned, seat=seat)
