"""What lies on spaces of the combat board: Fire Walls, Force Fields, tokens that lie face down."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.spells import spell
from rulebound.games.homm3.combat import face_down
from rulebound.games.homm3.combat.cards import Card, Effect, Play, Timing
from rulebound.games.homm3.combat.moves import FIRE_WALL
from rulebound.games.homm3.combat.values import barriers, occupied
from rulebound.games.homm3.model.spaces import ALL, spaces_in
from rulebound.games.homm3.table.asking import pick_space


def empty(fx: Play) -> Iterator[int]:
    """The spaces on which nothing stands or lies."""
    b = fx.b
    taken = sum(1 << at for at in {e.at for e in b.ongoing if e.at >= 0})
    walls = barriers(b, 0) | barriers(b, 1)
    return spaces_in(ALL & ~occupied(b) & ~walls & ~taken)


def has_room(fx: Play) -> bool:
    return any(True for _ in empty(fx))


def aim_at_space(fx: Play) -> Flow[None]:
    prompt = Text("homm3-ask-space", {"card": fx.card.id})
    at = yield from pick_space(fx.seat, prompt, lambda: empty(fx))
    fx.spaces = (at,)


def fire_wall(mode: str, amount: int) -> Effect:
    """It burns whoever begins an activation or stops there, and whoever walks through it."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(FIRE_WALL, amount=amount, at=fx.spaces[0])
        return
        yield

    return Effect(mode, Timing.ONGOING, do, can=has_room, aim=aim_at_space)


# ---- tokens that lie face down ----

_TOKENS: Final = "tokens"
"""The spell stays in play as long as its tokens may."""


def _room(fx: Play) -> list[int]:
    """Empty spaces; tokens of different players may share one."""
    b = fx.b
    taken = {e.at for e in b.ongoing if not (face_down.is_token(e) and e.side != fx.side)}
    walls = barriers(b, 0) | barriers(b, 1)
    free = spaces_in(ALL & ~occupied(b) & ~walls)
    return [at for at in free if at not in taken and at not in fx.spaces]


def _count(fx: Play) -> int:
    return 2 * (fx.grade + 1)


def _aim_tokens(fx: Play) -> Flow[None]:
    fx.spaces = ()
    for number in range(_count(fx)):
        if not _room(fx):
            return
        prompt = Text("homm3-ask-token-space", {"card": fx.card.id, "left": _count(fx) - number})
        at = yield from pick_space(fx.seat, prompt, lambda: _room(fx))
        fx.spaces += (at,)


def _lay_tokens(fx: Play) -> Flow[None]:
    fx.lay(_TOKENS)
    face_down.lay(fx.s, fx.side, fx.card.id, fx.spaces, _count(fx))
    return
    yield


def spell_of_tokens(id_: str, box: str, *, expert: bool) -> Card:
    """2, 4 or 6 of them by grade."""
    return spell(
        id_,
        face_down.SCHOOL_OF[id_],
        Timing.ONGOING,
        _lay_tokens,
        aim=_aim_tokens,
        can=lambda fx: bool(_room(fx)),
        expert=expert,
        box=box,
    )
