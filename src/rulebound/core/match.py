"""A match: its game, its setup and its choices. Everything else follows from those."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from json import dumps
from typing import Any, TypeVar

from rulebound.core.advisor import Attempt, Horizon
from rulebound.core.errors import (
    CannotUndo,
    ForeignChoice,
    IllegalChoice,
    MatchOver,
    RuleboundError,
    StaleChoice,
)
from rulebound.core.events import Log
from rulebound.core.flow import CHECKPOINT, PAUSE, Checkpoint, Decision, Flow, Option, Text
from rulebound.core.foresight import WORLDS, Foresight, common_start
from rulebound.core.game import Game, Result
from rulebound.core.keys import Key
from rulebound.core.rng import Rng, Seed, generator
from rulebound.core.steps import UNDO, Aside, Dealt, Step, TakenBack, Undo, step_content
from rulebound.core.veil import Unseen, VeiledRng

T = TypeVar("T")
FORMAT = 1
MAX_CHOICES = 100_000
TOO_LONG = f"a match may have at most {MAX_CHOICES} choices"
MAX_ASIDES = 10
"""How many asides a seat may take between two checkpoints."""
APART = 16
"""A match copies its table at a checkpoint only after so many steps since the last copy."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts from."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    seed: Seed
    position: str | None
    _agreed: list[str] = field(default_factory=list, repr=False, compare=False)
    _unseeded: "list[Setup]" = field(default_factory=list, repr=False, compare=False)

    @property
    def agreed(self) -> str:
        """The game and all that its players agreed on, as a text; it is kept."""
        if not self._agreed:
            agreed = (self.game, self.rules, self.seats, self.options)
            self._agreed.append(dumps(agreed, sort_keys=True, default=str))
        return self._agreed[0]

    @property
    def unseeded(self) -> "Setup":
        """The same as an imagined match knows it, without seed and position; it is kept."""
        if not self._unseeded:
            made = Setup(
                self.game,
                self.rules,
                self.seats,
                self.options,
                0,
                None,
                self._agreed,
                self._unseeded,
            )
            self._unseeded.append(made)
        return self._unseeded[0]

    def rng(self) -> Rng:
        """The generator from which the match draws."""
        return generator(self.seed)


