"""Astrologers Proclaim cards (H3-3.6, Appendix A.8): the deck, and what a card changes.

The cards themselves stand in the boxes. A card that holds on stands in ``World.proclaimed``;
the rules that it changes ask for it here.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.map import Proclaimed, WeekGoesOn, WeekRedrawn
from rulebound.games.homm3.model.occasions import while_proclaimed
from rulebound.games.homm3.model.players import Cards, Deck
from rulebound.games.homm3.model.world import NO_COST, Leader
from rulebound.games.homm3.table import decks

if TYPE_CHECKING:
    from rulebound.games.homm3.model.state import State

DECK: Final = "astrologers"
FIRST: Final = 2
"""The first Astrologers' Round (H3-3.3)."""


# How long a card holds
class Holds(StrEnum):
    """How long an Astrologers' card holds."""

    NOW = ""
    """It is over as soon as it has been carried out."""
    NEXT = "next"
    """Until the next card is revealed."""
    ROUND = "round"
    """Until the Round is over."""
    INCOME = "income"
    """Until the next Resource Round has brought its income."""
    BEGIN = "begin"
    """Until the next Round has begun."""


# Cards that rules elsewhere ask for
AMMO_CART: Final = "ammo_cart"
CRAG_HACK: Final = "crag_hack"
CRAZY_WIZARD: Final = "crazy_wizard"
ELEMENTALS: Final = "elementals"
EXPLORERS: Final = "explorers"
FORTY_THIEVES: Final = "forty_thieves"
GRIM_WARLOCK: Final = "grim_warlock"
GROOVY_SATYR: Final = "groovy_satyr"
JUDGE_DREAD: Final = "judge_dread"
MAGES: Final = "mages"
MULTILINGUAL_BRON: Final = "multilingual_bron"
OFFENSE: Final = "offense"
PIRATES: Final = "pirates"
PLASTIC_TRAY: Final = "plastic_tray"
RULEBOOK: Final = "rulebook"
SANCTUARY: Final = "sanctuary"
SWIFT_WEASEL: Final = "swift_weasel"

TRAIT: Final = "elementals"
"""The units that the card of the Elementals is about."""
FACE_UP: Final = "face_up:"
"""Notes by neutral deck: cards that were turned face up on top of it, and how many lay below."""
_COMBATS: Final = "combats"
"""Note: the Round and how many combats it has seen."""
_USERS: Final = "week_users"
"""Note: who has had what a card gives each player once."""


def nothing(s: "State") -> Flow[None]:
    yield from ()


def never(s: "State") -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Week:
    """A card: what happens when it is revealed, and what holds on after that."""

    id: str
    box: str = "core"
    do: Callable[["State"], Flow[None]] = nothing
    until: str = Holds.NOW
    begins: Callable[["State"], Flow[None]] | None = None
    """As the next Round begins, after any income."""
    ends: Callable[["State"], None] | None = None
    """It holds no longer."""
    redraw: Callable[["State"], bool] = never
    """Whether it is set aside and another card revealed instead."""
    movement: int = 0
    """Movement points more or less for every hero while it holds."""
    hand: int = 0
    """Added to hand limits while it holds."""
    least_hand: int = 0
    """No hand limit falls below this by it."""
    income: Cost = NO_COST
    """Added to everybody's income of the next Resource Round."""
    schools: tuple[str, ...] = ()
    """Spells of these schools have 1 more power while it holds."""
    offers: Callable[["State", int], Iterator[Option]] | None = None
    """What a player may do in their own turn while it holds; options of the kind ``week``."""
    use: Callable[["State", int, Option], Flow[None]] | None = None
    """Carry such an option out."""
    guards: Callable[["State", int], Flow[None]] | None = None
    """A player's hero faces guards that have just been drawn."""
    copies: int = 1
    place: int = 0
    """Before (-1) or after (1) all others of its deck that is not yet shuffled."""


WEEKS: Final[dict[str, Week]] = {}


def week(card: Week) -> Week:
    WEEKS[card.id] = card
    if card.schools:
        while_proclaimed(card.id, occasions.spell_power)(_more_power(card.schools))
    return card


def _more_power(schools: tuple[str, ...]) -> Callable[["State", int, tuple[str, ...]], int]:
    def more(s: "State", seat: int, of: tuple[str, ...]) -> int:
        return int(seat >= 0 and not set(schools).isdisjoint(of))

    return more


# ---- the deck ----


def shuffle(s: "State") -> None:
    """H3-2.2 step 20."""
    ids = [w.id for w in WEEKS.values() if w.box in s.rules.boxes for _ in range(w.copies)]
    s.decks[DECK] = Deck(s.rng.shuffled(ids))


