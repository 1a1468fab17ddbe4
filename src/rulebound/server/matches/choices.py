"""Choices as a record writes them. Workers import this, so it imports little itself."""

from rulebound.core.match import Match


def take(match: Match, choice: str) -> None:
    """Make a choice as a record writes it: asides carry their seat (``1! resign``)."""
    seat, aside, notation = choice.partition("! ")
    if aside and seat.isdecimal():
        match.aside(int(seat), notation)
    else:
        match.choose(choice)
