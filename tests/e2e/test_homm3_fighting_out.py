"""The chance to win a fight, and leaving the rest of one to a bot, in a browser."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.raiders import RAIDERS, Duellist, beside_raiders, meet_raiders
from tests.e2e.robot import FINGER, MOUSE, Hands, Robot
from tests.e2e.visiting import Visitor

DUEL = {
    "game": "homm3",
    "options": {
        "form": "skirmish",
        "armies": [["castle_halberdiers", "castle_marksmen"], ["necropolis_skeletons"]],
        "level": 1,
    },
    "chairs": [{"kind": "me"}, {"kind": "open"}],
}
AT_ONCE = "Fight it out at once"


def look_at_raiders(visitor: Visitor, hands: Hands) -> Page:
    """Touch the Field of the raiders, before one rides there."""
    page = beside_raiders(visitor)
    Robot(page).wait()
    hands.touch(page, RAIDERS)
    return page


def check_chance(page: Page) -> None:
    chance = page.get_by_role("meter", name="The fight there")
    expect(chance).to_be_visible()
    assert 50 <= int(chance.get_attribute("aria-valuenow") or 0) <= 100
    expect(page.get_by_text(re.compile(r"between \d+ and \d+%"))).to_be_visible()
    badge = page.locator(".map [data-outlook]")
    expect(badge).to_have_attribute("data-outlook", chance.get_attribute("aria-valuenow") or "")


def test_the_chance_is_told_where_one_looks(visit: Visit) -> None:
    check_chance(look_at_raiders(visit(), MOUSE))


def test_the_chance_on_a_phone(visit: Visit) -> None:
    page = look_at_raiders(visit(**HANDHELD), FINGER)
    page.get_by_role("tab", name="Field").tap()
    check_chance(page)


def test_a_fight_is_fought_out_and_told_as_the_bot_s(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while "What do the" not in (look := duel.wait()).question:
        duel.press(look)
    page.get_by_role("button", name="Fight it out").click()
    page.get_by_role("button", name=AT_ONCE).click()
    expect(
        page.get_by_text(re.compile(r"You win\.|Your Main Hero is beaten")).first
    ).to_be_visible()
    log = page.get_by_role("log")
    expect(log.get_by_text("The rest of this combat is fought out by a bot")).to_be_attached()


def test_two_people_must_agree_and_one_may_refuse(visit: Visit) -> None:
    ana, ben = visit(), visit()
    ana.come_in("Ana")
    ben.come_in("Ben")
    table_id = ana.open_table(**DUEL)
    ben.go(f"/table/{table_id}")
    ben.page.get_by_role("button", name=re.compile("Sit down|Sit here")).first.click()
    ana.page.get_by_role("button", name="Fight it out").click()
    ana.page.get_by_role("button", name=AT_ONCE).click()
    expect(ben.page.get_by_text("Ana would let a bot fight this out.")).to_be_visible()
    ben.page.get_by_role("button", name="No, fight on").click()
    expect(ana.page.get_by_role("button", name="Fight it out")).to_be_visible()
    ana.page.get_by_role("button", name="Fight it out").click()
    ana.page.get_by_role("button", name=AT_ONCE).click()
    ben.page.get_by_role("button", name=AT_ONCE).click()
    for page in (ana.page, ben.page):
        expect(page.locator(".bar .result")).to_be_visible()
