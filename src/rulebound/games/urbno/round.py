"""A round, phase by phase (UR-4), and the end of the game (UR-16)."""

from functools import cache, partial
from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.core.game import Result
from rulebound.games.urbno import events
from rulebound.games.urbno.cards import COLOURS, PAD
from rulebound.games.urbno.deal import deal
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.resources import COMBINATIONS, grant
from rulebound.games.urbno.scrolls import active
from rulebound.games.urbno.scrolls.window import draw, offer_scrolls, receive
from rulebound.games.urbno.seam import TakeFields
from rulebound.games.urbno.state import Phase, State
from rulebound.games.urbno.trick import begin_trick, play_tricks

UNUSED_SCROLL: Final = 2
"""Points for whoever still has one (UR-16.2)."""


_ASK_RESOURCES: Final = Text("urbno-ask-resources", {})

# Members that are looked up for every match that starts again
_ANNOUNCE: Final = Phase.ANNOUNCE
_WINDOW: Final = Phase.WINDOW
_RESOURCES: Final = Phase.RESOURCES
_PREPARE: Final = Phase.PREPARE


def play(s: State) -> Flow[None]:
    """The whole game, from the phase the table is in."""
    while s.result is None:
        if s.phase is _ANNOUNCE:
            _announce(s)
        if s.phase is _WINDOW:
            yield from _window(s)
        if s.phase is _RESOURCES:
            yield from _resources(s)
        if s.phase is _PREPARE:
            yield from _prepare(s)
        yield from play_tricks(s)
        yield from _score(s)


def _next_phase(s: State, phase: Phase) -> None:
    s.phase = phase
    s.asked = 0


# ---- P0, P1 ----


def _announce(s: State) -> None:
    n = s.seats
    if s.dealer < 0:
        s.dealer = s.rng.below(n) if s.rules.first_dealer is None else s.rules.first_dealer
    else:
        s.dealer = s.left(s.dealer)
    s.round += 1
    s.dominant = PAD[s.round - 1]
    s.mission, s.mission_deck = s.mission_deck[-1], s.mission_deck[:-1]
    s.active = s.uses = s.trick = s.delta = 0
    s.activator = s.named = s.leader = s.next_leader = s.found = -1
    s.closed = False
    s.crystals = [0] * n
    s.cubes = [0] * n
    s.combinations = [()] * n
    s.taken = [()] * n
    s.counted = [()] * n
    s.previous = (-1, -1)
    s.owners = ()
    s.history = ()
    s.explorations = ()
    s.tell(
        events.Round, number=s.round, colour=COLOURS[s.dominant], mission=s.mission, seat=s.dealer
    )
    deal(s)
    _next_phase(s, Phase.WINDOW)


# ---- P2: the scroll window (UR-7) ----


def _window(s: State) -> Flow[None]:
    order = s.from_left_of_dealer()
    while s.asked < s.seats and not s.closed:
        seat = order[s.asked]
        if s.scrolls[seat]:
            yield CHECKPOINT
            yield from offer_scrolls(s, seat)
        s.asked += 1
    if active(s).no_resources:  # UR-15.6
        _next_phase(s, Phase.PREPARE)
        s.tell(events.NoResources)
    else:
        _next_phase(s, Phase.RESOURCES)


# ---- P3: resources (UR-8) ----


def _resources(s: State) -> Flow[None]:
    order = s.from_left_of_dealer()
    while s.asked < s.seats:
        seat = order[s.asked]
        option = yield Decision(
            seat, _ASK_RESOURCES, partial(_resource_options, s, seat), None, CHECKPOINT
        )
        _take(s, seat, option.data)
        s.asked += 1
    active(s).after_resources(s)
    _next_phase(s, Phase.PREPARE)


def _resource_options(s: State, seat: int) -> tuple[Option, ...]:
    if seat == s.activator and active(s).combinations:
        return tuple(_taking(numbers) for numbers in active(s).combinations)
    return _takings(bool(s.scroll_deck))


class Taking(Option):
    """A combination of resources, or two in one."""

    __slots__ = ()

    @property
    def fields(self) -> TakeFields:
        return {"scrolls": sum(COMBINATIONS[number].scrolls for number in self.data)}


@cache
def _taking(combination: tuple[int, ...]) -> Option:
    name = "+".join(map(str, combination))
    return Taking("take", (f"combination:{name}",), data=combination)


@cache
def _takings(scrolls_left: bool) -> tuple[Option, ...]:
    return tuple(
        _taking((number,))
        for number, combination in COMBINATIONS.items()
        if scrolls_left or not combination.scrolls  # UR-D27
    )


def _take(s: State, seat: int, combination: tuple[int, ...]) -> None:
    s.combinations[seat] = combination
    if s.log is not None:
        s.tell(events.Took, seat=seat, combination="+".join(map(str, combination)))
    for number in combination:
        crystals, cubes, scrolls = COMBINATIONS[number]
        grant(s, seat, crystals, cubes)
        if scrolls:
            receive(s, seat, draw(s))


# ---- P4: mission preparation (UR-14) ----


def _prepare(s: State) -> Flow[None]:
    yield from MISSIONS[s.mission].prepare(s)
    _next_phase(s, Phase.TRICKS)
    begin_trick(s, s.left(s.dealer))  # UR-4.2


# ---- P6: scoring (UR-13.4) and the end (UR-16) ----


def _score(s: State) -> Flow[None]:
    mission = MISSIONS[s.mission]
    scroll = active(s)
    yield from scroll.before_scoring(s)
    if s.explorations:
        s.sealed += 1  # the points tell of cards that were exchanged unseen (UR-D13)
    for seat in range(s.seats):
        points = mission.score(s, seat)
        if seat == s.activator:
            points = scroll.score(s, points)
        s.entries[seat] += (points,)
        if s.log is not None:
            s.tell(
                events.Scored, seat=seat, points=points, total=s.total(seat), count=s.count(seat)
            )
    _next_phase(s, Phase.ANNOUNCE)
    if s.round == s.rules.rounds:
        _finish(s)


def _finish(s: State) -> None:
    n = s.seats
    unused = [bool(s.scrolls[seat]) for seat in range(n)]
    totals = [s.total(seat) + UNUSED_SCROLL * unused[seat] for seat in range(n)]  # UR-16.2
    for seat in range(n):
        if unused[seat]:
            s.tell(events.UnusedScroll, seat=seat, points=UNUSED_SCROLL)
    sides = [(0, 2), (1, 3)] if s.rules.pairs else [(seat,) for seat in range(n)]

    def key(side: tuple[int, ...]) -> tuple[int, int, int]:
        """Total, then fewer negative points, then fewer unused scrolls (UR-16.4 to UR-16.6)."""
        negative = sum(min(0, entry) for seat in side for entry in s.entries[seat])
        kept = sum(len(s.scrolls[seat]) if s.rules.pairs else unused[seat] for seat in side)
        return sum(totals[seat] for seat in side), negative, -kept

    keys = {side: key(side) for side in sides}
    ranking = tuple(
        tuple(seat for side in sides if keys[side] == k for seat in side)
        for k in sorted(set(keys.values()), reverse=True)
    )
    s.result = Result(ranking, tuple(totals), Text("urbno-over-rounds", {}))
    s.tell(events.Over, winners=list(ranking[0]))
