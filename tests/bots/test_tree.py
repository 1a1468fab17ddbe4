"""The tree search."""

import rulebound
from rulebound.bots import Chair
from rulebound.bots.mind import Mind
from rulebound.bots.tree import Tree
from rulebound.core.rng import Rng

MISSION = """
    mission: 25
    dominant: black
    seat 0:
    hand: {mine}
    seat 1:
    hand: {theirs}
"""


def tree(iterations: int = 60, seed: int = 1) -> Tree:
    insight = rulebound.game("urbno").advisor.insight
    assert insight is not None
    return Tree(insight, Mind(iterations=iterations), Rng(seed))


def test_it_plays_low_where_tricks_cost() -> None:
    position = MISSION.format(mine="Ye-Em Ye-Fa", theirs="Ye-Kn Ye-Ex")
    match = rulebound.game("urbno").start(seats=2, position=position)
    assert tree().choose(Chair(match, 0)).notation == "play Ye-Fa"


def test_it_sees_a_trick_ahead() -> None:
    """Whoever keeps the Farmer for last leaves the last trick to the other."""
    position = MISSION.format(mine="Ye-Em Bl-Fa", theirs="Bl-Kn Ye-Ex")
    match = rulebound.game("urbno").start(seats=2, position=position)
    chosen = tree(200).choose(Chair(match, 0)).notation
    assert chosen in ("play Ye-Em", "play Bl-Fa")


def test_the_same_seed_chooses_the_same() -> None:
    match = rulebound.game("urbno").start(seats=4, seed=8)
    assert match.decision is not None
    chair = Chair(match, match.decision.seat)
    assert len({tree(30, seed=4).choose(chair).notation for _ in range(3)}) == 1
