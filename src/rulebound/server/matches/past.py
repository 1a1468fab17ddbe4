"""What somebody has played: looked through, counted, and turned over page by page."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from rulebound.server.store import PastRow
from rulebound.server.wire.past import Outcome, PastCounts, PastFigures, PastKind

MOST_KINDS: Final = 100
"""So many forms, sides or people are told at most, those met most often."""


def outcome_of(
    result: Mapping[str, Any] | None, seat: int | None, points: Sequence[int | None]
) -> Outcome | None:
    """How a match ended for a seat; ``None``: it has no result, or one did not take part.

    Where a portrait has no points, scores say who has won, for then players also win together.
    """
    if result is None or seat is None:
        return None
    ranking, scores = result["ranking"], result["scores"]
    flags = len(scores) == 1 or (bool(points) and set(points) == {None})
    if flags and scores[seat]:
        return "won"
    if len(ranking) < 2:
        return "drawn"
    return "won" if seat in ranking[0] else "lost"


def place_of_seat(result: Mapping[str, Any] | None, seat: int | None) -> int | None:
    """From 1; whoever shares a place has the same, and the next one is further down."""
    if result is None or seat is None:
        return None
    better = 0
    for place in result["ranking"]:
        if seat in place:
            return better + 1
        better += len(place)
    return None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a history is narrowed to; ``None``: by nothing."""

    game: str | None = None
    form: str | None = None
    side: str | None = None
    person: str | None = None
    outcome: Outcome | None = None
    search: str | None = None
    since: datetime | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as one of its players remembers it."""

    row: PastRow
    own: int | None
    """One's own seat."""
    outcome: Outcome | None
    side: str
    people: Mapping[str, str]
    """The others: by a mark that tells them apart, their names; of a bot its own."""
    seats: Mapping[str, list[int]]
    """By the same mark: where they sat."""

    def misses(self, wanted: Wanted) -> set[str]:
        """Which of the filters would leave it out."""
        row = self.row
        fits = {
            "game": wanted.game in (None, row.game),
            "form": wanted.form in (None, row.form),
            "side": wanted.side in (None, self.side),
            "outcome": wanted.outcome in (None, self.outcome),
            "person": wanted.person is None or wanted.person in self.people,
            "since": wanted.since is None or wanted.since <= row.touched,
            "until": wanted.until is None or row.touched < wanted.until,
            "search": wanted.search is None or self._holds(wanted.search),
        }
        return {name for name, fitting in fits.items() if not fitting}

    def _holds(self, words: str) -> bool:
        text = " ".join((self.row.title, *self.people.values())).casefold()
        return all(word in text for word in words.casefold().split())

    def beside(self, mark: str) -> Outcome | None:
        """Who of two came out ahead, whoever else was there; ``None``: they won or lost together.

        Of several bots of one name the best counts.
        """
        result = self.row.result
        place = place_of_seat(result, self.own)
        found = (place_of_seat(result, seat) for seat in self.seats.get(mark, ()))
        theirs = [each for each in found if each is not None]
        if place is None or not theirs:
            return None
        if place == min(theirs):
            return "drawn" if self.outcome == "drawn" else None
        return "won" if place < min(theirs) else "lost"


def played(row: PastRow, player_id: str) -> Played:
    own = next((each.seat for each in row.company if each.player_id == player_id), None)
    people: dict[str, str] = {}
    seats: dict[str, list[int]] = {}
    for each in row.company:
        if each.seat != own and each.kind != "open":
            mark = _mark(each.bot, each.player_id or f"name {each.name}", player_id)
            people[mark] = each.bot or each.name or ""
            seats.setdefault(mark, []).append(each.seat)
    side = row.sides[own] if own is not None and own < len(row.sides) else ""
    return Played(row, own, outcome_of(row.result, own, row.points), side, people, seats)


def mark_of(known: str, player_id: str) -> str:
    """That of a person with an id, or with nothing but a name."""
    return _mark(None, known, player_id)


@lru_cache(maxsize=8192)
def _mark(bot: str | None, known: str, player_id: str) -> str:
    """The same for one person in all of the asker's matches, and for nobody else of any use."""
    if bot is not None:
        return f"bot-{bot}"
    return "person-" + blake2b(f"{player_id} {known}".encode(), digest_size=9).hexdigest()


def look_through(
    rows: Sequence[PastRow], player_id: str, wanted: Wanted
) -> tuple[list[Played], PastCounts]:
    """What is wanted of a history, and what there is to narrow it to.

    Each kind is counted under all the other filters.
    """
    matches = [played(row, player_id) for row in rows]
    missed = [each.misses(wanted) for each in matches]

    def under(name: str) -> list[Played]:
        """What there would be without that filter."""
        return [each for each, misses in zip(matches, missed, strict=True) if misses <= {name}]

    found = under("")
    names = {mark: name for each in reversed(matches) for mark, name in each.people.items()}
    return found, PastCounts(
        all=len(matches),
        found=_figures(found),
        outcomes=_figures(under("outcome")),
        games=_kinds((each.row.game, each) for each in under("game")),
        forms=_kinds((each.row.form, each) for each in under("form")),
        sides=_kinds((each.side, each) for each in under("side")),
        people=_kinds(((mark, each) for each in under("person") for mark in each.people), names),
        two=None if wanted.person is None else two_of(found, wanted.person),
    )


def two_of(matches: Iterable[Played], mark: str) -> PastFigures:
    """How the matches ended between somebody and oneself."""
    return _counted(each.beside(mark) for each in matches)


def _figures(matches: Iterable[Played]) -> PastFigures:
    return _counted(each.outcome for each in matches)


def _counted(outcomes: Iterable[Outcome | None]) -> PastFigures:
    count: Counter[str] = Counter(outcome or "open" for outcome in outcomes)
    return PastFigures(**{name: count[name] for name in PastFigures.model_fields})


def _kinds(
    matches: Iterable[tuple[str, Played]], names: Mapping[str, str] | None = None
) -> list[PastKind]:
    groups: dict[str, list[Played]] = {}
    for value, each in matches:
        if value:
            groups.setdefault(value, []).append(each)
    most = sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))[:MOST_KINDS]
    return [
        PastKind(
            value=value,
            game=group[0].row.game,
            name=None if names is None else names[value],
            figures=_figures(group),
        )
        for value, group in most
    ]
