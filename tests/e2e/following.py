"""Somebody who does what the guide of Heroes III says, and nothing else.

Follower(visitor.page).play()                 # to the end of the guided scenario

It touches what is lit, answers what comes up on the way as the guide's words have it, and counts
every press of a button or touch of a thing.
"""

from dataclasses import replace

from playwright.sync_api import Locator, Page

from tests.e2e.combat import Fighter
from tests.e2e.riding import END_TURN, muster_steps
from tests.e2e.robot import MOUSE, Hands, Look, Thing

YES = ("Morale: draw", "Draw to the limit", "Line up the rest", "Search", "Look at the cards")
"""What the guide asks for in so many words."""
NO = ("Pass", "Enough", "Decline", "Stop", "Done", "No", "Stay", "Finish")
"""How questions are answered that are no step of a lesson."""
TOWN = ("Your Town works", "Now the population", "The raiders hold")
"""Steps of the guide that are done in the Town, or may begin there."""
KEEP = ("Keep", "Discard")
"""Questions about cards that have to be answered with one."""


class Follower(Fighter):
    """The lit things first, then the button, then whatever ends the question."""

    def __init__(self, page: Page, hands: Hands = MOUSE) -> None:
        super().__init__(page, 1, hands)
        self.presses = 0
        self._switched: str | None = None
        """The question in which a card was switched on already."""

    def touch(self, look: Look) -> None:
        self.presses += 1
        if look.act is None and (steps := muster_steps(self.page)).count():
            self._hands.press(steps.first)
        elif look.act is None and (place := self._lit_in_town()) is not None:
            self._hands.press(place)
        elif wanted := self._wanted(look):
            self.take(wanted)
        elif look.act is None and (tab := self._town_tab()) is not None:
            self._hands.press(tab)
        elif (pill := self._pill(look)) is not None:
            self._switched = look.question
            self._hands.press(pill)
        elif look.act is not None:
            self._switched = None
            self._hands.act(self.page)
        elif chip := _first(look.chips, YES):
            self._hands.chip(self.page, chip)
        elif (word := _first(look.quiet, YES)) or (word := _first(look.quiet, (*NO, END_TURN))):
            self._hands.quiet(self.page, word)
        else:
            about_cards = any(word in look.question for word in KEEP)
            things = tuple(each for each in look.things if about_cards or each.kind != "card")
            super().touch(replace(look, things=things))

    def _lit_in_town(self) -> Locator | None:
        """What is lit on the Town's own panel: gold is spent before the hero rides on."""
        lit = self.page.locator(".lit[data-ref^=token]:visible, .lit[data-ref^=building]:visible")
        return lit.first if self._says_town() and lit.count() else None

    def _town_tab(self) -> Locator | None:
        """The panel is a tab of the drawer on a phone, the board's other side on a desk."""
        tab = self.page.get_by_role("tab", name="Castle")
        closed = tab.count() and tab.get_attribute("aria-selected") != "true"
        return tab if closed and self._says_town() else None

    def _says_town(self) -> bool:
        said = self.page.get_by_role("status", name="Guide").locator("p").inner_text()
        return said.startswith(TOWN)

    def _pill(self, look: Look) -> Locator | None:
        """On a phone the cards that go with the roll lie beside the odds."""
        pills = self.page.locator(".pill.lit[aria-pressed=false]:visible")
        return pills.first if look.act and self._switched is None and pills.count() else None

    def _wanted(self, look: Look) -> Thing | None:
        """Something that is lit and not chosen yet; with an attack aimed, a card is switched on."""
        lit = [thing for thing in look.things if thing.lit and not thing.on]
        cards = [thing for thing in lit if thing.kind == "card"]
        if look.act is not None:
            if cards and self._switched is None:
                self._switched = look.question
                return cards[0]
            return None
        return next(iter(cards or lit), None)


def _first(words: tuple[str, ...], wanted: tuple[str, ...]) -> str | None:
    return next((word for want in wanted for word in words if word.startswith(want)), None)
