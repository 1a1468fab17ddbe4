"""What heroes gain on the map besides resources and units: cards, experience, morale."""

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.map import experience
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader


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
