"""Taking back what others have seen."""

import pytest

from rulebound import Match
from rulebound.core.errors import CannotUndo
from tests.core.toy import Table, Toy


def kinds(match: Match) -> list[str]:
    return [event["kind"] for event in match.log()]


class Steps(Toy):
    """A toy in which everybody remembers how far somebody has been."""

    def shown(self, undone: Table, state: Table) -> int | None:
        return undone.steps if undone.steps > 1 else None

    def remember(self, state: Table, seat: int, shown: int) -> None:
        state.tell("came-back", seat=seat, steps=shown)


class TestRemembered:
    """What others have seen before a choice was taken back."""

    @staticmethod
    def walked() -> Match:
        match = Steps().start(position="a b c d")
        for _ in range(3):
            match.choose("step")
        return match

    def test_it_stays_in_the_log_and_in_the_record(self) -> None:
        match = self.walked()
        assert match.undo() == "step"
        assert match.view()["steps"] == 2
        assert kinds(match) == ["stepped", "stepped", "came-back"]
        assert match.record()["choices"] == ["step", "step", "step", "0! undo"]

    def test_what_showed_nothing_leaves_no_trace(self) -> None:
        match = Steps().start(position="a b c d")
        match.choose("step")
        match.undo()
        assert match.log() == []
        assert match.seq == 0

    def test_all_can_be_taken_back_one_after_the_other(self) -> None:
        match = self.walked()
        assert [match.undo() for _ in range(3)] == ["step"] * 3
        assert not match.can_undo()
        assert [event["steps"] for event in match.log()] == [3, 2]
        assert [event["at"] for event in match.log()] == [4, 5]
        assert match.record()["choices"] == ["step"] * 3 + ["0! undo"] * 3
        match.choose("step")
        match.undo()
        assert match.seq == 6

    def test_what_a_record_says_is_what_happened(self) -> None:
        match = self.walked()
        match.undo()
        match.undo()
        match.choose("step")
        twin = Steps().start(position="a b c d")
        for choice in match.record()["choices"]:
            twin.take(choice)
        for other in (twin, match.fork(log=True)):
            assert other.log() == match.log()
            assert other.view() == match.view()
        assert twin.record() == match.record()

    def test_a_match_does_not_grow_beyond_what_a_record_holds(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("rulebound.core.match.MAX_CHOICES", 3)
        match = self.walked()
        assert match.undoable() is None
        with pytest.raises(CannotUndo):
            match.undo()
