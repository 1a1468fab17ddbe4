"""Other worlds that look the same to a seat: what it cannot see is dealt again.

Playing cards that lie hidden from the seat change places, each only to a place where, after all
that was seen, it can lie (a player who did not follow has none of that colour). Beginning with the
real places, pairs of cards are exchanged at random many times over; so every world is possible.
"""

from rulebound.core.rng import Rng
from rulebound.games.urbno.cards import CARDS, cards_in
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import Cards, Exploration, State

SWAPS_A_CARD = 10


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    me = -1 if seat is None else seat
    if s.found >= 0 and me not in s.finders and s.found in _pile(s, s.trick - 1):
        s.found = rng.pick(_pile(s, s.trick - 1))  # an Explorer is at work
    forgotten = _forget_explorations(s, me)
    _apply(s, _shuffle(s, _hidden_cards(s, me, forgotten), rng))
    for exploration in forgotten:
        _explore_again(s, me, exploration, rng)
    _redeal_orders(s, me, rng)
    fixed = max(0, len(s.rules.missions) - s.round)
    loose = len(s.mission_deck) - fixed
    s.mission_deck = rng.shuffled(s.mission_deck[:loose]) + s.mission_deck[loose:]
    _redeal_scrolls(s, me, rng)
    s.halves = [rng.below(2) for _ in s.halves]  # mission 24: nobody knows the order


def _hidden_cards(s: State, me: int, forgotten: list[Exploration]) -> list[int]:
    """The cards whose places the seat does not know."""
    found = s.undealt
    for card in s.table[s.turned :]:
        found |= 1 << card
    for other in range(s.seats):
        if other != me:
            found |= s.hands[other] | s.out[other]
        if s.columns:
            found |= sum(1 << under for _, under in s.columns[other])
        if s.piles:
            found |= sum(1 << card for card in s.piles[other])
    for e in s.explorations:
        if e not in forgotten and e.returned != e.drawn:
            if not e.shown and e.returned in _pile(s, e.trick):
                found |= 1 << e.returned
            found &= ~(1 << e.drawn)  # it came from a trick that everybody saw
    if s.found >= 0 and me in s.finders:
        found &= ~(1 << s.found)
    bit = 1 << me if me >= 0 else 0
    return [card for card in cards_in(found) if not s.known[card] & bit]


def _redeal_orders(s: State, me: int, rng: Rng) -> None:
    """Known cards may lie in an unknown order (mission 15) or be chosen secretly (15, 24, 25)."""
    for other in range(s.seats):
        if other != me:
            if s.rows:
                s.rows[other] = rng.shuffled(s.rows[other])
            if s.laid[other]:
                chosen = rng.shuffled(cards_in(s.hands[other]))
                s.laid[other] = chosen[: len(s.laid[other])]


# ---- Explorers (UR-D13): others know only that a card may have been exchanged ----


def _pile(s: State, number: int) -> Cards:
    """The cards that now lie in a finished trick of the round."""
    if not 1 <= number <= len(s.owners):
        return ()
    owner = s.owners[number - 1]
    return s.taken[owner][s.owners[: number - 1].count(owner)]


def _holder(s: State, e: Exploration) -> int:
    """Who now has the hand from which the Explorer's card came (mission 22 passes it on)."""
    return MISSIONS[s.mission].holder(s, e.user, e.trick)


def _forget_explorations(s: State, me: int) -> list[Exploration]:
    """Undo the swaps that the seat did not see, as far as nothing has come to light."""
    forgotten = []
    for number, e in reversed(list(enumerate(s.explorations))):
        if _unseen(s, me, e, s.explorations[number + 1 :]):
            if e.drawn != e.returned:
                _swap(s, e.drawn, e.returned)
            forgotten.append(e)
    return forgotten[::-1]


def _unseen(s: State, me: int, e: Exploration, later: tuple[Exploration, ...]) -> bool:
    """Whether, for all the seat knows, the Explorer may or may not have exchanged a card."""
    holder = _holder(s, e)
    mine = 1 << me if me >= 0 else 0
    if e.shown or me in (e.user, s.owners[e.trick - 1], holder):
        return False
    if e.drawn == e.returned:
        return True
    played = any(play.card == e.drawn for trick in s.history[e.trick :] for play in trick)
    again = any(e.drawn in (x.drawn, x.returned) for x in later)
    return (
        not (played or again or s.known[e.drawn] & mine or s.found == e.returned)
        and bool(s.hands[holder] >> e.drawn & 1)
        and e.returned in _pile(s, e.trick)
        and not s.barred[e.drawn] >> e.returned & 1
    )


