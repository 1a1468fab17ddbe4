"""Matches as data: their records, decisions, features and results in Parquet files.

A dataset is a folder with two files. ``matches.parquet`` has a row a match, with its record, from
which everything else follows; ``decisions.parquet`` a row a choice, as the seat that made it saw
the table.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from json import dumps, loads
from pathlib import Path
from shutil import rmtree
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow
from numpy.typing import NDArray
from pyarrow import parquet

from rulebound.adapters.encoding import ROW, Encoder
from rulebound.adapters.tables import payoffs
from rulebound.arena.bulk import fair_jobs, in_order
from rulebound.arena.matches import Job
from rulebound.bots import Chair, bot
from rulebound.core.errors import RuleboundError
from rulebound.core.game import game
from rulebound.core.match import Match
from rulebound.core.records import replay
from rulebound.core.rng import mix

MATCHES: Final = "matches.parquet"
DECISIONS: Final = "decisions.parquet"
TOGETHER: Final = 4096
"""So many decisions, or some more, are written at once."""
_MATCHES: Final = pyarrow.schema(
    {
        "match": pyarrow.int32(),
        "game": pyarrow.string(),
        "players": pyarrow.list_(pyarrow.string()),
        "record": pyarrow.string(),
        "payoffs": pyarrow.list_(pyarrow.float32()),
        "result": pyarrow.string(),
        "choices": pyarrow.int32(),
    }
)
_ABOUT: Final = {
    "match": pyarrow.int32(),
    "seq": pyarrow.int32(),
    "seat": pyarrow.int8(),
    "prompt": pyarrow.string(),
    "options": pyarrow.int32(),
    "action": pyarrow.int32(),
    "notation": pyarrow.string(),
    "payoff": pyarrow.float32(),
}


class Recorded(NamedTuple):
    """A match that is over."""

    record: Mapping[str, Any]
    players: tuple[str, ...] = ()
    """Who sat where, if anybody knows."""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Arrays:
    """Decisions as arrays: one row each. The rows of options of all decisions stand one below
    the other; those of decision ``n`` begin at ``starts[n]`` and are ``options[n]`` many."""

    match: NDArray[Any]
    seq: NDArray[Any]
    seat: NDArray[Any]
    options: NDArray[Any]
    action: NDArray[Any]
    payoff: NDArray[Any]
    observation: NDArray[Any]
    rows: NDArray[Any]

    @property
    def starts(self) -> NDArray[Any]:
        found: NDArray[Any] = np.cumsum(self.options) - self.options
        return found

    def rows_of(self, decision: int) -> NDArray[Any]:
        """The options that a decision offered."""
        start = self.starts[decision]
        found: NDArray[Any] = self.rows[start : start + self.options[decision]]
        return found


# ---- playing and writing ----


def play(
    name: str,
    n: int,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
) -> Iterator[Recorded]:
    """Matches between bots, which change seats, as ``rulebound simulate`` plays them."""
    for each in bots:
        bot(each)
    return in_order(fair_jobs(name, n, bots, seats, options, seed), min(jobs, n), _played)


def _played(job: Job) -> Recorded:
    match = game(job.game).start(seats=len(job.bots), options=job.options, seed=job.seed, log=False)
    players = [bot(name, mix(job.seed + seat + 1)) for seat, name in enumerate(job.bots)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(players[seat].choose(Chair(match, seat)))
    return Recorded(match.record(), job.bots, job.number)


def write(folder: Path, matches: Iterable[Recorded], *, features: bool = True) -> int:
    """Write a new dataset of matches of one game; how many decisions it holds.

    Without features it is much smaller; they can be worked out from the records at any time.
    """
    folder.mkdir(parents=True, exist_ok=False)
    written = 0
    try:
        with _Writer(folder) as writer:
            for number, recorded in enumerate(matches):
                written += writer.add(number, recorded, features)
    except BaseException:
        rmtree(folder)
        raise
    return written


def _decisions(
    record: Mapping[str, Any], number: int, paid: Sequence[float], features: bool
) -> dict[str, list[Any]]:
    """The decisions of a match, column by column."""
    match = replay({**record, "choices": []}, log=False)
    encoder = Encoder(match.game)
    found: dict[str, list[Any]] = {name: [] for name in _ABOUT}
    found |= {"observation": [], "rows": []} if features else {}
    for choice in record["choices"]:
        decision, count = match.decision, encoder.actions(match)
        assert decision is not None  # the record was replayed before
        notations = [option.notation for option in decision.options[:count]]
        if choice in notations:  # not what somebody did beside the open decision
            seat, action = decision.seat, notations.index(choice)
            about = (number, match.seq, seat, decision.prompt.id, count, action, choice, paid[seat])
            for name, value in zip(_ABOUT, about, strict=True):
                found[name].append(value)
            if features:
                told = encoder.observe(match, seat)
                found["observation"].append(told["observation"])
                found["rows"].append(told["options"][:count].ravel())
        match.take(choice)
    return found


class _Writer:
    """Both files of a dataset; decisions are written some thousands at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._matches: list[dict[str, Any]] = []
        self._waiting: list[pyarrow.Table] = []
        self._file: parquet.ParquetWriter | None = None

    def __enter__(self) -> "_Writer":
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed is None:
            self._write_waiting()
            rows = pyarrow.Table.from_pylist(self._matches, schema=_MATCHES)
            parquet.write_table(rows, self._folder / MATCHES, compression="zstd")
        if self._file is not None:
            self._file.close()

    def add(self, number: int, recorded: Recorded, features: bool) -> int:
        """How many decisions there are in a match."""
        match = replay(recorded.record, log=False)
        paid = payoffs(match)
        self._matches.append(
            {
                "match": number,
                "game": match.game.id,
                "players": list(recorded.players),
                "record": dumps(recorded.record, ensure_ascii=False),
                "payoffs": list(paid),
                "result": None if match.result is None else dumps(match.result.to_json()),
                "choices": match.seq,
            }
        )
        table = _table(_decisions(recorded.record, number, paid, features))
        self._waiting.append(table)
        if sum(waiting.num_rows for waiting in self._waiting) >= TOGETHER:
            self._write_waiting()
        return int(table.num_rows)

    def _write_waiting(self) -> None:
        if not self._waiting:
            return
        table = pyarrow.concat_tables(self._waiting)
        self._waiting = []
        if self._file is None:
            path = self._folder / DECISIONS
            self._file = parquet.ParquetWriter(path, table.schema, compression="zstd")
        self._file.write_table(table)


