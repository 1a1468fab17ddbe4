"""What a friend who sees only what the seat sees would point out."""

from rulebound.games.homm3.combat.activation import options
from rulebound.games.homm3.combat.boosts import Ways, boosts, sums
from rulebound.games.homm3.combat.moves import reachable
from rulebound.games.homm3.combat.odds import attack_odds
from rulebound.games.homm3.model.battle import Attack, CombatPhase, Unit
from rulebound.games.homm3.model.spaces import NAMES, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam import Helps


def helps(s: State, seat: int | None) -> Helps:
    """The reach of the active unit and the chances of every attack it can make now."""
    b = s.battle
    if b is None or b.active < 0 or s.result is not None:
        return {}
    u = b.units[b.active]
    if b.attack is not None:
        return _declared(s, b.attack, seat) if b.attack.step == "declared" else {}
    if (
        b.attacked
        or b.moment
        or b.phase not in (CombatPhase.ROUND, CombatPhase.ACTIVATION)
        or b.armies[u.side].ai
    ):
        return {}
    found: Helps = {
        "reach": [NAMES[at] for at in spaces_in(reachable(s, u) & ~(1 << u.at))]
        if not b.moved and u.at >= 0
        else []
    }
    if b.armies[u.side].seat == seat:
        found |= _attacks(s, u, seat)
    return found


def _declared(s: State, a: Attack, seat: int | None) -> Helps:
    """The attack at hand, with the cards by which the seat could still raise it."""
    cards = boosts(s, seat, [a])
    return {"attack": attack_odds(s, a, more=sums(s, seat, cards)), **_told(cards)}


def _attacks(s: State, u: Unit, seat: int) -> Helps:
    """Every attack that the active unit can make, with the cards that could raise it."""
    units = s.fight.units
    found = [option for option in options(s, u) if option.kind == "attack"]
    targets = dict.fromkeys(option.data[0] for option in found)
    cards = boosts(s, seat, [Attack(u, units[target]) for target in targets])
    more = sums(s, seat, cards)
    odds = {
        option.notation: attack_odds(s, Attack(u, units[option.data[0]]), option.data[1], more)
        for option in found
    }
    return {"odds": odds, **_told(cards)}


def _told(cards: list[Ways]) -> Helps:
    return {"boosts": [way.told() for ways in cards for way in ways]} if cards else {}