def _explore_again(s: State, me: int, e: Exploration, rng: Rng) -> None:
    """One of the swaps that could have been made, or none."""
    mine = 1 << me if me >= 0 else 0
    hand = [c for c in cards_in(s.hands[_holder(s, e)]) if not s.known[c] & mine]
    seen = s.found if me in s.finders else -1
    pile = [card for card in _pile(s, e.trick) if card != seen]
    if hand and pile and rng.below(2):
        out, back = rng.pick(pile), rng.pick(hand)
        if not s.barred[back] >> out & 1:
            _swap(s, out, back)


def _swap(s: State, one: int, two: int) -> None:
    now = list(CARDS)
    now[one], now[two] = two, one
    _apply(s, now)


# ---- the shuffle ----


def _shuffle(s: State, hidden: list[int], rng: Rng) -> list[int]:
    """For every card the one that takes its place."""
    now = list(CARDS)
    n = len(hidden)
    if n > 1:
        for _ in range(SWAPS_A_CARD * n):
            a, b = hidden[rng.below(n)], hidden[rng.below(n)]
            if not s.barred[a] >> now[b] & 1 and not s.barred[b] >> now[a] & 1:
                now[a], now[b] = now[b], now[a]
    return now


def _apply(s: State, now: list[int]) -> None:
    """Put every card's successor in its place."""

    def cards(before: Cards) -> Cards:
        return tuple(now[card] for card in before)

    def mask(before: int) -> int:
        return sum(1 << now[card] for card in cards_in(before))

    s.hands = [mask(hand) for hand in s.hands]
    s.out = [mask(half) for half in s.out]
    s.columns = [tuple((top, now[under]) for top, under in c) for c in s.columns]
    s.piles = [cards(pile) for pile in s.piles]
    s.rows = [cards(row) for row in s.rows]
    s.laid = [cards(chosen) for chosen in s.laid]
    s.table = cards(s.table)
    s.undealt = mask(s.undealt)
    s.counted = [
        tuple(
            tuple(
                number + s.number(now[card]) - s.number(card)
                for card, number in zip(trick, numbers, strict=True)
            )
            for trick, numbers in zip(tricks, counted, strict=True)
        )
        for tricks, counted in zip(s.taken, s.counted, strict=True)
    ]
    s.taken = [tuple(cards(trick) for trick in tricks) for tricks in s.taken]
    if s.found >= 0:
        s.found = now[s.found]
    known, barred = s.known[:], s.barred[:]
    for card in CARDS:
        s.known[now[card]], s.barred[now[card]] = known[card], barred[card]


# ---- scrolls ----


def _redeal_scrolls(s: State, me: int, rng: Rng) -> None:
    """Nobody keeps scroll 17, and whoever has scroll 5 was seen drawing another (UR-15)."""
    owned = [n for seat in range(s.seats) if seat != me for n in s.scrolls[seat] if _hidden(n)]
    seen = s.offer if s.activator == me else ()
    away = [n for n, who in s.removed_scrolls if who != me]
    pool = owned + away + list(s.scroll_deck)
    if not seen:
        pool += s.offer
    dealt = list(rng.shuffled(pool))
    for i in range(len(owned)):
        if not _hidden(dealt[i]):
            free = [j for j in range(len(owned), len(dealt)) if _hidden(dealt[j])]
            if free:
                j = rng.pick(free)
                dealt[i], dealt[j] = dealt[j], dealt[i]
    for seat in range(s.seats):
        if seat != me:
            s.scrolls[seat] = tuple(dealt.pop(0) if _hidden(n) else n for n in s.scrolls[seat])
    s.removed_scrolls = tuple(
        (n if who == me else dealt.pop(0), who) for n, who in s.removed_scrolls
    )
    deck = len(s.scroll_deck)
    s.scroll_deck, dealt = tuple(dealt[:deck]), dealt[deck:]
    if not seen:
        s.offer = tuple(dealt)


def _hidden(scroll: int) -> bool:
    return SCROLLS[scroll].hidden
