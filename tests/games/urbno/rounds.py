"""Words for whole rounds of King Urbno: beginning one, ending one, what was written."""

from typing import Any

import rulebound
from rulebound import Match
from tests.games.urbno.cardtable import hand, options, play, seat, table

CODES = [
    f"{colour}-{rank}"
    for colour in ("Bk", "Re", "Ye", "Bl")
    for rank in ("Fa", "As", "Ex", "Dw", "Wi", "Kn", "Pr", "Em")
]
LAST = ("Bk-Em", "Bk-Fa", "Bk-As", "Bk-Ex")
"""The last trick of most rounds here: A leads and takes it."""


def begin(seats: int = 4, seed: int = 1, **more: Any) -> Match:
    """A new match; the last seat deals first, so that A (seat 0) sits on the dealer's left."""
    more = {"first_dealer": seats - 1, **more}
    return rulebound.game("urbno").start(seats=seats, options=more, seed=seed)


def in_window(*scrolls: str, lines: str = "", seed: int = 1, **more: Any) -> Match:
    """The scroll window of a round: what each seat owns; everybody has the cards of a colour.

    All eight of them, or the lower six in mission 14.
    """
    size = 6 if "mission: 14" in lines else 8
    hands = [" ".join(CODES[8 * number : 8 * number + size]) for number in range(len(scrolls))]
    for letter, owned in zip("abcd", scrolls, strict=False):
        more[letter] = f"scrolls: {owned}\n{more.get(letter, '')}"
    return table(*hands, lines=f"phase: window\n{lines}", seed=seed, **more)


def with_counts(mission: int, *counts: int, lines: str = "", **more: Any) -> Match:
    """The round is over, the seats took so many tricks (A the last of them)."""
    return last_trick(before_last(mission, *counts, lines=lines, **more))


def before_last(mission: int, *counts: int, lines: str = "", **more: Any) -> Match:
    """Only the last trick is left, which A will take; after it the seats have these counts."""
    n = len(counts)
    free = [code for code in CODES if code not in LAST]
    piles = []
    for number, count in enumerate(counts):
        tricks = []
        for _ in range(count - (number == 0)):
            tricks.append("+".join(free[:n]))
            del free[:n]
        piles.append(" ".join(tricks))
    if mission == 14:
        lines += f"\ntable: {' '.join(free[:6])}\nturned: 6"
    return with_piles(mission, *piles, last=LAST[:n], lines=lines, **more)


def with_piles(
    mission: int, *piles: str, last: tuple[str, ...] = LAST, lines: str = "", **more: Any
) -> Match:
    """Only the last trick is left; these tricks were taken before."""
    for letter, pile, card in zip("abcd", piles, last, strict=False):
        row = f"row: {card}\n" if mission == 15 else ""
        more[letter] = f"tricks: {pile}\n{row}{more.get(letter, '')}"
    return table(*last, lines=f"mission: {mission}\n{lines}", **more)


def last_trick(match: Match) -> Match:
    """Everybody plays the only card left, with nothing on it."""
    for _ in range(match.seats):
        play(match, options(match)[0].removeprefix("play "))
    return match


def written(match: Match, number: int = 1) -> list[int]:
    """What everybody wrote in a round."""
    return [seat(match, other)["entries"][number - 1] for other in range(match.seats)]


def first_options(match: Match, *, until: int) -> Match:
    """Always take the first option until that round begins (or the game ends)."""
    while match.decision is not None and match.view()["round"] < until:
        match.choose(0)
    return match


def drawn(match: Match, user: int) -> str:
    """The card that an Explorer found: it can be returned and is not the user's."""
    own = {*hand(match, user), *seat(match, user)["open"]}
    found = [code for code in returns(match) if code not in own]
    assert len(found) == 1
    return found[0]


def returns(match: Match) -> list[str]:
    return [option.removeprefix("return ") for option in options(match)]


def taken(match: Match, number: int) -> list[list[str]]:
    """A player's tricks, with their exact present contents."""
    found: list[list[str]] = match.view(number)["hand"]["taken"]
    return found


def lines_of(match: Match, key: str) -> list[str]:
    """The values of all lines with that key in the position (hidden cards included)."""
    found = (line.strip().partition(": ") for line in match.position().splitlines())
    return [value for name, _, value in found if name.rstrip(":") == key]


def log_kinds(match: Match, viewer: int | None = None) -> list[str]:
    return [event["kind"] for event in match.log(viewer)]


def told(match: Match, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """All events of a kind that a viewer knows of, without their numbers."""
    return [
        {key: value for key, value in event.items() if key not in ("at", "kind")}
        for event in match.log(viewer)
        if event["kind"] == kind
    ]
