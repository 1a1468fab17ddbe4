"""What a seat may do at any time: resign (TK-2.5.8) and agree that all is settled (TK-2.5.6)."""

from typing import Final

from rulebound.core.flow import Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.terms import Ending
from rulebound.games.tashkalar.turn import finish

RESIGN: Final = Option("resign")
KEEP_PLAYING: Final = Option("keep-playing", (), "keep playing")
SETTLE: Final = Option("settle")
PLAY_ON: Final = Option("play-on", (), "play on")


def asides(s: State, seat: int) -> tuple[Option, ...]:
    if s.result is not None:
        return ()
    found = []
    if s.rules.form.may_resign:
        found.append(KEEP_PLAYING if s.resigning >> seat & 1 else RESIGN)
    if s.last >= 0:
        found.append(PLAY_ON if s.agreeing >> seat & 1 else SETTLE)
    return tuple(found)


def aside(s: State, seat: int, option: Option) -> None:
    side = s.rules.side_of[seat]
    if option is RESIGN:
        s.resigning |= 1 << seat
        s.tell(events.Resigned, seat=seat)
        if all(s.resigning >> mate & 1 for mate in s.rules.mates(side)):  # D-30
            finish(s, Ending.RESIGNED, loser=side)
    elif option is KEEP_PLAYING:
        s.resigning &= ~(1 << seat)
        s.tell(events.KeepsPlaying, seat=seat)
    elif option is SETTLE:
        s.agreeing |= 1 << seat
        s.tell(events.Settles, seat=seat)
        if s.agreeing == (1 << s.rules.seats) - 1:
            finish(s, Ending.SETTLED)
    else:
        s.agreeing &= ~(1 << seat)
        s.tell(events.PlaysOn, seat=seat)
