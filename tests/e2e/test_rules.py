"""The number of a rule opens its text: at a table and on a page of its own, also on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.company import against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.handheld import OUTSIDE
from tests.e2e.visiting import DESK, PHONE

SCREENS = pytest.mark.parametrize(
    "screen",
    [{"viewport": DESK}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}],
    ids=["desk", "phone"],
)
FOCUSED = "document.activeElement?.dataset.rule ?? null"


def rule(page: Page, number: str) -> Any:
    return page.locator(f'.rule-book [data-rule="{number}"]').first


@SCREENS
def test_a_rule_has_its_address(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.go("/rules/homm3#H3-10.50")
    expect(rule(ana.page, "H3-10.50")).to_be_in_viewport()
    expect(ana.page.get_by_role("heading", name="10. Combat")).to_have_count(1)
    assert ana.page.evaluate(FOCUSED) == "H3-10.50"
    check(ana.page)

    rule(ana.page, "H3-10.50").get_by_role("link").nth(1).click()
    expect(ana.page).not_to_have_url(re.compile(r"#H3-10\.50$"))
    ana.page.go_back()
    expect(rule(ana.page, "H3-10.50")).to_be_in_viewport()


@SCREENS
def test_rules_are_found_by_their_numbers(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.go("/rules/urbno")
    ana.page.get_by_role("searchbox", name="Search the rules").fill("11.5")
    expect(rule(ana.page, "UR-11.5")).to_contain_text("Assassin")
    check(ana.page)
    assert ana.page.evaluate(OUTSIDE) == []


def test_an_unknown_rule_is_said_to_be_none(visit: Visit) -> None:
    ana = visit()
    ana.go("/rules/urbno#ZZ-9.9")
    expect(ana.page.get_by_text("There is no rule ZZ-9.9.")).to_be_visible()


@SCREENS
def test_a_number_opens_its_rule_beside_the_table(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    against_a_bot(ana)
    ana.page.get_by_role("button", name="Rules", exact=True).first.click()
    sheet = ana.page.get_by_role("dialog", name="Rules")
    link = sheet.get_by_role("link", name=re.compile(r"^Rule TK-3")).first
    link.focus()
    ana.page.keyboard.press("Enter")
    expect(sheet.locator(".rule-book")).to_contain_text("Summoning")
    expect(sheet.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    sheet.get_by_role("searchbox").fill("TK-3.11")
    expect(sheet.locator('[data-rule="TK-3.11"]')).to_be_visible()
    check(ana.page)
    expect(ana.page).to_have_url(re.compile("/table/"))


def test_other_languages_say_that_the_rule_book_is_in_english(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.prefer(language="he")
    ana.go("/rules/tashkalar#TK-3.11")
    said = ana.page.get_by_text("ספר החוקים כתוב באנגלית.")
    expect(said).to_have_count(2)  # above the list of its chapters, and above the chapter
    for place in (ana.page.get_by_role("navigation", name="פרקים"), ana.page.locator(".rule-book")):
        note = place.get_by_text("ספר החוקים כתוב באנגלית.")
        expect(note).to_be_visible()
        assert note.evaluate("(it) => it.closest('[lang]').lang") == "he"
        assert note.evaluate("(it) => getComputedStyle(it).direction") == "rtl"
    text = ana.page.locator('.rule-book [lang="en"][dir="ltr"]')
    expect(text.locator('[data-rule="TK-3.11"]')).to_be_in_viewport()
