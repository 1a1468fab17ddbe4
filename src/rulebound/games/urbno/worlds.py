"""Deals of hidden cards within limits, each of them equally likely.

Cards are alike if the limits treat them alike. First it is drawn which cards have strayed, then for
each limited hand how many cards of each kind it gets, always by the number of deals that follow; so
no deal is favoured and none has to be thrown away. Which of the cards these are, and where all the
others lie, is a shuffle. The numbers rest on how many cards there are of each kind only, and are
kept.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, prod
from typing import NamedTuple

from rulebound.core.rng import Rng
from rulebound.games.urbno.cards import cards_in
from rulebound.games.urbno.state import Limits


class Hand(NamedTuple):
    """Room for so many cards."""

    room: int
    limits: Limits = ()


class Stray(NamedTuple):
    """One of these cards may be in one of these hands, a hidden card lying in its place."""

    cards: int
    hands: tuple[int, ...]
    certain: bool
    """It is, and nothing lies in its place."""


class Deal(NamedTuple):
    hands: list[list[int]]
    strayed: list[int]
    """The cards that have strayed into hands."""
    rest: list[int]
    """All others, shuffled."""


def deal(cards: int, hands: Sequence[Hand], strays: Sequence[Stray], rest: int, rng: Rng) -> Deal:
    """Deal these cards, to which strays do not belong; so many of the ``rest`` lie in no order."""
    groups = _alike(cards, hands, strays)
    left = [rng.dealt(cards_in(group & cards)) for group in groups]
    at = _Table(
        tuple(_kinds_of(stray, groups) for stray in strays),
        tuple(_needed(hand.room, _of_groups(hand.limits, groups)) for hand in hands),
        tuple(map(len, left)),
        rest,
    )
    dealt: list[list[int]] = [[] for _ in hands]
    strayed = list[int]()
    for stray in strays:
        step, at = _draw(at, rng)
        if step:
            kind, into = step
            among = [c for c in cards_in(stray.cards & groups[kind]) if c not in strayed]
            strayed.append(rng.pick(among))
            dealt[into].append(strayed[-1])
    while (number := at.limited()) >= 0:
        split, at = _draw(at, rng)
        for kind, count in enumerate(split):
            dealt[number] += left[kind][:count]
            del left[kind][:count]
    others = rng.dealt([card for group in left for card in group])
    for number, hand in enumerate(at.hands):
        dealt[number] += others[: hand.room]
        del others[: hand.room]
    return Deal(dealt, strayed, others)


class _Kinds(NamedTuple):
    """A stray in terms of kinds: how many cards it may be of each."""

    trick: int
    counts: tuple[int, ...]
    hands: tuple[int, ...]
    certain: bool


class _Table(NamedTuple):
    """What is still to be dealt, and where. Limits have a bit a kind."""

    strays: tuple[_Kinds, ...]
    hands: tuple[Hand, ...]
    kinds: tuple[int, ...]
    rest: int

    def limited(self) -> int:
        """The next hand to be dealt to; -1: the others take anything."""
        return next((n for n, hand in enumerate(self.hands) if hand.limits), -1)


Step = tuple[int, ...]
"""For a stray its kind and its hand, or nothing; for a hand how many of each kind it gets."""


def _draw(table: _Table, rng: Rng) -> tuple[Step, _Table]:
    totals, steps = _ways(table)
    return steps[bisect(totals, rng.below(totals[-1]))]


@lru_cache(maxsize=1 << 14)
def _ways(table: _Table) -> tuple[list[int], list[tuple[Step, _Table]]]:
    """The next steps, and how many deals there are with them, added up."""
    found = [(step, ways * _deals(after), after) for step, ways, after in _steps(table)]
    found = [each for each in found if each[1]]
    return list(accumulate(each[1] for each in found)), [(step, t) for step, _, t in found]


def _deals(table: _Table) -> int:
    if table.strays or table.limited() >= 0:
        totals = _ways(table)[0]
        return totals[-1] if totals else 0
    rooms = [hand.room for hand in table.hands]
    if min(rooms, default=0) < 0:
        return 0
    return factorial(sum(table.kinds)) // prod(map(factorial, (*rooms, table.rest)))


def _steps(table: _Table) -> Iterator[tuple[Step, int, _Table]]:
    strays, hands, kinds, _ = table
    if not strays:
        number = table.limited()
        after = (*hands[:number], Hand(0), *hands[number + 1 :])
        for split, ways in _splits(hands[number].room, hands[number].limits, kinds):
            left = tuple(have - gone for have, gone in zip(kinds, split, strict=True))
            yield split, ways, table._replace(hands=after, kinds=left)
        return
    stray = strays[0]
    if not stray.certain:
        yield (), 1, table._replace(strays=strays[1:])
    for kind, count in enumerate(stray.counts):
        for number in stray.hands if count else ():
            hand = _with(hands[number], kind)
            if hand.room >= 0:
                yield (
                    (kind, number),
                    count,
                    table._replace(
                        strays=tuple(_without(other, stray, kind) for other in strays[1:]),
                        hands=(*hands[:number], hand, *hands[number + 1 :]),
                    ),
                )


def _splits(room: int, limits: Limits, kinds: tuple[int, ...]) -> Iterator[tuple[Step, int]]:
    """How many cards of each kind can fill a hand, and in how many ways."""
    have, others = kinds[0], kinds[1:]
    most = min((room, have, *(most for of, most in limits if of & 1)))
    if not others:
        if most == room:
            yield (room,), comb(have, room)
        return
    for count in range(max(0, room - sum(others)), most + 1):
        left = tuple((of >> 1, most - count if of & 1 else most) for of, most in limits)
        for split, ways in _splits(room - count, left, others):
            yield (count, *split), comb(have, count) * ways


def _with(hand: Hand, kind: int) -> Hand:
    """A card of that kind has come into the hand."""
    room = hand.room - 1
    if any(not most for of, most in hand.limits if of >> kind & 1):
        room = -1
    return _needed(room, tuple((of, most - (of >> kind & 1)) for of, most in hand.limits))


def _without(other: _Kinds, stray: _Kinds, kind: int) -> _Kinds:
    """Another stray from the same trick is another card."""
    if other.trick != stray.trick:
        return other
    return other._replace(counts=tuple(n - (k == kind) for k, n in enumerate(other.counts)))


# ---- kinds ----


def _alike(cards: int, hands: Sequence[Hand], strays: Sequence[Stray]) -> list[int]:
    """The cards and the strays in groups that the limits treat alike."""
    for stray in strays:
        cards |= stray.cards
    groups = [cards]
    for of in sorted({of for hand in hands for of, most in hand.limits if most < hand.room}):
        groups = [part for group in groups for part in (group & of, group & ~of) if part]
    return groups


def _of_groups(limits: Limits, groups: list[int]) -> Limits:
    return tuple(
        (sum(1 << kind for kind, group in enumerate(groups) if group & of), most)
        for of, most in limits
    )


def _kinds_of(stray: Stray, groups: list[int]) -> _Kinds:
    counts = tuple((stray.cards & group).bit_count() for group in groups)
    return _Kinds(stray.cards, counts, stray.hands, stray.certain)


def _needed(room: int, limits: Limits) -> Hand:
    """Without the limits that are none."""
    return Hand(room, tuple(sorted({(of, most) for of, most in limits if of and most < room})))
