"""What bots that search are told of a table: features with names, a chance to win, a policy."""

from math import sqrt
from pathlib import Path
from typing import Final

from rulebound.core.insight import Feature, Insight, Judgement, Theme, read_weights
from rulebound.games.urbno.inference import likelihood
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.policy import policy, prior
from rulebound.games.urbno.state import Phase, State

FEATURES: Final = (
    Feature("lead", Theme.GOALS),
    Feature("lead-on-all", Theme.GOALS),
    Feature("scroll", Theme.STOCK),
    Feature("crystals", Theme.STOCK),
    Feature("cubes", Theme.STOCK),
)


def measure(s: State, seat: int) -> list[float]:
    """What the seat has more than the others, points by how few rounds are left."""
    friends = (seat, (seat + 2) % 4) if s.rules.pairs else (seat,)
    rivals = [other for other in range(s.seats) if other not in friends]
    totals = [_points(s, other) for other in range(s.seats)]
    mine = sum(totals[friend] for friend in friends) / len(friends)
    left = s.rules.rounds - s.round + (0.0 if s.phase == Phase.ANNOUNCE else 1.0)
    ease = 1 / sqrt(left + 0.25)
    in_round = s.phase not in (Phase.ANNOUNCE, Phase.WINDOW)

    def more(of: list[int]) -> float:
        return of[seat] - sum(of[other] for other in rivals) / len(rivals)

    return [
        (mine - max(totals[other] for other in rivals)) * ease,
        (mine - sum(totals[other] for other in rivals) / len(rivals)) * ease,
        more([int(bool(s.scrolls[other])) for other in range(s.seats)]) * ease,
        more(s.crystals) * ease if in_round else 0.0,
        more(s.cubes) * ease if in_round else 0.0,
    ]


def _points(s: State, seat: int) -> float:
    """Written, and in sight in this round."""
    points = float(s.total(seat))
    if s.phase == Phase.TRICKS:
        points += MISSIONS[s.mission].score(s, seat)
    return points


def _kind(s: State) -> str:
    return "pairs" if s.rules.pairs else str(s.seats)


_FILE: Final = Path(__file__).parent / "weights.json"
INSIGHT: Final = Insight(
    Judgement(FEATURES, measure, _kind, read_weights(_FILE, FEATURES), lambda s: s.result, _FILE),
    prior,
    policy,
    thrift=2,
    likelihood=likelihood,
)
