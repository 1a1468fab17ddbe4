"""Why one would do so, in words: what the turn certainly brings, then what it prepares."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Text
from rulebound.core.teaching import Fork, Teacher
from rulebound.games.tashkalar.board import CENTRAL
from rulebound.games.tashkalar.insight import INSIGHT
from rulebound.games.tashkalar.library import card_id, task_of
from rulebound.games.tashkalar.readiness import lacks
from rulebound.games.tashkalar.state import State

MOST: Final = 3
"""So many reasons are told at most."""


def reasons(fork: Fork[State]) -> list[Text]:
    certain = list(_certain(fork))
    return [*certain, *_plans(fork)][:MOST] or [_strongest(fork)]


# ---- what is certain ----


def _certain(fork: Fork[State]) -> Iterator[Text]:
    s, t, seat = fork.before, fork.after, fork.seat
    mine = s.colour_of(s.rules.side_of[seat])
    if t.result is not None and seat in t.result.winners:
        yield Text("tashkalar-reason-wins")
    for event in fork.events:
        if event["kind"] == "claimed":
            args = {"task": event["task"], "points": event["points"]}
            yield Text("tashkalar-reason-claims", args)
    taken = _squares(fork, "destroyed", but=mine)
    if taken:
        yield Text("tashkalar-reason-takes", {"squares": taken, "count": len(taken)})
    turned = _squares(fork, "converted", but=mine)
    if turned:
        yield Text("tashkalar-reason-converts", {"squares": turned, "count": len(turned)})
    lost = _squares(fork, "destroyed", of=mine)
    if lost:
        yield Text("tashkalar-reason-costs", {"squares": lost, "count": len(lost)})
    points = sum(
        event["points"]
        for event in fork.events
        if event["kind"] in ("scored", "scored-in") and event["colour"] == mine
    )
    if points:
        yield Text("tashkalar-reason-scores", {"points": points})
    for event in fork.events:
        if event["kind"] == "gained-actions" and event["seat"] == seat:
            yield Text("tashkalar-reason-actions", {"count": event["count"]})
        elif event["kind"] == "summoned" and fork.option.kind != "summon":
            args = {"card": event["card"], "square": event["square"]}
            yield Text("tashkalar-reason-then-summons", args)
    raised = _squares(fork, "upgraded", of=mine)
    if raised:
        yield Text("tashkalar-reason-upgrades", {"squares": raised, "count": len(raised)})


def _squares(fork: Fork[State], kind: str, of: str = "", but: str = "") -> list[str]:
    """The squares of pieces that something happens to, of one colour or of all but one."""
    found: list[str] = []
    for event in fork.events:
        if event["kind"] == kind and (event["colour"] == of if of else event["colour"] != but):
            found += event.get("squares") or [event["square"]]
    return list(dict.fromkeys(found))


# ---- what it prepares ----


def _plans(fork: Fork[State]) -> Iterator[Text]:
    s, t, seat = fork.before, fork.after, fork.seat
    side = s.rules.side_of[seat]
    kept = [card for card in s.summonable(seat) if _holds(t, seat, card)]
    opened = [
        card_id(card) for card in kept if lacks(t, side, card).ready > lacks(s, side, card).ready
    ]
    if opened:
        yield Text("tashkalar-reason-opens", {"cards": opened, "count": len(opened)})
    for card in t.tasks:
        (was, _), (now, need) = _progress(s, side, card), _progress(t, side, card)
        if card in s.tasks and was < now:
            args = {"task": task_of(card).id, "have": now, "need": need}
            yield Text("tashkalar-reason-nearer", args)
    near = [card_id(card) for card in kept if _comes_near(s, t, side, card)]
    if near and not opened:
        yield Text("tashkalar-reason-one-short", {"cards": near, "count": len(near)})
    central = (t.own(side) & CENTRAL).bit_count() - (s.own(side) & CENTRAL).bit_count()
    if central > 0:
        yield Text("tashkalar-reason-central", {"count": central})


def _holds(s: State, seat: int, card: int) -> bool:
    return card in s.summonable(seat)


def _comes_near(s: State, t: State, side: int, card: int) -> bool:
    was, now = lacks(s, side, card), lacks(t, side, card)
    return bool(not was.ready and not was.one and now.one)


def _progress(s: State, side: int, card: int) -> tuple[int, int]:
    rows = list(task_of(card).progress(s, side))
    return sum(max(0, min(have, need)) for have, need in rows), sum(need for _, need in rows)


def _strongest(fork: Fork[State]) -> Text:
    """The feature that changes most for the better."""
    feature = max(fork.gains, key=lambda name: fork.gains[name])
    if fork.gains[feature] <= 0:
        return Text("tashkalar-reason-quiet")
    return Text("tashkalar-reason-gain", {"feature": feature})


TEACHER: Final = Teacher(lambda s: INSIGHT.judgement, reasons, lambda s: s.turns // s.rules.seats)
