"""The words of position texts: which lines there are, and how fields of the table are called.

Units, effects and armies are written as words, ``damage 2 activated``: the name of every field of
their classes that is not as usual, with its number; ``no-`` before a flag that is off.
"""

from collections.abc import Container, Iterable
from dataclasses import MISSING, fields
from typing import Any, Final

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import (
    SIDES,
    AiHero,
    Army,
    Battle,
    CombatPhase,
    Ongoing,
    Unit,
)
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.players import Cards, Morale, Player, Troop
from rulebound.games.homm3.model.spaces import NAMES, spaces_in
from rulebound.games.homm3.model.state import Stage
from rulebound.games.homm3.table.decks import FACE_UP

PHASES: Final = {
    "buying": (Stage.BUYING, CombatPhase.DEPLOY),
    "announced": (Stage.ANNOUNCED, CombatPhase.DEPLOY),
    "deploy": (Stage.FIGHTING, CombatPhase.DEPLOY),
    "walls": (Stage.FIGHTING, CombatPhase.WALLS),
    "start": (Stage.FIGHTING, CombatPhase.START),
    "round": (Stage.FIGHTING, CombatPhase.ROUND),
    "activation": (Stage.FIGHTING, CombatPhase.ACTIVATION),
    "round end": (Stage.FIGHTING, CombatPhase.ROUND_END),
    "over": (Stage.AFTERMATH, CombatPhase.OVER),
}
BEFORE_UNITS: Final = frozenset(("buying", "announced", "deploy"))
MORALE: Final = {
    "negative": Morale.NEGATIVE,
    "neutral": Morale.NEUTRAL,
    "positive": Morale.POSITIVE,
}
DECKS: Final[dict[str, Container[str]]] = {
    **dict.fromkeys(FACE_UP, CARDS),
    **dict.fromkeys(TIERS, KINDS),
}
"""Shared decks, with the cards that each could have."""
PILES: Final = ("deck", "discard")
"""How the piles of a :class:`Deck` are called."""


def deck_keys(names: Iterable[str]) -> list[str]:
    return [f"{name} {pile}" for name in names for pile in PILES]


def _names(kind: type[Any], wanted: Any, but: str = "") -> tuple[str, ...]:
    """The fields of a class that are of that type."""
    left_out = but.split()
    return tuple(
        rule.name for rule in fields(kind) if rule.type == wanted and rule.name not in left_out
    )


PLAYER_CARDS: Final = _names(Player, Cards)
PLAYER_NUMBERS: Final = _names(Player, int, "xp morale")
AI_CARDS: Final = _names(AiHero, Cards)
AI_DRAWN: Final = ("deck", "discard")
"""Piles of cards that only AI Heroes have."""
AI_WORDS: Final = _names(AiHero, str)
AI_NUMBERS: Final = _names(AiHero, int)


def _simple(kind: type[Any], but: str = "") -> dict[str, tuple[type[Any], Any]]:
    """The numbers and flags of a class with their usual values."""
    left_out = but.split()
    return {
        rule.name: (rule.type, rule.default)
        for rule in fields(kind)
        if rule.type in (int, bool) and rule.name not in left_out and rule.default is not MISSING
    }


UNIT: Final = _simple(Unit, "alive")
ARMY: Final = _simple(Army, "player ai hero")
BATTLE: Final = _simple(Battle, "phase turn round walls gate tower active came_from winner")
EFFECT: Final = {
    name: (Ongoing.__annotations__[name], usual)
    for name, usual in Ongoing._field_defaults.items()
    if name not in ("amount", "spell", "at", "helpers")
}
KEYS: Final = (
    *("phase", "round", "turn", "board", "active", "came from", "combat", "walls", "gate"),
    *("tied", "struck", "owed", "winner", "ended"),
    *deck_keys(DECKS),
    *SIDES,
    *(f"{side} {what}" for side in SIDES for what in ("reserve", "kept back", "chain")),
    *(f"{side} ai {what}" for side in SIDES for what in (*AI_CARDS, *AI_WORDS, *AI_NUMBERS)),
)
SEAT_KEYS: Final = (
    *PLAYER_CARDS,
    *PLAYER_NUMBERS,
    "xp",
    "troops",
    "permanent",
    "morale",
    "discards hand",
)


def spoken(thing: Any, rules: dict[str, tuple[type[Any], Any]]) -> list[str]:
    """What is not as usual, as words."""
    words = []
    for name, (kind, usual) in rules.items():
        value = getattr(thing, name)
        if value == usual:
            continue
        if kind is bool:
            words.append(name if value else f"no-{name}")
        else:
            words += [name, str(value)]
    return words


def space_names(bits: int) -> str:
    return " ".join(NAMES[at] for at in spaces_in(bits))


def troop_names(troops: Iterable[Troop]) -> str:
    return " ".join(troop.kind + "+" * troop.pack for troop in troops)


def is_spell(card: str) -> bool:
    return card in CARDS and CARDS[card].kind == CardKind.SPELLCARD
