"""What combats tell bots that search."""

import pytest

import rulebound
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.policy import WHIM, gain, policy, prior
from tests.games.homm3.fights import Fight


@pytest.mark.parametrize("siege", [False, True])
def test_the_policy_fights_to_the_end(siege: bool) -> None:
    rng = Rng(4)
    match = rulebound.game("homm3").start(seats=2, seed=6, options={"siege": siege}, log=False)
    copy = match.imagine(None, 3)
    while copy.decision is not None:
        option = copy.consult(policy, copy.decision, rng)
        assert option in copy.decision.options
        looks = copy.consult(prior, copy.decision)
        assert len(looks) == len(copy.decision.options)
        assert min(looks) > 0
        copy.choose(option)
    assert copy.result is not None


def looks(f: Fight) -> dict[str, float]:
    decision = f.match.decision
    assert decision is not None
    found = prior(f.s, decision)
    return {option.notation: look for option, look in zip(decision.options, found, strict=True)}


def test_an_attack_that_uses_a_side_up_looks_best_and_is_made() -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["necropolis_skeletons b3", "necropolis_dread_knights a2"],
        active="castle_crusaders",
    )
    f.unit("necropolis_skeletons").damage = 1
    found = looks(f)
    assert max(found, key=lambda notation: found[notation]) == "attack necropolis_skeletons"
    decision = f.match.decision
    assert decision is not None
    rng = Rng(1)
    made = [policy(f.s, decision, rng).notation for _ in range(4 * WHIM)]
    assert made.count("attack necropolis_skeletons") > 3 * WHIM


def test_retaliation_makes_an_attack_less_promising() -> None:
    def gained(f: Fight) -> float:
        x, y = f.s.fight.units
        return gain(f.s, x, y, x.at)

    f = Fight(["castle_crusaders b2"], ["dungeon_minotaurs b3"], active="castle_crusaders")
    before = gained(f)
    f.unit("dungeon_minotaurs").retaliated = True
    assert gained(f) > before


def test_a_unit_that_reaches_nobody_comes_nearer() -> None:
    f = Fight(["castle_crusaders b1"], ["dungeon_minotaurs b5"], active="castle_crusaders")
    found = {at: look for at, look in looks(f).items() if at.startswith("move")}
    assert found["move b2"] > found["move a1"]
    assert found["move b2"] > looks(f)["stop"]
