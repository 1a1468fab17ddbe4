"""Rounds that begin with a certain Astrologers or Event card, and combats in them."""

from typing import Any

from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.quests import Quest

QUIET = ("end-turn", "enough", "enough-units", "draw-none", "decline")
"""What passes the time."""


def on_top(q: Quest, deck: str, *cards: str) -> None:
    """The next cards of a deck, the first one first; the deck holds nothing else."""
    q.s.decks[deck] = Deck(tuple(reversed(cards)))


def _pass(q: Quest) -> None:
    q.choose(next((way for way in QUIET if way in q.offered), q.offered[0]))


def wait(q: Quest, round_: int) -> Quest:
    """Everybody passes until a Round begins; whatever it asks first is asked."""
    while q.w.round < round_:
        _pass(q)
    return q


def wait_turn(q: Quest, seat: int) -> Quest:
    """Everybody passes until it is a player's turn."""
    while q.asked != f"{seat} turn":
        _pass(q)
    return q


def week_of(*cards: str, round_: int = 2, **quest: Any) -> Quest:
    """A Round has begun with the first of these Astrologers cards."""
    q = Quest(round=round_ - 1, **quest)
    on_top(q, weeks.DECK, *cards)
    return wait(q, round_)


def event_of(card: str, round_: int = 3, **quest: Any) -> Quest:
    """A Resource Round has begun with an Event card."""
    q = Quest(round=round_ - 1, events=True, **quest)
    on_top(q, events.DECK, card)
    return wait(q, round_)


def fight_of(q: Quest, *guards: str, to: str = "S3 SW") -> Quest:
    """Seat 0 meets these guards; both armies are lined up by the book."""
    q.s.decks["bronze"] = Deck(guards)
    q.go(to).choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose(next(o for o in q.offered if o.startswith("deploy")))
    return q


def act(q: Quest, start: str) -> Quest:
    """Choose the first option that begins so."""
    return q.choose(next(o for o in q.offered if o.startswith(start)))
