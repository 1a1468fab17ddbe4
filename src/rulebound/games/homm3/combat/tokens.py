"""Attack, Weakness, Corrosion and Stack tokens (H3-17.60): one of each kind on a unit at most.

Of two Attack tokens the better one stays, of two Weakness tokens the milder one. A Stack Token
raises a value of its unit and is lost in its stead when the unit would be defeated.
"""

from enum import StrEnum
from typing import Final

from rulebound.games.homm3.model.battle import Battle, Ongoing, Unit, Until
from rulebound.games.homm3.model.log import combat as log
from rulebound.games.homm3.model.state import State


class Token(StrEnum):
    """The tokens that lie on units (H3-17.60)."""

    ATTACK_TOKEN = "attack_token"
    WEAKNESS_TOKEN = "weakness_token"
    CORROSION_TOKEN = "corrosion_token"


STACK_TOKENS: Final = {
    "stack_attack": ("attack", 1),
    "stack_defense": ("defense", 1),
    "stack_health": ("health", 1),
    "stack_initiative": ("initiative", 2),
}
"""By token: the value that it raises, and by how much."""
BATTLEFIELD: Final = "battlefield"
"""What a scenario makes hold for a whole combat."""
TOKENS: Final = frozenset(
    (Token.ATTACK_TOKEN, Token.WEAKNESS_TOKEN, Token.CORROSION_TOKEN, BATTLEFIELD, *STACK_TOKENS)
)
HARMFUL: Final = frozenset((Token.WEAKNESS_TOKEN, Token.CORROSION_TOKEN))
ROUNDS: Final = 2
"""Combat rounds that Attack and Weakness tokens last, this one included."""


def strengthen(s: State, u: Unit, amount: int) -> None:
    _put(s, u, Token.ATTACK_TOKEN, "attack", amount, s.fight.round + ROUNDS - 1)


def weaken(s: State, u: Unit, amount: int) -> None:
    _put(s, u, Token.WEAKNESS_TOKEN, "attack", -amount, s.fight.round + ROUNDS - 1)


def corrode(s: State, u: Unit) -> None:
    """1 less defense for the rest of the combat."""
    _put(s, u, Token.CORROSION_TOKEN, "defense", -1, Until.FOR_COMBAT)


def harmful_tokens(s: State, u: Unit) -> list[Ongoing]:
    """The Weakness and Corrosion tokens on a unit."""
    return [e for e in s.fight.ongoing if e.unit == u.number and e.card in HARMFUL]


def stack(s: State, u: Unit, token: str) -> None:
    """The unit gets a Stack Token for the combat."""
    what, amount = STACK_TOKENS[token]
    b = s.fight
    b.stacks += ((u.number, token),)
    b.ongoing += (Ongoing(token, u.side, u.number, what, amount, lies=False),)
    s.tell(log.StackToken, unit=u.name, token=token, amount=f"{amount:+d}")


def stack_on(b: Battle, u: Unit) -> str:
    """The Stack Token of a unit; empty: none."""
    return next((token for number, token in b.stacks if number == u.number), "")


def lose_stack(s: State, u: Unit, token: str) -> None:
    b = s.fight
    b.stacks = tuple(pair for pair in b.stacks if pair != (u.number, token))
    b.ongoing = tuple(e for e in b.ongoing if e.card != token or e.unit != u.number)
    s.tell(log.StackLost, unit=u.name, token=token)


def _put(s: State, u: Unit, token: str, what: str, amount: int, until: int) -> None:
    b = s.fight
    if not u.alive:
        return
    old = [e for e in b.ongoing if e.card == token and e.unit == u.number]
    if old and old[0].amount > amount:
        return
    s.tell(log.Token, unit=u.name, token=token, amount=f"{amount:+d}")
    kept = tuple(e for e in b.ongoing if e not in old)
    b.ongoing = (*kept, Ongoing(token, u.side, u.number, what, amount, until, lies=False))
