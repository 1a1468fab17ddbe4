"""What a card is, in how many ways it can be used, and what its scripts work with (H3-5).

A way of using a card is an :class:`Effect`. When it is chosen, its script runs on a :class:`Play`
(``fx`` in the scripts): first :attr:`Effect.aim` settles what it is aimed at, then, if nobody
cancels it, :attr:`Effect.do` happens.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.values import (
    defense_as_attack,
    everybody,
    immune,
    open_to_spell,
    standing,
    takes_from_card,
)
from rulebound.games.homm3.model.battle import Attack, Battle, Casting, Ongoing, Unit, Until
from rulebound.games.homm3.model.boxes import copies_in
from rulebound.games.homm3.model.cards import CardKind, Rarity
from rulebound.games.homm3.model.kinds import Face, Harm
from rulebound.games.homm3.model.log.cards import Lasts
from rulebound.games.homm3.model.log.combat import Bonus, Unharmed
from rulebound.games.homm3.model.players import Player
from rulebound.games.homm3.model.spaces import OFF
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import pick_unit


# Timings (H3-5.20)
class Timing(StrEnum):
    """The timings of cards (H3-5.20)."""

    INSTANT = "instant"
    ACTIVATION = "activation"
    MAP = "map"
    ONGOING = "ongoing"
    PERMANENT = "permanent"


# Moments of a combat at which cards may be played (H3-10.64, H3-16.20)
class Moment(StrEnum):
    """The moments at which cards may be played (H3-10.64, H3-16.20)."""

    START = "start"
    """After setup, before the first activation."""
    ROUND = "round"
    """A combat round begins."""
    BEFORE = "before"
    """Before an activation."""
    ACTIVE = "active"
    """In the activation of an own unit that has not attacked yet."""
    MOVED = "moved"
    """A unit has moved and may attack now."""
    ATTACK = "attack"
    """An attack is declared (W-ATTACK)."""
    ROLLED = "rolled"
    """The dice lie (W-REROLL)."""
    LETHAL = "lethal"
    """An attack would defeat a unit (W-LETHAL)."""
    SPELL = "spell"
    """A spell is announced (W-SPELL)."""
    FIRING = "firing"
    """An own Ballista is about to fire."""
    LEVEL = "level"
    """An own hero is due for a new level."""
    SEARCHED = "searched"
    """An own Search has been made."""
    CAST = "cast"
    """An own spell has been cast (W-AFTERCAST)."""
    DAMAGE = "damage"
    """Damage has been dealt."""
    END = "end"
    """A combat round is over."""
    WON = "won"
    """The combat is won (W-COMBATEND)."""
    SEARCHING = "searching"
    """Before an own Search (W-SEARCH)."""
    GUARDS = "guards"
    """Before guards are drawn (H3-10.10)."""
    TURN = "turn"
    """Between the actions of their own turn, outside combat (H3-5.21, H3-5.23)."""
    DICE = "dice"
    """Own Resource or Treasure dice lie (W-REROLL)."""
    BUYING = "buying"
    """Units are being recruited or reinforced."""


ON_MAP: Final = frozenset((Moment.TURN,))
"""Outside combat."""
MAP_MOMENTS: Final = frozenset((Moment.TURN, Moment.DICE, Moment.BUYING))
"""At no moment of a combat (H3-10.67)."""

ANY: Final = frozenset((Moment.START, Moment.BEFORE, Moment.ACTIVE, Moment.ATTACK, Moment.END))
"""When an Instant may be played in combat unless it refers to a moment of its own."""
ANYTIME: Final = ANY | ON_MAP
"""When an Instant may be played that is of use outside combat, too (H3-5.21)."""
AT_ACTIVATION: Final = frozenset((Moment.ACTIVE,))
AT_ATTACK: Final = frozenset((Moment.ACTIVE, Moment.ATTACK))
"""When an attack bonus helps: before or after the attack is declared."""
ON_DEFENSE: Final = frozenset((Moment.ATTACK,))
AFTER_DAMAGE: Final = ANY | {Moment.DAMAGE}
POWER_MOMENTS: Final = ANYTIME | {Moment.DAMAGE, Moment.MOVED, Moment.LETHAL, Moment.SPELL}
"""When power may be played: whenever something can use it."""


# Bound once: looking a member up takes longer than comparing it.
_ONGOING: Final = Timing.ONGOING
_SPELLCARD: Final = CardKind.SPELLCARD
_SPECIALTY: Final = CardKind.SPECIALTY


def always(fx: "Play") -> bool:
    return True


def nothing(fx: "Play") -> Flow[None]:
    return
    yield


class Mode(StrEnum):
    """Which of the effects of a card; those of spells are called by their grade."""

    BASIC = "basic"
    EXPERT = "expert"
    TOP = "top"
    BOTTOM = "bottom"
    USE = "use"
    """Of a card that lies in play."""
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Effect:
    """One way of using a card."""

    mode: str
    """``basic``, ``expert``, ``top``, ``bottom``, ``cast-1``, ``power``, …: one a way."""
    timing: Timing
    do: Callable[["Play"], Flow[None]] = nothing
    moments: frozenset[str] = ANY
    """With one of the map its script minds :attr:`Play.on_map`, and needs no targets there."""
    can: Callable[["Play"], bool] = always
    """Whether it can be used now, besides its moment, its price and its targets."""
    targets: Callable[["Play"], Sequence[Unit]] | None = None
    """The units one of which is chosen; without any it cannot be used."""
    aim: Callable[["Play"], Flow[None]] | None = None
    """Further or other things to settle beforehand (spaces, more units)."""
    power: int = 0
    """Power it adds to a spell (H3-5.46)."""
    school: str = ""
    """Its power serves only spells of this school."""
    expert: bool = False
    """It costs an expert use (H3-5.31)."""
    discards: int = 0
    """Hand cards that are its price."""
    removed: bool = False
    """The card leaves the game."""
    kept: bool = False
    """The card stays in the hand."""
    cover: Face | None = None
    """The card lies on a unit and fights in its place with this face (H3-10.68)."""
    cost: int = 0
    """Spells and specialties: the power that this grade needs."""
    grade: int = 0
    part: str = ""
    """The attribute of the card's message that tells of all its grades; empty: it has none."""
    saves: int = 0
    """Gold that it takes off the price of a unit."""
    casts: bool = False
    """It is the main effect of a spell, and counts against the limit (H3-5.50)."""


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    kind: CardKind | Literal["building"]
    effects: tuple[Effect, ...]
    box: str = "core"
    copies: int = 1
    """In its box; others may hold more."""
    schools: tuple[str, ...] = ()
    """Of a spell; of a permanent card: its owner's spells of them have 1 more power."""
    expert: bool = False
    """An Expert Spell (H3-5.52)."""
    quality: Rarity | Literal[""] = ""
    """Of an Artifact."""
    faction: str = ""
    """Only this faction may use it."""
    hero: str = ""
    """Of a Specialty: whose it is."""
    harmful: bool = False
    """Spells: an AI Hero aims it at the player's units (H3-10.130)."""
    yields: tuple[int, int, int] = (0, 0, 0)
    """Permanent cards: gold, materials and valuables in each Resource Round, while in play."""
    begins: Callable[["Play"], Flow[None]] | None = None
    """Permanent cards: what they do by themselves as a combat round begins, while in play."""

    def copies_in(self, boxes: frozenset[str] | None = None) -> int:
        """With some boxes, or with all (H3-2.2)."""
        return copies_in(self.id, self.box, self.copies, boxes)

    @property
    def is_spell(self) -> bool:
        return self.kind is _SPELLCARD

    @property
    def gives_power(self) -> bool:
        return any(effect.power for effect in self.effects)


