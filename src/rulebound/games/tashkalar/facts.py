"""The printed facts that a client draws with: board, cards, tasks and score boards."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.tashkalar import seam
from rulebound.games.tashkalar.board import (
    CENTRAL,
    COMMON,
    DIRECTIONS,
    GREEN,
    HEROIC,
    NAMES,
    RANKS,
    RED,
    names,
)
from rulebound.games.tashkalar.cards import Being
from rulebound.games.tashkalar.decks.flares import FLARES
from rulebound.games.tashkalar.forms import FORMS, Form
from rulebound.games.tashkalar.library import BEINGS, SCHOOL_CARDS, SCHOOL_COLOURS, SCHOOLS
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.games.tashkalar.terms import RankName

_CELLS: Final[dict[str, RankName]] = {"c": RANKS[COMMON], "h": RANKS[HEROIC]}
_MARKS: Final[dict[str, seam.Mark]] = {"!": "!", "?": "?"}


def facts(options: Mapping[str, Any]) -> seam.Facts:
    form = FORMS[options["form"]]
    found: seam.Facts = {
        "board": _board(form),
        "schools": dict(SCHOOL_COLOURS),
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
        "goal": {str(seats): form.goal(seats) for seats in form.seats},
    }
    if form.track:  # TK-1.18
        found["gate"] = {seats: goal - 1 for seats, goal in found["goal"].items()}
        found["track"] = form.track
    return found


def _board(form: Form) -> seam.BoardFacts:
    return {
        "squares": list(NAMES.values()),
        "red": names(RED),
        "green": names(GREEN),
        "central": names(CENTRAL) if form.tasks else [],  # TK-1.3: on the High Form side
        "marks": [names(mark) for mark in form.start_marks],
    }


def _being(being: Being) -> seam.BeingFacts:
    rows = [line.split() for line in being.pattern.picture.splitlines()]
    tokens = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}
    frame = next((cell for cell, token in tokens.items() if token in "@CH"), None)
    printed = being.pattern.orientations[0]
    found: seam.BeingFacts = {
        "rank": RANKS[being.rank],
        "schools": [s for s in SCHOOLS if any(BEINGS[card] is being for card in SCHOOL_CARDS[s])],
        "size": (max(map(len, rows)), len(rows)),
        "cells": [
            (*cell, rank)
            for cell, token in tokens.items()
            if cell != frame and (rank := _rank_of(token))
        ],
        "frame": frame,
        "frame_rank": _rank_of(tokens[frame]) if frame else None,
        "marks": [
            (*cell, _MARKS[token[0]]) for cell, token in tokens.items() if token[0] in _MARKS
        ],
        "binding": bool(printed.marks),
        "arrows": [DIRECTIONS[arrow] for arrow in printed.arrows],
    }
    if being.frozen:
        found["frozen"] = True
    if being.warp:
        found["warp"] = True
    return found


def _rank_of(token: str) -> RankName | None:
    """The rank that a square of a picture asks for at least."""
    return _CELLS.get(token[-1].lower())
