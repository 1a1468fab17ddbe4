"""Everything that can be refused. A refusal always says what was wrong and changes nothing."""


class RuleboundError(Exception):
    """The parent of every error that Rulebound raises on purpose."""


class UnknownGame(RuleboundError):
    """No game of that name is installed."""


class BadOption(RuleboundError):
    """A game option that does not exist, has the wrong type or a value that is not allowed."""


class BadPosition(RuleboundError):
    """A position text that cannot be set up; ``faults`` lists everything wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("bad position: " + "; ".join(faults))
        self.faults = faults


class BadRecord(RuleboundError):
    """A record that cannot be replayed."""


class IllegalChoice(RuleboundError):
    """The choice is not among the options of the present decision."""


class ForeignChoice(RuleboundError):
    """Somebody else has to choose."""


class StaleChoice(RuleboundError):
    """The choice was meant for an earlier decision."""


class MatchOver(RuleboundError):
    """The match has ended; there is nothing left to choose."""


class CannotUndo(RuleboundError):
    """The last choice can no longer be taken back."""
