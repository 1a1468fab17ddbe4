"""The eight powers (UR-11): what each offers, and what it does."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.urbno.cards import (
    ASSASSIN,
    CODES,
    COLOURS,
    DWARF,
    EMPEROR,
    EXPLORER,
    FARMER,
    KNIGHT,
    PRIEST,
    RANKS,
    WIZARD,
    CardOptions,
)
from rulebound.games.urbno.layout import exchange, exchangeable, forget
from rulebound.games.urbno.state import Exploration, Play, State

ONCE_A_TRICK: Final = (FARMER, DWARF, WIZARD, KNIGHT, EMPEROR)  # UR-11.3
FOR_LATER_CARDS: Final = (WIZARD, KNIGHT, EMPEROR)
"""Powers without effect when the last card of a trick is played (UR-D16)."""
RETURNS: Final = CardOptions("return")

_PLAIN: Final = tuple(
    Option("power", (f"power:{name}",), data=(rank, -1)) for rank, name in enumerate(RANKS)
)
_FARMERS: Final = tuple(
    Option("power", ("power:farmer", f"seat:{seat}"), data=(FARMER, seat)) for seat in range(4)
)
_PRIESTS: Final = tuple(
    Option("power", ("power:priest", f"colour:{name}"), data=(PRIEST, colour))
    for colour, name in enumerate(COLOURS)
)


def power_options(s: State, user: int, power: int, play: Play) -> list[Option]:
    """All ways in which the user could use this power on this play now."""
    if why_no_power(s, user, power):
        return []
    if power == FARMER:
        return list(_FARMERS[: s.seats])
    if power == PRIEST:  # UR-D3
        return [_PRIESTS[c] for c in range(4) if c not in (s.dominant, play.colour)]
    return [_PLAIN[power]]


def why_no_power(s: State, user: int, power: int) -> str:
    """Why this power cannot be used in this trick: a refusal code, or nothing."""
    if power in ONCE_A_TRICK and s.powers >> power & 1:
        return "limit"
    if power == FARMER and (s.trick == s.tricks or s.active == 19):  # UR-D15
        return "timing"
    if power == ASSASSIN:  # UR-D12: only together with the play
        return "timing"
    if power == EXPLORER and (s.previous[0] < 0 or not exchangeable(s, user)):  # UR-D13
        return "timing"
    if power == WIZARD and s.mission == 15:  # UR-D21
        return "timing"
    return ""


def use_power(s: State, user: int, at: int, power: int, arg: int) -> None:
    """Spend a crystal on the play at that place of the trick (UR-11.1)."""
    play = s.plays[at]._replace(power=power, user=user)
    s.crystals[user] -= 1
    s.powers |= 1 << power
    if power == FARMER:
        s.next_leader = arg
    elif power == PRIEST:
        play = play._replace(colour=arg)
        if at == 0 and play.certain != "refuse":
            s.led = arg  # UR-D1; a colour announced with scroll 16 goes before it (UR-D35)
    s.plays = (*s.plays[:at], play, *s.plays[at + 1 :])
    s.tell(
        "power",
        seat=user,
        power=RANKS[power],
        card=CODES[play.card],
        colour=COLOURS[arg] if power == PRIEST else "none",
        to=arg if power == FARMER else -1,
    )


def explore(s: State, user: int) -> Flow[None]:
    """Draw from the previous trick at random, return an own card or the drawn one (UR-11.6)."""
    owner, place = s.previous
    s.found = s.rng.pick(s.taken[owner][place])
    s.finders = (user, owner)
    option = yield Decision(
        user,
        Text("urbno-ask-return", {}),
        lambda: RETURNS(exchangeable(s, user) | 1 << s.found),
    )
    drawn, returned = s.found, option.data
    s.found = -1
    s.sealed += 1
    shown = bool(s.open[user] >> returned & 1)
    forget(s, s.hands[user], owner)  # whether and what was exchanged, others do not learn
    if returned != drawn:
        trick = s.taken[owner][place]
        swapped = tuple(returned if card == drawn else card for card in trick)
        counted = tuple(
            s.number(returned) if card == drawn else number
            for card, number in zip(trick, s.counted[owner][place], strict=True)
        )
        s.taken[owner] = (*s.taken[owner][:place], swapped, *s.taken[owner][place + 1 :])
        s.counted[owner] = (*s.counted[owner][:place], counted, *s.counted[owner][place + 1 :])
        exchange(s, user, returned, drawn)
        s.known[drawn] = 1 << owner  # the owner may look at the own pile
        s.known[returned] = 1 << owner | 1 << user
    s.explorations += (Exploration(user, s.trick - 1, drawn, returned, shown),)
    s.tell_only((user, owner), "explored", seat=user, drawn=CODES[drawn], returned=CODES[returned])
