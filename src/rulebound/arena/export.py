"""Results for other programs: one row a seat, as Parquet."""

from pathlib import Path
from typing import Any

from rulebound.arena.store import Plan, Played, Store
from rulebound.core.errors import RuleboundError


def rows(store: Store) -> list[dict[str, Any]]:
    """Every seat of every match that the store holds."""
    return [
        row
        for run, plan in store.runs().items()
        for match in store.matches(run)
        for row in _seats(run, plan, match)
    ]


def _seats(run: int, plan: Plan, match: Played) -> list[dict[str, Any]]:
    seats = zip(match.seating, match.places, match.scores, match.thought, strict=True)
    return [
        {
            "run": run,
            "plan": plan.to_text(),
            "game": plan.game,
            "deal": match.deal,
            "seed": match.seed,
            "seating": ",".join(match.seating),
            "seat": seat,
            "bot": bot,
            "place": place,
            "shared": match.places.count(place),
            "score": score,
            "reason": match.reason,
            "choices": match.choices,
            "turns": match.turns,
            "code": match.code,
            "seconds": list(seconds),
        }
        for seat, (bot, place, score, seconds) in enumerate(seats)
    ]


def write_parquet(store: Store, path: Path) -> int:
    """Write all rows to a new file; how many there are."""
    try:
        import pyarrow  # noqa: PLC0415 (an extra)
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise RuleboundError("Parquet needs pyarrow: install rulebound[parquet]") from None
    whole, text = pyarrow.int64(), pyarrow.string()
    schema = pyarrow.schema(
        {
            "run": whole,
            "plan": text,
            "game": text,
            "deal": whole,
            "seed": whole,
            "seating": text,
            "seat": pyarrow.int8(),
            "bot": text,
            "place": pyarrow.int8(),
            "shared": pyarrow.int8(),
            "score": pyarrow.float64(),
            "reason": text,
            "choices": whole,
            "turns": whole,
            "code": text,
            "seconds": pyarrow.list_(pyarrow.float32()),
        }
    )
    found = rows(store)
    parquet.write_table(pyarrow.Table.from_pylist(found, schema=schema), path)
    return len(found)
