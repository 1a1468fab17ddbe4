"""Other worlds that look the same to a seat: what it cannot see is dealt again.

Cards are exchanged only with cards that are alike to the seat: those of the same deck or, after a
draft, those that it last saw at the same moment.
"""

from collections.abc import Callable

from rulebound.core.rng import Rng
from rulebound.games.tashkalar.state import CARD, REBUILT_AT, Pile, State, seen_bit
from rulebound.games.tashkalar.terms import Phase

Place = tuple[list[int], int]
Key = Callable[[int], object]


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    bit = seen_bit(seat)
    pools: dict[object, list[Place]] = {}

    def hide(pile: Pile, key: Key, *, all_known: bool = False) -> list[int]:
        cards = list(pile)
        if not all_known:
            for i, card in enumerate(cards):
                if not card & bit:
                    pools.setdefault(key(card), []).append((cards, i))
        return cards

    def hide_each(piles: list[Pile], key_of: Callable[[int], Key], own: bool) -> list[list[int]]:
        """Piles by seat; ``own``: the seat's own pile is known to it."""
        return [
            hide(pile, key_of(owner), all_known=own and owner == seat)
            for owner, pile in enumerate(piles)
        ]

    def school_key(owner: int) -> Key:
        if s.schools or (s.phase != Phase.TURNS and not s.last_seen):
            return lambda card: owner
        if not s.last_seen:  # a drafted match from a position: nobody knows what others kept
            return lambda card: owner == seat
        seen = bytes(CARD) if seat is None else s.last_seen[seat]
        return lambda card: ("seen", seen[card & CARD])

    def always(name: str) -> Callable[[int], Key]:
        return lambda owner: lambda card: (name, card >> REBUILT_AT)

    hands = hide_each(s.hands, school_key, own=True)
    decks = hide_each(s.decks, school_key, own=False)
    discards = hide_each(s.discards, school_key, own=False)
    packs = hide_each(s.packs, school_key, own=True)
    kept = hide_each(s.kept, school_key, own=True)
    aside = hide(s.aside, school_key(-1))
    legends = hide_each(s.legends, always("legend"), own=True)
    legend_deck = hide(s.legend_deck, always("legend")(0))
    flares = hide_each(s.flares, always("flare"), own=True)
    flare_deck = hide(s.flare_deck, always("flare")(0))
    task_deck = hide(s.task_deck, always("task")(0))

    for places in pools.values():
        dealt = rng.shuffled([cards[i] & CARD for cards, i in places])
        for (cards, i), card in zip(places, dealt, strict=True):
            cards[i] = cards[i] & ~CARD | card  # who knows the place knows the new card there

    s.hands, s.decks, s.discards = _piles(hands), _piles(decks), _piles(discards)
    s.packs, s.kept, s.aside = _piles(packs), _piles(kept), tuple(aside)
    s.legends, s.legend_deck = _piles(legends), tuple(legend_deck)
    s.flares, s.flare_deck = _piles(flares), tuple(flare_deck)
    s.task_deck = tuple(task_deck)


def _piles(cards: list[list[int]]) -> list[Pile]:
    return [tuple(pile) for pile in cards]