class Match:
    """A match in progress.

    A script cannot be copied, so a match keeps the state at its last checkpoint (``_base``) and
    the steps since then; a fork or an undo copies the one and replays the others. An imagined
    match takes nothing back, so that a pause serves it as a checkpoint, too. The base may stay
    behind, at an earlier checkpoint, until somebody asks for it, and forks of one decision share
    a copy of its table (``_here``).
    """

    __slots__ = (
        "_apart",
        "_base",
        "_base_log",
        "_before",
        "_behind",
        "_choices",
        "_earlier",
        "_floor",
        "_flow",
        "_game",
        "_here",
        "_keeps_checkpoints",
        "_last_seat",
        "_paused",
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
        self._before = 0  # choices that an imagined match does not know of
        self._keeps_checkpoints = True
        self.imagined = False
        self._apart = 0  # the first checkpoint is copied
        self._base: Any = None
        self._behind = False
        self._here: Any = None
        self._earlier: list[Step] = []  # those between the base and the last checkpoint
        self._base_log = 0
        self._steps: list[Step] = []
        self._floor = 0
        self._last_seat = -1
        self._state = state
        state.log = Log() if log else None
        self._flow: Flow[None] = game.script(state)
        self._advance(None)
        self._apart = APART

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
        return self._before + len(self._choices)

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

    def foresee(
        self, seat: int, choice: Option | int | str, then: Sequence[str] = ()
    ) -> list[dict[str, Any]]:
        """What a choice would certainly bring: the events that the seat would see told at once.

        They end where chance or anything hidden from the seat has a say. Nothing changes.
        ``then``: what the seat would choose next, as long as it is asked.
        """
        self._check_seat(seat)
        if self.decision is None:
            raise MatchOver("the match is over")
        if seat != self.decision.seat:
            raise ForeignChoice(f"seat {self.decision.seat} has to choose, not seat {seat}")
        option = self.decision.find(choice)
        first = self.seq * WORLDS  # seeds that no other decision uses
        return common_start(self._foresight(seat, option, then, first + n) for n in range(WORLDS))

    @property
    def round(self) -> int:
        """The round as far as hints are counted by rounds."""
        teacher = self._game.advisor.teacher
        return 0 if teacher is None else teacher.round(self._state)

    @property
    def settled(self) -> bool:
        """Whether nothing is under way: the open decision follows from the table alone."""
        return self._paused

    def position(self) -> str:
        """The whole table, hidden cards included, as a position text."""
        return self._game.position(self._state)

    def why_not(self, seat: int, ref: str) -> Text | None:
        """Why the seat cannot use a thing now (``card:knight``); ``None``: nothing to say.

        Whoever has to choose is never told that it is not their turn, although it may be somebody
        else's by the rules of the game (a reaction, a choice of all players).
        """
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return self._game.told.why_not(self._state, seat, ref, False)
        offered = any(ref in option.refs for option in decision.options)
        reason = self._game.told.why_not(self._state, seat, ref, offered)
        not_your_turn = f"{self._game.id}-why-not-your-turn"
        return None if reason is not None and reason.id == not_your_turn else reason

    def key(self) -> Key:
        """What the match is from here on: those with the same key have the same views and options,
        and go on in the same way if they are given the same choices and random numbers.

        How they came about does not count, nor what could be taken back.
        """
        content: tuple[Any, ...]
        if self._paused or self.decision is None:
            content = (self.setup.agreed, self._state.content())
        else:
            steps = tuple([step_content(step) for step in self._steps])
            self._catch_up()
            content = (self.setup.agreed, self._base.content(), steps)
        return Key(content)

    def evaluate(self, seat: int) -> float:
        """The game's own estimate of the table for a seat. Bots call it on imagined matches."""
        return self._game.advisor.evaluate(self._state, seat)

    def consult(self, question: Callable[..., T], *about: Any) -> T:
        """What the game's advisor says of the table. Bots ask it of imagined matches alone."""
        if not self.imagined:
            raise RuleboundError("only imagined matches can be looked into")
        return question(self._state, *about)

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

    def attempt(self, seat: int, refs: Sequence[str], rng: Rng) -> Attempt | None:
        """How it would go if the seat did something with these things. For imagined matches."""
        attempt = self._game.advisor.attempt
        return None if attempt is None else attempt(self._state.copy(), seat, refs, rng)

    def play_out(
        self,
        rng: Rng,
        limit: int = 500,
        habit: Callable[[Any, Decision, Rng], Option] | None = None,
        reached: Callable[[Any], bool] | None = None,
    ) -> bool:
        """Play on by habit as far as the horizon, and tell whether it was reached.

        Bots call it on imagined matches.
        """
        habit = habit or self._game.advisor.habit
        if reached is None:
            horizon = self.horizon
            if horizon is None:
                return True
            reached = horizon.reached
        keeps, self._keeps_checkpoints = self._keeps_checkpoints, False  # nobody forks on the way
        for _ in range(limit):
            if self.decision is None or reached(self._state):
                break
            self.choose(habit(self._state, self.decision, rng))
        self._keeps_checkpoints = keeps
        return self.decision is None or reached(self._state)

    # ---- choosing ----

    def choose(
        self, choice: Option | int | str, *, seat: int | None = None, at: int | None = None
    ) -> None:
        """Take an option, given as itself, as its index or as its notation.

        ``seat`` says who chooses and ``at`` for which :attr:`seq` the choice was meant; both are
        checked if given. A refused choice raises and changes nothing.
        """
        decision, choices, steps = self.decision, self._choices, self._steps
        if at is not None and at != self.seq:
            raise StaleChoice(f"that was choice {at}; the match is at {self.seq}")
        if decision is None:
            raise MatchOver("the match is over")
        if len(choices) >= MAX_CHOICES:
            raise IllegalChoice(TOO_LONG)
        if seat is not None and seat != decision.seat:
            raise ForeignChoice(f"seat {decision.seat} has to choose, not seat {seat}")
        option = decision.find(choice)
        if decision.seat != self._last_seat:
            self._floor = len(steps)
            self._last_seat = decision.seat
        if self._base is None:
            self._base = self._copied_here()
        choices.append(option.notation)
        steps.append(option)
        state = self._state
        sealed, count = state.sealed, state.rng.count
        if state.log is not None:
            state.log.at = self.seq
        self._advance(option)
        if sealed != state.sealed or count != state.rng.count:
            self._floor = len(self._steps)

    def awaits(self, seat: int, prompt: str, notation: str) -> bool:
        """Whether a seat is asked this question now, and may answer so.

        Whoever has prepared several choices makes each of them only while this holds.
        """
        decision = self.decision
        if decision is None or decision.seat != seat or decision.prompt.id != prompt:
            return False
        return any(option.notation == notation for option in decision.options)

    def take(self, choice: str) -> None:
        """Make a choice as a record writes it: some carry their seat (``1! resign``)."""
        seat, beside, notation = choice.partition("! ")
        if not beside or seat not in tuple("0123456789"[: self.seats]):
            self.choose(choice)
        elif notation == UNDO:
            self.undo(seat=int(seat))
        else:
            self.aside(int(seat), notation)

    def allies(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them."""
        self._check_seat(seat)
        return self._game.allies(self._state, seat)

    def asides(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do besides the open decision, at any time."""
        self._check_seat(seat)
        return () if self.decision is None else self._game.asides(self._state, seat)

    @property
    def stand_ins(self) -> Mapping[int, bool]:
        """The seats for which a bot chooses now; ``True``: it shall take its time."""
        return {} if self.decision is None else self._game.stand_ins(self._state)

    def consent(self, seat: int) -> Option | None:
        """The aside that a bot in this seat takes now, because somebody has asked for it."""
        consent = self._game.advisor.consent
        return None if consent is None or self.decision is None else consent(self._state, seat)

    def aside(self, seat: int, choice: Option | str) -> None:
        """Take one of the asides."""
        notation = choice.notation if isinstance(choice, Option) else choice
        if self.decision is None:
            raise MatchOver("the match is over")
        if len(self._choices) >= MAX_CHOICES:
            raise IllegalChoice(TOO_LONG)
        if sum(isinstance(s, Aside) and s.seat == seat for s in self._steps) >= MAX_ASIDES:
            raise IllegalChoice(f"seat {seat} has changed its mind too often")
        for option in self.asides(seat):
            if option.notation == notation:
                step = Aside(seat, option)
                if self._base is None:
                    self._base = self._copied_here()
                if self._state.log is not None:
                    self._state.log.at = self.seq + 1
                self._choices.append(step.notation)
                self._steps.append(step)
                self._take_aside(step)
                return
        raise IllegalChoice(f"seat {seat} cannot {notation!r} now")

    def undo(self, *, seat: int | None = None) -> str:
        """Take back the last choice and return its notation. Asides stay as they were.

        If others have seen something that the rules let them remember, the choice and the taking
        back stay in the record.
        """
        if not self._game.may_undo(self._state):
            raise CannotUndo("this match is played without taking back")
        back = self._last_undoable()
        if not back:
            raise CannotUndo("the last choice can no longer be taken back")
        if seat is not None and seat != self._last_seat:
            raise CannotUndo(f"the last choice was seat {self._last_seat}'s, not seat {seat}'s")
        at, place, before = len(self._steps) - back, len(self._choices) - back, self._state
        undone = self._choices.pop(place)
        del self._steps[at]
        self._stand_again()
        shown = self._game.shown(before, self._state)
        if shown is not None or any(isinstance(step, Undo) for step in self._steps[at:]):
            step = Undo(self._last_seat, shown)
            self._steps[at:] = [TakenBack(), *self._steps[at:], step]
            self._choices[place:] = [undone, *self._choices[place:], step.notation]
            self._stand_again()
        return undone

    def _stand_again(self) -> None:
        """After the steps have changed: tell and do again what follows from them."""
        log = self._state.log
        if log is not None:
            del log.events[self._base_log :]
        self._catch_up()
        self._restore(log)

    def undoable(self, seat: int | None = None) -> Option | None:
        """The choice that :meth:`undo` would take back; ``None``: it cannot."""
        back = self._last_undoable()
        if not back or seat not in (None, self._last_seat) or not self._game.may_undo(self._state):
            return None
        step = self._steps[-back]
        return step if isinstance(step, Option) else None

    def can_undo(self, seat: int | None = None) -> bool:
        return self.undoable(seat) is not None

    def _last_undoable(self) -> int:
        """How many steps back the last choice lies that may be undone; 0 if there is none."""
        if self.decision is not None and len(self._choices) < MAX_CHOICES:
            for back in range(1, len(self._steps) - self._floor + 1):
                if isinstance(self._steps[-back], Option):
                    return back
        return 0

    # ---- copying ----

    def fork(self, *, log: bool = False) -> "Match":
        """An independent copy, without a log unless ``log`` is set.

        Without one it keeps no checkpoints of its own, unless it is imagined, and at a pause it
        takes nothing back that was chosen before.
        """
        ahead = self._steps or self._base is None or (self.imagined and self._behind)
        if self._paused and ahead and not log:
            base = self._copied_here()
            twin = self._resumed()
            twin._choices, twin._before = self._choices.copy(), self._before
            twin._keeps_checkpoints = twin.imagined = self.imagined
            twin._base = base
            return twin
        if self._behind or self._base is None:
            self._catch_up()
        twin = Match.__new__(Match)
        twin.setup = self.setup
        twin._game = self._game
        twin._choices = self._choices.copy()
        twin._before = self._before
        twin._keeps_checkpoints = log or self.imagined
        twin.imagined = self.imagined
        twin._base = self._base
        twin._base_log = self._base_log
        twin._apart = self._apart
        twin._behind = False
        twin._earlier = []
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
        # Of another's choice what is dealt again may leave so little that it would not be asked.
        own = self.decision is None or self.decision.seat == seat
        resumes = self._paused and own
        twin = self._resumed() if resumes else self.fork()
        # Neither the seed nor what others chose in secret goes along.
        twin.setup = self.setup.unseeded
        twin._choices, twin._before = [], self.seq
        state = twin._state
        state.rng = rng = Rng(seed)
        while True:
            self._game.redeal(state, seat, rng)
            twin._ask_again()
            # Who is asked something has something to choose: a deal without it does not fit.
            if own or twin.decision is None or twin.decision.options:
                break
        if not resumes:
            twin._steps.append(Dealt(state.copy()))
            twin._paused = False
        twin.imagined = twin._keeps_checkpoints = True
        twin._floor = len(twin._steps)
        return twin

    def _resumed(self) -> "Match":
        """A twin whose script starts again at the open decision, from the table alone."""
        twin = Match.__new__(Match)
        twin.setup = self.setup
        twin._game = self._game
        twin._choices, twin._before = [], self.seq
        twin._keeps_checkpoints = twin.imagined = False
        twin._base = None  # until somebody chooses it is the table as it is
        twin._base_log = twin._floor = 0
        twin._apart = self._apart
        twin._behind = False
        twin._earlier = []
        twin._steps = []
        twin._last_seat = self._last_seat
        twin._state = state = self._state.copy()
        twin._flow = self._game.script(state)
        twin._advance(None)
        return twin

    def _copied_here(self) -> Any:
        """A copy of the table at the open decision, which nobody changes."""
        if self._here is None:
            self._here = self._state.copy()
        return self._here

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

    def _restore(self, log: Log | None) -> None:
        """Stand where the base state and the steps since it lead."""
        self._state = state = self._base.copy()
        self._flow = self._game.script(state)
        self.decision = None
        if log is None:  # no checkpoint lies between
            keeps, self._keeps_checkpoints = self._keeps_checkpoints, False
            self._advance(None)
            for step in self._steps:
                self._retrace(step)
            self._keeps_checkpoints = keeps
            return
        steps, floor, last_seat = self._steps, self._floor, self._last_seat
        self._steps = []
        state.log = log
        log.at = self.seq - len(steps)
        self._advance(None)
        for step in steps:
            self._steps.append(step)
            log.at += 1
            self._retrace(step)
        self._floor, self._last_seat = min(floor, len(self._steps)), last_seat

    def _retrace(self, step: Step | None) -> None:
        if step is None or isinstance(step, Option):
            self._advance(step)
        elif isinstance(step, Aside):
            self._take_aside(step)
        elif isinstance(step, Dealt):
            self._state.become(step.state)
            self._ask_again()
            self._paused = False  # from that table alone it might not be asked
        elif isinstance(step, Undo) and step.shown is not None:
            self._game.remember(self._state, step.seat, step.shown)
            self._ask_again()

    def _advance(self, option: Option | None) -> None:
        self._here = None
        paused = False
        try:
            step = self._flow.send(option)
            while step.__class__ is Checkpoint:
                if self._keeps_checkpoints and (step is CHECKPOINT or self.imagined):
                    self._mark()
                paused = step is PAUSE or self._game.asks_first
                step = self._flow.send(None)
        except StopIteration:
            self.decision = None
            self._paused = paused
            return
        self.decision = step  # type: ignore[assignment]  # what is no checkpoint asks
        place = step.place  # type: ignore[union-attr]
        if place is None:
            self._paused = paused
            return
        if self._keeps_checkpoints and (place is CHECKPOINT or self.imagined):
            self._mark()
        self._paused = True

    def _mark(self) -> None:
        earlier = self._earlier
        earlier += self._steps
        if len(earlier) >= self._apart:
            self._base = self._state.copy()
            self._behind = False
            earlier.clear()
        else:
            self._behind = True
        self._steps = []
        self._floor = 0
        self._last_seat = -1
        if self._state.log is not None:
            self._base_log = len(self._state.log.events)

    def _catch_up(self) -> None:
        """Let the base be the state at the last checkpoint, by replaying what led there."""
        if self._base is None:
            self._base = self._copied_here()
        if not self._behind:
            return
        scout = Match.__new__(Match)
        scout.setup = self.setup
        scout._game = self._game
        scout._state = state = self._base.copy()
        scout._flow = self._game.script(state)
        scout._earlier, scout._steps, scout._apart = [], [], 0
        scout.imagined = self.imagined
        for n, step in enumerate((None, *self._earlier)):
            scout._keeps_checkpoints = n == len(self._earlier)  # it is the last step that led there
            scout._retrace(step)
        self._base = scout._base
        self._behind = False
        self._earlier = []

    def _take_aside(self, step: Aside) -> None:
        self._here = None
        self._game.aside(self._state, step.seat, step.option)
        if self._game.result(self._state) is not None:
            self._flow.close()
            self.decision = None

    def _foresight(self, seat: int, option: Option, then: Sequence[str], seed: int) -> Foresight:
        """What choices bring in an imagined match before anything hidden has a say."""
        world = self.imagine(seat, seed)
        assert world.decision is not None
        option = world.decision.find(option)
        world._catch_up()  # a veiled table is not copied
        self._game.veil(world._state, seat)
        world._state.rng = VeiledRng(0)
        world._state.log = log = Foresight(seat)
        world._keeps_checkpoints = False
        with suppress(Unseen, IllegalChoice):
            world.choose(option)
            for notation in then:
                if world.decision is None or world.decision.seat != seat:
                    break
                world.choose(notation)
        return log

    def _ask_again(self) -> None:
        """The open options may rest on what was changed on the table."""
        if self.decision is not None:
            self.decision = self.decision.again()
