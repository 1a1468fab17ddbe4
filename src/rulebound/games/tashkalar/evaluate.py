"""How good the table looks for a seat: the bots' judgement, on imagined matches."""

from rulebound.games.tashkalar.board import BOARD
from rulebound.games.tashkalar.cards import Being
from rulebound.games.tashkalar.forms.duel import points_for
from rulebound.games.tashkalar.forms.melee import Melee
from rulebound.games.tashkalar.library import BEINGS, task_of
from rulebound.games.tashkalar.state import CARD, State
from rulebound.games.tashkalar.summon import places_for

POINT = 10.0
WIN = 1000.0
COMMON_PIECE, UPGRADED_PIECE, LEGENDARY_PIECE = 1.0, 2.0, 3.0  # each adds to the one before


def evaluate(s: State, seat: int) -> float:
    """Own prospects less the best opponent's."""
    side = s.rules.side_of[seat]
    if s.result is not None:
        return WIN if seat in s.result.winners else -WIN
    rivals = max(_prospects(s, other) for other in range(s.rules.sides) if other != side)
    return _prospects(s, side) - rivals + _hand(s, seat)


def _prospects(s: State, side: int) -> float:
    boards = s.boards[3 * side : 3 * side + 3]
    common, upgraded, legendary = (board.bit_count() for board in boards)
    worth = COMMON_PIECE * common + UPGRADED_PIECE * upgraded + LEGENDARY_PIECE * legendary
    form = s.rules.form
    if isinstance(form, Melee):
        worth += _melee(s, form, side)
    else:
        worth += POINT * form.score(s, side) - POINT * _due(s, side)
        if form.tasks:
            worth += _tasks(s, side)
        elif side == s.side:
            worth += POINT * points_for(s.tally, 1 - side)
    return worth


def _due(s: State, side: int) -> float:
    """What a pending being costs: all of it in the final round, before that a part (TK-12.11)."""
    return s.rules.form.penalty(s, side) * (1.0 if s.last >= 0 else 0.25)


def _tasks(s: State, side: int) -> float:
    """Progress; the best task that could be claimed at the end of this turn counts nearly full."""
    worth = best = 0.0
    for card in s.tasks:
        task = task_of(card)
        pairs = [(max(0, min(have, need)), need) for have, need in task.progress(s, side)]
        share = sum(have for have, _ in pairs) / sum(need for _, need in pairs)
        if share < 1:
            worth += 0.3 * POINT * task.points * share * share
        elif side == s.side:
            best = max(best, 0.9 * POINT * task.points)
        else:
            worth += 0.5 * POINT * task.points
    return worth + best


def _melee(s: State, form: Melee, side: int) -> float:
    """The lowest colour counts most (TK-2.9.13)."""
    row = form.row(s, side)
    if side == s.side:
        others = [other for other in range(s.rules.sides) if other != side]
        row = [have + points_for(s.tally, x) for have, x in zip(row, others, strict=True)]
    due = _due(s, side)
    return sum(
        POINT * (points - due) * weight
        for points, weight in zip(sorted(row), (0.8, 0.4, 0.2), strict=False)
    )


def _hand(s: State, seat: int) -> float:
    """Beings that could be summoned, or lack one piece only."""
    return sum(
        _readiness(s, s.rules.side_of[seat], BEINGS[card & CARD]) for card in s.summonable(seat)
    )


def _readiness(s: State, side: int, being: Being) -> float:
    own, upgraded = s.boards[3 * side], s.boards[3 * side + 1]
    pattern = being.pattern
    allowed = places_for(s, being)
    if own.bit_count() + 1 < pattern.size:
        return 0.0
    if pattern.targets(own, upgraded, allowed):
        return 1.5 + being.rank
    if pattern.targets_with_help(own, upgraded, BOARD & ~s.pieces, 0, allowed, 1):
        return 0.7 + 0.4 * being.rank
    return 0.0
