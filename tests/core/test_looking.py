"""What a client asks of a match besides the view: facts, helps, foresight, parts of the log."""

import pytest

from rulebound import Option, RuleboundError
from rulebound.core.advisor import Advisor, Horizon
from rulebound.core.errors import ForeignChoice, IllegalChoice, MatchOver
from rulebound.core.flow import plain
from rulebound.core.foresight import WORLDS
from rulebound.core.rng import Rng
from tests.core.toy import Table, Toy, toy
from tests.games.conformance import logs, picture
from tests.games.tashkalar.arena import arena, play


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["kind"] for event in events]


def test_a_game_has_no_facts_and_no_helps_unless_it_gives_some() -> None:
    assert toy().facts() == {}
    assert toy().helps(0) == toy().helps() == {}


def test_helps_are_for_seats_that_exist() -> None:
    with pytest.raises(RuleboundError, match="no seat 2"):
        toy().helps(2)


def test_only_imagined_matches_can_be_looked_into() -> None:
    match = toy("a b")
    with pytest.raises(RuleboundError, match="imagined"):
        match.consult(lambda s: s)
    assert match.imagine(0, 1).consult(lambda s, more: (s.sealed, more), 5) == (0, 5)


class TestForesee:
    def test_what_is_certain_is_told_as_the_log_will_tell_it(self) -> None:
        match = toy()
        match.choose("step")
        foreseen = match.foresee(0, "step")
        assert foreseen == [{"at": 2, "kind": "stepped", "steps": 2}]
        match.choose("step")
        assert match.log(0)[-1:] == foreseen

    def test_it_changes_nothing(self) -> None:
        match = toy()
        match.choose("step")
        before, told, record = picture(match), logs(match), match.record()
        match.foresee(0, "take")
        match.foresee(0, "flip")
        assert (picture(match), logs(match), match.record()) == (before, told, record)
        assert notation(match.undoable(0)) == "step"

    def test_it_ends_where_chance_has_a_say(self) -> None:
        for seed in range(50):
            assert kinds(toy(seed=seed).foresee(0, "flip")) == ["threw"]

    def test_it_ends_where_something_hidden_comes_to_light(self) -> None:
        match = toy("a b")
        for _ in range(50):  # each number of choices has imagined matches of its own
            assert kinds(match.foresee(0, "take")) == ["reached"]
            match.choose("step")

    def test_that_all_imagined_matches_agree_proves_nothing(self) -> None:
        """What lies in a deck stays hidden, even where it could only be one card."""
        assert kinds(toy("a").foresee(0, "take")) == ["reached"]
        assert kinds(toy("a a a").foresee(0, "take")) == ["reached"]

    def test_what_differs_between_imagined_matches_is_never_told(self) -> None:
        """Also where a game has forgotten a veil."""

        class Careless(Toy):
            def veil(self, state: Table, seat: int) -> None:
                pass

        for seed in range(20):
            match = Careless().start(seed=seed, position=" ".join(map(str, range(1000))))
            assert kinds(match.foresee(0, "take")) == ["reached"]

    def test_it_tells_only_what_the_seat_will_see(self) -> None:
        assert kinds(toy().foresee(0, "whisper")) == ["murmured"]

    def test_a_choice_can_be_given_as_itself_by_index_or_by_notation(self) -> None:
        match = toy()
        assert match.decision is not None
        option = match.decision.options[0]
        assert match.foresee(0, option) == match.foresee(0, 0) == match.foresee(0, "step")

    def test_it_works_without_a_log_and_in_forks_and_imagined_matches(self) -> None:
        match = toy()
        match.choose("step")
        foreseen = match.foresee(0, "step")
        assert foreseen
        assert match.fork().foresee(0, "step") == foreseen
        assert match.imagine(0, 5).foresee(0, "step") == foreseen
        assert match.fork().log() == []

    def test_only_the_seat_that_has_to_choose_may_ask(self) -> None:
        with pytest.raises(ForeignChoice):
            toy().foresee(1, "step")
        with pytest.raises(RuleboundError, match="no seat 2"):
            toy().foresee(2, "step")

    def test_what_cannot_be_chosen_cannot_be_foreseen(self) -> None:
        match = toy()
        with pytest.raises(IllegalChoice):
            match.foresee(0, "fly")
        match.choose("stop")
        with pytest.raises(MatchOver):
            match.foresee(0, "step")

    def test_an_imagined_match_agrees_with_the_real_one(self) -> None:
        match = toy("a b c")
        match.choose("take")
        for seed in range(WORLDS):
            world = match.imagine(1, seed)
            assert world.foresee(1, "take") == match.foresee(1, "take")


