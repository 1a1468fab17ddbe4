"""What the server does again and again, among few stored tables and among many.

All of it is asked of the store itself, so the clock is processor time and nothing else counts.
"""

import gzip
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import cycle
from pathlib import Path
from secrets import token_bytes
from time import process_time
from typing import Any, Final

from sqlalchemy import insert

from rulebound.server.store import (
    ActRow,
    ChairRow,
    Store,
    TableRow,
    new_secret,
    new_table_id,
    now,
)
from rulebound.server.store.schema import CHAIRS, PLAYERS, PORTRAITS, TABLES
from rulebound.server.wire.fields import Status

FEW: Final = 100
TWICE: Final = 2.0
"""So many times as much as among few it may cost at most; what grows with them costs far more."""
SECONDS: Final = 0.5
OWN: Final = 20
"""So many tables are the asking player's, however many there are."""
MIX: Final[Sequence[Status]] = (*("finished",) * 12, *("running",) * 4, *("open",) * 3, "closed")
PAGE: Final = 10
"""As long a page of a list as there is among few."""
AT_ONCE: Final = 5_000
RESULT: Final = {"ranking": [[0], [1]], "scores": [18, 12]}
PICTURE: Final = 1_500
"""So many bytes a packed picture of a match has."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of processor time for each time that something is done."""

    what: str
    few: float
    many: float

    @property
    def ratio(self) -> float:
        return self.many / self.few

    @property
    def holds(self) -> bool:
        return self.ratio <= TWICE


def measure(folder: Path, many: int) -> list[Cost]:
    """Both in one run, one after the other for each thing that is done."""
    halls = [Hall(Store(f"sqlite:///{folder / f'{n}.db'}"), n) for n in (FEW, many)]
    work = [hall.work() for hall in halls]
    found = [Cost(what, *(1000 * seconds_of(each[what]) for each in work)) for what in work[0]]
    for hall in halls:
        hall.store.close()
    return found


def seconds_of(work: Callable[[], Any]) -> float:
    """How long it takes once, on average."""
    work()
    times, begun = 0, process_time()
    while process_time() - begun < SECONDS:
        work()
        times += 1
    return (process_time() - begun) / times


class Hall:
    """A database that holds so many tables, and what is done with it."""

    def __init__(
        self,
        store: Store,
        tables: int,
        ann: str | None = None,
        own: int = OWN,
        mix: Sequence[Status] = MIX,
    ) -> None:
        """``ann``: somebody who is there already; ``own`` tables are hers."""
        self.store = store
        store.migrate()
        self.ann = ann or store.new_player("Ann", {}).id
        self._own = own
        self._mix = mix
        self._running: list[str] = []
        self._fill(tables)

    def _fill(self, tables: int) -> None:
        """Ann sits at the newest of them."""
        begun = now() - timedelta(days=30)
        people = [
            {"id": f"p{n}", "name": f"P{n}", "login": f"p{n}"} for n in range(max(2, tables // 10))
        ]
        with self.store.engine.begin() as connection:
            usual = {"settings": {}, "created": begun, "seen": begun}
            connection.execute(insert(PLAYERS), [person | usual for person in people])
        self.people = [person["id"] for person in people]
        rows = list(self._rows(tables, begun, self.people))
        for start in range(0, len(rows), AT_ONCE):
            part = rows[start : start + AT_ONCE]
            with self.store.engine.begin() as connection:
                connection.execute(insert(TABLES), [table for table, _ in part])
                connection.execute(insert(CHAIRS), [each for _, chairs in part for each in chairs])
                drawn = [_portrait(table["id"]) for table, _ in part if table["ended"]]
                connection.execute(insert(PORTRAITS), drawn)

    def _rows(
        self, tables: int, begun: datetime, people: list[str]
    ) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
        somebody = cycle(people)
        for number, status in zip(range(tables), cycle(self._mix)):
            moment = begun + timedelta(seconds=20 * number)
            players = [next(somebody), next(somebody)]
            if number >= tables - self._own:
                players[0] = self.ann
            table = _table(status, players[0], moment)
            if status == "running":
                self._running.append(table["id"])
            seats = ["person", "open" if status == "open" else "person"]
            yield table, [_chair(table["id"], n, seats[n], players[n]) for n in range(2)]

    def work(self) -> dict[str, Callable[[], Any]]:
        store, ann = self.store, self.ann
        long_ago = now() - timedelta(days=365)
        moves = self._moves()
        return {
            "what is due (every second)": lambda: store.due(now()),
            "what is to be kept (every five seconds)": lambda: store.unkept(4),
            "what was given up (every hour)": lambda: store.end_abandoned(long_ago),
            "the list of open tables": lambda: store.tables("open", ann, limit=PAGE),
            "the list of tables to watch": lambda: store.tables("running", ann, limit=PAGE),
            "one's own tables": lambda: store.tables("mine", ann, limit=PAGE),
            "finished matches": lambda: store.tables("finished", ann, limit=PAGE),
            "how many there are of each": lambda: store.counts(ann),
            "a table": lambda: store.table(self._running[0]),
            "a move": lambda: next(moves),
            "a new table": self._open,
        }

    def _moves(self) -> Iterator[None]:
        table_id = self._running[0]
        seq = 0
        while True:
            act = ActRow(table_id, seq, seq % 2, "choose", "place e5", now())
            yield self.store.append(act, turn=1 - seq % 2, since=now())
            seq += 1

    def _open(self) -> None:
        table = TableRow(
            id=new_table_id(),
            title="Evening",
            game="tashkalar",
            rules="1",
            options={},
            seats=2,
            seed=1,
            owner=self.ann,
            created=now() - timedelta(days=300),
            status="closed",
        )
        chairs = [ChairRow(table.id, n, "open", new_secret()) for n in range(2)]
        self.store.open_table(table, chairs)


def _table(status: Status, owner: str, moment: datetime) -> dict[str, Any]:
    over = moment if status == "finished" else None
    begun = moment if status in ("running", "finished") else None
    turn = 0 if status == "running" else None
    return {
        "id": new_table_id(),
        "title": "Evening",
        "game": "tashkalar",
        "rules": "1",
        "options": {},
        "seats": 2,
        "seed": 1,
        "known_seed": False,
        "kept": True,
        "status": status,
        "public": True,
        "watching": True,
        "help": "free",
        "language": "en",
        "owner": owner,
        "created": moment,
        "started": begun,
        "moved": begun,
        "ended": over,
        "seq": 0,
        "result": RESULT if over else None,
        "turn": turn,
        "since": begun if turn == 0 else None,
        "touched": moment,
        "imported": False,
    }


def _portrait(table_id: str) -> dict[str, Any]:
    """As those of Duels are, with a picture of a usual length."""
    return {
        "table_id": table_id,
        "form": "web-tashkalar-duel",
        "sides": ["web-tashkalar-school-northern", "web-tashkalar-school-highland"],
        "points": [18, 12],
        "picture": gzip.compress(token_bytes(PICTURE), mtime=0),
    }


def _chair(table_id: str, seat: int, kind: str, player: str) -> dict[str, Any]:
    person = ChairRow(table_id, seat, kind, new_secret(), player, f"P{seat}")  # type: ignore[arg-type]
    chair = person if kind == "person" else replace(person, player_id=None, name=None)
    return {name: getattr(chair, name) for name in chair.__slots__}
