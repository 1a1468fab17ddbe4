"""Attack dice: rolling, and who may change what was rolled (H3-6.8, H3-10.50, H3-17.77)."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.combat import harm, occasions
from rulebound.games.homm3.model.battle import Army, Unit
from rulebound.games.homm3.model.kinds import Rerolls
from rulebound.games.homm3.model.log.combat import Rerolled, Rolled
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.state import State

FACES: Final = (-1, 0, 1)
ACCEPT: Final = Option("accept")


_POSITIVE: Final = Morale.POSITIVE
NONE: Final = Rerolls()
ONCE: Final = Rerolls(once=True)


def throw(s: State) -> int:
    """One Attack die: each face is a third."""
    return FACES[s.rng.below(3)]


def roll_one(s: State, side: int, purpose: str, unit: Unit | None) -> Flow[int]:
    """A single die for something else than an attack, of a unit or a card; it may be rerolled."""
    if unit is not None and (yield from surely(s, unit)):
        return (yield from pick_face(s, unit))
    faces = yield from settle_dice(s, side, purpose, (throw(s),), unit, for_ability(s, side, unit))
    return faces[0]


def surely(s: State, unit: Unit) -> Flow[bool]:
    """Whether the ability of a unit works whatever its die shows; it does so once."""
    yield from ()
    sure = [e for e in s.fight.ongoing if e.what == "sure" and e.unit == unit.number]
    harm.end_effects(s, sure[:1])
    return bool(sure)


def pick_face(s: State, unit: Unit) -> Flow[int]:
    """The owner says which face counts."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("face", (f"die:{face:+d}",), data=face) for face in FACES)

    seat = s.fight.armies[unit.side].seat
    option: Option = yield Decision(seat, Text("homm3-ask-face", {"unit": unit.name}), build)
    face: int = option.data
    return face


def for_ability(s: State, side: int, unit: Unit | None) -> Rerolls:
    """What of a die may be rerolled that an ability of a player's unit asks for."""
    if unit is None or s.fight.armies[side].ai:
        return NONE
    return ONCE if any(hear(s) for hear in s.listening(occasions.rerolls_ability)) else NONE


def settle_dice(
    s: State,
    side: int,
    purpose: str,
    dice: tuple[int, ...],
    unit: Unit | None,
    rerolls: Rerolls = NONE,
) -> Flow[tuple[int, ...]]:
    """The dice as they lie once the roller has rerolled what may be rerolled (W-REROLL)."""
    name = unit.name if unit is not None else ""
    attack = s.fight.attack
    rule = attack.pick if attack is not None and purpose == "attack" else ""
    s.tell(Rolled, unit=name, dice=list(dice), purpose=purpose, rule=rule)
    dice = _reroll_musts(s, dice, name, rerolls)
    army = s.fight.armies[side]
    fresh = (1 << len(dice)) - 1
    """Dice that neither Luck nor a single reroll has touched."""
    lucky = fresh if _lucky(s, side) else 0
    once = rerolls.once
    own = fresh
    while True:
        ways = _ways(s, side, dice, rerolls.faces, own, once, lucky)
        if not ways:
            return dice
        if army.ai:  # H3-10.117: used when it helps
            ways = [(way, at) for way, at in ways if dice[at] < 0]
            if not ways:
                return dice
            way, at = ways[0]
        else:
            option: Option = yield Decision(
                army.seat,
                Text("homm3-ask-reroll", {"unit": name, "dice": shown(dice), "purpose": purpose}),
                lambda ways=ways: _options(ways),  # type: ignore[misc]
            )
            if option is ACCEPT:
                return dice
            way, at = option.data
        if way == "morale":
            s.players[_roller(army)].morale = 0
        elif way == "luck":
            lucky &= ~(1 << at)
        elif once:
            once = False
        elif not rerolls.again:
            own &= ~(1 << at)
        dice = (*dice[:at], throw(s), *dice[at + 1 :])
        s.tell(Rerolled, unit=name, dice=list(dice), by=way)
        if rerolls.again:
            dice = _reroll_musts(s, dice, name, rerolls)


def _reroll_musts(s: State, dice: tuple[int, ...], name: str, rerolls: Rerolls) -> tuple[int, ...]:
    """Faces that are always rolled again, unless nothing may be rerolled."""
    if not any(face in rerolls.must for face in dice) or s.rules.no_rerolls:
        return dice
    out = []
    for face in dice:
        now = throw(s) if face in rerolls.must else face
        while rerolls.again and now in rerolls.must:
            now = throw(s)
        out.append(now)
    s.tell(Rerolled, unit=name, dice=out, by="ability")
    return tuple(out)


def _ways(
    s: State,
    side: int,
    dice: tuple[int, ...],
    faces: frozenset[int],
    own: int,
    once: bool,
    lucky: int,
) -> list[tuple[str, int]]:
    """By what which die could be rerolled now."""
    if s.rules.no_rerolls or oppressed(s):  # OPT-2
        return []
    army = s.fight.armies[side]
    found = []
    roller = _roller(army)  # H3-3.33 (c)
    morale = 0 <= roller < len(s.players) and s.players[roller].morale == _POSITIVE
    for at, face in enumerate(dice):
        if once or (face in faces and own >> at & 1):
            found.append(("ability", at))
        if lucky >> at & 1:
            found.append(("luck", at))
        if morale:
            found.append(("morale", at))
    return found


def oppressed(s: State) -> bool:
    """Whether nobody may reroll Attack dice or use positive morale (Spirit of Oppression)."""
    return bool(s.fight.ongoing) and any(e.what == "oppressed" for e in s.fight.ongoing)


def _roller(army: Army) -> int:
    """Whose dice they are: guards' dice are rolled by whoever moves them; -1: the AI's."""
    return army.seat if army.player < 0 and not army.ai else army.player


def _options(ways: list[tuple[str, int]]) -> tuple[Option, ...]:
    found = tuple(
        Option("reroll", (f"by:{way}", f"die:{at + 1}"), data=(way, at)) for way, at in ways
    )
    return (*found, ACCEPT)


def _lucky(s: State, side: int) -> bool:
    """Luck was played, in this combat or before it."""
    if any(e.what == "luck" and e.side == side for e in s.fight.ongoing):
        return True
    player = s.fight.armies[side].player
    return player >= 0 and any(hear(s, player) for hear in s.listening(occasions.lucky))


def shown(dice: tuple[int, ...]) -> str:
    return " ".join(f"{face:+d}" if face else "0" for face in dice)
