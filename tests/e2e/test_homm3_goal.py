"""The goal of a scenario and its end: whole on every screen, one touch away, in every language."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import rulebound
from tests.e2e.axe import check
from tests.e2e.conftest import Visit
from tests.e2e.handheld import OUTSIDE
from tests.e2e.riding import FIRST_LIGHT, Rider, scenario
from tests.e2e.visiting import DESK, PHONE, Visitor

TABLET = {"width": 820, "height": 1180}
TOUCHED = {"has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize(
    "screen",
    [{"viewport": DESK}, {"viewport": TABLET, **TOUCHED}, {"viewport": PHONE, **TOUCHED}],
    ids=["desk", "tablet", "phone"],
)
CUT = """({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1"""


def sit_down(ana: Visitor, **table: Any) -> Page:
    ana.come_in("Ana")
    ana.open_table(chairs=[{"kind": "me"}], **table)
    expect(ana.page.locator('.bar[data-region="decision"]')).to_be_visible()
    return ana.page


def goal_of(page: Page, name: str) -> Locator:
    """One touch, wherever one is."""
    page.get_by_role("banner").get_by_role("button", name="Goal", exact=True).click()
    return page.get_by_role("dialog", name=name)


@SCREENS
def test_the_goal_is_whole_and_one_touch_away(visit: Visit, screen: dict[str, Any]) -> None:
    page = sit_down(visit(**screen), **scenario("gold_rush"))
    sheet = goal_of(page, "Gold Rush")
    whole = sheet.get_by_text("Pay every tranche of the tribute.")
    expect(whole).to_contain_text("alone you lose.")
    assert not whole.evaluate(CUT)
    expect(sheet.get_by_role("heading", name="How it is won")).to_be_visible()
    expect(sheet.get_by_role("meter", name="The Grail found")).to_be_visible()
    expect(sheet.get_by_role("heading", name="How it is lost")).to_have_count(1)
    check(page)
    assert page.evaluate(OUTSIDE) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@SCREENS
def test_it_can_be_read_in_a_combat_too(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    page = sit_down(ana, **FIRST_LIGHT)
    rider = Rider(page)
    rider.play(until=lambda look: "Line up the rest" in look.quiet)
    sheet = goal_of(page, "First Light")
    expect(sheet).to_contain_text("Flag the Settlement in the valley")
    expect(sheet.get_by_role("meter")).to_have_count(2)


def test_its_panel_cuts_nothing_off(visit: Visit) -> None:
    page = sit_down(visit(), **scenario("gold_rush"))
    panel = page.get_by_role("region", name="Scenario")
    for text in panel.locator("p").all():
        assert not text.evaluate(CUT)
    expect(panel).to_contain_text("alone you lose.")


@SCREENS
def test_the_end_says_who_lost_and_why_and_counts(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    page = sit_down(ana, **FIRST_LIGHT)
    rider = Rider(page)
    rider.tired = True
    rider.play()
    expect(page.locator(".bar .result")).to_have_text(
        "You lose. The last Round is over, and nobody has reached the goal."
    )
    if screen["viewport"] != DESK:
        page.get_by_role("tab", name="Count").click()
    count = page.get_by_role("region", name="Count")
    expect(count.get_by_role("row", name="Flag: Settlement")).to_contain_text("0/1")
    expect(count.get_by_role("row", name="Gold earned")).to_contain_text("20")
    check(page)


def test_a_phone_shows_the_whole_reason_in_languages_with_longer_words(visit: Visit) -> None:
    """Two scores stand below it."""
    ana = visit(viewport=PHONE, **TOUCHED)
    page = ana.page
    ana.come_in("Ana")
    ana.play_on(last_choice())
    rider = Rider(page)
    rider.tired = True
    rider.play()
    for language in ("el", "ka", "hu", "he"):
        ana.speak(language)
        expect(page.locator(".bar .count li")).to_have_count(2)
        assert not page.locator(".bar .say").evaluate(CUT), language


IDLE = ("draw-all", "enough", "end-turn", "pass")


def last_choice() -> dict[str, Any]:
    """Crossroads played by two who only end their turns, before the first seat's last choice."""
    match = rulebound.game("homm3").start(
        seats=2, options=scenario("crossroads")["options"], seed=1
    )
    last = 0
    while (decision := match.decision) is not None:
        last = match.seq if decision.seat == 0 else last
        kinds = {option.kind for option in decision.options}
        match.choose(next((kind for kind in IDLE if kind in kinds), 0))
    record = match.record()
    return {**record, "choices": record["choices"][:last]}
