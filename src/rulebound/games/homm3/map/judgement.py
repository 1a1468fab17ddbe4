"""How good a table on the map looks for a seat: features with names, squashed to a chance to win.

For whoever explains choices. What bots do on the map is the general's business.
"""

from pathlib import Path
from typing import Final

from rulebound.core.insight import Feature, Judgement, Theme, read_weights
from rulebound.games.homm3.combat.evaluate import worth
from rulebound.games.homm3.map.goals import Line, last_round
from rulebound.games.homm3.model.kinds import KINDS, Cost
from rulebound.games.homm3.model.state import State

FEATURES: Final = (
    Feature("goal", Theme.GOALS),
    Feature("pace", Theme.GOALS),
    Feature("army", Theme.FORCE),
    Feature("level", Theme.FORCE),
    Feature("income", Theme.PROMISE),
    Feature("stock", Theme.STOCK),
    Feature("buildings", Theme.PROMISE),
    Feature("hand", Theme.STOCK),
)


def measure(s: State, seat: int) -> list[float]:
    """What the seat's side has more than its strongest rival; alone, what it has."""
    w = s.map
    team = w.realms[seat].team
    mine = [other for other, realm in enumerate(w.realms) if realm.team == team]
    rivals = [[other] for other in range(len(w.realms)) if other not in mine]
    own = _side(s, mine)
    best = [max(column) for column in zip(*(_side(s, side) for side in rivals), strict=True)]
    against = best or [0.0] * len(own)
    goal = _goal(s, mine)
    passed = w.round / max(1, last_round(s))
    return [
        goal - max((_goal(s, side) for side in rivals), default=0.0),
        0.0 if rivals else goal - passed,
        *(have - other for have, other in zip(own, against, strict=True)),
    ]


def _side(s: State, seats: list[int]) -> list[float]:
    """Army, level, income, stock, buildings, hand: the average of those who play together."""
    rows = [_seat(s, seat) for seat in seats]
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _seat(s: State, seat: int) -> list[float]:
    player, realm = s.players[seat], s.map.realms[seat]
    army = sum(worth(KINDS[troop.kind].face(troop.pack)) for troop in player.troops)
    stock = Cost(player.gold, player.materials, player.valuables)
    return [
        army / 10,
        player.xp / 2,
        _value(realm.income) / 10,
        min(_value(stock), 60.0) / 20,
        float(len(realm.buildings)),
        float(len(player.hand)),
    ]


def _value(amount: Cost) -> float:
    """In gold."""
    return amount.gold + 2.0 * amount.materials + 5.0 * amount.valuables


def _goal(s: State, seats: list[int]) -> float:
    """How far a side has come towards the victory it is nearest to."""
    lines = [line for entry in s.map.scenario.victory for line in entry.made.progress(s)]
    return max((_share(line, seats) for line in lines if not line.part), default=0.0)


def _share(line: Line, seats: list[int]) -> float:
    own = [standing for standing in line.standings if set(standing.seats) & set(seats)]
    if not own:
        return 0.0
    need = own[0].need or max(1, *(standing.have for standing in line.standings))
    return min(1.0, sum(standing.have for standing in own) / len(own) / need)


_FILE: Final = Path(__file__).parent / "weights.json"
JUDGEMENT: Final = Judgement(
    FEATURES,
    measure,
    lambda s: "map",
    read_weights(_FILE, FEATURES),
    lambda s: s.result,
    _FILE,
)
