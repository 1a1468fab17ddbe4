"""Other worlds that look the same to a seat: what it cannot see is dealt again.

Cards are exchanged only with cards that are alike to the seat: those of the same deck or, after a
draft, those that it last saw at the same moment. What is dealt depends on what the seat has seen
and on the generator alone: cards are put in order before they are dealt, and so are hands after it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from rulebound.core.rng import Rng
from rulebound.core.veil import a_veil, is_veiled, veils
from rulebound.games.tashkalar.draft import KEPT
from rulebound.games.tashkalar.library import COPIES
from rulebound.games.tashkalar.state import CARD, REBUILT_AT, Pile, State, seen_bit
from rulebound.games.tashkalar.terms import Phase

_GENERATION: Final = -1 << REBUILT_AT
KEPT_LOOKS: Final = 1024


class Hidden(NamedTuple):
    """Which cards the seat does not know: those of whose bits these have this value."""

    bits: int
    value: int = 0


Place = tuple[list[Pile], int, bool]
"""Where some cards lie of which the seat may not know all: the number of a pile among others, and
whether it is a hand, so that the order of its cards means nothing."""


def _take(place: Place, hidden: Hidden) -> list[int]:
    piles, number, _ = place
    bits, value = hidden
    return [card & CARD for card in piles[number] if card & bits == value]


def _fill(place: Place, hidden: Hidden, dealt: list[int]) -> None:
    """Put the last of the cards where hidden ones lay."""
    piles, number, is_hand = place
    bits, value = hidden
    # Who knows a place in a deck knows the new card there
    kept = _GENERATION if is_hand else ~CARD
    cards = [card & kept | dealt.pop() if card & bits == value else card for card in piles[number]]
    piles[number] = tuple(sorted(cards) if is_hand else cards)


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    _choose_copies(s, seat, rng.pick)
    bit = seen_bit(seat)
    hidden = Hidden(bit)
    everybody = range(s.rules.seats)
    others = [owner for owner in everybody if owner != seat]
    shared = [s.legend_deck, s.flare_deck, s.task_deck, s.aside]
    alike: list[tuple[list[Place], Hidden]] = [([(shared, 2, False)], hidden)]
    for number, hands in enumerate((s.legends, s.flares)):
        places = [(shared, number, False), *_hands(hands, others)]
        if not s.rebuilt:
            alike.append((places, hidden))
        for generation in range(s.rebuilt + 1) if s.rebuilt else ():
            alike.append((places, Hidden(bit | _GENERATION, generation << REBUILT_AT)))
    owned: list[list[Place]] = []
    for owner in everybody:
        places = [(piles, owner, False) for piles in (s.decks, s.discards) if piles]
        if owner != seat and s.hands:
            places.append((s.hands, owner, True))
        owned.append(places)
    if s.schools or (s.phase != Phase.TURNS and not s.last_seen):
        _deal([*alike, *[(places, hidden) for places in owned]], rng)
    else:
        _deal(alike, rng)
        held = [_hands(piles, [owner]) for piles in (s.packs, s.kept) for owner in others]
        _deal_drafted(s, seat, [[(shared, 3, False)], *owned, *held], rng)
    s.legend_deck, s.flare_deck, s.task_deck, s.aside = shared


def _hands(piles: list[Pile], owners: list[int]) -> list[Place]:
    return [(piles, owner, True) for owner in owners] if piles else []


def _deal(alike: list[tuple[list[Place], Hidden]], rng: Rng) -> None:
    """Put the hidden cards of places that are alike, well shuffled, back into them."""
    held = [
        _hidden_in(tuple([piles[number] for piles, number, _ in places]), hidden)
        for places, hidden in alike
    ]
    dealt = rng.each_dealt([cards for cards, _ in held])
    for (places, hidden), (_, blank), its in zip(alike, held, dealt, strict=True):
        for place, size in zip(places, blank, strict=True):
            if size < 0:
                _fill(place, hidden, its)
            elif size:
                piles, number, is_hand = place
                cards = its[-size:]
                del its[-size:]
                piles[number] = tuple(sorted(cards) if is_hand else cards)


@lru_cache(maxsize=KEPT_LOOKS)
def _hidden_in(piles: tuple[Pile, ...], hidden: Hidden) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hidden cards of some piles in order, and how many each pile holds that has nothing else;
    -1 if it has. Many worlds are imagined at one table, so its piles are looked at once.
    """
    bits, value = hidden
    cards = sorted([card & CARD for pile in piles for card in pile if card & bits == value])
    blank = tuple(
        len(pile) if all(card <= CARD and card & bits == value for card in pile) else -1
        for pile in piles
    )
    return tuple(cards), blank


