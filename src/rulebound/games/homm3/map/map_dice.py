"""Dice rolled on the map: Resource, Treasure and Attack dice, rerolls (H3-6.6 to H3-6.9)."""

from collections.abc import Sequence
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.map import cards, weeks
from rulebound.games.homm3.map.gains import gain_xp, search
from rulebound.games.homm3.map.resources import gain
from rulebound.games.homm3.model.kinds import Resource
from rulebound.games.homm3.model.log.map import RerolledDice, RolledDice
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.table.asking import ask

RESOURCE_DIE: Final[tuple[tuple[Resource, int], ...]] = (
    ("gold", 3),
    ("gold", 6),
    ("materials", 2),
    ("materials", 4),
    ("valuables", 1),
    ("valuables", 2),
)
"""H3-6.6."""
TREASURE_DIE: Final = ("xp", "xp", "artifact", "artifact", "one", "two")
"""H3-6.7: experience, an Artifact Search, one Resource die, two of which one counts."""
MIXED: Final = "mixed"
"""How logs call dice of both kinds that are rolled together."""
ACCEPT: Final = plain("accept")


def throw(s: State) -> int:
    return s.rng.below(6)


def roll(
    s: State, seat: int, die: str, count: int = 1, keep: int = 1, hero: int = Leader.MAIN
) -> Flow[None]:
    """Roll Resource or Treasure dice and resolve some, of the roller's choice (H3-6.9)."""
    yield from roll_dice(s, seat, (die,) * count, keep, hero)


def roll_dice(
    s: State, seat: int, kinds: tuple[str, ...], keep: int = 1, hero: int = Leader.MAIN
) -> Flow[None]:
    """The same with dice that may be of both kinds."""
    dice = yield from throw_all(s, seat, kinds)
    yield from resolve_some(s, seat, kinds, dice, keep, hero)


def resolve_some(
    s: State,
    seat: int,
    kinds: tuple[str, ...],
    dice: tuple[int, ...],
    keep: int = 1,
    hero: int = Leader.MAIN,
) -> Flow[None]:
    """So many of the dice that lie are resolved."""
    for left in range(keep, 0, -1):
        at = yield from _which(seat, kinds, dice) if len(dice) > left else _nth(0)
        kind, face = kinds[at], dice[at]
        kinds, dice = kinds[:at] + kinds[at + 1 :], dice[:at] + dice[at + 1 :]
        yield from resolve(s, seat, kind, face, hero)


def _nth(at: int) -> Flow[int]:
    yield from ()
    return at


def rolled(s: State, seat: int, die: str, count: int) -> Flow[tuple[int, ...]]:
    """Dice of one kind; see :func:`throw_all`."""
    dice = yield from throw_all(s, seat, (die,) * count)
    return dice


def throw_all(s: State, seat: int, kinds: tuple[str, ...]) -> Flow[tuple[int, ...]]:
    """Dice as they lie once their roller has rerolled what may be rerolled (W-REROLL)."""
    w = s.map
    die = kinds[0] if len(set(kinds)) == 1 else MIXED
    dice = tuple(throw(s) for _ in kinds)
    s.sealed += 1
    s.tell(RolledDice, seat=seat, die=die, faces=shown(kinds, dice))
    dice = yield from _fortune(s, seat, kinds, dice)
    lucky = frozenset(range(len(dice)))
    """Dice that Luck has not touched yet."""
    while not s.rules.no_rerolls:  # OPT-2

        def build(
            lucky: frozenset[int] = lucky, dice: tuple[int, ...] = dice
        ) -> tuple[Option, ...]:
            return (
                *(
                    Option("reroll", (f"by:{way}", f"die:{at + 1}"), data=(way, at))
                    for at in range(len(kinds))
                    for way in reroll_ways(s, seat, cards.LUCK if at in lucky else "")
                ),
                *(plays(s, seat, kinds, dice) if w.active == seat else ()),  # H3-5.1
                ACCEPT,
            )

        prompt = Text("homm3-ask-reroll-dice", {"die": die, "faces": shown(kinds, dice)})
        option = yield from ask(seat, prompt, build)
        if option is ACCEPT:
            break
        if option.kind != "reroll":
            s.dice, s.dice_kinds = dice, kinds
            yield from cards.carry_out(s, seat, option)
            dice, s.dice, s.dice_kinds = s.dice, (), ()
            continue
        way, at = option.data
        if way == "morale":
            s.players[seat].morale = 0
        elif way == "luck":
            lucky -= {at}
        else:
            w.realms[seat].used += (way,)
        dice = (*dice[:at], throw(s), *dice[at + 1 :])
        s.sealed += 1
        s.tell(RerolledDice, seat=seat, die=die, faces=shown(kinds, dice), by=way)
    return dice


