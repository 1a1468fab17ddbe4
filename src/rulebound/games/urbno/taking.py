"""Who takes a trick (UR-10)."""

from typing import Any, Final

from rulebound.games.urbno.state import DWARF_USED, Certain, State

TAKE: Final = Certain.TAKE
REFUSE: Final = Certain.REFUSE


def contenders(s: State) -> list[int]:
    """The places of the plays among which the number decides (UR-10.1)."""
    plays = s.plays
    contest = [at for at, play in enumerate(plays) if play.certain is not REFUSE]
    top = [at for at in contest if plays[at].colour == s.dominant and plays[at].precedence]
    return top or [at for at in contest if plays[at].colour == s.led]


def taker(s: State) -> int:
    """Who takes the trick as it lies now: the place of the play."""
    plays = s.plays
    refusing = -1
    for at, play in enumerate(plays):
        if play.certain is TAKE:
            return at
        if play.certain is REFUSE:
            refusing = at
    top = contenders(s)
    if not top:
        return refusing
    if s.powers & DWARF_USED:  # UR-11.7
        lowest = min(plays[at].number for at in top)
        alike = [at for at in top if plays[at].number == lowest]
        return alike[0] if s.rules.dwarf_tie == "earlier_card" else alike[-1]  # UR-D6
    first = top[0]
    for at in top:
        if plays[at].number > plays[first].number:
            first = at
    return first  # UR-10.2: of equal numbers the earlier one


def other_taker(s: State, at: int, **changes: Any) -> bool:
    """Whether the trick would go to another card if these things were different."""
    trial = s.copy()
    for name, value in changes.items():
        setattr(trial, name, value)
    return taker(trial) != at


def put_away(s: State, owner: int) -> None:
    """The cards are laid aside as one trick of the owner (UR-10.4)."""
    s.taken[owner] += (tuple([play.card for play in s.plays]),)
    s.counted[owner] += (tuple([play.number for play in s.plays]),)
