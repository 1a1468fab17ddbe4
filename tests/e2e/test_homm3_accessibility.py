"""axe-core finds nothing serious or critical where Heroes III is played, in both lights."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.combat import GUARDS, Fighter, aims
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.lobby import choose_game, set_table
from tests.e2e.robot import Look
from tests.e2e.visiting import DESK

SCREENS = pytest.mark.parametrize("screen", [{"viewport": DESK}, HANDHELD], ids=["desk", "phone"])
BOUGHT = {"game": "homm3", "options": {"army": "bought", "gold": 20}, "seed": 1}


@SCREENS
def test_combat(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.come_in("Ana")
    ana.open_table(**GUARDS, chairs=[ME])
    seen: set[str] = set()

    def check_once(look: Look) -> bool:
        moment = moment_of(look)
        if moment and moment not in seen:
            seen.add(moment)
            check(ana.page)
        return False

    Fighter(ana.page, seed=2).play(until=check_once)
    expect(ana.page.locator(".bar .result")).to_be_visible()
    check(ana.page)
    assert seen - {"activation"} == {"deployment", "attack", "window", "played card"}


def moment_of(look: Look) -> str | None:
    """One of the faces of the table that differ much."""
    if look.act == "Place":
        return "deployment"
    if look.question.startswith("What do the"):
        return "activation"
    if aims(look):
        return "attack"
    if look.question.endswith("play a card, or pass."):
        return "window"
    return "played card" if look.act in ("Play", "Cast") else None


@SCREENS
def test_buying_an_army(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.come_in("Ana")
    ana.open_table(**BOUGHT, chairs=[ME, BOT])
    bought = ana.page.locator(".path .step.bought")
    Fighter(ana.page).play(until=lambda look: bought.count() > 0)

    check(ana.page)


@SCREENS
def test_form_of_the_lobby(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.go()
    choose_game(ana.page, "Heroes III")
    form = ana.page.get_by_role("form", name="New table")
    set_table(ana.page, tile="Skirmish")
    expect(form.get_by_label("Armies", exact=True)).to_be_visible()
    check(ana.page)

    set_table(ana.page, tile="Guards")
    expect(form.get_by_label("Difficulty of the Field")).to_be_visible()
    form.get_by_text("Advanced options").click()
    check(ana.page)
