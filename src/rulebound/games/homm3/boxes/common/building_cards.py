"""Buildings that deal with cards: of their owner, of shared decks, of any deck (H3-5, H3-7)."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.log import (
    FoundCard,
    FoundNone,
    LaidOffEvent,
    LaidOffTroop,
    LaidOffWeek,
    LookedAt,
    NamedSchool,
)
from rulebound.games.homm3.combat.cards import CARDS, Moment
from rulebound.games.homm3.map import cards, events, weeks
from rulebound.games.homm3.map.buildings import Hook, is_spent, spend
from rulebound.games.homm3.model.kinds import SCHOOLS, TIERS
from rulebound.games.homm3.model.log.cards import (
    Discarded,
    Fetched,
    Kept,
    KeptHidden,
    LaidOff,
    Looked,
)
from rulebound.games.homm3.model.log.map import UsedBuilding
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, maybe_card, pick_card

DECLINE: Final = plain("decline")
SPELLS: Final = "spell"
VORTEX: Final = 3
"""Cards that the Mana Vortex lets its owner search."""
LOOKED_AT: Final = 2
_THROW_OFF: Final = {
    "card": "throw-off",
    "troop": "throw-off-troop",
    "week": "throw-off-week",
    "event": "throw-off-event",
}
"""Options speak of each kind of thing in words of their own."""
"""Cards that the Thieves' Guild looks at."""


# ---- a player's own deck and discard pile ----


def take_back(fits: Callable[[str], bool]) -> Hook:
    """A fitting card of one's own discard pile comes back to the hand."""

    def do(s: State, seat: int) -> Flow[None]:
        player = s.players[seat]
        card = yield from pick_card(
            seat,
            Text("homm3-ask-take-card"),
            lambda: [card for card in player.discard if fits(card)],
            "take-card",
        )
        player.discard = decks.without(player.discard, card)
        decks.gain_card(s, seat, card)
        s.tell(Fetched, seat=seat, card=card)

    return do


def lies_there(fits: Callable[[str], bool]) -> Callable[[State, int], bool]:
    return lambda s, seat: any(fits(card) for card in s.players[seat].discard)


def search_discards(count: int) -> Hook:
    """Take one of the top cards of your discard pile; the others stay in order (H3-5.14)."""

    def do(s: State, seat: int) -> Flow[None]:
        player = s.players[seat]
        card = yield from maybe_card(
            seat, Text("homm3-ask-take-card"), lambda: player.discard[-count:], "take-card"
        )
        if card is not None:
            player.discard = decks.without(player.discard, card)
            decks.gain_card(s, seat, card)
            s.tell(Fetched, seat=seat, card=card)

    return do


def search_own_deck(s: State, seat: int, count: int) -> Flow[None]:
    """H3-5.9 with the player's own deck."""
    player = s.players[seat]
    s.search = count
    yield from cards.offer(s, seat, Moment.SEARCHING)  # W-SEARCH
    count, s.search = s.search, 0
    if not player.deck:
        return
    s.sealed += 1
    s.offer, player.deck = player.deck[-count:], player.deck[:-count]
    s.searcher, s.searched = seat, "own"
    s.tell(Looked, seat=seat, deck="own", count=len(s.offer))
    kept = yield from pick_card(
        seat, Text("homm3-ask-keep", {"deck": "own"}), lambda: s.offer, "keep"
    )
    s.offer = decks.without(s.offer, kept)
    player.hand += (kept,)
    s.tell_only(seat, Kept, seat=seat, card=kept)
    s.tell_others(seat, KeptHidden, seat=seat, deck="own")
    while s.offer:
        card = yield from pick_card(
            seat, Text("homm3-ask-lay-off", {"deck": "own"}), lambda: s.offer, "lay-off"
        )
        s.offer = decks.without(s.offer, card)
        player.discard += (card,)
        decks.reveal(player, card)
        s.tell(Discarded, seat=seat, card=card)
    s.searcher, s.searched = -1, ""


def spin_vortex(s: State, seat: int) -> Flow[None]:
    """Discard a card, shuffle the discard pile into the deck, Search (3) it (H3-17.72)."""
    yield from decks.choose_discard(s, seat)
    decks.reshuffle(s, s.players[seat])
    s.sealed += 1
    yield from search_own_deck(s, seat, VORTEX)


def exchange_up_to(most: int) -> Hook:
    """Discard at least one and at most so many cards, and draw as many."""

    def do(s: State, seat: int) -> Flow[None]:
        player = s.players[seat]
        yield from decks.choose_discard(s, seat)
        count = 1
        while count < most:
            card = yield from maybe_card(
                seat, Text("homm3-ask-discards", {"count": count}), lambda: player.hand, "discard"
            )
            if card is None:
                break
            decks.put_off(s, seat, card)
            count += 1
        decks.draw(s, seat, count)

    return do


def has_hand(s: State, seat: int) -> bool:
    return bool(s.players[seat].hand)


# ---- shared decks ----


