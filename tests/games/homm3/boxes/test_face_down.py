"""Quicksand and Land Mine: tokens that lie face down, half of them blank (H3-17.60)."""

import re
from collections.abc import Callable
from random import Random

import pytest

from rulebound import Match
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat import face_down
from rulebound.games.homm3.combat.face_down import is_token
from rulebound.games.homm3.model.spaces import BY_NAME, NAMES
from tests.games.conformance import CHECKS, Steps, start
from tests.games.homm3.boxes.casting import CHAMPIONS, CRUSADERS, GRIFFINS, ZOMBIES, cast, table
from tests.games.homm3.fights import Fight
from tests.seeds import Seeds

BOTH = pytest.mark.parametrize("card", ["quicksand", "land_mine"])
WALKERS = ("castle_crusaders+ a1", "castle_griffins d1")
FAR = ("necropolis_zombies+ d5",)
BOXES = ["stronghold", "stretch_goals_2024"]
HAND = "  hand: quicksand land_mine quicksand land_mine power power"


def lay(f: Fight, card: str, *spaces: str, grade: int = 1) -> Fight:
    """Cast it, with tokens on these spaces."""
    return cast(f, card, grade, *(f"space {space}" for space in spaces), power=grade - 1)


def tokens(f: Fight) -> dict[str, int]:
    """By space, whether the token there is real."""
    return {NAMES[e.at]: e.amount for e in f.b.ongoing if is_token(e)}


def turn_out(f: Fight, **faces: int) -> Fight:
    """The tokens on these spaces are these."""
    f.b.ongoing = tuple(
        e._replace(amount=faces.get(NAMES[e.at], e.amount)) if is_token(e) else e
        for e in f.b.ongoing
    )
    return f


def seen(f: Fight, seat: int | None) -> dict[str | None, str | None]:
    battle = f.match.view(seat)["battle"]
    return {e["space"]: e["face"] for e in battle["ongoing"] if e["face"]}


@BOTH
@pytest.mark.parametrize("grade", [1, 2, 3])
def test_half_of_the_tokens_are_blank(card: str, grade: int) -> None:
    spaces = ["a3", "b3", "c3", "d3", "a2", "c2"][: 2 * grade]
    f = lay(table(card, power=grade - 1), card, *spaces, grade=grade)
    assert tokens(f).keys() == set(spaces)
    assert sum(tokens(f).values()) == grade
    assert f.told("tokens-laid")[0]["count"] == 2 * grade
    assert f.discard(0).count(card) == 0  # it stays in play


@BOTH
def test_tokens_are_shuffled(card: str) -> None:
    found = set()
    for seed in range(20):
        f = table(card)
        f.s.rng.count = seed
        found.add(tokens(lay(f, card, "a3", "b3"))["a3"])
    assert found == {0, 1}


@BOTH
def test_tokens_are_laid_on_empty_spaces_and_on_each_only_one(card: str) -> None:
    f = table(card).choose(f"play {card} cast-1")
    assert not {"space b2", "space b4"} & set(f.options())
    f.choose("space a3")
    assert "space a3" not in f.options()
    assert "space b3" in f.options()


@BOTH
@pytest.mark.parametrize(("side", "shared"), [(0, False), (1, True)])
def test_tokens_of_different_players_may_share_a_space(card: str, side: int, shared: bool) -> None:
    f = table(card)
    face_down.lay(f.s, side, "quicksand", [BY_NAME["a3"]], 2)
    assert ("space a3" in f.choose(f"play {card} cast-1").options()) is shared


@BOTH
def test_a_lot_without_room_keeps_its_number_of_real_ones(card: str) -> None:
    f = table(card, power=2)
    free = {"a2", "a3", "b3"}
    walls = sum(1 << BY_NAME[space] for space in NAMES if space not in free)
    f.b.walls = walls & ~sum(1 << u.at for u in f.b.units if u.at >= 0)
    f.b.siege = True
    lay(f, card, "a2", "a3", grade=3)  # the last space is the only one left: nobody is asked
    assert sum(is_token(e) for e in f.b.ongoing) == 6
    assert sum(e.amount for e in f.b.ongoing if is_token(e)) == 3
    assert seen(f, 0).keys() == free


def test_real_quicksand_ends_movement_and_activation() -> None:
    f = lay(table("quicksand"), "quicksand", "b3", "c3")
    turn_out(f, b3=1, c3=0).choose("move b3")
    assert f.unit(GRIFFINS).space == "b3"
    assert f.told("token-turned")[0]["face"] == "real"
    assert f.b.round == 2  # it was the last of its round
    assert tokens(f) == {"c3": 0}  # the token has left


