"""Matches of Heroes III into which a test looks, and which it may change."""

from typing import Any, Self

from rulebound.core.match import Match
from rulebound.games.homm3.model.state import State


def state(match: Match) -> State:
    """The table itself."""
    found = match._state
    assert isinstance(found, State)
    return found


class Played:
    """A match in progress."""

    match: Match

    @property
    def s(self) -> State:
        """The table itself. A test may change it, so what can be chosen is worked out again."""
        self.ask_anew()
        return state(self.match)

    def ask_anew(self) -> None:
        """Work the open options out again: a test may have changed the table meanwhile."""
        self._as_it_is()
        if self.match.decision is not None:
            self.match.decision = self.match.decision.again()

    def _as_it_is(self) -> None:
        """Copies are made of the table as it is now, also where only the test has changed it."""
        self.match._apart, self.match._here = 0, None

    @property
    def offered(self) -> list[str]:
        """What can be chosen now."""
        decision = self.match.decision
        return [] if decision is None else [option.notation for option in decision.options]

    def ask(self) -> str:
        """The question that is open, without its prefix."""
        decision = self.match.decision
        return "" if decision is None else decision.prompt.id.removeprefix("homm3-ask-")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What was told to everybody, by kind of event."""
        return [event for event in self.match.log(None) if event["kind"] == kind]

    def choose(self, *notations: str) -> Self:
        for notation in notations:
            self._as_it_is()
            self.match.choose(notation)
        return self
