"""Asking what a bot would do: by the button, by the key, on a phone."""

from playwright.sync_api import Page, expect

from tests.e2e import axe
from tests.e2e.company import against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.visiting import PHONE


def ask(page: Page) -> None:
    expect(page.locator("[data-key='key-i']")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("i")
    expect(rows(page).first).to_be_visible()


def rows(page: Page):  # type: ignore[no-untyped-def]
    return page.locator(".hint [data-key='row']")


def test_a_hint_by_the_key_picks_and_plays_nothing(visit: Visit) -> None:
    ana = visit()
    against_a_bot(ana)
    page = ana.page
    before = page.locator("[data-piece]").count()
    ask(page)
    assert 1 <= rows(page).count() <= 3
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_contain_text("2 left")
    axe.check(page)
    page.keyboard.press("1")
    expect(rows(page).first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-key='act']")).to_be_visible()
    assert page.locator("[data-piece]").count() == before
    expect(page.get_by_role("log")).to_contain_text("asked for a hint")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_hint_on_a_phone_is_the_first_tab(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True)
    against_a_bot(ana)
    page = ana.page
    ask(page)
    expect(page.get_by_role("tab").first).to_have_text("Hint")
    axe.check(page)
