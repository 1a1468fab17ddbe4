"""A combat in which spells are cast: the Griffins of the attacker are active."""

from collections.abc import Sequence
from typing import Any

from tests.games.homm3.fights import Fight

MINE = ("castle_griffins+ b2", "castle_crusaders+ a1", "castle_champions d1")
"""Bronze, silver and gold."""
THEIRS = ("necropolis_zombies+ b4", "necropolis_vampires+ c4", "necropolis_dread_knights+ d5")
ZOMBIES, VAMPIRES, KNIGHTS = (text.partition("+")[0] for text in THEIRS)
GRIFFINS, CRUSADERS, CHAMPIONS = "castle_griffins", "castle_crusaders", "castle_champions"


def table(
    *hand: str,
    power: int = 0,
    enemy: Sequence[str] = (),
    mine: Sequence[str] = MINE,
    theirs: Sequence[str] = THEIRS,
    active: str = GRIFFINS,
    **more: Any,
) -> Fight:
    """The attacker holds some cards and so many Power cards besides."""
    hands = ([*hand, *["power"] * power], list(enemy))
    return Fight(mine, theirs, hands=hands, active=active, **more)


def cast(f: Fight, spell: str, grade: int, *then: str, power: int = 0) -> Fight:
    """Play Power cards, then cast a spell at a grade."""
    f.choose(*["play power basic"] * power)
    return f.choose(f"play {spell} cast-{grade}", *then)


def targets(f: Fight) -> set[str]:
    """Whom the open question offers."""
    return {o.removeprefix("target ") for o in f.options() if o.startswith("target ")}


def melee(*hand: str, **more: Any) -> Fight:
    """Griffins (attack 3, defense 0) beside Zombies (Few: attack 2, defense 1, health 3)."""
    mine = ("castle_griffins+ b2", "castle_crusaders+ a1")
    theirs = ("necropolis_zombies+ b3", "necropolis_vampires+ d5")
    return table(*hand, mine=mine, theirs=theirs, **more)


def casts(f: Fight, spell: str) -> list[str]:
    """The grades at which a spell can be cast now."""
    return [o.split()[-1] for o in f.options() if o.startswith(f"play {spell} cast")]
