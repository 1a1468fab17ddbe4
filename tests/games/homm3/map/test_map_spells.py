"""Spells on the map: Town Portal, its power, and what answers it (H3-5.45 to H3-5.53)."""

import pytest

from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.kinds import SCHOOLS
from tests.games.homm3.quests import MAP, Quest

AWAY = {0: "F1 C"}


def portal(grade: int, where: str = "", hero: str = "main") -> list[str]:
    """Cast Town Portal; ``where``: the way is chosen, since there are several."""
    way = [f"portal {hero} {Quest().ref(where)}"] if where else []
    return [f"play town_portal cast-{grade}", *way]


# ---- Town Portal ----


def test_h3_t14_map_spell() -> None:
    q = Quest(heroes=AWAY, flags={"F1 NW": 0}, level=2, hands=(["power", "town_portal"],))
    assert q.player.experts == 1
    q.choose("play power expert", *portal(2, "F1 NW"))
    assert q.realm.heroes[0] == q.at("F1 NW")
    assert q.realm.movement[0] == 4
    assert q.player.experts == 0
    assert q.player.discard == ("power", "town_portal")
    assert q.asked == "0 turn"


def test_town_portal_costs_no_movement_and_gives_none_at_the_first_grade() -> None:
    q = Quest(heroes=AWAY, hands=(["town_portal"],), movement=(0, 0))
    q.choose("play town_portal cast-1")
    assert q.realm.heroes[0] == q.at("S3 C")
    assert q.realm.movement[0] == 0


@pytest.mark.parametrize(("played", "grades"), [((), 1), (("power",) * 2, 2), (("power",) * 4, 3)])
def test_h3_5_46_the_grades_of_town_portal_need_power(played: tuple[str, ...], grades: int) -> None:
    q = Quest(heroes=AWAY, hands=([*played, "town_portal"],))
    for card in played:
        q.choose(f"play {card} basic")
    assert sum("town_portal cast" in option for option in q.offered) == grades
    q.choose(f"play town_portal cast-{grades}")
    assert q.realm.movement[0] == 3 + grades - 1


def test_h3_17_25_town_portal_takes_either_hero() -> None:
    q = Quest(heroes=AWAY, seconds={0: "F1 NE"}, hands=(["town_portal"],))
    q.choose(*portal(1, "S3 C", "second"))
    assert q.realm.heroes == (q.at("F1 C"), q.at("S3 C"))
    assert q.realm.visited[1] == q.at("S3 C")


def test_town_portal_needs_a_town_elsewhere() -> None:
    q = Quest(hands=(["town_portal", "power"],))
    assert "play town_portal cast-1" not in q.offered
    assert "play power basic" not in q.offered
    q = Quest(heroes=AWAY, flags={"S3 C": 1}, hands=(["town_portal", "power"],))
    assert "play town_portal cast-1" not in q.offered


def test_town_portal_leads_beside_another_hero_only_who_can_go_on() -> None:
    q = Quest(heroes=AWAY, seconds={0: "S3 C"}, movement=(0, 0), hands=(["town_portal"],))
    assert "play town_portal cast-1" not in q.offered
    q = Quest(heroes=AWAY, seconds={0: "S3 C"}, movement=(1, 0), hands=(["town_portal"],))
    q.choose("play town_portal cast-1")
    assert q.realm.heroes[0] == q.realm.heroes[1]


@pytest.mark.parametrize(("seconds", "discovers"), [({}, True), ({0: "F1 NW"}, False)])
def test_h3_3_26_beside_another_hero_a_tile_is_not_discovered(
    seconds: dict[int, str], discovers: bool
) -> None:
    q = Quest(
        (*MAP, "F2 -1,-2 down"),
        heroes=AWAY,
        seconds=seconds,
        flags={"F1 NW": 0},
        movement=(1, 0),
        hands=(["town_portal"],),
    )
    q.choose(*portal(1, "F1 NW"))
    assert ("discover main -1,-2" in q.offered) is discovers


def test_h3_10_67_town_portal_is_no_spell_for_a_combat() -> None:
    q = Quest(heroes={0: "S3 C"}, hands=(["town_portal", "magic_arrow", "power"],))
    q.go("S3 SW").choose("line-up")
    while q.asked != "0 unit":
        q.choose(q.offered[-1])
    assert "play town_portal power" in q.offered
    assert not any("town_portal cast" in option for option in q.offered)


# ---- power (H3-5.47, H3-5.49) ----


