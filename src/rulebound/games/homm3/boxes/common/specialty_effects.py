"""Ways of using Specialties that several heroes or Artifacts share."""

from collections.abc import Callable

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import (
    ANY,
    AT_ACTIVATION,
    AT_ATTACK,
    ON_DEFENSE,
    ON_MAP,
    Effect,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.tokens import TOKENS
from rulebound.games.homm3.map import map_dice, resources
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.ways import Doubling, once
from rulebound.games.homm3.model.battle import Attack, Unit, Until
from rulebound.games.homm3.model.kinds import Cost, UnitType
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

IN_ATTACK = frozenset((Moment.ATTACK,))


def attack_of(fx: Play) -> Attack:
    assert fx.attack is not None
    return fx.attack


# ---- damage ----


def hurts(mode: str, amount: int, whom: targets.Targets, timing: Timing) -> Effect:
    """A unit of some takes damage."""

    def do(fx: Play) -> Flow[None]:
        fx.damage(fx.unit, amount)
        return
        yield

    return Effect(mode, timing, do, moments_of(timing), targets=whom)


def hurts_all(mode: str, amount: int, fits: Callable[[Unit], bool], timing: Timing) -> Effect:
    """Every enemy of a kind takes damage."""

    def whom(fx: Play) -> list[Unit]:
        return [u for u in fx.foes(damages=True) if fits(u)]

    def do(fx: Play) -> Flow[None]:
        for unit in whom(fx):
            fx.damage(unit, amount)
        return
        yield

    return Effect(mode, timing, do, moments_of(timing), lambda fx: bool(whom(fx)))


def hurts_two(mode: str, amount: int) -> Effect:
    """Two different enemies take damage, or the only one there is."""

    def foes(fx: Play) -> list[Unit]:
        return [u for u in fx.foes(damages=True) if u not in fx.units]

    def aim(fx: Play) -> Flow[None]:
        for _ in range(2):
            if foes(fx):
                unit = yield from fx.choose(lambda: foes(fx))
                fx.units += (unit,)

    def do(fx: Play) -> Flow[None]:
        for unit in fx.units:
            fx.damage(unit, amount)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ANY, lambda fx: bool(foes(fx)), aim=aim)


def moments_of(timing: Timing) -> frozenset[str]:
    return ANY if timing is Timing.INSTANT else AT_ACTIVATION


# ---- attacks ----


def softens(mode: str, amount: int, double: Doubling = once) -> Effect:
    """A retaliation does less damage."""

    def struck_back(fx: Play) -> list[Unit]:
        a = fx.attack
        return targets.attacked(fx) if a is not None and a.retaliation else []

    def do(fx: Play) -> Flow[None]:
        attack_of(fx).softened += amount * double(fx.unit)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, IN_ATTACK, targets=struck_back)


def attack_if(mode: str, less: int, more: int, when: Callable[[Play], bool]) -> Effect:
    """More attack in an attack that is declared, even more on a condition."""

    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, more if when(fx) else less)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, IN_ATTACK, targets=targets.attacking)


def defense_if(
    mode: str,
    less: int,
    more: int,
    when: Callable[[Play], bool],
) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_defense(fx.unit, more if when(fx) else less)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ON_DEFENSE, targets=targets.defended)


def attack_for_discard(mode: str, less: int, more: int) -> Effect:
    """More attack, even more if a card is discarded."""

    def do(fx: Play) -> Flow[None]:
        paid = yield from discards_one(fx)
        fx.add_attack(fx.unit, more if paid else less)

    return Effect(mode, Timing.INSTANT, do, AT_ATTACK, targets=targets.attacking)


def discards_one(fx: Play) -> Flow[bool]:
    """Whether the owner discards a card for it."""
    count = yield from decks.choose_discards(fx.s, fx.owner, 1)
    return bool(count)


def fixes_dice(mode: str, faces: tuple[int, ...], *, own: bool) -> Effect:
    """No dice are rolled in this attack: they show one of these faces."""

    def can(fx: Play) -> bool:
        a = fx.attack
        if a is None or a.no_die or a.fixed is not None:
            return False
        return not own or a.attacker.side == fx.side

    def do(fx: Play) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(Option("face", (f"die:{face:+d}",), data=face) for face in faces)

        a = attack_of(fx)
        prompt = Text("homm3-ask-face", {"unit": a.attacker.name})
        option = yield from ask(fx.seat, prompt, build)
        a.fixed = option.data

    return Effect(mode, Timing.INSTANT, do, IN_ATTACK, can)


# ---- what lasts on units ----


