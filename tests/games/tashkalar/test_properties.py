"""Random matches: Tash-Kalar in every form and with every school keeps the contract."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rulebound import Match
from rulebound.games.tashkalar.library import (
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
    SCHOOLS,
    TASK_CARDS,
)
from rulebound.games.tashkalar.state import CARD, State
from tests.games.conformance import CHECKS, Steps, check_imagine_is_canonical, start, walk
from tests.seeds import Seeds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"form": "first_game"}),
    (2, {"form": "high_form"}),
    (2, {"form": "duel"}),
    (3, {"form": "melee"}),
    (4, {"form": "melee"}),
    (4, {"form": "high_form", "teams": True}),
    (4, {"form": "duel", "teams": True}),
]

MATCHES = 2
"""Of each check at each table."""


def table(seats: int, form: dict[str, Any], seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    options = dict(form)
    assigned = rng.choice(["schools", "random", "choose", "draft"])
    if assigned == "schools":
        options["schools"] = rng.sample(SCHOOLS, seats)
    else:
        options["decks"] = assigned
    options["hide_discard_action"] = rng.random() < 0.5
    return start("tashkalar", seats, options, seed), rng


EVERYWHERE = [check for check in CHECKS if check is not check_imagine_is_canonical]
"""What does not hold after every draft has a test of its own."""


@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_the_contract(
    check: Callable[[Match, random.Random], None], seats: int, form: dict[str, Any], seeds: Seeds
) -> None:
    for seed in seeds(MATCHES):
        match, _ = table(seats, form, seed)
        check(match, Steps(seed, share=seeds.share))


NEW = ("everfrost", "nethervoid", "etherweave")


def met(school: str, seats: int, seed: int) -> list[str]:
    """A school among others, each of which it meets in turn."""
    others = [other for other in SCHOOLS if other != school]
    return [school, *(others[(seed + n) % len(others)] for n in range(seats - 1))]


@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("school", NEW)
def test_the_contract_with_expansion_schools(
    check: Callable[[Match, random.Random], None], school: str, seeds: Seeds
) -> None:
    """TK-9.1: any school meets any other, in every form."""
    for seed in seeds(MATCHES):
        seats, form = TABLES[seed % len(TABLES)]
        options = {**form, "schools": met(school, seats, seed)}
        check(start("tashkalar", seats, options, seed), Steps(seed, share=seeds.share))


@pytest.mark.parametrize("school", NEW)
def test_imagined_worlds_with_expansion_schools_are_canonical(school: str, seeds: Seeds) -> None:
    for seed in seeds(MATCHES):
        options = {"form": "duel", "schools": met(school, 2, seed)}
        match = start("tashkalar", 2, options, seed)
        check_imagine_is_canonical(match, Steps(seed, share=seeds.share))


@pytest.mark.parametrize("one", NEW)
@pytest.mark.parametrize("other", SCHOOLS)
def test_each_new_school_meets_each_other_one(one: str, other: str, seeds: Seeds) -> None:
    """Pieces and cards are conserved, and the match ends."""
    if one == other:
        return
    for seed in seeds(1):
        seats, form = TABLES[seed % 3]
        options = {**form, "schools": [one, other]}
        check_conserved(start("tashkalar", seats, options, seed), random.Random(seed))


@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_drafts_from_expansion_decks(seats: int, form: dict[str, Any], seeds: Seeds) -> None:
    """TK-9.7."""
    for seed in seeds(1):
        rng = random.Random(seed)
        decks = [*NEW, *rng.sample(SCHOOLS[:4], max(0, seats - 3))]
        options = {**form, "decks": "draft", "draft_decks": decks}
        check_conserved(start("tashkalar", seats, options, seed), rng)


@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_imagined_worlds_are_canonical(seats: int, form: dict[str, Any], seeds: Seeds) -> None:
    """Drafts of more than two are left out: who kept which of two like cards can't be told (D-45),

    and that tells a little of what else they kept.
    """
    for seed in seeds(MATCHES):
        options = {**form, "decks": "draft" if seats == 2 and seed % 2 else "random"}
        match = start("tashkalar", seats, options, seed)
        check_imagine_is_canonical(match, Steps(seed, share=seeds.share))


def cards_on_table(s: State) -> Counter[int]:
    """Every card of the players' decks, the legends and the flares, wherever it lies."""
    piles = [*s.hands, *s.legends, *s.flares, *s.decks, *s.discards, *s.packs, *s.kept, s.aside]
    piles += [s.legend_deck, s.legend_discard, s.flare_deck, s.flare_discard]
    piles += [(card,) for card in (*s.frozen, *s.pending) if card >= 0]
    found = Counter(card & CARD for pile in piles for card in pile)
    if s.playing >= 0:
        found[s.playing] = max(1, found[s.playing])  # its warp effect is played while it is pending
    return found


def tasks_on_table(s: State) -> Counter[int]:
    found = Counter(card & CARD for pile in (s.tasks, s.task_deck, *s.claimed) for card in pile)
    if s.next_task >= 0:
        found[s.next_task] += 1
    return found


@pytest.mark.parametrize(("seats", "form"), TABLES, ids=str)
def test_pieces_and_cards_are_conserved(seats: int, form: dict[str, Any], seeds: Seeds) -> None:
    for seed in seeds(MATCHES):
        check_conserved(*table(seats, form, seed))


def check_conserved(match: Match, rng: random.Random) -> None:
    s: State = match._state
    for _ in walk(match, rng):
        break
    everything = cards_on_table(s)
    tasks = tasks_on_table(s)
    for _ in walk(match, rng):
        for side in range(s.rules.sides):
            everybody, upgraded, legendary = s.boards[3 * side : 3 * side + 3]
            assert legendary & ~upgraded == 0
            assert upgraded & ~everybody == 0
            assert s.stones_left(side) >= 0
            assert s.legendary_left(side) >= 0
        assert sum(s.boards[::3]) == s.pieces, "two pieces share a square"
        if s.decks != [()] * match.seats:
            everything = everything or cards_on_table(s)
            assert max(cards_on_table(s).values()) == 1, "a card lies in two places"
        if s.rules.form.tasks and s.phase:
            tasks = tasks or tasks_on_table(s)
            assert tasks_on_table(s) == tasks
    final = cards_on_table(s)
    assert sum(final.values()) == len(final)
    assert set(FLARE_CARDS) <= set(final)
    assert not s.rules.hand[1] or set(LEGEND_CARDS) <= set(final)
    schools = [card for card in final if card < LEGEND_CARDS[0]]
    drafted = len(s.rules.draft_decks) if s.last_seen else match.seats
    assert len(schools) == 18 * drafted
    assert not s.schools or set(schools) == {c for x in s.schools for c in SCHOOL_CARDS[x]}
    if s.rules.form.tasks:
        first_game = s.rules.form.id == "first_game"
        assert sum(tasks_on_table(s).values()) == (16 if first_game else len(TASK_CARDS))
