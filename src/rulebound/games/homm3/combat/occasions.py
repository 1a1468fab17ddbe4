"""What may have a say in a combat besides the units and the cards in hand.

A combat never asks which week it is, what stands in a Town or which scenario is played: whoever
knows listens here.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rulebound.core.flow import Flow
from rulebound.core.rng import Rng
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.occasions import Occasion
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.state import State

if TYPE_CHECKING:
    from rulebound.games.homm3.combat.cards import Fixture


class Reinforcing(NamedTuple):
    """Which units an effect may reinforce, and for what (H3-7.13)."""

    tiers: Sequence[int]
    faction: str
    price: Callable[[Cost], Cost]
    """From the printed one."""


# ---- things that happen ----

combat_starts: Final[Occasion[[State], Flow[None]]] = Occasion("combat_starts")
"""All units are placed."""
side_starts: Final[Occasion[[State, int], Flow[None]]] = Occasion("side_starts")
"""What a side's units do at the start of combat has happened (H3-10.26)."""
combat_round: Final[Occasion[[State], Flow[None]]] = Occasion("combat_round")
"""A combat round begins, from the second on."""
guards_drawn: Final[Occasion[[State, int], Flow[None]]] = Occasion("guards_drawn")
"""A player's hero faces guards that have just been drawn; which seat."""
spell_cast: Final[Occasion[[State, int], bool]] = Occasion("spell_cast")
"""A player casts a spell; whether it goes back to the hand instead of being discarded."""
laid_off: Final[Occasion[[State, Unit], bool]] = Occasion("laid_off")
"""A neutral unit goes back to its deck; whether this took the place of the discard pile."""

lasts_for_turn: Final[Occasion[[State, int, str, tuple[str, ...]], bool]] = Occasion(
    "lasts_for_turn"
)
"""A player's card works until the turn is over, by these names; whether it lies there."""
may_reinforce: Final[Occasion[[State, int, Reinforcing], bool]] = Occasion("may_reinforce")
reinforce: Final[Occasion[[State, int, str, Reinforcing], Flow[None]]] = Occasion("reinforce")
"""A card of a player reinforces a unit."""

# ---- guards ----

guards: Final[Occasion[[State], tuple[Troop, ...] | None]] = Occasion("guards")
"""The cards of the guards, if they are not drawn from the neutral decks."""
easier_guards: Final[Occasion[[State], int]] = Occasion("easier_guards")
"""By how many difficulties the guards of a Field are easier (H3-11.6)."""
keeps_guards: Final[Occasion[[State], bool]] = Occasion("keeps_guards")
"""Whether somebody else puts the guards away."""

# ---- what is allowed ----

may_flee: Final[Occasion[[State, int], bool]] = Occasion("may_flee")
"""Whether a side may retreat when one of its units is about to act."""
ransom: Final[Occasion[[State, int], int]] = Occasion("ransom")
"""The gold that a defeat or a surrender costs (H3-10.80, H3-10.85)."""
sees_hand: Final[Occasion[[State, int, int], bool]] = Occasion("sees_hand")
"""Whether one player sees the cards of another (H3-14.3)."""

# ---- values and dice ----

attack_bonus: Final[Occasion[[State, Unit], int]] = Occasion("attack_bonus")
"""More attack of a unit."""
defense_as_attack: Final[Occasion[[State], bool]] = Occasion("defense_as_attack")
"""Whether defense bonuses of cards raise the attack instead."""
defense_token: Final[Occasion[[State], bool]] = Occasion("defense_token")
"""Whether a Defense Token is worth 1 defense without a die."""
spell_power: Final[Occasion[[State, int, tuple[str, ...]], int]] = Occasion("spell_power")
"""More power for a player's spell of these schools."""
rerolls_attack: Final[Occasion[[State, Unit], bool]] = Occasion("rerolls_attack")
"""Whether a unit may reroll one of its dice when it attacks."""
rerolls_ability: Final[Occasion[[State], bool]] = Occasion("rerolls_ability")
"""Whether a die that a unit's ability asks for may be rerolled once."""
machine_bonus: Final[Occasion[[State], int]] = Occasion("machine_bonus")
"""More damage and healing of War Machines."""
more_ballistas: Final[Occasion[[State, int], int]] = Occasion("more_ballistas")
"""How many Ballistas a player has besides the one in play."""
lucky: Final[Occasion[[State, int], bool]] = Occasion("lucky")
"""Whether Luck covers a player's dice."""
fixtures: Final[Occasion[[State, int], "tuple[Fixture, ...]"]] = Occasion("fixtures")
"""What a player can use besides cards."""

# ---- hidden things (H3-14.1) ----

Shuffle = Callable[[str], None]
imagines: Final[Occasion[[State, Rng, Shuffle], None]] = Occasion("imagines")
"""Deal again what lies beside the players; ``Shuffle`` shuffles a deck by its name."""
imagines_offers: Final[Occasion[[State, int | None], Callable[[Rng], None]]] = Occasion(
    "imagines_offers"
)
"""Put back what others have laid out unseen; then, after all else is dealt, choose again."""
veil_things: Final[Occasion[[State, int], None]] = Occasion("veil_things")
"""Lay a veil over what lies beside the players, hidden from a seat."""
face_up: Final[Occasion[[State, str], Cards]] = Occasion("face_up")
"""Cards that lie face up on top of a deck."""
