"""The dragons of The Hunt: what all have in common, and the Azure Dragon."""

import pytest

from rulebound.games.homm3.combat.moves import reachable
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.spaces import NEXT_TO
from rulebound.games.homm3.scenarios.the_hunt.boss_abilities import sort_of
from rulebound.games.homm3.scenarios.the_hunt.bosses import BOSSES, army_of, boss_kind
from tests.games.homm3.map.lairs import AZURE, CRYSTAL, RUST, Fight, artifacts, lair, next_round

# ---- values and armies ----


@pytest.mark.parametrize(
    ("boss", "health"),
    [
        ("azure_dragon", [10, 22, 30, 40]),
        ("crystal_dragon", [9, 22, 26, 32]),
        ("rust_dragon", [10, 20, 32, 40]),
        ("faerie_dragon", [8, 18, 26, 32]),
    ],
)
def test_the_health_of_a_boss_by_difficulty(boss: str, health: list[int]) -> None:
    assert [KINDS[boss_kind(boss, n)].few.health for n in range(4)] == health


def test_only_the_azure_dragon_is_stronger_on_impossible() -> None:
    for boss in BOSSES:
        hard, impossible = (KINDS[boss_kind(boss, n)].few for n in (2, 3))
        more = 2 if boss == "azure_dragon" else 0
        assert impossible.attack - hard.attack == impossible.defense - hard.defense == more


def test_no_boss_has_the_ability_that_is_printed() -> None:
    for boss in BOSSES:
        printed = {a.text for a in KINDS[f"neutral_{boss}s"].few.kit.abilities}
        own = {a.text for a in KINDS[boss_kind(boss, 1)].few.kit.abilities}
        assert not printed & own


def test_the_helpers_of_a_boss() -> None:
    assert len(army_of("azure_dragon", 3)) == len(army_of("rust_dragon", 0)) == 1
    golems = army_of("crystal_dragon", 1)[1:]
    assert golems.count("neutral_gold_golems") == golems.count("neutral_diamond_golems") == 2
    assert army_of("faerie_dragon", 2).count("neutral_dendroids") == 4


def test_a_mirage_more_on_impossible() -> None:
    dragons = [len([u for u in army_of("faerie_dragon", n) if "boss" in u]) for n in range(4)]
    assert dragons == [2, 2, 2, 3]


# ---- all of them ----


@pytest.mark.parametrize(("target", "falls"), [(RUST, False), ("neutral_diamond_golems", True)])
def test_the_stare_of_gorgons_does_nothing_to_a_boss(target: str, falls: bool) -> None:
    f = Fight(
        ["fortress_gorgons+ b3", "castle_zealots a1"],
        [f"{target} b4", "neutral_boars d5"],
        dice=[-1, 0, 0],
        active="fortress_gorgons",
    ).choose(f"attack {target}")
    assert f.unit(target).alive is not falls


def test_with_the_boss_its_side_is_beaten() -> None:
    f = Fight(
        ["castle_archangels+ b3"],
        [f"{CRYSTAL} b4", "neutral_gold_golems d5"],
        active="castle_archangels",
        damage={CRYSTAL: 8},
    ).choose(f"attack {CRYSTAL}")
    assert (f.b.winner, f.b.ended) == (0, "defeat")
    assert f.unit("neutral_gold_golems").alive


def test_a_helper_that_falls_ends_nothing() -> None:
    f = Fight(
        ["castle_archangels+ b3"],
        ["neutral_gold_golems b4", f"{CRYSTAL} d5"],
        active="castle_archangels",
        damage={"neutral_gold_golems": 5},
    ).choose("attack neutral_gold_golems")
    assert not f.unit("neutral_gold_golems").alive
    assert f.b.winner < 0


# ---- the Azure Dragon ----


def test_no_spell_can_be_aimed_at_the_azure_dragon() -> None:
    f = Fight(
        ["castle_crusaders b2", "castle_zealots a1"],
        [f"{AZURE} b4"],
        hands=(["magic_arrow"], []),
        active="castle_crusaders",
    ).choose("play magic_arrow cast-1")
    assert f.options() == ["target castle_crusaders", "target castle_zealots"]


def test_spells_on_the_own_units_work_against_the_azure_dragon() -> None:
    f = Fight(
        ["castle_archangels b3"],
        [f"{AZURE} b4"],
        hands=(["fire_shield"], []),
        active="castle_archangels",
    ).choose("play fire_shield cast-1", "target castle_archangels", f"attack {AZURE}")
    burns = [e for e in f.told("hurt") if e["source"] == "fire_shield"]
    assert [e["unit"] for e in burns] == [AZURE]


