"""The tree search."""

import rulebound
from rulebound import Match
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


def test_a_tree_that_grew_while_others_chose_is_not_grown_again() -> None:
    """What was pondered counts: afterwards fewer worlds are imagined, and none too many."""
    match = rulebound.game("urbno").start(seats=2, seed=8)
    while match.decision is not None and match.decision.prompt.id != "urbno-ask-play":
        match.choose(match.decision.options[-1])
    assert match.decision is not None
    other = match.decision.seat
    bot = tree(200)
    for _ in range(20):
        bot.ponder(Watched(match, 1 - other))
    while match.decision is not None and match.decision.seat == other:
        match.choose(match.decision.options[-1])
    afresh, prepared = Watched(match, 1 - other), Watched(match, 1 - other)
    tree(200).choose(afresh)
    bot.choose(prepared)
    assert 0 < prepared.imagined < afresh.imagined


def test_what_was_pondered_of_another_table_is_forgotten() -> None:
    match = rulebound.game("urbno").start(seats=2, seed=8)
    assert match.decision is not None
    bot = tree(20)
    bot.ponder(Chair(match, 1 - match.decision.seat))
    position = MISSION.format(mine="Ye-Em Ye-Fa", theirs="Ye-Kn Ye-Ex")
    match = rulebound.game("urbno").start(seats=2, position=position)
    assert bot.choose(Chair(match, 0)).notation == "play Ye-Fa"


def test_several_cores_grow_trees_that_count_together() -> None:
    position = MISSION.format(mine="Ye-Em Ye-Fa", theirs="Ye-Kn Ye-Ex")
    match = rulebound.game("urbno").start(seats=2, position=position)
    chosen = {tree(900).choose(Chair(match, 0, cores=3)).notation for _ in range(2)}
    assert chosen == {"play Ye-Fa"}


class Watched(Chair):
    """Counts the worlds that are imagined."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.imagined = 0

    def imagine(self, seed: int) -> Match:
        self.imagined += 1
        return super().imagine(seed)
