"""What every scroll is and may do; each overrides what it is about (UR-7, UR-15)."""

from typing import ClassVar, Final

from rulebound.core.flow import Flow, Option
from rulebound.games.urbno import events
from rulebound.games.urbno.rules import Rules
from rulebound.games.urbno.seam import Because
from rulebound.games.urbno.state import Play, State


class Scroll:
    """A scroll: when it can be activated, what it does then, and what it changes in the round."""

    activated: ClassVar[bool] = True
    """False if it is never turned up in the window."""
    lasting: ClassVar[bool] = False
    """It still matters while tricks are played."""
    limited: ClassVar[bool] = False
    """It can be used only so often in the round (``State.uses``)."""
    hidden: ClassVar[bool] = True
    """Whoever else owns it cannot be known."""
    no_resources: ClassVar[bool] = False
    """The resource phase does not take place."""
    combinations: ClassVar[tuple[tuple[int, ...], ...]] = ()
    """What its activator chooses from in the resource phase, if not from the usual."""
    any_power: ClassVar[bool] = False
    """Its activator may use any power on any card of their own."""
    replaces_dominant: ClassVar[bool] = False
    """It has put another colour in the place of the pad's."""
    keeps_one: ClassVar[bool] = False
    """The last scroll received may follow it in the same window (UR-7.8)."""
    names_leader: ClassVar[bool] = False
    """It names who leads every trick (``State.named``)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"<scroll {self.number}>"

    @property
    def rule(self) -> str:
        return f"UR-15.{self.number}"

    # ---- the window ----

    def why_not(self, s: State) -> str:
        """Why it cannot be activated now: a refusal code, or nothing."""
        return "" if self.activated else "target"

    def why_not_copied(self, s: State) -> str:
        """The same for scroll 7, which copies it (UR-D38)."""
        return self.why_not(s)

    def uses(self, rules: Rules) -> int:
        """How often it can be used in the round, if it is limited."""
        return 0

    def receive(self, s: State, seat: int) -> int:
        """It comes to a player; returns the scroll that can be kept for later, 0 if none."""
        s.scrolls[seat] += (self.number,)
        s.tell_only(seat, events.GotScroll, scroll=self.number)
        return self.number

    def use(self, s: State, seat: int) -> Flow[None]:
        """Its effect begins, for the activator or for whoever copies it."""
        s.active, s.activator = self.number, seat
        s.uses = self.uses(s.rules)
        yield from self.at_once(s, seat)

    def at_once(self, s: State, seat: int) -> Flow[None]:
        """What happens in the window."""
        yield from ()

    # ---- the round: asked of the active scroll only ----

    def after_resources(self, s: State) -> None:
        """At the end of the resource phase."""

    def may_wait(self, s: State) -> bool:
        """Whether its activator, whose turn it is, may play last instead."""
        return False

    def declarations(self, s: State, play: Play) -> tuple[Option, ...]:
        """What its activator may announce with the card just played."""
        return ()

    def reactions(self, s: State) -> tuple[Option, ...]:
        """What its activator may do after somebody else's turn."""
        return ()

    def may_steal(self, s: State, winner: int) -> bool:
        """Whether its activator may take a trick away from whoever took it."""
        return False

    def before_scoring(self, s: State) -> Flow[None]:
        """After the last trick."""
        yield from ()

    def score(self, s: State, points: int) -> int:
        """What its activator writes instead of the mission's points."""
        return points

    def why_winning(self, s: State, at: int) -> list[Because]:
        """Reasons, if without this scroll another card would win the trick."""
        return []


SCROLLS: Final[dict[int, Scroll]] = {}
"""All scrolls by number; the package puts them in."""
NO_SCROLL: Final = Scroll(0)


def active(s: State) -> Scroll:
    """The scroll whose effect holds this round."""
    return SCROLLS[s.active] if s.active else NO_SCROLL
