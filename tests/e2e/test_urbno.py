"""King Urbno in a browser: one person and some bots."""

import pytest
from playwright.sync_api import expect

from tests.e2e.company import BOT, ME, against_two_bots
from tests.e2e.conftest import Visit
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import DESK, PHONE

LAPTOP = {"width": 1366, "height": 768}
COVERED = """() => [...document.querySelectorAll('[data-held]')].filter((card) => {
    const { x, y, width, height } = card.querySelector('.emblem').getBoundingClientRect();
    const ends = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
    return !ends.every(([across, down]) =>
        card.contains(document.elementFromPoint(x + across * width, y + down * height)));
}).length"""
OVER_THE_EDGE = "() => document.documentElement.scrollWidth > innerWidth || \
document.documentElement.scrollHeight > innerHeight"
OVER_SCROLLS = """() => {
    const box = (thing) => thing.getBoundingClientRect();
    const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const scrolls = [...document.querySelectorAll('.scrolls button')].map(box);
    const cards = [...document.querySelectorAll('.cloth .face')].map(box);
    return scrolls.filter((scroll) => cards.some((card) => meet(scroll, card))).length;
}"""


@pytest.mark.parametrize("viewport", [LAPTOP, DESK, PHONE], ids=["laptop", "desk", "phone"])
def test_eight_cards_show_every_emblem(visit: Visit, viewport: dict[str, int]) -> None:
    ana = visit(viewport=viewport)
    against_two_bots(ana)
    expect(ana.page.locator("[data-held]")).to_have_count(8)
    ana.page.wait_for_function(f"() => ({COVERED})() === 0")
    assert not ana.page.evaluate(OVER_THE_EDGE)


def test_on_a_phone_no_card_lies_on_a_scroll(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ana.come_in("Ana")
    chairs = [ME, BOT, BOT, BOT]
    ana.open_table(game="urbno", options={"first_dealer": 0}, seed=1, chairs=chairs)
    page = ana.page
    page.locator(".bar .chip").filter(has_text="1 scroll").click()
    page.locator(".bar .cta").click()
    played = page.locator(".cloth .face")
    Robot(page, seed=2).play(until=lambda look: played.count() >= 3)
    expect(page.locator(".scrolls button")).to_have_count(1)
    assert page.evaluate(OVER_SCROLLS) == 0
    page.evaluate(
        "() => { const own = document.querySelector('.scrolls li:has(button)');"
        " own.after(own.cloneNode(true)); }"
    )
    assert page.evaluate(OVER_SCROLLS) == 0


def test_four_play_twelve_rounds(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.go()
    choose_game(ana.page, "King Urbno")
    set_table(ana.page, players=4, bot="Gentle", seed=5)
    open_table(ana.page)
    ana.introduce("Ana")

    Robot(ana.page, seed=5).play()

    table = check_result(ana, served)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot", "bot"]
    record = served.record(table["id"])
    assert sum(choice.startswith("play") for choice in record["choices"]) > 12 * 4
