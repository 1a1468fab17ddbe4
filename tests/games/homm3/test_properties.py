"""Random matches: skirmishes and guard fights of every form keep the contract."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rulebound import Match
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import KINDS, TIERS, factions
from rulebound.games.homm3.model.spaces import NAMES, OFF
from rulebound.games.homm3.model.state import DIFFICULTIES, State
from rulebound.locale import Translator
from tests.games.conformance import CHECKS, check_forks, check_imagine, check_undo, start, walk
from tests.games.homm3.scenarios import optional_rules, some
from tests.seeds import Seeds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"attacker_hero": "none", "defender_hero": "none"}),
    (2, {"siege": True}),
    (2, {"army": "bought", "defender_hero": "none"}),
    (2, {"army": "random", "level": 7, "spells": 5, "artifacts": 5}),
    (1, {"side": "attacker", "siege": True}),
    (1, {"side": "defender", "army": "random"}),
    (2, {"form": "guards", "field": 4}),
    (1, {"form": "guards", "field": 3}),
    (1, {"form": "guards", "field": 7, "army": "bought", "gold": 120}),
]
FROM_THE_BOX = (CardKind.MACHINE, CardKind.SPECIALTY)

said = Translator("en").has
"""Whether there is a message of that id."""
MATCHES = 2
"""Of each check at each table."""


def table(seats: int, options: dict[str, Any], seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    every = factions()
    switches = {
        "attacker": rng.choice(every),
        "defender": rng.choice(every),
        "difficulty": rng.choice(DIFFICULTIES),
        "level": rng.randint(1, 7),
        "draw_each_round": rng.choice((0, 1, 2)),
        "rules": optional_rules(rng),
        "boxes": some(rng, expansions()),
        "defend_requires_no_move": rng.random() < 0.5,
    }
    return start("homm3", seats, {**switches, **options}, seed), rng


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_contract(
    check: Callable[[Match, random.Random], None],
    seats: int,
    options: dict[str, Any],
    seeds: Seeds,
) -> None:
    for seed in seeds(MATCHES):
        check(*table(seats, options, seed))


@pytest.mark.parametrize("faction", factions())
@pytest.mark.parametrize(
    "check", [check_forks, check_imagine, check_undo], ids=lambda check: check.__name__
)
def test_the_contract_for_every_faction(
    check: Callable[[Match, random.Random], None], faction: str, seed: int
) -> None:
    """Both heroes of the faction with all that there is to find."""
    options = {
        "attacker": faction,
        "defender": faction,
        "level": 7,
        "spells": 5,
        "artifacts": 5,
        "boxes": list(expansions()),
        "draw_each_round": 1,
    }
    check(start("homm3", 2, options, seed), random.Random(seed))


REFS = (
    *(f"space:{name}" for name in NAMES),
    *(f"wall:{name}" for name in NAMES[8:12]),
    *(f"card:{name}" for name in CARDS),
    *(f"unit:{name}" for name in KINDS),
)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_reasons_rest_on_what_the_seat_sees(seats: int, options: dict[str, Any], seed: int) -> None:
    """Whatever is touched, the reason is one of ours and the same in every imagined world."""
    rng = random.Random(seed)
    match = start("homm3", seats, {**options, "draw_each_round": 1}, seed)
    for at in walk(match, rng, pause=0.2):
        for seat in range(seats):
            world = at.imagine(seat, rng.getrandbits(32))
            for ref in rng.sample(REFS, 40):
                text = at.why_not(seat, ref)
                assert text is None or said(text.id)
                assert world.why_not(seat, ref) == text


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_there_are_words_for_everything(seats: int, options: dict[str, Any], seeds: Seeds) -> None:
    """Questions, options and events of whole matches."""
    for seed in seeds(MATCHES):
        full = {"attacker": "random", "defender": "random", "draw_each_round": 2, **options}
        match = start("homm3", seats, full, seed)
        for at in walk(match, random.Random(seed)):
            assert at.decision is not None
            assert said(at.decision.prompt.id)
            assert all(said(f"homm3-option-{option.kind}") for option in at.decision.options)
        assert all(said(f"homm3-log-{event['kind']}") for event in match.log(0))
        assert match.result is not None
        assert said(match.result.reason.id)


def cards_of(s: State) -> Counter[str]:
    """All cards that lie in decks of players or on shared ones; others enter from the box."""
    b = s.fight
    found = Counter(s.offer)
    for name, deck in s.decks.items():
        if name not in TIERS:
            found.update(deck.cards + deck.discard)
    for p in s.players:
        found.update(p.hand + p.deck + p.discard + p.removed)
        found.update([p.permanent] if p.permanent else [])
    for army in b.armies:
        if army.ai_hero is not None:
            found.update(army.ai_hero.spells + army.ai_hero.spell_discard)
            found.update([army.ai_hero.kept] if army.ai_hero.kept else [])
    return Counter({card: n for card, n in found.items() if CARDS[card].kind not in FROM_THE_BOX})


def check_the_board(s: State) -> None:
    """What always holds of the units of a combat."""
    b = s.fight
    places = [u.at for u in b.units if u.alive and u.at != OFF]
    assert len(places) == len(set(places)), "two units on one space"
    assert not any(b.walls >> at & 1 for at in places)
    for u in b.units:
        assert u.damage >= 0
        assert u.alive is False or u.cover is not None or u.damage < u.face.health + _more(s, u)
    for p in s.players:
        assert min(p.gold, p.valuables, p.movement, p.experts) >= 0
        assert Counter(p.known) <= Counter(p.hand)


def _more(s: State, u: Any) -> int:
    return sum(e.amount for e in s.fight.ongoing if e.what == "health" and e.unit in (u.number, -1))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_is_lost_and_nothing_doubled(
    seats: int, options: dict[str, Any], seeds: Seeds
) -> None:
    """Cards are conserved from the first choice to the last; the board stays possible."""
    for seed in seeds(4):
        full = {"attacker": "random", "defender": "random", "draw_each_round": 1, **options}
        match = start("homm3", seats, full, seed)
        s: State = match._state
        before = cards_of(s)
        for _ in walk(match, random.Random(seed)):
            check_the_board(match._state)
        assert match._state.fight.phase == CombatPhase.OVER
        assert cards_of(match._state) == before
