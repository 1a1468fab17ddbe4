"""What makes units cheaper: the Legion, the Freelancer's Guild, the Pub."""

from rulebound.games.homm3.model.kinds import KINDS, Cost
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.quests import Quest

GUILD = "stronghold_freelancers_guild"
PUB = "cove_pub"
LEGION = "legs_of_legion"
SAVED = 4
PLAY = f"play {LEGION} top"


def few(unit: str) -> Cost:
    return KINDS[unit].few.cost


def pack(unit: str) -> Cost:
    return KINDS[unit].face(True).cost


def lay(q: Quest, **decks: str) -> Quest:
    """The only card of some neutral decks."""
    for tier, unit in decks.items():
        q.s.decks[tier] = Deck((unit,))
    return q


def give(q: Quest, building: str, seat: int = 0) -> Quest:
    """A building stands in a player's Town, whatever its faction."""
    q.w.realms[seat].buildings += (building,)
    return q
