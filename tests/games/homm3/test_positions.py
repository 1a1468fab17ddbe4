"""Positions: what is written can be read again, and a bad text names all its faults."""

import random
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from rulebound.core.errors import BadPosition, RuleboundError
from rulebound.core.match import Match
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.model.kinds import Kit, UnitKind
from tests.games.homm3.matches import state

FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "skirmish": (2, {"draw_each_round": 1}),
    "bought armies": (2, {"army": "bought", "gold": 60}),
    "siege": (2, {"siege": True, "level": 7, "spells": 5, "artifacts": 5, "draw_each_round": 2}),
    "guards": (1, {"form": "guards", "field": 4, "movement": 6, "level": 5}),
    "guards led by a person": (2, {"form": "guards", "field": 3, "movement": 6}),
    "against the AI": (1, {"army": "random", "gold": 80, "difficulty": "hard"}),
    "besieged by the AI": (1, {"side": "defender", "siege": True, "difficulty": "impossible"}),
    "other boxes": (
        2,
        {
            "attacker": "conflux",
            "defender": "inferno",
            "boxes": ["conflux", "inferno"],
            "army": "random",
            "gold": 120,
            "draw_each_round": 1,
        },
    ),
}


def plain(thing: Any) -> Any:
    """A table as data that can be compared; the generator and the log are no part of it."""
    if isinstance(thing, UnitKind):
        return thing.id
    if isinstance(thing, Kit):
        return id(thing)
    if is_dataclass(thing):
        return {
            rule.name: plain(getattr(thing, rule.name))
            for rule in fields(thing)
            if rule.compare and rule.name not in ("rng", "log", "sealed")
        }
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    return thing


