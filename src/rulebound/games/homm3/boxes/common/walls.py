"""Cards that destroy Walls and the Gate in a siege (H3-10.102)."""

from collections.abc import Callable

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import ANY, Effect, Play, Timing
from rulebound.games.homm3.combat.moves import walls_of
from rulebound.games.homm3.model.spaces import NAMES, spaces_in
from rulebound.games.homm3.table.asking import ask


def stand(fx: Play) -> bool:
    return fx.b.siege and bool(walls_of(fx.s))


def break_some(fx: Play, count: int) -> Flow[None]:
    """So many Walls or the Gate, of the player's choice."""

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("target", (f"wall:{NAMES[at]}",), data=at) for at in spaces_in(walls_of(fx.s))
        )

    for _ in range(count):
        if stand(fx):
            prompt = Text("homm3-ask-space", {"card": fx.card.id})
            option = yield from ask(fx.seat, prompt, build)
            harm.break_piece(fx.s, option.data)


def breaks(mode: str, count: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        yield from break_some(fx, count)

    can: Callable[[Play], bool] = stand
    return Effect(mode, Timing.INSTANT, do, ANY, can)
