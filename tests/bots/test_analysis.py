"""Where a match turned: steps that can be gone on with, marks, curves."""

from typing import Any

import pytest

import rulebound
from rulebound.bots import Chair, bot
from rulebound.bots.analysis import (
    CANDIDATES,
    Note,
    Walk,
    curves,
    next_step,
    read_note,
    steps_done,
    take_step,
    total_steps,
    turning_points,
)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A short skirmish of weak bots."""
    match = rulebound.game("homm3").start(seats=2, options={"form": "skirmish"}, seed=5)
    bots = [bot("pip", seat) for seat in range(2)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(bots[seat].choose(Chair(match, seat, 0.02)))
    return match.record()


def analysed(record: dict[str, Any], seconds: float = 2.0) -> tuple[Walk, dict[int, Note]]:
    walk, notes = Walk(record), dict[int, Note]()
    while (step := next_step(walk.choices, notes, seconds)) is not None:
        notes[step.choice.at] = take_step(walk, step)
    return walk, notes


def test_every_choice_is_looked_at_and_the_worst_ones_twice(record: dict[str, Any]) -> None:
    walk, notes = analysed(record)
    assert set(notes) == {choice.at for choice in walk.choices}
    assert sum(note.deep for note in notes.values()) <= CANDIDATES
    assert steps_done(notes) == total_steps(walk.choices, notes)
    for note in notes.values():
        assert note.own["choice"] == record["choices"][note.at]
        assert all(option["reasons"] for option in note.options)
        assert [o["value"] for o in note.options] == sorted(
            (o["value"] for o in note.options), reverse=True
        )


def test_it_goes_on_from_what_is_written(record: dict[str, Any]) -> None:
    """Notes that were read again are as good as those that were found."""
    walk, notes = Walk(record), dict[int, Note]()
    for _ in range(4):
        step = next_step(walk.choices, notes, 1.0)
        assert step is not None
        notes[step.choice.at] = take_step(walk, step)
    again = {at: read_note(note.to_json()) for at, note in notes.items()}
    assert again == notes
    later = next_step(Walk(record).choices, again, 1.0)
    assert later is not None
    assert later.choice == walk.choices[4]


def test_curves_begin_even_and_end_with_the_result(record: dict[str, Any]) -> None:
    walk, notes = analysed(record, 0.5)
    assert walk.result is not None
    found = curves(walk, notes.values())
    assert len(found) == 2
    for seat, line in enumerate(found):
        assert all(0 <= value <= 1 for _, value in line)
        assert [at for at, _ in line] == sorted(at for at, _ in line)
        assert line[-1] == (len(record["choices"]), float(seat in walk.result.winners))


def test_a_place_is_reached_again_from_the_beginning(record: dict[str, Any]) -> None:
    walk = Walk(record)
    assert [walk.at(number).seq for number in (10, 3, 7)] == [10, 3, 7]


# ---- marks ----


def note(best: float, own: float, within: float = 0.01, at: int = 0) -> Note:
    def option(choice: str, value: float) -> dict[str, Any]:
        return {"choice": choice, "value": value, "within": within, "samples": 9, "reasons": [1]}

    options = (option("good", best), option("played", own))
    return Note(at, 0, "played", options if best > own else options[::-1])


@pytest.mark.parametrize(
    ("lost", "mark"), [(0.05, ""), (0.099, "?!"), (0.10, "?!"), (0.19, "?!"), (0.20, "?")]
)
def test_marks_by_what_was_given_away(lost: float, mark: str) -> None:
    assert note(0.7, 0.7 - lost).mark == mark


def test_what_may_be_chance_is_not_marked() -> None:
    assert note(0.7, 0.4, within=0.3).mark == ""
    assert note(0.7, 0.4, within=0.1).mark == "?"


def test_the_best_by_far_is_praised() -> None:
    assert note(0.3, 0.7).mark == "!"
    assert note(0.65, 0.7).mark == ""


def test_turning_points_are_the_three_largest_losses() -> None:
    losses = (0.12, 0.3, 0.05, 0.25, 0.15)
    notes = [note(0.7, 0.7 - lost, at=at) for at, lost in enumerate(losses)]
    assert [found.at for found in turning_points(notes)] == [1, 3, 4]
