"""The Last Bridge: our own cooperative scenario."""

from typing import Any

import pytest

from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import change, field, guard
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.world import MapPhase
from rulebound.games.homm3.scenarios.common.ambush import WINS
from tests.games.homm3.map.allies import after_setup, fight_out, play_on, start
from tests.games.homm3.map.scripts import anew
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

BRIDGE = (0, 0)


class Raid(Quest):
    """The scenario itself, as a Quest: the end of some Round comes next."""

    def __init__(self, round_: int, seats: int = 2, **options: Any) -> None:
        factions = ["castle", "dungeon", "necropolis"][:seats]
        self.match = start("last_bridge", seats, factions=factions)
        after_setup(self.match)
        w = self.s.map
        w.round, w.turn, w.phase, w.step = round_, len(w.order), MapPhase.ROUND_ENDS, 0
        for player in self.s.players:
            player.troops = tuple(
                Troop(unit, True) for unit in ("castle_archangels", "castle_champions")
            )
        if options.get("held", True):
            change(self.s, BRIDGE, flags=(0,), taken=True)
        anew(self)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_core_tiles_are_enough(seats: int) -> None:
    w = after_setup(start("last_bridge", seats)).map
    assert {TILES[placed.tile].box for placed in w.board.tiles} == {"core"}
    assert len(w.board.tiles) == 1 + 4 * seats


def test_the_bridge_is_a_settlement_guarded_by_four() -> None:
    s = after_setup(start("last_bridge", 2))
    assert field(s, BRIDGE).location == "settlement"
    assert guard(s, BRIDGE) == 4
    around = [field(s, at).location for at in s.map.board.layout.where if at != BRIDGE]
    assert "blocked" in around


def _told(q: Quest) -> list[str]:
    return [text["id"] for text in q.match.view(None)["world"]["notices"]]


def test_people_are_told_who_holds_the_bridge() -> None:
    assert "homm3-notice-not-held" in _told(Raid(5, held=False))
    assert "homm3-notice-held" in _told(Raid(5))


def test_bots_are_drawn_to_the_bridge_until_it_is_held() -> None:
    def drawn(q: Quest, at: Hex) -> float:
        return sum(hear(q.s, 0, at) for hear in q.s.listening(occasions.worth))

    assert drawn(Raid(5, held=False), BRIDGE) > 0
    assert drawn(Raid(5), BRIDGE) == 0
    assert drawn(Raid(5, held=False), (1, 0)) == 0


@pytest.mark.parametrize(("round_", "units"), [(5, 3), (7, 4), (9, 4)])
def test_raids_come_as_rounds_end(round_: int, units: int) -> None:
    q = Raid(round_)
    q.choose("choose-player 0")
    while q.asked.endswith(("deploy", "ai-first", "announced")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    assert len([u for u in q.b.units if u.side == 1]) == units


def test_raids_on_one_player_are_smaller() -> None:
    q = Raid(5, seats=1)
    while q.asked.endswith(("deploy", "ai-first", "announced")):
        q.choose(next((c for c in ("line-up", "pass") if c in q.offered), q.offered[0]))
    assert len([u for u in q.b.units if u.side == 1]) == 2


def test_whoever_has_won_before_may_fight_again() -> None:
    q = Raid(7)
    q.w.realms[0].set_note(WINS, 1)
    anew(q)
    assert sorted(q.offered) == ["choose-player 0", "choose-player 1"]


def test_other_rounds_bring_no_raid() -> None:
    assert state(Raid(6).match).battle is None


def _throw_back(q: Quest) -> Quest:
    if q.asked.endswith("ambush"):
        q.choose("choose-player 0")
    fight_out(q)
    while q.asked and not q.asked.endswith(("turn", "refresh", "draw")):
        q.choose(q.offered[0])
    return q


def test_holding_the_bridge_after_the_last_raid_wins() -> None:
    q = _throw_back(Raid(9))
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_without_the_bridge_all_lose() -> None:
    q = _throw_back(Raid(9, held=False))
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


def test_holding_it_earlier_does_not_win_yet() -> None:
    assert _throw_back(Raid(7)).match.result is None


def test_a_raid_that_nobody_throws_back_loses_even_with_the_bridge() -> None:
    q = Raid(9, seats=1)
    fight_out(q, winner=1)
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0,))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("last_bridge", seats), seats).result is not None
