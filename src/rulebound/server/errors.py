"""What the server refuses, and how it says so: always a ``Trouble``, over HTTP and sockets."""

from typing import Final

from rulebound.core import errors
from rulebound.server.wire.http import Trouble


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: str, message: str, status: int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status

    @property
    def trouble(self) -> Trouble:
        return Trouble(code=self.code, message=self.message)


_OF_RULES: Final[tuple[tuple[type[errors.RuleboundError], str, int], ...]] = (
    (errors.StaleChoice, "stale", 409),
    (errors.ForeignChoice, "not-your-turn", 403),
    (errors.IllegalChoice, "illegal", 422),
    (errors.CannotUndo, "cannot-undo", 409),
    (errors.MatchOver, "over", 409),
    (errors.BadOption, "bad-option", 422),
    (errors.BadRecord, "bad-record", 422),
    (errors.BadPosition, "bad-record", 422),
    (errors.UnknownGame, "no-such-game", 404),
    (errors.RuleboundError, "illegal", 422),
)


def refusal_of(error: errors.RuleboundError) -> Refusal:
    """How a refusal of the engine is told to a client."""
    for kind, code, status in _OF_RULES:
        if isinstance(error, kind):
            return Refusal(code, str(error), status)
    raise AssertionError(error)