def test_h3_5_49_another_action_closes_the_chain() -> None:
    q = Quest(heroes=AWAY, hands=(["power", "power", "town_portal"],))
    q.choose("play power basic", "play power basic").go("F1 NE")
    assert q.told("power-lost")[0]["power"] == 2
    assert not any("cast-2" in option for option in q.offered)


def test_h3_5_49_a_card_without_power_closes_the_chain() -> None:
    q = Quest(heroes=AWAY, hands=(["power", "power", "estates", "town_portal"],))
    q.choose("play power basic", "play power basic", "play estates basic")
    assert q.w.power == 0
    assert not any("cast-2" in option for option in q.offered)


def test_h3_5_47_surplus_power_is_lost() -> None:
    q = Quest(heroes=AWAY, hands=(["power"] * 3 + ["town_portal"] * 2,), movement=(3, 0))
    q.choose(*["play power basic"] * 3, "play town_portal cast-2")
    assert q.w.power == 0
    assert q.told("power-lost") == []


def test_h3_5_45_other_spells_give_power_to_town_portal() -> None:
    q = Quest(heroes=AWAY, hands=(["haste", "slow", "town_portal"],))
    q.choose("play haste power", "play slow power", *portal(2))
    assert q.realm.movement[0] == 4


def test_h3_5_50_outside_combat_there_is_no_limit() -> None:
    q = Quest(heroes=AWAY, flags={"F1 NW": 0}, hands=(["town_portal"] * 2,))
    q.choose(*portal(1, "S3 C"), *portal(1))
    assert q.realm.heroes[0] == q.at("F1 NW")


def test_combat_spells_are_not_cast_on_the_map() -> None:
    hand = ["magic_arrow", "haste", "cure", "prayer", "counterstrike", "attack", "defense"]
    q = Quest(heroes=AWAY, level=7, hands=(hand,))
    assert not any(option.startswith("play") for option in q.offered)


# ---- school magic ----


def test_earth_magic_in_play_serves_town_portal() -> None:
    q = Quest(heroes=AWAY, hands=(["earth_magic", "power", "town_portal"],))
    q.choose("play earth_magic basic", "play power basic", *portal(2))
    assert q.player.permanent == "earth_magic"
    assert q.realm.movement[0] == 4


def test_earth_magic_gives_three_power_as_an_expert() -> None:
    q = Quest(heroes=AWAY, level=2, hands=(["earth_magic", "power", "town_portal"],))
    q.choose("play power basic", "play earth_magic expert", *portal(3))
    assert q.realm.movement[0] == 5
    assert q.player.experts == 0
    assert q.realm.lasting == ()


def test_earth_magic_in_play_is_given_up_for_power() -> None:
    q = Quest(heroes=AWAY, level=2, hands=(["power", "town_portal"],))
    q.player.permanent = "earth_magic"
    q.choose("play power basic", "use earth_magic use", *portal(3))
    assert q.player.permanent == ""
    assert q.player.discard == ("power", "earth_magic", "town_portal")
    assert q.realm.movement[0] == 5


@pytest.mark.parametrize("school", [school for school in SCHOOLS if school != "earth"])
def test_magic_of_another_school_does_not_serve_town_portal(school: str) -> None:
    q = Quest(heroes=AWAY, level=2, hands=([f"{school}_magic", "power", "town_portal"],))
    assert f"play {school}_magic expert" not in q.offered
    q.choose(f"play {school}_magic basic", "play power basic")
    assert not any("cast-2" in option for option in q.offered)


def test_power_of_a_school_is_lost_with_the_chain() -> None:
    q = Quest(heroes=AWAY, level=2, hands=(["earth_magic", "estates", "town_portal"],))
    q.choose("play earth_magic expert")
    assert "play town_portal cast-2" in q.offered
    q.choose("play estates basic")
    assert "play town_portal cast-2" not in q.offered


# ---- after casting (W-AFTERCAST) ----


def test_h3_5_33_knowledge_takes_a_map_spell_back() -> None:
    q = Quest(heroes=AWAY, hands=(["knowledge", "town_portal"],))
    q.choose(*portal(1))
    assert q.asked == "0 cast"
    q.choose("play knowledge basic")
    assert q.player.hand == ("town_portal",)
    assert q.player.discard == ("knowledge",)


def test_knowledge_may_be_kept_and_its_expert_effect_is_for_combat() -> None:
    q = Quest(heroes=AWAY, level=2, hands=(["knowledge", "town_portal"],))
    assert "play knowledge basic" not in q.offered
    q.choose(*portal(1))
    assert q.offered == ["play knowledge basic", "pass"]
    q.choose("pass")
    assert q.player.discard == ("town_portal",)
    assert q.player.hand == ("knowledge",)


