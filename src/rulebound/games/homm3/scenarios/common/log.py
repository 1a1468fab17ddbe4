"""What happens by rules that several scenarios share, as the log tells it."""

from typing_extensions import TypedDict

from rulebound.games.homm3.model.world import HeroName


class Ambush(TypedDict):
    round: int
    count: int


class AmbushLost(TypedDict):
    seat: int
    left: int


class AmbushWon(TypedDict):
    seat: int


class Battlefield(TypedDict):
    condition: str
    dice: list[int]


class Empowered(TypedDict):
    seat: int
    card: str


class Finished(TypedDict):
    seat: int


class GateOpened(TypedDict):
    seat: int
    field: str


class GatePassed(TypedDict):
    seat: int
    hero: HeroName
    field: str


class GrailHome(TypedDict):
    seat: int


class GrailLies(TypedDict):
    field: str


class GrailSold(TypedDict):
    seat: int


class GrailStops(TypedDict):
    seat: int
    hero: HeroName


class GrailTaken(TypedDict):
    seat: int
    field: str


class GrailWon(TypedDict):
    seat: int
    hero: HeroName


class HillFlagged(TypedDict):
    seat: int
    turns: int


class NobodyFights(TypedDict):
    pass


class RoverGrew(TypedDict):
    rover: str
    troop: str


class TokenSpent(TypedDict):
    seat: int


class TrialWon(TypedDict):
    seat: int


class TurnedUp(TypedDict):
    tile: str
    field: str


class Unmasked(TypedDict):
    rover: str
    troops: list[str]
