"""What a profile tells of somebody's matches, and to whom."""

from collections.abc import Sequence
from typing import Final

from rulebound.server.matches.past import Played, mark_of, two_of
from rulebound.server.wire.past import Outcome, PastCounts, PastFigures
from rulebound.server.wire.people import ProfileGame

FORM: Final = 10
"""So many results are told one by one."""


def games_of(matches: Sequence[Played], counts: PastCounts) -> list[ProfileGame]:
    """By game: how matches ended, and how the last ones did."""
    return [
        ProfileGame(game=kind.value, figures=kind.figures, form=_form(matches, kind.value))
        for kind in counts.games
    ]


def _form(matches: Sequence[Played], game: str) -> list[Outcome]:
    ended = [each.outcome for each in matches if each.row.game == game and each.outcome]
    return ended[:FORM][::-1]


def between_two(matches: Sequence[Played], reader: str, other: str) -> PastFigures | None:
    """Of the reader's own matches those with somebody; ``None``: they have never met."""
    mark = mark_of(other, reader)
    met = [each for each in matches if mark in each.people]
    return two_of(met, mark) if met else None
