"""The connection is lost in the middle of a turn and comes back. Nobody reloads anything."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.cable import Cable, cable
from tests.e2e.conftest import Visit
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor

pytestmark = pytest.mark.own_server

DUEL: dict[str, Any] = {
    "game": "tashkalar",
    "options": {"form": "duel", "first": 0},
    "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}],
    "seed": 3,
}
LOST = "WebSocket connection to|ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INCOMPLETE)"


@pytest.fixture
def wire(served: Served) -> Iterator[Cable]:
    with cable(served.port) as it:
        yield it


def sit_down(visitor: Visitor) -> Robot:
    """At a Duel, with two pieces on the board; the page is marked, so that a reload would show."""
    visitor.forgives = LOST
    visitor.come_in("Ana")
    visitor.open_table(**DUEL)
    robot = Robot(visitor.page, seed=3)
    robot.play(until=lambda look: robot.acts >= 3 and "last action" in look.eyebrow)
    visitor.page.evaluate("document.documentElement.dataset.unbroken = 'yes'")
    return robot


def unbroken(page: Page) -> bool:
    return page.locator("html").get_attribute("data-unbroken") == "yes"


def pieces(page: Page) -> int:
    return page.locator("[data-piece]").count()


def square(page: Page, name: str) -> Any:
    return page.locator(f'[data-ref="sq:{name}"]')


def free_square(robot: Robot) -> str:
    """A square where a piece can be placed."""
    return next(thing.ref for thing in robot.wait().things if thing.kind == "sq")[3:]


def test_a_cut_socket_comes_back_with_everything_in_its_place(
    visit: Visit, served: Served, wire: Cable
) -> None:
    ana = visit(url=wire.url)
    robot = sit_down(ana)
    free, before = free_square(robot), pieces(ana.page)
    square(ana.page, free).click()
    expect(square(ana.page, free)).to_have_attribute("aria-selected", "true")

    wire.cut()
    bar = ana.page.locator('.bar[data-region="decision"]')
    expect(bar).to_contain_text("Reconnecting")
    expect(bar).to_contain_text("Your turn, just as you left it")
    assert pieces(ana.page) == before
    expect(ana.page.get_by_role("button", name="Place", exact=True)).to_have_count(0)

    wire.mend()
    expect(bar).to_contain_text(f"Place a piece on {free}")
    expect(square(ana.page, free)).to_have_attribute("aria-selected", "true")
    seq = served.table(ana.table_id)["seq"]
    robot.touch(robot.wait())
    expect(ana.page.locator("[data-piece]")).to_have_count(before + 1)
    acts = robot.acts
    robot.play(until=lambda look: robot.acts >= acts + 6)
    assert served.table(ana.table_id)["seq"] > seq + 6
    assert unbroken(ana.page)


def test_an_act_whose_answer_was_lost_has_happened_once(
    visit: Visit, served: Served, wire: Cable
) -> None:
    ana = visit(url=wire.url)
    robot = sit_down(ana)
    free, before = free_square(robot), pieces(ana.page)
    seq = served.table(ana.table_id)["seq"]
    square(ana.page, free).click()

    wire.silence()
    ana.page.get_by_role("button", name="Place", exact=True).click()
    served.wait(ana.table_id, lambda table: table["seq"] > seq)
    wire.cut()
    expect(ana.page.locator(".bar")).to_contain_text("Reconnecting")
    wire.mend()

    look = robot.wait()
    assert "no action left" in look.eyebrow
    expect(ana.page.locator("[data-piece]")).to_have_count(before + 1)
    assert served.table(ana.table_id)["seq"] == seq + 1
    assert unbroken(ana.page)


def test_a_server_that_died_and_rose_again(visit: Visit, served: Served) -> None:
    ana = visit()
    robot = sit_down(ana)
    free, before = free_square(robot), pieces(ana.page)
    square(ana.page, free).click()
    seq = served.table(ana.table_id)["seq"]

    served.kill()
    expect(ana.page.locator(".bar")).to_contain_text("Reconnecting")
    assert pieces(ana.page) == before
    served.start()
    ana.page.get_by_role("button", name="Try now").click()

    expect(ana.page.locator(".bar")).to_contain_text(f"Place a piece on {free}")
    assert served.table(ana.table_id)["seq"] == seq
    robot.touch(robot.wait())
    expect(ana.page.locator("[data-piece]")).to_have_count(before + 1)
    acts = robot.acts
    robot.play(until=lambda look: robot.acts >= acts + 6)
    assert unbroken(ana.page)
