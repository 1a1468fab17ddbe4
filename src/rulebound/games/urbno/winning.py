"""Why the present winner of the trick wins, and what became of the other cards (UR-10)."""

from typing import Final

from rulebound.games.urbno.because import because
from rulebound.games.urbno.cards import CODES, COLOURS, PAD
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.powers import assassin, dwarf, knight, priest
from rulebound.games.urbno.scrolls import active
from rulebound.games.urbno.scrolls.of_tricks import certain_trick
from rulebound.games.urbno.seam import Because, Replaced, Tag
from rulebound.games.urbno.state import DWARF_USED, KNIGHT_USED, Certain, Play, State
from rulebound.games.urbno.taking import contenders, taker

_TELLING: Final = (knight, priest, assassin)
"""The powers that are told, in this order, where they matter."""


def why_winning(s: State, winning: int) -> str:
    """Why the play at that place wins: what comes after ``urbno-because-``."""
    play = s.plays[winning]
    if play.certain is Certain.TAKE:
        return "certain"
    if play.certain is Certain.REFUSE:
        return "nobody-else"
    lowest = "lowest" if s.powers & DWARF_USED else "highest"
    kind = "dominant" if play.colour == s.dominant and play.precedence else "led"
    return f"{lowest}-{kind}"


def winning(s: State) -> list[Because]:
    """Who wins the trick and why: the taker, the number in its colour, a tie, what changed it."""
    if not s.plays:
        return []
    at = taker(s)
    play = s.plays[at]
    why = why_winning(s, at)
    found = [
        because("so-far", seat=play.seat),
        because(
            why,
            certain_trick.rule if play.certain else None,
            number=play.number,
            colour=COLOURS[play.colour],
        ),
    ]
    if not play.certain:
        found += _tie(s, play)
        if s.powers & DWARF_USED:
            found.append(because("dwarf", dwarf.rule))
    return found + _altered(s, at)


def _tie(s: State, winner: Play) -> list[Because]:
    alike = [at for at in contenders(s) if s.plays[at].number == winner.number]
    if len(alike) == 1:
        return []
    if not s.powers & DWARF_USED:
        return [because("earlier", "UR-10.2")]
    return [because("earlier" if s.rules.dwarf_tie == "earlier_card" else "later", "UR-D6")]


def _altered(s: State, at: int) -> list[Because]:
    """The powers and scrolls without which somebody else would win."""
    found = [reason for power in _TELLING for reason in power.why_winning(s, at)]
    return found + active(s).why_winning(s, at)


# ---- the cards and the dominant colour ----


def tags(s: State) -> dict[str, Tag]:
    """What became of every card in the trick, in a word."""
    at = taker(s)
    top = contenders(s)
    return {CODES[play.card]: _tag(s, place, at, top) for place, play in enumerate(s.plays)}


def _tag(s: State, place: int, at: int, top: list[int]) -> Tag:
    play = s.plays[place]
    if place == at:
        return "winning"
    if play.certain is Certain.REFUSE:
        return "left-out"
    if place in top:
        return "behind"
    if play.colour == s.dominant and not play.precedence:
        return "no-precedence"
    return "behind" if play.colour in (s.led, s.dominant) else "off-colour"


def silenced(s: State) -> Replaced | None:
    """The dominant colour, if a Knight has taken its precedence from later cards (UR-11.9)."""
    if not s.powers & KNIGHT_USED:
        return None
    user = next(play.user for play in s.plays if play.power == knight.rank)
    return {"colour": COLOURS[s.dominant], "by": f"power:{knight.name}", "seat": user}


def replaced(s: State) -> Replaced | None:
    """The pad's colour of the round, if another one is dominant now (UR-5.4)."""
    pad = PAD[s.round - 1]
    if s.dominant == pad:
        return None
    if active(s).replaces_dominant:
        return {"colour": COLOURS[pad], "by": f"scroll:{s.active}", "seat": s.activator}
    if MISSIONS[s.mission].table_cards:
        return {"colour": COLOURS[pad], "by": f"mission:{s.mission}", "seat": None}
    return None
