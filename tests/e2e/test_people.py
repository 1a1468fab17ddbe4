"""Settings stay, accounts carry them and the tables from one browser to the next."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.company import against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.visiting import Visitor

pytestmark = pytest.mark.own_server

LOGIN = {"Username": "ana.lind", "Password": "a long secret"}


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
    make_account(ana)
    ana.go("/settings")
    with ana.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        change_look(ana.page)

    elsewhere = visit(color_scheme="dark")
    elsewhere.go()
    expect_look(elsewhere.page, "en", "lamplight")
    elsewhere.page.get_by_role("button", name="Your name").click()
    log_in(elsewhere)

    expect_look(elsewhere.page, "el", "daylight")
    expect(elsewhere.page.locator("header .you")).to_have_text("Ana")


def test_an_account_takes_over_the_tables_of_the_guest(visit: Visit) -> None:
    ana = visit()
    first = against_a_bot(ana)
    ana.go("/tables")
    make_account(ana)
    expect_tables(ana, first)

    elsewhere = visit()
    second = against_a_bot(elsewhere, "Somebody")
    elsewhere.go("/tables")
    expect_tables(elsewhere, second)
    elsewhere.page.get_by_role("button", name="Somebody").click()
    elsewhere.page.get_by_role("button", name="I have an account").click()
    log_in(elsewhere)

    expect_tables(elsewhere, first, second)
    elsewhere.go(f"/table/{first}")
    expect(elsewhere.page.locator(".bar.paper")).to_be_visible()
    ana.go("/tables")
    expect_tables(ana, first, second)


def make_account(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Ana").click()
    fill_in(visitor.page)
    visitor.page.get_by_role("button", name="Create account").click()
    expect(visitor.page.get_by_text("You are logged in as ana.lind.")).to_be_visible()
    visitor.page.get_by_role("button", name="Close").click()


def log_in(visitor: Visitor) -> None:
    fill_in(visitor.page)
    visitor.page.get_by_role("button", name="Log in").click()
    expect(visitor.page.get_by_text("ana.lind")).to_be_visible()
    visitor.page.keyboard.press("Escape")


def fill_in(page: Page) -> None:
    for label, text in LOGIN.items():
        page.get_by_label(label).fill(text)


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
