"""Nothing is missing: every card that the boxes hold is in the game, and nothing else."""

from rulebound.games.tashkalar.library import (
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
    TASK_CARDS,
    card_id,
    task_of,
)

BOXES = {
    "imperial": """
        swordmaster messenger herald bomb chronicler assassin time_mage summoner
        hypnotist cannon champion infantry_captain cavalry_captain gryphon_rider knight
        high_priestess master_of_intrigue gun_tower
    """,
    "highland": """
        wild_eagle clan_axeman clan_healer dire_wolf ritual_keeper eagle_lord wolf_rider
        blood_shaman war_drummer hill_giant warlord war_summoner ritual_master
        legend_slayer mountain_troll hungry_bear werewolf clan_guardian
    """,
    "sylvan": """
        sapling kiskin_farseeders charging_buck forest_wardens naiad kiskin_spirit dryad
        centaur_spearman centaur_chieftain unicorn sylvan_queen sylvan_princess
        woodland_druid forest_ancient forest_mystic kiskin_leafsplitter
        kiskin_boughrunner tree_shepherd
    """,
    "everfrost": """
        snow_fox royal_reindeer crystal_mirror crystal_grower ice_princess ice_queen
        frostweave_summoner winter_whisperer frozen_chest everfrost_sentinel
        glacier_giant polar_bear war_sled snow_monster frost_imp ice_wyvern deathbringer
        frostweave_illusionist
    """,
    "nethervoid": """
        shadow_imp flame_imp gate_keeper demon_of_gluttony demon_of_pride
        acolyte_of_destruction acolyte_of_growth power_seeker hell_hound vortexmaster
        gate_master hell_rider demon_of_wrath demon_of_greed demon_of_lust
        demon_of_sloth demon_of_envy possessed_summoner
    """,
    "etherweave": """
        doppelganger paradox_worm lesser_shadow_twin translocationist antimatter_spirit
        merchant_of_time gate_of_oblivion time_traveler greater_shadow_twin warpmaster
        dark_sphere void_summoner eternal_emperor reality_patch polarity_queen
        singularity ziggurat_sentinel iris_of_eternity
    """,
    "legends": """
        fire_dragon hell_bull angel_of_death the_eldest_tree bone_catapult
        fire_elemental leviathan two_headed_dragon earth_elemental time_elemental
        storm_elemental titan
    """,
    "tasks": """
        destruction devastation heroic_destruction heroic_devastation end_of_legends
        red_conquest green_conquest color_conquest red_legends green_legends
        rainbow_dominance red_summoning green_summoning colored_summoning
        legendary_summoning central_dominance center_cross line_dominance diagonals
        side_chain corner_chain imprisonment envelopment isolation
    """,
}
"""The names on the cards, deck by deck."""
FLARES = 12
PRINTED_TWICE = ("northern", "southern")
"""Both Imperial Schools have the same beings."""


def cards(deck: str) -> set[str]:
    return set(BOXES[deck].split())


def test_every_school_has_the_beings_of_its_box() -> None:
    for school, numbers in SCHOOL_CARDS.items():
        deck = "imperial" if school in PRINTED_TWICE else school
        assert {card_id(card) for card in numbers} == cards(deck), school
        assert len(numbers) == 18
    schools = {"imperial" if school in PRINTED_TWICE else school for school in SCHOOL_CARDS}
    assert schools == BOXES.keys() - {"legends", "tasks"}


def test_legends_tasks_and_flares_are_those_of_the_box() -> None:
    assert {card_id(card) for card in LEGEND_CARDS} == cards("legends")
    assert {task_of(task).id for task in TASK_CARDS} == cards("tasks")
    assert [card_id(card) for card in FLARE_CARDS] == [
        f"flare_{n:02}" for n in range(1, FLARES + 1)
    ]
