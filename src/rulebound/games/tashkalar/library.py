"""All cards by number: a number is a physical card, so the two Imperial decks have their own."""

from typing import Final

from rulebound.games.tashkalar.cards import SCHOOLS, Being, Flare
from rulebound.games.tashkalar.decks import flares, highland, imperial, legends, sylvan
from rulebound.games.tashkalar.state import CARD
from rulebound.games.tashkalar.tasks import TASKS, Task

_SCHOOL_BEINGS: Final = {
    "northern": imperial.DECK.beings,
    "southern": imperial.DECK.beings,
    "highland": highland.DECK.beings,
    "sylvan": sylvan.DECK.beings,
}

BEINGS: Final[tuple[Being, ...]] = (
    *(being for school in SCHOOLS for being in _SCHOOL_BEINGS[school]),
    *legends.DECK.beings,
)
"""School beings and legends, at their numbers."""

CARDS: Final[tuple[Being | Flare, ...]] = (*BEINGS, *flares.FLARES)

_STARTS: Final = {school: 18 * i for i, school in enumerate(SCHOOLS)}
FIRST_LEGEND: Final = 72
FIRST_FLARE: Final = 84

SCHOOL_CARDS: Final = {s: tuple(range(n, n + 18)) for s, n in _STARTS.items()}
LEGEND_CARDS: Final = tuple(range(FIRST_LEGEND, FIRST_FLARE))
FLARE_CARDS: Final = tuple(range(FIRST_FLARE, len(CARDS)))
TASK_CARDS: Final = tuple(range(len(TASKS)))


def card_id(card: int) -> str:
    return CARDS[card & CARD].id


def being_of(card: int) -> Being:
    return BEINGS[card & CARD]


def flare_of(card: int) -> Flare:
    return flares.FLARES[(card & CARD) - FIRST_FLARE]


def task_of(card: int) -> Task:
    return TASKS[card & CARD]
