"""The bots that people play against: eight with a name and a temperament, in five steps.

A step is how far somebody sees and how surely they judge: weaker ones follow fewer lines, imagine
fewer worlds, stray in their judgement and overlook replies. None of them ever moves at random. A
temperament is what somebody cares for more, or less, than would be best.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rulebound.bots.base import Bot
from rulebound.bots.mind import Mind
from rulebound.bots.patient import PatientBot
from rulebound.bots.search import SearchBot
from rulebound.core.insight import Taste, Theme

STEPS: Final[Mapping[int, Mind]] = {
    1: Mind(
        beam=1, width=6, inner=1, inner_width=8, finalists=2, worlds=1, ahead=1, rethinks=False,
        overlooks=3, iterations=8, playouts=12, infers=0, noise=0.14, depth=1,
    ),
    2: Mind(
        beam=2, width=10, inner=1, inner_width=12, finalists=2, worlds=1, ahead=1, rethinks=False,
        overlooks=3, iterations=36, playouts=24, infers=0, noise=0.07, depth=2,
    ),
    3: Mind(
        beam=4, width=16, inner=1, inner_width=16, finalists=4, worlds=3, rethinks=False,
        iterations=160, playouts=64, infers=0, noise=0.03, depth=3,
    ),
    4: Mind(
        beam=6, width=20, worlds=6, rethinks=False, iterations=700, playouts=128,
        noise=0.015, depth=4,
    ),
    5: Mind(),
}  # fmt: skip
SECONDS: Final = {1: 0.6, 2: 0.8, 3: 1.2, 4: 2.0, 5: 4.0}
"""How long people have to wait for a choice at most, by step."""


@dataclass(frozen=True, slots=True)
class Person:
    """A bot with a character. Its name and what it is like are the messages ``web-bot-<id>`` and
    ``web-bot-<id>-line``."""

    id: str
    title: str
    step: int
    taste: Taste


PEOPLE: Final = (
    Person("pip", "Pip", 1, {Theme.ORDER: 2.0, Theme.HARM: 0.7}),
    Person("quill", "Quill", 2, {Theme.ORDER: 1.6, Theme.HARM: 0.7}),
    Person("tock", "Tock", 3, {Theme.GOALS: 1.15, Theme.STOCK: 1.6}),
    Person("bram", "Bram", 3, {Theme.FORCE: 1.25, Theme.STOCK: 1.2}),
    Person("vesper", "Vesper", 3, {Theme.PROMISE: 1.5, Theme.STOCK: 0.6}),
    Person("ash", "Ash", 4, {Theme.PROMISE: 1.15}),
    Person("sable", "Sable", 4, {Theme.HARM: 1.3}),
    Person("alder", "Alder", 5, {}),
)
"""Weakest first."""
OLD: Final = {"gentle": ("Gentle", 2), "steady": ("Steady", 3), "sharp": ("Sharp", 5)}
"""The three strengths that tables had before, without a temperament."""


GUIDING: Final = "patient"
"""Who plays against learners in the guides; nobody else is offered it."""


def _bot(title: str, step: int, taste: Taste | None = None) -> type[Bot]:
    about = {
        "title": title,
        "step": step,
        "seconds": SECONDS[step],
        "at_tables": True,
        "mind": replace(STEPS[step], taste=taste or None),
    }
    return type(f"{title}Bot", (SearchBot,), about)


STRENGTHS: Final[dict[str, type[Bot]]] = {
    **{name: _bot(title, step) for name, (title, step) in OLD.items()},
    **{person.id: _bot(person.title, person.step, person.taste) for person in PEOPLE},
    GUIDING: PatientBot,
}
"""Everybody of ours who sits at tables, by name."""


def strengths(game: str) -> list[str]:
    """The bots with a character that play a game, weakest first."""
    return [person.id for person in PEOPLE]