@BOTH
def test_a_blank_token_does_nothing(card: str) -> None:
    f = lay(table(card), card, "b3", "c3")
    turn_out(f, b3=0, c3=1).choose("move b3")
    assert f.told("token-turned")[0]["face"] == "blank"
    assert f.b.units[f.b.active].name == GRIFFINS
    assert f.unit(GRIFFINS).damage == 0
    assert tokens(f) == {"c3": 1}


def test_an_attack_ends_in_the_quicksand_on_the_way() -> None:
    f = lay(table("quicksand"), "quicksand", "b3", "c3")
    turn_out(f, b3=1, c3=0).choose(f"attack {ZOMBIES} b3")
    assert f.unit(GRIFFINS).space == "b3"
    assert not f.told("attacks")


def test_who_walks_into_quicksand_comes_no_further() -> None:
    """Nothing else leads to a3: a2 and b1 are closed by tokens, too."""
    f = table("quicksand", mine=WALKERS, theirs=FAR, active=CRUSADERS, power=1)
    lay(f, "quicksand", "a2", "b1", "b2", "b3", grade=2)
    turn_out(f, a2=1, b1=1, b2=0, b3=0).choose("move b2")
    assert f.unit(CRUSADERS).space in ("a2", "b1")
    assert f.told("moves")[-1]["way"][-1] == f.unit(CRUSADERS).space
    assert len(tokens(f)) == 3


def test_who_can_walks_around_the_tokens() -> None:
    f = table("quicksand", mine=WALKERS, theirs=FAR, active=CRUSADERS)
    turn_out(lay(f, "quicksand", "a2", "d3"), a2=1, d3=0).choose("move b2")
    assert f.unit(CRUSADERS).space == "b2"
    assert not f.told("token-turned")


@BOTH
def test_flyers_turn_over_the_token_they_land_on_only(card: str) -> None:
    f = lay(table(card), card, "b3", "a3")
    turn_out(f, b3=1, a3=0).choose("move a3")
    assert [told["space"] for told in f.told("token-turned")] == ["a3"]


def test_a_land_mine_hurts_and_lets_one_carry_on() -> None:
    f = lay(table("land_mine"), "land_mine", "b3", "c3")
    turn_out(f, b3=1, c3=0).choose("move b3")
    assert f.unit(GRIFFINS).damage == 2
    assert f.b.units[f.b.active].name == GRIFFINS


def test_a_land_mine_may_kill_on_the_way() -> None:
    mine = ("castle_halberdiers a1", "castle_griffins d1")
    f = table("land_mine", mine=mine, theirs=FAR, active="castle_halberdiers", power=1)
    f.unit("castle_halberdiers").damage = 1
    lay(f, "land_mine", "a2", "b1", "b2", "a3", grade=2)
    turn_out(f, a2=1, b1=1, b2=0, a3=0).choose("move b2")
    assert not f.unit("castle_halberdiers").alive
    assert len(f.told("token-turned")) == 1


def test_spells_that_cannot_touch_a_unit_do_not_hold_it() -> None:
    mine = ("dungeon_black_dragons+ b2", "castle_griffins d1")
    f = table("quicksand", mine=mine, active="dungeon_black_dragons")
    turn_out(lay(f, "quicksand", "b3", "c3"), b3=1, c3=0).choose("move b3")
    assert f.told("token-turned")[0]["face"] == "real"
    assert f.b.units[f.b.active].name == "dungeon_black_dragons"


# ---- hidden information ----


@BOTH
def test_only_the_owner_looks_at_tokens(card: str) -> None:
    f = turn_out(lay(table(card), card, "b3", "c3"), b3=1, c3=0)
    assert seen(f, 0) == {"b3": "real", "c3": "blank"}
    for other in (1, None):
        assert seen(f, other) == {"b3": "face_down", "c3": "face_down"}


@BOTH
def test_what_others_see_does_not_depend_on_the_faces(card: str) -> None:
    one = turn_out(lay(table(card), card, "b3", "c3"), b3=1, c3=0)
    other = turn_out(lay(table(card), card, "b3", "c3"), b3=0, c3=1)
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(None) == other.match.view(None)
    assert one.match.view(0) != other.match.view(0)


