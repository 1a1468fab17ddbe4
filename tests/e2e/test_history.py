"""What one has played: pictures, filters that are figures, search, and all records in one file."""

import json
import re
import zipfile
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.company import BOT, DUEL, ME, URBNO, against_a_bot, resign
from tests.e2e.conftest import Visit
from tests.e2e.handheld import check_width
from tests.e2e.visiting import DESK, PHONE, Visitor
from tests.server.away import wait_until

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
SEEN = "(pictures) => Promise.all(pictures.map((each) => each.decode())).then((all) => all.length)"


def played(visitor: Visitor, name: str = "Ana") -> list[str]:
    """Three duels that were given up, the last one first."""
    tables = [against_a_bot(visitor, name)]
    resign(visitor.page)
    for title in ("Kitchen", "Ελένης βράδυ"):
        tables.append(visitor.open_table(**DUEL, chairs=[ME, BOT], title=title))
        expect(visitor.page.locator(".bar.paper")).to_be_visible()
        resign(visitor.page)
    return tables[::-1]


def until_counted(visitor: Visitor, matches: int) -> None:
    """The server draws finished matches in the background, and counts their sides then."""

    def counted() -> bool:
        answer = visitor.page.request.get(f"{visitor.url}/api/past").json()
        kinds = answer["counts"]["sides"]
        return sum(sum(kind["figures"].values()) for kind in kinds) == matches

    wait_until(counted)


def test_matches_are_found_again_by_mouse(visit: Visit) -> None:
    ana = visit()
    newest, *_ = played(ana)
    until_counted(ana, 3)
    page = ana.page
    ana.go("/history")
    cards = page.locator("[data-past]")
    expect(cards).to_have_count(3)
    assert cards.locator("img").evaluate_all(SEEN) == 3
    expect(cards.first).to_contain_text("Lost")

    page.get_by_role("button", name=re.compile("^Highland")).click()
    expect(page).to_have_url(re.compile("side=tashkalar-school-highland"))
    expect(cards).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Won")).click()
    expect(page.get_by_text("Nothing like that")).to_be_visible()
    page.get_by_role("button", name="Clear all").first.click()
    expect(cards).to_have_count(3)
    page.reload()
    page.get_by_role("searchbox").fill("ΒΡΆΔΥ")
    expect(cards).to_have_count(1)
    cards.first.click()
    expect(page).to_have_url(re.compile(f"/table/{newest}$"))


def test_matches_are_found_again_by_keys(visit: Visit) -> None:
    ana = visit()
    tables = played(ana)
    page = ana.page
    ana.go("/history")
    expect(page.locator("[data-past]")).to_have_count(3)
    page.keyboard.press("j")
    page.keyboard.press("j")
    assert page.evaluate("document.activeElement.getAttribute('href')") == f"/table/{tables[1]}"
    page.keyboard.press("/")
    page.keyboard.type("kitchen")
    expect(page.locator("[data-past]")).to_have_count(1)
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.matches('[data-past]')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/table/{tables[1]}$"))


def test_all_records_come_in_one_archive(visit: Visit) -> None:
    ana = visit()
    tables = played(ana)
    ana.go("/history")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download all records").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        listed = json.loads(archive.read("matches.json"))
        assert [each["file"].rpartition("tashkalar-")[2] for each in listed] == [
            f"{table_id}.json" for table_id in tables
        ]
        assert all(json.loads(archive.read(each["file"]))["choices"] for each in listed)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_page_is_whole_and_accessible(visit: Visit, screen: str, language: str) -> None:
    ana = visit(**SCREENS[screen])
    played(ana)
    ana.open_table(**URBNO, chairs=[ME, BOT, BOT])
    ana.go("/history")
    ana.speak(language)
    page = ana.page
    expect(page.locator("[data-past]")).to_have_count(3)
    axe.check(page)
    if screen == "phone":
        check_width(page)
        page.locator(".sheeted").click()
        page.get_by_role("dialog").locator("button[aria-pressed]").nth(2).click()
        axe.check(page)
        page.keyboard.press("Escape")
        expect(page.locator("[data-past]")).to_have_count(3)


def test_others_see_nothing_of_it(visit: Visit) -> None:
    ana, eve = visit(), visit()
    played(ana)
    eve.go("/history")
    expect(eve.page.get_by_text("Nobody knows you here yet")).to_be_visible()
    eve.come_in("Eve")
    eve.go("/history")
    expect(eve.page.get_by_text("No finished matches yet")).to_be_visible()
