"""What a friend who sees only what the seat sees would point out."""

from rulebound.games.homm3.combat.activation import options
from rulebound.games.homm3.combat.boosts import Ways, boosts, covers, sums
from rulebound.games.homm3.combat.moot import moot
from rulebound.games.homm3.combat.moves import reachable
from rulebound.games.homm3.combat.odds import attack_odds
from rulebound.games.homm3.model.battle import Attack, Battle, CombatPhase, Unit
from rulebound.games.homm3.model.spaces import NAMES, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam import Helps


def helps(s: State, seat: int | None) -> Helps:
    """The chances of the active unit and of the attack at hand, and what need not be asked."""
    b = s.battle
    if b is None or s.result is not None:
        return {}
    found = _active(s, b, seat) if b.active >= 0 else {}
    if seat is not None and (idle := moot(s, seat)):
        found["moot"] = idle
    return found


def _active(s: State, b: Battle, seat: int | None) -> Helps:
    """The reach of the active unit and the chances of every attack it can make now."""
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
    """Every attack that the active unit can make, with the cards that could raise it and those
    against the blow back."""
    units = s.fight.units
    found = [option for option in options(s, u) if option.kind == "attack"]
    targets = [units[number] for number in dict.fromkeys(option.data[0] for option in found)]
    cards = boosts(s, seat, [Attack(u, y) for y in targets])
    guards = covers(s, seat, [Attack(y, u, retaliation=True) for y in targets])
    more, less = sums(s, seat, cards), sums(s, seat, guards)
    odds = {
        option.notation: attack_odds(
            s, Attack(u, units[option.data[0]]), option.data[1], more, less
        )
        for option in found
    }
    told: Helps = {"odds": odds, **_told(cards)}
    if guards:
        told["covers"] = [way.told_as_cover() for ways in guards for way in ways]
    if u.kit.braces and s.players[seat].hand:
        told["parries"] = True
    return told


def _told(cards: list[Ways]) -> Helps:
    return {"boosts": [way.told() for ways in cards for way in ways]} if cards else {}
