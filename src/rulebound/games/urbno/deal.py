"""Dealing (UR-6), as the mission says."""

from rulebound.games.urbno.cards import ALL, CARDS
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.state import State


def deal(s: State) -> None:
    """One card at a time, clockwise from the dealer's left (UR-6.1)."""
    n = s.seats
    mission = MISSIONS[s.mission]
    deck = s.rng.shuffled(CARDS)
    dealt = [deck[(seat - s.dealer - 1) % n : n * mission.deal : n] for seat in range(n)]
    rest = deck[n * mission.deal :]
    clear_cards(s)
    if s.mission == 14:  # UR-14.14
        s.table, rest = rest[:6], rest[6:]
    for seat, cards in enumerate(dealt):
        hand = cards
        if s.mission == 13:  # UR-14.13
            s.open[seat], hand = _set(cards[:3]), cards[3:]
        elif s.mission == 18:  # UR-14.18
            s.columns[seat] = tuple(zip(cards[4:], cards[:4], strict=True))
            s.open[seat], hand = _set(cards[4:]), ()
        elif s.mission == 19:  # UR-14.19
            s.piles[seat], hand = cards[:4], cards[4:]
        s.hands[seat] = _set(hand)
    s.undealt = _set(rest)
    s.tricks = mission.tricks or mission.deal


def clear_cards(s: State) -> None:
    """Nothing is dealt."""
    n = s.seats
    s.hands = [0] * n
    s.open = [0] * n
    s.columns = [()] * n if s.mission == 18 else []
    s.piles = [()] * n if s.mission == 19 else []
    s.rows = []
    s.laid = [()] * n
    s.halves = []
    s.out = [0] * n
    s.table = ()
    s.turned = 0
    s.undealt = ALL
    s.known = [0] * 32
    s.barred = [0] * 32


def _set(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
