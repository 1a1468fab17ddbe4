"""Abilities that several units share, and the scripts of those that do something (H3-9.13).

Each is named once; a card puts it on a face. ``Ability.text`` names the message that tells it.
"""

from collections.abc import Callable, Collection, Sequence

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat import dice, harm
from rulebound.games.homm3.combat.attack import attack
from rulebound.games.homm3.combat.dice import FACES
from rulebound.games.homm3.combat.moves import blocked_for
from rulebound.games.homm3.combat.values import adjacent, beside, unit_at
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import Ability, Harm, When
from rulebound.games.homm3.model.spaces import NAMES, OFF, behind
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import confirm, pick_unit

# ---- choosing ----


def chosen(s: State, u: Unit, units: Sequence[Unit]) -> Sequence[Unit]:
    """Whom an ability offers that may hit anybody; the AI prefers foes (H3-10.117)."""
    if s.fight.armies[u.side].ai:
        return [y for y in units if y.side != u.side] or units
    return units


# ---- rules that stand ----

UNLIMITED_RETALIATION = Ability(
    "unlimited-retaliation", When.RETALIATION, unlimited_retaliation=True
)
NO_ADJACENT_PENALTY = Ability("no-adjacent-penalty", no_adjacent_penalty=True)
NO_PENALTIES = Ability("no-penalties", When.ATTACK, no_adjacent_penalty=True, no_range_penalty=True)
NO_RETALIATION = Ability("no-retaliation", When.ATTACK, no_retaliation=True)
IMMUNE_TO_PARALYSIS = Ability("immune-to-paralysis", immune_to_paralysis=True)
IGNORES_SPELLS = Ability(
    "ignores-spells",
    immune=lambda harm: harm.source == "spell",
    card_damage=lambda harm, amount: 0,
)
"""Specialties cannot damage it either, but do to it whatever else they do."""
DEFENSE_ON_ZERO_OR_PLUS = Ability("defense-on-zero-or-plus", defense_on=frozenset((0, 1)))
TWO_DICE_HIGHER = Ability("two-dice-higher", When.ATTACK, two_dice="higher")
"""In its own activation; striking back it rolls as usual."""


def less_from_spells(less: int) -> Callable[[Harm, int], int]:
    return lambda harm, amount: amount - less if harm.source == "spell" else amount


def spell_damage_less(amount: int) -> Ability:
    return Ability(
        "spell-damage-less", args=(("count", amount),), card_damage=less_from_spells(amount)
    )


def stronger_against(kin: str, more: int) -> Ability:
    """Every kin has a message of its own, so that its name can be declined."""

    def bonus(s: State, a: Attack) -> int:
        return more if a.target.kind.kin == kin else 0

    return Ability(f"stronger-against-{kin}", When.ATTACK, (("count", more),), attack_bonus=bonus)


def lowers_defense(amount: int) -> Ability:
    return Ability(
        "lowers-defense", When.ATTACK, (("count", amount),), enemy_defense=lambda s, a: -amount
    )


def ignores(cards: Collection[str] = (), schools: Collection[str] = ()) -> Callable[[Harm], bool]:
    """Spells of these names and schools do nothing to it."""
    return lambda harm: harm.source == "spell" and (harm.card in cards or harm.school in schools)


def elemental(school: str = "") -> Ability:
    """Immune to Magic Arrow and to a school of magic; its own attacks disregard defense."""
    return Ability(
        f"elemental-{school}" if school else "elemental",
        elemental=True,
        immune=ignores(("magic_arrow",), (school,) if school else ()),
    )


# ---- attacks that are followed by another (H3-17.37) ----


def _shoot_again(s: State, u: Unit, target: Unit) -> Flow[None]:
    a = s.fight.attack
    assert a is not None
    again = u.kit.attack.shoots_again_on
    if (
        target.alive
        and not adjacent(u, target)
        and (again.issuperset(FACES) or again.intersection(a.faces))
    ):
        yield from attack(s, u, target, first=False)


SECOND_SHOT = Ability(
    "second-shot", When.ATTACK, follows=_shoot_again, shoots_again_on=frozenset(FACES)
)
SECOND_SHOT_ON_BAD_DIE = Ability(
    "second-shot-on-bad-die", When.ATTACK, follows=_shoot_again, shoots_again_on=frozenset((-1, 0))
)


