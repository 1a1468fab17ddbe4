"""Steps that cost no movement: as a turn ends a hero goes to an Empty Field beside it."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.map import cards, occasions
from rulebound.games.homm3.map.fields import guard, heroes_at, rover_at, ways
from rulebound.games.homm3.map.visits import Visit, counts_as_empty, visit
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.log.map import Went
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES
from rulebound.games.homm3.table.asking import ask


def empty(s: State, seat: int, hero: int, at: Hex) -> bool:
    """Nobody stands there, and it has nothing to give to this hero."""
    return (
        not heroes_at(s, at)
        and rover_at(s, at) < 0
        and not guard(s, at)
        and counts_as_empty(Visit(s, seat, hero, at))
        and not any(hear(s, at) for hear in s.map.listening(occasions.leads_on))
    )


def steps(s: State, seat: int) -> Iterator[Option]:
    """The Empty Fields beside the heroes of a player."""
    for hero, at in enumerate(s.map.realms[seat].heroes):
        if at is None:
            continue
        for to in ways(s, at):
            if empty(s, seat, hero, to) and all(
                hear(s, seat, hero, to) for hear in s.map.listening(occasions.may_enter)
            ):
                refs = (f"hero:{HEROES[hero]}", f"field:{name_of(to)}")
                yield Option("step-aside", refs, data=(hero, to))


def step_aside(s: State, seat: int, source: str) -> Flow[None]:
    """One hero may step; ``source`` is the card or the unit that lets it."""

    def build() -> tuple[Option, ...]:
        return (*steps(s, seat), plain("decline"))

    option = yield from ask(seat, Text("homm3-ask-step-aside", {"card": source}), build)
    if option.kind == "decline":
        return
    hero, to = option.data
    s.map.realms[seat].stand(hero, to)
    s.tell(Went, seat=seat, hero=HEROES[hero], field=name_of(to))
    yield from visit(s, seat, hero, to)


def turn_ends(s: State, seat: int) -> Flow[None]:
    """Logistics."""
    for effect in s.map.realms[seat].lasting:
        if effect.what == cards.STEP:
            yield from step_aside(s, seat, effect.card)
    cards.use_up(s, seat, cards.STEP)
