"""Hebrew: panels change sides, boards do not."""

from playwright.sync_api import expect

from tests.e2e.company import BOT, ME, URBNO, against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.mirror import across, speak_hebrew

SQUARES = """() => {
  const at = (cell) => cell.getBoundingClientRect();
  const { x, y } = at(document.querySelector('[data-ref="sq:e5"]'));
  return Object.fromEntries([...document.querySelectorAll('.board [data-ref^="sq:"]')].map(
    (cell) => [cell.dataset.ref, [Math.round(at(cell).x - x), Math.round(at(cell).y - y)]],
  ));
}"""
"""Where the squares lie, seen from the middle of the arena."""
SEATS = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const side = (from, middle, size) => Math.round(2 * (middle - from) / size - 1);
  return [...document.querySelectorAll('[data-plate]')].map((plate) => {
    const { x, y, width, height } = plate.getBoundingClientRect();
    return [side(felt.x, x + width / 2, felt.width), side(felt.y, y + height / 2, felt.height)];
  });
}"""
"""On which side of the felt each player sits: -1, 0 or 1 across and down."""
HELD = """() => [...document.querySelectorAll('[data-held]')]
  .map((card) => [card.getBoundingClientRect().x, card.dataset.held])
  .sort(([one], [other]) => one - other).map(([, card]) => card)"""
"""The hand from left to right."""


def test_tash_kalar(visit: Visit) -> None:
    ana = visit()
    against_a_bot(ana)
    page = ana.page
    page.locator('[data-ref="sq:c3"]').click()
    squares = page.evaluate(SQUARES)
    assert squares["sq:a5"][0] < 0 < squares["sq:i5"][0]
    assert across(page, "aside.left") < across(page, ".board") < across(page, ".hand")
    assert across(page, ".bar .ask") < across(page, ".bar .cta")

    speak_hebrew(page)

    assert page.evaluate(SQUARES) == squares
    assert across(page, ".hand") < across(page, ".board") < across(page, "aside.left")
    assert across(page, ".bar .cta") < across(page, ".bar .ask")


def test_urbno(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.open_table(**URBNO, chairs=[ME, BOT, BOT, BOT])
    page = ana.page
    expect(page.locator("[data-held]")).to_have_count(8)
    seats, hand = page.evaluate(SEATS), page.evaluate(HELD)
    assert sorted(seats) == [[-1, 0], [0, -1], [0, 1], [1, 0]]
    assert across(page, "aside.left") < across(page, ".board") < across(page, "aside.right")

    speak_hebrew(page)

    assert page.evaluate(SEATS) == seats
    assert page.evaluate(HELD) == hand[::-1]
    assert across(page, "aside.right") < across(page, ".board") < across(page, "aside.left")
    # A card keeps its number in the same corner.
    assert across(page, "[data-held] .plaque") < across(page, "[data-held] .face")