CARDS: Final[dict[str, Card]] = {}
"""All cards of player decks by their ids."""


def card(card_: Card) -> Card:
    CARDS[card_.id] = card_
    return card_


class Fixture(NamedTuple):
    """Something besides cards that can be used in a combat in the ways of one."""

    what: str
    """Its kind of thing, as refs say it."""
    card: Card
    used: Callable[["State", int], None]
    """Tells that a player uses it."""


class Play:
    """A card that is being played: what its script sees and does."""

    __slots__ = ("card", "casting", "chosen", "effect", "laid", "s", "side", "spaces", "units")

    def __init__(self, s: State, side: int, card_: Card, effect: Effect) -> None:
        self.s = s
        self.side = side
        self.card = card_
        self.effect = effect
        self.units: tuple[Unit, ...] = ()
        self.spaces: tuple[int, ...] = ()
        self.chosen = ""
        """What else was settled beforehand."""
        self.casting: Casting | None = None
        self.laid = False
        """The card stays in play."""

    # ---- who and what ----

    @property
    def b(self) -> Battle:
        return self.s.fight

    @property
    def unit(self) -> Unit:
        """The unit it is aimed at."""
        return self.units[0]

    @property
    def grade(self) -> int:
        return self.effect.grade

    @property
    def seat(self) -> int:
        """Who chooses."""
        return self.b.armies[self.side].seat

    @property
    def owner(self) -> int:
        """The player whose card it is."""
        return self.b.armies[self.side].player

    @property
    def player(self) -> Player:
        return self.s.players[self.owner]

    @property
    def enemy(self) -> int:
        """The player on the other side; -1 against guards and AI Heroes (H3-10.69)."""
        return self.b.armies[1 - self.side].player

    @property
    def attack(self) -> Attack | None:
        return self.b.attack

    @property
    def just_cast(self) -> Casting | None:
        """The spell that is being cast, by whomever."""
        return self.b.casting

    @property
    def on_map(self) -> bool:
        """Played outside combat."""
        return False

    # ---- units ----

    def _open(self, units: list[Unit], damages: bool) -> list[Unit]:
        lasts = self.effect.timing is _ONGOING
        if self.card.kind is _SPELLCARD:
            school = self.casting.school if self.casting else self.card.schools[0]
            if len(self.card.schools) > 1:
                school = ""
            return [
                u
                for u in units
                if open_to_spell(self.s, u, self.card.id, school, damages=damages, lasts=lasts)
            ]
        specialty = self.card.kind is _SPECIALTY
        if lasts or (specialty and not damages):
            harm = Harm("specialty" if specialty else "card", self.card.id, "", damages, lasts)
            return [u for u in units if not immune(u, harm)]
        return units

    def own(self, *, damages: bool = False) -> list[Unit]:
        """Own units that it can do something to."""
        return self._open(standing(self.b, self.side), damages)

    def foes(self, *, damages: bool = False) -> list[Unit]:
        """Enemy units that it can do something to; the Arrow Tower too (H3-10.104)."""
        found = standing(self.b, 1 - self.side)
        tower = self.b.tower
        if tower >= 0 and self.b.units[tower].alive and self.side == 0:
            found.append(self.b.units[tower])
        return self._open(found, damages)

    def all(self, *, damages: bool = False) -> list[Unit]:
        return self._open(everybody(self.b), damages)

    def choose(self, units: Callable[[], Sequence[Unit]], ask: str = "target") -> Flow[Unit]:
        unit = yield from pick_unit(
            self.s, self.seat, Text(f"homm3-ask-{ask}", {"card": self.card.id}), units
        )
        return unit

    # ---- bonuses ----

    def add_attack(self, unit: Unit, amount: int) -> None:
        """Until its next attack, or until its activation ends (H3-10.53)."""
        a = self.b.attack
        if amount > 0 and a is not None and a.jinxed and a.attacker is unit:
            return  # H3-17.80
        unit.attack += amount
        self.s.tell(Bonus, unit=unit.name, stat="attack", amount=f"{amount:+d}")

    def add_defense(self, unit: Unit, amount: int) -> None:
        """Against the attack at hand; or attack, if that is what defense counts as now."""
        if amount > 0 and defense_as_attack(self.s):
            self.add_attack(unit, amount)
            return
        unit.defense += amount
        self.s.tell(Bonus, unit=unit.name, stat="defense", amount=f"{amount:+d}")

    def add_haste(self, unit: Unit, amount: int) -> None:
        """Until its current or next activation is over (H3-17.73)."""
        unit.haste += amount
        self.s.tell(Bonus, unit=unit.name, stat="initiative", amount=f"{amount:+d}")

    def lay(
        self,
        what: str,
        unit: Unit | None = None,
        amount: int = 0,
        *,
        rounds: int = 0,
        until: int | None = None,
        lies: bool = True,
        at: int = OFF,
    ) -> None:
        """The card stays in play: on a unit, on a space, or for the whole side.

        ``rounds``: 1 until this combat round ends, 2 until the next one does; 0 for the combat.
        """
        if until is None:
            until = self.b.round + rounds - 1 if rounds else Until.FOR_COMBAT
        effect = Ongoing(
            self.card.id,
            self.side,
            unit.number if unit else -1,
            what,
            amount,
            until,
            self.card.kind is _SPELLCARD,
            lies,
            at,
            removed=self.effect.removed,
        )
        harm.add_effect(self.s, effect)
        if lies and self.casting is not None:
            self.casting.lasting = effect
        self.laid = self.laid or lies
        self.s.tell(Lasts, card=self.card.id, unit=unit.name if unit else "", what=what)

    def lay_down(self) -> None:
        """Once it is used: where the card goes (H3-5.3)."""
        player = self.player
        if self.effect.timing == Timing.PERMANENT:
            if player.permanent:
                player.discard += (player.permanent,)
            player.permanent = self.card.id
        elif self.laid:
            return
        elif self.effect.removed:
            player.removed += (self.card.id,)
        elif self.effect.kept:
            decks.gain_card(self.s, self.owner, self.card.id)
        else:
            player.discard += (self.card.id,)

    # ---- harm ----

    def damage(self, unit: Unit, amount: int) -> int:
        """Damage by the card itself: defense does not count (H3-10.54)."""
        kind = "spell" if self.card.kind is _SPELLCARD else self.card.kind
        school = self.casting.school if self.casting is not None else ""
        if kind in ("spell", "specialty"):
            amount = takes_from_card(self.s, unit, amount, kind, self.card.id, school)
            if not amount:
                self.s.tell(Unharmed, unit=unit.name, card=self.card.id)
        return harm.hurt(self.s, unit, amount, kind, self.side)

    def heal(self, unit: Unit, amount: int) -> int:
        return harm.heal(self.s, unit, amount)

    # ---- cards and resources of the player ----

    def draw(self, count: int = 1) -> None:
        decks.draw(self.s, self.owner, count)

    def discard(self, count: int = 1) -> Flow[tuple[str, ...]]:
        cards = yield from decks.choose_discard(self.s, self.owner, count)
        return cards

    def discard_any(self) -> Flow[int]:
        count = yield from decks.choose_discards(self.s, self.owner)
        return count

    def enemy_discards(self) -> None:
        """One random card (H3-10.69: only if the enemy is a player)."""
        if self.enemy >= 0:
            decks.discard_at_random(self.s, self.enemy)

    def gain(self, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> None:
        decks.gain(self.s, self.owner, gold=gold, materials=materials, valuables=valuables)

    def enemies(self) -> list[int]:
        """The players who can be the enemy (H3-10.69)."""
        return [self.enemy] if self.enemy >= 0 else []

    def choose_enemy(self, fitting: Callable[[Player], bool]) -> Flow[None]:
        """Settle who the enemy is, where the owner may choose."""
        yield from ()
