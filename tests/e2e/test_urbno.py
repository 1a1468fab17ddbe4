"""King Urbno in a browser: one person and some bots."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import rulebound
from tests.e2e.ahead import play_ahead
from tests.e2e.company import BOT, ME, against_two_bots
from tests.e2e.conftest import Visit
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import DESK, PHONE

CARDS = 8
"""Of a hand."""
LATE = 11
"""The first round and the last two are played on the page."""
LAPTOP = {"width": 1366, "height": 768}
COVERED = """() => [...document.querySelectorAll('[data-held]')].filter((card) => {
    const { x, y, width, height } = card.querySelector('.emblem').getBoundingClientRect();
    const ends = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
    return !ends.every(([across, down]) =>
        card.contains(document.elementFromPoint(x + across * width, y + down * height)));
}).length"""
OVER_THE_EDGE = "() => document.documentElement.scrollWidth > innerWidth || \
document.documentElement.scrollHeight > innerHeight"
OVER_PLATES = """() => {
    const box = (thing) => thing.getBoundingClientRect();
    const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const counts = [...document.querySelectorAll('.cloth .plate .tokens')].map(box);
    const laid = [...document.querySelectorAll('.cloth .spot .token')].map(box);
    return counts.filter((count) => laid.some((token) => meet(count, token))).length;
}"""
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


def a_laden_trick() -> dict[str, Any]:
    """The record of a match in which seat 0 plays after three others, each with cubes."""
    for seed in range(500):
        match, luck = rulebound.game("urbno").start(seats=4, seed=seed), random.Random(seed)
        while match.decision is not None and len(match.record()["choices"]) < 80:
            plays = (match.view(0)["trick"] or {"plays": ()})["plays"]
            laden = [play for play in plays if play["cubes"]]
            if len(laden) == 3 and match.decision.seat == 0:
                return match.record()
            match.choose(luck.choice(match.decision.options))
    raise AssertionError("no such trick")


@pytest.mark.parametrize("viewport", [LAPTOP, DESK, PHONE], ids=["laptop", "desk", "phone"])
def test_what_lies_on_a_card_covers_nobody_s_stock(visit: Visit, viewport: dict[str, int]) -> None:
    ana = visit(viewport=viewport)
    ana.come_in("Ana")
    ana.play_on(a_laden_trick())
    expect(ana.page.locator(".cloth .spot .token.cubes")).to_have_count(3)
    assert ana.page.evaluate(OVER_PLATES) == 0


def test_four_play_twelve_rounds(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.go()
    choose_game(ana.page, "King Urbno")
    set_table(ana.page, players=4, bot="Gentle", seed=5)
    open_table(ana.page)
    ana.introduce("Ana")

    robot = Robot(ana.page, seed=5)
    robot.play(until=lambda look: robot.acts >= CARDS)
    play_ahead(ana, ana.table_id, lambda page: page.state["view"]["round"] >= LATE)
    ana.page.reload()  # else the robot may look at what is past already
    robot.play()

    table = check_result(ana, served)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot", "bot"]
    record = served.record(table["id"])
    assert sum(choice.startswith("play") for choice in record["choices"]) > 12 * 4
