"""What heroes gain on the map besides resources and units: cards, experience, morale."""

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.windows import spend_morale
from rulebound.games.homm3.map import cards, experience
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask


def search(
    s: State, seat: int, deck: str, count: int, *, times: int = 1, optional: bool = False
) -> Flow[int]:
    """Search a shared deck so many times; returns how often. Fields never force one (H3-8.35)."""
    done = 0
    for _ in range(times):
        if optional:
            prompt = Text("homm3-ask-may-search", {"deck": deck, "count": count})
            option: Option = yield Decision(
                seat, prompt, lambda: (plain("search"), plain("decline"))
            )
            if option.kind == "decline":
                break
        yield from experience.search(s, seat, deck, count)
        done += 1
    return done


def gain_xp(s: State, seat: int, amount: int, hero: int = Leader.MAIN) -> Flow[None]:
    """A Secondary Hero gains no experience (H3-4.25), unless an option says so (H3-17.6)."""
    if hero == Leader.MAIN or s.rules.secondary_xp_to_main:
        yield from experience.gain_xp(s, seat, amount)


def gain_morale(s: State, seat: int) -> Flow[None]:
    """H3-3.34: before a second positive token the first may be spent (W-GAIN2)."""
    player = s.players[seat]
    if player.faction == "necropolis":  # H3-3.36
        return
    if player.morale == Morale.POSITIVE:

        def build() -> tuple[Option, ...]:
            return (*cards.morale_uses(s, seat), plain("keep-token"))

        option = yield from ask(seat, Text("homm3-ask-second-token"), build)
        if option.kind == "morale":
            yield from spend_morale(s, seat, option)
    decks.gain_morale(s, seat)


def lose_morale(s: State, seat: int, times: int = 1) -> None:
    for _ in range(times):
        decks.lose_morale(s, seat)
