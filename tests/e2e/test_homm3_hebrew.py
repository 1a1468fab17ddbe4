"""Heroes III in Hebrew: panels change sides, the combat board does not; nothing stays English."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.combat import GUARDS, Fighter, aims
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.mirror import across, speak_hebrew

SPACES = """() => {
  const at = (cell) => cell.getBoundingClientRect();
  const grid = at(document.querySelector('.field .spaces'));
  const place = (cell) => [Math.round(at(cell).x - grid.x), Math.round(at(cell).y - grid.y)];
  return [...document.querySelectorAll('[role="gridcell"]')].map((cell) => [
    cell.dataset.ref, ...place(cell),
  ]);
}"""
"""What lies where, seen from the corner of the board."""
REVERSED = """() => [...document.querySelectorAll('body *')]
  .filter((each) => each instanceof HTMLElement && each.innerText.trim())
  .filter((each) => new DOMMatrix(getComputedStyle(each).transform).a < 0)
  .map((each) => each.innerText)"""
"""Words that a mirror shows."""
LATIN = re.compile(r"[A-Za-z]")
HEBREW = re.compile(r"[\u05d0-\u05ea]")
SAME = re.compile(r"\bAna\b|\b[a-d][1-5]\b|\bH3-[\d.]+|\b[IV]+\b|\bAI\b")
"""Names of people and spaces, numbers of rules and of fields stay as they are."""


def test_panels_are_mirrored_and_the_board_is_not(visit: Visit) -> None:
    page = until_an_attack(visit)
    spaces = page.evaluate(SPACES)
    assert len(spaces) == 20
    assert across(page, "aside.left") < across(page, ".field") < across(page, "aside.right")
    assert across(page, ".bar .ask") < across(page, ".bar .cta")

    speak_hebrew(page)

    assert page.evaluate(SPACES) == spaces
    assert across(page, "aside.right") < across(page, ".field") < across(page, "aside.left")
    assert across(page, ".bar .cta") < across(page, ".bar .ask")


def test_no_words_are_mirrored(visit: Visit) -> None:
    page = until_an_attack(visit)
    speak_hebrew(page)
    # As if the attack made a Few of a Pack.
    page.locator(".odds .o").first.evaluate("box => box.classList.add('flip')")
    assert page.evaluate(REVERSED) == []


def test_names_cards_and_log_are_hebrew(visit: Visit) -> None:
    page = until_an_attack(visit)
    speak_hebrew(page)

    check_hebrew(page.locator(".field .unit h3"))
    check_hebrew(page.locator('.hand [role="option"]'))
    check_hebrew(page.locator(".bar .eyebrow, .bar .ask, .bar .cta"))
    check_hebrew(page.get_by_role("log").locator("li"))
    check_hebrew(page.locator("aside"))
    for cell in page.get_by_role("gridcell").all():
        assert foreign(cell.get_attribute("aria-label") or "") == ""


def until_an_attack(visit: Visit) -> Page:
    """A combat whose log has some lines, with an attack that only has to be made."""
    ana = visit()
    ana.come_in("Ana")
    ana.open_table(**GUARDS, chairs=[ME])
    Fighter(ana.page, seed=2).play(until=aims)
    expect(ana.page.get_by_role("log").locator("li").nth(3)).to_be_visible()
    return ana.page


def check_hebrew(things: Locator) -> None:
    texts = things.all_inner_texts()
    assert texts
    for text in texts:
        assert HEBREW.search(text), text
        assert foreign(text) == "", text


def foreign(text: str) -> str:
    """The Latin letters of a text that ought to be Hebrew."""
    return "".join(LATIN.findall(SAME.sub("", text)))
