"""What axe-core says about a page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target}: ${node.html}`));
}"""


def check(page: Page) -> None:
    """Fail if axe-core finds anything serious or critical, in lamplight or in daylight."""
    if page.evaluate("() => !window.axe"):
        # The content policy binds the page's own scripts, not what a debugger brings.
        page.evaluate(_AXE.read_text(encoding="utf-8") + ";0")
    issues = [*_issues(page, "lamplight", "dark"), *_issues(page, "daylight", "light")]
    assert not issues, "\n".join(issues)


def _issues(page: Page, light: str, scheme: Literal["dark", "light"]) -> Iterator[str]:
    page.emulate_media(color_scheme=scheme)
    page.locator(f'html[data-theme="{light}"]').wait_for()
    for issue in page.evaluate(_RUN):
        yield f"{light}: {issue}"
