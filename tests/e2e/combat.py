"""Heroes III for the tests: a small combat, and a robot that knows how to win one.

    fighter = Fighter(visitor.page, seed=7)
    fighter.play()                                 # to the end of the combat
    fighter.play(until=aims)                       # until an attack is chosen, with its odds

Like every robot it knows only what the page shows.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page

from tests.e2e.robot import MOST_KEYS, Hands, Look, Robot, Thing, Typing, focused_ref
from tests.e2e.tabbing import tab_to

GUARDS: dict[str, Any] = {
    "game": "homm3",
    "options": {
        "form": "guards",
        "field": 1,
        "difficulty": "easy",
        "armies": [["castle_marksmen", "castle_griffins", "castle_halberdiers"]],
        "attacker_hero": "catherine",
        "level": 1,
    },
    "seed": 2,
}
"""A hero with three units against the guards of an easy field."""

LEFT_ALONE = (
    "Surrender",
    "Retreat",
    "Give up",
    "Fight it out",
    "Step by step",
    "No, fight on",
    "Take the offer back",
    "Stop and fight on",
)
"""Giving up, and letting a bot fight it out."""


class Fighter(Robot):
    """Plays its cards when they serve, strikes when it can, else moves; never gives up."""

    def touch(self, look: Look) -> None:
        super().touch(replace(look, chips=_steady(look.chips), quiet=_steady(look.quiet)))

    def take(self, thing: Thing) -> None:
        """Touch this and nothing else."""
        self._hands.touch(self.page, thing.ref)

    def _liked(self, look: Look) -> Thing | None:
        """A card that serves, then an enemy, then a space; a picked card wants its target."""
        good = [thing for thing in look.things if thing.good and not thing.on]
        if look.picked:
            good = [thing for thing in good if thing.kind not in ("card", "troop")]
        for kinds in (("card", "troop"), ("unit", "wall"), ("space",)):
            if found := [thing for thing in good if thing.kind in kinds]:
                return self._random.choice(found)
        return None


def _steady(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if not word.startswith(LEFT_ALONE))


def aims(look: Look) -> bool:
    """An attack is chosen, and only has to be made."""
    return look.act == "Roll the die"


def walk(page: Page, ref: str, arrow: Callable[[Page, str | None, str], str]) -> None:
    """From the board by arrows to a thing on it, which is touched; each ``arrow`` leads nearer."""
    page.keyboard.press("b")
    for _ in range(MOST_KEYS):
        focused = focused_ref(page)
        if focused == ref:
            page.keyboard.press("Enter")
            return
        page.keyboard.press(arrow(page, focused, ref))
    raise AssertionError(f"no arrow leads to {ref}")


class Walking(Typing):
    """The keyboard of the table: arrows walk over the combat board."""

    def touch(self, page: Page, ref: str) -> None:
        if page.locator(_space(ref)).count():
            walk(page, ref, _arrow)
        else:
            super().touch(page, ref)

    def quiet(self, page: Page, text: str) -> None:
        """Only the last of several buttons has a key of its own."""
        if page.locator('[data-key="stop"]').get_by_text(text).count():
            super().quiet(page, text)
        else:
            page.keyboard.press("d")
            tab_to(page, text)
            page.keyboard.press("Enter")


BOARD_KEYBOARD: Hands = Walking()


def _space(ref: str) -> str:
    return f'[role="gridcell"][data-ref="{ref}"]'


def _arrow(page: Page, start: str | None, end: str) -> str:
    """The key that leads towards a space; what is placed or bought lies above the board."""
    if start is None or not page.locator(_space(start)).count():
        return "ArrowDown"
    (row, column), (next_row, next_column) = _place(page, start), _place(page, end)
    if row != next_row:
        return "ArrowDown" if row < next_row else "ArrowUp"
    return "ArrowRight" if column < next_column else "ArrowLeft"


def _place(page: Page, ref: str) -> tuple[int, int]:
    """Row and column of a space, as it tells them."""
    cell = page.locator(_space(ref))
    row = cell.locator("..").get_attribute("aria-rowindex")
    return int(row or 0), int(cell.get_attribute("aria-colindex") or 0)
