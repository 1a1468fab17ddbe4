"""A phone in one hand: 390 by 844, no mouse, no keyboard."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.lobby import set_table
from tests.e2e.robot import FINGER, Look, Robot
from tests.e2e.visiting import PHONE

OUTSIDE = """() => {
  const scrolls = (element) => {
    if (!element) return false;
    const { overflowX } = getComputedStyle(element);
    const wide = element.scrollWidth > element.clientWidth;
    return (wide && ['auto', 'scroll'].includes(overflowX)) || scrolls(element.parentElement);
  };
  return [...document.querySelectorAll('a, button, input, select, summary, h1, h2, p, [data-ref]')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr, .skip'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5) && !scrolls(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}"""
"""What sticks out of the screen, other than rows that scroll sideways."""

FINGERTIP = 44
SQUARE = 40


def check_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate(OUTSIDE) == []


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def check_bar(page: Page) -> None:
    """The bar is at the lower edge, the board is above it, buttons are as large as a fingertip."""
    bar = box(page.locator(".bar"))
    board = box(page.get_by_role("grid"))
    assert bar["y"] + bar["height"] == PHONE["height"]
    assert (bar["x"], bar["width"]) == (0, PHONE["width"])
    assert board["y"] + board["height"] <= bar["y"]
    for button in page.locator(".bar button:visible").all():
        assert box(button)["height"] >= FINGERTIP, button.inner_text()


def test_the_first_turns_of_a_duel_by_tapping(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ana.page
    ana.go()
    page.get_by_role("button", name="Set a table").first.tap()
    check_width(page)
    set_table(page, tile="Duel", bot="Gentle", begin=True, seed=3)
    check_width(page)
    page.get_by_role("button", name="Open the table").tap()
    check_width(page)
    ana.introduce("Ana")
    expect(page.get_by_role("grid")).to_be_visible()

    robot = Robot(page, seed=3, hands=FINGER)
    asked: set[str] = set()

    def enough(look: Look) -> bool:
        if look.question not in asked:
            asked.add(look.question)
            check_width(page)
            check_bar(page)
        return robot.acts >= 20

    robot.play(until=enough)

    corner, opposite = (
        box(page.locator('[data-ref="sq:a5"]')),
        box(page.locator('[data-ref="sq:i5"]')),
    )
    assert corner["width"] >= SQUARE
    assert corner["x"] >= 0
    assert opposite["x"] + opposite["width"] <= PHONE["width"]
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel")).to_be_visible()
        check_width(page)
