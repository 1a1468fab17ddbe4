"""How good the table looks for a seat: the bots' judgement, on imagined matches."""

from rulebound.core.advisor import Horizon
from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.state import Phase, State

WIN = 1000.0
SCROLL, CRYSTAL, CUBE = 1.2, 0.25, 0.04


def evaluate(s: State, seat: int) -> float:
    """Points written and in sight, against the best and the average of the others."""
    if s.result is not None:
        return WIN if seat in s.result.winners else -WIN
    worth = [_worth(s, other) for other in range(s.seats)]
    friends = {seat, (seat + 2) % 4} if s.rules.pairs else {seat}
    rivals = [worth[other] for other in range(s.seats) if other not in friends]
    mine = sum(worth[friend] for friend in friends) / len(friends)
    return mine - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


def _worth(s: State, seat: int) -> float:
    worth = s.total(seat) + (SCROLL if s.scrolls[seat] else 0.0)
    if s.phase != Phase.ANNOUNCE:
        points = MISSIONS[s.mission].score(s, seat)
        worth += points + CRYSTAL * s.crystals[seat] + CUBE * s.cubes[seat]
    return worth


def horizon(s: State) -> Horizon[State]:
    """The end of the round, when points are written."""
    now = s.round
    return Horizon(lambda s: s.round != now)


def habit(s: State, decision: Decision, rng: Rng) -> Option:
    """Mostly put nothing on a card and let things be; otherwise anything."""
    options = decision.options
    if options[-1].kind in ("done", "leave") and rng.below(4):
        return options[-1]
    return rng.pick(options)
