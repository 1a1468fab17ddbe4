"""Campaigns: what goes on to the next part (H3-12.10, H3-12.11)."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.flow import Flow
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world.scenario import Scenario


def carried(options: Mapping[str, Any], scenario: Scenario) -> Mapping[str, Any] | None:
    """What the part before has left, checked; ``None``: the scenario begins anew."""
    return None


def unpack(s: State, seat: int, carry: Mapping[str, Any], what: tuple[str, ...]) -> None:
    """Deck, army and resources of the part before."""


def carry_over(s: State) -> Flow[None]:
    """After a won part its player chooses what the next starting deck consists of."""
    yield from ()
