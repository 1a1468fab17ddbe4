"""Abilities (H3-5.30) of the Conflux."""

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.abilities import school_card
from rulebound.games.homm3.boxes.common.finds import find
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.kinds import SCHOOLS
from rulebound.games.homm3.model.occasions import always, off_map
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import confirm

COPIES = 3
BASIC = {f"basic_{school}_magic": school for school in SCHOOLS}
"""The school that each of these cards is about."""

for _card, _school in BASIC.items():
    school_card(_card, _school, BOX, COPIES, powers=False)


@always(occasions.search_replaced)
@off_map(occasions.search_replaced)
def _find_instead(s: State, seat: int, deck: str) -> Flow[bool]:
    """In play it may replace a Search of the Spell deck: the first spell of its school."""
    card = s.players[seat].permanent
    if deck != "spell" or card not in BASIC or not s.decks["spell"].cards:
        return False
    if not (yield from confirm(seat, Text("homm3-ask-find-instead", {"card": card}), "find")):
        return False
    school = BASIC[card]
    yield from find(s, seat, lambda spell: school in spell.schools, forced=True)
    return True