def _fortune(
    s: State, seat: int, kinds: tuple[str, ...], dice: tuple[int, ...]
) -> Flow[tuple[int, ...]]:
    """One die is rolled several times, and its roller uses whichever face is liked best."""
    more = cards.lasting(s, seat, cards.FORTUNE)
    if not more:
        return dice
    cards.use_up(s, seat, cards.FORTUNE)

    def which() -> tuple[Option, ...]:
        return tuple(Option("which-die", (f"die:{n + 1}",), data=n) for n in range(len(dice)))

    prompt = Text("homm3-ask-which-die", {"card": "fortune"})
    at: int = (yield from ask(seat, prompt, which)).data
    thrown = (dice[at], *(throw(s) for _ in range(more)))
    s.sealed += 1
    s.tell(RolledDice, seat=seat, die=kinds[at], faces=names(kinds[at], thrown))
    best = yield from _which(seat, (kinds[at],) * len(thrown), thrown)
    return (*dice[:at], thrown[best], *dice[at + 1 :])


def plays(s: State, seat: int, kinds: tuple[str, ...], dice: tuple[int, ...]) -> list[Option]:
    """Cards that may be played while dice lie."""
    s.dice, s.dice_kinds = dice, kinds
    found = list(cards.plays(s, seat, Moment.DICE))
    s.dice, s.dice_kinds = (), ()
    return found


def reroll_ways(s: State, seat: int, luck: str) -> list[str]:
    """By what a player may reroll an own die now; ``luck``: the Luck that covers this die."""
    w = s.map
    found = []
    if luck and cards.lasting(s, seat, luck):
        found.append("luck")
    if weeks.SWIFT_WEASEL in w.proclaimed and weeks.SWIFT_WEASEL not in w.realms[seat].used:
        found.append(weeks.SWIFT_WEASEL)
    if s.players[seat].morale == Morale.POSITIVE:  # H3-3.33 (c)
        found.append("morale")
    return found


def names(die: str, dice: Sequence[int]) -> list[str]:
    """How logs call the faces of some dice."""
    if die == "resource":
        return [f"{RESOURCE_DIE[face][0]}-{RESOURCE_DIE[face][1]}" for face in dice]
    return [TREASURE_DIE[face] for face in dice]


def shown(kinds: Sequence[str], dice: Sequence[int]) -> list[str]:
    """The same for dice of several kinds."""
    return [name for kind, face in zip(kinds, dice, strict=True) for name in names(kind, (face,))]


def _which(seat: int, kinds: tuple[str, ...], dice: tuple[int, ...]) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        found: dict[str, Option] = {}
        for at, name in enumerate(shown(kinds, dice)):
            found.setdefault(name, Option("die", (f"face:{name}",), data=at))
        return tuple(found.values())

    die = kinds[0] if len(set(kinds)) == 1 else MIXED
    option = yield from ask(seat, Text("homm3-ask-die", {"die": die}), build)
    at: int = option.data
    return at


def resolve(s: State, seat: int, die: str, face: int, hero: int) -> Flow[None]:
    """What a face of a die gives; Treasure may be experience, which only a Main Hero gains."""
    if die == "resource":
        resource, amount = RESOURCE_DIE[face]
        gain(s, seat, resource, 1 if s.rules.single_finds else amount)  # OPT-3
        return
    name = TREASURE_DIE[face]
    if name == "xp":
        yield from gain_xp(s, seat, 1, hero)
    elif name == "artifact":
        yield from search(s, seat, "artifact", 2, optional=True)
    else:
        yield from roll(s, seat, "resource", 1 if name == "one" else 2)


def roll_attack_die(s: State, seat: int) -> Flow[int]:
    """An Attack die for something on the map: -1, 0 or +1."""
    luck = cards.EVERY_LUCK
    while True:
        face = s.rng.below(3) - 1
        s.sealed += 1
        s.tell(RolledDice, seat=seat, die="attack", faces=[f"{face:+d}" if face else "0"])
        ways = [] if s.rules.no_rerolls else reroll_ways(s, seat, luck)
        ways = [way for way in ways if way != weeks.SWIFT_WEASEL]
        if not ways:
            return face
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-reroll-dice", {"die": "attack", "faces": str(face)}),
            lambda ways=ways: (  # type: ignore[misc]
                *(Option("reroll", (f"by:{way}", "die:1"), data=way) for way in ways),
                ACCEPT,
            ),
        )
        if option is ACCEPT:
            return face
        if option.data == "morale":
            s.players[seat].morale = 0
        else:
            luck = ""
