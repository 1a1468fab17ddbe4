"""Cards that change dice: an Attack die of your own unit, or Resource and Treasure dice."""

from collections.abc import Callable, Sequence

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import dice
from rulebound.games.homm3.combat.cards import Effect, Moment, Play, Timing
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.log.combat import Rerolled
from rulebound.games.homm3.model.log.map import RerolledDice
from rulebound.games.homm3.table.asking import ask

BY_CARD = "card"
"""By what a die was changed, as the log tells it."""
_LYING = frozenset((Moment.ROLLED, Moment.DICE))


def _rolled(fx: Play) -> bool:
    """Whether dice of your own lie that may be rolled again."""
    if fx.s.rules.no_rerolls:  # OPT-2
        return False
    if fx.s.dice:
        return True
    if fx.on_map or dice.oppressed(fx.s):
        return False
    a = fx.attack
    return a is not None and a.attacker.side == fx.side and bool(a.dice)


def _which(fx: Play, numbers: Sequence[int]) -> Flow[int]:
    """Which die; a single one is not asked for."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("which-die", (f"die:{n + 1}",), data=n) for n in numbers)

    option = yield from ask(fx.seat, Text("homm3-ask-which-die", {"card": fx.card.id}), build)
    number: int = option.data
    return number


def _throw_again(fx: Play, numbers: Sequence[int]) -> None:
    s = fx.s
    if s.dice:
        s.dice = tuple(map_dice.throw(s) if n in numbers else face for n, face in enumerate(s.dice))
        s.sealed += 1
        _tell(fx)
        return
    a = fx.attack
    assert a is not None
    a.dice = tuple(dice.throw(s) if n in numbers else face for n, face in enumerate(a.dice))
    s.tell(Rerolled, unit=a.attacker.name, dice=list(a.dice), by=BY_CARD)


def _tell(fx: Play) -> None:
    s = fx.s
    kinds = s.dice_kinds
    die = kinds[0] if len(set(kinds)) == 1 else map_dice.MIXED
    faces = map_dice.shown(kinds, s.dice)
    s.tell(RerolledDice, seat=fx.owner, die=die, faces=faces, by=BY_CARD)


def rerolls(mode: str, *, whole: bool = False) -> Effect:
    """One die is rolled again; ``whole``: or all that were rolled together."""

    def do(fx: Play) -> Flow[None]:
        a = fx.attack if not fx.s.dice else None
        count = len(a.dice if a is not None else fx.s.dice)

        def build() -> tuple[Option, ...]:
            found = tuple(Option("which-die", (f"die:{n + 1}",), data=(n,)) for n in range(count))
            return (*found, Option("all-dice", (), data=tuple(range(count))))

        if whole and count > 1:
            prompt = Text("homm3-ask-which-die", {"card": fx.card.id})
            option = yield from ask(fx.seat, prompt, build)
            _throw_again(fx, option.data)
        else:
            number = yield from _which(fx, range(count))
            _throw_again(fx, (number,))

    return Effect(mode, Timing.INSTANT, do, _LYING, _rolled)


def turns_die(mode: str, faces: Callable[[str], Sequence[int]]) -> Effect:
    """A Resource or Treasure die is turned to one of some faces, by its kind."""

    def do(fx: Play) -> Flow[None]:
        s = fx.s
        able = [n for n, kind in enumerate(s.dice_kinds) if faces(kind)]
        number = yield from _which(fx, able)
        kind = s.dice_kinds[number]

        def build() -> tuple[Option, ...]:
            found = {map_dice.names(kind, (face,))[0]: face for face in faces(kind)}
            return tuple(Option("die", (f"face:{name}",), data=f) for name, f in found.items())

        option = yield from ask(fx.seat, Text("homm3-ask-die", {"die": kind}), build)
        s.dice = (*s.dice[:number], option.data, *s.dice[number + 1 :])
        _tell(fx)

    return Effect(
        mode,
        Timing.INSTANT,
        do,
        frozenset((Moment.DICE,)),
        lambda fx: any(faces(kind) for kind in fx.s.dice_kinds),
    )


def _a_ranged_unit_rolled(fx: Play) -> bool:
    a = fx.attack
    return a is not None and bool(a.dice) and a.attacker.type == UnitType.RANGED and not a.ignored


def ignores_ranged_die(mode: str) -> Effect:
    """After the attack roll of a ranged unit one of its dice counts for nothing."""

    def do(fx: Play) -> Flow[None]:
        a = fx.attack
        assert a is not None
        if len(a.dice) == 1:
            a.ignored = True
        else:
            number = yield from _which(fx, range(len(a.dice)))
            a.dice = (*a.dice[:number], *a.dice[number + 1 :])

    return Effect(mode, Timing.INSTANT, do, frozenset((Moment.ROLLED,)), _a_ranged_unit_rolled)
