"""A real server and a real Chromium.

``served``  ``rulebound serve`` in a process (``serving.Served``). Tests share it, each with people
            and tables of its own; one that is about accounts, lists of tables or a server's death
            is marked ``own_server`` and has one to itself.
``visit``   opens a browser for somebody: ``ana = visit()``, ``visit(viewport=PHONE)``, with any
            option of a browser context (``visiting.Visitor``). What fails on any page (uncaught
            errors, breaches of the content policy) fails the test.

``robot.Robot`` plays for a visitor by what the page shows; ``robot.KEYBOARD`` and ``robot.FINGER``
do it without a mouse; ``combat.Fighter`` is the one for Heroes III. ``lobby.set_table`` fills in
the form of the lobby; ``Visitor.open_table`` opens a table without it, for tests that are about
something else. Locales are English unless a test asks otherwise, and nothing moves (reduced
motion), so that clicks need not wait.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import rulebound.server
from tests.e2e.chromium import ARGUMENTS, chromium
from tests.e2e.serving import Served, serving
from tests.e2e.visiting import DESK, Visitor

pytest.register_assert_rewrite("tests.e2e.handheld", "tests.e2e.over", "tests.e2e.stillness")

Visit = Callable[..., Visitor]

CLIENT = Path(rulebound.server.__file__).with_name("client") / "index.html"


# Left with the package: a running Playwright keeps an event loop, which tests of other packages
# in the same process cannot have.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium (Debian: apt install chromium-headless-shell)")
    if not CLIENT.exists():
        pytest.skip("the client is not built (make test does it)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as it:
        yield it


@pytest.fixture
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue("shared_server")
    else:
        with serving(tmp_path) as it:
            yield it


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def make(url: str | None = None, **options: Any) -> Visitor:
        usual = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # what it answers, no test could stop on its way
        }
        contexts.append(browser.new_context(**(usual | options)))
        visitors.append(Visitor(contexts[-1], url or served.url, served.deal))
        return visitors[-1]

    yield make
    for context in contexts:
        context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
