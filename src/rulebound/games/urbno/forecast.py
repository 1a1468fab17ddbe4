"""What becomes of a card that is played now: what is certain, and what only seems so."""

from typing import NamedTuple

from rulebound.core.flow import Option
from rulebound.games.urbno.cards import CODES, REFS, cards_in
from rulebound.games.urbno.layout import exchangeable
from rulebound.games.urbno.progress import have
from rulebound.games.urbno.scrolls import active
from rulebound.games.urbno.seam import CardForecast, Change, Forecast, OutcomeName
from rulebound.games.urbno.state import Certain, State
from rulebound.games.urbno.taking import put_away, taker
from rulebound.games.urbno.trick import (
    DONE,
    announcements,
    by_assassin,
    carry_out,
    lay,
    obliged,
)
from rulebound.games.urbno.why import why_not


class Outcome(NamedTuple):
    outcome: OutcomeName
    """``takes`` or ``loses`` if that is certain; else ``leads``, ``ahead`` or ``behind``."""
    against: int | None
    """The number of the best other card, unless scroll 16 decides."""


def cards(s: State, seat: int) -> dict[str, CardForecast]:
    """For the player who has to play: every card in the hand, and those that lie open."""
    allowed = obliged(s, seat)
    with_power = by_assassin(s, seat, allowed)
    found: dict[str, CardForecast] = {}
    for card in cards_in(exchangeable(s, seat)):
        reason = why_not(s, seat, REFS[card], offered=False)
        forecast: Forecast = {"outcome": None, "against": None, "changes": [], "brings": None}
        playable = bool((allowed | with_power) >> card & 1)
        if playable:
            trial = s.copy()
            lay(trial, seat, card, with_assassin=bool(with_power >> card & 1))
            forecast = on_table(trial, seat)
        found[CODES[card]] = {
            "playable": playable,
            "why": {"id": reason.id, "args": dict(reason.args)} if reason else None,
            **forecast,
        }
    return found


def on_table(s: State, seat: int) -> Forecast:
    """The seat's card just played: what becomes of it with nothing more, or something more, on it.

    ``changes`` lists the announcements that would lead to another outcome; ``brings`` is what
    taking the trick as it lies would add to the seat's progress in the mission.
    """
    now = outcome(s, seat)
    changes: list[Change] = []
    for option in announcements(s, seat):
        if option is not DONE:
            trial = s.copy()
            carry_out(trial, seat, option)
            then = outcome(trial, seat)
            if then != now:
                changes.append(
                    {
                        "kind": option.kind,
                        "refs": list(option.refs),
                        "amount": option.fields.get("amount", 0),
                        "outcome": then.outcome,
                        "against": then.against,
                    }
                )
    return {
        "outcome": now.outcome,
        "against": now.against,
        "changes": changes,
        "brings": _brings(s, seat),
    }


def outcome(s: State, seat: int) -> Outcome:
    """What becomes of the last card of the trick, the seat's, if nothing more is put on it."""
    wins = _wins(s, seat)
    certain = _is_certain(s, seat, wins)
    if len(s.plays) == 1:
        return Outcome("takes" if certain else "leads", None)
    if certain:
        return Outcome("takes" if wins else "loses", _against(s, wins))
    return Outcome("ahead" if wins else "behind", _against(s, wins))


def _wins(s: State, seat: int) -> bool:
    return s.plays[taker(s)].seat == seat


def _against(s: State, wins: bool) -> int | None:
    trial = s
    if wins:  # the card that would win without this one
        trial = s.copy()
        trial.plays = s.plays[:-1]
    best = trial.plays[taker(trial)]
    return None if best.certain else best.number


def _is_certain(s: State, seat: int, wins: bool) -> bool:
    """Whether nothing that can still happen changes who takes the trick, or keeps it."""
    if any(play.certain is Certain.TAKE for play in s.plays):
        return True
    if len(s.plays) < s.seats:
        return False
    scroll = active(s)
    winner = s.plays[taker(s)].seat
    if scroll.may_steal(s, winner):
        return seat not in (winner, s.activator)
    if s.activator == seat:
        return True
    return all(_wins(_reacted(s, option), seat) == wins for option in scroll.reactions(s))


def _reacted(s: State, option: Option) -> State:
    trial = s.copy()
    carry_out(trial, s.activator, option)
    return trial


def _brings(s: State, seat: int) -> int | None:
    trial = s.copy()
    put_away(trial, seat)
    before, after = have(s, seat, seat), have(trial, seat, seat)
    return None if before is None or after is None else after - before
