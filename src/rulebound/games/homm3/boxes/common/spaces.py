"""Cards that lie on spaces of the combat board: Fire Walls, Force Fields."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import Effect, Play, Timing
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