def lies_on(
    mode: str,
    effects: tuple[tuple[str, int], ...],
    whom: targets.Targets = targets.own,
    double: Doubling = once,
    *,
    until: int | None = None,
    cube: bool = False,
) -> Effect:
    """The card stays on a unit with some effects; ``cube``: it does not strike back any more."""

    def do(fx: Play) -> Flow[None]:
        for number, (what, amount) in enumerate(effects):
            fx.lay(what, fx.unit, amount * double(fx.unit), until=until, lies=not number)
        if cube:
            fx.unit.retaliated = True
        return
        yield

    return Effect(mode, Timing.ONGOING, do, targets=whom)


def lies_on_kin(mode: str, what: str, kin: str) -> Effect:
    """A rule for all of your own units of a kin, until the combat ends."""

    def whom(fx: Play) -> list[Unit]:
        return [u for u in fx.own() if u.kind.kin == kin]

    def do(fx: Play) -> Flow[None]:
        for number, unit in enumerate(whom(fx)):
            fx.lay(what, unit, 1, lies=not number)
        return
        yield

    return Effect(mode, Timing.ONGOING, do, can=lambda fx: bool(whom(fx)))


def forgets(mode: str, whom: targets.Targets) -> Effect:
    """A unit may not attack in its next activation."""
    return lies_on(mode, (("no_attack", 1),), _waiting(whom), until=Until.ITS_ACTIVATION)


def _waiting(whom: targets.Targets) -> targets.Targets:
    return lambda fx: [u for u in whom(fx) if u.number != fx.b.active]


def tiers(whom: targets.Targets, highest: int, *, ranged: bool = False) -> targets.Targets:
    """Of some tiers, and perhaps ranged units only."""
    return lambda fx: [
        u for u in whom(fx) if u.tier <= highest and (not ranged or u.type == UnitType.RANGED)
    ]


# ---- freeing ----


def lying_on(fx: Play, unit: Unit) -> list[str]:
    """The ongoing cards on a unit."""
    return [e.card for e in fx.b.ongoing if e.unit == unit.number and e.card not in TOKENS]


def frees(mode: str, whom: targets.Targets, *, heals: int = 0, draws: int = 0) -> Effect:
    """A card or the paralysis comes off a unit; damage, too, and cards may be drawn."""

    def patients(fx: Play) -> list[Unit]:
        return [u for u in whom(fx) if u.paralysed or lying_on(fx, u) or (heals and harm.wounds(u))]

    def do(fx: Play) -> Flow[None]:
        unit = fx.unit

        def build() -> tuple[Option, ...]:
            found = [Option("cure", (), data="")] if unit.paralysed else []
            found += [
                Option("lift", (f"card:{card}",), data=card)
                for card in sorted(set(lying_on(fx, unit)))
            ]
            return tuple(found)

        if build():
            prompt = Text("homm3-ask-free", {"card": fx.card.id, "unit": unit.name})
            option = yield from ask(fx.seat, prompt, build)
            if option.data:
                lift(fx, unit, option.data)
            else:
                harm.free(fx.s, unit)
        if heals:
            fx.heal(unit, heals)
        fx.draw(draws)

    return Effect(mode, Timing.INSTANT, do, ANY | {Moment.DAMAGE}, targets=patients)


def lift(fx: Play, unit: Unit, card: str) -> None:
    """End a card on a unit; of two such cards the enemy's goes first."""
    found = [e for e in fx.b.ongoing if e.unit == unit.number and e.card == card]
    side = (1 - fx.side) if any(e.side != fx.side for e in found) else fx.side
    harm.end_effects(fx.s, [e for e in found if e.side == side])


# ---- the map ----


def pays(mode: str, cost: Cost, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> Effect:
    """Resources for other resources."""

    @mapped
    def can(fx: MapPlay) -> bool:
        return resources.has(fx.s, fx.number, cost)

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        resources.pay(fx.s, fx.number, cost)
        fx.gain(gold=gold, materials=materials, valuables=valuables)
        return
        yield

    return Effect(mode, Timing.MAP, do, ON_MAP, can)


def rolls(mode: str, dice: int, *, gold: int = 0) -> Effect:
    """Resource dice, of which one counts."""

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        yield from map_dice.roll(fx.s, fx.number, "resource", dice)
        if gold:
            fx.gain(gold=gold)

    return Effect(mode, Timing.INSTANT, do, ON_MAP)


def rides_on(mode: str, *names: str) -> Effect:
    """A movement point for the Main Hero, and rights for this turn."""

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        fx.move_on(1)
        for number, name in enumerate(names):
            fx.last(name, lies=not number)
        return
        yield

    return Effect(mode, Timing.MAP, do, ON_MAP)
