"""Going through a page without a pointer."""

from playwright.sync_api import Page

FOCUSED = """() => {
  const at = document.activeElement;
  return (at.ariaLabel ?? at.labels?.[0]?.innerText ?? at.innerText ?? '').trim();
}"""
WATCH = """
  window.pointed = 0;
  for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart']) {
    addEventListener(kind, () => (window.pointed += 1), true);
  }
"""
MOST_TABS = 80


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")
