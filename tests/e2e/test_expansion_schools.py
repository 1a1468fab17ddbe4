"""Whole matches of Tash-Kalar with the expansion schools, played in a browser by what it shows."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.games.tashkalar import GAME
from tests.e2e import axe
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served

MATCHES: list[dict[str, Any]] = [
    {"form": "duel", "first": 0, "schools": ["everfrost", "nethervoid"]},
    {"form": "high_form", "first": 0, "schools": ["etherweave", "southern"]},
]


@pytest.mark.parametrize("options", MATCHES, ids=["duel", "high_form"])
def test_a_guest_plays_an_expansion_school_to_the_end(
    visit: Visit, served: Served, options: dict[str, Any]
) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.open_table(game="tashkalar", options=options, seed=4, chairs=[ME, BOT])
    expect(ana.page.locator(".bar.paper")).to_be_visible()
    Robot(ana.page, seed=4).play()

    table = check_result(ana, served)
    assert table["options"]["schools"] == options["schools"]
    kinds = {choice.split()[0] for choice in served.record(table["id"])["choices"]}
    assert {"place", "summon", "end"} <= kinds


def record_with(own: str, what: str) -> dict[str, Any]:
    """A match at random until something lies before the first player, whose turn it is."""
    rng = Random(3)
    match = GAME.start(2, {"form": "duel", "first": 0, "schools": [own, "nethervoid"]}, seed=5)
    while (decision := match.decision) is not None:
        if decision.seat == 0 and match.round > 3 and match.view(0)["seats"][0].get(what):
            return match.record()
        match.choose(rng.randrange(len(decision.options)))
    raise AssertionError(f"nothing was {what}")


@pytest.mark.parametrize(("own", "what"), [("everfrost", "frozen"), ("etherweave", "pending")])
def test_what_lies_before_a_player_is_explained_on_a_phone_in_hebrew(
    visit: Visit, own: str, what: str
) -> None:
    ana = visit(**HANDHELD)
    ana.come_in("Ana")
    ana.play_on(record_with(own, what))
    ana.speak("he")
    lying = ana.page.locator(".lying")
    expect(lying).to_be_visible()
    assert lying.evaluate("element => getComputedStyle(element).direction") == "rtl"
    axe.check(ana.page)