def _deal_drafted(s: State, seat: int | None, owned: list[list[Place]], rng: Rng) -> None:
    """Everybody knows how many cards of those last seen together each of the others has kept."""
    hidden = Hidden(seen_bit(seat))
    if seat is None:
        seen = bytes(CARD)
    elif s.last_seen:
        seen = s.last_seen[seat]
    else:  # a drafted match from a position: nobody knows what others kept
        own = {card for place in owned[1 + seat] for card in _take(place, hidden)}
        seen = bytes(card in own for card in range(CARD))
    held = [[card for place in places for card in _take(place, hidden)] for places in owned]
    alike: dict[int, list[int]] = {}
    for card in sorted(card for cards in held for card in cards):
        alike.setdefault(seen[card], []).append(card)
    dealt = {when: rng.dealt(alike[when]) for when in sorted(alike)}
    for places, cards in zip(owned, held, strict=True):
        its = rng.dealt([dealt[when].pop() for when in sorted([seen[card] for card in cards])])
        for place in places:
            _fill(place, hidden, its)


def veil(s: State, seat: int) -> None:
    """Lay a veil over every card that the seat does not know."""
    _choose_copies(s, seat, min)
    bit = seen_bit(seat)

    def hide(pile: Pile) -> Pile:
        return tuple(card if card & bit else a_veil() for card in pile)

    def hide_hands(hands: list[Pile]) -> list[Pile]:
        return [hand if owner == seat else _apart(hide(hand)) for owner, hand in enumerate(hands)]

    s.hands, s.legends, s.flares = map(hide_hands, (s.hands, s.legends, s.flares))
    s.packs, s.kept = hide_hands(s.packs), hide_hands(s.kept)
    s.decks, s.discards = list(map(hide, s.decks)), list(map(hide, s.discards))
    s.aside, s.legend_deck, s.flare_deck = hide(s.aside), hide(s.legend_deck), hide(s.flare_deck)
    s.task_deck = hide(s.task_deck)


def _apart(hand: Pile) -> Pile:
    """The known cards of a hand behind the others, as its order means nothing."""
    known = [card for card in hand if not is_veiled(card)]
    return (*veils(len(hand) - len(known)), *sorted(known))


def _choose_copies(s: State, seat: int | None, choose: Callable[[tuple[int, int]], int]) -> None:
    """After a draft: which of two copies lies open and which is hidden, nobody can tell (D-45).

    A copy that the seat kept itself is known to it.
    """
    if seat is None or not s.last_seen:
        return
    seen, bit = s.last_seen[seat], seen_bit(seat)
    piles = (*s.hands, *s.decks, *s.discards)
    opened = {card & CARD for pile in piles for card in pile if card & bit} | {s.playing}
    for pair in COPIES:
        one, other = pair
        alike = (one in opened) != (other in opened) and KEPT not in (seen[one], seen[other])
        if alike and choose(pair) not in opened:
            _exchange(s, one, other)


def _exchange(s: State, one: int, other: int) -> None:
    swapped = {one: other, other: one}

    def renumbered(pile: Pile) -> Pile:
        return tuple(card & ~CARD | swapped.get(card & CARD, card & CARD) for card in pile)

    for piles in (s.hands, s.decks, s.discards):
        piles[:] = map(renumbered, piles)
    s.aside = renumbered(s.aside)
    s.playing = swapped.get(s.playing, s.playing)
