"""Time at a table, and what people agree on, in real browsers."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.locale import LANGUAGES
from tests.e2e.axe import check
from tests.e2e.company import DUEL, ME, OPEN, two_people
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.lobby import choose_game, open_table, whole_form
from tests.e2e.serving import Served

BANK = {"counts": "bank", "seconds": 600, "increment": 15, "over": "bot"}
HIGH_FORM = {"form": "high_form", "first": 0}
"""Ana has to choose at once."""
HASTE = {"counts": "turn", "seconds": 10}
PICTURES = os.environ.get("PICTURES")
"""A folder, for whoever wants to look at what was tested."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def more(page: Page, name: str) -> None:
    """Choose something from the menu of the table."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog", name="More").get_by_role("button", name=name).click()


def log(page: Page) -> Any:
    return page.get_by_role("log", name="Log")


def test_a_clock_is_set_in_the_form(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.go()
    choose_game(ana.page, "Tash-Kalar")
    form = whole_form(ana.page)
    expect(form.get_by_label("When time runs out")).to_have_count(0)
    form.get_by_label("Clock").select_option(label="10 min + 15 s per turn")
    form.get_by_label("When time runs out").select_option(label="the game is lost")
    picture(ana.page, "set")
    open_table(ana.page)
    clock = served.table(ana.table_id)["clock"]
    assert {name: clock[name] for name in ("counts", "seconds", "increment", "over")} == {
        "counts": "bank",
        "seconds": 600,
        "increment": 15,
        "over": "lose",
    }


def test_everybodys_time_is_in_sight(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, options=HIGH_FORM, clock=BANK)
    for page in (ana.page, bob.page):
        expect(page.locator(".seat .time")).to_have_count(2)
        expect(page.locator(".seat .time.runs")).to_have_count(1)
    expect(ana.page.locator(".bar .time")).to_be_visible()
    picture(ana.page, "desk")
    check(ana.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_time_is_in_sight_on_a_phone(visit: Visit, language: str) -> None:
    ana, _, table_id = two_people(visit, options=HIGH_FORM, clock=BANK)
    phone = visit(**HANDHELD)
    phone.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]
    phone.go(f"/table/{table_id}")
    if language != "en":
        phone.speak(language)
    expect(phone.page.locator(".times .time")).to_have_count(2)
    check_width(phone.page)
    picture(phone.page, f"phone-{language}")
    check(phone.page)


def test_whose_time_is_over_loses_and_both_are_told(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, options=HIGH_FORM, clock=HASTE | {"over": "lose"})
    for page in (ana.page, bob.page):
        expect(page.locator(".bar .result")).to_contain_text(
            "Bob wins" if page is ana.page else "You win"
        )
        expect(page.locator(".bar")).to_contain_text("Ana ran out of time.")
        expect(log(page)).to_contain_text("Ana ran out of time and loses.")
    picture(bob.page, "lost")
    check(bob.page)


def test_a_bot_takes_over_and_one_comes_back(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, options=HIGH_FORM, clock=HASTE | {"over": "bot"})
    expect(ana.page.locator(".bar")).to_contain_text("A bot plays for you.")
    expect(log(bob.page)).to_contain_text("Ana ran out of time. A bot takes over.")
    expect(bob.page.locator(".seat").filter(has_text="Ana")).to_contain_text("a bot plays here")
    picture(ana.page, "taken")
    check(ana.page)
    ana.page.get_by_role("button", name="Come back").click()
    expect(log(bob.page)).to_contain_text("Ana is back and plays again.")


def test_taking_back_is_asked_for_and_agreed(visit: Visit) -> None:
    ana, bob, table_id = two_people(visit, options=HIGH_FORM, clock=BANK)
    chosen = ana.page.locator(".bar.paper")
    expect(chosen).to_be_visible()
    before = ana.page.locator("[data-region=log] li").count()
    act = ana.page.locator(".bar .cta")
    ana.page.locator('[data-ref="sq:e5"]').first.click()
    act.click()
    expect(ana.page.locator("[data-region=log] li")).not_to_have_count(before)
    more(ana.page, "Propose to take back my last choice")
    expect(bob.page.locator(".bar.paper")).to_contain_text(
        "Ana would like to take back one choice."
    )
    picture(bob.page, "asked")
    check(bob.page)
    phone = visit(**HANDHELD)
    phone.context.add_cookies(bob.context.cookies())  # type: ignore[arg-type]
    phone.go(f"/table/{table_id}")
    phone.speak("he")
    expect(phone.page.locator(".bar.paper")).to_contain_text("הצעה של")
    check_width(phone.page)
    picture(phone.page, "asked-he")
    check(phone.page)
    bob.page.get_by_role("button", name="Agree").click()
    expect(log(ana.page)).to_contain_text("by consent")
    picture(ana.page, "back")


def test_a_pause_stops_the_clock_until_somebody_goes_on(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, options=HIGH_FORM, clock=BANK)
    more(ana.page, "Propose a pause")
    bob.page.get_by_role("button", name="Agree").click()
    expect(ana.page.locator(".bar")).to_contain_text("The clock stands still")
    expect(ana.page.locator(".time.runs")).to_have_count(0)
    picture(ana.page, "pause")
    check(ana.page)
    bob.page.get_by_role("button", name="Go on").click()
    expect(ana.page.locator(".bar.paper")).to_be_visible()


def test_an_end_by_consent_is_nobodys_victory(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, options=HIGH_FORM)
    more(bob.page, "Propose to end without a winner")
    expect(ana.page.locator(".bar.paper")).to_contain_text("without a winner")
    ana.page.get_by_role("button", name="Decline").click()
    expect(log(bob.page)).to_contain_text("Ana declined to end the match.")
    more(bob.page, "Propose to end without a winner")
    ana.page.get_by_role("button", name="Agree").click()
    for page in (ana.page, bob.page):
        expect(page.locator(".bar")).to_contain_text("Nobody wins: all agreed to end the match.")
    picture(ana.page, "ended")
    check(ana.page)


def test_an_invitation_names_the_clock(visit: Visit) -> None:
    ana, bob = visit(), visit()
    ana.come_in("Ana")
    table_id = ana.open_table(**DUEL, chairs=[ME, OPEN], clock=BANK)
    bob.go(f"/table/{table_id}")
    expect(bob.page.get_by_text("10 min + 15 s per turn")).to_be_visible()
    expect(bob.page.get_by_text("a bot takes over")).to_be_visible()
