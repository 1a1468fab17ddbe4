"""What the buildings of all factions have in common (H3-7.2, H3-7.4, H3-7.11, H3-7.12, H3-7.15)."""

from typing import Any

import pytest

from rulebound.games.homm3.map.buildings import BOARDS, BOOK_COST, BUILDINGS, DWELLINGS, by_role
from rulebound.games.homm3.model.kinds import TIERS, roster
from tests.games.homm3.map.homes import TILES, home

FACTIONS = tuple(TILES)
RICH: dict[str, Any] = {"gold": 90, "materials": 90, "valuables": 90}


def lower(role: str) -> tuple[str, ...]:
    return DWELLINGS[: DWELLINGS.index(role)]


def test_h3_7_2_every_board_has_eight_buildings() -> None:
    assert set(BOARDS) == set(FACTIONS)
    assert len(BUILDINGS) == 80
    assert {len(board) for board in BOARDS.values()} == {8}


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("role", DWELLINGS)
def test_h3_7_11_a_dwelling_opens_its_tier(faction: str, role: str) -> None:
    q = home(faction, *lower(role), role, troops=((), ()), **RICH)
    q.choose("population")
    offered = {o.removeprefix("recruit ") for o in q.offered if o.startswith("recruit ")}
    tier = DWELLINGS.index(role)
    assert offered == {kind.id for kind in roster(faction) if kind.tier <= tier}
    first = next(kind for kind in roster(faction) if kind.tier == tier)
    q.choose(f"recruit {first.id}")
    assert [(t.kind, t.pack) for t in q.player.troops] == [(first.id, False)]
    assert q.player.gold == 90 - first.few.cost.gold
    assert q.player.valuables == 90 - first.few.cost.valuables


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("role", DWELLINGS)
def test_h3_7_11_without_a_dwelling_its_tier_stays_closed(faction: str, role: str) -> None:
    q = home(faction, *lower(role), troops=((), ()), **RICH)
    if role == "dwelling_bronze":
        assert "population" not in q.offered
        return
    q.choose("population")
    units = {kind.id for kind in roster(faction) if TIERS[kind.tier] in role}
    assert not {o.removeprefix("recruit ") for o in q.offered} & units


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("role", DWELLINGS[1:])
def test_h3_t03_dwellings_are_built_in_their_order(faction: str, role: str) -> None:
    q = home(faction, *lower(role)[:-1], **RICH)
    assert f"build {by_role(faction, role).id}" not in q.offered
    q = home(faction, *lower(role), **RICH)
    assert f"build {by_role(faction, role).id}" in q.offered


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_7_4_the_lower_building_of_a_slot_needs_the_upper_one(faction: str) -> None:
    lower_ = by_role(faction, "special_gears")
    (upper,) = lower_.requires
    q = home(faction, **RICH)
    assert f"build {lower_.id}" not in q.offered
    q = home(faction, BUILDINGS[upper].role, **RICH)
    q.choose(f"build {lower_.id}")
    assert {upper, lower_.id} <= set(q.realm.buildings)


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_7_12_a_citadel_lets_units_be_reinforced(faction: str) -> None:
    few = roster(faction)[0]
    q = home(faction, "dwelling_bronze", "citadel", **RICH)
    q.choose("population", f"reinforce {few.id}")
    assert q.player.troops[0] == (few.id, True)
    assert q.player.gold == 90 - few.face(True).cost.gold


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_7_12_no_citadel_or_no_dwelling_no_reinforcing(faction: str) -> None:
    few = roster(faction)[0]
    q = home(faction, "dwelling_bronze", **RICH)
    q.choose("population")
    assert f"reinforce {few.id}" not in q.offered
    q = home(faction, "citadel", **RICH)
    assert "population" not in q.offered


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_7_15_a_mage_guild_brings_two_searches_of_spells(faction: str) -> None:
    q = home(faction, **RICH)
    q.choose(f"build {by_role(faction, 'mage_guild').id}")
    for _ in range(2):
        assert q.asked == "0 search"
        q.choose(next(o for o in q.offered if o.startswith("take spell")))
    assert q.asked == "0 turn"
    assert len(q.player.hand) == 2


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_t07_no_spell_book_in_the_round_of_building(faction: str) -> None:
    q = home(faction, **RICH)
    q.choose(f"build {by_role(faction, 'mage_guild').id}")
    for _ in range(2):
        q.choose(next(o for o in q.offered if o.startswith("take spell")))
    assert "read-book" not in q.offered


@pytest.mark.parametrize("faction", FACTIONS)
def test_h3_7_14_the_spell_book_costs_what_the_board_says(faction: str) -> None:
    cost = BOOK_COST[faction].gold
    q = home(faction, "mage_guild", gold=cost)
    q.choose("read-book")
    assert q.player.gold == 0
    assert q.asked == "0 search"
    q.choose(next(o for o in q.offered if o.startswith("take spell")))
    assert "read-book" not in q.offered
    assert "read-book" not in home(faction, "mage_guild", gold=cost - 1).offered


def test_h3_7_14_core_prices() -> None:
    assert [BOOK_COST[name].gold for name in ("castle", "dungeon", "necropolis")] == [6, 5, 5]


def test_h3_17_24_the_mana_vortex_costs_three_materials() -> None:
    assert BUILDINGS["dungeon_mana_vortex"].cost == (6, 3, 1)
