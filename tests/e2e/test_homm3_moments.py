"""What happens is seen: the last blow before the result, AI Heroes at the player's own speed."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.games.homm3 import GAME
from rulebound.locale import LANGUAGES, Translator
from tests.e2e import axe
from tests.e2e.combat import GUARDS, Fighter, aims
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, box
from tests.e2e.raiders import RIDE, SEED
from tests.e2e.riding import FIRST_LIGHT, MINE, STONE, Rider, in_turn, laid_out, open_roads
from tests.e2e.robot import FINGER, MOUSE, Hands

NOTE = """() => {
  window.seen = [];
  const signs = {
    dice: '.field .roll .die', damage: '.field .roll b', down: '.field .down .defeated',
    over: '.bar .result', map: 'svg.map',
  };
  const look = () => {
    for (const [name, selector] of Object.entries(signs)) {
      if (document.querySelector(selector) && !window.seen.includes(name)) window.seen.push(name);
    }
    const told = document.querySelector('header')?.textContent.includes('finished');
    if (told && !window.seen.includes('told')) window.seen.push('told');
    requestAnimationFrame(look);
  };
  look();
}"""
"""Remembers the order in which signs of the end of a combat are drawn."""

MOST_TOUCHES = 200
"""More than there are before an AI Hero draws its first card."""

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


AI_HERO: dict[str, Any] = {
    "game": "homm3",
    "options": {
        "form": "skirmish",
        "difficulty": "normal",
        "armies": [
            ["castle_marksmen", "castle_griffins", "castle_halberdiers"],
            ["dungeon_harpies", "dungeon_troglodytes", "dungeon_evil_eyes"],
        ],
        "attacker_hero": "catherine",
        "level": 1,
    },
    "seed": 4,
}


def until_shown(fighter: Fighter) -> None:
    """Play until something that the other side does is being shown."""
    page = fighter.page
    shown, asked = page.locator('.bar [data-key="skip"]'), page.locator(".bar.paper")
    for _ in range(MOST_TOUCHES):
        expect(shown.or_(asked).first).to_be_visible()
        if shown.count():
            return
        if (look := fighter.look()).face == "ask":
            fighter.touch(look)
    raise AssertionError("nothing was shown")


def test_the_last_blow_is_drawn_before_the_result(visit: Visit) -> None:
    ana = visit(**MOVING)
    ana.come_in("Ana")
    ana.open_table(**GUARDS, chairs=[ME])
    fighter = Fighter(ana.page, seed=3)
    fighter.play(until=aims)
    ana.page.evaluate(NOTE)
    fighter.play()
    seen = ana.page.evaluate("window.seen")
    assert seen.index("dice") < seen.index("damage") < seen.index("down") < seen.index("over")
    assert seen.index("down") < seen.index("told")
    # It lies there while the result is read.
    expect(ana.page.locator(".field .down")).not_to_have_count(0)


def test_the_map_returns_after_the_last_blow(visit: Visit) -> None:
    ana = visit(**MOVING)
    ana.come_in("Ana")
    ana.open_table(**FIRST_LIGHT, chairs=[ME])
    page = ana.page
    rider = Rider(page, seed=1)
    rider.play(until=in_turn)
    MOUSE.touch(page, MINE)
    MOUSE.act(page)
    rider.play(until=aims)
    page.evaluate(NOTE)
    rider.play(until=in_turn)
    seen = page.evaluate("window.seen")
    assert seen.index("dice") < seen.index("down") < seen.index("map")


def test_a_touch_on_the_board_skips_what_is_shown(visit: Visit) -> None:
    ana = visit(**MOVING, has_touch=True)
    ana.come_in("Ana")
    ana.prefer(games={"homm3": {"tempo": "slow"}})
    ana.open_table(**AI_HERO, chairs=[ME])
    fighter = Fighter(ana.page, seed=3)
    shown = ana.page.locator('.bar [data-key="skip"]')
    until_shown(fighter)
    expect(shown).to_be_visible()
    ana.page.get_by_role("gridcell").first.tap()
    expect(shown).to_have_count(0)


def test_an_ai_hero_shows_its_card_and_waits_for_the_next_step(visit: Visit) -> None:
    ana = visit(**MOVING)
    page = ana.page
    ana.come_in("Ana")
    ana.prefer(games={"homm3": {"tempo": "step"}})
    ana.open_table(**AI_HERO, chairs=[ME])
    fighter = Fighter(page, seed=3)
    until_shown(fighter)
    step = page.locator('.bar [data-key="step"]')
    drawn = page.locator(".left .drawn")
    for _ in range(MOST_TOUCHES):
        # Between two steps a scene is shown for its time.
        expect(drawn.or_(step).or_(page.locator(".bar.paper")).first).to_be_visible()
        if drawn.count():
            break
        if step.count():
            step.click()
        else:
            until_shown(fighter)
    expect(drawn.locator("li.on")).to_contain_text("normal")

    # The speed is kept with the player.
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.locator(".left .tempo").get_by_text("fast", exact=True).click()
    page.reload()
    expect(page.locator(".left .tempo input:checked")).to_have_value("fast")


def test_without_motion_nothing_is_waited_for(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.open_table(**GUARDS, chairs=[ME])
    held = ana.page.locator('.bar [data-key="skip"]')
    fighter = Fighter(ana.page, seed=3)
    assert fighter.play(until=lambda look: held.count() > 0).face == "over"


def test_a_level_waits_with_its_cards_in_reach(visit: Visit) -> None:
    """On a phone too: the cards, what each brings, and the buttons that take them."""
    ana = visit(**HANDHELD)
    page = ana.page
    laid_out(ana, open_roads(xp=1))
    FINGER.touch(page, STONE)
    FINGER.act(page)
    look = page.locator('.moment [data-take="look"]')
    expect(look).to_be_in_viewport(ratio=1)
    board, button = box(page.locator(".board")), box(look)
    assert button["y"] + button["height"] <= board["y"] + board["height"]
    axe.check(page)
    look.tap()
    take = page.locator(".moment [data-take]")
    expect(take).to_have_count(2)
    expect(take.first).to_be_in_viewport(ratio=1)
    take.first.tap()
    expect(page.locator(".moment")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "screen"),
    [("el", HANDHELD), ("ka", HANDHELD), ("he", HANDHELD), ("el", {}), ("ka", {})],
    ids=["el-phone", "ka-phone", "he-phone", "el-desk", "ka-desk"],
)
def test_a_level_fits_in_languages_with_longer_words(
    visit: Visit, language: str, screen: dict[str, Any]
) -> None:
    """Its buttons lie beside one another inside the sheet, and its cards show whole lines."""
    hands = FINGER if screen else MOUSE
    ana = visit(**screen)
    page = ana.page
    ana.come_in("Ana")
    ana.prefer(language=language)
    ana.play_on(open_roads(xp=1))
    hands.touch(page, STONE)
    hands.act(page)
    look = page.locator('.moment [data-take="look"]')
    hands.press(look)
    expect(look).to_have_count(0)
    taken = page.locator(".moment [data-take]")
    expect(taken).to_have_count(2)
    sheet = box(page.locator(".moment"))
    one, other = sorted((box(button) for button in taken.all()), key=lambda each: each["x"])
    assert one["x"] >= sheet["x"]
    assert one["x"] + one["width"] <= other["x"]
    assert other["x"] + other["width"] <= sheet["x"] + sheet["width"]
    assert page.locator(".moment .rows").evaluate_all(CUT) == []


CUT = """(all) => all.filter((rows) => rows.scrollHeight > rows.clientHeight + 1)
  .map((rows) => rows.innerText)"""
"""Cards whose last lines are cut."""


def test_a_unit_is_called_defeated_on_its_card_in_every_language(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**GUARDS, chairs=[ME])
    Fighter(page, seed=3, hands=FINGER).play()
    stands = page.locator(".field .stand.down")
    expect(stands).not_to_have_count(0)
    space, word = box(stands.first), stands.first.locator(".defeated")
    for language in LANGUAGES:
        word.evaluate("(it, text) => (it.textContent = text)", Translator(language)(DEFEATED))
        shown = box(word)
        assert shown["x"] >= space["x"] - RIM
        assert shown["x"] + shown["width"] <= space["x"] + space["width"] + RIM
        assert not word.evaluate("(it) => it.scrollWidth > it.clientWidth")


DEFEATED = "web-homm3-moment-defeated"
RIM = 3
"""The gap between two spaces is twice as wide."""


SETTLEMENT = "field:-4,1"


def before_the_settlement() -> dict[str, Any]:
    """The hero stands beside the Settlement of First Light and lacks one point to a level."""
    match = GAME.start(1, FIRST_LIGHT["options"], seed=SEED)
    for choice in RIDE[: RIDE.index("go main -4,1")]:
        match.choose(choice)
    text, count = re.subn(r"^  xp: .*$", "  xp: 1", match.position(), flags=re.MULTILINE)
    assert count == 1
    return {**match.record(), "position": text, "choices": []}


@pytest.mark.parametrize(
    ("hands", "screen"),
    [(MOUSE, {}), (FINGER, HANDHELD), (MOUSE, MOVING)],
    ids=["desk", "phone", "moving"],
)
def test_a_captured_settlement_is_seen_after_the_level_of_its_fight(
    visit: Visit, hands: Hands, screen: dict[str, Any]
) -> None:
    ana = visit(**screen)
    page = ana.page
    laid_out(ana, before_the_settlement())
    hands.touch(page, SETTLEMENT)
    expect(page.locator(".bar .cta")).to_contain_text("Fight")
    hands.act(page)
    page.get_by_role("button", name="Fight it out").click()
    page.get_by_role("button", name="Fight it out at once").click()
    level, place = page.locator(".moment.level"), page.locator(".moment.place")
    expect(level).to_be_visible()
    expect(place).to_have_count(0)
    level.locator("[data-take]").first.click()
    expect(place).to_contain_text("Settlement")
    expect(level).to_have_count(0)