def line_attack(value: int) -> Ability:
    """Whoever stands behind the target is attacked as well, friend or foe."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        at = behind(u.at, target.at)
        second = unit_at(s.fight, at)
        if second is not None:
            yield from attack(s, u, second, first=False, value=value)

    return Ability("line-attack", When.ATTACK, (("count", value),), follows=script)


def attacks_beside(value: int) -> Ability:
    """Some unit next to the target must be attacked as well, friend or foe (H3-17.78)."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        b = s.fight
        if target.at == OFF or not beside(b, target.at):
            return
        second = yield from pick_unit(
            s,
            s.seat_of(u.side),
            Text("homm3-ask-attack-beside", {"unit": u.name, "target": target.name}),
            lambda: chosen(s, u, beside(b, target.at)),
        )
        yield from attack(s, u, second, first=False, value=value)

    return Ability("attacks-beside", When.ATTACK, (("count", value),), follows=script)


# ---- after the attack ----


def _return(s: State, u: Unit, target: Unit) -> Flow[None]:
    """To the space where the activation began, if the controller likes."""
    b = s.fight
    home = b.came_from
    if u.at == home or blocked_for(s, u) >> home & 1:
        return
    army = b.armies[u.side]
    back = army.ai or (
        yield from confirm(
            army.seat, Text("homm3-ask-return", {"unit": u.name, "space": NAMES[home]}), "return"
        )
    )
    if back:
        s.tell("moves", unit=u.name, **{"from": NAMES[u.at], "to": NAMES[home]}, way=[])
        u.at = home


FLIES_BACK = Ability("flies-back", When.ATTACK, finishes=_return)
HITS_AND_FLIES_BACK = Ability(
    "hits-and-flies-back", When.ATTACK, no_retaliation=True, finishes=_return
)


def drains(amount: int) -> Ability:
    """The target does not strike back, and afterwards the unit takes damage off itself."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        harm.heal(s, u, amount)
        return
        yield

    return Ability(
        "drains", When.ATTACK, (("count", amount),), no_retaliation=True, finishes=script
    )


def poisons(count: int = 1, timing: str = When.ATTACK) -> Ability:
    """Cubes on the target: each time it activates one comes off and it takes 1 damage.

    With the timing ``passive`` every attack does so, striking back included.
    """

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        if target.alive:
            target.poison += count
            s.tell("poisoned", unit=target.name, count=count)
        return
        yield

    text = "poisons" if timing == When.ATTACK else "poisons-always"
    return Ability(text, timing, (("count", count),), strikes=script)


# ---- paralysis (H3-10.60) ----


def _paralyse(s: State, u: Unit, target: Unit) -> Flow[None]:
    harm.paralyse(s, target)
    return
    yield


def _paralyse_on_minus(s: State, u: Unit, target: Unit) -> Flow[None]:
    a = s.fight.attack
    if a is not None and -1 in a.faces:
        harm.paralyse(s, target)
    return
    yield


def _roll_to_paralyse(s: State, u: Unit, target: Unit) -> Flow[None]:
    """A roll of its own; the die of the attack does not count."""
    if target.alive and (yield from dice.roll_one(s, u.side, "paralyse", u)) == 0:
        harm.paralyse(s, target)


PARALYSES_ON_MINUS = Ability("paralyses-on-minus", When.ATTACK, strikes=_paralyse_on_minus)
PARALYSES_ON_ROLL = Ability("paralyses-on-roll", When.ATTACK, strikes=_roll_to_paralyse)
PARALYSES_STRIKING_BACK = Ability(
    "paralyses-striking-back", When.RETALIATION, strikes_back=_paralyse
)
PARALYSES_STRIKING_BACK_ON_ROLL = Ability(
    "paralyses-striking-back-on-roll", When.RETALIATION, strikes_back=_roll_to_paralyse
)


# ---- cards ----


def _draw_on_minus(s: State, u: Unit, target: Unit) -> Flow[None]:
    b = s.fight
    player = b.armies[u.side].player
    if player >= 0 and b.attack is not None:
        decks.draw(s, player, b.attack.faces.count(-1))
    return
    yield


def _draw_one(s: State, u: Unit) -> Flow[None]:
    player = s.fight.armies[u.side].player
    if player >= 0:
        decks.draw(s, player)
    return
    yield


DRAWS_ON_MINUS = Ability("draws-on-minus", When.ATTACK, rolls=_draw_on_minus)
DRAWS_AT_START = Ability("draws-at-start", When.PASSIVE, starts=_draw_one)


# ---- activation ----


def heals_itself(amount: int) -> Ability:
    """When it activates it takes damage off itself."""

    def script(s: State, u: Unit) -> Flow[None]:
        harm.heal(s, u, amount)
        return
        yield

    return Ability("heals-itself", When.ACTIVATION, (("count", amount),), activates=script)
