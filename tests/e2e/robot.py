"""A player that knows a table only from its page, as a person would.

    robot = Robot(visitor.page, seed=7)
    robot.play()                                   # to the end of the match
    robot.play(until=lambda look: robot.acts > 20)
    robot.touch(robot.wait())                      # one touch, when it is the seat's turn
    play_together(robot, another)                  # two pages of one table

A ``Look`` is what the page shows (``reading.js``); ``Robot`` decides what to touch next, always
something that leads on, so that every match ends; its hands do it: ``MOUSE`` clicks, ``FINGER``
taps, ``KEYBOARD`` uses the keys of the table and nothing else, ``GLOWING_KEYS`` among these the one
for the next thing that glows.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from tests.e2e.visiting import MILLISECONDS

READING = Path(__file__).with_name("reading.js").read_text(encoding="utf-8").rstrip().rstrip(";")
MOST_STEPS = 4000
"""More touches than any match needs."""
PAUSE = 30
"""Milliseconds between two looks at a page where something is on its way."""
MOST_KEYS = 200
"""More keys than lead to any thing."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that glows."""

    ref: str
    good: bool
    """Not a card that could only be discarded."""
    on: bool
    """It is picked already."""
    lit: bool
    """A guide points at it."""
    hint: str
    """The large number or square on a card: how many ways, or ``+e2``."""
    name: str
    """What a screen reader calls it, if the thing says so itself."""

    @property
    def kind(self) -> str:
        return self.ref.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Look:
    """The page of a table at a moment when nothing is on its way."""

    face: str
    """``ask``: the player has to choose; ``wait``: somebody else; ``over``."""
    eyebrow: str
    question: str
    act: str | None
    """What the filled button says, if there is one."""
    chips: tuple[str, ...]
    """The chips of the bar that are not chosen yet."""
    quiet: tuple[str, ...]
    """Stop, pass, end turn."""
    more: bool
    """There is a number in the bar that can be made larger."""
    things: tuple[Thing, ...]

    @property
    def picked(self) -> bool:
        return any(thing.on for thing in self.things)


class Hands(Protocol):
    """How a robot does what it has decided."""

    def touch(self, page: Page, ref: str) -> None: ...
    def act(self, page: Page) -> None: ...
    def chip(self, page: Page, text: str) -> None: ...
    def quiet(self, page: Page, text: str) -> None: ...
    def more(self, page: Page) -> None: ...
    def press(self, thing: Locator) -> None: ...


class Pointing:
    """A mouse, or a finger."""

    def __init__(self, press: Callable[[Locator], None]) -> None:
        self._press = press

    def press(self, thing: Locator) -> None:
        """Something that is no part of the bar or the board."""
        self._press(thing)

    def touch(self, page: Page, ref: str) -> None:
        self._press(page.locator(f'[data-ref="{ref}"]:visible').first)

    def act(self, page: Page) -> None:
        self._press(_bar(page).locator(".cta"))

    def chip(self, page: Page, text: str) -> None:
        self._press(_bar(page).locator('[data-key="chip"]').filter(has_text=text).first)

    def quiet(self, page: Page, text: str) -> None:
        self._press(_bar(page).locator(".go").get_by_role("button", name=text, exact=True))

    def more(self, page: Page) -> None:
        self._press(_bar(page).locator('[data-key="more"]'))


class Typing:
    """The keyboard of the table: everything can be played without a pointer."""

    def touch(self, page: Page, ref: str) -> None:
        """Walk over the board to a square; go to other things from one that glows to the next."""
        kind, _, name = ref.partition(":")
        if kind == "sq":
            page.keyboard.press("b")
        for _ in range(MOST_KEYS):
            focused = focused_ref(page)
            if focused == ref:
                page.keyboard.press("Enter")
                return
            is_square = kind == "sq" and focused is not None and focused.startswith("sq:")
            page.keyboard.press(_arrow(focused[3:], name) if focused and is_square else ",")
        raise AssertionError(f"no key leads to {ref}")

    def act(self, page: Page) -> None:
        page.keyboard.press("d")
        page.keyboard.press("Enter")

    def chip(self, page: Page, text: str) -> None:
        texts = _bar(page).locator('[data-key="chip"]').all_inner_texts()
        page.keyboard.press(str(1 + next(i for i, chip in enumerate(texts) if text in chip)))

    def quiet(self, page: Page, text: str) -> None:
        page.keyboard.press("0")

    def more(self, page: Page) -> None:
        page.keyboard.press("]")

    def press(self, thing: Locator) -> None:
        thing.focus()
        thing.press("Enter")


class Glowing(Typing):
    """From one thing that glows to the next, wherever they lie; buttons beside them by Tab."""

    def touch(self, page: Page, ref: str) -> None:
        for _ in range(MOST_KEYS):
            if focused_ref(page) == ref:
                page.keyboard.press("Enter")
                return
            page.keyboard.press(".")
        raise AssertionError(f"no key leads to {ref}")

    def press(self, thing: Locator) -> None:
        page = thing.page
        for _ in range(MOST_KEYS):
            if thing.evaluate("(thing) => thing === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")


