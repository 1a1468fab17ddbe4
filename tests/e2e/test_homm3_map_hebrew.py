"""A scenario of Heroes III in Hebrew: panels change sides, the map does not; nothing sticks out."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, OUTSIDE
from tests.e2e.mirror import across, speak_hebrew
from tests.e2e.riding import FIRST_LIGHT, HILLS_EDGE, Rider, in_turn
from tests.e2e.robot import MOUSE
from tests.e2e.test_homm3_hebrew import check_hebrew
from tests.e2e.visiting import DESK, Visitor

FIELDS = """() => {
  const at = (thing) => thing.getBoundingClientRect();
  const sheet = at(document.querySelector('.sheet .map'));
  const place = (thing) => [Math.round(at(thing).x - sheet.x), Math.round(at(thing).y - sheet.y)];
  return [...document.querySelectorAll('.map [data-at]')].map((thing) => [
    thing.dataset.at, ...place(thing),
  ]);
}"""
"""What lies where, seen from the corner of the map."""


def test_panels_are_mirrored_and_the_map_is_not(visit: Visit) -> None:
    page = first_turn(visit, {"viewport": DESK}).page
    MOUSE.touch(page, HILLS_EDGE)
    fields = page.evaluate(FIELDS)
    assert len(fields) > 14
    assert across(page, "aside.left") < across(page, ".map") < across(page, "aside.right")
    assert across(page, ".bar .ask") < across(page, ".bar .cta")

    speak_hebrew(page)

    assert page.evaluate(FIELDS) == fields
    assert across(page, "aside.right") < across(page, ".map") < across(page, "aside.left")
    assert across(page, ".bar .cta") < across(page, ".bar .ask")
    check_looks(page)
    check_hebrew(page.locator(".bar .eyebrow, .bar .ask, .bar .cta, .bar .chip"))
    check_hebrew(page.locator("aside.left, aside.right"))
    check_hebrew(page.get_by_role("log").locator("li"))

    page.get_by_role("tab").nth(1).click()
    expect(page.locator('[data-sheet="population"]')).to_be_visible()
    check_looks(page)
    check_hebrew(page.locator('[data-sheet="population"], [role="main"]'))


def test_nothing_sticks_out_of_a_phone(visit: Visit) -> None:
    ana = first_turn(visit, HANDHELD)
    ana.prefer(language="he")
    page = ana.page
    page.reload()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    MOUSE.touch(page, HILLS_EDGE)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        check_looks(page)


def first_turn(visit: Visit, screen: dict[str, Any]) -> Visitor:
    """First Light, once the cards are drawn."""
    ana = visit(**screen)
    ana.come_in("Ana")
    ana.open_table(**FIRST_LIGHT, chairs=[ME])
    Rider(ana.page, seed=1).play(until=in_turn)
    return ana


def check_looks(page: Page) -> None:
    assert page.evaluate(OUTSIDE) == []
    check(page)
