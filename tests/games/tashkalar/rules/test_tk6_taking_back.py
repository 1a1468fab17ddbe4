"""Chapter 6: taking back."""

from typing import Any

import pytest

from rulebound import Match
from rulebound.core.errors import CannotUndo
from tests.games.tashkalar.arena import actions, arena, asks, options, pieces, play

KNIGHT = """
 6  .. .. bh
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""
# Red is behind blue by 5 upgraded pieces and 7 in all.
BEHIND = """
 7  bh bh bh bh bh
 6  bc bc .. .. ..
    c  d  e  f  g
"""
STORM = """
 5  rh .. ..
 4  rh .. rh
 3  .. rc ..
    d  e  f
"""
NO_STONES = """
 7  rc rc rc rc rc rc rc rc rc
 6  rh rh rh rc rc rc rc rc ..
    a  b  c  d  e  f  g  h  i
"""


def everything(match: Match) -> tuple[Any, ...]:
    """The whole table, what every seat sees and knows, and what can be chosen."""
    eyes = [*range(match.seats), None]
    assert match.decision is not None
    return (
        match._state.decks[:],
        match._state.legend_deck,
        match._state.flare_deck,
        [match.view(seat) for seat in eyes],
        [match.log(seat) for seat in eyes],
        match.decision.seat,
        options(match),
        match.seq,
        match.record(),
    )


def team(board: str = "", lines: str = "", **more: Any) -> Match:
    return arena(board, seats=4, form="high_form", teams=True, lines=lines, **more)


class TestTakingBack:
    @pytest.mark.parametrize(
        ("choices", "setup"),
        [
            (["place a5", "place a6"], {}),
            (["lift b6", "place e1"], {"board": NO_STONES}),
            (["summon knight e6", "move e6 f6", "skip"], {"board": KNIGHT, "hand": "knight"}),
            (
                ["discard bomb", "return titan", "return knight", "return flare_01", "done"],
                {"hand": "bomb knight herald titan flare_01"},
            ),
            (["flare flare_10", "place a5"], {"board": BEHIND, "hand": "flare_10", "form": "duel"}),
            (
                ["summon storm_elemental e3 r0", "rank common", "place e4"],
                {"board": STORM, "hand": "storm_elemental", "form": "duel"},
            ),
            (
                ["summon swordmaster e5", "place a5"],
                {"board": " 5  rc .. nc\n    d  e  f", "hand": "swordmaster", "seats": 3},
            ),
            (
                ["summon storm_elemental e3 r0", "score brown", "skip"],
                {"board": STORM, "hand": "storm_elemental", "seats": 3},
            ),
        ],
        ids=["place", "lift", "summon", "discard", "flare", "legend", "improvised", "melee legend"],
    )
    def test_tk_6_1_and_3_step_by_step_and_everything_is_as_before(
        self, choices: list[str], setup: dict[str, Any]
    ) -> None:
        match = arena(**{"board": "", **setup})
        seen = []
        for choice in choices:
            seen.append(everything(match))
            play(match, choice)
        for choice, before in zip(reversed(choices), reversed(seen), strict=True):
            assert match.can_undo(0)
            assert match.undo(seat=0).startswith(choice)
            assert everything(match) == before
        assert not match.can_undo()

    def test_tk_6_1_as_often_as_wished_and_then_otherwise(self) -> None:
        match = arena()
        for square in ("a5", "a6", "a7"):
            play(match, f"place {square}")
            match.undo()
        play(match, "place e5")
        assert pieces(match) == {"e5": "rc"}
        assert match.record()["choices"] == ["place e5"]

    def test_tk_6_1_not_the_steps_of_an_earlier_turn(self) -> None:
        match = play(arena(lines="actions: 1"), "place a5", "end", "place b5")
        assert match.undo() == "place b5"
        with pytest.raises(CannotUndo):
            match.undo()
        assert pieces(match) == {"a5": "rc"}

    def test_tk_6_1_only_by_the_one_who_chose(self) -> None:
        match = play(arena(), "place a5")
        assert not match.can_undo(1)
        with pytest.raises(CannotUndo):
            match.undo(seat=1)
        assert pieces(match) == {"a5": "rc"}

    def test_tk_6_1_also_after_the_last_action(self) -> None:
        match = play(arena(), "place a5", "place a6")
        assert asks(match) == "end"
        match.undo()
        assert actions(match) == 1

    def test_tk_6_1_a_flare_in_the_middle_of_its_halves(self) -> None:
        match = play(arena(BEHIND, hand="flare_02"), "flare flare_02", "place a5")
        match.undo()
        match.undo()
        assert match.view(0)["hand"]["flares"] == ["flare_02"]
        assert not match.view()["turn"]["flared"]

    def test_tk_6_2_nothing_anybody_else_says_meanwhile_makes_it_too_late(self) -> None:
        match = play(arena(lines="end: 0 1 score"), "place a5")
        match.aside(1, "settle")
        assert match.can_undo(0)
        match.undo(seat=0)
        assert pieces(match) == {}
        assert match.view()["end"]["agreeing"] == [1]
        assert match.record()["choices"] == ["1! settle"]

    def test_tk_6_2_nor_does_it_shield_what_was_done_before(self) -> None:
        match = play(team(), "place a5")
        match.aside(3, "resign")
        play(match, "place a6")
        match.undo(seat=0)
        match.undo(seat=0)
        assert pieces(match) == {}
        assert match.view()["end"]["resigning"] == [3]
        assert not match.can_undo()


class TestTooLate:
    def test_tk_6_2_once_the_turn_is_ended(self) -> None:
        match = play(arena(lines="actions: 1"), "place a5", "end")
        assert not match.can_undo()
        with pytest.raises(CannotUndo):
            match.undo()
        assert match.view()["turn"]["seat"] == 1

    def test_tk_6_2_once_a_task_is_claimed(self) -> None:
        match = arena(lines="tasks: destruction\ndestroyed: bc bc bc\nactions: 1")
        play(match, "place a5", "claim destruction")
        with pytest.raises(CannotUndo):
            match.undo()
        assert match.view()["seats"][0]["claimed"] == ["destruction"]

    def test_tk_6_2_once_points_are_recorded(self) -> None:
        match = arena(seats=3, lines="destroyed: bc bc bc nc\nactions: 1")
        play(match, "place a5", "end")
        assert asks(match) == "score"  # for the singles; the pair is recorded
        assert not match.can_undo()
        with pytest.raises(CannotUndo):
            match.undo()

    def test_tk_6_2_once_the_match_is_over(self) -> None:
        match = play(arena(lines="actions: 1\nend: 0 1 score"), "place a5", "end")
        assert match.result is not None
        assert not match.can_undo()


class TestTeams:
    def test_tk_6_5_before_passing_everything_can_be_taken_back(self) -> None:
        match = play(team(), "place a5")
        match.undo(seat=0)
        assert pieces(match) == {}

    def test_tk_6_5_passing_is_final(self) -> None:
        match = play(team(), "place a5", "pass control")
        for seat in (0, 2, None):
            assert not match.can_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo()
        assert match.view()["turn"]["controller"] == 2

    def test_tk_6_5_d_31_the_teammate_may_undo_own_steps_since_the_pass(self) -> None:
        match = play(team(lines="actions: 3"), "pass control", "place a5", "place a6")
        assert not match.can_undo(0)
        match.undo(seat=2)
        match.undo(seat=2)
        assert pieces(match) == {}
        assert match.view()["turn"]["controller"] == 2
        assert not match.can_undo()

    def test_tk_6_5_d_31_inside_an_effect_too(self) -> None:
        match = team(KNIGHT, hand="knight")
        play(match, "summon knight e6", "move e6 f6", "pass control", "move f6 g6")
        match.undo(seat=2)
        assert "f6" in pieces(match)
        assert not match.can_undo()

    def test_tk_6_5_d_31_until_control_returns(self) -> None:
        match = play(team(lines="actions: 2"), "pass control", "place a5", "place a6")
        assert asks(match) == "end"
        for seat in (0, 2, None):
            assert not match.can_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat=2)


class TestPolicy:
    def test_tk_6_6_none(self) -> None:
        match = play(arena(takeback="none"), "place a5")
        assert not match.can_undo()
        with pytest.raises(CannotUndo, match="without taking back"):
            match.undo()
        assert pieces(match) == {"a5": "rc"}

    def test_tk_6_6_turn(self) -> None:
        match = play(arena(takeback="turn"), "place a5")
        match.undo()
        assert pieces(match) == {}
