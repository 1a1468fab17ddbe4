"""What bots that search are told of a table: features with names, a chance to win, first looks."""

from pathlib import Path
from typing import Final

from rulebound.core.flow import Decision
from rulebound.core.insight import Feature, Insight, Judgement, Theme, read_weights
from rulebound.games.tashkalar.board import CENTRAL, COLOURED, around
from rulebound.games.tashkalar.forms.duel import points_for
from rulebound.games.tashkalar.forms.melee import Melee
from rulebound.games.tashkalar.library import BEINGS, task_of
from rulebound.games.tashkalar.readiness import lacks, wanted
from rulebound.games.tashkalar.state import CARD, State
from rulebound.games.tashkalar.summon import way_of

FEATURES: Final = (
    Feature("points", Theme.GOALS),
    Feature("points-late", Theme.GOALS),
    Feature("pieces", Theme.FORCE),
    Feature("upgraded", Theme.FORCE),
    Feature("legendary", Theme.FORCE),
    Feature("their-pieces", Theme.HARM),
    Feature("their-upgraded", Theme.HARM),
    Feature("tasks-begun", Theme.GOALS),
    Feature("task-held", Theme.GOALS),
    Feature("ready", Theme.PROMISE),
    Feature("one-short", Theme.PROMISE),
    Feature("two-short", Theme.PROMISE),
    Feature("centre", Theme.ORDER),
    Feature("together", Theme.ORDER),
    Feature("actions", Theme.PROMISE),
    Feature("flares", Theme.STOCK),
)


def measure(s: State, seat: int) -> list[float]:
    """What the seat's side has more than its strongest rival; pieces are told apart.

    Only the seat's own hand is looked at: what others hold in one imagined world says little.
    """
    side = s.rules.side_of[seat]
    rival = 1 - side if s.rules.sides == 2 else _strongest_rival(s, side)
    boards = s.boards
    own, theirs = boards[3 * side], boards[3 * rival]
    mine, its = _points(s, side), _points(s, rival)
    begun = held = 0.0
    if s.rules.form.tasks:
        begun, held = _tasks(s, side)
        their_begun, their_held = _tasks(s, rival)
        begun, held = begun - their_begun, held - their_held
    lead = mine - its
    turn = s.side
    return [
        lead,
        lead * max(mine, its),
        own.bit_count(),
        boards[3 * side + 1].bit_count(),
        boards[3 * side + 2].bit_count() - boards[3 * rival + 2].bit_count(),
        -theirs.bit_count(),
        -boards[3 * rival + 1].bit_count(),
        begun,
        held,
        *_hand(s, side, seat),
        (own & CENTRAL).bit_count() - (theirs & CENTRAL).bit_count(),
        (own & around(own)).bit_count() - (theirs & around(theirs)).bit_count(),
        s.actions if side == turn else -s.actions if rival == turn else 0.0,
        len(s.flares[seat]),
    ]


def _strongest_rival(s: State, side: int) -> int:
    others = [other for other in range(s.rules.sides) if other != side]
    return max(others, key=lambda other: (_points(s, other), s.boards[3 * other].bit_count()))


def _points(s: State, side: int) -> float:
    """As a part of those that end the match; pieces destroyed this turn count already."""
    form = s.rules.form
    points: float
    if isinstance(form, Melee):
        points = _melee_points(s, form, side)
    else:
        points = form.score(s, side)
        if side == s.side and not form.tasks:
            points += points_for(s.tally, 1 - side)
    if s.last >= 0:  # TK-12.11: there may be no turn left to summon a pending being
        points -= form.penalty(s, side)
    return points / form.goal(s.rules.seats)


def _hand(s: State, side: int, seat: int) -> tuple[float, float, float]:
    """Beings that could be summoned now, after one more common piece, or after two."""
    ready = one = two = 0.0
    for card in s.summonable(seat):
        lack = lacks(s, side, card)
        rank = BEINGS[card & CARD].rank
        if lack.ready:
            ready += 1.0 + rank
        elif lack.one:
            one += 1.0 + rank
        elif lack.two:
            two += 1.0
    return ready, one, two


def _melee_points(s: State, form: Melee, side: int) -> float:
    """The lowest colour counts most (TK-2.9.13)."""
    row = form.row(s, side)
    if side == s.side:
        others = [other for other in range(s.rules.sides) if other != side]
        row = [have + points_for(s.tally, x) for have, x in zip(row, others, strict=True)]
    return sum(
        points * weight for points, weight in zip(sorted(row), (0.6, 0.3, 0.1), strict=False)
    )


def _tasks(s: State, side: int) -> tuple[float, float]:
    """Points of tasks that are begun, by how far; and of the best that could be claimed."""
    begun = held = 0.0
    for card in s.tasks:
        task = task_of(card)
        have_all = need_all = 0
        lacking = False
        for have, need in task.progress(s, side):
            have_all += max(0, min(have, need))
            need_all += need
            lacking = lacking or have < need
        if lacking:
            begun += task.points * (have_all / need_all) ** 2
        else:
            held = max(held, float(task.points))
            if side != s.side:
                held *= 0.6
    return begun, held


# ---- the first look at options ----


def prior(s: State, decision: Decision) -> list[float]:
    options = decision.options
    kinds = {option.kind for option in options}
    if not kinds & {"place", "summon"}:
        return [1.0] * len(options)
    squares = wanted(s, decision.seat) if "place" in kinds else {}
    tasks = [(task_of(card).squares, task_of(card).points) for card in s.tasks]
    found = []
    for option in options:
        kind = option.kind
        if kind == "place":
            square = 1 << option.data
            worth = 0.2 + squares.get(option.data, 0.0)
            worth += sum(0.3 * points for where, points in tasks if where & square)
            if square & COLOURED:
                worth += 0.1
        elif kind == "summon":
            way = way_of(option)
            worth = 6.0 + 3.0 * way.being.rank
            if s.enemies(s.side) >> way.target & 1:
                worth += 3.0
        elif kind == "flare":
            worth = 5.0
        elif kind in ("thaw", "warp"):
            worth = 2.0
        else:
            worth = 0.4
        found.append(worth)
    return found


def _kind(s: State) -> str:
    form = s.rules.form.id
    return "high_form" if form == "first_game" else form


_FILE: Final = Path(__file__).parent / "weights.json"
INSIGHT: Final = Insight(
    Judgement(FEATURES, measure, _kind, read_weights(_FILE, FEATURES), lambda s: s.result, _FILE),
    prior,
    plans_turns=True,
)
