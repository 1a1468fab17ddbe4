"""What happens only in Astral Run, as the log tells it."""

from typing_extensions import TypedDict

from rulebound.games.homm3.model.world import HeroName


class ThroughGate(TypedDict):
    seat: int
    hero: HeroName
    field: str
