"""Why the present winner of the trick wins, and what became of the other cards (UR-10)."""

from typing import Any

from rulebound.games.urbno.cards import (
    ASSASSIN,
    CODES,
    COLOURS,
    DWARF,
    KNIGHT,
    PAD,
    PRIEST,
    colour_of,
)
from rulebound.games.urbno.state import Play, State
from rulebound.games.urbno.trick import contenders, taker

BECAUSE = (
    "so-far",
    "highest-dominant",
    "highest-led",
    "lowest-dominant",
    "lowest-led",
    "certain",
    "nobody-else",
    "earlier",
    "later",
    "dwarf",
    "knight",
    "priest",
    "assassin",
    "refused",
    "announced",
    "new-dominant",
)

Part = dict[str, Any]


def why_winning(s: State, winning: int) -> str:
    """Why the play at that place wins: what comes after ``urbno-because-``."""
    play = s.plays[winning]
    if play.certain == "take":
        return "certain"
    if play.certain == "refuse":
        return "nobody-else"
    lowest = "lowest" if s.powers >> DWARF & 1 else "highest"
    kind = "dominant" if play.colour == s.dominant and play.precedence else "led"
    return f"{lowest}-{kind}"


def winning(s: State) -> list[Part]:
    """Who wins the trick and why: the taker, the number in its colour, a tie, what changed it."""
    if not s.plays:
        return []
    at = taker(s)
    play = s.plays[at]
    why = why_winning(s, at)
    found = [
        _part("so-far", seat=play.seat),
        _part(
            why,
            "UR-15.16" if play.certain else None,
            number=play.number,
            colour=COLOURS[play.colour],
        ),
    ]
    if not play.certain:
        found += _tie(s, play)
        if s.powers >> DWARF & 1:
            found.append(_part("dwarf", "UR-11.7"))
    return found + _altered(s, at)


def _part(why: str, rule: str | None = None, **args: Any) -> Part:
    return {"id": f"urbno-because-{why}", "args": args, "rule": rule}


def _tie(s: State, winner: Play) -> list[Part]:
    alike = [at for at in contenders(s) if s.plays[at].number == winner.number]
    if len(alike) == 1:
        return []
    if not s.powers >> DWARF & 1:
        return [_part("earlier", "UR-10.2")]
    return [_part("earlier" if s.rules.dwarf_tie == "earlier_card" else "later", "UR-D6")]


def _altered(s: State, at: int) -> list[Part]:
    """The powers and scrolls without which somebody else would win."""
    found = []
    if _other_taker(s, at, plays=tuple(play._replace(precedence=True) for play in s.plays)):
        found.append(_part("knight", "UR-11.9", colour=COLOURS[s.dominant]))
    for place, play in enumerate(s.plays):
        if play.power == PRIEST and (place == at or _by_priest(s, at, place)):
            colour = COLOURS[play.colour]
            found.append(_part("priest", "UR-11.10", card=CODES[play.card], colour=colour))
    if s.plays[at].power == ASSASSIN:
        found.append(_part("assassin", "UR-11.5"))
    for place, play in enumerate(s.plays):
        if play.certain == "refuse" and place != at and _by_refusal(s, at, place):
            if place == 0 and s.led != play.colour:
                colour = COLOURS[s.led]
                found.append(_part("announced", "UR-15.16", seat=play.seat, colour=colour))
            else:
                found.append(_part("refused", "UR-15.16", seat=play.seat))
    if s.active == 1 and _other_taker(s, at, dominant=PAD[s.round - 1]):
        found.append(_part("new-dominant", "UR-15.1", colour=COLOURS[s.dominant]))
    return found


def _other_taker(s: State, at: int, **changes: Any) -> bool:
    """Whether the trick would go to another card if these things were different."""
    trial = s.copy()
    for name, value in changes.items():
        setattr(trial, name, value)
    return taker(trial) != at


def _by_priest(s: State, at: int, place: int) -> bool:
    """Whether the card in its printed colour would change who wins."""
    play = s.plays[place]
    printed = play._replace(colour=colour_of(play.card))
    led = printed.colour if place == 0 and play.certain != "refuse" else s.led
    return _other_taker(s, at, plays=_replaced(s, place, printed), led=led)


def _by_refusal(s: State, at: int, place: int) -> bool:
    """Whether the card, if it were not left out (scroll 16), would change who wins."""
    play = s.plays[place]
    led = play.colour if place == 0 else s.led
    return _other_taker(s, at, plays=_replaced(s, place, play._replace(certain="")), led=led)


def _replaced(s: State, place: int, play: Play) -> tuple[Play, ...]:
    return (*s.plays[:place], play, *s.plays[place + 1 :])


# ---- the cards and the dominant colour ----


def tags(s: State) -> dict[str, str]:
    """What became of every card in the trick, in a word."""
    at = taker(s)
    top = contenders(s)
    return {CODES[play.card]: _tag(s, place, at, top) for place, play in enumerate(s.plays)}


def _tag(s: State, place: int, at: int, top: list[int]) -> str:
    play = s.plays[place]
    if place == at:
        return "winning"
    if play.certain == "refuse":
        return "left-out"
    if place in top:
        return "behind"
    if play.colour == s.dominant and not play.precedence:
        return "no-precedence"
    return "behind" if play.colour in (s.led, s.dominant) else "off-colour"


def silenced(s: State) -> dict[str, Any] | None:
    """The dominant colour, if a Knight has taken its precedence from later cards (UR-11.9)."""
    for play in s.plays:
        if play.power == KNIGHT:
            return {"colour": COLOURS[s.dominant], "by": "power:knight", "seat": play.user}
    return None


def replaced(s: State) -> dict[str, Any] | None:
    """The pad's colour of the round, if another one is dominant now (UR-5.4)."""
    pad = PAD[s.round - 1]
    if s.dominant == pad:
        return None
    if s.active == 1:
        return {"colour": COLOURS[pad], "by": "scroll:1", "seat": s.activator}
    if s.mission == 14:
        return {"colour": COLOURS[pad], "by": "mission:14", "seat": None}
    return None