FREE = """(thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const places = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((x) =>
    [0.5, 0.3, 0.7, 0.15, 0.85].map((y) => ({ x: x * width, y: y * height })),
  );
  const free = ({ x, y }) => thing.contains(document.elementFromPoint(left + x, top + y));
  return places.find(free) ?? places[0];
}"""
"""Where a thing is not covered: a card of a fan shows only its edge."""


MOUSE: Hands = Pointing(lambda thing: thing.click(position=thing.evaluate(FREE)))
FINGER: Hands = Pointing(lambda thing: thing.tap(position=thing.evaluate(FREE)))
KEYBOARD: Hands = Typing()
GLOWING_KEYS: Hands = Glowing()


class Robot:
    """Plays whatever is asked of its page's seat. The same seed has the same tastes."""

    def __init__(self, page: Page, seed: int = 0, hands: Hands = MOUSE) -> None:
        self.page = page
        self.acts = 0
        """How often the filled button, or a quiet one, was pressed."""
        self._hands = hands
        self._random = random.Random(seed)
        self._raised = ""

    def look(self) -> Look:
        """What the page shows, once nothing is on its way any more."""
        return _look(self._until(READING))

    def wait(self) -> Look:
        """What the page shows, once the seat has to choose or the match is over."""
        done = f"() => {{ const look = ({READING})(); return look?.face === 'wait' ? null : look }}"
        return _look(self._until(done))

    def _until(self, seen: str) -> dict[str, Any]:
        """Look now and then: looking at every frame would keep the browser busy with that."""
        found = self.page.wait_for_function(seen, timeout=MILLISECONDS, polling=PAUSE)
        value: dict[str, Any] = found.json_value()
        return value

    def play(self, until: Callable[[Look], bool] = lambda look: False) -> Look:
        """Play until the match is over, or until what the page shows is what was wanted."""
        for _ in range(MOST_STEPS):
            look = self.wait()
            if look.face == "over" or until(look):
                return look
            self.touch(look)
        raise AssertionError(f"the match does not end: {look}")

    def choose(self) -> Look:
        """Choose as long as the seat has to."""
        while (look := self.look()).face == "ask":
            self.touch(look)
        return look

    def touch(self, look: Look) -> None:
        """Do one thing that leads on."""
        if look.act is not None:
            self._finish(look)
        elif thing := self._liked(look):
            self._hands.touch(self.page, thing.ref)
        elif look.chips:
            self._hands.chip(self.page, self._random.choice(look.chips))
        elif look.quiet:
            self.acts += 1
            self._hands.quiet(self.page, look.quiet[-1])
        else:
            rest = [thing for thing in look.things if not thing.on]
            assert rest, f"nothing can be touched: {look}"
            self._hands.touch(self.page, self._random.choice(rest).ref)

    def _finish(self, look: Look) -> None:
        """Press the button; now and then make the number beside it larger before."""
        if look.more and look.question != self._raised and self._random.random() < 0.5:
            self._raised = look.question
            self._hands.more(self.page)
            return
        self._raised = ""
        self.acts += 1
        self._hands.act(self.page)

    def _liked(self, look: Look) -> Thing | None:
        """A task before a card that can be played, a card before a square.

        When a card is picked, only what lies elsewhere leads on: another card would start again.
        """
        good = [thing for thing in look.things if thing.good and not thing.on]
        if look.picked:
            good = [thing for thing in good if thing.kind != "card"]
        wanted = {thing.hint.removeprefix("+") for thing in look.things if "+" in thing.hint}
        for kinds in (("task", "school", "scroll", "combination"), ("card",)):
            if found := [thing for thing in good if thing.kind in kinds]:
                return self._random.choice(found)
        opening = [thing for thing in good if thing.ref.partition(":")[2] in wanted]
        return self._random.choice(opening or good) if good else None


def play_together(*robots: Robot) -> None:
    """Let everybody choose when it is their turn, until the match is over for all of them."""
    for _ in range(MOST_STEPS):
        looks = [robot.choose() for robot in robots]
        if all(look.face == "over" for look in looks):
            return
    raise AssertionError(f"the match does not end: {looks}")


def focused_ref(page: Page) -> str | None:
    """The thing of the table that has the focus."""
    found: str | None = page.evaluate(
        "() => document.activeElement?.closest('[data-ref]')?.dataset.ref ?? null"
    )
    return found


def _arrow(start: str, end: str) -> str:
    """The key that leads from one square towards another, over the middle of the board.

    The corners of the board are cut off: rows 1 and 9 and columns a and i are short.
    """
    across, up = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
    towards_middle = abs(int(start[1]) - 5) >= abs(int(end[1]) - 5)
    if up and (towards_middle or not across):
        return "ArrowUp" if up > 0 else "ArrowDown"
    return "ArrowRight" if across > 0 else "ArrowLeft"


def _bar(page: Page) -> Locator:
    return page.locator('.bar[data-region="decision"]')


def _look(seen: dict[str, Any]) -> Look:
    chips: Sequence[dict[str, Any]] = seen.pop("chips")
    return Look(
        chips=tuple(chip["text"] for chip in chips if not chip["on"]),
        quiet=tuple(seen.pop("quiet")),
        things=tuple(Thing(**thing) for thing in seen.pop("things")),
        **seen,
    )
