"""The analysis of a finished match, and playing on from it."""

import re

from playwright.sync_api import Page, expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.serving import Served
from tests.e2e.test_replay import play_a_little
from tests.e2e.visiting import PHONE

LONG = 120_000
"""A bot reads the match meanwhile, on a machine that may be busy."""


def analyse(page: Page) -> None:
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name=re.compile("Let the bot read this match")).first.click()
    expect(page.locator(".instead [data-key='row']").first).to_be_visible(timeout=LONG)


def test_a_match_is_read_and_played_on(visit: Visit) -> None:
    ana = visit()
    first = play_a_little(ana)
    page = ana.page
    analyse(page)
    expect(page).to_have_url(re.compile("#analysis-0$"))
    axe.check(page)

    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#analysis-1$"))
    page.keyboard.press("ArrowLeft")
    better = page.get_by_role("button", name="Better", exact=True)
    expect(better).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    expect(better).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("2")
    expect(better).to_have_attribute("aria-pressed", "true")

    page.reload()
    expect(page.locator(".instead [data-key='row']").first).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page).not_to_have_url(re.compile(first))


def test_on_a_phone_and_in_hebrew(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True)
    play_a_little(ana)
    page = ana.page
    analyse(page)
    expect(page.get_by_role("tab").first).to_have_text("Instead")
    axe.check(page)
    ana.speak("he")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".instead [data-key='row']").first).to_be_visible(timeout=LONG)


def test_notes_and_branches_are_there_again(visit: Visit, served: Served) -> None:
    ana, cleo = visit(), visit()
    table_id = play_a_little(ana)
    page = ana.page
    analyse(page)
    page.keyboard.press("n")
    note = page.get_by_role("textbox", name="Note to move 1")
    expect(note).to_be_focused()
    page.keyboard.type("Look for the third before the second.")
    page.keyboard.press("Escape")
    expect(page.get_by_label("You wrote a note here")).to_be_visible()
    played = served.record(table_id)

    rows = page.locator(".instead [data-key='row']").all_inner_texts()
    other = next(place for place, row in enumerate(rows, 1) if "played" not in row)
    page.keyboard.press(str(other))
    page.get_by_role("button", name="Continue from here").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("checkbox", name="Begin with")).to_be_checked()
    axe.check(page)
    sheet.get_by_role("button", name="Open the table").click()
    expect(page).not_to_have_url(re.compile(table_id))
    branch = ana.table_id
    begun = served.table(branch)
    assert begun["parent"] == table_id

    ana.go(f"/table/{table_id}#analysis-0")
    expect(note).to_have_value("Look for the third before the second.")
    page.get_by_role("tab", name="Branches, 1").click()
    page.get_by_role("tabpanel").get_by_role("link", name=re.compile("Instead of move 1")).click()
    expect(page).to_have_url(re.compile(branch))
    assert served.record(table_id) == played, "the match is not altered"

    cleo.come_in("Cleo")
    cleo.go(f"/table/{table_id}#analysis-0")
    expect(cleo.page.get_by_role("textbox", name="Note to move 1")).to_have_value("")
    expect(cleo.page.get_by_role("tab", name="Branches, 0")).to_be_visible()


def test_a_link_opens_exactly_there_with_all_hands(visit: Visit) -> None:
    ana, cleo = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    play_a_little(ana)
    page = ana.page
    page.get_by_role("button", name="Analysis").click()
    page.keyboard.press("ArrowRight")
    page.get_by_role("group", name="View as").get_by_role("button", name="All hands").click()
    hands = page.get_by_role("region", name="All hands")
    expect(hands.locator("[data-held]")).to_have_count(12)
    page.get_by_role("button", name="Copy link to move 1").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#analysis-1~all")

    cleo.page.goto(link)
    expect(cleo.page.get_by_text("Move 2 of")).to_be_visible()
    expect(cleo.page.get_by_role("region", name="All hands").locator("[data-held]")).to_have_count(
        12
    )
    axe.check(cleo.page)


def test_on_a_phone_half_the_drawer_holds_two_options(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True)
    play_a_little(ana)
    page = ana.page
    analyse(page)
    rows = page.locator(".instead [data-key='row']")
    bar = page.get_by_role("region", name="Analysis").bounding_box()
    second = rows.nth(1).bounding_box()
    assert bar is not None
    assert second is not None
    assert second["y"] + 24 < bar["y"], "the second option can be read without pulling"
    page.get_by_role("tab", name="Notes").tap()
    page.get_by_role("textbox").fill("זו הערה")
    page.get_by_role("tab", name="Instead").tap()
    page.get_by_role("tab", name="Notes").tap()
    expect(page.get_by_role("textbox")).to_have_value("זו הערה")
    axe.check(page)