@BOTH
def test_imagined_worlds_mix_the_tokens_of_others_only(card: str) -> None:
    f = turn_out(lay(table(card, power=1), card, "a3", "b3", "c3", "d3", grade=2), a3=1)
    real = tokens(f)
    found = set()
    for seed in range(40):
        world = f.match.imagine(1, seed)
        dealt = {NAMES[e.at]: e.amount for e in world._state.fight.ongoing if is_token(e)}
        assert sum(dealt.values()) == sum(real.values())
        assert world.view(1) == f.match.view(1)
        found.add(tuple(dealt.values()))
        own = f.match.imagine(0, seed)._state.fight
        assert {NAMES[e.at]: e.amount for e in own.ongoing if is_token(e)} == real
    assert len(found) == 6  # all ways to lay two real ones among four


@BOTH
def test_lots_are_mixed_each_by_itself(card: str) -> None:
    f = lay(table(card, card), card, "a3", "b3")
    f.b.armies[0].limit = 2
    lay(f, card, "c3", "d3")
    for seed in range(20):
        world = f.match.imagine(1, seed)._state.fight
        dealt = {NAMES[e.at]: e.amount for e in world.ongoing if is_token(e)}
        assert dealt["a3"] + dealt["b3"] == dealt["c3"] + dealt["d3"] == 1


@BOTH
def test_laying_and_turning_over_cannot_be_taken_back(card: str) -> None:
    f = table(card)
    sealed = f.s.sealed
    lay(f, card, "b3", "c3")
    laid = f.s.sealed
    assert laid > sealed
    assert f.choose("move b3").s.sealed > laid


@BOTH
def test_the_owner_alone_foresees_what_a_move_brings(card: str) -> None:
    """To the owner it is certain."""
    f = turn_out(lay(table(card), card, "b3", "c3"), b3=0, c3=1)
    told = [event["kind"] for event in f.match.foresee(0, "move b3")]
    assert "token-turned" in told


@BOTH
def test_tokens_stand_in_positions(card: str) -> None:
    f = turn_out(lay(table(card, power=1), card, "a3", "b3", "c3", "d3", grade=2), a3=1, b3=0)
    text = f.match.position()
    again = GAME.start(2, {"form": "skirmish"}, seed=1, position=text)
    assert again.position() == text
    lying = {NAMES[e.at]: (e.amount, e.lot) for e in again._state.fight.ongoing if is_token(e)}
    assert {space: amount for space, (amount, _) in lying.items()} == tokens(f)
    assert {lot for _, lot in lying.values()} == {1}


@BOTH
def test_the_card_is_discarded_when_the_combat_ends(card: str) -> None:
    theirs = ("necropolis_skeletons b3",)
    f = table(card, theirs=theirs, damage={"necropolis_skeletons": 1}, dice=[1])
    lay(f, card, "a3", "c3").choose("attack necropolis_skeletons")
    assert f.b.winner == 0
    assert card in f.discard(0)
    assert not f.b.ongoing


@pytest.mark.parametrize("card", ["quicksand", "land_mine"])
def test_combats_among_tokens_end(card: str) -> None:
    for seed in range(5):
        rng = Random(seed)
        hand = [card, card, *["power"] * 4]
        f = Fight(
            (f"{GRIFFINS}+ a1", f"{CRUSADERS}+ b1", f"{CHAMPIONS} c1"),
            (f"{ZOMBIES}+ a5", "necropolis_vampires+ b5", "castle_marksmen d5"),
            hands=(hand, hand),
        )
        while f.match.decision is not None:
            options = f.options()
            casts = [o for o in options if o.startswith(f"play {card} cast")]
            f.choose(casts[-1] if casts else rng.choice(options))
        assert f.match.result is not None
        assert f.told("token-turned")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_contract_holds_among_tokens(
    check: Callable[[Match, Random], None], seeds: Seeds
) -> None:
    """From a combat on in which both players hold such spells."""
    for seed in seeds(1):
        options = {"attacker": "castle", "defender": "necropolis", "boxes": BOXES}
        match, rng = start("homm3", 2, options, seed), Random(seed)
        while match.decision is not None and match.decision.prompt.id != "homm3-ask-unit":
            match.choose(rng.randrange(len(match.decision.options)))
        text = re.sub(r"(?m)^  hand:.*$", HAND, match.position())
        text = re.sub(r"(?m)^  (secret|known):.*$", r"  \1:", text)
        again = GAME.start(2, options, seed=seed, position=text)
        check(again, Steps(seed, share=0.2 * seeds.share))
