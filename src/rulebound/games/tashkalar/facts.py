"""The printed facts that a client draws with: board, cards, tasks and score boards."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.tashkalar.board import (
    CENTRAL,
    COLOURS,
    COMMON,
    DIRECTIONS,
    GREEN,
    HEROIC,
    NAMES,
    RANKS,
    RED,
    names,
)
from rulebound.games.tashkalar.cards import SCHOOL_COLOURS, SCHOOLS, Being
from rulebound.games.tashkalar.decks.flares import FLARES
from rulebound.games.tashkalar.forms import FORMS, Form
from rulebound.games.tashkalar.library import BEINGS, SCHOOL_CARDS
from rulebound.games.tashkalar.tasks import TASKS


def facts(options: Mapping[str, Any]) -> dict[str, Any]:
    form = FORMS[options["form"]]
    return {
        "board": _board(form),
        "schools": {school: COLOURS[SCHOOL_COLOURS[school]] for school in SCHOOLS},
        "beings": {being.id: _being(being) for being in BEINGS},
        "flares": {
            flare.id: {"upper": flare.upper_needs, "lower": flare.lower_needs} for flare in FLARES
        },
        "tasks": {
            task.id: {
                "points": task.points,
                "type": task.type,
                "advanced": task.advanced,
                "squares": names(task.squares),
            }
            for task in TASKS
        },
        **_score_board(form),
    }


def _board(form: Form) -> dict[str, Any]:
    return {
        "squares": list(NAMES.values()),
        "red": names(RED),
        "green": names(GREEN),
        "central": names(CENTRAL) if form.tasks else [],  # TK-1.3: on the High Form side
        "marks": [names(mark) for mark in form.start_marks],
    }


def _score_board(form: Form) -> dict[str, Any]:
    """By the number of seats: the points that trigger the end; and the printed track (TK-1.18)."""
    goals = {str(seats): form.goal(seats) for seats in form.seats}
    if not form.track:
        return {"goal": goals}
    gates = {seats: goal - 1 for seats, goal in goals.items()}
    return {"goal": goals, "gate": gates, "track": form.track}


def _being(being: Being) -> dict[str, Any]:
    """The picture in screen order: x grows to the right, y downward."""
    rows = [line.split() for line in being.pattern.picture.splitlines()]
    tokens = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}
    frame = next(cell for cell, token in tokens.items() if token in "@CH")
    printed = being.pattern.orientations[0]
    return {
        "rank": RANKS[being.rank],
        "schools": [s for s in SCHOOLS if any(BEINGS[card] is being for card in SCHOOL_CARDS[s])],
        "size": [max(map(len, rows)), len(rows)],
        "cells": [
            [*cell, rank]
            for cell, token in tokens.items()
            if cell != frame and (rank := _rank_of(token))
        ],
        "frame": list(frame),
        "frame_rank": _rank_of(tokens[frame]),
        "marks": [[*cell, token[0]] for cell, token in tokens.items() if token[0] in "!?"],
        "binding": bool(printed.marks),
        "arrows": [DIRECTIONS[arrow] for arrow in printed.arrows],
    }


def _rank_of(token: str) -> str | None:
    """The rank that a square of a picture asks for at least."""
    return {"c": RANKS[COMMON], "h": RANKS[HEROIC]}.get(token[-1].lower())
