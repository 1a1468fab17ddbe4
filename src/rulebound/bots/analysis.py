"""Where a finished match turned, and what would have been better.

Every choice is looked at as its seat saw it then. First all of them briefly, in their order; then
those at which most seems to have been lost, for longer. What was found is plain data, so that it
can be kept and gone on with at any time: the next step follows from the notes so far.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from time import monotonic
from typing import Any, Final

from rulebound.bots.base import Chair
from rulebound.bots.search import SearchBot
from rulebound.bots.strengths import STEPS
from rulebound.bots.teaching import hint_data, hints
from rulebound.core.match import Match
from rulebound.core.records import replay

SECONDS: Final = 45.0
"""How long a match is thought about, unless somebody wants more or less."""
BRIEF_SHARE: Final = 0.6
"""The share of that for the first look at all choices."""
LONGEST_LOOK: Final = 0.5
SHORTEST_LOOK: Final = 0.02
CANDIDATES: Final = 12
"""So many choices are looked at for longer."""
WORTH_A_LOOK: Final = 0.04
"""Where less seems to have been lost nobody looks again."""
TURNING_POINTS: Final = 3
DOUBTFUL, BAD = 0.10, 0.20
"""From so much given away on a choice is marked ``?!`` or ``?``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a record that somebody had."""

    at: int
    """After so many choices."""
    seat: int
    played: str


@dataclass(frozen=True, slots=True)
class Note:
    """What was found about a choice."""

    at: int
    seat: int
    played: str
    options: tuple[dict[str, Any], ...]
    """The best first, the one that was played among them; see :func:`.hint_data`."""
    deep: bool = False

    @property
    def best(self) -> dict[str, Any]:
        return self.options[0]

    @property
    def own(self) -> dict[str, Any]:
        """What was played."""
        return next(option for option in self.options if option["choice"] == self.played)

    @property
    def lost(self) -> float:
        """How much was given away."""
        return max(0.0, float(self.best["value"] - self.own["value"]))

    @property
    def clear(self) -> bool:
        """Whether that is more than may be chance."""
        return self.lost > hypot(self.best["within"], self.own["within"])

    @property
    def mark(self) -> str:
        if self.best["choice"] == self.played:
            return "!" if len(self.options) > 1 and self._stands_out else ""
        if not self.clear:
            return ""
        given = round(self.lost, 2)
        return "?" if given >= BAD else "?!" if given >= DOUBTFUL else ""

    @property
    def _stands_out(self) -> bool:
        """The best by far of all that were compared."""
        first, second = self.options[:2]
        by = first["value"] - second["value"]
        return bool(by >= DOUBTFUL and by > hypot(first["within"], second["within"]))

    def to_json(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "seat": self.seat,
            "played": self.played,
            "options": list(self.options),
            "deep": self.deep,
        }


def read_note(data: Mapping[str, Any]) -> Note:
    return Note(data["at"], data["seat"], data["played"], tuple(data["options"]), data["deep"])


class Walk:
    """A record, walked through: the match stands after some of its choices."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self._record = dict(record)
        self._match = self._begin()
        self.choices = self._choices()
        self.result = self._match.result
        self.seats = self._match.seats
        self.total = len(self._record["choices"])

    def _begin(self) -> Match:
        return replay({**self._record, "choices": []}, log=False)

    def _choices(self) -> list[Choice]:
        """Those at which somebody had a choice; asides and what was taken back are none."""
        found: list[Choice] = []
        match = self._match
        for at, played in enumerate(self._record["choices"]):
            decision = match.decision
            offered = () if decision is None else decision.options
            if len(offered) > 1 and any(option.notation == played for option in offered):
                assert decision is not None
                found.append(Choice(at, decision.seat, played))
            match.take(played)
        return found

    def at(self, number: int) -> Match:
        if number < self._match.seq:
            self._match = self._begin()
        for played in self._record["choices"][self._match.seq : number]:
            self._match.take(played)
        return self._match


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be looked at next, and for how long."""

    choice: Choice
    seconds: float
    deep: bool


def next_step(
    choices: Sequence[Choice], notes: Mapping[int, Note], seconds: float = SECONDS
) -> Step | None:
    """``None``: everything was looked at."""
    brief = seconds * BRIEF_SHARE / max(1, len(choices))
    for choice in choices:
        if choice.at not in notes:
            return Step(choice, min(LONGEST_LOOK, max(SHORTEST_LOOK, brief)), deep=False)
    by_at = {choice.at: choice for choice in choices}
    for note in candidates(notes.values()):
        if not note.deep:
            each = seconds * (1 - BRIEF_SHARE) / CANDIDATES
            return Step(by_at[note.at], each, deep=True)
    return None


def candidates(notes: Iterable[Note]) -> list[Note]:
    """Where most seems to have been lost; those looked at already count by what is known now."""
    notes = list(notes)
    left = CANDIDATES - sum(note.deep for note in notes)
    found = [note for note in notes if not note.deep and note.lost >= WORTH_A_LOOK]
    found.sort(key=lambda note: (-note.lost, note.at))
    return found[: max(0, left)]


def total_steps(choices: Sequence[Choice], notes: Mapping[int, Note]) -> int:
    """How many steps there are in all, as far as one can tell by now."""
    deep = sum(note.deep for note in notes.values())
    left = len(candidates(notes.values()))
    return len(choices) + (deep + left if len(notes) == len(choices) else CANDIDATES)


def steps_done(notes: Mapping[int, Note]) -> int:
    return len(notes) + sum(note.deep for note in notes.values())


class _Brief(SearchBot):
    """Sees less far, so that it has looked at everything in little time."""

    mind = replace(STEPS[3], noise=0.0)


class _Thorough(SearchBot):
    mind = replace(STEPS[5], worlds=40, iterations=20_000)


def take_step(walk: Walk, step: Step, timer: Callable[[], float] = monotonic) -> Note:
    """Look at a choice as its seat saw it then."""
    choice = step.choice
    match = walk.at(choice.at)
    teacher = (_Thorough if step.deep else _Brief)(choice.at)
    chair = Chair(match, choice.seat, step.seconds, timer)
    found = hints(chair, (choice.played,), teacher, seed=choice.at)
    return Note(
        choice.at, choice.seat, choice.played, tuple(hint_data(hint) for hint in found), step.deep
    )


# ---- what it comes to ----


def turning_points(notes: Iterable[Note]) -> list[Note]:
    """The largest losses against the best option, where they are no matter of chance."""
    found = [note for note in notes if note.mark in ("?", "?!")]
    return sorted(found, key=lambda note: (-note.lost, note.at))[:TURNING_POINTS]


def curves(walk: Walk, notes: Iterable[Note]) -> list[list[tuple[int, float]]]:
    """By seat: its chance to win after so many choices, as it could tell, and how it ended."""
    found: list[list[tuple[int, float]]] = [[(0, 1 / walk.seats)] for _ in range(walk.seats)]
    for note in sorted(notes, key=lambda note: note.at):
        line = found[note.seat]
        if line[-1][0] != note.at:
            line.append((note.at, note.best["value"]))
        else:
            line[-1] = (note.at, note.best["value"])
        line.append((note.at + 1, note.own["value"]))
    if walk.result is not None:
        for seat, line in enumerate(found):
            shared = 0.5 if len(walk.result.ranking) == 1 else 1.0
            line.append((walk.total, shared if seat in walk.result.winners else 0.0))
    return found