def test_empowered_knowledge_works_on_the_map() -> None:
    q = Quest(heroes=AWAY, hands=(["knowledge_empowered", "town_portal"],))
    q.choose(*portal(1), "play knowledge_empowered basic")
    assert q.player.hand == ("town_portal",)


def test_mysticism_takes_the_spell_back() -> None:
    q = Quest(heroes=AWAY, hands=(["mysticism", "power", "power", "town_portal"],))
    q.choose("play power basic", "play power basic", *portal(2), "play mysticism basic")
    assert q.player.hand == ("town_portal",)
    assert q.player.discard == ("power", "power", "mysticism")


def test_expert_mysticism_takes_the_cards_played_with_it_back() -> None:
    q = Quest(heroes=AWAY, level=2, hands=(["mysticism", "power", "power", "town_portal"],))
    q.choose("play power basic", "play power basic", *portal(2), "play mysticism expert")
    assert sorted(q.player.hand) == ["power", "power", "town_portal"]
    assert q.player.discard == ("mysticism",)


# ---- cards that give power and more ----


def test_sorcery_may_be_played_for_the_draw_and_its_power_serves_what_is_drawn() -> None:
    q = Quest(heroes=AWAY, hands=(["sorcery", "power"],), decks=(["town_portal"],))
    q.choose("play sorcery basic")
    assert q.player.hand == ("power", "town_portal")
    q.choose("play power basic", *portal(2))
    assert q.realm.movement[0] == 4


def test_sorcery_with_nothing_to_draw_and_nothing_to_serve_is_not_offered() -> None:
    q = Quest(heroes=AWAY, hands=(["sorcery"],))
    assert "play sorcery basic" not in q.offered


def test_the_tunic_of_the_cyclops_king_draws_and_gives_power() -> None:
    q = Quest(
        heroes=AWAY, hands=(["tunic_of_the_cyclops_king", "town_portal"],), decks=(["power"],)
    )
    q.choose("play tunic_of_the_cyclops_king top", "play power basic", *portal(2))
    assert q.realm.movement[0] == 4


@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("breastplate_of_petrified_wood", 1),
        ("dragon_wing_tabard", 1),
        ("rib_cage", 1),
        ("tunic_of_the_cyclops_king", 2),
        ("titans_cuirass", 2),
        ("ciele_1", 1),
        ("ciele_4", 1),
        ("ciele_6", 2),
    ],
)
def test_power_on_the_lower_half_serves_town_portal(card: str, power: int) -> None:
    q = Quest(heroes=AWAY, hands=([card, "town_portal"],))
    q.choose(f"play {card} bottom")
    assert q.w.power == power
    assert f"play {card} bottom" not in Quest(heroes=AWAY, hands=([card],)).offered


def test_titans_cuirass_gives_four_power_for_a_discard() -> None:
    q = Quest(heroes=AWAY, hands=(["titans_cuirass", "attack", "town_portal"],))
    q.choose("play titans_cuirass top", "discard attack", *portal(3))
    assert q.realm.movement[0] == 5


def test_deemers_power_serves_town_portal() -> None:
    q = Quest(heroes=AWAY, hands=(["deemer_4", "power", "town_portal"],))
    q.choose("play deemer_4 top", "play power basic", *portal(2))
    assert q.realm.movement[0] == 4


def test_an_occupied_settlement_is_not_the_own_one() -> None:
    q = Quest(heroes=AWAY, flags={"F1 NW": 0}, hands=(["town_portal"],))
    change(q.s, q.at("F1 NW"), flags=(1,))
    q.choose("play town_portal cast-1")
    assert q.realm.heroes[0] == q.at("S3 C")


# ---- View Air ----


@pytest.mark.parametrize(
    ("grade", "found"), [(1, (3, 0, 0)), (2, (0, 2, 0)), (3, (0, 0, 1))], ids=str
)
def test_view_air_brings_what_its_grade_says(grade: int, found: tuple[int, int, int]) -> None:
    q = Quest(hands=(["view_air", *("power",) * (grade - 1)],), boxes=frozenset(("core", "tower")))
    q.choose(*("play power basic",) * (grade - 1), f"play view_air cast-{grade}")
    p = q.player
    assert (p.gold, p.materials, p.valuables) == found
    assert "view_air" in p.discard


def test_view_air_needs_its_power_and_is_no_core_card() -> None:
    q = Quest(hands=(["view_air"],))
    assert "play view_air cast-1" in q.offered
    assert "play view_air cast-2" not in q.offered
    assert "view_air" not in q.s.decks["spell"].cards + q.s.decks["spell"].discard
