"""How fights are foretold, and what the oracle finds out about them."""

from typing import Any

import pytest

from rulebound.core.rng import Rng
from rulebound.core.strategy import Study
from rulebound.games.homm3.general.forecast import army, forecast, guards, power
from rulebound.games.homm3.general.meetings import meeting, shifted
from rulebound.games.homm3.general.oracle import study
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader
from tests.games.homm3.quests import Quest

FEW = ("castle_halberdiers", "castle_marksmen")
BRONZE = ("castle_halberdiers+", "castle_marksmen+", "castle_griffins+")
GOLD = (
    "castle_archangels+",
    "castle_champions+",
    "castle_crusaders+",
    "castle_zealots+",
    "castle_griffins+",
)


def troops(names: tuple[str, ...]) -> tuple[Troop, ...]:
    return tuple(Troop(name.removesuffix("+"), name.endswith("+")) for name in names)


def chance(names: tuple[str, ...], tiers: tuple[int, int, int, int], rounds: int = 0) -> float:
    return forecast(army(troops(names)), guards(tiers), 2, 2, rounds).chance


def test_a_crowd_that_cannot_hurt_a_dragon_counts_for_nothing() -> None:
    """Two azure units are worth less in points than those whom three Packs beat easily."""
    assert chance(BRONZE, (2, 0, 0, 0)) > 0.75
    assert chance(BRONZE, (0, 0, 0, 2)) < 0.05
    assert chance(GOLD, (0, 0, 0, 1)) > 0.75


@pytest.mark.parametrize("tiers", [(1, 0, 0, 0), (1, 1, 0, 0), (1, 2, 1, 0), (0, 0, 0, 2)])
def test_a_stronger_army_has_the_better_chance(tiers: tuple[int, int, int, int]) -> None:
    assert chance(FEW, tiers) <= chance(BRONZE, tiers) <= chance(GOLD, tiers)


def test_h3_10_70_more_combat_rounds_make_a_victory_likelier() -> None:
    assert chance(BRONZE, (1, 1, 0, 0), 1) < chance(BRONZE, (1, 1, 0, 0), 3)


def test_nobody_wins_without_units_and_everybody_against_nobody() -> None:
    assert forecast((), guards((1, 0, 0, 0)), 3, 3, 0).chance == 0
    assert forecast(army(troops(FEW)), (), 0, 0, 0).chance == 1


def test_more_than_five_units_add_nothing_to_an_army() -> None:
    """H3-9.1."""
    six = troops((*GOLD, "castle_marksmen"))
    assert power(six) == power(six[:5])


def test_odds_are_shifted() -> None:
    assert shifted(0.5, 0.0) == pytest.approx(0.5)
    assert shifted(0.2, 2.0) > 0.6
    assert shifted(0.5, -1.0) < 0.5


# ---- on the map ----


def before_guards(level: int = 1, army_: tuple[str, ...] = BRONZE) -> Quest:
    """F1 NW is a Settlement with a guard."""
    return Quest(heroes={0: "F1 C"}, troops=[army_], level=level, round=3)


def test_h3_8_32_whom_one_meets() -> None:
    q = before_guards()
    met = meeting(q.s, 0, Leader.MAIN, q.at("F1 NW"), 2)
    assert met is not None
    assert met.foe.startswith("guards:")
    assert meeting(q.s, 0, Leader.MAIN, q.at("F1 C"), 2) is None


def test_h3_10_9_guards_that_are_beaten_quickly_are_no_fight() -> None:
    q = before_guards(level=7)
    assert meeting(q.s, 0, Leader.MAIN, q.at("F1 NW"), 2) is None


def test_h3_4_13_a_secondary_hero_has_no_cards() -> None:
    q = before_guards()
    q.player.hand = ("attack", "attack", "defense", "attack")
    both = [meeting(q.s, 0, hero, q.at("F1 NW"), 1) for hero in Leader]
    assert both[0] is not None
    assert both[1] is not None
    assert both[0].told.chance > both[1].told.chance


def found_out(
    q: Quest, depth: int, memory: dict[str, Any] | None = None, astray: float = 0.0
) -> Any:
    rng = Rng(3)

    def imagine() -> State:
        return q.match.imagine(0, rng.bits()).consult(lambda s: s.copy())  # type: ignore[no-any-return]

    memory = {} if memory is None else memory
    return study(Study(0, imagine, rng, memory, depth, lambda: astray, lambda: False))


def test_the_oracle_fights_it_out() -> None:
    weak = found_out(before_guards(army_=("castle_halberdiers",)), 5)
    strong = found_out(before_guards(army_=GOLD), 5)
    assert weak.odds
    q = before_guards(army_=("castle_halberdiers",))
    met = meeting(q.s, 0, Leader.MAIN, q.at("F1 NW"), 2, weak.odds)
    assert met is not None
    assert met.told.chance < 0.5
    q = before_guards(army_=GOLD)
    met = meeting(q.s, 0, Leader.MAIN, q.at("F1 NW"), 2, strong.odds)
    assert met is not None
    assert met.told.chance > 0.9


def test_what_was_found_is_remembered_until_the_army_changes() -> None:
    memory: dict[str, Any] = {}
    q = before_guards(army_=FEW)
    first = found_out(q, 5, memory)
    assert memory["asked"]
    assert found_out(q, 5, memory).odds == first.odds
    asked = dict(memory["asked"])
    q.player.troops = troops(BRONZE)
    found_out(q, 5, memory)
    assert memory["asked"] != asked


def test_weaker_ones_see_less_far_and_misjudge_fights() -> None:
    q = before_guards(army_=FEW)
    assert found_out(q, 1).sight < found_out(q, 3).sight < found_out(q, 5).sight
    assert found_out(q, 1, astray=0.1).odds != found_out(q, 1, astray=-0.1).odds
