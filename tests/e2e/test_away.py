"""Who is away, on vacation or short of time, in real browsers, at a server whose time is ours."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.locale import Translator
from rulebound.server.store import now
from tests.e2e.axe import check
from tests.e2e.company import two_people
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.test_time import BANK, HIGH_FORM, log, more
from tests.e2e.visiting import Visitor
from tests.server.conftest import running, usual

SLOW = {"counts": "turn", "seconds": 24 * 3600, "vacation": 7, "over": "bot"}
CHIME = 1175
"""The pitch with which a clock warns."""
LISTEN = """
window.pitches = [];
const strike = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.pitches.push(this.frequency.value);
  return strike.apply(this, when);
};
"""


class Server:
    """Its time goes on only when it is told to."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.moment = now()

    def __call__(self) -> datetime:
        return self.moment

    def passes(self, **units: float) -> None:
        self.moment += timedelta(**units)

    def deal(self, table_id: str, seed: int) -> None:
        raise AssertionError("these tests are not about the cards")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with running(usual(tmp_path)) as it:
        server = Server(it.url)
        it.server.config.app.state.rooms.services.now = server  # type: ignore[union-attr]
        yield server


@pytest.fixture
def pair(visit: Visit) -> Any:
    return partial(two_people, visit, seed=None, options=HIGH_FORM)


def leave(visitor: Visitor, other: Page) -> None:
    """Close the page of a table, and wait until the other one has noticed."""
    visitor.go("/")
    expect(other.locator(".seat").filter(has_text="Ana")).to_contain_text("away")


def test_who_stays_away_is_claimed_against_after_a_second_question(
    pair: Any, served: Server
) -> None:
    ana, bob, table_id = pair(clock=BANK | {"over": "nothing"})
    leave(ana, bob.page)
    claim = bob.page.get_by_role("button", name="Claim the game")
    expect(claim).to_have_count(0)
    served.passes(minutes=11)
    bob.page.reload()
    expect(bob.page.get_by_role("button", name="Seat a bot")).to_be_visible()
    check(bob.page)
    claim.click()
    bob.page.get_by_role("button", name="Keep waiting").click()
    claim.click()
    bob.page.get_by_role("button", name="Yes, claim it").click()
    expect(bob.page.locator(".bar .result")).to_contain_text("You win")
    expect(log(bob.page)).to_contain_text("Ana stayed away. Bob claimed the game.")
    ana.go(f"/table/{table_id}")
    expect(ana.page.locator(".bar .result")).to_contain_text("Bob wins")


@pytest.mark.parametrize("language", ["el", "hu", "ka", "he"])
def test_a_bot_is_seated_on_a_phone_in_other_languages_and_one_comes_back(
    visit: Visit, pair: Any, served: Server, language: str
) -> None:
    ana, bob, table_id = pair()
    leave(ana, bob.page)
    served.passes(days=1, minutes=1)
    phone = visit(**HANDHELD)
    phone.context.add_cookies(bob.context.cookies())
    phone.go(f"/table/{table_id}")
    phone.speak(language)
    words = Translator(language)
    seat_a_bot = phone.page.get_by_role("button", name=words("web-time-seat-bot"))
    expect(seat_a_bot).to_be_visible()
    check_width(phone.page)
    check(phone.page)
    seat_a_bot.click()
    phone.speak("en")
    expect(phone.page.get_by_role("button", name="Seat a bot")).to_have_count(0)
    ana.go(f"/table/{table_id}")
    expect(log(ana.page)).to_contain_text("Ana stayed away. Bob seated a bot.")
    ana.page.get_by_role("button", name="Come back").click()
    expect(log(ana.page)).to_contain_text("Ana is back and plays again.")


def test_on_vacation_ones_clock_stands_and_all_see_it(pair: Any, served: Server) -> None:
    ana, bob, _ = pair(clock=SLOW)
    more(ana.page, "Go on vacation (7 days left)")
    for page in (ana.page, bob.page):
        expect(page.locator(".seat").filter(has_text="on vacation")).to_have_count(1)
        expect(log(page)).to_contain_text("Ana goes on vacation.")
    check(bob.page)
    served.passes(days=3)
    for visitor in (ana, bob):
        visitor.page.reload()
    expect(bob.page.get_by_role("button", name="Seat a bot")).to_have_count(0)
    more(ana.page, "End my vacation")
    expect(log(bob.page)).to_contain_text("Ana is back from vacation.")
    expect(bob.page.locator(".seat").filter(has_text="on vacation")).to_have_count(0)
    ana.page.get_by_role("button", name="More", exact=True).click()
    dialog = ana.page.get_by_role("dialog", name="More")
    expect(dialog.get_by_role("button", name="Go on vacation (4 days left)")).to_be_visible()


def test_before_ones_time_is_over_one_sees_and_hears_it(pair: Any, served: Server) -> None:
    ana, bob, _ = pair(clock=BANK)
    for visitor in (ana, bob):
        visitor.prefer(sound=True, volume=50)
        visitor.context.add_init_script(LISTEN)
        visitor.page.reload()
    expect(ana.page.locator(".seat .time.short")).to_have_count(0)
    assert CHIME not in ana.page.evaluate("pitches")
    served.passes(seconds=580)
    for visitor in (ana, bob):
        visitor.page.reload()
    expect(ana.page.locator(".seat .time.short")).to_have_count(1)
    expect(bob.page.locator(".seat .time.short")).to_have_count(1)
    ana.page.wait_for_function("pitch => pitches.includes(pitch)", arg=CHIME)
    assert CHIME not in bob.page.evaluate("pitches")
    check(ana.page)
