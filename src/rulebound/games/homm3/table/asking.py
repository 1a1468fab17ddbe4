"""Asking: a choice with a single option is made at once (H3-16.1)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rulebound.core.flow import PAUSE, Decision, Flow, Option, Text, plain
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.spaces import NAMES
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling

DONE: Final = plain("done")
"""Ends a choice of any number of things."""


def ask(seat: int, prompt: Text, build: Callable[[], tuple[Option, ...]]) -> Flow[Option]:
    """What the seat chooses; not asked if there is only one thing to choose."""
    options = build()
    if len(options) == 1:
        return options[0]
    option: Option = yield Decision(seat, prompt, build, options)
    return option


def ask_settled(s: State, decision: Decision) -> Flow[Option]:
    """Ask where nothing is half done, so that a position can be written."""
    if len(decision.options) == 1:
        return decision.options[0]
    option = yield from put_settled(s, decision)
    return option


def put_settled(s: State, decision: Decision) -> Flow[Option]:
    """As :func:`ask_settled`, where there are certainly several options."""
    s.settled = True
    decision.place = PAUSE
    option: Option = yield decision
    s.settled = False
    return option


def pick_unit(
    s: State, seat: int, prompt: Text, units: Callable[[], Sequence[Unit]], kind: str = "target"
) -> Flow[Unit]:
    """One of some units; there must be one."""

    def build() -> tuple[Option, ...]:
        return tuple(Telling(kind, (u.ref,), data=u.number) for u in units())

    option = yield from ask(seat, prompt, build)
    number: int = option.data
    return s.fight.units[number]


def maybe_unit(
    s: State, seat: int, prompt: Text, units: Callable[[], Sequence[Unit]], kind: str = "target"
) -> Flow[Unit | None]:
    """One of some units, or none of them."""
    if not units():
        return None

    def build() -> tuple[Option, ...]:
        found: list[Option] = [Telling(kind, (u.ref,), data=u.number) for u in units()]
        return (*found, plain("decline"))

    option = yield from ask(seat, prompt, build)
    return None if option.kind == "decline" else s.fight.units[option.data]


def pick_space(
    seat: int, prompt: Text, spaces: Callable[[], Iterable[int]], kind: str = "space"
) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        return tuple(Option(kind, (f"space:{NAMES[at]}",), data=at) for at in spaces())

    option = yield from ask(seat, prompt, build)
    at: int = option.data
    return at


def pick_card(
    seat: int, prompt: Text, cards: Callable[[], Sequence[str]], kind: str = "card"
) -> Flow[str]:
    """One of some cards; equal cards are one option."""

    def build() -> tuple[Option, ...]:
        return tuple(plain(kind, f"card:{card}") for card in sorted(set(cards())))

    option = yield from ask(seat, prompt, build)
    return option.refs[0].partition(":")[2]


def maybe_card(
    seat: int, prompt: Text, cards: Callable[[], Sequence[str]], kind: str = "card"
) -> Flow[str | None]:
    if not cards():
        return None

    def build() -> tuple[Option, ...]:
        found = tuple(plain(kind, f"card:{card}") for card in sorted(set(cards())))
        return (*found, plain("decline"))

    option = yield from ask(seat, prompt, build)
    return None if option.kind == "decline" else option.refs[0].partition(":")[2]


def confirm(seat: int, prompt: Text, yes: str) -> Flow[bool]:
    """Yes or no."""
    option: Option = yield Decision(seat, prompt, lambda: (plain(yes), plain("decline")))
    return option.kind == yes
