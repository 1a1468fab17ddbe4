"""What Tash-Kalar tells bots that search."""

import random

import rulebound
from rulebound import Match
from rulebound.games.tashkalar.board import NAMES
from rulebound.games.tashkalar.insight import FEATURES, INSIGHT
from rulebound.games.tashkalar.library import being_of
from rulebound.games.tashkalar.readiness import lacks, wanted
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.summon import summon_options


def worlds(count: int, form: str = "high_form") -> list[Match]:
    """Imagined matches at the main decision of a turn."""
    rng = random.Random(5)
    found: list[Match] = []
    match = rulebound.game("tashkalar").start(seats=2, options={"form": form}, seed=3)
    while len(found) < count:
        if match.decision is None:
            match = rulebound.game("tashkalar").start(
                seats=2, options={"form": form}, seed=rng.randrange(999)
            )
        assert match.decision is not None
        if match.decision.prompt.id == "tashkalar-ask-action" and rng.random() < 0.3:
            found.append(match.imagine(match.decision.seat, rng.randrange(999)))
        match.choose(rng.choice(match.decision.options))
    return found


def test_a_being_lacks_nothing_if_and_only_if_it_can_be_summoned() -> None:
    """TK-3.5: readiness and the options of the rules agree, with pieces in supply."""

    def check(s: State, seat: int) -> int:
        offered = {option.refs[0] for option in summon_options(s)}
        for card in s.hands[seat]:
            ready = lacks(s, s.rules.side_of[seat], card).ready > 0
            if s.supply(s.side, being_of(card).rank):
                assert ready == (f"card:{being_of(card).id}" in offered)
        return len(offered)

    counts = [w.consult(check, w.decision.seat) for w in worlds(25) if w.decision is not None]
    assert sum(counts) > 5


def test_a_wanted_square_makes_a_being_ready() -> None:
    """Some square of the highest worth completes a being that lacked one piece."""
    completed = 0
    for world in worlds(25):
        assert world.decision is not None
        seat = world.decision.seat
        squares = world.consult(wanted, seat)
        best = max(squares, key=lambda square: squares[square], default=None)
        offered = {option.notation for option in world.decision.options}
        if best is None or f"place {NAMES[best]}" not in offered:
            continue
        fork = world.fork()
        fork.choose(f"place {NAMES[best]}")
        at = [feature.id for feature in FEATURES].index("ready")
        before = world.consult(INSIGHT.judgement.measure, seat)[at]
        completed += fork.consult(INSIGHT.judgement.measure, seat)[at] > before
    assert completed > 3


def test_chances_of_two_sides_add_up_but_for_what_only_one_knows() -> None:
    """Hands and flares are one's own; points and pieces are told of both alike."""
    own = {"ready", "one-short", "two-short", "flares", "pieces", "upgraded"}
    theirs = {"their-pieces", "their-upgraded"}
    for world in worlds(10, "duel"):
        rows = [world.consult(INSIGHT.judgement.measure, seat) for seat in (0, 1)]
        for feature, mine, its in zip(FEATURES, *rows, strict=True):
            if feature.id not in own | theirs:
                assert mine == -its, feature
        for seat in (0, 1):
            assert 0 < world.consult(INSIGHT.judgement.chance, seat) < 1


def test_the_first_look_prefers_summoning_to_placing_anywhere() -> None:
    seen = 0
    for world in worlds(25):
        assert world.decision is not None
        assert INSIGHT.prior is not None
        looks = world.consult(INSIGHT.prior, world.decision)
        options = world.decision.options
        assert len(looks) == len(options)
        assert min(looks) > 0
        summons = [x for x, o in zip(looks, options, strict=True) if o.kind == "summon"]
        if summons:
            seen += 1
            assert min(summons) > sorted(looks)[len(looks) // 2] or len(summons) > len(looks) // 2
    assert seen