def differences(one: Any, two: Any, where: str = "") -> list[str]:
    """Where two tables differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return [d for key in one for d in differences(one[key], two[key], f"{where}.{key}")]
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return [d for n, (a, b) in pairs for d in differences(a, b, f"{where}[{n}]")]
    return [] if one == two else [f"{where}: {one!r}, {two!r}"]


def asked(match: Match) -> tuple[int, str, list[str]]:
    assert match.decision is not None
    decision = match.decision
    return decision.seat, decision.prompt.id, [option.notation for option in decision.options]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_a_written_position_sets_up_the_same_table(form: str, seed: int) -> None:
    seats, options = FORMS[form]
    match = GAME.start(seats=seats, options=options, seed=seed)
    match._apart = 0  # every checkpoint is copied
    rng = random.Random(seed)
    base: Any = None
    checkpoints = decisions = 0
    while match.decision is not None:
        if match._base is not base:
            base = match._base
            text = GAME.position(base)
            again_base = GAME.new_state(replace(match.setup, seed=99, position=text))
            again_base.settled = True
            assert differences(plain(again_base), plain(base)) == []
            assert GAME.position(again_base) == text
            checkpoints += 1
        if state(match).settled:
            text = match.position()
            again = GAME.start(seats=seats, options=options, seed=99, position=text)
            assert differences(plain(state(again)), plain(state(match))) == []
            assert asked(again) == asked(match)
            decisions += 1
        match.choose(rng.randrange(len(match.decision.options)))
    assert checkpoints > 3
    assert decisions > 3


# ---- by hand ----

WEST = "attacker castle_griffins+ b2"
EAST = "defender necropolis_zombies b4"


def fight(*lines: str, seats: int = 2, **options: Any) -> Match:
    """A combat with a unit a side, and further lines."""
    text = "\n".join(("board:", WEST, EAST, *lines))
    return GAME.start(seats=seats, options=options, seed=1, position=text)


def test_two_units_are_a_position() -> None:
    match = fight()
    s = state(match)
    b = s.fight
    assert (b.round, b.units[b.active].name) == (1, "castle_griffins")
    assert [u.space for u in b.units] == ["b2", "b4"]
    assert [p.hand for p in s.players] == [(), ()]
    assert [p.troops for p in s.players] == [
        (("castle_griffins", True),),
        (("necropolis_zombies", False),),
    ]


def test_units_carry_their_words() -> None:
    match = fight("defender necropolis_wraiths c4 damage 2 activated paralysed attack -1")
    u = state(match).fight.units[2]
    assert (u.damage, u.activated, u.paralysed, u.attack) == (2, True, True, -1)


def test_several_units_of_a_kind_are_numbered() -> None:
    match = fight("defender necropolis_zombies+ c4", "active: necropolis_zombies.2")
    assert asked(match)[0] == 1
    assert "attack castle_griffins b3" in asked(match)[2]


def test_effects_lie_on_units() -> None:
    match = fight("effect defender slow initiative -3 on castle_griffins")
    effect = state(match).fight.ongoing[0]
    assert (effect.unit, effect.amount, effect.spell, effect.lies) == (0, -3, True, True)
    assert "effect defender slow initiative -3 on castle_griffins\n" in match.position()


def test_a_disrupted_unit_has_no_abilities() -> None:
    match = fight("effect defender disrupting_ray disrupted on castle_griffins")
    assert not state(match).fight.units[0].kit.retaliates_again


def test_a_siege_has_walls_a_gate_and_a_tower() -> None:
    match = fight("defender siege_arrow_tower tower damage 1", "walls: a3 b3 d3", "gate: c3")
    b = state(match).fight
    assert b.siege
    assert b.units[b.tower].damage == 1
    assert "walls: a3 b3 d3\ngate: c3\n" in match.position()


def test_a_unit_that_has_been_defeated_is_lost() -> None:
    b = state(fight("attacker castle_marksmen a1 defeated")).fight
    assert b.armies[0].lost == 1
    assert not b.units[2].alive


def test_a_unit_under_a_card_fights_with_its_face() -> None:
    match = fight("defender necropolis_skeletons+ c4 under sandro_1 1")
    u = state(match).fight.units[2]
    assert u.cover is not None
    assert (u.cover.card, u.cover.damage, u.face.initiative) == ("sandro_1", 1, 6)
    assert "necropolis_skeletons+ c4 under sandro_1 1\n" in match.position()


def test_players_have_cards_and_goods() -> None:
    seat = ["seat 0: castle catherine", "hand: attack magic_arrow", "gold: 12", "morale: positive"]
    p = state(fight(*seat)).players[0]
    assert (p.hero, p.hand, p.gold, p.morale) == ("catherine", ("attack", "magic_arrow"), 12, 1)


def test_an_ai_hero_has_decks() -> None:
    match = fight("defender ai deck: attack_a defense_b", "defender ai skill: offense", seats=1)
    hero = state(match).fight.armies[1].ai_hero
    assert hero is not None
    assert (hero.deck, hero.skill) == (("attack_a", "defense_b"), "offense")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("defender castle_dragons a4", "there are no 'castle_dragons'"),
        ("defender neutral_boars+ a4", "neutral_boars have no Pack"),
        ("defender castle_griffins e4", "there is no space 'e4'"),
        ("defender castle_griffins b2", "stand on the same space"),
        ("defender castle_griffins tower", "the siege_arrow_tower, and nobody else"),
        ("guest castle_griffins a4", "'guest' must be attacker or defender"),
        ("defender castle_griffins", "a unit needs a side, a name and a space"),
        ("defender castle_griffins a4 asleep", "unknown word 'asleep'"),
        ("defender castle_griffins a4 damage", "damage: '' must be a number"),
        ("defender castle_griffins a4 damage 4", "could not have survived 4 damage"),
        ("defender castle_griffins a4 under attack", "no card that fights in a unit's place"),
        ("effect attacker haste", "an effect needs a side, a card and what it does"),
        ("effect attacker haste initiative 1 on nobody", "no unit is called 'nobody'"),
        ("walls: b2", "castle_griffins stand on a Wall"),
        ("walls: z9", "there is no space 'z9'"),
        ("phase: lunch", "unknown phase 'lunch'"),
        ("phase: activation", "a unit is active in the phase 'activation'"),
        ("round: many", "'many' must be a number"),
        ("active: castle_marksmen", "no unit is called 'castle_marksmen'"),
        ("combat: raining", "combat: unknown word 'raining'"),
        ("winner: nobody", "'nobody' must be attacker or defender"),
        ("attacker ai deck: attack_a", "a person leads that army"),
        ("attacker chain: fish", "attacker chain: there is no card 'fish'"),
        ("seat 0: atlantis", "there is no faction 'atlantis'"),
        ("seat 0: castle nobody", "there is no hero 'nobody'"),
        ("seat 0:\n hand: fish", "seat 0 hand: there is no card 'fish'"),
        ("seat 0:\n xp: 13", "must be a number below 13"),
        ("seat 0:\n morale: fair", "morale: 'fair' must be one of negative, neutral, positive"),
        ("seat 0:\n permanent: attack armor", "permanent: there can be one card only"),
        ("seat 0:\n discards hand: often", "discards hand: 'often' must be yes or no"),
        ("seat 0:\n troops: neutral_boars+", "seat 0 troops: neutral_boars have no Pack"),
        ("seat 0:\n gold: much", "'much' must be a number"),
        ("spell deck: fish", "spell deck: there is no card 'fish'"),
        ("bronze discard: attack", "bronze discard: there is no card 'attack'"),
        ("weather: fine", "unknown line 'weather'"),
    ],
)
def test_a_bad_position_names_its_fault(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        fight(line)
    assert any(fault in found for found in error.value.faults), error.value.faults


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("deck: magic_arrow", "there is no card 'magic_arrow'"),
        ("spells: attack_a", "there is no card 'attack_a'"),
        ("skill: juggling", "there is no card 'juggling'"),
        ("skill: offense archery", "there can be one card only"),
        ("power: -1", "'-1' must be a number below 1000"),
    ],
)
def test_an_ai_hero_has_its_own_cards(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        fight(f"defender ai {line}", seats=1)
    assert error.value.faults == [f"defender ai {line.partition(':')[0]}: {fault}"]


def test_a_side_without_units_is_no_combat() -> None:
    with pytest.raises(BadPosition, match="the defender has no units"):
        GAME.start(seats=2, position=f"board:\n{WEST}")


def test_a_bad_position_names_all_its_faults() -> None:
    with pytest.raises(BadPosition) as error:
        fight("phase: lunch", "walls: z9", "round: many", "seat 0:", "hand: fish")
    assert len(error.value.faults) == 4


def test_no_position_can_be_written_while_a_card_is_played() -> None:
    match = fight("seat 0:", "hand: magic_arrow")
    assert match.position()
    match.choose("play magic_arrow cast-1")
    with pytest.raises(RuleboundError, match="only when a unit is to act"):
        match.position()


def test_no_position_can_be_written_of_a_match_that_is_over() -> None:
    match = fight()
    match.aside(0, "resign")
    with pytest.raises(RuleboundError, match="the match is over"):
        match.position()
