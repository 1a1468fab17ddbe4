"""What a friend who sees what the seat sees would point out: marks, missing pieces, leads."""

from collections import Counter

from rulebound.games.tashkalar import seam
from rulebound.games.tashkalar.board import LEGENDARY, NAMES, squares
from rulebound.games.tashkalar.cards import Being, Flare
from rulebound.games.tashkalar.library import being_of, flare_of
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.summon import (
    allowed_targets,
    can_lift,
    means,
    payments,
    summon_options,
    way_of,
    ways_of,
)
from rulebound.games.tashkalar.terms import Phase
from rulebound.games.tashkalar.turn import halves, leads


def helps(s: State, seat: int | None) -> seam.Helps:
    """``points`` and ``singles`` are for everybody, the rest is for the holder of the cards.

    When the game is over, flares are still compared with the board as it stands.
    """
    if s.phase != Phase.TURNS:
        return {}
    found: seam.Helps = {}
    over = s.result is not None
    if not s.rules.form.tasks and not over:
        found |= _points(s)
    if seat is not None:
        flares = [flare_of(card) for card in s.flares[seat]]
        found["flares"] = {flare.id: _flare(s, s.rules.side_of[seat], flare) for flare in flares}
    if seat == s.turn == s.controller and s.actions and not s.busy and not over:
        found["short"] = _short(s, {way_of(option).being for option in summon_options(s)})
    return found


def _points(s: State) -> seam.Helps:
    """What the pieces destroyed so far this turn will bring (TK-2.8.5, TK-2.9.8, TK-2.9.9)."""
    form = s.rules.form
    points = {s.colour_of(side): form.points(s, side) for side in s.rivals(s.side)}
    return {
        "points": {colour: count for colour, count in points.items() if count},
        "singles": [s.colour_of(side) for side in form.singles(s)],
    }


def _flare(s: State, side: int, flare: Flare) -> list[seam.FlareLead]:
    """Each opponent's leads, and which halves they would work with (TK-4.2 to TK-4.4)."""
    found: list[seam.FlareLead] = []
    for rival in s.rivals(side):
        upgraded, pieces = leads(s, side, rival)
        upper, lower = halves(s, flare, side, rival)
        found.append(
            {
                "side": rival,
                "colour": s.colour_of(rival),
                "upgraded": upgraded,
                "pieces": pieces,
                "upper": upper,
                "lower": lower,
            }
        )
    return found


def _short(s: State, ready: set[Being]) -> dict[str, list[tuple[str, int]]]:
    """The other beings in hand, with the squares where one more piece would open ways."""
    found = {}
    if s.stones_left(s.side):
        for card in s.summonable(s.turn):
            being = being_of(card)
            if being not in ready:
                opened = _opened(s, being)
                if opened:
                    found[being.id] = [(NAMES[at], opened[at]) for at in sorted(opened)]
    return found


def _opened(s: State, being: Being) -> Counter[int]:
    """By empty square: the ways that a common piece placed there would open."""
    found: Counter[int] = Counter()
    m, empty = means(s), s.empty
    if m.possessed or m.blanks or m.helpers > 2 or not being.pattern.framed:
        return _opened_one_by_one(s, being)
    if m.own.bit_count() + 1 + m.helpers < being.pattern.size:
        return found
    supply = s.supply(s.side, being.rank) - (being.rank < LEGENDARY)
    fitting = being.pattern.targets_after_placing(
        m.own, m.upgraded, m.lent, m.lent_upgraded, empty, allowed_targets(s, being.rank)
    )
    for number, fits in [pair for pairs in fitting[: m.helpers + 1] for pair in pairs]:
        for target in squares(fits):
            way = being.way(number, target)
            placed = way.used & empty
            if supply or can_lift(s, way, placed):
                found[placed.bit_length() - 1] += len(payments(s, way.used & m.lent))
    return +found  # two borrowed pieces need not fit any charge


def _opened_one_by_one(s: State, being: Being) -> Counter[int]:
    """The same for patterns that are not made of your own pieces alone: each square is tried."""
    found: Counter[int] = Counter()
    b = 3 * s.side
    for square in squares(s.empty):
        trial = s.copy()
        trial.boards[b] |= 1 << square
        found[square] = len(ways_of(trial, being))
    return +found
