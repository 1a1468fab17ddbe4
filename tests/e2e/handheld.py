"""The small screen: nothing sticks out of it, the bar is in reach of a thumb."""

from playwright.sync_api import FloatRect, Locator, Page

from tests.e2e.visiting import PHONE

HANDHELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
"""What a browser context is told about a phone."""

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


def check_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate(OUTSIDE) == []


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def check_bar(page: Page, board_name: str | None = None) -> None:
    """The bar is at the lower edge, the board is above it, buttons are as large as a fingertip.

    Boards are grids; a map is a group with a name.
    """
    bar = box(page.locator(".bar"))
    grid = page.get_by_role("group", name=board_name) if board_name else page.get_by_role("grid")
    board = box(grid)
    assert bar["y"] + bar["height"] == PHONE["height"]
    assert (bar["x"], bar["width"]) == (0, PHONE["width"])
    assert board["y"] + board["height"] <= bar["y"]
    for button in page.locator(".bar button:visible").all():
        assert box(button)["height"] >= FINGERTIP, button.inner_text()