@pytest.mark.parametrize(
    ("card", "sort"),
    [
        ("titans_gladius", "weapon"),
        ("centaurs_axe", "weapon"),
        ("rib_cage", "worn"),
        ("sentinels_shield", "worn"),
        ("everflowing_crystal_cloak", "worn"),
        ("speculum", "trinket"),
        ("vial_of_lifeblood", "trinket"),
    ],
)
def test_what_an_artifact_is(card: str, sort: str) -> None:
    assert sort_of(card) == sort


def test_a_weapon_lets_the_breath_hit_the_neighbours_of_the_target() -> None:
    f = Fight(
        ["castle_crusaders+ b3", "castle_zealots a3", "castle_griffins c3", "castle_marksmen b1"],
        [f"{AZURE} c5"],
        active="castle_marksmen",
    )
    artifacts(f, "titans_gladius")
    next_round(f)
    assert f.told("boss-artifact")[-1]["sort"] == "weapon"
    f.choose("attack castle_crusaders b4")
    full = f.told("hit")[0]["damage"]
    assert full > 3
    hurt = {e["unit"]: e["amount"] for e in f.told("hurt")}
    assert hurt["castle_zealots"] == hurt["castle_griffins"] == full - 3
    assert "castle_marksmen" not in hurt


def test_without_a_weapon_the_neighbours_are_safe() -> None:
    f = Fight(
        ["castle_crusaders+ b3", "castle_zealots a3", "castle_marksmen b1"],
        [f"{AZURE} c5"],
        active="castle_marksmen",
    )
    artifacts(f, "speculum")
    next_round(f).choose("attack castle_crusaders b4")
    assert "castle_zealots" not in {e["unit"] for e in f.told("hurt")}


def test_a_dragon_that_strikes_back_breathes_at_one_unit() -> None:
    f = Fight(
        ["castle_archangels+ b3", "castle_zealots a3"], [f"{AZURE} b4"], active="castle_archangels"
    )
    f.b.set_note("revealed", (1, "weapon"))
    f.choose(f"attack {AZURE}")
    assert [e["retaliation"] for e in f.told("attacks")] == [0, 1]
    assert "castle_zealots" not in {e["unit"] for e in f.told("hurt")}


def test_armor_is_worth_three_defense_against_the_next_attack() -> None:
    f = Fight(
        ["castle_archangels+ b3"],
        [f"{AZURE} b4"],
        active="castle_archangels",
    )
    artifacts(f, "dragon_scale_armor")
    next_round(f)
    assert f.unit(AZURE).defense == 3
    f.choose("attack castle_archangels")
    blow = next(e for e in f.told("hit") if e["target"] == AZURE)
    assert blow["defense"] == KINDS[AZURE].few.defense + 3
    assert f.unit(AZURE).defense == 0


def test_armor_does_not_add_up() -> None:
    f = Fight(["castle_crusaders a1"], [f"{AZURE} d5"], active="castle_crusaders")
    artifacts(f, "dragon_scale_armor")
    next_round(f)
    f.unit(AZURE).activated = True
    next_round(f)
    assert f.unit(AZURE).defense == 3


def test_a_trinket_slows_everybody_but_the_dragon() -> None:
    f = Fight(
        ["castle_griffins a1", "castle_crusaders d1"],
        [f"{AZURE} d5"],
        active="castle_griffins",
    )
    artifacts(f, "speculum")
    next_round(f)
    assert "attack castle_griffins a2" in f.options()  # six spaces away
    f.unit(AZURE).activated = True
    f.b.phase = 3
    slow = f.unit("castle_griffins")
    assert reachable(f.s, slow) == NEXT_TO[slow.at] | 1 << slow.at


def test_a_trinket_ends_with_the_combat_round() -> None:
    f = Fight(["castle_archangels+ a1"], [f"{AZURE} d5"], active="castle_archangels")
    artifacts(f, "speculum")
    next_round(f)
    assert {e.what for e in f.b.ongoing} == {"one_step", "flies_anywhere"}
    artifacts(f, "rib_cage")
    next_round(f)
    assert not [e for e in f.b.ongoing if e.what in ("one_step", "flies_anywhere")]


def test_the_discarded_artifacts_are_shuffled_as_the_combat_starts() -> None:
    f = lair(f"{AZURE} d5")
    assert [e["deck"] for e in f.told("shuffled-discards")] == ["artifact"]


def test_without_discarded_artifacts_nothing_is_revealed() -> None:
    f = Fight(["castle_griffins a1"], [f"{AZURE} d5"], active="castle_griffins")
    f.s.decks["artifact"] = Deck(("speculum",), ())
    next_round(f)
    assert f.told("boss-artifact") == []