def _table(decisions: dict[str, list[Any]]) -> pyarrow.Table:
    columns = {name: pyarrow.array(decisions[name], kind) for name, kind in _ABOUT.items()}
    if "observation" in decisions:
        for name in ("observation", "rows"):
            columns[name] = pyarrow.array(decisions[name], pyarrow.list_(pyarrow.float32()))
    return pyarrow.table(columns)


# ---- reading ----


class Dataset:
    """A folder that :func:`write` has written."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self._matches = parquet.read_table(self.folder / MATCHES)
        except (OSError, pyarrow.ArrowException) as error:
            raise RuleboundError(f"{self.folder} holds no dataset: {error}") from error

    def __len__(self) -> int:
        """The number of matches."""
        return int(self._matches.num_rows)

    @property
    def players(self) -> list[list[str]]:
        """By match and seat."""
        found: list[list[str]] = self._matches["players"].to_pylist()
        return found

    @property
    def payoffs(self) -> list[list[float]]:
        """By match and seat, from -1 to 1."""
        found: list[list[float]] = self._matches["payoffs"].to_pylist()
        return found

    def records(self) -> Iterator[dict[str, Any]]:
        for text in self._matches["record"].to_pylist():
            yield loads(text)

    def matches(self) -> Iterator[Match]:
        """The matches themselves, played again to their ends."""
        return (replay(record) for record in self.records())

    def decisions(self) -> pyarrow.Table:
        """The decisions as they were written, but for their features."""
        return parquet.read_table(self.folder / DECISIONS, columns=list(_ABOUT))

    def arrays(self) -> Arrays:
        """All decisions; where features were left out, they are worked out now."""
        if not len(self):
            raise RuleboundError(f"{self.folder} holds no match")
        path = self.folder / DECISIONS
        if "observation" in parquet.read_schema(path).names:
            table = parquet.read_table(path)
        else:
            table = pyarrow.concat_tables(
                _table(_decisions(record, number, paid, True))
                for number, (record, paid) in enumerate(
                    zip(self.records(), self.payoffs, strict=True)
                )
            )
        about = ("match", "seq", "seat", "options", "action", "payoff")
        return Arrays(
            **{name: table[name].to_numpy() for name in about},
            observation=_flat(table["observation"]).reshape(table.num_rows, -1),
            rows=_flat(table["rows"]).reshape(-1, ROW),
        )


def _flat(column: pyarrow.ChunkedArray) -> NDArray[Any]:
    found: NDArray[Any] = column.combine_chunks().flatten().to_numpy()
    return found
