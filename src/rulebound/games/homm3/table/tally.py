"""What each player did in a match, counted from what the log tells everybody."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from rulebound.core.events import Event, kind_of
from rulebound.games.homm3.model.log.cards import Cast, Played
from rulebound.games.homm3.model.log.combat import CombatOver, Reinforced
from rulebound.games.homm3.model.log.map import (
    Built,
    Discovered,
    Exchanged,
    Flagged,
    Gained,
    Joined,
    Level,
    Paid,
    PlacedTile,
    QuickCombat,
    Round,
)
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.seam.helps import Tally

COUNTED: Final[Mapping[str, str]] = {
    kind_of(QuickCombat): "quick_combats",
    kind_of(Played): "cards_played",
    kind_of(Cast): "spells_cast",
    kind_of(Built): "built",
    kind_of(Discovered): "tiles",
    kind_of(PlacedTile): "tiles",
}
"""Events that count as one."""
FLAGS: Final[Mapping[str, str]] = {
    Ground.MINE: "mines",
    Ground.SETTLEMENT: "towns",
    Ground.TOWN: "towns",
    Ground.RANDOM_TOWN: "towns",
}


def tally(events: Iterable[Event], seats: int) -> list[Tally]:
    """By seat. What is there at the start is not counted."""
    counts: list[Counter[str]] = [Counter(level=1) for _ in range(seats)]
    begun = False
    for event in events:
        begun = begun or event.kind == kind_of(Round)
        if event.kind == kind_of(CombatOver):
            _combat(counts, event.args)
        elif event.args.get("seat", -1) >= 0:
            _count(counts[event.args["seat"]], event, begun)
    return [cast(Tally, {name: count[name] for name in Tally.__annotations__}) for count in counts]


def _count(mine: Counter[str], event: Event, begun: bool) -> None:
    kind, args = event.kind, event.args
    if kind in COUNTED:
        mine[COUNTED[kind]] += 1
    elif kind == kind_of(Gained):
        mine["gold_earned"] += args["gold"] if begun else 0
    elif kind == kind_of(Paid):
        mine["gold_spent"] += args["gold"]
    elif kind == kind_of(Exchanged):
        mine["gold_earned"] += args["get"] if args["buy"] == "gold" else 0
        mine["gold_spent"] += args["give"] if args["sell"] == "gold" else 0
    elif kind == kind_of(Joined):
        mine["recruited"] += begun
    elif kind == kind_of(Reinforced):
        mine["reinforced"] += begun
    elif kind == kind_of(Flagged):
        mine[FLAGS.get(args["location"], "")] += 1
    elif kind == kind_of(Level):
        mine["level"] = max(mine["level"], args["level"])


def _combat(counts: list[Counter[str]], over: Mapping[str, Any]) -> None:
    for side, seat in enumerate(over["seats"]):
        if seat < 0:
            continue
        mine = counts[seat]
        mine["units_lost"] += over["fallen"][side]
        mine["units_beaten"] += over["fallen"][1 - side]
        if over["how"] in ("retreat", "stalemate"):
            mine["retreats"] += side == 0
        elif over["winner"] >= 0:
            mine["combats_won" if over["winner"] == side else "combats_lost"] += 1
