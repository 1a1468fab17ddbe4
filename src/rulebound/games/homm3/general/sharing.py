"""What players of one side give each other: resources with which both budgets together gain."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.general import economy
from rulebound.games.homm3.map import resources, towns, trade
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State

WORTHWHILE: Final = 0.02
"""The share by which both budgets together have to gain."""
DUE: Final = 70.0
"""How much one wants to share once it is worth while."""
MEETING: Final = 6.0
DEARLY: Final = 2.0
"""How much more it is worth to meet a friend if that makes both budgets twice as good."""


def urge(s: State, seat: int, other: int, *, token: bool = False) -> float:
    """How much one wants to share with somebody now; ``token``: it takes the Build Token."""
    return DUE if gain(s, seat, other, token=token) else 0.0


def meeting(s: State, seat: int, other: int) -> float:
    """What it is worth to come where one can share with somebody."""
    share = gain(s, seat, other)
    return MEETING * (1 + min(DEARLY, DEARLY * share)) if share else 0.0


def gives(s: State, seat: int) -> float:
    """By which share both budgets gain if a player gives something to one of their side."""
    return max((_best(s, seat, other)[1] for other in trade.allies(s, seat)), default=0.0)


def gain(s: State, seat: int, other: int, *, token: bool = False) -> float:
    """By which share both budgets together gain if one of the two gives to the other."""
    return max(
        _best(s, seat, other, token, seat)[1],
        _best(s, other, seat, token, seat)[1],
    )


def gift(s: State, seat: int, options: tuple[Option, ...]) -> Option | None:
    """The gift of all that are possible with which both gain most, part by part."""
    best, most, given = None, 0.0, economy.NOTHING
    for other in sorted({option.data[0] for option in options if option.kind == "gift"}):
        found, share = _best(s, seat, other)
        if share > most:
            best, most, given = other, share, found
    for name in resources.RESOURCES:
        fit = [o for o in options if o.kind == "gift" and o.data[:2] == (best, name)]
        fit = [o for o in fit if o.data[2] <= getattr(given, name)]
        if fit:
            return max(fit, key=lambda option: int(option.data[2]))
    return None


def _best(
    s: State, giver: int, taker: int, token: bool = False, spender: int = -1
) -> tuple[Cost, float]:
    """What one had best give another, and the share by which both budgets together gain."""

    def together(given: Cost, *, spent: bool) -> float:
        found = 0.0
        for seat, sign in ((giver, -1), (taker, 1)):
            gain = Cost(*(sign * n for n in given))
            if spent and seat == spender:
                found += economy.judged(s, seat, gain, builds=False)
            else:
                found += economy.judged(s, seat, gain)
        return found

    before = together(economy.NOTHING, spent=False)
    best, most = economy.NOTHING, before + WORTHWHILE * max(1.0, abs(before))
    for given in _packages(s, giver, taker):
        worth = together(given, spent=token)
        if worth > most:
            best, most = given, worth
    if best == economy.NOTHING:
        return best, 0.0
    return best, (most - before) / max(1.0, abs(before))


def _packages(s: State, giver: int, taker: int) -> Iterator[Cost]:
    """What completes the price of a building, all of a kind, and all that is not gold."""
    player, other = s.players[giver], s.players[taker]
    spare = max(0, player.gold - economy.saved(s, giver))
    have = Cost(spare, player.materials, player.valuables)
    found = [Cost(**{name: getattr(have, name)}) for name in resources.RESOURCES]
    found.append(have._replace(gold=0))
    for card in economy.open_buildings(s, taker):
        price = towns.price(s, taker, card)
        lack = Cost(*(max(0, p - getattr(other, n)) for n, p in price._asdict().items()))
        if all(mine >= n for mine, n in zip(have, lack, strict=True)):
            found.append(lack)
    yield from dict.fromkeys(given for given in found if any(given))
