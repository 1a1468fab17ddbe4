"""Scenarios of Heroes III as the terminal shows them."""

import random

import rulebound
from rulebound import Match
from rulebound.terminal.homm3 import Painter
from rulebound.terminal.homm3.plan import Plan
from rulebound.terminal.painter import Paper
from rulebound.terminal.table import seen
from rulebound.terminal.words import Words
from tests.games.homm3.quests import Quest
from tests.terminal.drawings import drawn

NAMES = ("Ann", "Bob", "Cid", "Dan")
EN = Words("en")


def at_table(
    match: Match, width: int = 80, height: int = 50, language: str = "en", plain: bool = False
) -> Painter:
    """A painter who has looked at the table of the person who has to choose."""
    assert match.decision is not None
    words = Words(language)
    names = NAMES[: match.seats]
    painter = Painter(words, names, Paper(width, height, plain), match.setup.options)
    words.called = painter.look(seen(match, match.decision.seat))
    return painter


def shown(match: Match, width: int = 80, height: int = 50, language: str = "en") -> str:
    assert match.decision is not None
    painter = at_table(match, width, height, language)
    seat, options = match.decision.seat, match.decision.options

    def why(ref: str) -> str:
        reason = match.why_not(seat, ref)
        return "" if reason is None else painter.words.text("homm3", reason, NAMES)

    return drawn(painter.table(seen(match, seat), options, (), why), width)


def whole_map(match: Match, width: int = 80) -> list[str]:
    """The map alone, without marks."""
    lines = drawn(at_table(match, width).sight("map", match.view(0), ())).splitlines()
    return [line.rstrip() for line in lines]


def label_of(q: Quest, where: str) -> str:
    """What the map calls a Field."""
    return Plan(q.match.view(0)["world"]).label(q.at(where))


def scenario(name: str, seats: int, seed: int = 3) -> Match:
    options = {"form": "scenario", "scenario": name}
    return rulebound.game("homm3").start(seats=seats, options=options, seed=seed)


def go_on(match: Match, prompt: str) -> None:
    """By the first choice, up to a question."""
    while match.decision is not None and match.decision.prompt.id != prompt:
        match.choose(0)


def walk(match: Match, seed: int, steps: int, every: int) -> list[Match]:
    """A match at many moments."""
    rng = random.Random(seed)
    found = []
    for step in range(steps):
        if match.decision is None:
            break
        if step % every == 0:
            found.append(match.fork())
        match.choose(rng.randrange(len(match.decision.options)))
    assert found
    return found