def proclaim(s: "State") -> Flow[None]:
    """The next card is revealed; what held until now ends."""
    w = s.map
    for _ in range(len(WEEKS)):
        card = decks.take_top(s, DECK)
        if card is None:
            return
        s.sealed += 1
        decks.lay_off(s, DECK, card)
        if not WEEKS[card].redraw(s):
            break
        s.tell(WeekRedrawn, week=card)
    else:
        return
    _end(s, (Holds.NEXT, Holds.ROUND))
    w.notes.pop(_USERS, None)
    if WEEKS[card].until:
        w.proclaimed += (card,)
    s.tell(Proclaimed, week=card)
    yield from WEEKS[card].do(s)


def end_round(s: "State") -> None:
    """What was for one Round is over."""
    _end(s, (Holds.ROUND,))


def _end(s: "State", over: tuple[str, ...]) -> None:
    """Cards that held until now hold no longer."""
    w = s.map
    gone = [card for card in w.proclaimed if WEEKS[card].until in over]
    w.proclaimed = tuple(card for card in w.proclaimed if WEEKS[card].until not in over)
    for card in gone:
        ends = WEEKS[card].ends
        if ends is not None:
            ends(s)


def begin_round(s: "State") -> Flow[None]:
    """What a card had in store for the beginning of this Round; it follows any income."""
    w = s.map
    for card in w.proclaimed:
        begins = WEEKS[card].begins
        if begins is not None:
            s.tell(WeekGoesOn, week=card)
            yield from begins(s)
    _end(s, (Holds.BEGIN, Holds.INCOME) if resource_round(s) else (Holds.BEGIN,))


def resource_round(s: "State") -> bool:
    """H3-3.3."""
    return s.map.round > 1 and s.map.round % 2 == 1


def first_astrologers(s: "State") -> bool:
    """Whether this is the first Astrologers' Round."""
    return s.map.round <= FIRST


# ---- what holds ----


def holds(s: "State", card: str) -> bool:
    return card in s.map.proclaimed


def used(s: "State", card: str, seat: int) -> bool:
    """Whether a player has had what the card gives each player once."""
    return (card, seat) in s.map.notes.get(_USERS, ())


def use_up(s: "State", card: str, seat: int) -> None:
    s.map.notes[_USERS] = (*s.map.notes.get(_USERS, ()), (card, seat))


def movement(s: "State") -> int:
    """Movement points that every hero has more a Round."""
    return sum(WEEKS[card].movement for card in s.map.proclaimed)


def add_movement(s: "State", seat: int) -> None:
    realm = s.map.realms[seat]
    for hero in Leader:
        if realm.heroes[hero] is not None:
            realm.add_movement(hero, movement(s))


def hand_limit(s: "State", limit: int) -> int:
    for card in s.map.proclaimed:
        least = min(limit, WEEKS[card].least_hand)
        limit = max(least, limit + WEEKS[card].hand)
    return limit


def more_income(s: "State") -> Cost:
    """What cards of the last Astrologers' Round add to the income of a Resource Round."""
    if not resource_round(s):
        return NO_COST
    given = [WEEKS[card].income for card in s.map.proclaimed]
    return Cost(*(sum(amounts) for amounts in zip(*given, strict=True))) if given else NO_COST


# ---- combat ----


def combat_begins(s: "State") -> None:
    """Combats are counted: some cards concern the first one of a Round."""
    w = s.map
    round_, count = w.notes.get(_COMBATS, (0, 0))
    w.notes[_COMBATS] = (w.round, count + 1 if round_ == w.round else 1)


def guards_drawn(s: "State", seat: int) -> Flow[None]:
    """What the player who faces the guards may do about them."""
    for card in s.map.proclaimed:
        change = WEEKS[card].guards
        if change is not None:
            yield from change(s, seat)


def first_combat(s: "State") -> bool:
    """Whether this is the first combat of the Round."""
    return bool(s.map.notes.get(_COMBATS) == (s.map.round, 1))


def turn_up(s: "State", deck: str, cards: Cards) -> None:
    """The uppermost cards of a neutral deck lie face up from now on."""
    s.map.notes[FACE_UP + deck] = len(s.decks[deck].cards) - len(cards), cards


def face_up(s: "State", deck: str) -> Cards:
    """What still lies face up on top of a neutral deck; other copies may come up below it."""
    below, known = s.map.notes.get(FACE_UP + deck, (0, ()))
    lying = s.decks[deck].cards[below:]
    return lying if lying == known[: len(lying)] else ()


# ---- their own turn ----


def options(s: "State", seat: int) -> Iterator[Option]:
    for card in s.map.proclaimed:
        offers = WEEKS[card].offers
        if offers is not None:
            yield from offers(s, seat)


def act(s: "State", seat: int, option: Option) -> Flow[None]:
    use = WEEKS[option.refs[0].partition(":")[2]].use
    assert use is not None
    yield from use(s, seat, option)
