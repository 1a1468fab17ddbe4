"""Why one would do so, in words: what happens to the trick, what it costs, then the mission."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Text
from rulebound.core.teaching import Fork, Teacher
from rulebound.games.urbno.cards import CODES, OF_COLOUR, cards_in
from rulebound.games.urbno.insight import INSIGHT
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.policy import wish
from rulebound.games.urbno.state import Phase, State
from rulebound.games.urbno.taking import taker

MOST: Final = 3
"""So many reasons are told at most."""
CLEARLY: Final = 0.5
"""From here on a player wants the trick, or wants to be rid of it."""
HIGH: Final = 9
"""Cards from this number on take tricks more often than not."""


def reasons(fork: Fork[State]) -> list[Text]:
    found = [*_trick(fork), *_costs(fork), *_plan(fork)][:MOST]
    return found or [_strongest(fork)]


# ---- what is certain ----


def _trick(fork: Fork[State]) -> Iterator[Text]:
    seat = fork.seat
    if any(event["kind"] == "over" and seat in event["winners"] for event in fork.events):
        yield Text("urbno-reason-wins")
    for event in fork.events:
        if event["kind"] == "trick":
            mine = event["seat"] == seat
            name = "urbno-reason-takes" if mine else "urbno-reason-leaves"
            yield Text(name, {} if mine else {"seat": event["seat"]})
            return
    s, t = fork.before, fork.after
    if fork.option.kind == "play" and not s.plays and s.phase == Phase.TRICKS:
        yield Text("urbno-reason-higher", {"count": _higher_unseen(s, seat, fork.option.data)})
    if not s.plays or s.phase != Phase.TRICKS or len(t.plays) <= len(s.plays):
        return
    first = t.plays[taker(t)].seat
    if first == seat:
        yield Text("urbno-reason-ahead", {"count": t.seats - len(t.plays)})
    else:
        yield Text("urbno-reason-behind", {"seat": first})


def _higher_unseen(s: State, seat: int, card: int) -> int:
    """Higher cards of the same colour that the seat has neither in hand nor seen played."""
    seen = s.hands[seat]
    for tricks in s.taken:
        for trick in tricks:
            seen |= sum(1 << other for other in trick)
    others = cards_in(OF_COLOUR[card >> 3] & ~seen)
    return sum(s.number(other) > s.number(card) for other in others)


def _costs(fork: Fork[State]) -> Iterator[Text]:
    seat, kind = fork.seat, fork.option.kind
    for event in fork.events:
        if event.get("seat") != seat:
            continue
        if event["kind"] == "power":
            yield Text("urbno-reason-crystal", {"power": event["power"]})
        elif event["kind"] == "cubes":
            args = {"count": abs(int(event["cubes"])), "number": event["number"]}
            yield Text("urbno-reason-cubes", args)
        elif event["kind"] == "took":
            yield Text("urbno-reason-supplies", {"combination": event["combination"]})
        elif event["kind"] == "activated":
            yield Text("urbno-reason-scroll", {"scroll": event["scroll"]})
    if kind == "echo":
        yield Text("urbno-reason-scroll", {"scroll": fork.option.data})
    elif kind == "done":
        yield Text("urbno-reason-saves")
    elif kind == "decline":
        yield Text("urbno-reason-keeps-scroll")


# ---- what it is for ----


def _plan(fork: Fork[State]) -> Iterator[Text]:
    s, t, seat = fork.before, fork.after, fork.seat
    if s.round != t.round:
        return
    if fork.option.kind == "pass":
        yield from _passed_on(s, seat, fork.option.data)
    if s.phase != Phase.TRICKS:
        return
    mission = MISSIONS[s.mission]
    took = len(t.taken[seat]) > len(s.taken[seat])
    if took:
        yield from _earned(mission.score(t, seat) - mission.score(s, seat), mission.sign)
    goal = mission.goal
    if goal.exact and goal.of is not None and mission.fixed:
        lacking = goal.of - goal.have(t, seat)
        yield Text("urbno-reason-lacking", {"count": max(0, lacking)})
    elif fork.option.kind == "play":
        want = wish(s, seat)
        if want >= CLEARLY:
            yield Text("urbno-reason-wanted")
        elif want <= -CLEARLY and not took:
            yield Text("urbno-reason-unwanted")
        kept = _highest_kept(s, t, seat)
        if kept:
            yield Text("urbno-reason-keeps", {"card": kept})


def _earned(points: int, sign: int) -> Iterator[Text]:
    """What a trick of one's own brings or costs by the mission."""
    if points:
        name = "urbno-reason-scores" if points > 0 else "urbno-reason-loses"
        yield Text(name, {"points": abs(points)})
    elif sign < 0:
        yield Text("urbno-reason-free")


def _passed_on(s: State, seat: int, card: int) -> Iterator[Text]:
    """A card that a neighbor gets, where the mission wants no tricks."""
    high = s.number(card) >= HIGH or card >> 3 == s.dominant
    if wish(s, seat) <= -CLEARLY and high:
        yield Text("urbno-reason-rids")


def _highest_kept(s: State, t: State, seat: int) -> str:
    """The strongest card that stays in the hand while another is played."""
    cards = cards_in(t.hands[seat] & s.hands[seat])
    if not cards:
        return ""
    return CODES[max(cards, key=lambda card: (card >> 3 == s.dominant, s.number(card)))]


def _strongest(fork: Fork[State]) -> Text:
    """The feature that changes most for the better."""
    feature = max(fork.gains, key=lambda name: fork.gains[name])
    if fork.gains[feature] <= 0:
        return Text("urbno-reason-quiet")
    return Text("urbno-reason-gain", {"feature": feature})


TEACHER: Final = Teacher(lambda s: INSIGHT.judgement, reasons, lambda s: s.round)
