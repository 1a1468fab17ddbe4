"""What options tell a client besides the things to touch."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.homm3.map import trade
from tests.games.homm3.fights import Fight
from tests.games.homm3.matches import Played
from tests.games.homm3.quests import Quest


def fields(played: Played, notation: str) -> Mapping[str, Any]:
    decision = played.match.decision
    assert decision is not None
    return decision.find(notation).fields


def test_an_attack_says_whom_it_strikes_and_from_where() -> None:
    f = Fight(["castle_griffins b2"], ["necropolis_skeletons b3"])
    assert fields(f, "attack necropolis_skeletons") == {"unit": "necropolis_skeletons"}
    assert fields(f, "attack necropolis_skeletons c3") == {
        "unit": "necropolis_skeletons",
        "space": "c3",
    }


def test_a_move_says_where_it_ends() -> None:
    f = Fight(["castle_griffins b2"], ["necropolis_skeletons d5"])
    assert fields(f, "move b3") == {"space": "b3"}
    assert fields(f, "defend") == {}


def test_a_card_says_how_it_is_played() -> None:
    f = Fight(["castle_griffins b2"], ["necropolis_skeletons d5"], hands=(["magic_arrow"], []))
    assert fields(f, "play magic_arrow cast-1") == {"card": "magic_arrow", "mode": "cast-1"}


def test_a_step_says_who_goes_where() -> None:
    assert fields(Quest(), "go main -2,0") == {"hero": "main", "field": (-2, 0)}


def test_a_tile_says_where_it_lies_and_how_it_is_turned() -> None:
    q = Quest(("S3 -3,1", "S1 3,-1", "F1 0,0 down"), heroes={0: "S3 E"})
    assert fields(q, "discover main 0,0") == {"hero": "main", "tile": (0, 0)}
    q.choose("discover main 0,0")
    assert fields(q, "rotate 0,0 2") == {"tile": (0, 0), "turn": 2}


def test_a_building_says_its_name() -> None:
    q = Quest(gold=20, materials=10, valuables=10)
    assert fields(q, "build castle_city_hall") == {"building": "castle_city_hall"}


def test_an_exchange_says_its_rate() -> None:
    (deal,) = trade.deals(Quest(gold=2).s, 0)
    assert deal.fields == {"sell": "gold", "give": 2, "buy": "materials", "get": 1}


def test_a_wish_names_its_window() -> None:
    wishes = [o.fields for o in Quest().match.asides(0) if o.kind in ("want", "unwant")]
    assert {"window": "announced"} in wishes
