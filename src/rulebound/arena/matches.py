"""One match between bots."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from rulebound.arena.balance import Sample, sampler
from rulebound.bots import Chair, bot
from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Text
from rulebound.core.game import game as game_called
from rulebound.core.rng import Rng, mix


@dataclass(frozen=True, slots=True)
class Job:
    """One match to be played."""

    number: int
    game: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    labels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    report: bool = False
    seconds: tuple[float | None, ...] = ()
    """How long each seat may think about a choice; empty: as long as it likes."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was played to its end."""

    number: int
    seed: int
    labels: tuple[str, ...]
    """Who sat where: the bots' names, told apart by a number if one plays more than once."""
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Any, ...]
    reason: Text
    choices: int
    turns: int
    first: int | None
    """The seat that took the first turn, if the game tells of turns."""
    samples: tuple[Sample, ...] = ()
    """What the game reports of the match, if that was wanted."""
    thought: tuple["array[float]", ...] = field(default=(), compare=False)
    """How long each seat thought about its choices, where it had more than one option, in seconds
    of processor time: what else the machine does makes no difference."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of all matches in which the same is dealt."""
    return mix(Rng(seed).key + deal) >> 1


def play_out(job: Job) -> Finished:
    """Play one match."""
    match = game_called(job.game).start(
        seats=len(job.bots), options=job.options, seed=job.seed, log=True
    )
    players = [bot(name, mix(job.seed + seat + 1)) for seat, name in enumerate(job.bots)]
    seconds = job.seconds or (None,) * len(players)
    thought = tuple(array("f") for _ in players)
    while match.decision is not None:
        seat = match.decision.seat
        forced = len(match.decision.options) == 1
        start = process_time()
        choice = players[seat].choose(Chair(match, seat, seconds[seat], process_time))
        if not forced:
            thought[seat].append(process_time() - start)
        match.choose(choice)
    result = match.result
    if result is None:
        raise RuleboundError(f"match {job.number} of {job.game} ended without a result")
    turns = [event["seat"] for event in match.log() if event["kind"] == "turn"]
    return Finished(
        job.number,
        job.seed,
        job.labels,
        result.ranking,
        result.scores,
        result.reason,
        match.seq,
        len(turns),
        turns[0] if turns else None,
        sampler(job.game)(match) if job.report else (),
        thought,
    )
