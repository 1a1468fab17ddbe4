"""All cards by number: a number is a physical card, so the two Imperial decks have their own."""

from importlib import import_module
from itertools import combinations, count, islice
from pkgutil import iter_modules
from typing import Final

from rulebound.games.tashkalar import decks
from rulebound.games.tashkalar.cards import Being, Deck, Flare, School
from rulebound.games.tashkalar.decks import flares, legends
from rulebound.games.tashkalar.state import CARD
from rulebound.games.tashkalar.tasks import TASKS, Task


def find_schools() -> list[tuple[School, Deck]]:
    """Those of every deck in ``decks/``, in their places."""
    found = iter_modules(decks.__path__, f"{decks.__name__}.")
    modules = [import_module(module.name) for module in found]
    every: list[Deck] = [module.DECK for module in modules if hasattr(module, "DECK")]
    pairs = [(school, deck) for deck in every for school in deck.schools]
    return sorted(pairs, key=lambda pair: pair[0].place)


_SCHOOLS: Final = find_schools()
SCHOOLS: Final = tuple(school.id for school, _ in _SCHOOLS)
BASE_SCHOOLS: Final = tuple(school.id for school, _ in _SCHOOLS if school.base)
EXPANSIONS: Final = tuple(school.id for school, _ in _SCHOOLS if not school.base)
SCHOOL_COLOURS: Final = {school.id: school.colour for school, _ in _SCHOOLS}

BEINGS: Final[tuple[Being, ...]] = (
    *(being for _, deck in _SCHOOLS for being in deck.beings),
    *legends.DECK.beings,
)
"""School beings and legends, at their numbers."""

CARDS: Final[tuple[Being | Flare, ...]] = (*BEINGS, *flares.FLARES)

_numbers = count()
SCHOOL_CARDS: Final = {
    school.id: tuple(islice(_numbers, len(deck.beings))) for school, deck in _SCHOOLS
}
LEGEND_CARDS: Final = tuple(islice(_numbers, len(legends.DECK.beings)))
FLARE_CARDS: Final = tuple(islice(_numbers, len(flares.FLARES)))
COPIES: Final = tuple(
    (one, other)
    for one, other in combinations([c for cards in SCHOOL_CARDS.values() for c in cards], 2)
    if BEINGS[one] is BEINGS[other]
)
"""Pairs of cards that differ in nothing (D-45)."""
FIRST_LEGEND: Final = LEGEND_CARDS[0]
FIRST_FLARE: Final = FLARE_CARDS[0]
TASK_CARDS: Final = tuple(range(len(TASKS)))


def card_id(card: int) -> str:
    return CARDS[card & CARD].id


def being_of(card: int) -> Being:
    return BEINGS[card & CARD]


def flare_of(card: int) -> Flare:
    return flares.FLARES[(card & CARD) - FIRST_FLARE]


def task_of(card: int) -> Task:
    return TASKS[card & CARD]
