"""Two people at two browsers. What each page is told is compared with the true hands."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.lobby import open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot, play_together
from tests.e2e.serving import Served
from tests.e2e.truth import hands, shown, told
from tests.e2e.visiting import Visitor


def test_two_people_play_a_duel_and_neither_is_told_the_others_hand(
    visit: Visit, served: Served
) -> None:
    ana, bo = visit(), visit()
    ana.go()
    set_table(ana.page, tile="Duel", begin=True)
    ana.page.get_by_label("Seat 2").select_option("A person")
    open_table(ana.page)
    ana.introduce("Ana")
    expect(ana.page.get_by_text("One chair is free")).to_be_visible()
    served.deal(ana.table_id, 6)
    link = ana.page.locator("output").inner_text()

    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down here").click()
    bo.introduce("Bo")

    play_together(Robot(ana.page, seed=6), Robot(bo.page, seed=9))

    record = served.record(ana.table_id)
    assert len(record["choices"]) > 40
    for seat, visitor in enumerate((ana, bo)):
        check_result(visitor, served, seat)
        check_secrets(visitor, seat, record)


def check_secrets(visitor: Visitor, seat: int, record: dict[str, Any]) -> None:
    """No frame names a card that only the other knew; every own card is named."""
    own, others = hands(record, seat), hands(record, 1 - seat)
    known = shown(record)
    choices, states = 0, 0
    for text in visitor.heard:
        frame, words = told(text)
        if frame["t"] == "state":
            choices, states = frame["choices"], states + 1
            # Before one has sat down one is a watcher, who holds nothing.
            assert frame["seat"] is None or own[choices] <= words
        assert not words & (others[choices] - known[choices]), text
    assert choices == len(record["choices"])
    assert states > choices / 2
