"""Somebody who is challenged while away is told, if they want to be; and only while it stands."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest

from rulebound.server.config import Config
from rulebound.server.live.reminding import Reminder
from rulebound.server.store import PlayerRow, Store, TableRow
from tests.server.away import Mailbox, mailbox, plain
from tests.server.furniture import open_table
from tests.server.live.test_reminding import Desk, reached

__all__ = ["mailbox"]


@pytest.fixture
def away(config: Config, mailbox: Mailbox) -> Config:
    return replace(
        config,
        smtp_url=mailbox.url,
        mail_from="table@rulebound.example",
        public_url="https://rulebound.example/",
    )


def challenge(store: Store, config: Config, by: PlayerRow, to: PlayerRow) -> TableRow:
    """As the route does it."""
    table = open_table(store, by, None, title="Evening")
    assert store.challenge(table.id, to.id, by.id)
    desk = Desk(store, config)
    reminder = Reminder(cast(Any, desk._rooms))
    asyncio.run(reminder.challenged(to.id, table.id, by.name))
    return table


def test_a_challenge_is_told_once_in_the_language_of_its_reader(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    ann = store.new_player("Ann", {})
    bob = reached(store, "Bob", "hu", invited=["mail"])
    table = challenge(store, away, ann, bob)
    for _ in range(2):
        Desk(store, away).sweep()
    (mail,) = mailbox.to("bob@example.org")
    assert mail["Subject"] == "Kihívás: Evening"
    assert "Ann kihív: Evening" in plain(mail)
    assert f"https://rulebound.example/table/{table.id}" in plain(mail)


def test_whoever_did_not_ask_for_it_is_not_told(
    store: Store, away: Config, mailbox: Mailbox
) -> None:
    bob = reached(store, "Bob")
    challenge(store, away, store.new_player("Ann", {}), bob)
    Desk(store, away).sweep()
    assert mailbox.to("bob@example.org") == []


@pytest.mark.parametrize("how", ["declined", "taken back", "closed"])
def test_what_stands_no_more_is_not_told(
    store: Store, away: Config, mailbox: Mailbox, how: str
) -> None:
    ann, bob = store.new_player("Ann", {}), reached(store, "Bob", invited=["mail"])
    table = challenge(store, away, ann, bob)
    if how == "closed":
        assert store.close_table(table.id)
    else:
        assert store.answer_challenge(table.id, bob.id if how == "declined" else ann.id)
    Desk(store, away).sweep()
    assert mailbox.to("bob@example.org") == []
