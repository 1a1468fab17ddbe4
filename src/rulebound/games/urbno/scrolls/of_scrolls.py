"""The scrolls that are about scrolls, or work when they are received: 5, 7, 8 and 17."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.scrolls.scroll import SCROLLS, Scroll
from rulebound.games.urbno.scrolls.window import PASS, activate, activations, draw, receive
from rulebound.games.urbno.state import State

POINTS_AT_ONCE: Final = 3


class Keepsake(Scroll):
    """UR-15.5: never activated; whoever draws it draws another, which everybody sees."""

    activated = False
    hidden = False

    def receive(self, s: State, seat: int) -> int:
        kept = super().receive(s, seat)
        if not s.scroll_deck:  # UR-D27
            return kept
        s.tell(events.ExtraScroll, seat=seat)
        return receive(s, seat, draw(s))


class Echo(Scroll):
    """UR-15.7: works as a scroll that was activated before."""

    def why_not(self, s: State) -> str:
        return "" if _copyable(s) else "target"

    def why_not_copied(self, s: State) -> str:
        return "target"  # UR-D38

    def at_once(self, s: State, seat: int) -> Flow[None]:
        option = yield Decision(
            seat,
            Text("urbno-ask-echo", {}),
            lambda: tuple(Option("echo", (f"scroll:{n}",), data=n) for n in _copyable(s)),
        )
        scroll = option.data
        s.tell(events.Echoed, seat=seat, scroll=scroll)
        yield from SCROLLS[scroll].use(s, seat)


def _copyable(s: State) -> list[int]:
    return sorted(n for n in set(s.used_scrolls) if not SCROLLS[n].why_not_copied(s))


class PickOfThree(Scroll):
    """UR-15.8: the activator keeps one of three scrolls, and may activate it at once."""

    keeps_one = True

    def why_not(self, s: State) -> str:
        return "" if s.scroll_deck else "no-resource"

    def at_once(self, s: State, seat: int) -> Flow[None]:
        s.offer = tuple(draw(s) for _ in range(min(3, len(s.scroll_deck))))
        option = yield Decision(seat, Text("urbno-ask-keep", {}), lambda: _offers(s))
        keep = option.data
        s.removed_scrolls += tuple((n, seat) for n in s.offer if n != keep)
        s.offer = ()
        s.sealed += 1
        s.tell(events.KeptScroll, seat=seat)
        if receive(s, seat, keep):  # UR-7.8: it may follow in the same window
            option = yield Decision(
                seat,
                Text("urbno-ask-kept", {}),
                lambda: activations(s, [s.scrolls[seat][-1]]),
            )
            if option is not PASS:
                yield from activate(s, seat, option.data)


def _offers(s: State) -> tuple[Option, ...]:
    return tuple(Option("keep", (f"scroll:{n}",), data=n) for n in sorted(s.offer))


class ThreePointsAtOnce(Scroll):
    """UR-15.17: turned up when it is received, for points on a line of their own (UR-D43)."""

    activated = False
    hidden = False

    def why_not_copied(self, s: State) -> str:
        return ""

    def receive(self, s: State, seat: int) -> int:
        s.used_scrolls += (self.number,)
        self._give_points(s, seat)
        return 0

    def use(self, s: State, seat: int) -> Flow[None]:
        """Only as a copy: nothing of it lasts."""
        self._give_points(s, seat)
        yield from ()

    def _give_points(self, s: State, seat: int) -> None:
        s.extra_points[seat] += POINTS_AT_ONCE
        s.tell(events.PointsAtOnce, seat=seat, points=POINTS_AT_ONCE)


keepsake: Final = Keepsake(5)
echo: Final = Echo(7)
pick_of_three: Final = PickOfThree(8)
three_points_at_once: Final = ThreePointsAtOnce(17)
