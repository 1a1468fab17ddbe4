"""Chapter 6: taking back."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.core.errors import BadRecord, CannotUndo, IllegalChoice
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


def everyone(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def everything(match: Match) -> tuple[Any, ...]:
    """The whole table, what every seat sees, and what can be chosen; not what others know."""
    views = [match.view(seat) for seat in everyone(match)]
    for view in views:
        for seat in view["seats"]:
            del seat["known"]
    assert match.decision is not None
    return (
        match._state.decks[:],
        match._state.legend_deck,
        match._state.flare_deck,
        views,
        match.decision.seat,
        options(match),
    )


def known(match: Match, seat: int = 0) -> list[list[str]]:
    """The cards of a hand that each of the others and the spectators know."""
    found = []
    for viewer in everyone(match):
        if viewer != seat:
            cards = match.view(viewer)["seats"][seat]["known"]
            found.append([card for kind in cards.values() for card in kind])
    return found


def told(match: Match) -> list[str]:
    return [event["kind"] for event in match.log()]


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


class TestWhatWasSeen:
    """TK-6.4: what opponents have already seen stays known."""

    @pytest.mark.parametrize(
        ("choice", "card", "setup"),
        [
            ("summon knight e6", "knight", {"board": KNIGHT, "hand": "knight herald"}),
            ("summon knight e6", "knight", {"board": KNIGHT, "hand": "knight", "form": "duel"}),
            ("summon knight e6", "knight", {"board": KNIGHT, "hand": "knight", "seats": 3}),
            ("discard bomb", "bomb", {"hand": "bomb knight titan"}),
            ("flare flare_10", "flare_10", {"board": BEHIND, "hand": "flare_10 knight"}),
            ("summon storm_elemental e3 r0", "storm_elemental", {"board": STORM}),
        ],
        ids=["summon", "duel", "melee", "discard", "flare", "legend"],
    )
    def test_tk_6_4_a_shown_card_stays_known(
        self, choice: str, card: str, setup: dict[str, Any]
    ) -> None:
        match = arena(**{"hand": "storm_elemental titan", "board": "", **setup})
        play(match, choice)
        match.undo()
        assert all(cards == [card] for cards in known(match))
        assert match.log()[-1] == {"at": 2, "kind": "took-back", "seat": 0, "cards": [card]}
        for viewer in (1, None):
            for seed in range(5):
                world = match.imagine(viewer, seed)
                hand = [c for kind in world.view(0)["hand"].values() for c in kind]
                assert card in hand
                assert world.view(viewer) == match.view(viewer)

    def test_tk_6_4_a_card_shown_to_a_team(self) -> None:
        match = play(team(KNIGHT, hand="knight titan"), "summon knight e6")
        match.undo()
        assert known(match) == [["knight"]] * 4

    def test_tk_6_4_what_lay_face_down_has_not_been_seen(self) -> None:
        match = arena(hand="bomb knight titan", hide_discard_action=True)
        play(match, "discard bomb", "return knight")
        match.undo()
        match.undo()
        assert known(match) == [[], []]
        assert told(match) == []
        assert match.record()["choices"] == []

    def test_tk_6_4_placing_shows_no_card(self) -> None:
        match = play(arena(hand="bomb"), "place a5")
        match.undo()
        assert told(match) == []
        assert match.record()["choices"] == []

    def test_tk_6_4_the_card_is_known_until_it_is_gone(self) -> None:
        match = play(arena(KNIGHT, hand="knight bomb titan"), "summon knight e6")
        match.undo()
        play(match, "discard bomb", "return titan", "done")
        assert known(match) == [["knight"]] * 2
        match.undo()
        play(match, "return knight", "place a5", "end")
        assert known(match) == [[], []]

    def test_tk_6_4_and_it_is_told_each_time(self) -> None:
        match = arena(KNIGHT, hand="knight")
        for _ in range(2):
            play(match, "summon knight e6")
            match.undo()
        assert told(match) == ["took-back"] * 2
        assert known(match) == [["knight"]] * 2

    def test_tk_6_4_a_record_keeps_what_was_seen(self) -> None:
        match = play(arena(KNIGHT, hand="knight bomb", seed=3), "place a5", "summon knight e6")
        before = match.seq
        match.undo()
        match.undo()
        record = match.record()
        assert record["choices"][:1] == ["place a5"]
        assert record["choices"][2:] == ["0! undo", "0! undo"]
        assert match.seq > before
        for twin in (rulebound.replay(record), match.fork(log=True)):
            assert known(twin) == [["knight"]] * 2
            assert everything(twin) == everything(match)
            assert twin.log() == match.log()
            assert not twin.can_undo()
        assert rulebound.replay(record).record() == record

    def test_tk_6_4_a_record_takes_back_only_what_was_done(self) -> None:
        record = arena(KNIGHT, hand="knight").record()
        with pytest.raises(BadRecord, match="can no longer be taken back"):
            rulebound.replay(record | {"choices": ["0! undo"]})
        choices = ["place a5", "1! undo"]
        with pytest.raises(BadRecord, match="seat 0"):
            rulebound.replay(record | {"choices": choices})

    def test_tk_6_4_asides_stay_where_they_were(self) -> None:
        match = play(team(KNIGHT, hand="knight"), "summon knight e6")
        match.aside(3, "resign")
        match.undo(seat=0)
        assert [event["kind"] for event in match.log()] == ["resigned", "took-back"]
        assert [event["at"] for event in match.log()] == [2, 3]
        assert match.view()["end"]["resigning"] == [3]
        play(match, "place a5")
        match.undo(seat=0)
        assert match.record()["choices"][1:] == ["3! resign", "0! undo"]

    def test_tk_6_4_it_is_nothing_that_a_seat_may_say(self) -> None:
        match = play(arena(), "place a5")
        with pytest.raises(IllegalChoice):
            match.aside(0, "undo")


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
