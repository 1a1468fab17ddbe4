"""A table in the middle of a match, which somebody attacks: nothing of it may change or leak."""

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from sqlalchemy import select

from rulebound.server.config import Config
from rulebound.server.live.rooms import Rooms
from rulebound.server.matches.play import Play
from rulebound.server.store.schema import ACTS, CHAIRS, CHAT, PLAYERS, TABLES
from tests.server.belongings import furnish
from tests.server.conftest import Running, logged, running
from tests.server.visitors import (
    Page,
    at_table,
    make_account,
    open_page,
    play_at_random,
    set_table,
    sit,
)

PASSWORD = "correct horse"
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "tashkalar": ({"form": "high_form", "first": 0}, 20),
    "urbno": ({}, 6),
}
"""The options of a match, and how many choices it has seen at least."""
FEWEST = 3
"""So many cards at least are hidden from everybody."""
_PASSING = ("seen", "kept", "remind")
"""Columns that the server changes by itself."""


class Castle:
    """A server whose log is watched."""

    def __init__(self, server: Running, log: io.StringIO) -> None:
        self.server = server
        self.log = log
        self.heard: list[tuple[int | None, str]] = []
        """All that it has told, and to whom: a seat of the table, or somebody else."""
        self._pages: list[tuple[int | None, Page]] = []

    def client(self, name: str | None = None, seat: int | None = None) -> httpx.Client:
        """Somebody's browser; what it is told is noted."""
        client = self.server.client(name)
        client.event_hooks["response"] = [lambda answer: self._note(seat, answer)]
        return client

    def _note(self, seat: int | None, answer: httpx.Response) -> None:
        answer.read()
        assert answer.status_code < 500, answer.text
        self.heard.append((seat, answer.text))

    def page(
        self,
        table_id: str,
        client: httpx.Client | None = None,
        *,
        key: str | None = None,
        seat: int | None = None,
    ) -> Page:
        """An open page, which must have been given that seat."""
        page = open_page(self.server.url, table_id, client, key=key)
        self._pages.append((seat, page))
        assert page.until("state")["seat"] == seat
        return page

    def settle(self) -> None:
        """Close all pages; no mistake was logged and none was told."""
        for seat, page in self._pages:
            page.close()
            self.heard += [(seat, text) for text in page.texts]
            assert not any(frame.get("trouble", {}).get("code") == "bug" for frame in page.frames)
        self._pages.clear()
        entries = [json.loads(line) for line in self.log.getvalue().splitlines()]
        self.log.truncate(self.log.seek(0))
        mistakes = [
            entry
            for entry in entries
            if entry["logger"] != "websockets.client"  # these tests' own
            if entry["level"] not in ("info", "warning") or "exception" in entry
        ]
        assert mistakes == []


@contextmanager
def castle(config: Config) -> Iterator[Castle]:
    with logged() as log, running(config) as server:
        yield Castle(server, log)