class TestLogParts:
    def test_a_log_can_be_read_from_any_event_on(self) -> None:
        match = toy()
        for _ in range(3):
            match.choose("step")
        assert [event["steps"] for event in match.log(0, since=1)] == [2, 3]
        assert match.log(0, since=0) == match.log(0)
        assert match.log(0, since=3) == match.log(0, since=99) == []

    def test_only_events_that_the_seat_sees_are_counted(self) -> None:
        match = toy()
        match.choose("whisper")
        match.choose("step")
        assert kinds(match.log(1)) == ["whispered", "stepped"]
        assert kinds(match.log(0)) == ["murmured", "stepped"]
        assert kinds(match.log(0, since=1)) == ["stepped"]

    def test_a_log_has_no_negative_parts(self) -> None:
        with pytest.raises(RuleboundError, match="-1"):
            toy().log(0, since=-1)


def notation(option: Option | None) -> str | None:
    return None if option is None else option.notation


class TestUndoable:
    def test_it_names_what_undo_takes_back(self) -> None:
        match = toy()
        assert match.undoable() is None
        match.choose("step")
        assert match.undoable(0) == match.undoable()
        assert notation(match.undoable()) == match.undo(seat=0) == "step"
        assert match.undoable(0) is None

    def test_it_is_nothing_to_others(self) -> None:
        match = toy()
        match.choose("step")
        assert match.undoable(1) is None
        assert not match.can_undo(1)

    def test_it_is_nothing_once_the_turn_is_over(self) -> None:
        match = toy()
        match.choose("step")
        match.choose("whisper")
        assert match.undoable() is None

    def test_it_passes_over_asides(self) -> None:
        match = play(arena(lines="end: 0 2 score"), "place e5")
        match.aside(1, "settle")
        assert notation(match.undoable(0)) == "place e5"

    def test_it_is_nothing_where_taking_back_is_not_agreed_on(self) -> None:
        assert notation(play(arena(takeback="turn"), "place e5").undoable(0)) == "place e5"
        assert play(arena(takeback="none"), "place e5").undoable(0) is None


def test_a_game_that_can_be_judged_at_once_is_not_played_on() -> None:
    match = toy()
    assert match.horizon is None
    match.play_out(Rng(1))
    assert match.seq == 0


def test_playing_on_ends_at_the_horizon() -> None:
    class Walk(Toy):
        advisor = Advisor(
            evaluate=lambda state, seat: float(state.steps),
            horizon=lambda state: Horizon(lambda later: later.steps >= 3),
            habit=lambda state, decision, rng: decision.options[0],
        )

    match = Walk().start(seed=1)
    match.play_out(Rng(1))
    assert match.evaluate(0) == match.seq == 3


def test_advice_is_given_where_the_game_has_some() -> None:
    class Adviser(Toy):
        advisor = Advisor(
            evaluate=lambda state, seat: 0.0,
            advice=lambda state, decision, rng: None if state.steps else decision.options[0],
        )

    match = Adviser().start(seed=1)
    assert match.advice(Rng(1)) == plain("step")
    match.choose("step")
    assert match.advice(Rng(1)) is None
    assert toy().advice(Rng(1)) is None
