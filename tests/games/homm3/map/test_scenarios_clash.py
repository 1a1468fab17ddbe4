"""Scenarios for rivals come to an end; the rules of Force of Will and Trial by Combat."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.activation import may_surrender, surrender_cost
from rulebound.games.homm3.map.fields import field, guard, refuges
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.occasions import Listeners
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.scenarios.common.clash import CORNERS
from rulebound.locale import Translator
from tests.games.homm3.map.allies import after_setup, fight_out, play_on, start, story, table
from tests.games.homm3.map.scripts import anew, begin_round, ruled, run, settle
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

UTOPIA = ("S3 -3,1", "S1 3,-1", "C1 0,0 label=hill")
STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+", "castle_griffins")
FACTIONS = ("castle", "necropolis")


def whole(scenario: str) -> dict[str, Any]:
    """Rules, goals, events and variants of a shipped scenario."""
    return story(scenario, variants=table(scenario).get("variants", []))


def rules_of(scenario: str, *names: str) -> dict[str, Any]:
    """Some of the rules of a shipped scenario, as its file has them."""
    found = [rule for rule in story(scenario)["rules"] if rule["rule"] in names]
    assert {rule["rule"] for rule in found} == set(names)
    return {"rules": found}


# ---- every scenario can be played ----


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("force_of_will", 2, {}),
        ("force_of_will", 3, {}),
        ("trial_by_combat", 2, {}),
        ("trial_by_combat", 3, {"variant": ["battlefield_conditions"]}),
        ("trial_by_combat", 4, {}),
        ("astral_run", 2, {}),
        ("astral_run", 3, {"variant": ["short"]}),
        ("astral_run", 4, {"mode": "alliance"}),
        ("brothers_in_arms", 4, {}),
        ("crossroads", 2, {}),
    ],
)
def test_random_play_comes_to_an_end(scenario: str, seats: int, options: dict[str, Any]) -> None:
    match = play_on(start(scenario, seats, **options), seed=seats)
    assert match.result is not None
    assert state(match).map.round <= shipped()[scenario].rounds


# ---- Force of Will ----


def test_force_of_will_begins_as_its_file_says() -> None:
    s = after_setup(start("force_of_will", 3, rules=["no_bonus"]))
    assert [p.gold for p in s.players] == [15] * 3
    assert all(realm.income == (15, 2, 1) for realm in s.map.realms)
    assert all(len(realm.pool) == 1 for realm in s.map.realms)
    centre = next(p for p in s.map.board.tiles if p.centre == (0, 0))
    assert centre.tile == "C1"


def test_force_of_will_ends_with_the_round_in_which_the_utopia_is_flagged() -> None:
    q = Quest(UTOPIA, table=story("force_of_will"), flags={"C1 C": 1}, round=7)
    q.choose("end-turn")
    assert q.s.result is None
    settle_turns(q)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 1)


def test_force_of_will_is_lost_by_all_after_the_last_round() -> None:
    q = Quest(UTOPIA, table=story("force_of_will"), round=12)
    settle_turns(q)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 0)


def settle_turns(q: Quest) -> Quest:
    """Both players end their turns."""
    number = q.w.round
    while q.asked and q.w.round == number:
        q.choose("end-turn" if "end-turn" in q.offered else q.offered[-1])
    return q


def utopia(difficulty: int = 1, **values: Any) -> Quest:
    return Quest(
        UTOPIA,
        heroes={0: "C1 W"},
        table=rules_of("force_of_will", "no_skipping", "guards_by_difficulty", "surrounded"),
        troops=(STRONG,),
        difficulty=difficulty,
        **values,
    )


@pytest.mark.parametrize(
    ("difficulty", "tiers"),
    [(0, (1, 2, 0, 1)), (1, (0, 2, 1, 1)), (2, (0, 0, 3, 1)), (3, (0, 0, 2, 2))],
)
def test_utopia_guards_are_fixed_by_difficulty(
    difficulty: int, tiers: tuple[int, int, int, int]
) -> None:
    assert utopia(difficulty).go("C1 C").b.tiers == tiers


def test_utopia_fighters_stand_in_the_middle_and_the_guards_in_the_corners() -> None:
    q = utopia().go("C1 C").choose("line-up")
    assert q.asked == "1 deploy"
    assert {int(o.split()[-1][1]) for o in q.offered} == {1, 5}
    while q.asked == "1 deploy":
        q.choose(q.offered[0])
    guards = sum(1 << u.at for u in q.b.units if u.side == 1)
    assert guards == CORNERS
    assert {u.space[1] for u in q.b.units if u.side == 0} == {"3"}


def test_other_guards_stand_where_they_always_do() -> None:
    q = utopia()
    q.realm.stand(Leader.MAIN, q.at("C1 C"))
    anew(q).go("C1 NW").choose("line-up")
    assert q.asked == "1 deploy"
    assert {int(o.split()[-1][1]) for o in q.offered} == {4, 5}


def test_diplomacy_does_not_skip_the_utopia() -> None:
    q = utopia(hands=(("diplomacy",),), level=7)
    q.go("C1 C")
    assert q.asked == "0 deploy"
    free = Quest(UTOPIA, heroes={0: "C1 W"}, troops=(STRONG,), hands=(("diplomacy",),), level=7).go(
        "C1 C"
    )
    assert free.asked == "0 guards"


def test_force_of_will_obelisk_rolls_two_treasure_dice() -> None:
    table = rules_of("force_of_will", "field_steps")
    q = Quest(("S3 -3,1", "S1 3,-1", "N3 0,0"), heroes={0: "N3 W"}, table=table, six=["one", "xp"])
    q.go("N3 C").choose("die xp")
    assert q.player.xp == 1
    assert q.mark("N3 C").flags == (0,)


def test_force_of_will_helps_the_second_of_two_players() -> None:
    q = Quest(UTOPIA, table=story("force_of_will"), no_astrologers=True)
    begin_round(q, 5)
    assert [realm.movement[Leader.MAIN] for realm in q.w.realms] == [3, 4]
    three = Quest(
        ("S3 -3,1", "S1 3,-1", "S2 1,2", "C1 0,0"),
        factions=("castle", "necropolis", "dungeon"),
        table=story("force_of_will"),
    )
    begin_round(three, 5)
    assert [realm.movement[Leader.MAIN] for realm in three.w.realms] == [3, 3, 3]


# ---- Trial by Combat: the Hill ----


def trial(**values: Any) -> Quest:
    return Quest(UTOPIA, table=whole("trial_by_combat"), no_astrologers=True, **values)


def flag_hill(q: Quest, seat: int = 0) -> Quest:
    """The hero of the active player beats the guard of the Hill."""
    q.s.players[seat].troops = tuple(Troop(name.removesuffix("+"), True) for name in STRONG)
    q.w.realms[seat].stand(Leader.MAIN, q.at("C1 W"))
    q.w.realms[seat].movement = (3, 0)
    return settle(fight_out(anew(q).go("C1 C")))


def turn_of(q: Quest, seat: int, wanted: str = "") -> Quest:
    """The turn ends; until that of another player the last option is chosen, or a wanted one."""
    q.choose("end-turn")
    while q.asked and q.asked != f"{seat} turn":
        q.choose(wanted if wanted in q.offered else q.offered[-1])
    return q


def test_the_first_flag_leaves_everybody_two_turns() -> None:
    q = flag_hill(trial(round=5))
    assert q.mark("C1 C").owner == 0
    for seat in (1, 0, 1):
        turn_of(q, seat)
        assert q.s.result is None
    turn_of(q, 0)
    assert q.s.result is None
    q.choose("end-turn")
    assert q.s.result is not None
    assert q.s.result.scores == (1, 0)
    assert q.w.round == 7


def test_who_takes_the_hill_in_the_meantime_wins() -> None:
    q = flag_hill(trial(round=5))
    turn_of(q, 1)
    q.w.marks[q.at("C1 C")] = q.mark("C1 C")._replace(flags=(1,))
    for seat in (0, 1, 0):
        turn_of(q, seat)
    q.choose("end-turn")
    assert q.s.result is not None
    assert q.s.result.scores == (0, 1)


def test_from_round_nine_the_first_flag_wins_at_once() -> None:
    q = flag_hill(trial(round=9))
    assert q.s.result is not None
    assert q.s.result.scores == (1, 0)
    assert flag_hill(trial(round=8)).s.result is None


def test_without_a_flag_the_last_round_has_no_winner() -> None:
    q = trial(round=16)
    settle_turns(q)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 0)


def test_the_hill_is_told_of() -> None:
    q = trial(round=3)
    hill = next(rule for rule in q.rules if "hill" in str(type(rule)).lower())
    assert [text.id for text in hill.notices(q.s, 0)] == ["homm3-notice-hill-free"]
    flag_hill(q)
    assert hill.notices(q.s, 0)[0].args["seat"] == 0
    assert hill.worth(q.s, 1, q.at("C1 C")) > 0
    assert hill.worth(q.s, 0, q.at("C1 C")) == 0


def test_a_grail_on_the_hill_is_flagged() -> None:
    tiles = ("S3 -3,1", "S1 3,-1", "C2 0,0 label=hill")
    q = Quest(tiles, table=whole("trial_by_combat"))
    assert field(q.s, q.at("C2 C")).location == "dragon_utopia"
    assert guard(q.s, q.at("C2 C")) == 7


def test_the_blocked_field_of_the_hill_is_a_magic_spring_for_every_faction() -> None:
    q = trial(heroes={0: "C1 C", 1: "S1 C"})
    q.player.discard = ("attack",)
    q.go("C1 E").choose("look-discards")
    assert q.player.hand == ("attack",)
    assert q.mark("C1 E").flags == (0,)
    q.w.realms[1].stand(Leader.MAIN, q.at("C1 C"))
    q.realm.stand(Leader.MAIN, q.at("C1 W"))
    q.s.players[1].discard = ("power",)
    q.w.turn, q.w.realms[1].movement = 1, (3, 0)
    anew(q).go("C1 E").choose("look-discards")
    assert q.s.players[1].hand == ("power",)


def test_trial_gives_income_in_every_round_and_a_choice_in_the_second() -> None:
    q = trial()
    q.realm.income = q.realm.income._replace(gold=10)
    begin_round(q, 2)
    assert (q.asked, q.player.gold) == ("0 choose", 10)
    q.choose("choose-gain 3 valuables 2", "choose-gain 1 gold 10")
    assert (q.player.valuables, q.s.players[1].gold) == (2, 10)


# ---- Trial by Combat: combats ----


def duel(rule: str, troops: Sequence[Sequence[str]], winner: int = 0, **values: Any) -> Quest:
    """Seat 0 attacks the Main Hero of seat 1; the combat is up to what follows from it."""
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        table=rules_of("trial_by_combat", rule),
        troops=troops,
        **values,
    )
    return fight_out(q.go("F1 NE"), winner)


WEAK = ("necropolis_skeletons",)


def test_no_gold_loss_after_a_defeat() -> None:
    q = settle(duel("no_gold_loss", (STRONG, WEAK), gold=9))
    assert [p.gold for p in q.s.players] == [9, 9]
    usual = Quest(
        heroes={0: "F1 C", 1: "F1 NE"}, troops=(STRONG, WEAK), gold=9, table=ruled("no_hiring")
    )
    settle(fight_out(usual.go("F1 NE")))
    assert [p.gold for p in usual.s.players] == [14, 4]


def test_no_gold_loss_makes_surrender_free() -> None:
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        table=rules_of("trial_by_combat", "no_gold_loss"),
        troops=(STRONG, WEAK),
    )
    q.go("F1 NE")
    assert (q.player.gold, surrender_cost(q.s), may_surrender(q.s, 0)) == (0, 0, True)
    q.w.rules = Listeners()
    assert (surrender_cost(q.s), may_surrender(q.s, 0)) == (10, False)


@pytest.mark.parametrize(("rules", "said"), [(True, "pay nothing"), (False, "10 gold")])
def test_surrender_says_what_it_costs(rules: bool, said: str) -> None:
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        flags={"S3 C": 0},
        table=rules_of("trial_by_combat", "no_gold_loss") if rules else None,
        troops=(STRONG, WEAK),
        gold=10,
    )
    q.go("F1 NE")
    while q.asked.endswith(("deploy", "announced")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    assert q.match.decision is not None
    option = next(o for o in q.match.decision.options if o.notation == "surrender")
    assert said in Translator("en").option("homm3", option)
    q.choose("surrender")
    assert [player.gold for player in q.s.players] == ([10, 10] if rules else [0, 20])


def lose_one(q: Quest, name: str) -> Quest:
    """In a combat that has begun a Few falls, or a Pack is knocked down."""
    while q.asked.endswith(("deploy", "announced")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    u = next(u for u in q.b.units if u.kind.id == name and u.side == 0)
    if u.pack:
        u.pack, u.flipped = False, True
    else:
        harm.defeat(q.s, u, 1)
    return q


def great_battle(rule: str, lost: str, foes: Sequence[str] = WEAK) -> Quest:
    q = Quest(
        heroes={0: "F1 C", 1: "F1 NE"},
        table=rules_of("trial_by_combat", rule),
        troops=(STRONG, foes),
    )
    return fight_out(lose_one(q.go("F1 NE"), lost))


def test_recover_unit_brings_a_fallen_unit_back() -> None:
    q = great_battle("recover_unit", "castle_griffins")
    assert q.asked == "0 recover"
    assert q.offered == ["recover castle_griffins", "decline"]
    q.choose("recover castle_griffins")
    assert Troop("castle_griffins") in q.player.troops


def test_recover_unit_turns_a_knocked_down_unit_to_its_pack() -> None:
    q = great_battle("recover_unit", "castle_crusaders")
    assert q.offered == ["reinforce castle_crusaders", "decline"]
    q.choose("reinforce castle_crusaders")
    assert Troop("castle_crusaders", True) in q.player.troops


def test_recover_unit_is_for_great_victories_only() -> None:
    q = Quest(
        heroes={0: "F1 C"}, table=rules_of("trial_by_combat", "recover_unit"), troops=(STRONG,)
    )
    fight_out(lose_one(q.go("F1 E"), "castle_griffins"))
    assert "recover" not in q.asked
    hill = Quest(
        UTOPIA,
        heroes={0: "C1 W"},
        table=rules_of("trial_by_combat", "recover_unit"),
        troops=(STRONG,),
    )
    fight_out(lose_one(hill.go("C1 C"), "castle_griffins"))
    assert hill.asked == "0 recover"


def sacrifice(troops: Sequence[str]) -> Quest:
    q = Quest(heroes={0: "F1 C"}, table=rules_of("trial_by_combat", "sacrifice"), troops=(troops,))
    q.s.decks["silver"] = q.s.decks["silver"]._replace(cards=("neutral_mummies",), discard=())
    return fight_out(q.go("F1 NW"))


TWO_BRONZE = ("castle_archangels+", "castle_griffins", "castle_marksmen")


def test_sacrifice_gives_two_bronze_units_for_a_silver_one() -> None:
    q = sacrifice(TWO_BRONZE)
    while "sacrifice" not in q.asked:
        q.choose(q.offered[0])
    assert q.offered == ["unit neutral_mummies", "decline"]
    settle(q.choose("unit neutral_mummies"))
    assert {t.kind for t in q.player.troops} == {"castle_archangels", "neutral_mummies"}
    assert "neutral_mummies" not in q.s.decks["silver"].discard


def test_sacrifice_needs_two_bronze_units() -> None:
    q = settle(sacrifice(("castle_archangels+", "castle_griffins")))
    assert {t.kind for t in q.player.troops} == {"castle_archangels", "castle_griffins"}
    assert q.s.decks["silver"].discard == ("neutral_mummies",)


def test_sacrifice_may_be_declined() -> None:
    q = settle(sacrifice(TWO_BRONZE))
    assert {t.kind for t in q.player.troops} == {t.removesuffix("+") for t in TWO_BRONZE}


def test_comfort_finds_a_silver_unit_once_after_a_defeat() -> None:
    q = settle(duel("comfort", (STRONG, WEAK)))
    turn_of(q, 1, "search")
    rule = q.rules[0]
    assert q.told("drew-units")
    assert any(t.kind.startswith("neutral_") for t in q.s.players[1].troops)
    run(rule.turn_begins(q.s, 1))
    assert len(q.told("drew-units")) == 1


def test_comfort_is_not_for_winners_or_surrender() -> None:
    q = Quest(table=rules_of("trial_by_combat", "comfort"))
    run(q.rules[0].turn_begins(q.s, 0))
    assert not q.told("drew-units")


def comforted(boxes: frozenset[str]) -> Quest:
    q = Quest(
        table=rules_of("trial_by_combat", "comfort"), decks=(("attack", "offense"),), boxes=boxes
    )
    q.realm.set_note("main_defeats", 1)
    q.s.decks["silver"] = q.s.decks["silver"]._replace(cards=("neutral_mummies",))
    return q


def test_comfort_empowers_a_statistic_card_where_there_are_such_cards() -> None:
    q = comforted(frozenset(("core", "inferno")))
    run(q.rules[0].turn_begins(q.s, 0), "empower attack", "search")
    assert q.player.deck == ("attack_empowered", "offense")
    assert q.player.removed == ("attack",)


def test_h3_2_1_comfort_empowers_nothing_when_no_empowered_card_is_left() -> None:
    q = comforted(frozenset(("core", "inferno")))
    q.s.players[1].discard = ("attack_empowered",) * 4
    run(q.rules[0].turn_begins(q.s, 0), "empower attack", "search")  # the last one
    q = comforted(frozenset(("core", "inferno")))
    q.s.players[1].discard = ("attack_empowered",) * 5
    run(q.rules[0].turn_begins(q.s, 0), "search")
    assert q.player.deck == ("attack", "offense")


def test_h3_5_9_comfort_may_be_declined_and_then_no_unit_is_found() -> None:
    q = comforted(frozenset(("core",)))
    run(q.rules[0].turn_begins(q.s, 0), "decline")
    assert not q.told("drew-units")
    assert not any(t.kind.startswith("neutral_") for t in q.player.troops)
    run(q.rules[0].turn_begins(q.s, 0))  # the help is not kept for a later turn
    assert not q.told("drew-units")


def test_h3_9_20_comfort_asks_for_no_search_where_no_silver_unit_is_left() -> None:
    q = comforted(frozenset(("core",)))
    q.s.decks["silver"] = q.s.decks["silver"]._replace(cards=(), discard=())
    run(q.rules[0].turn_begins(q.s, 0))


def test_comfort_without_such_a_box_empowers_nothing() -> None:
    q = comforted(frozenset(("core",)))
    run(q.rules[0].turn_begins(q.s, 0), "search")
    assert q.player.deck == ("attack", "offense")


def test_obelisks_are_a_refuge_for_who_has_flagged_them() -> None:
    q = Quest(
        ("S3 -3,1", "S1 3,-1", "N3 0,0"),
        table=rules_of("trial_by_combat", "obelisk_refuge"),
        flags={"N3 C": 0, "N3 E": 0},
    )
    assert refuges(q.s, 0) == sorted([q.at("S3 C"), q.at("N3 C")])
    assert refuges(q.s, 1) == [q.at("S1 C")]
