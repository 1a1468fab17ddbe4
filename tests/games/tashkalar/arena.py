"""Words for Tash-Kalar tests: set up a position, choose by notation, look at the board."""

from typing import Any

import rulebound
from rulebound import Match
from rulebound.core.flow import Option
from rulebound.games.tashkalar.board import COLOUR_LETTERS


def arena(board: str = "", *, seats: int = 2, seed: int = 1, lines: str = "", **more: Any) -> Match:
    """A match from a position.

    ``board`` is a picture as in the rules (rows, then the column letters). ``hand`` (of seat 0),
    ``hand1`` … are cards by id; ``lines`` are further position lines; all other words are options
    of the game. Seat 0 is red (Southern Empire), then blue, brown, green, unless ``lines`` say so.
    """
    hands = {n: more.pop("hand" if n == 0 else f"hand{n}", None) for n in range(seats)}
    text = f"board:\n{board}\n" if board.strip() else ""
    for seat, hand in hands.items():
        if hand is not None:
            head = more.pop(f"seat{seat}", "")
            text += f"seat {seat}: {head}\n  hand: {hand}\n"
    text += "\n".join(line.strip() for line in lines.strip().splitlines())
    options = {"form": "high_form" if seats == 2 else "melee", **more}
    return rulebound.game("tashkalar").start(seats=seats, options=options, seed=seed, position=text)


def options(match: Match) -> list[str]:
    """The notations of everything that can be chosen now."""
    assert match.decision is not None
    return [option.notation for option in match.decision.options]


def starting(match: Match, prefix: str) -> list[str]:
    """The options whose notation starts like this."""
    return [notation for notation in options(match) if notation.startswith(prefix)]


def find(match: Match, wanted: str) -> Option:
    """The option of that notation; what follows it (an orientation) may be left out if unique."""
    assert match.decision is not None
    exact = [o for o in match.decision.options if o.notation == wanted]
    found = exact or [o for o in match.decision.options if o.notation.startswith(wanted + " ")]
    assert len(found) == 1, f"{wanted!r} fits {found} among {options(match)}"
    return found[0]


def play(match: Match, *choices: str) -> Match:
    """Choose one after the other."""
    for choice in choices:
        match.choose(find(match, choice))
    return match


def can(match: Match, wanted: str) -> bool:
    """Whether some option starts like this."""
    return any(n == wanted or n.startswith(wanted + " ") for n in options(match))


def asks(match: Match) -> str:
    """What is asked now, without the common beginning of prompt ids: 'action', 'end', 'move' …"""
    assert match.decision is not None
    return match.decision.prompt.id.removeprefix("tashkalar-ask-")


def pieces(match: Match) -> dict[str, str]:
    """The board as {'e5': 'rh'}."""
    return {
        piece["sq"]: COLOUR_LETTERS[piece["colour"]] + piece["rank"][0]
        for piece in match.view()["board"]
    }


def destroyed(match: Match) -> dict[str, list[int]]:
    """Credited this turn: {'blue': [common, heroic, legendary]}."""
    return {colour: list(counts) for colour, counts in match.view()["turn"]["destroyed"].items()}


def actions(match: Match) -> int:
    left: int = match.view()["turn"]["actions"]
    return left


def targets(match: Match, card: str) -> set[str]:
    """The squares on which a card can be summoned now."""
    assert match.decision is not None
    return {
        option.refs[1].removeprefix("sq:")
        for option in match.decision.options
        if option.kind == "summon" and option.refs[0] == f"card:{card}"
    }


def each(verb: str, squares: str) -> set[str]:
    """The notations of a verb on each of these squares."""
    return {f"{verb} {square}" for square in squares.split()}


def alone(pieces: dict[str, str]) -> str:
    """A picture with just these pieces."""
    columns = sorted({square[0] for square in pieces})
    rows = sorted({square[1] for square in pieces}, reverse=True)
    lines = [f"{row} {' '.join(pieces.get(c + row, '..') for c in columns)}" for row in rows]
    return "\n".join([*lines, " ".join(columns)])


def pass_turn(match: Match) -> Match:
    """Place wherever there is room and end the turn."""
    while asks(match) == "action":
        play(match, starting(match, "place")[0])
    return play(match, "end")
