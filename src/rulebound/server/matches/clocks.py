"""How much time each person at a table has left.

It is worked out from the journal: fed with who had to choose from which moment on, it never asks
what time it is. So it is the same after a restart and in every process, and whoever is
disconnected goes on spending time.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from rulebound.server.wire.clocks import DAY, Clock

AT_LEAST: Final = timedelta(minutes=1)
"""So much somebody has who comes back after the time was over."""
NO_TIME: Final = timedelta()
LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


class Clocks:
    """Banks, or so much a turn. A turn lasts until somebody else has to choose; answering in
    another's turn is a turn of one's own."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.late = False
        """The present turn's time is over, and everybody was told."""
        self.paused = False
        self._left = [timedelta(seconds=clock.seconds)] * seats
        self._vacation = [timedelta(seconds=clock.vacation * DAY)] * seats
        self._away: dict[int, datetime] = {}
        """Who is on vacation, since when."""
        self._turn: int | None = None
        self._since: datetime | None = None
        """Until then all that was spent is taken off."""

    # ---- what happens ----

    def advance(self, turn: int | None, when: datetime, *, back: bool = False) -> None:
        """This seat has to choose from now on; ``back``: because something was taken back."""
        self._settle(when)
        if turn == self._turn:
            return
        self._turn, self.late = turn, False
        if turn is not None and not back:  # taking back gives nobody time
            self._left[turn] = self._refilled(turn)

    def pause(self, when: datetime) -> None:
        self._settle(when)
        for seat in tuple(self._away):
            self.come_home(seat, when)
        self.paused = True

    def resume(self, when: datetime) -> None:
        self._since, self.paused = when, False

    def go_away(self, seat: int, when: datetime) -> None:
        """Somebody goes on vacation."""
        self._settle(when)
        self._away[seat] = when

    def come_home(self, seat: int, when: datetime) -> None:
        """The vacation is over, if there was one."""
        self._settle(when)
        since = self._away.pop(seat, None)
        if since is not None:
            spent = max(NO_TIME, when - since)
            self._vacation[seat] = max(NO_TIME, self._vacation[seat] - spent)

    def sit_again(self, seat: int, when: datetime) -> None:
        """Somebody has come back whose time was over."""
        self._settle(when)
        self._left[seat] = max(self._left[seat], self._refilled(seat), AT_LEAST)
        self.late = False

    # ---- what is left ----

    def left(self, seat: int, moment: datetime) -> timedelta:
        spent = self._spent(moment) if seat == self._turn else NO_TIME
        return max(NO_TIME, self._left[seat] - spent)

    def vacation(self, seat: int, moment: datetime) -> timedelta:
        since = self._away.get(seat)
        spent = NO_TIME if since is None else max(NO_TIME, moment - since)
        return max(NO_TIME, self._vacation[seat] - spent)

    def is_away(self, seat: int, moment: datetime) -> bool:
        return seat in self._away and self.vacation(seat, moment) > NO_TIME

    def runs(self, seat: int, moment: datetime) -> bool:
        if seat != self._turn or self.paused or self.late:
            return False
        return not self.is_away(seat, moment)

    @property
    def until(self) -> datetime | None:
        """When the time of whoever has to choose is over; ``None``: it does not run."""
        if self._turn is None or self._since is None or self.paused or self.late:
            return None
        return max(self._since, self._home(self._turn)) + self._left[self._turn]

    # ---- inside ----

    def _refilled(self, seat: int) -> timedelta:
        if self.clock.counts == "bank":
            return self._left[seat] + timedelta(seconds=self.clock.increment)
        return timedelta(seconds=self.clock.seconds)

    def _settle(self, when: datetime) -> None:
        """Take off what was spent so far."""
        if self.paused:
            return
        if self._turn is not None:
            left = self._left[self._turn] - self._spent(when)
            self._left[self._turn] = max(NO_TIME, left)
        # The clocks of two machines may differ a little.
        self._since = when if self._since is None else max(when, self._since)

    def _spent(self, moment: datetime) -> timedelta:
        """Of the present turn, since it was last settled."""
        if self._turn is None or self._since is None or self.paused:
            return NO_TIME
        return max(NO_TIME, moment - max(self._since, self._home(self._turn)))

    def _home(self, seat: int) -> datetime:
        """When the vacation of a seat ends by itself; before everything, if it is not on one."""
        since = self._away.get(seat)
        return LONG_AGO if since is None else since + self._vacation[seat]
