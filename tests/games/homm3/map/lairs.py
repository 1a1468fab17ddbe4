"""Combats against the dragons of The Hunt."""

from collections.abc import Sequence
from typing import Any

from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.fights import Fight as AnyFight


class Fight(AnyFight):
    """The defenders are guards that seat 1 moves."""

    def __init__(self, attackers: Sequence[str], defenders: Sequence[str], **more: Any) -> None:
        super().__init__(attackers, defenders, neutral=True, **more)


AZURE = "boss_azure_dragon_easy"
CRYSTAL = "boss_crystal_dragon_easy"
RUST = "boss_rust_dragon_easy"
FAERIE = "boss_faerie_dragon_easy"


def lair(*defenders: str, attackers: tuple[str, ...] = (), **more: Any) -> Fight:
    """A combat against a boss that is about to start, so that its first combat round begins."""
    mine = attackers or ("castle_crusaders b2", "castle_zealots a1")
    return Fight(mine, defenders, start=True, **more)


def artifacts(f: Fight, *cards: str) -> None:
    f.s.decks["artifact"] = Deck(("speculum",), cards)


def next_round(f: Fight) -> Fight:
    """Everybody stops until the next combat round has begun."""
    now = f.b.round
    while f.b.round == now:
        options = f.options()
        idle = [o for o in ("stop", "defend", "pass", "decline") if o in options]
        f.choose(idle[0] if idle else options[0])
    return f
