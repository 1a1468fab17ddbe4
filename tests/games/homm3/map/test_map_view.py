"""What seats see of the map, what friends point out, and why something is not possible (H3-14)."""

import json
from typing import Any

from tests.games.homm3.quests import Quest

HIDDEN = ("S3 -3,1", "S1 3,-1", "F1 0,0", "F7 -1,-2 down", "N4 1,2 down")


def world(q: Quest, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = q.match.view(seat)["world"]
    return found


def test_h3_14_1_nobody_sees_which_tile_lies_face_down() -> None:
    q = Quest(HIDDEN, pool=("F8",))
    for seat in (0, 1, None):
        text = json.dumps(q.match.view(seat))
        assert '"F7"' not in text
        assert '"F8"' not in text
        kinds = [tile["kind"] for tile in world(q, seat)["tiles"] if tile["tile"] is None]
        assert kinds == ["far", "near"]
        assert world(q, seat)["realms"][0]["pool"] == {"far": 1}


def test_h3_14_1_imagined_maps_differ_only_in_what_is_hidden() -> None:
    q = Quest(HIDDEN, pool=("F8",))
    found = set()
    for seed in range(12):
        other = q.match.imagine(0, seed)
        assert other.view(0) == q.match.view(0)
        found.add(tuple(tile.tile for tile in other._state.map.board.tiles))
    assert len(found) > 3
    assert all(tiles[:3] == ("S3", "S1", "F1") for tiles in found)
    assert all(tiles[3][0] == "F" and tiles[4][0] == "N" for tiles in found)


def test_h3_14_3_allies_show_their_hands_only_if_the_option_says_so() -> None:
    hands = (["attack"], ["defense"])
    closed = Quest(mode="cooperative", hands=hands)
    assert closed.match.view(0)["players"][1]["hand"] is None
    shown = Quest(mode="cooperative", hands=hands, open_hands=True)
    assert shown.match.view(0)["players"][1]["hand"] == ["defense"]
    assert shown.match.view(None)["players"][1]["hand"] is None
    for seed in range(4):
        assert shown.match.imagine(0, seed)._state.players[1].hand == ("defense",)
    enemies = Quest(hands=hands, open_hands=True)
    assert enemies.match.view(0)["players"][1]["hand"] is None


def test_h3_11_6_friends_tell_the_guards_by_tier() -> None:
    q = Quest(level=1)
    steps = q.match.helps(0)["steps"]["main"]
    assert steps[q.ref("S3 SW")]["guards"] == {
        "level": 1,
        "quick": False,
        "tiers": {"bronze": 1},
        "xp": 1,
        "rounds": 3,
    }
    assert steps[q.ref("S3 NE")] == {}
    assert "steps" not in q.match.helps(1)


def test_h3_a8_friends_tell_the_guards_of_an_easier_game_while_rulebook_holds() -> None:
    q = Quest(level=1, difficulty=2)
    ref = q.ref("S3 SW")
    assert q.match.helps(0)["steps"]["main"][ref]["guards"]["tiers"] == {"bronze": 2}
    q.w.proclaimed = ("rulebook",)
    assert q.match.helps(0)["steps"]["main"][ref]["guards"]["tiers"] == {"bronze": 1}


def test_h3_10_9_friends_tell_of_quick_combat() -> None:
    q = Quest(level=2)
    steps = q.match.helps(0)["steps"]["main"]
    assert steps[q.ref("S3 SW")]["guards"] == {"level": 1, "quick": True}


def why(q: Quest, ref: str, seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    text = q.match.why_not(seat, ref)
    return None if text is None else (text.id.removeprefix("homm3-why-"), dict(text.args))


def test_why_a_building_is_not_built() -> None:
    q = Quest(gold=9, materials=5, buildings=["dwelling_bronze"])
    assert why(q, "building:castle_towers") == ("built", {"building": "castle_towers"})
    assert why(q, "building:castle_glory_of_erathia") == (
        "first-build",
        {"building": "castle_holy_grounds"},
    )
    assert why(q, "building:castle_city_hall") == ("short", {"resource": "gold", "count": 1})
    q.realm.tokens = frozenset()
    q.player.gold = 50
    assert why(q, "building:castle_city_hall") == ("token-used", {"token": "build"})
    assert why(q, "building:dungeon_warrens") is None


def test_why_a_unit_is_not_recruited() -> None:
    q = Quest(gold=3, buildings=["dwelling_bronze"])
    assert why(q, "troop:castle_griffins") == ("short", {"resource": "gold", "count": 1})
    assert why(q, "troop:castle_champions") == (
        "no-dwelling",
        {"tier": "gold", "building": "castle_glory_of_erathia"},
    )
    assert why(q, "troop:castle_halberdiers") == ("no-citadel", {"building": "castle_citadel"})


def test_why_a_hero_does_not_go_there() -> None:
    q = Quest()
    assert why(q, f"field:{q.ref('S3 NW')}") == ("blocked", {})
    assert why(q, f"field:{q.ref('F1 SE')}") == ("no-way", {})
    assert why(q, f"field:{q.ref('S3 NE')}", seat=1) == ("not-your-turn", {})
    q.realm.movement = (0, 0)
    assert why(q, f"field:{q.ref('S3 NE')}") == ("no-movement", {})


def test_why_a_card_is_not_played() -> None:
    q = Quest(hands=(["attack", "necromancy"],))
    assert why(q, "card:attack") == ("in-combat", {"card": "attack"})
    assert why(q, "card:haste") == ("not-held", {"card": "haste"})
