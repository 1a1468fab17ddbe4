"""Tables for tests that are about the people at them."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.visiting import Visitor

DUEL: dict[str, Any] = {
    "game": "tashkalar",
    "options": {"form": "duel", "first": 0, "schools": ["highland", "sylvan"]},
    "seed": 3,
}
"""No card is in both decks, so that a card tells whose hand it was in."""
URBNO: dict[str, Any] = {"game": "urbno", "options": {"first_dealer": 2}, "seed": 1}
BOT = {"kind": "bot", "bot": "gentle"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def against_a_bot(visitor: Visitor, name: str = "Ana") -> str:
    """A Duel that the visitor begins, once the bot has chosen where the starting pieces stand."""
    visitor.come_in(name)
    table_id = visitor.open_table(**DUEL, chairs=[ME, BOT])
    expect(visitor.page.locator(".bar.paper")).to_be_visible()
    return table_id


def against_two_bots(visitor: Visitor, name: str = "Ana") -> str:
    """A match of King Urbno in which the visitor leads to the first trick."""
    visitor.come_in(name)
    return visitor.open_table(**URBNO, chairs=[ME, BOT, BOT])


def two_people(visit: Visit, **form: Any) -> tuple[Visitor, Visitor, str]:
    """A Duel of Ana, who begins, and Bob, who came by the link; ``form``: what is different."""
    ana, bob = visit(), visit()
    ana.come_in("Ana")
    table_id = ana.open_table(**{**DUEL, "chairs": [ME, OPEN], **form})
    bob.come_in("Bob")
    bob.go(f"/table/{table_id}")
    bob.page.get_by_role("button", name="Sit down here").click()
    expect(ana.page.get_by_role("main", name="Board")).to_be_visible()
    expect(bob.page.get_by_role("main", name="Board")).to_be_visible()
    return ana, bob, table_id


def resign(page: Page) -> None:
    """Give the match up, which is asked twice."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog", name="More").get_by_role("button", name="Resign").click()
    page.locator(".bar .cta").filter(has_text="Resign").click()
    expect(page.locator(".bar .result")).to_be_visible()
