"""Settings stay, accounts carry them and the tables from one browser to the next."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.company import against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.visiting import DESK, PHONE, Visitor

PASSWORD = "a long secret"
OTHER = "seven green herons"


def test_settings_stay_after_a_reload(visit: Visit) -> None:
    ana = visit(color_scheme="dark")
    ana.go("/settings")
    expect_look(ana.page, "en", "lamplight")
    change_look(ana.page)
    expect_look(ana.page, "el", "daylight")

    ana.page.reload()

    expect_look(ana.page, "el", "daylight")
    expect(ana.page.locator("#settings-language")).to_have_value("el")


def test_settings_follow_the_account(visit: Visit) -> None:
    ana = visit(color_scheme="dark")
    ana.come_in("Ana")
    ana.go()
    login = make_account(ana)
    ana.go("/settings")
    with ana.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        change_look(ana.page)

    elsewhere = visit(color_scheme="dark")
    elsewhere.go()
    expect_look(elsewhere.page, "en", "lamplight")
    elsewhere.page.get_by_role("button", name="Your name").click()
    log_in(elsewhere, login)

    expect_look(elsewhere.page, "el", "daylight")
    expect(elsewhere.page.locator("header .you")).to_have_text("Ana")


def test_an_account_takes_over_the_tables_of_the_guest(visit: Visit) -> None:
    ana = visit()
    first = against_a_bot(ana)
    ana.go("/tables")
    login = make_account(ana)
    expect_tables(ana, first)

    elsewhere = visit()
    second = against_a_bot(elsewhere, "Somebody")
    elsewhere.go("/tables")
    expect_tables(elsewhere, second)
    elsewhere.page.get_by_role("button", name="Somebody").click()
    elsewhere.page.get_by_role("button", name="I have an account").click()
    log_in(elsewhere, login)

    expect_tables(elsewhere, first, second)
    elsewhere.go(f"/table/{first}")
    expect(elsewhere.page.locator(".bar.paper")).to_be_visible()
    ana.go("/tables")
    expect_tables(ana, first, second)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_sessions_are_listed_and_ended_with_the_keyboard(visit: Visit, screen: Any) -> None:
    ana = visit(viewport=screen)
    ana.come_in("Ana")
    ana.go("/settings")
    page = ana.page
    login = make_account(ana, close=False)
    others = [visit(), visit()]
    for other in others:
        come_back(other, login)
    page.reload()
    devices = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    expect(devices).to_have_count(3)
    expect(devices.filter(has_text="This device")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    check(page)

    ends = page.get_by_role("button", name="Log out: Chrome")
    expect(ends).to_have_count(2)
    ends.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are logged out there.")).to_be_visible()
    expect(devices).to_have_count(2)
    expect(page.get_by_role("heading", name="Where you are logged in")).to_be_focused()
    page.get_by_role("button", name="Log out: Chrome").press("Enter")
    expect(devices).to_have_count(1)
    for other in others:
        expect_stranger(other)


def test_a_password_is_changed_and_a_weak_one_is_not_taken(visit: Visit) -> None:
    ana = visit()
    ana.forgives = "422|403"
    ana.come_in("Ana")
    ana.go("/settings")
    page = ana.page
    page.get_by_label(re.compile("^Password")).fill("password1")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert").get_by_text("Many people use this password")).to_be_visible()
    login = make_account(ana, close=False)
    elsewhere = visit()
    come_back(elsewhere, login)

    page.get_by_role("button", name="Change password").click()
    page.get_by_label("Current password").fill("not the password")
    page.get_by_label("New password").fill(OTHER)
    page.get_by_role("button", name="Save the new password").click()
    expect(page.get_by_text("That is not your current password.")).to_be_visible()
    check(page)
    page.get_by_label("Current password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("The password has been changed.")).to_be_visible()
    expect_stranger(elsewhere)

    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_label("Username").fill(login)
    page.get_by_label(re.compile("^Password")).fill(OTHER)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()


def make_account(visitor: Visitor, *, close: bool = True) -> str:
    """The username that Ana is given."""
    page = visitor.page
    if close:
        page.get_by_role("button", name="Ana").click()
    username = page.get_by_label(re.compile("^Your username"))
    expect(username).to_have_value(re.compile(r"^ana-\d{6}$"))
    login = username.input_value()
    page.get_by_label(re.compile("^Password")).fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    if close:
        page.get_by_role("button", name="Close").click()
    return login


def come_back(visitor: Visitor, login: str) -> None:
    """Log in from a page where nobody is known."""
    visitor.go()
    visitor.page.get_by_role("button", name="Your name").click()
    log_in(visitor, login)


def log_in(visitor: Visitor, login: str) -> None:
    visitor.page.get_by_label("Username").fill(login)
    visitor.page.get_by_label(re.compile("^Password")).fill(PASSWORD)
    visitor.page.get_by_role("button", name="Log in").click()
    expect(visitor.page.get_by_text(login)).to_be_visible()
    visitor.page.keyboard.press("Escape")


def expect_stranger(visitor: Visitor) -> None:
    """The server no longer knows whose browser this is."""
    with visitor.page.expect_response("**/api/me") as answer:
        visitor.go()
    assert answer.value.json() is None
    expect(visitor.page.get_by_role("button", name="Your name")).to_be_visible()


def change_look(page: Page) -> None:
    page.get_by_text("Daylight").click()
    page.locator("#settings-language").select_option("el")


def expect_look(page: Page, language: str, light: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("data-theme", light)


def expect_tables(visitor: Visitor, *ids: str) -> None:
    """Exactly these tables can be gone on with."""
    rows = visitor.page.get_by_role("tabpanel").get_by_role("link", name="Continue")
    expect(rows).to_have_count(len(ids))
    assert {row.get_attribute("href") for row in rows.all()} == {f"/table/{each}" for each in ids}
