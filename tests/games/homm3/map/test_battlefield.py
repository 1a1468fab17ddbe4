"""Battlefield conditions, a variant of Trial by Combat."""

from rulebound.games.homm3.combat.moves import steps_of
from rulebound.games.homm3.combat.order import forecast
from rulebound.games.homm3.combat.values import dice_rule, initiative
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.scenarios.common.battlefield import CONDITIONS, NOTE
from tests.games.homm3.map.allies import start
from tests.games.homm3.map.scripts import begin_round, ruled
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

KINDS = ("castle_marksmen", "castle_griffins", "castle_halberdiers", "castle_crusaders")
FOES = ("necropolis_skeletons", "necropolis_wraiths")


def battlefield(condition: str) -> Quest:
    """A combat of a Round with that condition, everything placed."""
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        table=ruled("battlefield_conditions"),
        troops=(KINDS, FOES),
    )
    q.w.notes[NOTE] = condition
    q.go("F1 NE")
    while q.asked.endswith(("deploy", "announced")):
        q.choose("line-up" if "line-up" in q.offered else "pass")
    return q


def unit(q: Quest, name: str) -> Unit:
    return next(u for u in q.b.units if u.kind.id == name)


def picks(q: Quest, name: str) -> str:
    one = unit(q, name)
    other = next(u for u in q.b.units if u.side != one.side and abs(u.at - one.at) > 4)
    return dice_rule(q.s, Attack(one, other))


def test_conditions_are_rolled_as_a_round_begins() -> None:
    q = Quest(table=ruled("battlefield_conditions"), dice=[1, 0], no_astrologers=True)
    begin_round(q, 2)
    assert q.w.notes[NOTE] == "flying-far"
    assert q.rules[0].notices(q.s, None)[0].id == "homm3-notice-battlefield-flying-far"


def test_all_pairs_of_dice_mean_something() -> None:
    assert len(CONDITIONS) == len(set(CONDITIONS.values())) == 9


def test_ranged_units_roll_two_dice() -> None:
    assert picks(battlefield("ranged-lower"), "castle_marksmen") == "lower"
    assert picks(battlefield("ranged-higher"), "castle_marksmen") == "higher"
    assert picks(battlefield("ranged-lower"), "castle_griffins") == ""
    assert picks(battlefield("calm"), "castle_marksmen") == ""


def test_flying_units_are_slow_or_far() -> None:
    calm, slow, far = (battlefield(c) for c in ("calm", "flying-slow", "flying-far"))
    usual = initiative(calm.s, unit(calm, "castle_griffins"))
    assert initiative(slow.s, unit(slow, "castle_griffins")) == usual - 2
    assert initiative(slow.s, unit(slow, "castle_crusaders")) == initiative(
        calm.s, unit(calm, "castle_crusaders")
    )
    assert steps_of(far.s, unit(far, "castle_griffins")) == 4
    assert steps_of(far.s, unit(far, "castle_crusaders")) == 3


def test_ground_units_move_less_or_are_dug_in() -> None:
    short, dug = battlefield("ground-short"), battlefield("dug-in")
    assert steps_of(short.s, unit(short, "castle_crusaders")) == 2
    assert steps_of(short.s, unit(short, "castle_griffins")) == 3
    assert unit(dug, "castle_crusaders").defending
    assert not unit(dug, "castle_griffins").defending


def test_silver_and_gold_units_are_worn() -> None:
    q = battlefield("worn")
    assert unit(q, "castle_crusaders").damage == 1
    assert unit(q, "castle_griffins").damage == 0


def test_the_slowest_go_first() -> None:
    def order(q: Quest) -> list[int]:
        return [initiative(q.s, u) for u in forecast(q.s)]

    calm, ascending = order(battlefield("calm")), order(battlefield("ascending"))
    assert calm == sorted(calm, reverse=True)
    assert ascending == sorted(ascending)


def test_conditions_are_a_variant() -> None:
    match = start("trial_by_combat", 2)
    names = [type(rule).__name__ for rule in state(match).map.rules]
    assert "BattlefieldConditions" not in names
    more = start("trial_by_combat", 2, variant=["battlefield_conditions"])
    assert "BattlefieldConditions" in [type(rule).__name__ for rule in state(more).map.rules]
