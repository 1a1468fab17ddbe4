"""All that lies in the core box is there."""

from typing import Final

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.weeks import WEEKS
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.tile_data import TILES

CASTLE = "halberdiers marksmen griffins crusaders zealots champions archangels"
DUNGEON = "troglodytes harpies evil_eyes medusas minotaurs manticores black_dragons"
NECROPOLIS = "skeletons zombies wraiths vampires liches dread_knights ghost_dragons"
NEUTRAL = f"""{CASTLE} {DUNGEON} {NECROPOLIS}
    boars halflings peasants rogues mummies nomads sharpshooters gold_golems diamond_golems
    enchanters trolls azure_dragons crystal_dragons"""
SPELLS = """magic_arrow lightning_bolt haste disrupting_ray chain_lightning counterstrike slow
    stone_skin anti_magic resurrection town_portal blind bloodlust curse fireball fire_shield bless
    cure weakness prayer teleport"""
ABILITIES = """archery armorer diplomacy estates intelligence leadership logistics luck mysticism
    necromancy offense resistance sorcery tactics wisdom"""
ARTIFACTS = """armor_of_wonder blackshard_of_the_dead_knight breastplate_of_petrified_wood
    centaurs_axe charm_of_mana dragon_wing_tabard hourglass_of_the_evil_hour
    inexhaustible_cart_of_lumber legs_of_legion loins_of_legion red_dragon_flame_tongue rib_cage
    shield_of_the_dwarven_lords shield_of_the_yawning_dead speculum dragon_scale_shield
    endless_bag_of_gold everflowing_crystal_cloak everpouring_vial_of_mercury head_of_legion
    ogres_club_of_havoc shackles_of_war targ_of_the_rampaging_ogre tunic_of_the_cyclops_king
    vial_of_lifeblood angel_wings dragon_scale_armor endless_sack_of_gold sentinels_shield
    sword_of_judgement titans_cuirass titans_gladius"""
HERO_NAMES = "catherine rion alamar mutare sandro tamika"
AI_CARDS = """attack_a attack_b defense_a defense_b cast_a_spell_a cast_a_spell_b use_a_skill_a
    use_a_skill_b"""

BOX: dict[str, list[str]] = {
    "Castle": [f"castle_{name}" for name in CASTLE.split()],
    "Dungeon": [f"dungeon_{name}" for name in DUNGEON.split()],
    "Necropolis": [f"necropolis_{name}" for name in NECROPOLIS.split()],
    "Neutral units": [f"neutral_{name}" for name in NEUTRAL.split()],
    "Siege": ["siege_arrow_tower"],
    "Statistics": ["attack", "defense", "power", "knowledge"],
    "Abilities": ABILITIES.split(),
    "Spells": SPELLS.split(),
    "Artifacts": ARTIFACTS.split(),
    "Heroes": HERO_NAMES.split(),
    "Specialties": [f"{hero}_{level}" for hero in HERO_NAMES.split() for level in (1, 4, 6)],
    "AI cards": AI_CARDS.split(),
}


COMPONENTS: Final = {id_ for ids in BOX.values() for id_ in ids}

CORE_LOCATIONS: Final = """
    artifact_symbol blocked dragon_utopia empty fountain_of_youth grail learning_stone
    magic_spring mine mystical_garden obelisk pandoras_box redwood_observatory
    resource_symbol sanctuary settlement shrine_of_magic_gesture shrine_of_magic_incantation
    stables temple town trading_post treasure_symbol tree_of_knowledge warriors_tomb
    water_wheel windmill witch_hut
"""
CORE_WEEKS: Final = """annoying_lizard battalions_stallion crazy_wizard dead_silence fancy_pixie
    fluffy_rabbit friendly_beaver gold_dragon greedy_dragon grim_warlock groovy_satyr
    isras_friends magic_tortoise merry_leprechaun profuse_growth swift_weasel terrible_plague
    white_raven wild_debauchery"""
CORE_TILES: Final = "S1 S2 S3 F1 F2 F3 F4 F5 F6 F7 F8 F9 N1 N2 N3 N4 N5 N6 C1 C2"


def test_no_unit_card_or_hero_of_the_core_box_is_missing() -> None:
    known = {kind.id for kind in KINDS.values() if kind.box == "core"}
    known |= {card.id for card in CARDS.values() if card.box == "core"}
    known |= {hero.id for hero in HEROES.values() if hero.box == "core"}
    assert known <= COMPONENTS
    assert COMPONENTS - known == set(BOX["AI cards"])


def test_nothing_of_the_core_map_is_missing() -> None:
    assert set(CORE_LOCATIONS.split()) <= set(LOCATION_TABLE)
    there = {
        field.location for tile in TILES.values() if tile.box == "core" for field in tile.fields
    }
    assert there == set(CORE_LOCATIONS.split())
    assert {week.id for week in WEEKS.values() if week.box == "core"} == set(CORE_WEEKS.split())
    assert [t.id for t in TILES.values() if t.box == "core"] == CORE_TILES.split()
