"""Hero Cards of the boxes beside the core box, as they are printed (H3-4.3)."""

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.heroes import HEROES, heroes_of

PRINTED = """
lord_haart_castle castle tower might 2211 estates
ingham castle stretch_goals_2024 magic 1022 mysticism
tarnum_castle castle stretch_goals_2024 might 2211 artillery
valeska castle stretch_goals_2024 might 2211 archery
jeddite dungeon tower magic 0032 sorcery
lorelei dungeon stretch_goals_2024 might 2211 scouting
sephinroth dungeon stretch_goals_2024 magic 0032 intelligence
tarnum_dungeon dungeon stretch_goals_2024 might 2211 estates
lord_haart_necropolis necropolis tower might 1221 necromancy
vidomina necropolis tower magic 1022 necromancy
moandor necropolis stretch_goals_2024 might 1221 necromancy
septienna necropolis stretch_goals_2024 magic 1022 necromancy
clancy rampart tower might 1311 pathfinding
mephala rampart tower might 1311 leadership
ivor rampart stretch_goals_2024 might 1311 offense
melodia rampart stretch_goals_2024 magic 0212 luck
tarnum_rampart rampart stretch_goals_2024 might 1311 leadership
iona tower tower might 1122 intelligence
solmyr tower tower magic 0023 sorcery
cyra tower stretch_goals_2024 magic 0023 diplomacy
torosar tower stretch_goals_2024 might 1122 mysticism
rashka inferno inferno might 2211 scholar
zydar inferno inferno magic 1121 sorcery
ash inferno stretch_goals_2024 magic 1121 eagle_eye
octavia inferno stretch_goals_2024 might 2211 scholar
bron fortress tower might 0411 resistance
tazar fortress tower might 0411 armorer
gerwulf fortress stretch_goals_2024 might 0411 armorer
merist fortress stretch_goals_2024 magic 0122 first_aid
tarnum_fortress fortress stretch_goals_2024 might 0411 armorer
crag_hack stronghold stronghold might 4011 offense
shiva stronghold stronghold might 4011 scouting
dessa stronghold stretch_goals_2024 magic 2111 logistics
tarnum_stronghold stronghold stretch_goals_2024 might 4011 offense
monere conflux conflux might 3111 logistics
luna conflux conflux magic 0023 basic_fire_magic
tarnum_conflux conflux conflux magic 0023 wisdom
pasis conflux stretch_goals_2024 might 3111 artillery
jeremy cove cove might 3021 offense
zilare cove cove magic 2012 interference
astra cove stretch_goals_2024 magic 2012 luck
miriam cove stretch_goals_2024 might 3021 logistics
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_h3_4_3_what_the_hero_card_prints(row: list[str]) -> None:
    id_, faction, box, kind, statistics, ability = row
    who = HEROES[id_]
    values = f"{who.attack}{who.defense}{who.power}{who.knowledge}"
    assert (who.faction, who.box, who.magic, values, who.ability) == (
        faction,
        box,
        kind == "magic",
        statistics,
        ability,
    )
    assert [CARDS[f"{id_}_{level}"].hero for level in (1, 4, 6)] == [id_] * 3


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_h3_2_3_the_hero_does_not_come_without_its_box(row: list[str]) -> None:
    id_, faction, box = row[:3]
    own = {found.box for found in HEROES.values() if found.faction == faction}
    assert id_ in heroes_of(faction, frozenset(("core", box)))
    others = frozenset((own | {"core"}) - {box})
    assert not others or id_ not in heroes_of(faction, others)


def test_there_are_64_heroes_with_three_specialties_each() -> None:
    assert len(HEROES) == 64
    assert sum(card.hero != "" for card in CARDS.values()) == 192
