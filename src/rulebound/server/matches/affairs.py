"""What happens at a table beside the match, as its journal tells it: time, bots in the places of
people, agreements, pauses, and ends that no rule of the game knows."""

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulebound import Match, Text
from rulebound.core.game import Result
from rulebound.server.matches.clocks import Clocks
from rulebound.server.matches.consent import Consent, Proposal
from rulebound.server.store import ActKind, TableRow

if TYPE_CHECKING:
    from rulebound.server.matches.play import Play

SUBSTITUTE: Final = "steady"
"""The bot that chooses in the place of a person."""
OVER: Final = "web-table-over"
"""With a word after it: why a match is over that the rules of the game have not ended."""


class Notice(NamedTuple):
    """Something that everybody is told, beside the log of the match."""

    at: int
    """After so many choices of the record."""
    seat: int
    kind: str
    fields: dict[str, Any]


class Ending(NamedTuple):
    """How a match is over that its rules have not ended."""

    result: Result | None
    reason: Text


class Affairs:
    """Without a ``Refusal``: whoever writes an act into the journal has asked before whether it
    may be done."""

    def __init__(self, table: TableRow, play: "Play") -> None:
        clock = table.clock
        timed = clock is not None and clock.counts != "choice"
        self.clocks = Clocks(clock, table.seats) if clock is not None and timed else None
        self.taken: dict[int, str] = {}
        """The seats that bots have taken from their people, and the bots."""
        self.consent = Consent()
        self.paused: datetime | None = None
        self.ending: Ending | None = None
        self.notices: list[Notice] = []
        self._play = play

    def go_on(self, turn: int | None, when: datetime, *, back: bool = False) -> None:
        """The match has gone on, or was taken back."""
        if self.clocks is not None:
            self.clocks.advance(turn, when, back=back)

    def chosen(self, seat: int, when: datetime) -> None:
        """A person has chosen: whatever stood goes on."""
        if self.paused is not None:
            self._resume(seat, when)
        if self.clocks is not None:
            self.clocks.come_home(seat, when)

    def do(
        self, number: int, kind: ActKind, seat: int, notation: str, when: datetime
    ) -> Proposal | None:
        """One act; what all have agreed to with it."""
        if kind == "late":
            self._late(seat, notation, when)
        elif kind == "claim":
            how, of = notation.split(" ")
            self._claim(seat, how, int(of), when)
        elif kind == "return":
            self._return(seat, when)
        elif kind == "vacation":
            self._vacation(seat, notation == "begin", when)
        elif kind == "resume":
            self._resume(seat, when)
        else:
            return self._consent(number, kind, seat, notation, when)
        return None

    def tell(self, kind: str, seat: int, **fields: Any) -> None:
        self.notices.append(Notice(self._play.match.seq, seat, kind, fields))

    def go_back(self, to: int) -> None:
        """The match stands after so many choices of the record again."""
        self.notices = [note._replace(at=min(note.at, to)) for note in self.notices]

    # ---- one act ----

    def _late(self, seat: int, over: str, when: datetime) -> None:
        self.tell("late", seat, over=over)
        if self.clocks is not None:
            self.clocks.advance(self._play.turn, when)
            self.clocks.late = True
        if over == "lose":
            self.ending = lost(self._play.match, seat, "time")
        elif over == "bot":
            self._take(seat, when)

    def _claim(self, seat: int, how: str, of: int, when: datetime) -> None:
        self.tell("claimed", seat, how=how, of=of)
        if how == "win":
            self.ending = lost(self._play.match, of, "claimed")
        else:
            self._take(of, when)

    def _take(self, seat: int, when: datetime) -> None:
        self.taken[seat] = SUBSTITUTE
        if self.clocks is not None:
            self.clocks.come_home(seat, when)

    def _return(self, seat: int, when: datetime) -> None:
        self.taken.pop(seat, None)
        self.tell("returned", seat)
        if self.clocks is not None:
            self.clocks.sit_again(seat, when)

    def _vacation(self, seat: int, begins: bool, when: datetime) -> None:
        self.tell("vacation" if begins else "vacation-over", seat)
        if self.clocks is not None and begins:
            self.clocks.go_away(seat, when)
        elif self.clocks is not None:
            self.clocks.come_home(seat, when)

    def _resume(self, seat: int, when: datetime) -> None:
        self.tell("resumed", seat)
        if self.paused is not None:
            self._play.stood(when - self.paused)
        self.paused = None
        if self.clocks is not None:
            self.clocks.resume(when)

    def _consent(
        self, number: int, kind: ActKind, seat: int, notation: str, when: datetime
    ) -> Proposal | None:
        before = self.consent.proposal
        done = self.consent.do(number, kind, seat, notation, when)
        if kind == "decline" and before is not None:
            withdrawn = before.by == seat
            self.tell("withdrawn" if withdrawn else "declined", seat, what=before.what)
        if done is None:
            return None
        if done.what == "end":
            self.tell("end", done.by)
            self.ending = Ending(None, Text(f"{OVER}-agreed", {}))
        elif done.what == "pause":
            self.tell("pause", done.by)
            self.paused = when
            if self.clocks is not None:
                self.clocks.pause(when)
        return done


def lost(match: Match, seat: int, why: str) -> Ending:
    """The side of a seat has lost, and the others have won."""
    losers = match.allies(seat)
    winners = tuple(each for each in range(match.seats) if each not in losers)
    scores = tuple(int(each in winners) for each in range(match.seats))
    reason = Text(f"{OVER}-{why}", {"seat": seat})
    return Ending(Result((winners, losers), scores, reason), reason)


def has_two_sides(match: Match) -> bool:
    """Whether the others have won when one side has lost."""
    side = match.allies(0)
    others = tuple(seat for seat in range(match.seats) if seat not in side)
    return not others or match.allies(others[0]) == others
