"""Setting up (TK-2.1): who starts, which decks, the opening hands."""

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.core.rng import Rng
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import COLOURS
from rulebound.games.tashkalar.draft import draft
from rulebound.games.tashkalar.draw import draw_beings, draw_flares, draw_legends
from rulebound.games.tashkalar.library import (
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
    SCHOOL_COLOURS,
)
from rulebound.games.tashkalar.state import Rules, State
from rulebound.games.tashkalar.terms import Colour, Phase
from rulebound.games.tashkalar.turn import begin_turn, turns


def empty_table(rules: Rules, rng: Rng) -> State:
    """The table before anything is laid on it."""
    n = rules.seats
    return State(
        rules=rules,
        rng=rng,
        boards=[0] * (3 * rules.sides),
        away=[0] * (2 * rules.sides),
        gateways=[0] * rules.sides,
        hands=[()] * n,
        legends=[()] * n,
        flares=[()] * n,
        decks=[()] * n,
        discards=[()] * n,
        frozen=[-1] * n,
        pending=[-1] * n,
        stored=[None] * n,
        kept=[()] * n,
        claimed=[()] * rules.sides,
        scores=[0] * rules.sides,
        improvised=[0] * n,
        fewer=[0] * rules.sides,
        tally=[0] * (3 * rules.sides),
        first=-1,
    )


def play(s: State) -> Flow[None]:
    """The whole game."""
    if s.phase != Phase.TURNS:
        yield from _set_up(s)
    yield from turns(s)


def _set_up(s: State) -> Flow[None]:
    rules, n = s.rules, s.rules.seats
    if s.first < 0:
        s.first = s.rng.below(n) if rules.first is None else rules.first  # TK-2.1.4
        s.tell(events.FirstPlayer, seat=s.first)
    if not any(s.decks):
        yield from _assign_decks(s)
        _deal(s)
    yield from rules.form.set_up(s)
    s.phase = Phase.TURNS
    begin_turn(s, s.first)


def _assign_decks(s: State) -> Flow[None]:
    """TK-2.1.2, TK-2.11.1: schools as agreed, at random, by choice, or drafted cards."""
    rules, n = s.rules, s.rules.seats
    if not rules.schools and rules.decks == "draft":
        yield from draft(s)
        s.colours = COLOURS[: rules.sides]
    else:
        if rules.schools:
            s.schools = rules.schools
        elif rules.decks == "random":
            s.schools = s.rng.shuffled(rules.open_schools)[:n]
        while len(s.schools) < n:
            yield CHECKPOINT
            yield from _choose_school(s)
        if not rules.schools and rules.decks == "choose":
            s.schools = tuple(s.schools[(seat - s.first) % n] for seat in range(n))
        s.decks = [SCHOOL_CARDS[school] for school in s.schools]
        s.colours = _school_colours(s)
    if rules.wanted_colours:
        s.colours = rules.wanted_colours
    for seat, school in enumerate(s.schools):
        s.tell(events.School, seat=seat, school=school, colour=s.colour_of(rules.side_of[seat]))


def _choose_school(s: State) -> Flow[None]:
    """In turn order; during the choice ``schools`` is in that order too."""
    free = [school for school in s.rules.open_schools if school not in s.schools]
    seat = (s.first + len(s.schools)) % s.rules.seats
    option: Option = yield Decision(
        seat,
        Text("tashkalar-ask-school", {}),
        lambda: tuple(plain("school", f"school:{name}") for name in free),
    )
    s.schools += (option.refs[0].partition(":")[2],)


def _school_colours(s: State) -> tuple[Colour, ...]:
    """D-33: a team takes the colour of the deck of the member who plays earlier.

    If another side has pieces of that colour already, it takes the first free one.
    """
    n = s.rules.seats
    found: list[Colour] = []
    for side in range(s.rules.sides):
        earlier = min(s.rules.mates(side), key=lambda seat: (seat - s.first) % n)
        wanted = SCHOOL_COLOURS[s.schools[earlier]]
        found.append(next(colour for colour in (wanted, *COLOURS) if colour not in found))
    return tuple(found)


def _deal(s: State) -> None:
    """TK-2.1.3, TK-2.1.5; in a team game TK-2.10.4."""
    rules, n = s.rules, s.rules.seats
    beings, legends, flares = rules.hand
    s.decks = [s.rng.shuffled(deck) for deck in s.decks]
    s.legend_deck = s.rng.shuffled(LEGEND_CARDS) if legends else ()
    s.flare_deck = s.rng.shuffled(FLARE_CARDS)
    for turn in range(n):
        seat = (s.first + turn) % n
        draw_beings(s, seat, beings)
        if not rules.teams or turn < 2:
            draw_legends(s, seat, legends)
        draw_flares(s, seat, flares)
