"""Options say when they count, and the games keep to it."""

import random
from typing import Any

import pytest

import rulebound
from rulebound.core.errors import BadOption
from rulebound.core.options import Choice

CHOICES = 25


def settings(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of seats and forms in which the game can be played."""
    rules = rulebound.game(game)
    first = rules.options.choices[0]
    values = first.allowed if first.kind == "choice" else (False, True)
    found = []
    for seats in rules.seats:
        for value in values:
            try:
                rules.start(seats=seats, options={first.name: value}, log=False)
            except BadOption:
                continue
            found.append((seats, {first.name: value}))
    return found


def others(choice: Choice) -> list[Any]:
    """Another value that the schema allows, if it says which it does."""
    match choice.kind:
        case "bool":
            return [not choice.default]
        case "choice":
            return [value for value in choice.allowed if value != choice.default][-1:]
        case "list":
            return [list(choice.allowed[:1])]
        case _:
            return []


def course(game: str, seats: int, options: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """What everybody sees of a match of random choices."""
    match = rulebound.game(game).start(seats=seats, options=options, seed=3)
    rng = random.Random(7)
    seen = []
    for _ in range(CHOICES):
        seen.append([match.view(seat) for seat in range(seats)])
        if match.decision is None:
            break
        match.choose(rng.randrange(len(match.decision.options)))
    return seen


def without(seen: list[list[dict[str, Any]]], option: str) -> list[list[dict[str, Any]]]:
    """Views may repeat how the table was set."""
    return [[{k: v for k, v in view.items() if k != option} for view in each] for each in seen]


@pytest.mark.parametrize("game", ["homm3", "tashkalar", "urbno"])
def test_an_option_that_does_not_count_changes_nothing(game: str) -> None:
    tried = 0
    for seats, form in settings(game):
        complete = rulebound.game(game).options.complete(form)
        known = {**complete, "seats": seats}
        usual = course(game, seats, form)
        for choice in rulebound.game(game).options.choices:
            if choice.name in form or choice.counts(known):
                continue
            for value in others(choice):
                try:
                    changed = course(game, seats, {**form, choice.name: value})
                except BadOption:
                    continue  # refusing it is fine, too
                where = (seats, form, choice.name, value)
                assert without(changed, choice.name) == without(usual, choice.name), where
                tried += 1
    assert tried or game == "urbno"
