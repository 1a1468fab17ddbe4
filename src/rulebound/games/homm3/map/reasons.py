"""Why one would do so on the map, in words: what it certainly brings, how a fight would go."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rulebound.core.flow import Option, Text
from rulebound.core.rng import Rng
from rulebound.core.teaching import Fork
from rulebound.games.homm3.combat.reasons import about_cards, strongest
from rulebound.games.homm3.map.chance import attempt
from rulebound.games.homm3.model.state import State

MOST: Final = 3
"""So many reasons are told at most."""
TRIED: Final = 12
"""So often a fight is fought out to tell how it would go."""


def reasons(fork: Fork[State]) -> list[Text]:
    certain = [text for event in fork.events for text in _told(event, fork.seat)]
    found = [*certain, *_fight(fork), *_spending(fork.option), *about_cards(fork.option)]
    if fork.option.kind == "end-turn":
        found.append(Text("homm3-reason-nothing-left"))
    return list({(text.id, repr(text.args)): text for text in found}.values())[:MOST] or [
        strongest(fork)
    ]


def _told(event: Mapping[str, Any], seat: int) -> Iterator[Text]:
    if event.get("seat") != seat:
        return
    kind = event["kind"]
    if kind == "flagged":
        yield Text("homm3-reason-flags", {"location": event["location"]})
    elif kind == "gained":
        args = {key: event[key] for key in ("gold", "materials", "valuables")}
        yield Text("homm3-reason-gains", args)
    elif kind == "production":
        args = {"resource": event["resource"], "amount": event["amount"]}
        yield Text("homm3-reason-production", args)
    elif kind == "visited":
        yield Text("homm3-reason-visits", {"location": event["location"]})
    elif kind == "xp":
        yield Text("homm3-reason-experience", {"count": event["amount"]})
    elif kind == "quick-combat":
        yield Text("homm3-reason-quick")


def _fight(fork: Fork[State]) -> Iterator[Text]:
    """How often a fight is won, if one waits where the option leads."""
    fields = fork.option.fields
    if fork.option.kind != "go":
        return
    to = ",".join(str(part) for part in fields["field"])
    refs = (f"hero:{fields['hero']}", f"field:{to}")
    rng = Rng(0)
    tried = [attempt(fork.before.copy(), fork.seat, refs, rng) for _ in range(TRIED)]
    fought = [found for found in tried if found is not None]
    if fought:
        won = sum(found.won for found in fought)
        yield Text("homm3-reason-fight", {"won": won, "count": len(fought)})


def _spending(option: Option) -> Iterator[Text]:
    if option.kind == "build":
        yield Text("homm3-reason-builds", {"building": option.fields["building"]})
    elif option.kind == "population":
        yield Text("homm3-reason-recruits")
    elif option.kind in ("discover", "place"):
        yield Text("homm3-reason-explores")
    elif option.kind == "play":
        yield Text("homm3-reason-card", {"card": option.fields["card"]})
