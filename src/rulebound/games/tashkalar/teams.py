"""Team play (TK-2.10): passing control and the legends that a team shares."""

from typing import Final

from rulebound.core.flow import Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.state import State, seen_bit

PASS_CONTROL: Final = Option("pass", (), "pass control")


def teammate(seat: int) -> int:
    """Teammates sit opposite each other (TK-2.10.1)."""
    return (seat + 2) % 4


def may_pass_control(s: State) -> bool:
    """TK-2.10.10, TK-2.10.14; the caller knows whether an action or an effect is open (D-32)."""
    return s.rules.teams and not s.passed


def pass_control(s: State) -> None:
    s.passed = True
    s.controller = teammate(s.turn)
    s.sealed += 1  # TK-6.5: passing is final
    s.tell(events.ControlPassed, seat=s.turn, to=s.controller)
    hand_over_legends(s, s.turn)  # TK-2.10.11


def hand_over_legends(s: State, giver: int) -> None:
    """The giver remembers what was passed (TK-7.13)."""
    taker = teammate(giver)
    s.legends[taker] += tuple(card | seen_bit(giver) for card in s.legends[giver])
    s.legends[giver] = ()
