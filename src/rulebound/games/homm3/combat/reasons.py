"""Why one would do so in a combat, in words: what the dice can do, then where it leaves one."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Option, Text
from rulebound.core.teaching import Fork
from rulebound.games.homm3.combat.evaluate import side_of
from rulebound.games.homm3.combat.odds import attack_odds
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.model.battle import Attack, Battle, CombatPhase, Unit
from rulebound.games.homm3.model.spaces import OFF, straight
from rulebound.games.homm3.model.state import State

MOST: Final = 3
"""So many reasons are told at most."""
GIVEN: Final = frozenset(("discard", "lay-off", "remove", "sell-card"))
TAKEN: Final = frozenset(("fetch", "take", "keep", "gain-card"))


def reasons(fork: Fork[State]) -> list[Text]:
    found = [*_certain(fork), *about_cards(fork.option), *_plan(fork)][:MOST]
    return found or [strongest(fork)]


def _certain(fork: Fork[State]) -> Iterator[Text]:
    s, option = fork.before, fork.option
    b = s.battle
    if b is None:
        return
    if fork.after.battle is not None and _won(fork):
        yield Text("homm3-reason-wins-combat")
    if option.kind == "attack" and b.active >= 0:
        yield from _attack(s, b.units[b.active], b.units[option.data[0]], option.data[1])
    elif option.kind == "target" and b.active >= 0 and isinstance(option.data, int):
        if 0 <= option.data < len(b.units) and b.units[option.data].side != b.units[b.active].side:
            yield from _attack(s, b.units[b.active], b.units[option.data], OFF)
    elif option.kind == "defend":
        yield Text("homm3-reason-defends")
    elif option.kind in ("play", "use"):
        yield Text("homm3-reason-card", {"card": option.fields.get("card", "")})
    elif option.kind == "activate":
        yield Text("homm3-reason-activates", {"unit": _named(option)})
    elif option.kind == "deploy":
        yield Text("homm3-reason-takes-part", {"troop": option.fields["troop"]})
    elif option.kind == "line-up":
        yield Text("homm3-reason-lines-up")
    elif option.kind == "reserve":
        yield Text("homm3-reason-stays-out")
    elif option.kind == "pass":
        yield Text("homm3-reason-keeps-cards", {"count": _cards(fork)})
    for event in fork.events:
        if event["kind"] == "defeated":
            yield Text("homm3-reason-fells", {"target": event["unit"]})
        elif event["kind"] == "hurt" and event.get("unit"):
            yield Text("homm3-reason-hurts", {"target": event["unit"]})


def _named(option: Option) -> str:
    """The thing that an option touches first."""
    return option.refs[0].partition(":")[2] if option.refs else ""


def about_cards(option: Option) -> Iterator[Text]:
    """Cards that are given away or taken, whatever for."""
    card = option.fields.get("card", _named(option))
    if option.kind in GIVEN:
        yield Text("homm3-reason-spares", {"card": card})
    elif option.kind in TAKEN:
        yield Text("homm3-reason-wants", {"card": card})


def _won(fork: Fork[State]) -> bool:
    b = fork.after.fight
    return b.phase == CombatPhase.OVER and b.winner == side_of(fork.before, fork.seat)


def _attack(s: State, x: Unit, y: Unit, at: int) -> Iterator[Text]:
    """How likely it falls, and whether it strikes back."""
    odds = attack_odds(s, Attack(x, y), at)
    falls = odds.get("in_two", odds["defeated"])
    if falls >= 100:
        yield Text("homm3-reason-fells", {"target": y.name})
    elif falls > 0:
        yield Text("homm3-reason-may-fell", {"target": y.name, "percent": round(falls)})
    elif odds["flips"] > 0:
        yield Text("homm3-reason-may-flip", {"target": y.name, "percent": round(odds["flips"])})
    else:
        damage = [face["damage"] for face in odds["faces"]]
        args = {"target": y.name, "low": min(damage), "high": max(damage)}
        yield Text("homm3-reason-damages", args)
    if falls < 100:
        back = "retaliation" in odds
        name = "homm3-reason-strikes-back" if back else "homm3-reason-no-return"
        yield Text(name, {"target": y.name})


def _cards(fork: Fork[State]) -> int:
    player = fork.before.player_of(side_of(fork.before, fork.seat))
    return 0 if player is None else len(player.hand)


# ---- where it leaves one ----


def _plan(fork: Fork[State]) -> Iterator[Text]:
    s, t = fork.before, fork.after
    if s.battle is None or t.battle is None or fork.option.kind != "move":
        return
    u = s.battle.units[s.battle.active]
    was, now = _nearest(s.battle, u, u.at), _nearest(s.battle, u, fork.option.data)
    if now == 1:
        yield Text("homm3-reason-meets", {"unit": u.name})
    elif now < was:
        yield Text("homm3-reason-closes-in", {"unit": u.name})
    else:
        yield Text("homm3-reason-stays-away", {"unit": u.name})


def _nearest(b: Battle, u: Unit, at: int) -> int:
    return min((straight(at, y.at) for y in standing(b, 1 - u.side) if y.at != OFF), default=0)


def strongest(fork: Fork[State]) -> Text:
    """The feature that changes most for the better."""
    feature = max(fork.gains, key=lambda name: fork.gains[name])
    if fork.gains[feature] <= 0:
        return Text("homm3-reason-quiet")
    return Text("homm3-reason-gain", {"feature": feature})
