"""Setting up (UR-3)."""

from rulebound.core.rng import Rng
from rulebound.games.urbno.deal import clear_cards
from rulebound.games.urbno.rules import Rules
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import State


def new_table(rules: Rules, rng: Rng) -> State:
    """Everybody starts with nothing; the missions for this number of players are shuffled."""
    n = rules.seats
    others = [m for m in rules.edition.missions_for(n) if m not in rules.missions]
    s = State(
        rules=rules,
        rng=rng,
        mission_deck=rng.shuffled(others) + rules.missions[::-1],
        scroll_deck=rng.shuffled(tuple(SCROLLS)),
        entries=[()] * n,
        extra_points=[0] * n,
        scrolls=[()] * n,
        crystals=[0] * n,
        cubes=[0] * n,
        combinations=[()] * n,
        taken=[()] * n,
        counted=[()] * n,
    )
    clear_cards(s)
    return s
