"""Reasons for what cannot be done now."""

import pytest

from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.model.battle import Ongoing
from rulebound.locale import Translator
from tests.games.conformance import start
from tests.games.homm3.fights import Fight

MINE = ["castle_griffins b2", "castle_marksmen a1"]
THEIRS = ["necropolis_zombies d5", "necropolis_skeletons c5"]


def why(f: Fight, seat: int, ref: str) -> str | None:
    f.ask_anew()
    text = f.match.why_not(seat, ref)
    if text is None:
        return None
    assert Translator("en").has(text.id)
    return text.id.removeprefix("homm3-why-")


def test_h3_10_30_units_act_in_their_turn() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    assert why(f, 0, "unit:castle_marksmen") == "not-its-turn"
    assert why(f, 0, "unit:castle_griffins") is None
    assert why(f, 1, "unit:castle_griffins") == "not-your-turn"
    assert why(f, 1, "space:c3") == "not-your-turn"


def test_h3_9_10_what_is_out_of_reach() -> None:
    f = Fight(["castle_halberdiers a1", "castle_marksmen b1"], THEIRS, active="castle_halberdiers")
    assert why(f, 0, "unit:necropolis_zombies") == "out-of-reach"
    assert why(f, 0, "space:d5") == "occupied"
    assert why(f, 0, "space:d4") == "too-far"
    assert why(f, 0, "space:a3") is None


def test_h3_9_11_shooters_with_an_enemy_beside_them_attack_only_it() -> None:
    f = Fight(
        ["castle_marksmen a1", "castle_griffins d1"],
        ["necropolis_zombies a2", "necropolis_skeletons c5"],
        active="castle_marksmen",
    )
    assert why(f, 0, "unit:necropolis_skeletons") == "engaged"
    assert why(f, 0, "unit:necropolis_zombies") is None


def test_h3_9_10_shooters_do_not_shoot_after_a_step() -> None:
    f = Fight(MINE, THEIRS, active="castle_marksmen").choose("move a2")
    assert why(f, 0, "unit:necropolis_zombies") == "stepped"
    assert why(f, 0, "space:a3") == "moved"


def test_h3_10_101_walls_are_in_the_way() -> None:
    f = Fight(
        ["castle_halberdiers a2", "castle_marksmen b1"],
        ["necropolis_zombies d5", "necropolis_skeletons c5"],
        siege=["a3", "d3"],
        gate="b3",
        active="castle_halberdiers",
    )
    assert why(f, 0, "wall:a3") is None
    assert why(f, 0, "space:a3") == "wall"
    assert why(f, 0, "space:b3") == "wall"
    assert why(f, 0, "wall:d3") is None
    f = Fight(
        ["castle_halberdiers a1", "castle_marksmen b1"],
        ["necropolis_zombies d5", "necropolis_skeletons c5"],
        siege=["a3"],
        active="castle_marksmen",
    )
    assert why(f, 0, "wall:a3") == "wall-shot"


def test_h3_10_104_only_shooters_reach_the_tower() -> None:
    options = {"siege": True, "attacker_hero": "none", "defender_hero": "none"}
    match = start("homm3", 2, options, 1)
    for choice in ("line-up", "line-up", "gate b3"):
        match.choose(choice)
    while match._state.fight.active < 0 or match._state.fight.units[match._state.fight.active].side:
        match.choose("stop")
    text = match.why_not(0, "unit:siege_arrow_tower")
    assert text is not None
    assert text.id == "homm3-why-tower"


def test_h3_10_15_units_are_placed_on_the_own_side() -> None:
    match = start("homm3", 2, {"attacker_hero": "none", "defender_hero": "none"}, 1)
    reasons = [match.why_not(0, f"space:{space}") for space in ("a3", "b5", "a1")]
    assert [text and text.id for text in reasons] == ["homm3-why-other-side"] * 2 + [None]
    match.choose(0)
    text = match.why_not(0, "space:a1")
    assert text is not None
    assert text.id == "homm3-why-occupied"
    waiting = match.why_not(1, "space:a5")
    assert waiting is not None
    assert waiting.id == "homm3-why-not-your-turn"


# ---- cards ----


def test_h3_5_20_cards_have_their_moments() -> None:
    f = Fight(MINE, THEIRS, hands=(["defense", "attack"], ()), active="castle_griffins")
    text = f.match.why_not(0, "card:defense")
    assert text is not None
    assert (text.id, text.args["moments"]) == ("homm3-why-moment", ["attack"])
    assert why(f, 0, "card:attack") is None


def test_cards_must_be_held() -> None:
    f = Fight(MINE, THEIRS, hands=((), ["haste"]), active="castle_griffins")
    assert why(f, 0, "card:haste") == "not-held"
    assert why(f, 0, "card:nothing") is None
    assert why(f, 1, "card:haste") == "moment"


def test_h3_5_50_the_limit_of_spells() -> None:
    f = Fight(MINE, THEIRS, hands=(["haste", "haste"], ()), active="castle_griffins")
    f.choose("play haste cast-1", "target castle_griffins")
    text = f.match.why_not(0, "card:haste")
    assert text is not None
    assert (text.id, text.args["count"]) == ("homm3-why-limit", 1)


def test_a_toll_that_cannot_be_paid() -> None:
    theirs = ["inferno_familiars+ d5", "necropolis_skeletons c5"]
    f = Fight(MINE, theirs, hands=(["haste"], ()), active="castle_griffins")
    text = f.match.why_not(0, "card:haste")
    assert text is not None
    assert (text.id, text.args["unit"]) == ("homm3-why-toll", "inferno_familiars")


def test_h3_5_34_cards_of_another_faction() -> None:
    f = Fight(MINE, THEIRS, hands=(["necromancy", "haste"], ()), active="castle_griffins")
    f.b.moment = "won"
    assert why(f, 0, "card:necromancy") == "other-faction"


def test_h3_10_67_map_cards_are_for_the_map() -> None:
    f = Fight(MINE, THEIRS, hands=(["wisdom"], ()), active="castle_griffins")
    assert why(f, 0, "card:wisdom") == "map"


def test_h3_5_31_expert_uses_run_out() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    f.s.players[1].permanent = "cannon"
    f.b.moment = "round"
    assert why(f, 1, "card:cannon") == "no-expert"
    f.b.armies[1].used = True
    assert why(f, 1, "card:cannon") == "used"


def test_h3_5_47_power_that_nothing_can_use() -> None:
    f = Fight(MINE, THEIRS, hands=(["power"], ()), active="castle_griffins")
    assert why(f, 0, "card:power") == "no-use"


def test_nothing_to_aim_at() -> None:
    f = Fight(MINE, THEIRS, hands=(["haste"], ()), active="castle_griffins")
    for u in f.b.units:
        harm.add_effect(f.s, Ongoing("anti_magic", 1, u.number, "anti_magic"))
    assert why(f, 0, "card:haste") == "no-target"


@pytest.mark.parametrize(
    "ref", ["hero:catherine", "unit:nobody", "space:z9", "wall:a3", "nonsense"]
)
def test_nothing_to_say(ref: str) -> None:
    assert why(Fight(MINE, THEIRS, active="castle_griffins"), 0, ref) is None
