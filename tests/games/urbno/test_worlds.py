"""Imagined worlds are drawn evenly among those that fit what was seen: all are counted."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from rulebound import Match
from rulebound.core.rng import Rng
from rulebound.games.urbno.cards import BY_CODE, OF_COLOUR, cards_in, set_of
from rulebound.games.urbno.state import State
from rulebound.games.urbno.worlds import Hand, Stray, deal
from tests.games.counting import Split, even, splits
from tests.games.urbno.cardtable import play, table
from tests.games.urbno.rounds import CODES, drawn

FEW, SOME, MORE = set_of((0, 1, 2)), set_of((3, 4)), set_of((5, 6, 7))


def fits(hands: Sequence[Hand], split: Split[int]) -> bool:
    return all(
        (set_of(cards) & of).bit_count() <= most
        for hand, cards in zip(hands, split, strict=False)
        for of, most in hand.limits
    )


@pytest.mark.parametrize(
    "hands",
    [
        (Hand(2), Hand(1)),
        (Hand(2, ((FEW, 0),)), Hand(2)),
        (Hand(2, ((FEW, 0),)), Hand(2, ((MORE, 0),)), Hand(1, ((SOME | FEW, 0),))),
        (Hand(3, ((FEW, 1),)), Hand(2, ((MORE, 1), (SOME, 0)))),
        (Hand(3, ((FEW | SOME, 1), (FEW, 0))), Hand(3, ((FEW, 2), (SOME | MORE, 2)))),
        (Hand(4, ((FEW, 1),)), Hand(4, ((SOME, 1),))),
    ],
    ids=str,
)
def test_every_deal_within_the_limits_is_equally_likely(hands: tuple[Hand, ...]) -> None:
    cards = list(range(8))
    worlds: set[object] = {
        split for split in splits(cards, [hand.room for hand in hands]) if fits(hands, split)
    }
    rest = len(cards) - sum(hand.room for hand in hands)
    found: Counter[object] = Counter()
    for seed in range(60 * len(worlds)):
        dealt = deal(set_of(cards), hands, (), rest, Rng(seed))
        assert len(dealt.rest) == rest
        found[tuple(tuple(sorted(its)) for its in dealt.hands)] += 1
    even(found, worlds)


def test_strays_are_as_likely_as_all_the_deals_that_go_with_them() -> None:
    """One of two cards may have come into the first hand, a hidden card lying in its place."""
    hands = (Hand(2, ((FEW, 1),)), Hand(2, ((set_of((20,)), 0),)))
    stray = Stray(set_of((20, 21)), (0,), certain=False)
    cards = [0, 1, 3, 5, 6]
    worlds: set[object] = set()
    for split in splits(cards, (2, 2)):
        if fits(hands, split):
            worlds.add((split, (), tuple(set(cards).difference(*split))))
    for out in (20, 21):
        for split in splits(cards, (1, 2)):
            first = (*split[0], out)
            if fits(hands, (first, split[1])):
                others = sorted(set(cards).difference(*split))
                for hole in others:
                    rest = tuple(card for card in others if card != hole)
                    worlds.add(((first, split[1]), (out,), (hole, *rest)))
    found: Counter[object] = Counter()
    for seed in range(60 * len(worlds)):
        dealt = deal(set_of(cards), hands, (stray,), 1, Rng(seed))
        split = tuple(tuple(sorted(its)) for its in dealt.hands)
        found[(split, tuple(dealt.strayed), tuple(dealt.rest))] += 1
    even(found, worlds)


# ---- whole tables ----


def hands(s: State) -> Split[int]:
    return tuple(tuple(cards_in(hand)) for hand in s.hands[1:])


def count(match: Match, seat: int, times: int, what: Callable[[State], object]) -> Counter[object]:
    return Counter(what(match.imagine(seat, seed)._state) for seed in range(times))


def small(*, lines: str = "dominant: black") -> Match:
    """Three players with three cards each; all others lie in the tricks of A."""
    tricks = (
        *("Bl-Dw+Bl-Wi+Bl-Pr", "Bl-Em+Re-As+Re-Ex", "Re-Dw+Re-Wi+Re-Kn", "Re-Pr+Ye-As+Ye-Ex"),
        *("Ye-Dw+Ye-Wi+Ye-Pr", "Ye-Em+Bk-Wi+Bk-Kn", "Bk-Pr+Bk-Em+Bk-Dw"),
    )
    return table(
        *("Ye-Kn Bk-Fa Bk-As", "Re-Em Bl-Fa Bl-As", "Ye-Fa Bl-Kn Re-Fa"),
        lines=lines,
        a=f"tricks: {' '.join(tricks)}",
    )


def test_who_did_not_follow_has_any_of_the_other_cards_equally_often() -> None:
    match = play(small(), "Ye-Kn", "Re-Em")
    s: State = match._state
    hidden = cards_in(s.hands[1] | s.hands[2] | s.undealt)
    without = OF_COLOUR[0] | OF_COLOUR[2]
    worlds: set[object] = {
        split for split in splits(hidden, (2, 3)) if not set_of(split[0]) & without
    }
    assert len(worlds) == 100
    even(count(match, 0, 6000, hands), worlds)


def test_ur_11_8_who_played_the_lowest_card_has_no_lower_one_in_any_world() -> None:
    match = table(
        *("Ye-Wi Bk-Fa", "Ye-Ex Ye-Em", "Ye-Fa Ye-Pr"),
        lines="dominant: black",
        a="crystals: 1",
    )
    play(match, "play Ye-Wi", "power wizard", "Ye-Ex")
    below = set_of((BY_CODE["Ye-Fa"], BY_CODE["Ye-As"]))
    worlds = [match.imagine(0, seed)._state.hands[1] for seed in range(200)]
    assert not any(hand & below for hand in worlds)
    assert any(hand & OF_COLOUR[2] for hand in worlds)


KEPT = ("Ye-Kn", "Re-Fa", "Ye-Ex", "Bk-Fa", "Ye-Fa", "Bl-Fa", "Ye-As", "Re-As")
"""The cards of A, B, C and D; all others lie in six tricks."""
TAKEN = tuple(code for code in CODES if code not in KEPT)
LAST = tuple(BY_CODE[code] for code in TAKEN[-4:])


def explored(returned: str) -> Match:
    """A does not see whether B's Explorer exchanged a card with the last trick, which is D's."""
    tricks = ["+".join(TAKEN[at : at + 4]) for at in range(0, 24, 4)]
    match = table(
        *(" ".join(KEPT[at : at + 2]) for at in range(0, 8, 2)),
        lines=f"dominant: black\nowners: {'0 ' * 5}3",
        a=f"tricks: {' '.join(tricks[:5])}",
        b="crystals: 1",
        d=f"tricks: {tricks[5]}",
    )
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    return play(match, f"return {returned or drawn(match, 1)}")


@pytest.mark.parametrize("returned", ["Bk-Fa", ""], ids=["exchanged", "kept"])
def test_ur_d13_an_unseen_exchange_is_as_likely_as_the_tables_it_leads_to(returned: str) -> None:
    """The worlds are the same ones, each equally often, whether or not a card was exchanged."""
    hidden = [BY_CODE[code] for code in KEPT[3:]]
    worlds: set[object] = set()
    for (one,), *theirs in splits(hidden, (1, 2, 2)):
        worlds.add((1 << one, *map(set_of, theirs), frozenset(LAST)))
        for gone in LAST:
            worlds.add((1 << gone, *map(set_of, theirs), frozenset({*LAST, one} - {gone})))

    def where(s: State) -> object:
        """The cards of B, C and D, and those of the explored trick."""
        return (*s.hands[1:], frozenset(s.taken[3][0]))

    assert len(worlds) == 150
    even(count(explored(returned), 0, 9000, where), worlds)
