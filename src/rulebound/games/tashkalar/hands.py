"""What others know of a hand (chapter 7)."""

from typing import NamedTuple

from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.library import card_id
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, Pile, State, seen_bit


def play_copy(hand: Pile, name: str) -> tuple[int, Pile]:
    """The copy of a card that is played or discarded openly, and the rest of the hand.

    It is the one that most know. Nobody can tell two copies apart, so whoever knew of one only
    knows nothing of the other (TK-7.7).
    """
    copies = [card for card in hand if card_id(card) == name]
    card = max(copies, key=lambda copy: (copy & SEEN_BY_ALL).bit_count())
    rest = without(hand, card)
    return card, rest if len(copies) == 1 else _blur(rest, name, ~card)


def forgotten(hand: Pile) -> Pile:
    """Others can no longer be sure of a card in a hand from which cards left face down."""
    return tuple(card & ~SEEN_BY_ALL for card in hand)


def without(hand: Pile, card: int) -> Pile:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _blur(hand: Pile, name: str, eyes: int) -> Pile:
    """These eyes know of no card of that name in the hand any more."""
    blind = ~(eyes & SEEN_BY_ALL)
    return tuple(card & blind if card_id(card) == name else card for card in hand)


# ---- taking back (TK-6.4) ----


class Shown(NamedTuple):
    """A card in a hand, and the eyes that saw it while it lay open."""

    card: int
    eyes: int


def shown(undone: State, s: State) -> tuple[Shown, ...]:
    """The cards of hands that others saw before a choice was taken back."""
    known = {card & CARD: card & SEEN_BY_ALL for card in _open_cards(undone)}
    for card in (undone.playing, *undone.frozen, *undone.pending):
        known[card] = SEEN_BY_ALL
    return tuple(
        Shown(card & CARD, eyes)
        for hands in (s.hands, s.legends, s.flares)
        for seat, hand in enumerate(hands)
        for card in hand
        if (eyes := known.get(card & CARD, 0)) & ~seen_bit(seat)
    )


def _open_cards(s: State) -> Pile:
    return (*(card for pile in s.discards for card in pile), *s.legend_discard, *s.flare_discard)


def remember(s: State, seat: int, cards: tuple[Shown, ...]) -> None:
    """What opponents have already seen stays known (TK-6.4)."""
    for card, eyes in cards:
        for hands in (s.hands, s.legends, s.flares):
            hands[:] = [_with_eyes(hand, card, eyes) for hand in hands]
    s.tell(events.TookBack, seat=seat, cards=[card_id(card) for card, _ in cards])


def _with_eyes(hand: Pile, number: int, eyes: int) -> Pile:
    """Whoever knew of another copy cannot tell it from the one they have seen."""
    for at, card in enumerate(hand):
        if card & CARD == number:
            others = _blur(hand[:at] + hand[at + 1 :], card_id(card), eyes & ~card)
            return (*others[:at], card | eyes, *others[at:])
    return hand
