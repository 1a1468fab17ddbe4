"""The eight powers (UR-11), each an object: when it is offered, and what it does.

Dwarf, Wizard, Knight and Emperor go on working in the trick; the bits of ``State.powers`` say so
where cards are played (``trick.py``) and taken (``taking.py``).
"""

from typing import Any, ClassVar, Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.because import because
from rulebound.games.urbno.cards import CODES, COLOURS, RANKS, CardOptions, Rank, colour_of, set_of
from rulebound.games.urbno.layout import (
    exchange,
    exchangeable,
    forget,
    may_have_come,
    remember,
)
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.seam import Because
from rulebound.games.urbno.state import Certain, Exploration, Play, State
from rulebound.games.urbno.taking import other_taker
from rulebound.games.urbno.terms import RankName


class Power:
    """A rank's power. It costs a crystal on the card just played (UR-11.1)."""

    once_a_trick: ClassVar[bool] = False
    """UR-11.3."""
    lasting: ClassVar[bool] = False
    """It goes on working in the trick."""
    for_later_cards: ClassVar[bool] = False
    """It has no effect when the last card of a trick is played (UR-D16)."""

    def __init__(self, rank: Rank) -> None:
        self.rank = int(rank)
        self.name: RankName = RANKS[rank]
        self.bit = 1 << rank
        self.rule = f"UR-11.{rank + 4}"
        self._plain = (Option("power", (f"power:{self.name}",), data=(self.rank, -1)),)

    def __repr__(self) -> str:
        return f"<power {self.name}>"

    # ---- what a power is ----

    def barred(self, s: State, user: int) -> bool:
        """Whether the table does not allow it now."""
        return False

    def arguments(self, s: State, play: Play) -> tuple[Option, ...]:
        """All ways in which it can be used on this play."""
        return self._plain

    def change(self, s: State, at: int, play: Play, argument: int) -> Play:
        """What it does at once; returns the play with the power on it."""
        return play

    def told(self, argument: int) -> dict[str, Any]:
        """What everybody is told of its argument."""
        return {"colour": "none", "to": -1}

    def follow_up(self, s: State, user: int) -> Flow[None]:
        """What comes after everything has been announced."""
        yield from ()

    def why_winning(self, s: State, at: int) -> list[Because]:
        """Reasons, if without this power somebody else would win."""
        return []

    # ---- using it ----

    def options(self, s: State, user: int, play: Play) -> tuple[Option, ...]:
        """All ways in which the user could use this power on this play now."""
        return self.arguments(s, play) if self.available(s, user) else ()

    def available(self, s: State, user: int) -> bool:
        return not (self.once_a_trick and s.powers & self.bit) and not self.barred(s, user)

    def use(self, s: State, user: int, at: int, argument: int) -> None:
        """Spend a crystal on the play at that place of the trick."""
        s.crystals[user] -= 1
        s.powers |= self.bit
        play = self.change(s, at, s.plays[at].with_power(self.rank, user), argument)
        s.plays = s.plays_with(at, play)
        if s.log is not None:
            s.tell(
                events.Power,
                seat=user,
                power=self.name,
                card=CODES[play.card],
                **self.told(argument),
            )


class Farmer(Power):
    """UR-11.4: names who leads the next trick."""

    once_a_trick = True
    _SEATS: Final = tuple(
        Option("power", ("power:farmer", f"seat:{seat}"), data=(int(Rank.FARMER), seat))
        for seat in range(4)
    )

    def barred(self, s: State, user: int) -> bool:
        return s.trick == s.tricks or s.named >= 0  # UR-D15

    def arguments(self, s: State, play: Play) -> tuple[Option, ...]:
        return self._SEATS[: s.seats]

    def change(self, s: State, at: int, play: Play, argument: int) -> Play:
        s.next_leader = argument
        return play

    def told(self, argument: int) -> dict[str, Any]:
        return {"colour": "none", "to": argument}


class Assassin(Power):
    """UR-11.5: may be played against the rules of play; card and crystal are one action."""

    def barred(self, s: State, user: int) -> bool:
        return True  # UR-D12: only together with the play

    def why_winning(self, s: State, at: int) -> list[Because]:
        return [because("assassin", self.rule)] if s.plays[at].power == self.rank else []