class Siege:
    """A match of Ann and Bob at their table. It is Ann's turn; and she has an account with all that
    one can have."""

    def __init__(self, castle: Castle, game: str) -> None:
        self.castle = castle
        self.server = castle.server
        self.ann, self.bob = castle.client("Ann", 0), castle.client("Bob", 1)
        self.login = make_account(self.ann, PASSWORD)["login"]
        self._begin(game)
        while any(len(self._hidden_cards(seat)) < FEWEST for seat in (0, 1, None)):
            self._begin(game)  # so few cards are left that it would prove nothing
        ann = str(self.table.chairs[0].player_id)
        self.belongings = furnish(self.server.store, ann, self.table_id)
        self.before = self.contents()

    def _begin(self, game: str) -> None:
        """Set a table, and play until Ann has to choose."""
        options, most = GAMES[game]
        self.table_id = set_table(self.ann, game, options=options)
        sit(self.bob, self.table_id, 1)
        with at_table(self.server, self.table_id, self.ann, self.bob) as (a, b):
            a.ask("say", text="Good luck")
            seq = play_at_random(a, b, most=most)
            while not (a.at(seq)["decision"]["seat"] == 0 and (a.state["undo"] or game == "urbno")):
                b.at(seq)
                seq += play_at_random(a, b, most=1)
        table = self.server.store.table(self.table_id)
        assert table is not None
        self.table = table
        self.play = Play(table, self.server.store.acts(self.table_id))

    @property
    def url(self) -> str:
        return f"/api/tables/{self.table_id}"

    @property
    def seq(self) -> int:
        return self.play.seq

    @property
    def options(self) -> list[str]:
        """What Ann could choose."""
        assert self.play.match.decision is not None
        return [option.notation for option in self.play.match.decision.options]

    def page(
        self, client: httpx.Client | None = None, *, key: str | None = None, seat: int | None = None
    ) -> Page:
        return self.castle.page(self.table_id, client, key=key, seat=seat)

    # ---- nothing changed ----

    def contents(self) -> list[Any]:
        """All that the database holds of the table and its people; what was said comes last."""
        people = [chair.player_id for chair in self.table.chairs]
        rows = (
            (TABLES, TABLES.c.id == self.table_id),
            (CHAIRS, CHAIRS.c.table_id == self.table_id),
            (ACTS, ACTS.c.table_id == self.table_id),
            (PLAYERS, PLAYERS.c.id.in_(people)),
            (CHAT, CHAT.c.table_id == self.table_id),
        )
        with self.server.store.engine.connect() as connection:
            return [self.belongings.contents(self.server.store)] + [
                connection.execute(
                    select(*(c for c in table.c if c.name not in _PASSING)).where(which)
                ).all()
                for table, which in rows
            ]

    def check_unchanged(self, *, chat: bool = True) -> None:
        """In the database (but perhaps for the chat), and in the server's memory."""
        checked = slice(None if chat else -1)
        assert self.contents()[checked] == self.before[checked]
        rooms: Rooms = self.server.server.config.app.state.rooms  # type: ignore[union-attr]
        plays = [room.play for room in rooms.loaded() if room.table.id == self.table_id]
        for play in plays:
            assert play is not None
            assert play.seq == self.seq
            assert play.match.record() == self.play.match.record()
            assert [play.match.view(s) for s in (0, 1)] == [self.play.match.view(s) for s in (0, 1)]

    # ---- nothing leaked ----

    def secrets(self, seat: int | None) -> set[str]:
        """Words that somebody must never be told: cards, keys, cookies, logins, the seed, and
        whatever Ann keeps for herself."""
        hidden = self._hidden_cards(seat) | {str(self.table.seed)}
        for chair, client in zip(self.table.chairs, (self.ann, self.bob), strict=True):
            if chair.seat != seat:
                hidden |= {chair.secret, str(chair.player_id), client.cookies["rulebound"]}
        if seat != 0:
            hidden |= {self.login} | self.belongings.secrets
        return hidden | {self.server.store.secret("cookie", lambda: "none"), PASSWORD, "argon2id"}

    def _hidden_cards(self, seat: int | None) -> set[str]:
        match = self.play.match
        cards = {
            card for other in (0, 1) if other != seat for card in leaves(match.view(other)["hand"])
        }
        return cards - words(json.dumps([match.view(seat), match.log(seat), match.helps(seat)]))

    def check_unleaked(self) -> None:
        for seat in (0, 1, None):
            secrets = self.secrets(seat)
            told = {word for to, text in self.castle.heard if to == seat for word in words(text)}
            assert told & secrets == set()


def leaves(value: Any) -> set[str]:
    """The texts in a JSON value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = list(value.values())
    return {text for item in value for text in leaves(item)} if isinstance(value, list) else set()


def words(text: str) -> set[str]:
    """The words of what was told, but for the printed facts of the game, which hold all cards."""
    if text.startswith('{"t":"table"'):
        frame = json.loads(text)
        frame["facts"] = None
        text = json.dumps(frame)
    return set(re.findall(r"[\w.-]+", text))


@contextmanager
def attacked(siege: Siege) -> Iterator[Siege]:
    """Attack the table; afterwards nothing has changed, nothing leaked, and nothing broke."""
    siege.castle.settle()
    siege.castle.heard.clear()
    yield siege
    siege.castle.settle()
    siege.check_unchanged()
    siege.check_unleaked()
