"""Setting up a combat (H3-10.20 to H3-10.27)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rulebound.core.errors import IllegalChoice
from rulebound.core.match import Match
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.guards import GUARDS
from tests.games.homm3.matches import state
from tests.games.homm3.rules.table import Alone, Guarded, Table

NO_HEROES = {"attacker_hero": "none", "defender_hero": "none"}


def start(seats: int, **options: Any) -> Match:
    return GAME.start(seats=seats, options={**NO_HEROES, **options}, seed=4)


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.notation for option in match.decision.options]


def places(match: Match, side: int) -> Mapping[str, str]:
    return {u.name: u.space for u in state(match).fight.units if u.side == side}


def test_h3_10_20_the_player_fields_units_anywhere_on_the_own_lines() -> None:
    match = start(1, form="guards", armies=[["castle_griffins", "castle_marksmen"]])
    spaces = [option.split()[2] for option in options(match) if option.startswith("deploy")]
    assert spaces == ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]


def test_h3_10_20_at_most_five_units_are_fielded() -> None:
    army = ["castle_griffins", "castle_marksmen", "castle_halberdiers", "castle_crusaders"]
    army += ["castle_zealots", "castle_champions"]
    match = start(2, armies=[army, ["necropolis_zombies"]])
    for at, name in zip(("a1", "b1", "c1", "d1", "a2"), army, strict=False):
        match.choose(f"deploy {name} {at}")
    assert match.decision is not None
    assert match.decision.seat == 1
    assert state(match).fight.kept_back[0] == (("castle_champions", False),)


def test_h3_10_21_guards_are_drawn_after_the_player_has_placed() -> None:
    match = start(1, form="guards", field=3, armies=[["castle_griffins"]])
    before = state(match).decks["bronze"].cards
    assert not state(match).fight.reserve[1]
    match.choose("deploy castle_griffins a1")
    assert len(state(match).decks["bronze"].cards) == len(before) - 2


@pytest.mark.parametrize("field", range(1, 8))
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "impossible"])
def test_h3_11_6_guards_by_difficulty(field: int, difficulty: str) -> None:
    match = start(
        1, form="guards", field=field, difficulty=difficulty, armies=[["castle_griffins"]]
    )
    match.choose("deploy castle_griffins a1")
    guards = [u for u in state(match).fight.units if u.side == 1]
    column = ("easy", "normal", "hard", "impossible").index(difficulty)
    counts = tuple(sum(u.tier == tier for u in guards) for tier in range(4))
    assert counts == GUARDS[field][column]
    assert state(match).fight.azure is (field == 7)


def test_h3_9_20_an_empty_deck_is_made_anew_of_its_discards() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "bronze deck: neutral_boars",
        "bronze discard: neutral_boars",
    )
    assert [u.kind.id for u in match.b.units if u.side == 1] == ["neutral_boars"] * 2


def test_h3_9_20_without_any_guards_the_field_is_won_without_experience() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "bronze deck:",
        "bronze discard:",
        options={"field": 1},
    )
    assert match.match.result is not None
    assert match.match.result.ranking == ((0,),)
    assert match.s.players[0].xp == 0
    assert not match.told("xp")


def test_h3_10_22_guards_of_another_player_shoot_from_the_backline() -> None:
    match = Table(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "bronze deck: neutral_boars neutral_marksmen",
        options={"form": "guards", "field": 2},
    )
    assert match.seat == 1
    assert [option.split()[2] for option in match.options()] == ["a5", "b5", "c5", "d5"]
    match.choose("deploy neutral_marksmen a5")
    assert "deploy neutral_boars a4" in match.options()
    assert "reserve" not in match.options()


def test_h3_10_22_shooters_go_in_front_once_the_backline_is_full() -> None:
    match = Table(
        "attacker castle_griffins a1",
        *(f"defender neutral_boars {column}5" for column in "abcd"),
        "phase: deploy",
        "turn: defender",
        "defender reserve: neutral_marksmen",
        options={"form": "guards"},
    )
    assert [option.split()[2] for option in match.options()] == ["a4", "b4", "c4", "d4"]


def test_h3_10_23_guards_line_up_by_themselves() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "bronze deck: neutral_marksmen neutral_boars",
        "silver deck: neutral_sharpshooters",
        options={"field": 3},
    )
    places = {u.name: u.space for u in match.b.units if u.side == 1}
    assert places == {
        "neutral_sharpshooters": "a5",
        "neutral_marksmen": "b5",
        "neutral_boars": "a4",
    }


def test_h3_10_23_equally_fast_units_of_higher_tiers_go_first() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "bronze deck: neutral_rogues",
        "silver deck:",
        "gold deck: neutral_diamond_golems",
        "defender reserve: neutral_rogues neutral_diamond_golems",
    )
    places = {u.name: u.space for u in match.b.units if u.side == 1}
    assert places == {"neutral_diamond_golems": "a4", "neutral_rogues": "b4"}


def test_h3_10_23_the_player_decides_between_equals() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "defender reserve: neutral_rogues neutral_boars",
    )
    assert match.ask() == "ai-first"
    match.choose("ai-first neutral_boars")
    assert match.at("neutral_boars") == "a4"
    assert match.at("neutral_rogues") == "b4"


def test_h3_10_23_a_unit_that_finds_its_line_full_goes_to_the_other() -> None:
    match = Alone(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "defender reserve: necropolis_skeletons necropolis_zombies necropolis_wraiths "
        "necropolis_vampires necropolis_dread_knights",
    )
    placed = {event["unit"]: event["space"] for event in match.told("placed")}
    assert placed["necropolis_dread_knights"] == "a4"
    assert placed["necropolis_zombies"] == "a5"


def test_h3_10_24_the_attacker_places_first() -> None:
    match = start(2, armies=[["castle_griffins"], ["necropolis_zombies"]])
    assert match.decision is not None
    assert match.decision.seat == 0
    match.choose("deploy castle_griffins a2")
    assert match.decision.seat == 1
    with pytest.raises(IllegalChoice):
        match.choose("deploy necropolis_zombies a2")
    match.choose("deploy necropolis_zombies d4")
    assert state(match).fight.round == 1


def test_h3_10_25_a_player_fields_at_least_one_unit() -> None:
    match = start(2, armies=[["castle_griffins", "castle_marksmen"], ["necropolis_zombies"]])
    match.choose("reserve")
    assert "reserve" not in options(match)
    match.choose(
        "deploy castle_marksmen a1",
    )
    assert state(match).fight.kept_back[0] == (("castle_griffins", False),)


def test_h3_10_25_units_not_fielded_stay_in_the_unit_deck() -> None:
    f = Table(
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        "active: castle_champions",
        "attacker kept back: castle_griffins+",
        "attacker reserve: castle_marksmen",
    )
    f.choose("attack necropolis_skeletons")
    assert set(f.s.players[0].troops) == {
        ("castle_griffins", True),
        ("castle_marksmen", False),
        ("castle_champions", False),
    }


def test_h3_10_26_the_attacker_resolves_the_start_of_combat_first() -> None:
    f = Table(
        "attacker castle_archangels a1",
        "defender castle_archangels d5",
        "phase: start",
        "seat 0:",
        "deck: attack",
        "seat 1:",
        "deck: defense",
    )
    assert [f.hand(0), f.hand(1)] == [["attack"], ["defense"]]
    drew = [event["seat"] for event in f.told("drew-hidden")]
    assert drew == [0, 1]


def test_h3_10_27_an_ai_that_attacks_lines_up_first_on_its_own_lines() -> None:
    match = start(
        1, side="defender", armies=[["castle_griffins", "castle_marksmen"], ["necropolis_zombies"]]
    )
    assert places(match, 0) == {"castle_marksmen": "a1", "castle_griffins": "a2"}
    assert "deploy necropolis_zombies d5" in options(match)


def test_h3_10_23_two_equal_guards_are_one_choice() -> None:
    match = Guarded(
        "attacker castle_griffins a1",
        "phase: deploy",
        "turn: defender",
        "defender reserve: neutral_boars neutral_rogues neutral_boars",
    )
    assert match.options() == ["ai-first neutral_boars", "ai-first neutral_rogues"]


def test_h3_16_1_a_guard_with_a_single_space_is_placed_unasked() -> None:
    match = Table(
        "attacker castle_griffins a1",
        *(f"defender neutral_boars {column}5" for column in "abc"),
        "phase: deploy",
        "turn: defender",
        "defender reserve: neutral_marksmen",
        options={"form": "guards"},
    )
    assert match.at("neutral_marksmen") == "d5"


@pytest.mark.parametrize("seed", range(30))
def test_h3_2_2_no_card_of_a_hero_is_in_theshared_decks_as_well(seed: int) -> None:
    """Alamar, Rion and the Ability deck share two copies of Wisdom."""
    heroes = {"attacker": "castle", "attacker_hero": "rion"}
    heroes |= {"defender": "dungeon", "defender_hero": "alamar"}
    match = GAME.start(seats=2, options={**heroes, "level": 7, "spells": 5}, seed=seed)
    s = state(match)
    cards = [card for p in s.players for card in (*p.hand, *p.deck)]
    for name in ("ability", "artifact", "spell"):
        cards += [*s.decks[name].cards, *s.decks[name].discard]
    counts = {id_: cards.count(id_) for id_ in ("wisdom", "magic_arrow")}
    assert counts == {id_: CARDS[id_].copies for id_ in counts}
