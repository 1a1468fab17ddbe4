"""Dealing (UR-6), as the mission says."""

from rulebound.games.urbno.cards import ALL, CARDS, set_of
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.state import EYES, State


def deal(s: State) -> None:
    """One card at a time, clockwise from the dealer's left (UR-6.1)."""
    n = s.seats
    mission = MISSIONS[s.mission]
    deck = s.rng.shuffled(CARDS)
    dealt = [deck[(seat - s.dealer - 1) % n : n * mission.deal : n] for seat in range(n)]
    rest = deck[n * mission.deal :]
    clear_cards(s)
    mission.clear(s)
    s.table, rest = rest[: mission.table_cards], rest[mission.table_cards :]
    for seat, cards in enumerate(dealt):
        s.hands[seat] = set_of(mission.lay_out(s, seat, cards))
    s.undealt = set_of(rest)
    s.tricks = mission.tricks


def clear_cards(s: State) -> None:
    """Nothing is dealt."""
    n = s.seats
    s.hands = [0] * n
    s.open = [0] * n
    s.columns = []
    s.piles = []
    s.rows = []
    s.laid = [()] * n
    s.halves = []
    s.out = [0] * n
    s.table = ()
    s.turned = 0
    s.undealt = ALL
    s.known = [0] * EYES
    s.limits = [()] * n
