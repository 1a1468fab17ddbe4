"""Nothing moves for whoever wants it so; what changed is outlined instead."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.company import BOT, DUEL, ME, against_a_bot
from tests.e2e.conftest import Visit

COUNTING = """
  window.moved = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.moved += 1;
    return animate.apply(this, how);
  };
  const lasts = (motion) => motion.effect.getComputedTiming().duration > 0;
  const count = ({ target }) => { if (target.getAnimations().some(lasts)) window.moved += 1; };
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, count, true);
"""
"""Counts everything that a script or a style sets in motion."""


def test_the_wish_of_the_system(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.context.add_init_script(COUNTING)
    against_a_bot(ana)

    place(ana.page, "e5")

    expect(ana.page.locator('[data-ref="sq:e5"]')).to_have_attribute("data-changed", "")
    assert moved(ana.page) == 0


def test_the_wish_of_the_player(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.context.add_init_script(COUNTING)
    against_a_bot(ana)
    place(ana.page, "e5")
    ana.page.wait_for_function("() => window.moved > 0")
    expect(ana.page.locator("[data-changed]")).to_have_count(0)

    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_text("Nothing moves").click()
    expect(ana.page.locator("html")).to_have_attribute("data-motion", "reduced")
    ana.open_table(**DUEL, chairs=[ME, BOT])
    place(ana.page, "e5")

    expect(ana.page.locator('[data-ref="sq:e5"]')).to_have_attribute("data-changed", "")
    assert moved(ana.page) == 0


def place(page: Page, square: str) -> None:
    expect(page.locator(".bar.paper")).to_be_visible()
    page.locator(f'[data-ref="sq:{square}"]').click()
    page.locator(".bar .cta").click()
    piece = re.compile(f"^{square}, .*your common piece")
    expect(page.get_by_role("gridcell", name=piece)).to_have_count(1)


def moved(page: Page) -> int:
    count: int = page.evaluate("() => window.moved")
    return count
