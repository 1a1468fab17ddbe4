"""A match: its game, its setup and its choices. Everything else follows from those."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core.advisor import Horizon
from rulebound.core.errors import (
    BadRecord,
    CannotUndo,
    ForeignChoice,
    IllegalChoice,
    MatchOver,
    RuleboundError,
    StaleChoice,
)
from rulebound.core.events import Log
from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.core.foresight import WORLDS, Foresight, certain
from rulebound.core.game import Game, Result, game
from rulebound.core.rng import Rng

FORMAT = 1
MAX_CHOICES = 100_000
MAX_ASIDES = 10
"""How many asides a seat may take between two checkpoints."""
KEYS = frozenset(("format", "game", "rules", "seats", "options", "seed", "position", "choices"))
"""What a record holds."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts from."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    position: str | None


@dataclass(frozen=True, slots=True)
class Aside:
    """A choice made beside the open decision, such as resigning."""

    seat: int
    option: Option

    @property
    def notation(self) -> str:
        return f"{self.seat}! {self.option.notation}"


@dataclass(frozen=True, slots=True)
class Redeal:
    """The point at which a match became imagined."""

    seat: int | None
    seed: int


Step = Option | Aside | Redeal


class Match:
    """A match in progress.

    A script cannot be copied, so a match keeps the state at its last checkpoint (``_base``) and
    the steps since then; a fork or an undo copies the one and replays the others.
    """

    __slots__ = (
        "_base",
        "_base_log",
        "_choices",
        "_floor",
        "_flow",
        "_game",
        "_keeps_checkpoints",
        "_last_seat",
        "_state",
        "_steps",
        "decision",
        "imagined",
        "setup",
    )

    decision: Decision | None
    """Who has to choose and what; ``None`` once the match is over."""
    imagined: bool
    """Whether hidden things were replaced; such a match has no record."""

    def __init__(self, game: Game[Any], setup: Setup, state: Any, *, log: bool = True) -> None:
        self.setup = setup
        self._game = game
        self._choices: list[str] = []
        self._keeps_checkpoints = True
        self.imagined = False
        self._base = state
        self._base_log = 0
        self._steps: list[Step] = []
        self._floor = 0
        self._last_seat = -1
        self._restore(Log() if log else None)

    # ---- looking ----

    @property
    def game(self) -> Game[Any]:
        return self._game

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def seq(self) -> int:
        """The number of choices made so far."""
        return len(self._choices)

    @property
    def result(self) -> Result | None:
        return self._game.result(self._state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may see (``None``: a spectator), as JSON-able data."""
        self._check_seat(seat)
        return dict(self._game.view(self._state, seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as far as the seat may know it, without the first ``since`` events."""
        self._check_seat(seat)
        if since < 0:
            raise RuleboundError(f"a log cannot be read from {since}")
        log: Log | None = self._state.log
        return [] if log is None else [event.to_json() for event in log.seen_by(seat)[since:]]

    def facts(self) -> dict[str, Any]:
        """The printed facts of the game as it is played here, the same for everybody."""
        return dict(self._game.told.facts(self.setup.options))

    def helps(self, seat: int | None = None) -> dict[str, Any]:
        """What a friend who sees what the seat sees (``None``: a spectator) would point out now."""
        self._check_seat(seat)
        return dict(self._game.told.helps(self._state, seat))

    def foresee(self, seat: int, choice: Option | int | str) -> list[dict[str, Any]]:
        """What a choice would certainly bring: the events that the seat would see told at once.

        They end where chance or anything hidden from the seat has a say. Nothing changes.
        """
        self._check_seat(seat)
        if self.decision is None:
            raise MatchOver("the match is over")
        if seat != self.decision.seat:
            raise ForeignChoice(f"seat {self.decision.seat} has to choose, not seat {seat}")
        option = self.decision.find(choice)
        first = self.seq * WORLDS  # seeds that no other decision uses
        return certain((self._try(seat, option, first + n) for n in range(WORLDS)), seat)

    def position(self) -> str:
        """The whole table, hidden cards included, as a position text."""
        return self._game.position(self._state)

    def why_not(self, seat: int, ref: str) -> Text | None:
        """Why the seat cannot use a thing now (``card:knight``); ``None``: nothing to say."""
        self._check_seat(seat)
        decision = self.decision
        offered = (
            decision is not None
            and decision.seat == seat
            and any(ref in option.refs for option in decision.options)
        )
        return self._game.told.why_not(self._state, seat, ref, offered)

    def evaluate(self, seat: int) -> float:
        """The game's own estimate of the table for a seat. Bots call it on imagined matches."""
        return self._game.advisor.evaluate(self._state, seat)

    @property
    def horizon(self) -> Horizon[Any] | None:
        """How far a look-ahead has to play on from here; ``None``: not at all."""
        return self._game.advisor.horizon(self._state)

    def advice(self, rng: Rng) -> Option | None:
        """A choice that needs no look-ahead. Bots call it on imagined matches."""
        advice = self._game.advisor.advice
        if advice is None or self.decision is None:
            return None
        return advice(self._state, self.decision, rng)

    def play_out(self, rng: Rng, limit: int = 500) -> None:
        """Play on by habit as far as the horizon. Bots call it on imagined matches."""
        horizon, habit = self.horizon, self._game.advisor.habit
        if horizon is None:
            return
        for _ in range(limit):
            if self.decision is None or horizon.reached(self._state):
                break
            self.choose(habit(self._state, self.decision, rng))

    # ---- choosing ----

    def choose(
        self, choice: Option | int | str, *, seat: int | None = None, at: int | None = None
    ) -> None:
        """Take an option, given as itself, as its index or as its notation.

        ``seat`` says who chooses and ``at`` for which :attr:`seq` the choice was meant; both are
        checked if given. A refused choice raises and changes nothing.
        """
        decision = self.decision
        if at is not None and at != len(self._choices):
            raise StaleChoice(f"that was choice {at}; the match is at {len(self._choices)}")
        if decision is None:
            raise MatchOver("the match is over")
        self._check_length()
        if seat is not None and seat != decision.seat:
            raise ForeignChoice(f"seat {decision.seat} has to choose, not seat {seat}")
        option = decision.find(choice)
        if decision.seat != self._last_seat:
            self._floor = len(self._steps)
            self._last_seat = decision.seat
        self._choices.append(option.notation)
        self._steps.append(option)
        state = self._state
        before = (state.sealed, state.rng.count)
        if state.log is not None:
            state.log.at = len(self._choices)
        self._advance(option)
        if before != (state.sealed, state.rng.count):
            self._floor = len(self._steps)

    def asides(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do besides the open decision, at any time."""
        self._check_seat(seat)
        return () if self.decision is None else self._game.asides(self._state, seat)

    def aside(self, seat: int, choice: Option | str) -> None:
        """Take one of the asides."""
        notation = choice.notation if isinstance(choice, Option) else choice
        if self.decision is None:
            raise MatchOver("the match is over")
        self._check_length()
        if sum(isinstance(s, Aside) and s.seat == seat for s in self._steps) >= MAX_ASIDES:
            raise IllegalChoice(f"seat {seat} has changed its mind too often")
        for option in self.asides(seat):
            if option.notation == notation:
                step = Aside(seat, option)
                if self._state.log is not None:
                    self._state.log.at = len(self._choices) + 1
                self._choices.append(step.notation)
                self._steps.append(step)
                self._take_aside(step)
                return
        raise IllegalChoice(f"seat {seat} cannot {notation!r} now")

    def undo(self, *, seat: int | None = None) -> str:
        """Take back the last choice and return its notation. Asides stay as they were."""
        if not self._game.may_undo(self._state):
            raise CannotUndo("this match is played without taking back")
        back = self._last_undoable()
        if not back:
            raise CannotUndo("the last choice can no longer be taken back")
        if seat is not None and seat != self._last_seat:
            raise CannotUndo(f"the last choice was seat {self._last_seat}'s, not seat {seat}'s")
        del self._steps[-back]
        undone = self._choices.pop(-back)
        log = self._state.log
        if log is not None:
            del log.events[self._base_log :]
        self._restore(log)
        return undone

    def undoable(self, seat: int | None = None) -> str | None:
        """The notation of the choice that :meth:`undo` would take back; ``None``: it cannot."""
        back = self._last_undoable()
        if not back or seat not in (None, self._last_seat) or not self._game.may_undo(self._state):
            return None
        return self._choices[-back]

    def can_undo(self, seat: int | None = None) -> bool:
        return self.undoable(seat) is not None

    def _last_undoable(self) -> int:
        """How many steps back the last choice lies that may be undone; 0 if there is none."""
        if self.decision is not None:
            for back in range(1, len(self._steps) - self._floor + 1):
                if isinstance(self._steps[-back], Option):
                    return back
        return 0

    # ---- copying ----

    def fork(self, *, log: bool = False) -> "Match":
        """An independent copy; without a log and checkpoints of its own unless ``log`` is set."""
        twin = Match.__new__(Match)
        twin.setup = self.setup
        twin._game = self._game
        twin._choices = self._choices.copy()
        twin._keeps_checkpoints = log
        twin.imagined = self.imagined
        twin._base = self._base
        twin._base_log = self._base_log
        twin._steps = self._steps.copy()
        twin._floor = self._floor
        twin._last_seat = self._last_seat
        kept: Log | None = None
        if log and self._state.log is not None:
            kept = Log()
            kept.events = self._state.log.events[: self._base_log]
        twin._restore(kept)
        return twin

    def imagine(self, seat: int | None, seed: int) -> "Match":
        """A fork in which what the seat cannot see is re-dealt; its view stays the same."""
        self._check_seat(seat)
        twin = self.fork()
        # Neither the seed nor what others chose in secret goes along.
        twin.setup = replace(self.setup, seed=0, position=None)
        twin._choices = [""] * len(self._choices)
        step = Redeal(seat, seed)
        twin._redeal(step)
        if twin._steps or not self._game.asks_first:
            twin._steps.append(step)
        else:
            twin._base = twin._state.copy()
        twin.imagined = True
        twin._floor = len(twin._steps)
        return twin

    def record(self) -> dict[str, Any]:
        """The match as JSON-able data; :func:`replay` brings it back."""
        if self.imagined:
            raise RuleboundError("an imagined match has no record")
        return {
            "format": FORMAT,
            "game": self.setup.game,
            "rules": self.setup.rules,
            "seats": self.setup.seats,
            "options": deepcopy(dict(self.setup.options)),
            "seed": self.setup.seed,
            "position": self.setup.position,
            "choices": self._choices.copy(),
        }

    # ---- inside ----

    def _check_seat(self, seat: int | None) -> None:
        if seat is None:
            return
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.setup.seats:
            raise RuleboundError(f"there is no seat {seat!r}")

    def _check_length(self) -> None:
        if len(self._choices) >= MAX_CHOICES:
            raise IllegalChoice(f"a match may have at most {MAX_CHOICES} choices")

    def _restore(self, log: Log | None) -> None:
        """Stand where the base state and the steps since it lead."""
        self._state = state = self._base.copy()
        self.decision = None
        if log is not None:
            state.log = log
            log.at = len(self._choices) - len(self._steps)
        self._flow: Flow[None] = self._game.script(state)
        steps, advance = self._steps, self._advance
        floor, last_seat = self._floor, self._last_seat
        keeps = self._keeps_checkpoints
        if keeps:
            self._steps = []
        advance(None)
        for step in steps:
            if keeps:
                self._steps.append(step)
            if log is not None:
                log.at += 1
            if isinstance(step, Option):
                advance(step)
            elif isinstance(step, Aside):
                self._take_aside(step)
            else:
                self._redeal(step)
        self._floor, self._last_seat = min(floor, len(self._steps)), last_seat

    def _advance(self, option: Option | None) -> None:
        send = self._flow.send
        try:
            step = send(option)
            while step is CHECKPOINT:
                if self._keeps_checkpoints:
                    self._mark()
                step = send(None)
        except StopIteration:
            self.decision = None
        else:
            assert isinstance(step, Decision)
            self.decision = step

    def _mark(self) -> None:
        self._base = self._state.copy()
        self._steps = []
        self._floor = 0
        self._last_seat = -1
        if self._state.log is not None:
            self._base_log = len(self._state.log.events)

    def _take_aside(self, step: Aside) -> None:
        self._game.aside(self._state, step.seat, step.option)
        if self._game.result(self._state) is not None:
            self._flow.close()
            self.decision = None

    def _try(self, seat: int, option: Option, seed: int) -> Foresight:
        """What a choice brings in one imagined match."""
        world = self.imagine(seat, seed)
        world._state.log = log = Foresight(world._state)
        world.choose(option)
        return log

    def _redeal(self, step: Redeal) -> None:
        rng = Rng(step.seed)
        self._game.redeal(self._state, step.seat, rng)
        self._state.rng = rng
        if self.decision is not None:  # the open options may rest on what was re-dealt
            self.decision = self.decision.again()


def replay(record: Mapping[str, Any], *, log: bool = True) -> Match:
    """The match that a record tells of."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record must be a mapping")
    if record.get("format") != FORMAT or record.get("format") is True:
        raise BadRecord(f"unknown record format {record.get('format')!r}; known: {FORMAT}")
    if set(record) != KEYS:
        raise BadRecord(f"a record holds exactly: {', '.join(sorted(KEYS))}")
    choices = record["choices"]
    if not isinstance(choices, list) or not all(isinstance(c, str) for c in choices):
        raise BadRecord("a record needs a list of choices, each a text")
    if len(choices) > MAX_CHOICES:
        raise BadRecord(f"a record may hold at most {MAX_CHOICES} choices")
    its_game = game(str(record["game"]))
    if record["rules"] != its_game.rules:
        raise BadRecord(
            f"the record was made with rules {record['rules']!r} of {its_game.id}; "
            f"these are {its_game.rules!r}"
        )
    options = record["options"]
    if not isinstance(options, Mapping):
        raise BadRecord("a record needs its options, names and values")
    its_game.check_record(options)
    match = its_game.start(
        seats=record["seats"],
        options=options,
        seed=record["seed"],
        position=record["position"],
        log=log,
    )
    for number, choice in enumerate(choices):
        try:
            seat, aside, notation = choice.partition("! ")
            if aside and seat in tuple("0123456789"[: match.seats]):
                match.aside(int(seat), notation)
            else:
                match.choose(choice)
        except RuleboundError as error:
            raise BadRecord(f"choice {number} of the record: {error}") from error
    return match
