"""Tokens that lie face down on the combat board: Quicksand and Land Mines, half of them blank.

Their owner may look at them at any time; everybody else sees only where they lie. A unit that
enters such a space turns them over, and then they leave. The tokens of a casting are a lot: of
those that are still face down everybody can count how many are real.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rulebound.core.rng import Rng
from rulebound.core.veil import a_veil
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.values import open_to_spell, takes_from_card
from rulebound.games.homm3.model.battle import Battle, Ongoing, Unit
from rulebound.games.homm3.model.log.combat import TokensLaid, TokenTurned
from rulebound.games.homm3.model.spaces import NAMES, OFF
from rulebound.games.homm3.model.state import State

QUICKSAND: Final = "quicksand"
LAND_MINE: Final = "land_mine"
SCHOOL_OF: Final = {QUICKSAND: "earth", LAND_MINE: "fire"}
"""The tokens are called as the spells that lay them, which are of these schools."""
MINE_DAMAGE: Final = 2


def is_token(e: Ongoing) -> bool:
    """An amount of 1 is a real one, 0 a blank one; without room it lies beside the board."""
    return e.what in SCHOOL_OF


def spaces_with_tokens(b: Battle) -> int:
    return sum(1 << at for at in {e.at for e in b.ongoing if is_token(e) and e.at != OFF})


def lay(s: State, side: int, card: str, spaces: Sequence[int], count: int) -> None:
    """Shuffle so many tokens, half of them blank, and lay one on each of these spaces."""
    b = s.fight
    lot = 1 + max((e.lot for e in b.ongoing), default=0)
    faces = s.rng.shuffled([0, 1] * (count // 2))
    s.sealed += 1
    for number, face in enumerate(faces):
        at = spaces[number] if number < len(spaces) else OFF
        harm.add_effect(
            s, Ongoing(card, side, -1, card, face, spell=True, lies=False, at=at, lot=lot)
        )
    s.tell(TokensLaid, card=card, count=len(spaces))


def stops(s: State, u: Unit, at: int) -> bool:
    """Whether a real Quicksand holds the unit there."""
    return any(
        e.amount and open_to_spell(s, u, QUICKSAND, SCHOOL_OF[QUICKSAND])
        for e in s.fight.ongoing
        if e.what == QUICKSAND and e.at == at
    )


def turn_over(s: State, u: Unit, at: int) -> None:
    """The unit has entered a space: its tokens come to light and leave."""
    b = s.fight
    for token in [e for e in b.ongoing if is_token(e) and e.at == at]:
        if not u.alive:
            return
        b.ongoing = tuple(e for e in b.ongoing if e is not token)
        b.changed = True
        s.sealed += 1
        face = "real" if token.amount else "blank"
        s.tell(TokenTurned, unit=u.name, card=token.card, space=NAMES[at], face=face)
        school = SCHOOL_OF[token.card]
        if not token.amount or not open_to_spell(s, u, token.card, school):
            continue
        if token.what == LAND_MINE:
            amount = takes_from_card(s, u, MINE_DAMAGE, "spell", token.card, school)
            harm.hurt(s, u, amount, "spell", token.side)
        elif u.number == b.active:
            b.mired = True


# ---- what a seat cannot see ----


def deal_again(b: Battle, own: Iterable[int], rng: Rng) -> None:
    """Mix those of each lot that lie face down, but for the sides that the viewer sees."""
    for lot in sorted({e.lot for e in b.ongoing if is_token(e) and e.side not in own}):
        lying = [number for number, e in enumerate(b.ongoing) if is_token(e) and e.lot == lot]
        faces = rng.dealt(sorted(b.ongoing[number].amount for number in lying))
        dealt = dict(zip(lying, faces, strict=True))
        b.ongoing = tuple(
            e._replace(amount=dealt[number]) if number in dealt else e
            for number, e in enumerate(b.ongoing)
        )


def veil(b: Battle, own: Iterable[int]) -> None:
    if any(is_token(e) for e in b.ongoing):
        b.ongoing = tuple(
            e._replace(amount=a_veil()) if is_token(e) and e.side not in own else e
            for e in b.ongoing
        )
