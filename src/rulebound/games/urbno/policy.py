"""How to play on quickly and not badly: does the player want this trick, and which card serves?"""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.urbno.cards import OF_COLOUR
from rulebound.games.urbno.evaluate import habit
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.missions.goals import (
    LIGHT,
    AllColours,
    AtLeast,
    Exactly,
    Goal,
    LightTricks,
    Majorities,
    MostTricks,
    NoCard,
    OddNumber,
    PerCard,
    PerTrick,
    SumOf,
    taken_cards,
    tricks,
)
from rulebound.games.urbno.missions.passing import PairTricks
from rulebound.games.urbno.state import DWARF_USED, State
from rulebound.games.urbno.taking import taker

_WHIM: Final = 10
"""One choice in so many is anything."""

Pull = Callable[[State, int, Goal, int], float]


def policy(s: State, decision: Decision, rng: Rng) -> Option:
    options = decision.options
    if len(options) == 1:
        return options[0]
    kind = options[0].kind
    if kind == "play" and rng.below(_WHIM):
        return _card(s, decision.seat, options, rng)
    if options[-1].kind == "done":
        return _announcement(s, decision.seat, options, rng)
    return habit(s, decision, rng)


def prior(s: State, decision: Decision) -> list[float]:
    """The first look at options: what the policy would do, and little of what changes nothing."""
    options = decision.options
    if options[0].kind == "play":
        best = _card(s, decision.seat, options, Rng(0))
        return [
            3.0 if option is best else 1.0 if len(option.refs) == 1 else 0.5 for option in options
        ]
    if options[-1].kind == "done":
        step = _deciding_step(s, decision.seat)
        powers = sum(option.kind == "power" for option in options)
        worth = {"done": 3.0, "power": 2.0 / max(powers, 1), "cubes": 0.1}
        return [
            3.0
            if step and option.kind == "cubes" and option.data == step
            else worth.get(option.kind, 1.0)
            for option in options
        ]
    return [1.0] * len(options)


# ---- does a player want the trick? ----


def wish(s: State, seat: int) -> float:
    """How much a player wants the trick as it lies: above 0 to take it, below 0 to leave it."""
    mission = MISSIONS[s.mission]
    pull = _PULLS[type(mission.goal)]
    cards = 0
    for play in s.plays:
        cards |= 1 << play.card
    mine = mission.sign * pull(s, seat, mission.goal, cards)
    if s.seats == 2:
        other = 1 - seat
    elif not s.plays or (other := s.plays[taker(s)].seat) == seat:
        return mine
    share = 1.0 if s.seats == 2 else 0.4  # what others get, one does not have
    return mine + share * mission.sign * pull(s, other, mission.goal, cards)


def _always(s: State, seat: int, goal: Goal, cards: int) -> float:
    return 1.0


def _exactly(s: State, seat: int, goal: Goal, cards: int) -> float:
    have, need = tricks(s, seat), goal.of or 0
    if have < need:
        return 1.0 if have + 1 == need or have + s.tricks - s.trick + 1 <= need + 1 else 0.6
    return -1.0 if have == need else 0.0


def _at_least(s: State, seat: int, goal: Goal, cards: int) -> float:
    have, need = tricks(s, seat), goal.of or 0
    return 1.0 if have < need <= have + s.tricks - s.trick + 1 else 0.0


def _odd(s: State, seat: int, goal: Goal, cards: int) -> float:
    weight = 1.0 if s.trick == s.tricks else 0.3
    return -weight if tricks(s, seat) % 2 else weight


def _pair(s: State, seat: int, goal: Goal, cards: int) -> float:
    assert isinstance(goal, PairTricks)
    return float(goal.sign)


def _per_card(s: State, seat: int, goal: Goal, cards: int) -> float:
    return (cards & goal.cards).bit_count() + 0.2


