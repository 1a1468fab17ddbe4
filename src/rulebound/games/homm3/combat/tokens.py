"""Attack, Weakness and Corrosion tokens (H3-17.60): one of each kind on a unit at most.

Of two Attack tokens the better one stays, of two Weakness tokens the milder one.
"""

from typing import Final

from rulebound.games.homm3.state import FOR_COMBAT, Ongoing, State, Unit

ATTACK_TOKEN: Final = "attack_token"
WEAKNESS_TOKEN: Final = "weakness_token"
CORROSION_TOKEN: Final = "corrosion_token"
TOKENS: Final = frozenset((ATTACK_TOKEN, WEAKNESS_TOKEN, CORROSION_TOKEN))
HARMFUL: Final = frozenset((WEAKNESS_TOKEN, CORROSION_TOKEN))
ROUNDS: Final = 2
"""Combat rounds that Attack and Weakness tokens last, this one included."""


def strengthen(s: State, u: Unit, amount: int) -> None:
    _put(s, u, ATTACK_TOKEN, "attack", amount, s.fight.round + ROUNDS - 1)


def weaken(s: State, u: Unit, amount: int) -> None:
    _put(s, u, WEAKNESS_TOKEN, "attack", -amount, s.fight.round + ROUNDS - 1)


def corrode(s: State, u: Unit) -> None:
    """1 less defense for the rest of the combat."""
    _put(s, u, CORROSION_TOKEN, "defense", -1, FOR_COMBAT)


def harmful_tokens(s: State, u: Unit) -> list[Ongoing]:
    """The Weakness and Corrosion tokens on a unit."""
    return [e for e in s.fight.ongoing if e.unit == u.number and e.card in HARMFUL]


def _put(s: State, u: Unit, token: str, what: str, amount: int, until: int) -> None:
    b = s.fight
    if not u.alive:
        return
    old = [e for e in b.ongoing if e.card == token and e.unit == u.number]
    if old and old[0].amount > amount:
        return
    s.tell("token", unit=u.name, token=token, amount=f"{amount:+d}")
    kept = tuple(e for e in b.ongoing if e not in old)
    b.ongoing = (*kept, Ongoing(token, u.side, u.number, what, amount, until, lies=False))
