"""What a seat wants to be asked: an aside beside any decision (H3-16.21)."""

import pytest

import rulebound
from rulebound.core.errors import IllegalChoice
from rulebound.core.match import Match
from rulebound.core.records import replay
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import WINDOWS

SCENARIO = {
    "id": "wishes",
    "name": "Wishes",
    "modes": ["clash"],
    "start": {"gold": 20, "materials": 5, "valuables": 2, "units": [{"tier": "bronze"}]},
    "maps": [
        {
            "players": [2],
            "slots": [
                {"at": [-3, 1], "kind": "starting", "player": 1},
                {"at": [3, -1], "kind": "starting", "player": 2},
                {"at": [0, 0], "kind": "far"},
            ],
        }
    ],
    "victory": [{"goal": "enemy_town"}],
}


def match() -> Match:
    options = {"form": "scenario", "scenario": SCENARIO}
    return rulebound.game("homm3").start(seats=2, options=options, seed=5)


def wants(m: Match, seat: int) -> frozenset[str]:
    assert isinstance(m._state, State)
    return m._state.map.realms[seat].wants


def test_every_window_can_be_wanted_or_not() -> None:
    m = match()
    offered = [option.notation for option in m.asides(0)]
    assert offered == ["resign", "unwant announced", "want others", "want turns", "want closing"]
    assert {ref for o in m.asides(0)[1:] for ref in o.refs} == {f"window:{w}" for w in WINDOWS}


def test_a_wish_concerns_its_own_seat_and_can_be_taken_back() -> None:
    m = match()
    m.aside(1, "want turns")
    m.aside(1, "unwant announced")
    assert wants(m, 1) == {"turns"}
    assert wants(m, 0) == {"announced"}
    m.aside(1, "unwant turns")
    assert wants(m, 1) == frozenset()


def test_a_wish_is_recorded_and_survives_replay_and_fork() -> None:
    m = match()
    m.aside(1, "want closing")
    for _ in range(6):
        assert m.decision is not None
        m.choose(0)
    m.aside(0, "want others")
    assert "1! want closing" in m.record()["choices"]
    again = replay(m.record())
    for twin in (again, m.fork()):
        assert wants(twin, 0) == {"announced", "others"}
        assert wants(twin, 1) == {"announced", "closing"}


def test_a_wish_changes_nothing_else() -> None:
    m = match()
    before = m.view(0)
    decision = m.decision
    assert decision is not None
    options = [option.notation for option in decision.options]
    told = len(m.log(0))
    m.aside(0, "want turns")
    after = m.view(0)
    assert after["world"]["realms"][0].pop("wants") == ["announced", "turns"]
    assert before["world"]["realms"][0].pop("wants") == ["announced"]
    assert before == after
    assert m.decision is decision
    assert [option.notation for option in m.decision.options] == options
    assert len(m.log(0)) == told


def test_a_wish_is_not_undone_with_a_choice() -> None:
    m = match()
    while not m.can_undo():
        m.choose(0)
    m.aside(0, "want turns")
    m.undo()
    assert wants(m, 0) == {"announced", "turns"}


def test_what_is_wanted_already_cannot_be_wanted_again() -> None:
    m = match()
    with pytest.raises(IllegalChoice):
        m.aside(0, "want announced")
    with pytest.raises(IllegalChoice):
        m.aside(0, "want everything")


def test_combats_without_a_map_know_no_windows() -> None:
    m = rulebound.game("homm3").start(seats=2, seed=1)
    assert not any(o.kind in ("want", "unwant") for o in m.asides(0))


def test_resigning_is_still_possible() -> None:
    m = match()
    m.aside(0, "want turns")
    m.aside(0, "resign")
    assert m.result is not None
    assert m.result.winners == (1,)
