"""Tash-Kalar in numbers: what programs that learn see of it."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.encoding import (
    Encoding,
    Many,
    Number,
    Numbered,
    OneOf,
    Part,
    Places,
    Rows,
    Table,
    Word,
    from_seat,
    seats_away,
)
from rulebound.games.tashkalar.board import NAMES
from rulebound.games.tashkalar.forms import FORMS
from rulebound.games.tashkalar.library import CARDS, SCHOOLS
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.games.tashkalar.terms import Colour

SIDES: Final = 4
_SQUARES: Final = tuple(NAMES.values())
_CARDS: Final = tuple(dict.fromkeys(card.id for card in CARDS))
_TASKS: Final = tuple(task.id for task in TASKS)
_SIDE: Final = OneOf("away", tuple(range(SIDES)))
"""0: yours, 1: the next side's, ..."""
_RANK: Final = OneOf("rank", ("common", "heroic", "legendary"))
_STACKS: Final = ("beings", "legends", "flares")

_SEAT: Final = (
    OneOf("school", SCHOOLS),
    Part("hand", *(Number(stack, 3) for stack in _STACKS)),
    Many("known_cards", _CARDS),
    Part("deck", Number("size", 18), Number("sideways", 18)),
    Many("discard", _CARDS),
    Word("frozen", "card"),
    Word("pending", "card"),
    Part("stored", _SIDE, _RANK, Number("gateway")),
    Part("removed", Number("stones", 17), Number("legendary", 3)),
    Number("fewer", 2),
    Number("penalty", 5),
    Number("points", 20),
    Numbered("points_by_side", SIDES, 20),
    Part("supply", Number("stones", 17), Number("legendary", 3)),
    Many("claimed", _TASKS),
    Many("improvised_sides", tuple(range(SIDES))),
)
_SHARED_DECK: Final = (Number("size", 20), Many("discard", _CARDS))
_SHEET: Final = Part(
    "",
    OneOf("form", tuple(FORMS)),
    Number("teams"),
    OneOf("phase", ("setup", "turns")),
    Places("board", "sq", _SQUARES, _SIDE, _RANK, Number("gateway")),
    Rows("seats", SIDES, *_SEAT),
    Many("cards", _CARDS),
    Part("draft", Many("your_pack", _CARDS), Many("you_kept", _CARDS)),
    Part(
        "tasks",
        Rows("current", 3, Word("task", "task"), Number("points", 4), Numbered("progress", 16, 6)),
        Word("next", "task"),
        Number("deck", 24),
        Many("buried", _TASKS),
    ),
    Part("decks", Part("legends", *_SHARED_DECK), Part("flares", *_SHARED_DECK)),
    Word("playing", "card"),
    Part(
        "turn",
        _SIDE,
        OneOf("controller_away", tuple(range(SIDES))),
        Number("passed"),
        Number("actions", 3),
        Number("discarded"),
        Number("flared"),
        Number("borrow"),
        OneOf("possessed_away", tuple(range(SIDES))),
        Number("blanks", 3),
        Number("doubled", 3),
        Rows("destroyed", SIDES, _SIDE, Numbered("ranks", 3, 4)),
        Part("summoned", *(Number(name, 4) for name in ("total", "legends", "red", "green"))),
        Part("extra", Number("cards", 3), Number("legends", 3), Number("turn")),
        Number("in_extra_turn"),
        Number("number", 60),
    ),
    Part("end", Number("last_away", SIDES), Number("turns_left", SIDES)),
)


def _arrange(view: Mapping[str, Any]) -> dict[str, Any]:
    you, seats = view["you"], view["seats"]
    own = seats[you or 0]["side"]
    sides = max(seat["side"] for seat in seats) + 1
    away = {seat["colour"]: (seat["side"] - own) % sides for seat in seats if seat["colour"]}
    turn = view["turn"]
    return {
        **view,
        "board": [{**piece, "away": away.get(piece["colour"])} for piece in view["board"]],
        "seats": [_seat(seat, away) for seat in from_seat(seats, you)],
        "cards": view["hand"] and _cards(view["hand"]),
        "tasks": view["tasks"] and _tasks(view["tasks"], own),
        "turn": turn and _turn(turn, away, you, len(seats)),
        "end": {
            "last_away": seats_away(view["end"]["last"], you, len(seats)),
            "turns_left": view["end"]["turns_left"],
        },
    }


def _seat(seat: Mapping[str, Any], away: Mapping[Colour, int]) -> dict[str, Any]:
    score, stored = seat["score"], seat.get("stored")
    by_side = [0] * SIDES
    if isinstance(score, Mapping):
        for colour, points in score.items():
            by_side[away[colour]] = points
    return {
        **seat,
        "known_cards": _cards(seat["known"]),
        "points": score if isinstance(score, int) else None,
        "points_by_side": by_side,
        "improvised_sides": [away[colour] for colour in seat["improvised"]],
        "stored": stored and {**stored, "away": away.get(stored["colour"])},
    }


def _cards(stacks: Mapping[str, list[str]]) -> list[str]:
    return [card for stack in _STACKS for card in stacks[stack]]


def _tasks(tasks: Mapping[str, Any], own: int) -> dict[str, Any]:
    return {
        **tasks,
        "current": [
            {
                **task,
                "progress": [n for side in from_seat(task["progress"], own) for n in _flat(side)],
            }
            for task in tasks["current"]
        ],
    }


def _flat(pairs: list[tuple[int, int]]) -> list[int]:
    """Up to four pairs a side, so that each side's numbers stand where they always do."""
    numbers = [n for pair in pairs[:4] for n in pair]
    return numbers + [0] * (8 - len(numbers))


def _turn(
    turn: Mapping[str, Any], away: Mapping[Colour, int], you: int | None, seats: int
) -> dict[str, Any]:
    possessed = turn.get("possessed")
    return {
        **turn,
        "away": seats_away(turn["seat"], you, seats),
        "controller_away": seats_away(turn["controller"], you, seats),
        "possessed_away": None if possessed is None else away.get(possessed),
        "destroyed": [
            {"away": away.get(colour), "ranks": ranks}
            for colour, ranks in turn["destroyed"].items()
        ],
    }


def _where(ref: str) -> tuple[float, float] | None:
    kind, _, name = ref.partition(":")
    if kind != "sq":
        return None
    return ("abcdefghi".index(name[0]) - 4) / 4, (int(name[1]) - 5) / 4


ENCODING: Final = Encoding(
    "TashKalar",
    (
        Table("FirstGame", 2, {"form": "first_game"}),
        Table("HighForm", 2, {"form": "high_form"}),
        Table("Duel", 2, {"form": "duel"}),
        Table("Melee3", 3, {"form": "melee"}),
        Table("Melee4", 4, {"form": "melee"}),
        Table("HighFormTeams", 4, {"form": "high_form", "teams": True}),
        Table("DuelTeams", 4, {"form": "duel", "teams": True}),
        Table("DuelDraft", 2, {"form": "duel", "decks": "draft"}),
    ),
    bound=768,
    sheet=_SHEET,
    arrange=_arrange,
    where=_where,
)
