"""Finished tricks at which an Explorer was (UR-D13): others know only that a card may have been
exchanged."""

from rulebound.core.veil import a_veil, veils
from rulebound.games.urbno.cards import cards_in, set_of
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.state import Cards, Exploration, State
from rulebound.games.urbno.worlds import Stray


def pile(s: State, number: int) -> Cards:
    """The cards that now lie in a finished trick of the round."""
    owner, at = _where(s, number)
    return s.taken[owner][at]


def _where(s: State, number: int) -> tuple[int, int]:
    """Whose finished trick it is, and the how-manieth of theirs."""
    owner = s.owners[number - 1]
    return owner, s.owners[: number - 1].count(owner)


def explored_unseen(s: State, me: int) -> "list[Explored]":
    """The tricks of which the seat does not know for certain what lies in them."""
    numbers = {e.trick for e in s.explorations if _unseen(s, me, e)}
    return [Explored(s, me, number) for number in sorted(numbers)]


def _holder(s: State, e: Exploration) -> int:
    """Who now has the hand from which the Explorer's card came (mission 22 passes it on)."""
    return MISSIONS[s.mission].holder(s, e.user, e.trick)


def _unseen(s: State, me: int, e: Exploration) -> bool:
    return not e.shown and me not in (e.user, s.owners[e.trick - 1])


class Explored:
    """A trick of which the seat does not know for certain what lies in it."""

    def __init__(self, s: State, me: int, number: int) -> None:
        self.number = number
        self.owner, self.at = _where(s, number)
        self.played, self.numbers = _as_played(s, number)
        self.room = len(self.played)
        """How many unknown cards lie in it."""
        self.cards = set_of(self.played)
        """Those that lie in it or in an Explorer's hand."""
        self.found: Cards = ()
        """A card of it that the seat sees now."""
        here = [e for e in s.explorations if e.trick == number]
        self.unseen = [e for e in here if _unseen(s, me, e)]
        self.foreign = len(self.unseen)
        """How many other cards may lie in it at most."""
        for e in here:
            if e not in self.unseen:
                self._leaves(e.drawn)
                self.cards |= 1 << e.returned
        if s.found >= 0 and me in s.finders and s.previous == (self.owner, self.at):
            self._leaves(s.found)
            self.found = (s.found,)
            self.room -= 1

    def _leaves(self, card: int) -> None:
        if not self.cards >> card & 1:
            self.foreign -= 1
        self.cards &= ~(1 << card)

    def strays(self, s: State, others: list[int]) -> list[Stray]:
        """The exchanges that may have been made, as far as the seat has not seen their cards."""
        holders = [_holder(s, e) for e in self.unseen]
        gone = self.room - self.cards.bit_count()
        if not gone:
            return [
                Stray(self.cards, tuple(others.index(h) for h in (holder,) if h in others), False)
                for holder in holders
            ]
        hands = tuple({others.index(holder) for holder in holders if holder in others})
        return [
            Stray(self.cards, hands, certain=number < -gone)
            for number in range(self.foreign - gone)
        ]

    def fill(self, s: State, strayed: list[int], others: list[int]) -> None:
        """Lay its cards there, each in the place in which it was played, and some of others."""
        lie = {*cards_in(self.cards), *self.found}.difference(strayed)
        while len(lie) < len(self.played):
            lie.add(others.pop())
        came = sorted(lie.difference(self.played), reverse=True)
        trick = tuple(card if card in lie else came.pop() for card in self.played)
        numbers = tuple(
            number if now == was else s.number(now)
            for now, was, number in zip(trick, self.played, self.numbers, strict=True)
        )
        self._put(s, trick, numbers)
        self._explain(s, trick)

    def _explain(self, s: State, trick: Cards) -> None:
        """Which Explorer exchanged which cards."""
        swaps = [(was, now) for was, now in zip(self.played, trick, strict=True) if was != now]
        told = []
        for e in self.unseen:
            hand = s.hands[_holder(s, e)]
            its = next((swap for swap in swaps if hand >> swap[0] & 1), swaps[0] if swaps else None)
            drawn, returned = its or (trick[0], trick[0])
            if its:
                swaps.remove(its)
            told.append(e._replace(drawn=drawn, returned=returned))
        again = iter(told)
        s.explorations = tuple(next(again) if e in self.unseen else e for e in s.explorations)

    def veil(self, s: State) -> None:
        """Neither what was exchanged, nor what lies there now, can be known."""
        self._put(s, veils(s.seats), veils(s.seats))
        s.explorations = tuple(
            e._replace(drawn=a_veil(), returned=a_veil()) if e in self.unseen else e
            for e in s.explorations
        )

    def _put(self, s: State, trick: Cards, numbers: Cards) -> None:
        for piles, its in ((s.taken, trick), (s.counted, numbers)):
            tricks = piles[self.owner]
            piles[self.owner] = (*tricks[: self.at], its, *tricks[self.at + 1 :])


def _as_played(s: State, number: int) -> tuple[Cards, Cards]:
    """The cards of a trick when it was taken, and their numbers."""
    at = number - 1 - (len(s.owners) - len(s.history))
    if at >= 0:
        plays = s.history[at]
        return tuple(play.card for play in plays), tuple(play.number for play in plays)
    cards = pile(s, number)  # it was taken before the position from which the match began
    for e in reversed(s.explorations):
        if e.trick == number:
            cards = tuple(e.drawn if card == e.returned else card for card in cards)
    return cards, tuple(map(s.number, cards))
