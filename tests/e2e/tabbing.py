"""Going through a page without a pointer."""

from playwright.sync_api import Page

FOCUSED = """() => {
  const at = document.activeElement;
  const read = at.cloneNode(true);
  for (const picture of read.querySelectorAll('[aria-hidden="true"]')) picture.remove();
  return (at.ariaLabel ?? at.labels?.[0]?.innerText ?? read.textContent).trim();
}"""
"""What a screen reader says of the thing with the focus."""
WATCH = """
  window.pointed = 0;
  for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
    addEventListener(kind, () => (window.pointed += 1), true);
  }
  // A browser also tells of a mouse that lies still when the page moves under it.
  const moved = ({ movementX, movementY }) => (window.pointed += movementX || movementY ? 1 : 0);
  addEventListener('mousemove', moved, true);
"""
MOST_TABS = 80


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if any(line.startswith(name) for line in page.evaluate(FOCUSED).splitlines()):
            return  # words in a picture may stand before it
    raise AssertionError(f"Tab does not lead to {name}")
