"""Nothing moves under the pointer: while a match is played, frames stay where they are."""

from typing import Any

import pytest

from tests.e2e.combat import GUARDS, Fighter
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.riding import FIRST_LIGHT, Rider
from tests.e2e.robot import FINGER, MOUSE, Robot
from tests.e2e.stillness import Stillness
from tests.e2e.visiting import DESK

LAPTOP = {"width": 1366, "height": 768}
SIZES: dict[str, dict[str, Any]] = {"desk-and-laptop": {"viewport": DESK}, "phone": HANDHELD}
GAMES: dict[str, tuple[type[Robot], dict[str, Any]]] = {
    "arena": (
        Robot,
        {"game": "tashkalar", "options": {"form": "duel", "first": 0}, "chairs": [ME, BOT]},
    ),
    "melee": (
        Robot,
        {"game": "tashkalar", "options": {"form": "melee"}, "chairs": [ME, BOT, BOT, BOT]},
    ),
    "urbno": (Robot, {"game": "urbno", "chairs": [ME, BOT, BOT, BOT]}),
    "map": (Rider, {**FIRST_LIGHT, "chairs": [ME]}),
}
ENOUGH = 30
"""So many acts show every face of the bar."""
FEW = 4
"""Before the combat is over."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_frames_stay_where_they_are(visit: Visit, game: str, size: str) -> None:
    kind, form = GAMES[game]
    ana = visit(**SIZES[size])
    ana.come_in("Ana")
    still = Stillness(ana)
    ana.open_table(**{"seed": 2, **form})
    robot = kind(ana.page, seed=3, hands=FINGER if size == "phone" else MOUSE)

    robot.play(until=lambda look: robot.acts >= ENOUGH // 2)
    if size != "phone":
        still.resize(LAPTOP)
    robot.play(until=lambda look: robot.acts >= ENOUGH)

    still.check()


@pytest.mark.parametrize("size", SIZES)
def test_frames_stay_where_they_are_to_the_end_and_in_the_replay(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.come_in("Ana")
    still = Stillness(ana)
    ana.open_table(**{**GUARDS, "chairs": [ME]})
    page = ana.page
    fighter = Fighter(page, seed=3, hands=FINGER if size == "phone" else MOUSE)

    assert fighter.play(until=lambda look: fighter.acts >= FEW).face == "ask"
    if size != "phone":
        still.resize(LAPTOP)
    assert fighter.play().face == "over"
    page.locator(".bar .go").get_by_role("button", name="Replay").click()
    for name in ("To the beginning", "One move forward", "One move forward"):
        page.get_by_role("group", name="Playback").get_by_role("button", name=name).click()

    still.check()