def _no_card(s: State, seat: int, goal: Goal, cards: int) -> float:
    if taken_cards(s, seat) & goal.cards:
        return 0.0
    return -1.5 if cards & goal.cards else -0.1


def _all_colours(s: State, seat: int, goal: Goal, cards: int) -> float:
    taken = taken_cards(s, seat)
    new = sum(bool(cards & colour and not taken & colour) for colour in OF_COLOUR)
    lacking = sum(not taken & colour for colour in OF_COLOUR)
    if not lacking:
        return 0.0
    return new / lacking + (0.2 if not cards else 0.0)


def _light(s: State, seat: int, goal: Goal, cards: int) -> float:
    total = sum(s.number(play.card) for play in s.plays)
    return 1.0 if total <= LIGHT - 8 * (s.seats - len(s.plays) - 1) else -0.1


_PULLS: Final[dict[type[Goal], Pull]] = {
    PerTrick: _always,
    Exactly: _exactly,
    AtLeast: _at_least,
    OddNumber: _odd,
    MostTricks: _always,
    PairTricks: _pair,
    PerCard: _per_card,
    NoCard: _no_card,
    AllColours: _all_colours,
    Majorities: _always,
    LightTricks: _light,
    SumOf: _always,
}


# ---- which card? ----


def _card(s: State, seat: int, options: tuple[Option, ...], rng: Rng) -> Option:
    want = wish(s, seat)
    plain = [option for option in options if option.kind == "play" and len(option.refs) == 1]
    if not plain:
        return rng.pick(options)
    if not s.plays:
        return _lead(s, want, plain, rng)
    if s.powers & DWARF_USED:
        return rng.pick(options)
    best = s.plays[taker(s)]
    winning: list[Option] = []
    losing: list[Option] = []
    for option in plain:
        card = option.data
        (winning if _beats(s, card, best.colour, best.number) else losing).append(option)
    by_number = _by_number(s)
    if want > 0:
        if not winning:
            return min(losing, key=by_number)
        last = len(s.plays) + 1 == s.seats
        return min(winning, key=by_number) if last else max(winning, key=by_number)
    if want < 0:
        return max(losing or winning, key=by_number)
    return rng.pick(options)


def _lead(s: State, want: float, plain: list[Option], rng: Rng) -> Option:
    if not want:
        return rng.pick(plain)
    ordered = sorted(plain, key=_by_number(s), reverse=want > 0)
    return ordered[0] if len(ordered) == 1 or rng.below(3) else ordered[1]


def _by_number(s: State) -> Callable[[Option], int]:
    """Dominant cards are worth more than their numbers."""
    numbers, dominant = s.rules.edition.numbers, s.dominant
    return lambda option: numbers[option.data & 7] + 8 * (option.data >> 3 == dominant)


def _beats(s: State, card: int, colour: int, number: int) -> bool:
    mine = card >> 3
    if mine == colour:
        return s.number(card) > number
    return mine == s.dominant


# ---- what to put on it? ----


def _announcement(s: State, seat: int, options: tuple[Option, ...], rng: Rng) -> Option:
    """Cubes where a few of them decide the trick; seldom anything else."""
    step = _deciding_step(s, seat)
    if step:
        for option in options:
            if option.kind == "cubes" and option.data == step:
                return option
    if rng.below(8):
        return options[-1]
    return rng.pick(options)


def _deciding_step(s: State, seat: int) -> int:
    """The cubes with which the card just played takes the trick, or leaves it, as is wished."""
    if len(s.plays) < 2 or s.plays[-1].seat != seat or s.powers & DWARF_USED:
        return 0
    mine = s.plays[-1]
    first = s.plays[taker(s)]
    want = wish(s, seat)
    if want > 0 and first.seat != seat and first.colour == mine.colour:
        return first.number - mine.number + 1
    if want < 0 and first.seat == seat:
        rivals = [play.number for play in s.plays[:-1] if play.colour == mine.colour]
        return max(rivals) - mine.number if rivals else 0
    return 0
