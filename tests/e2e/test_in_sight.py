"""One's own seat, its score and six lines of the log are in sight, in every form and guide.

On a desk all at once, also in the language with the longest words; on a phone at most one touch
away. A form's table is looked at in all sizes.
"""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.locale import LANGUAGES
from tests.e2e.ahead import open_ahead
from tests.e2e.combat import GUARDS
from tests.e2e.company import BOT, ME, against_a_bot
from tests.e2e.conftest import Visit
from tests.e2e.riding import FIRST_LIGHT
from tests.e2e.visiting import DESK, MILLISECONDS, PHONE
from tests.server.visitors import Page as Talk

LAPTOP = {"width": 1366, "height": 768}
CROSSROADS: dict[str, Any] = {
    "game": "homm3",
    "options": {"form": "scenario", "scenario": "crossroads"},
    "seed": 3,
}
LINES = 6
AHEAD = 20
"""The log is longer than the place for it; some of its events are no lines of their own."""

SEEN = """(selector) => [...document.querySelectorAll(selector)].filter((thing) => {
  const { left, right, top, bottom, width } = thing.getBoundingClientRect();
  if (!width || left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const at = document.elementFromPoint((left + right) / 2, y);
    return at !== null && (thing.contains(at) || at.contains(thing));
  });
}).length"""
"""How many of these things are wholly on the screen and covered by nothing."""


READABLE = """() => {
  const log = document.querySelector('[role="log"]').getBoundingClientRect();
  const lines = [...document.querySelectorAll('[role="log"] li')].flatMap((entry) => {
    const text = document.createRange();
    text.selectNodeContents(entry.querySelector('span'));
    const rects = [...text.getClientRects()].filter(({ width }) => width > 1);
    const whole = rects.filter(({ left, right, top, bottom }) => {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = top >= log.top && bottom <= Math.min(log.bottom, innerHeight);
      return inside && at !== null && (entry.contains(at) || at.contains(entry));
    });
    return [...new Set(whole.map(({ bottom }) => Math.round(bottom / 8)))];
  });
  return lines.length;
}"""
"""How many lines of the log can be read."""


@dataclass(frozen=True)
class Form:
    """Where a form says who one is and how one stands."""

    table: dict[str, Any]
    seat: str
    score: str
    small_seat: str = ".strip .names div:first-child .who"
    small_score: str = ".strip .names div:first-child b"
    tab: str | None = None
    """The tab of a phone on which seat and score stand, if it is not the strip."""


OWN = '.seat[aria-label^="You"]'
RAIL: dict[str, Any] = {"seat": ".left > .seat .who", "score": ".left > .seat .score"}
HEROES: dict[str, Any] = {
    **RAIL,
    "small_seat": f".drawer {OWN} .who",
    "small_score": f".drawer {OWN} .score",
}
TRICKS: dict[str, Any] = {
    "seat": ".left li:first-child .who",
    "score": ".left tfoot td:nth-child(2) bdi",
    "small_seat": ".drawer li:first-child .who",
    "small_score": ".drawer tfoot td:nth-child(2) bdi",
    "tab": "Score",
}


def arena(players: int = 2, **options: Any) -> dict[str, Any]:
    chairs = [ME, *[BOT] * (players - 1)]
    return {"game": "tashkalar", "options": {**options, "first": 0}, "chairs": chairs, "seed": 2}


def guide(game: str) -> dict[str, Any]:
    return {"game": game, "guide": game, "chairs": [ME]}


FORMS = {
    "High Form": Form(arena(form="high_form"), **RAIL),
    "Duel": Form(arena(form="duel"), **RAIL),
    "Melee": Form(arena(4, form="melee"), **RAIL),
    "teams": Form(arena(4, form="high_form", teams=True), **RAIL),
    "King Urbno": Form({"game": "urbno", "chairs": [ME, BOT, BOT, BOT], "seed": 2}, **TRICKS),
    "combat": Form({**GUARDS, "chairs": [ME]}, tab="Sides", **HEROES),
    "scenario": Form({**FIRST_LIGHT, "chairs": [ME]}, tab="Army", **HEROES),
    "guide of the arena": Form(guide("tashkalar"), **RAIL),
    "guide of King Urbno": Form(guide("urbno"), **TRICKS),
    "guide of Heroes": Form(guide("homm3"), tab="Army", **HEROES),
}


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def log_in_sight(page: Page) -> None:
    page.wait_for_function(f"() => ({READABLE})() >= {LINES}", timeout=MILLISECONDS)


def in_sight(page: Page, selector: str) -> None:
    page.wait_for_function(f"(selector) => ({SEEN})(selector)", arg=selector, timeout=MILLISECONDS)


def all_in_sight(page: Page, form: Form) -> None:
    for size in (DESK, LAPTOP):
        resize(page, size)
        in_sight(page, form.seat)
        in_sight(page, form.score)
        log_in_sight(page)


@pytest.mark.parametrize("name", FORMS)
def test_own_seat_score_and_log_are_in_sight(visit: Visit, name: str) -> None:
    form = FORMS[name]
    ana = visit(viewport=DESK)
    ana.come_in("Ana")
    open_ahead(ana, lambda page: len(page.log) >= AHEAD, **form.table)
    page = ana.page
    all_in_sight(page, form)
    ana.speak("ka")
    all_in_sight(page, form)

    resize(page, PHONE)
    ana.speak("en")
    expect(page.locator(".drawer")).to_be_visible()
    if form.tab:
        page.get_by_role("tab", name=form.tab).click()
    in_sight(page, form.small_seat)
    in_sight(page, form.small_score)
    page.get_by_role("tab", name="Log").click()
    log_in_sight(page)


def test_the_button_that_acts_is_whole_in_every_language(visit: Visit) -> None:
    ana = visit(viewport=LAPTOP)
    ana.come_in("Ana")
    ana.open_table(**guide("homm3"))
    for language in LANGUAGES:
        ana.speak(language)
        in_sight(ana.page, ".bar .cta")


def test_seats_are_whole_in_a_combat_on_the_map(visit: Visit) -> None:
    ana = visit(viewport=DESK)
    ana.come_in("Ana")
    open_ahead(ana, fighting, **CROSSROADS, chairs=[ME, BOT])
    page = ana.page
    for language in ("en", "ka"):
        ana.speak(language)
        for size in (DESK, LAPTOP):
            resize(page, size)
            expect(page.locator(".left .seat")).to_have_count(3)  # the guards, the bot, one's own
            page.wait_for_function(f"() => ({SEEN})('.left .seat') === 3", timeout=MILLISECONDS)


def fighting(page: Talk) -> bool:
    return bool(page.options) and page.state["view"]["battle"] is not None


IVORY = "rgb(255, 246, 230)"


def test_what_rank_a_piece_has_is_drawn_in_light_on_dark(visit: Visit) -> None:
    """However the ink of the page is called, by night and by day."""
    ana = visit()
    against_a_bot(ana)
    for theme in ("lamplight", "daylight"):
        ana.prefer(theme=theme)
        ana.page.reload()
        glyph = ana.page.locator("main .glyph").first
        expect(glyph).to_have_css("fill", IVORY)
