"""What a friend who sees only what the seat sees would point out."""

from typing import Any

from rulebound.games.homm3.board import NAMES, spaces_in
from rulebound.games.homm3.combat.activation import options
from rulebound.games.homm3.combat.moves import reachable
from rulebound.games.homm3.odds import attack_odds
from rulebound.games.homm3.state import ACTIVATION, ROUND, State


def helps(s: State, seat: int | None) -> dict[str, Any]:
    """The reach of the active unit and the chances of every attack it can make now."""
    b = s.battle
    if b is None or b.active < 0 or s.result is not None:
        return {}
    u = b.units[b.active]
    if b.attack is not None:
        a = b.attack
        if a.step != "declared":
            return {}
        return {"attack": attack_odds(s, a.attacker, a.target)}
    if b.attacked or b.moment or b.phase not in (ROUND, ACTIVATION) or b.armies[u.side].ai:
        return {}
    found: dict[str, Any] = {
        "reach": [NAMES[at] for at in spaces_in(reachable(s, u) & ~(1 << u.at))]
        if not b.moved and u.at >= 0
        else []
    }
    if b.armies[u.side].seat == seat:
        found["odds"] = {
            option.notation: attack_odds(s, u, b.units[option.data[0]], option.data[1])
            for option in options(s, u)
            if option.kind == "attack"
        }
    return found
