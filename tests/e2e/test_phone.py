"""A phone in one hand: 390 by 844, no mouse, no keyboard."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, box, check_bar, check_width
from tests.e2e.lobby import set_table
from tests.e2e.robot import FINGER, Look, Robot
from tests.e2e.visiting import PHONE

SQUARE = 40


def test_the_first_turns_of_a_duel_by_tapping(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.go()
    page.get_by_role("button", name="New table").first.tap()
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
