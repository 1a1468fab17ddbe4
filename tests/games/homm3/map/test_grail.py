"""Gold Rush: the Grail on its way, and the prize for beating a Main Hero."""

from typing import Any

import pytest

from rulebound.games.homm3.model.world import HeroName
from rulebound.games.homm3.scenarios.common.carrier import LIES
from tests.games.homm3.map.allies import fight_out
from tests.games.homm3.map.rushes import rush, visiting
from tests.games.homm3.quests import Quest

# ---- the Grail ----


def test_the_grail_must_be_fought_for_and_stops_the_hero() -> None:
    q = visiting("C2 C")
    assert not q.told("quick-combat")
    fight_out(q)
    assert q.realm.grail == "main"
    assert q.realm.movement[0] == 0


def carrying(seat: int, hero: HeroName = "main", **more: Any) -> Quest:
    q = rush("#C1 0,0", **more)
    q.w.grail = True
    q.w.realms[seat].grail = hero
    return q


def test_a_sanctuary_does_not_protect_the_carrier() -> None:
    q = carrying(1, heroes={0: "#C1 NE", 1: "#C1 E"}).go("#C1 E")
    assert q.w.trip is not None
    assert q.w.trip.foe == "hero"


def test_a_sanctuary_protects_others() -> None:
    q = rush("#C1 0,0", heroes={0: "#C1 NE", 1: "#C1 E"})
    q.go("#C1 E")
    assert q.w.trip is None


def test_a_beaten_carrier_hands_the_grail_over() -> None:
    q = fight_out(met())
    assert (q.w.realms[0].grail, q.w.realms[1].grail) == ("main", "")


def met() -> Quest:
    """The Main Hero of seat 0 attacks the Main Hero of seat 1, who carries the Grail."""
    return carrying(1, heroes={0: "#C1 NE", 1: "#C1 E"}).go("#C1 E")


def test_a_carrier_who_wins_keeps_it() -> None:
    q = fight_out(met(), winner=1)
    assert (q.w.realms[0].grail, q.w.realms[1].grail) == ("", "main")


def test_a_carrier_beaten_by_guards_leaves_it_there() -> None:
    q = carrying(0, heroes={0: "#C1 NW"}).go("#C1 C")
    fight_out(q, winner=1)
    assert q.realm.grail == ""
    assert q.w.notes[LIES] == q.at("#C1 C")


def test_the_next_visitor_takes_it_up_and_stops() -> None:
    q = rush("#C1 0,0", heroes={0: "#C1 SW"}, level=7)
    q.w.grail = True
    q.w.notes[LIES] = q.at("#C1 W")
    q.go("#C1 W")
    assert q.realm.grail == "main"
    assert q.realm.movement[0] == 0
    assert LIES not in q.w.notes


def test_a_secondary_hero_who_is_given_up_hands_it_over() -> None:
    q = carrying(1, "second", heroes={0: "#C1 NE"}, seconds={1: "#C1 E"}).go("#C1 E")
    assert q.asked == "1 give-up"
    q.choose("give-up")
    assert q.realm.grail == "main"


# ---- the prize ----


def test_the_winner_may_take_an_artifact_instead_of_the_gold() -> None:
    q = met()
    q.s.players[1].discard = ("speculum", "attack")
    q.s.players[1].gold = 9
    fight_out(q)
    assert q.asked == "0 prize"
    assert q.offered == ["take-artifact speculum", "take-prize-gold"]
    q.choose("take-artifact speculum")
    assert "speculum" in q.player.hand
    assert (q.player.gold, q.s.players[1].gold) == (0, 9)


@pytest.mark.parametrize("discard", [(), ("speculum",)])
def test_the_gold_is_still_to_be_had(discard: tuple[str, ...]) -> None:
    q = met()
    q.s.players[1].discard = discard
    q.s.players[1].gold = 9
    fight_out(q)
    if discard:
        q.choose("take-prize-gold")
    assert (q.player.gold, q.s.players[1].gold) == (5, 4)
    assert q.s.players[1].discard == discard
