"""How a sensible player answers the smaller questions on the map; for bots."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.evaluate import worth
from rulebound.games.homm3.map import resources
from rulebound.games.homm3.map.advice_spending import sensible, spare_gold, wanted_rate
from rulebound.games.homm3.map.advice_strength import army_worth, standing, strength
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader

Answer = Callable[[State, int, tuple[Option, ...]], Option]


def _kind(*wanted: str) -> Answer:
    """The first option of one of these kinds, in this order; else the last one."""

    def choose(s: State, seat: int, options: tuple[Option, ...]) -> Option:
        for kind in wanted:
            for option in options:
                if option.kind == kind:
                    return option
        return options[-1]

    return choose


def _population(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The strongest unit that can be had; a new one rather than a larger one."""
    spare = spare_gold(s, seat)

    def value(option: Option) -> float:
        if option.kind not in ("recruit", "reinforce", "reinforce-cheaper"):
            return 0.0
        kind = KINDS[option.refs[0].partition(":")[2]]
        face = kind.few if option.kind == "recruit" else kind.face(True)
        if option.data.cost.gold > spare:
            return -1.0
        return worth(face) * (1.2 if option.kind == "recruit" else 1.0)

    return max(options, key=value)


def _town(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Units before a fight, then a building, if nothing is saved for."""
    for kind in ("population", "build"):
        for option in options:
            if option.kind == kind and sensible(s, seat, option):
                return option
    return options[-1]


def _may_reinforce(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    spare = spare_gold(s, seat)
    for option in options:
        if option.kind in ("reinforce", "reinforce-cheaper") and option.data.cost.gold <= spare:
            return option
    return options[-1]


def _settlement(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Income early, a Pack late."""
    late = s.map.round > last_round(s) - 3
    units = [option for option in options if option.kind == "reinforce"]
    if units and late:
        return units[-1]
    short = min(resources.RESOURCES, key=lambda name: getattr(s.map.realms[seat].income, name))
    wanted = "gold" if s.map.round <= 3 else short
    return next((o for o in options if o.kind == "raise-income" and o.data == wanted), options[0])


def _trading_post(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    wanted = "trade" if wanted_rate(s, seat) is not None else "decline"
    return _kind(wanted, "decline")(s, seat, options)


def _exchange(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    rate = wanted_rate(s, seat)
    return next((o for o in options if rate is not None and o.data == rate), options[-1])


def _defend(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    trip = s.map.trip
    enemy = strength(s, s.map.active, Leader.MAIN) if trip is None and s.map.active >= 0 else 0.0
    strong = army_worth(s.players[seat].troops) > enemy
    return options[0] if strong else options[-1]


def _give_up(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    enemy = strength(s, s.map.active, Leader.MAIN) if s.map.active >= 0 else 0.0
    return options[0] if army_worth(s.players[seat].troops) > enemy else options[-1]


def _refresh(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Keep the hand; if something must go, the card that serves least."""
    if options[-1].kind == "enough":
        return options[-1]
    return max(options, key=lambda o: o.refs[0] in ("card:knowledge", "card:power"))


def _die(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Valuables before experience before everything else."""

    def value(option: Option) -> float:
        name, _, amount = option.refs[0].partition(":")[2].partition("-")
        if amount:
            return int(amount) * {"gold": 1.0, "materials": 1.3, "valuables": 4.0}[name]
        return {"xp": 7.0, "artifact": 5.0, "one": 3.0, "two": 4.0}[name]

    return max(options, key=value)


def _keep(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Relics before majors before minors; dearer spells before cheap ones."""
    order = {"relic": 3, "major": 2, "minor": 1, "": 0}
    faction = s.players[seat].faction

    def value(option: Option) -> tuple[bool, int, int]:
        if not option.refs:
            return (False, -1, 0)
        card = CARDS[option.refs[0].partition(":")[2]]
        return (card.faction in ("", faction), order[card.quality], len(card.effects))

    return max(options, key=value)


def _another_round(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Fight on unless the guards are stronger by now."""
    power = standing(s)
    return options[0] if power[0] >= 0.8 * power[1] else options[-1]


def _tree(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Use what a Field offers unless it takes a card away."""
    for option in options:
        if option.kind not in ("decline", "remove", "sell-card"):
            return option
    return options[-1]


ANSWERS: Final[dict[str, Answer]] = {
    "population": _population,
    "settlement": _settlement,
    "defend": _defend,
    "give-up": _give_up,
    "refresh": _refresh,
    "draw": _kind("draw-all"),
    "die": _die,
    "keep": _keep,
    "search": _kind("look"),
    "may-search": _kind("search"),
    "bonus": _kind("bonus-resources"),
    "another-round": _another_round,
    "visit": _tree,
    "exchange": _exchange,
    "trading-post": _trading_post,
    "reroll-dice": _kind("accept"),
    "announced": _town,
    "between": _kind("pass"),
    "closing": _town,
    "deploy": _kind("line-up"),
    "start-few": _kind(),
    "start-pack": _kind(),
    "may-reinforce": _may_reinforce,
    "step-aside": _kind("decline"),
    "share": _kind("done"),
}
