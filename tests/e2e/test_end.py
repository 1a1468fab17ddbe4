"""The end of a match is a moment: the count, how it went, what brought most, and giving it away."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import rulebound
from tests.e2e import axe
from tests.e2e.ahead import open_ahead
from tests.e2e.conftest import Visit
from tests.e2e.handheld import check_width
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import PHONE, Visitor

LAST = 4
"""So many choices are left when somebody sits down."""
HANDHELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PICTURE = "(picture) => picture.decode().then(() => [picture.naturalWidth, picture.naturalHeight])"


def nearly_over(game: str, seats: int, **options: Any) -> dict[str, Any]:
    """A match at random, shortly before its end."""
    rng = random.Random(3)
    match = rulebound.game(game).start(seats, options, seed=3)
    while match.decision is not None:
        match.choose(rng.choice(match.decision.options))
    record = match.record()
    return record | {"choices": record["choices"][:-LAST]}


def play_to_the_end(visitor: Visitor, game: str, seats: int, **options: Any) -> Robot:
    visitor.come_in("Noa")
    visitor.play_on(nearly_over(game, seats, **options))
    robot = Robot(visitor.page, seed=2)
    robot.play()
    return robot


def totals(page: Page) -> list[int]:
    return [int(cell) for cell in page.locator(".panel tfoot td").all_inner_texts()]


def test_a_duel_ends_with_its_count_its_curve_and_a_picture(visit: Visit, served: Served) -> None:
    noa = visit()
    play_to_the_end(noa, "tashkalar", 2, form="duel")
    table = check_result(noa, served)
    page = noa.page
    assert totals(page) == table["result"]["scores"]
    rows = page.locator(".panel tbody tr")
    sums = [sum(int(row.locator("td").nth(n).inner_text()) for row in rows.all()) for n in (0, 1)]
    assert sums == table["result"]["scores"]
    expect(page.get_by_role("img", name=re.compile("^Points, turn by turn"))).to_be_visible()
    axe.check(page)

    deed = page.locator(".deeds button").first
    deed.click()
    expect(page).to_have_url(re.compile(r"#\d+$"))
    page.keyboard.press("Escape")
    expect(page.locator(".bar .result")).to_be_visible()

    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share")
    assert sheet.locator("img").evaluate(PICTURE) == [1200, 630]
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename.endswith(".png")
    axe.check(page)


def test_by_keys_alone_a_match_is_shared_analysed_and_played_again(visit: Visit) -> None:
    noa = visit()
    play_to_the_end(noa, "homm3", 2, form="skirmish")
    page = noa.page
    expect(page.locator(".bar .result")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page).to_have_url(re.compile("#analysis-0$"))
    page.keyboard.press("Escape")
    finished = noa.table_id
    page.keyboard.press("r")
    expect(page).not_to_have_url(re.compile(finished))


@pytest.mark.parametrize("language", ["en", "he"])
def test_on_a_phone_the_rounds_end_on_a_podium(visit: Visit, served: Served, language: str) -> None:
    noa = visit(**HANDHELD)
    play_to_the_end(noa, "urbno", 4)
    scores = served.table(noa.table_id)["result"]["scores"]
    noa.speak(language)
    page = noa.page
    stones = page.locator(".podium .stone b")
    expect(stones).to_have_count(4)
    shown = [int(text.replace("−", "-")) for text in stones.all_inner_texts()]
    assert shown == scores
    check_width(page)
    page.locator("[role=tab]").nth(1).click()
    expect(page.locator("figure")).to_be_visible()
    check_width(page)
    axe.check(page)


def test_on_a_desk_a_scenario_ends_with_figures_and_gold_by_rounds(visit: Visit) -> None:
    noa = visit()
    play_to_the_end(noa, "homm3", 2, form="scenario", scenario="crossroads", mode="clash")
    page = noa.page
    count = page.get_by_role("region", name="Count")
    expect(count).to_contain_text("Combats")
    expect(count).to_contain_text("Gold earned")
    page.get_by_role("tab", name="How it went").click()
    expect(page.get_by_role("img", name=re.compile("^Gold earned"))).to_be_visible()
    axe.check(page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_each_round_of_king_urbno_is_seen_before_the_next(visit: Visit, motion: str) -> None:
    noa = visit(reduced_motion=motion)
    noa.come_in("Noa")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    options = {"missions": [1, 2]}
    open_ahead(noa, _last_trick, game="urbno", options=options, chairs=chairs, seed=3)
    page, slip = noa.page, noa.page.get_by_role("region", name="Round 1 is over")
    robot = Robot(page, seed=1)
    while not slip.is_visible():
        look = robot.look()
        if look.face == "ask" and not slip.is_visible():
            robot.touch(look)
    expect(slip.locator("tbody tr")).to_have_count(2)
    expect(slip).to_contain_text("Bot")
    if motion == "no-preference":
        expect(page.locator(".bar.wait")).to_be_visible()
    slip.get_by_role("button", name="Go on").click()
    expect(slip).to_have_count(0)


def _last_trick(page: Any) -> bool:
    """The visitor has one card left."""
    hand = page.state["view"]["hand"]
    return page.state["view"]["phase"] == "tricks" and len(hand["cards"]) == 1
