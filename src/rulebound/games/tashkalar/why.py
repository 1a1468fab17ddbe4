"""Why not? Reasons for what a person might expect to do and cannot."""

from rulebound.core.flow import Text
from rulebound.games.tashkalar.board import BOARD, BY_NAME, NAMES, squares
from rulebound.games.tashkalar.cards import Being, Flare
from rulebound.games.tashkalar.library import being_of, card_id, flare_of, task_of
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.summon import lends, means, places_for, ways_of
from rulebound.games.tashkalar.terms import Phase
from rulebound.games.tashkalar.turn import halves, leads, may_warp

REASONS = (
    "not-your-turn",
    "no-actions",
    "control-passed",
    "effect-open",
    "not-in-hand",
    "no-pattern",
    "higher-rank",
    "shortage",
    "flare",
    "flare-melee",
    "next-task",
    "not-current",
    "actions-left",
    "criterion",
    "occupied",
    "no-stones",
    "action-open",
    "lends",
    "frozen-theirs",
    "possessed",
    "pending",
    "first-turn",
)


def why_not(s: State, seat: int, ref: str, offered: bool) -> Text | None:
    kind, _, name = ref.partition(":")
    if s.phase != Phase.TURNS or s.result is not None:
        return None
    if offered and (kind != "card" or s.busy):  # a card to discard need not be one to summon
        return None
    if kind == "task":
        return _task(s, seat, name)
    if seat != s.controller:
        return _reason("not-your-turn")
    if s.playing >= 0:
        return _reason("effect-open", card=card_id(s.playing))  # TK-2.2.6
    if s.busy:
        return _reason("action-open")
    if kind == "sq":
        return _square(s, name)
    if kind == "card":
        return _card(s, seat, name)
    return None


def _reason(code: str, **args: object) -> Text:
    return Text(f"tashkalar-why-{code}", args)


def _square(s: State, name: str) -> Text | None:
    if name not in BY_NAME:
        return None
    if not s.actions:
        return _reason("no-actions")
    if s.pieces >> BY_NAME[name] & 1:
        return _reason("occupied", square=name)
    return None if s.stones_left(s.side) else _reason("no-stones")


def _card(s: State, seat: int, name: str) -> Text | None:
    if s.passed:
        return _reason("control-passed")  # TK-2.10.13
    if s.frozen[seat] >= 0 and card_id(s.frozen[seat]) == name:
        return _reason("lends", card=name) if lends(s) else None  # TK-10.12
    for card in s.flares[seat]:
        if card_id(card) == name:
            return _flare(s, flare_of(card))
    for card in s.summonable(seat):
        if card_id(card) == name:
            return _being(s, being_of(card))
    if any(card_id(card) == name for card in s.frozen if card >= 0):
        return _reason("frozen-theirs", card=name)  # TK-10.6
    return _reason("not-in-hand", card=name)


def _being(s: State, being: Being) -> Text | None:
    if not s.actions:
        return _why_no_warp(s, being) or _reason("no-actions")
    if ways_of(s, being):
        return None
    m = means(s)
    if m.possessed:
        colour = s.colour_of(s.possessed)
        return _reason("possessed", card=being.id, colour=colour)  # TK-11.68
    found = being.pattern.targets(m.own, m.upgraded, BOARD)
    if not found:
        return _reason("no-pattern", card=being.id)
    allowed = places_for(s, being)
    targets = 0
    for _, fits in found:
        targets |= fits
    if targets & allowed:
        return _reason("shortage", card=being.id)  # TK-3.16
    blocked = ", ".join(NAMES[square] for square in squares(targets))
    return _reason("higher-rank", card=being.id, squares=blocked)  # TK-3.11


def _why_no_warp(s: State, being: Being) -> Text | None:
    """Without an action a warp effect might still be played (TK-12.3)."""
    if being.warp is None or may_warp(s):
        return None
    pending = s.pending[s.turn]
    if pending < 0:
        return _reason("first-turn", card=being.id)  # D-70
    if being_of(pending) is being:
        return None
    return _reason("pending", card=being.id, other=card_id(pending))  # TK-12.5


def _flare(s: State, flare: Flare) -> Text | None:
    rivals = s.rivals(s.side)
    if any(any(halves(s, flare, s.side, side)) for side in rivals):
        return None
    upgraded = max(leads(s, s.side, side)[0] for side in rivals)
    total = max(leads(s, s.side, side)[1] for side in rivals)
    return _reason(
        "flare" if len(rivals) == 1 else "flare-melee",
        upper=flare.upper_needs,
        lower=flare.lower_needs,
        upgraded=upgraded,
        total=total,
    )


def _task(s: State, seat: int, name: str) -> Text | None:
    if s.next_task >= 0 and task_of(s.next_task).id == name:
        return _reason("next-task")  # TK-2.7.8
    for card in s.tasks:
        task = task_of(card)
        if task.id == name:
            if seat != s.turn:
                return _reason("not-your-turn")
            if not task.holds(s, s.side):
                pairs = task.progress(s, s.side)
                lacking = ", ".join(f"{have}/{need}" for have, need in pairs if have < need)
                return _reason("criterion", task=name, lacking=lacking)
            return _reason("actions-left") if s.actions or s.playing >= 0 else None
    return _reason("not-current")