def find_card(s: State, seat: int, deck: str, card: str) -> None:
    """Look through a deck for a card; the deck is shuffled afterwards."""
    pile = s.decks[deck].cards
    if card in pile:
        pile = decks.without(pile, card)
        s.tell(FoundCard, seat=seat, deck=deck, card=card)
        decks.earn_card(s, seat, card)
    else:
        s.tell(FoundNone, seat=seat, deck=deck, card=card)
    s.decks[deck] = s.decks[deck]._replace(cards=s.rng.shuffled(pile))
    s.sealed += 1


def dig(s: State, seat: int, deck: str, fits: Callable[[str], bool]) -> None:
    """Discard from the top of a deck until a fitting card turns up, and take it."""
    s.sealed += 1
    left = len(s.decks[deck].cards) + len(s.decks[deck].discard)
    while left and (card := decks.take_top(s, deck)) is not None:
        if fits(card):
            s.tell(FoundCard, seat=seat, deck=deck, card=card)
            decks.earn_card(s, seat, card)
            break
        decks.lay_off(s, deck, card)
        s.tell(LaidOff, seat=seat, deck=deck, card=card)
        left -= 1
    decks.refill(s, deck)


def school_instead(id_: str) -> Callable[[State, int, str], Flow[bool]]:
    """Once a Round a Spell of a named School takes the place of a Search of the Spell deck."""

    def searching(s: State, seat: int, deck: str) -> Flow[bool]:
        pile = s.decks[deck]
        if deck != SPELLS or is_spent(s, seat, id_) or not (pile.cards or pile.discard):
            return False
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-school"),
            lambda: (*(plain("school", f"school:{name}") for name in SCHOOLS), DECLINE),
        )
        if option is DECLINE:
            return False
        school = option.refs[0].partition(":")[2]
        spend(s, seat, id_)
        s.tell(UsedBuilding, seat=seat, building=id_)
        s.tell(NamedSchool, seat=seat, school=school)
        dig(s, seat, deck, lambda card: school in CARDS[card].schools)
        return True

    return searching


# ---- any deck ----


def decks_to_look_at(s: State) -> tuple[Option, ...]:
    """Every deck in the game, those of players included, that holds enough cards."""
    shared = (
        Option("look-at", (f"deck:{name}",), data=name)
        for name, deck in s.decks.items()
        if len(deck.cards) >= LOOKED_AT
    )
    own = (
        Option("look-at", (f"seat:{number}",), data=f"seat-{number}")
        for number, player in enumerate(s.players)
        if len(player.deck) >= LOOKED_AT
    )
    return (*shared, *own)


def can_look(s: State, seat: int) -> bool:
    return bool(decks_to_look_at(s))


def look_at_two(s: State, seat: int) -> Flow[None]:
    """Look at the top two cards of a deck: one is discarded, the other goes back on top."""
    option = yield from ask(seat, Text("homm3-ask-look-at"), lambda: decks_to_look_at(s))
    name: str = option.data
    s.sealed += 1
    s.searcher, s.searched = seat, name
    s.offer = _lift(s, name)
    owner = decks.owner_of(name)
    s.tell(LookedAt, seat=seat, deck=name if owner < 0 else "", other=owner)

    def build() -> tuple[Option, ...]:
        return tuple(
            plain(_THROW_OFF[_kind(name)], f"{_kind(name)}:{card}") for card in sorted(set(s.offer))
        )

    gone = yield from ask(seat, Text("homm3-ask-throw-off"), build)
    card = gone.refs[0].partition(":")[2]
    (rest,) = decks.without(s.offer, card)
    s.offer, s.searcher, s.searched = (), -1, ""
    _put_back(s, name, rest)
    _throw_off(s, seat, name, card)


def _lift(s: State, name: str) -> tuple[str, ...]:
    owner = decks.owner_of(name)
    if owner >= 0:
        player = s.players[owner]
        top, player.deck = player.deck[-LOOKED_AT:], player.deck[:-LOOKED_AT]
        return top
    pile = s.decks[name].cards
    s.decks[name] = s.decks[name]._replace(cards=pile[:-LOOKED_AT])
    return pile[-LOOKED_AT:]


def _put_back(s: State, name: str, card: str) -> None:
    owner = decks.owner_of(name)
    if owner >= 0:
        s.players[owner].deck += (card,)
    else:
        s.decks[name] = s.decks[name]._replace(cards=(*s.decks[name].cards, card))


def _throw_off(s: State, seat: int, name: str, card: str) -> None:
    owner = decks.owner_of(name)
    if owner >= 0:
        player = s.players[owner]
        player.discard += (card,)
        decks.reveal(player, card)
        s.tell(Discarded, seat=owner, card=card)
        return
    decks.lay_off(s, name, card)
    match _kind(name):
        case "week":
            s.tell(LaidOffWeek, seat=seat, deck=name, week=card)
        case "event":
            s.tell(LaidOffEvent, seat=seat, deck=name, event=card)
        case "troop":
            s.tell(LaidOffTroop, seat=seat, deck=name, troop=card)
        case _:
            s.tell(LaidOff, seat=seat, deck=name, card=card)


def _kind(name: str) -> str:
    """What kind of thing the cards of a deck are."""
    if name in TIERS:
        return "troop"
    return {weeks.DECK: "week", events.DECK: "event"}.get(name, "card")
