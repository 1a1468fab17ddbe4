"""How many clicks (or taps) something takes: those that a person makes, counted by the page."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

_WATCH = """() => {
  if (window.clicks === undefined) {
    addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);
  }
  window.clicks = 0;
}"""


class Count:
    clicks = 0


@contextmanager
def counted(page: Page) -> Iterator[Count]:
    """What is clicked meanwhile; keys that press a button are not."""
    page.evaluate(_WATCH)
    found = Count()
    yield found
    found.clicks = page.evaluate("window.clicks")
