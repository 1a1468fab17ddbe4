"""Who has no seat watches, and is never told what anybody holds."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.company import resign, two_people
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.truth import hands, shown, told

pytestmark = pytest.mark.own_server


def test_a_full_table_opens_as_a_watcher_who_sees_no_hands(visit: Visit, served: Served) -> None:
    ana, bob, table_id = two_people(visit, public=True)
    cleo = visit()
    cleo.come_in("Cleo")
    cleo.go()
    cleo.page.get_by_role("tab", name="Watch, 1").click()
    cleo.page.get_by_role("link", name="Watch").click()
    expect(cleo.page.get_by_text("You’re watching")).to_be_visible()
    expect(ana.page.get_by_role("button", name="1 watching")).to_be_visible()

    robots = Robot(ana.page, seed=2), Robot(bob.page, seed=3)
    while robots[0].acts + robots[1].acts < 12:
        for robot in robots:
            robot.choose()
    expect(cleo.page.locator('[data-ref^="card:"]')).to_have_count(0)
    resign(ana.page)
    expect(cleo.page.locator(".bar .result")).to_contain_text("Bob wins")

    *played, last = served.record(table_id)["choices"]
    assert last == "0! resign"
    secrets = held_in_secret(served.record(table_id) | {"choices": played})
    assert len(secrets) > 8
    assert all(secrets)
    choices = 0
    for text in cleo.heard:
        frame, words = told(text)
        if frame["t"] == "state":
            choices = min(frame["choices"], len(played))
            assert frame["seat"] is None
        assert not secrets[choices] & words, text
    assert choices == len(played)


def held_in_secret(record: dict[str, Any]) -> list[set[str]]:
    """The cards in hands that nobody else has seen, after each number of choices."""
    both = zip(hands(record, 0), hands(record, 1), shown(record), strict=True)
    return [(ana | bob) - seen for ana, bob, seen in both]


def test_a_table_that_is_not_open_to_watchers(visit: Visit) -> None:
    _, _, table_id = two_people(visit, watching=False)
    cleo = visit()
    cleo.go(f"/table/{table_id}")
    expect(cleo.page.get_by_text("This table is not open to watchers.")).to_be_visible()
    assert not any(told(text)[0]["t"] == "state" for text in cleo.heard)


def test_a_watcher_has_a_screen_of_their_own(visit: Visit) -> None:
    ana, bob, table_id = two_people(visit, public=True)
    _, _, other = two_people(visit, public=True)
    cleo = visit(permissions=["clipboard-read", "clipboard-write"])
    cleo.come_in("Cleo")
    cleo.go(f"/table/{table_id}")
    page = cleo.page
    commentary = page.get_by_role("region", name="Commentary")
    expect(commentary).to_be_visible()
    expect(page.get_by_role("region", name="Hand")).to_have_count(0)

    robots = Robot(ana.page, seed=2), Robot(bob.page, seed=3)
    while robots[0].acts + robots[1].acts < 6:
        for robot in robots:
            robot.choose()
    expect(commentary).to_contain_text("places a piece on")
    standing = page.get_by_role("region", name="Who leads")
    expect(standing).to_contain_text("nobody’s hand")
    expect(standing).to_contain_text("Cleo")
    axe.check(page)

    page.get_by_role("button", name="Share this table").click()
    assert page.evaluate("navigator.clipboard.readText()") == f"{cleo.url}/table/{table_id}"
    page.get_by_role("button", name="Last turn again").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator('[data-ref^="card:"], [data-held]')).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(commentary.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    tables = page.get_by_role("region", name="Other tables")
    expect(tables.get_by_role("link")).to_have_count(1)
    tables.get_by_role("link").click()
    expect(page).to_have_url(f"{cleo.url}/table/{other}")


def test_watching_on_a_phone_and_in_hebrew(visit: Visit) -> None:
    _, _, table_id = two_people(visit, public=True)
    cleo = visit(**HANDHELD)
    cleo.come_in("Cleo")
    cleo.go(f"/table/{table_id}")
    page = cleo.page
    expect(page.get_by_role("tab").first).to_have_text("Commentary")
    check_width(page)
    axe.check(page)
    page.get_by_role("tab", name="Other tables").tap()
    expect(page.get_by_text("No other table can be watched now.")).to_be_visible()
    cleo.speak("he")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("tab").first).to_have_text("שידור")
    check_width(page)