class Explorer(Power):
    """UR-11.6: exchanges a card with one of the previous trick, drawn at random."""

    _RETURNS: Final = CardOptions("return")

    def barred(self, s: State, user: int) -> bool:
        return s.previous[0] < 0 or not exchangeable(s, user)  # UR-D13

    def follow_up(self, s: State, user: int) -> Flow[None]:
        owner, place = s.previous
        s.found = s.rng.pick(s.taken[owner][place])
        s.finders = (user, owner)
        option = yield Decision(
            user,
            Text("urbno-ask-return", {}),
            lambda: self._RETURNS(exchangeable(s, user) | 1 << s.found),
        )
        drawn, returned = s.found, option.data
        s.found = -1
        s.sealed += 1
        shown = bool(s.open[user] >> returned & 1)
        if not shown:  # others do not learn whether or what was exchanged
            forget(s, s.hands[user], owner)
            may_have_come(s, user)
        forget(s, set_of(s.taken[owner][place]) | 1 << returned)  # once known in somebody's hand
        if returned != drawn:
            _put_in_trick(s, owner, place, drawn, returned)
            exchange(s, user, returned, drawn)
            remember(s, 1 << drawn, owner)  # who may look at their own pile
        s.explorations += (Exploration(user, s.trick - 1, drawn, returned, shown),)
        s.tell_only(
            (user, owner), events.Explored, seat=user, drawn=CODES[drawn], returned=CODES[returned]
        )


def _put_in_trick(s: State, owner: int, place: int, drawn: int, returned: int) -> None:
    """A card takes the place of another in a finished trick."""
    trick = s.taken[owner][place]
    swapped = tuple(returned if card == drawn else card for card in trick)
    counted = tuple(
        s.number(returned) if card == drawn else number
        for card, number in zip(trick, s.counted[owner][place], strict=True)
    )
    s.taken[owner] = (*s.taken[owner][:place], swapped, *s.taken[owner][place + 1 :])
    s.counted[owner] = (*s.counted[owner][:place], counted, *s.counted[owner][place + 1 :])


class Dwarf(Power):
    """UR-11.7: the lowest card takes this trick."""

    once_a_trick = True
    lasting = True


class Wizard(Power):
    """UR-11.8: later players must play their lowest card of a colour."""

    once_a_trick = True
    lasting = True
    for_later_cards = True

    def barred(self, s: State, user: int) -> bool:
        return MISSIONS[s.mission].in_a_row  # UR-D21


class Knight(Power):
    """UR-11.9: later dominant cards lose their precedence."""

    once_a_trick = True
    lasting = True
    for_later_cards = True

    def why_winning(self, s: State, at: int) -> list[Because]:
        if other_taker(s, at, plays=tuple(play._replace(precedence=True) for play in s.plays)):
            return [because("knight", self.rule, colour=COLOURS[s.dominant])]
        return []


class Priest(Power):
    """UR-11.10: takes another colour for this trick, never the dominant one."""

    _COLOURS: Final = tuple(
        Option("power", ("power:priest", f"colour:{name}"), data=(int(Rank.PRIEST), colour))
        for colour, name in enumerate(COLOURS)
    )

    def arguments(self, s: State, play: Play) -> tuple[Option, ...]:
        barred = (s.dominant, play.colour)  # UR-D3
        return tuple(self._COLOURS[c] for c in range(4) if c not in barred)

    def change(self, s: State, at: int, play: Play, argument: int) -> Play:
        if at == 0 and play.certain is not Certain.REFUSE:
            s.led = argument  # UR-D1; a colour announced with scroll 16 goes before it (UR-D35)
        return play._replace(colour=argument)

    def told(self, argument: int) -> dict[str, Any]:
        return {"colour": COLOURS[argument], "to": -1}

    def why_winning(self, s: State, at: int) -> list[Because]:
        return [
            because("priest", self.rule, card=CODES[play.card], colour=COLOURS[play.colour])
            for place, play in enumerate(s.plays)
            if play.power == self.rank and (place == at or self._matters(s, at, place))
        ]

    def _matters(self, s: State, at: int, place: int) -> bool:
        """Whether the card in its printed colour would change who wins."""
        play = s.plays[place]
        printed = play._replace(colour=colour_of(play.card))
        led = printed.colour if place == 0 and play.certain is not Certain.REFUSE else s.led
        return other_taker(s, at, plays=s.plays_with(place, printed), led=led)


class Emperor(Power):
    """UR-11.11: no powers and no cubes on later cards."""

    once_a_trick = True
    lasting = True
    for_later_cards = True


farmer: Final = Farmer(Rank.FARMER)
assassin: Final = Assassin(Rank.ASSASSIN)
explorer: Final = Explorer(Rank.EXPLORER)
dwarf: Final = Dwarf(Rank.DWARF)
wizard: Final = Wizard(Rank.WIZARD)
knight: Final = Knight(Rank.KNIGHT)
priest: Final = Priest(Rank.PRIEST)
emperor: Final = Emperor(Rank.EMPEROR)

POWERS: Final[tuple[Power, ...]] = (
    farmer,
    assassin,
    explorer,
    dwarf,
    wizard,
    knight,
    priest,
    emperor,
)
"""By rank."""
