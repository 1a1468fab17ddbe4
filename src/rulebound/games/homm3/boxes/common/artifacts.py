"""What Artifacts of several boxes share (H3-5.40): a top and a bottom way."""

from collections.abc import Callable

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    AT_ACTIVATION,
    AT_ATTACK,
    CARDS,
    ON_DEFENSE,
    ON_MAP,
    POWER_MOMENTS,
    Card,
    Effect,
    Mode,
    Play,
    Timing,
    always,
    card,
)
from rulebound.games.homm3.combat.playable import power_for
from rulebound.games.homm3.combat.values import of_side
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.journeys import gain_movement, needs_movement
from rulebound.games.homm3.map.ways import GAINS, could_gain_morale, gain, gain_morale
from rulebound.games.homm3.model.boxes import CORE
from rulebound.games.homm3.model.cards import CardKind, Rarity
from rulebound.games.homm3.table import decks

Script = Callable[[Play], Flow[None]]


def artifact(id_: str, quality: Rarity, top: Effect, bottom: Effect, box: str = CORE) -> Card:
    return card(Card(id_, CardKind.ARTIFACT, (top, bottom), box, quality=quality))


def has_another_card(fx: Play) -> bool:
    return len(fx.player.hand) > 1


# ---- the hero ----


def morale(mode: str) -> Effect:
    """Morale goes up a step."""
    return Effect(mode, Timing.INSTANT, gain_morale, ANYTIME, could_gain_morale)


def movement(mode: str) -> Effect:
    """A movement point for a hero on the map, or for the one who fights."""
    return Effect(mode, Timing.INSTANT, gain_movement, GAINS, needs_movement)


def expert_use(mode: str) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.player.experts += 1
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ANYTIME)


def for_turn(mode: str, *names: str, timing: Timing = Timing.MAP) -> Effect:
    """A right that heroes have until the turn is over."""

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        for number, name in enumerate(names):
            fx.last(name, lies=not number)
        return
        yield

    @mapped
    def can(fx: MapPlay) -> bool:
        return not all(cards.lasting(fx.s, fx.number, name) for name in names)

    return Effect(mode, timing, do, ON_MAP, can)


# ---- units ----


def hurts_attacking(mode: str, attack: int, damage: int) -> Effect:
    """More attack, and the unit takes damage itself."""

    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, attack)
        fx.damage(fx.unit, damage)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, AT_ATTACK, targets=targets.attacking)


def hurts_defending(mode: str, defense: int, damage: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_defense(fx.unit, defense)
        fx.damage(fx.unit, damage)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ON_DEFENSE, targets=targets.defended)


def any_discards(mode: str, *, attacks: bool) -> Effect:
    """Each discarded card is 1 attack, or 1 defense."""

    def do(fx: Play) -> Flow[None]:
        count = yield from fx.discard_any()
        if attacks:
            fx.add_attack(fx.unit, count)
        else:
            fx.add_defense(fx.unit, count)

    moments, whom = (AT_ATTACK, targets.attacking) if attacks else (ON_DEFENSE, targets.defended)
    return Effect(mode, Timing.INSTANT, do, moments, has_another_card, whom)


def throughout(
    mode: str,
    what: str,
    amount: int = 1,
    *,
    rounds: int = 0,
    removed: bool = False,
    can: Callable[[Play], bool] = always,
) -> Effect:
    """A rule that holds for a side, or for both, until the combat or a combat round ends."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(what, amount=amount, rounds=rounds)
        return
        yield

    def fits(fx: Play) -> bool:
        return can(fx) and not any(e.what == what and e.side == fx.side for e in fx.b.ongoing)

    return Effect(mode, Timing.ONGOING, do, can=fits, removed=removed)


# ---- power ----


def serves(fx: Play) -> bool:
    """Whether a card in hand could do more with more power."""
    if fx.on_map:
        return bool(cards.served_by_power(fx.s, fx.owner))
    for id_ in set(fx.player.hand):
        held = CARDS[id_]
        have = power_for(fx.s, fx.side, held)
        if any(grade.cost > have for grade in held.effects):
            return True
    return False


def power_by_discards(mode: str, base: int, most: int, *, first: int = 0) -> Effect:
    """Power for a spell, 1 more for each card that is discarded; ``first``: that many must be."""

    def do(fx: Play) -> Flow[None]:
        more = yield from decks.choose_discards(fx.s, fx.owner, most - first)
        if isinstance(fx, MapPlay):
            fx.w.power += more
        else:
            fx.b.armies[fx.side].power += more

    return Effect(
        mode, Timing.INSTANT, do, POWER_MOMENTS, serves, power=base + first, discards=first
    )


def power_removed(mode: str, amount: int) -> Effect:
    """Power for a spell; the card leaves the game."""
    return Effect(mode, Timing.INSTANT, moments=POWER_MOMENTS, power=amount, removed=True)


def doubles(mode: str, school: str) -> Effect:
    """The power of the next spell of a school counts twice."""
    name = f"double_{school}"

    def do(fx: Play) -> Flow[None]:
        if isinstance(fx, MapPlay):
            fx.last(name)
        else:
            fx.lay(name, amount=1)
        return
        yield

    def can(fx: Play) -> bool:
        if isinstance(fx, MapPlay):
            return not cards.lasting(fx.s, fx.number, name)
        return not of_side(fx.b, fx.side, name)

    return Effect(mode, Timing.ONGOING, do, AT_ACTIVATION | ON_MAP, can)


# ---- permanent cards ----


def treasure(
    id_: str,
    quality: Rarity,
    box: str,
    *,
    income: tuple[int, int, int],
    removed: tuple[int, int, int],
) -> Card:
    """Resources in each Resource Round while it lies in play; or more at once, for good."""
    gold, materials, valuables = removed

    def give_up(fx: Play) -> Flow[None]:
        fx.gain(gold=gold, materials=materials, valuables=valuables)
        fx.player.permanent = ""
        fx.player.removed += (fx.card.id,)
        return
        yield

    return card(
        Card(
            id_,
            CardKind.ARTIFACT,
            (
                Effect(Mode.TOP, Timing.PERMANENT),
                gain(
                    Mode.BOTTOM, gold=gold, materials=materials, valuables=valuables, removed=True
                ),
                Effect(Mode.USE, Timing.INSTANT, give_up, GAINS, removed=True),
            ),
            box,
            quality=quality,
            yields=income,
        )
    )
