"""Heroes III in a browser: whole combats by clicking, by keys and on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.combat import BOARD_KEYBOARD, Fighter, aims
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_bar, check_width
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.over import check_winner
from tests.e2e.robot import FINGER, Look, Thing
from tests.e2e.serving import Served
from tests.e2e.tabbing import FOCUSED, WATCH, tab_to


def test_a_guest_buys_an_army_and_fights_a_gentle_bot(visit: Visit, served: Served) -> None:
    ana = visit(reduced_motion="no-preference")
    page = ana.page
    ana.go()
    choose_game(page, "Heroes III")
    set_table(page, tile="Skirmish", bot="Gentle", seed=3)
    choose(page, "Armies", "bought")
    choose(page, "Gold for an army", "40")
    choose(page, "Level of the heroes", "1")
    open_table(page)
    ana.introduce("Ana")
    expect(page.get_by_role("heading", name="Buy your army")).to_be_visible()

    for number in (1, 2, 3, 4):  # a touch buys
        page.locator("li", has=page.locator(".path")).nth(number).locator(".step").first.click()
        expect(page.locator("li", has=page.locator(".step.bought"))).to_have_count(number)
    fighter = Fighter(page, seed=3)
    fighter.play(until=lambda look: look.act == "Place")
    fighter.touch(fighter.wait())
    placed = page.locator("[data-unit]")
    expect(placed).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(placed).to_have_count(0)

    look = fighter.play(until=aims)
    target = re.match(r"(?:Attack|Shoot at) the (.+?)(?: from \w+)?$", look.question)
    assert target, look
    expect(page.get_by_role("table", name=f"What the dice do to {target[1]}")).to_be_visible()

    look = fighter.play(until=lambda look: bool(ways(look)))
    fighter.take(ways(look)[0])
    look = fighter.wait()
    assert (look.act, look.question[:8]) == ("Move", "Move to "), look
    fighter.touch(look)
    fighter.play()

    table = check_winner(ana, served)
    assert table["options"]["army"] == "bought"
    assert table["chairs"][1]["bot"]["name"] == "gentle"
    kinds = {choice.split()[0] for choice in served.record(table["id"])["choices"]}
    assert {"recruit", "deploy", "attack", "move", "play"} <= kinds


def test_guards_by_keyboard_only(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    ana.go()
    tab_to(page, "Heroes III")
    page.keyboard.press("Enter")
    tab_to(page, "Change seats, form or rules")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    tab_to(page, "Scenario")
    while not page.evaluate(FOCUSED).startswith("Guards"):
        page.keyboard.press("ArrowDown")
    tab_to(page, "Level of the heroes")
    page.keyboard.type("1")
    tab_to(page, "Seed")
    page.keyboard.type("1")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")

    Fighter(page, seed=1, hands=BOARD_KEYBOARD).play()

    table = check_winner(ana, served)
    assert table["options"]["form"] == "guards"
    assert table["options"]["level"] == 1
    page.keyboard.press("d")
    assert page.evaluate(FOCUSED).startswith("Rematch")
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED).startswith("Lobby")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/$"))
    assert page.evaluate("window.pointed") == 0


def test_guards_on_a_phone(visit: Visit, served: Served) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.go()
    page.get_by_role("button", name="Heroes III").first.tap()
    set_table(page, tile="Guards", seed=8)
    choose(page, "Level of the heroes", "1")
    check_width(page)
    page.get_by_role("button", name="Open the table").tap()
    ana.introduce("Ana")
    expect(page.get_by_role("grid", name="The combat board")).to_be_visible()

    fighter = Fighter(page, seed=8, hands=FINGER)
    asked: set[str] = set()

    def check(look: Look) -> bool:
        if look.question not in asked:
            asked.add(look.question)
            check_width(page)
            check_bar(page)
        return False

    fighter.play(until=check)

    table = check_winner(ana, served)
    assert table["options"]["form"] == "guards"
    kinds = {choice.split()[0] for choice in served.record(table["id"])["choices"]}
    assert {"deploy", "attack"} <= kinds
    check_width(page)
    for tab in ("Odds", "Sides", "Log", "Chat"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel")).to_be_visible()
        check_width(page)


def choose(page: Page, label: str, value: str) -> None:
    """A row of the form for setting a table."""
    form = page.get_by_role("form", name="New table")
    form.get_by_label(label, exact=True).select_option(value)


def ways(look: Look) -> list[Thing]:
    """The spaces to which a unit can move that has no target yet, or has shot already."""
    asked = look.question.startswith("What do the") or "may take one step" in look.question
    return [thing for thing in look.things if asked and thing.kind == "space"]
