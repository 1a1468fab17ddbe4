"""What a sensible player does on the map without much thought; for bots.

It builds what it can pay for, recruits, walks where it is drawn to, and fights what it can beat.
Combats of which the end is not certain are left to a look-ahead.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.cards.base import CARDS
from rulebound.games.homm3.combat.guards import GUARDS
from rulebound.games.homm3.evaluate import habit, worth
from rulebound.games.homm3.kinds import KINDS
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import gains, towns
from rulebound.games.homm3.world.buildings import Building
from rulebound.games.homm3.world.fields import field, guard, hero_at, rover_at, ways
from rulebound.games.homm3.world.goals import last_round
from rulebound.games.homm3.world.hexes import Hex, neighbours
from rulebound.games.homm3.world.locations import FLAGGABLE, LOCATION_TABLE, VISITABLE
from rulebound.games.homm3.world.trade import RATES, Rate
from rulebound.games.homm3.world.travel import TOP_GUARD, passes
from rulebound.games.homm3.world.world import MAIN, SECOND, Trip

FIELDED: Final = 5
HERO: Final = 1.5
"""What a Main Hero with cards adds to an army, each level and each card."""
SURE: Final = 1.6
"""So much stronger, a side wins whatever it does."""
MARGIN: Final = (2.4, 1.7, 1.35, 1.2)
"""How much stronger one should be than guards, by the movement points left for more rounds."""
ENEMY_MARGIN: Final = 1.25
UNLIMITED: Final = 1.1
"""The same against azure guards, whom one fights to the end (H3-10.72)."""
DECISIVE: Final = 20.0
"""What a Field is worth on which the scenario is decided."""
REACH: Final = 9
"""How many steps ahead one looks for something worth while."""
PATIENCE: Final = 0.82
"""What a step more makes of the worth of a Field."""
EXPLORING: Final = 6.0
TRADING_POST: Final = "trading_post"
TRADING: Final = 7.0
TOWN: Final = 26.0

WORTH: Final = {
    "mine": 9.0,
    "settlement": 11.0,
    "random_town": 12.0,
    "resource_symbol": 4.5,
    "treasure_symbol": 6.0,
    "artifact_symbol": 5.0,
    "pandoras_box": 6.0,
    "water_wheel": 4.0,
    "windmill": 4.0,
    "mystical_garden": 3.5,
    "learning_stone": 5.0,
    "tree_of_knowledge": 5.0,
    "warriors_tomb": 3.0,
    "shrine_of_magic_gesture": 3.0,
    "shrine_of_magic_incantation": 1.5,
    "fountain_of_youth": 2.5,
    "temple": 1.5,
    "witch_hut": 1.0,
    "magic_spring": 1.0,
    "redwood_observatory": 3.0,
    "obelisk": 5.0,
    "grail": 9.0,
    "dragon_utopia": 9.0,
    "scholar": 3.0,
    "prison": 6.0,
    "hill_fort": 3.0,
    "star_axis": 2.0,
}
"""What visiting a Location is worth, roughly in gold; others half a gold."""
OTHERS: Final = 0.5
SPENDING: Final = frozenset(("build", "population", "hire", "read-book"))
FOR_MAIN: Final = frozenset(("learning_stone", "tree_of_knowledge"))
"""Only a Main Hero gains there."""
BUILDING_WORTH: Final = {
    "dwelling_bronze": 13.0,
    "citadel": 12.0,
    "dwelling_silver": 10.0,
    "dwelling_gold": 11.0,
    "city_hall": 6.0,
    "mage_guild": 4.0,
    "special_tent": 4.0,
    "special_gears": 4.0,
}


def advise(s: State, decision: Decision, rng: Rng) -> Option | None:
    """A choice that needs no look-ahead; ``None`` in combats that are worth one."""
    options = decision.options
    name = decision.prompt.id.removeprefix("homm3-ask-")
    if name == "turn":
        return _turn(s, decision.seat, options, rng)
    choose = _ANSWERS.get(name)
    if choose is not None:
        return choose(s, decision.seat, options)
    if s.battle is None:
        return options[0] if options[0].kind != "decline" else options[-1]
    return habit(s, decision, rng) if _is_clear(s) else None


def _is_clear(s: State) -> bool:
    """Whether a combat is as good as decided."""
    b = s.fight
    power = [sum(worth(u.face) for u in b.units if u.alive and u.side == n) for n in (0, 1)]
    if not all(power):
        return True  # units are still being placed
    return max(power) > SURE * min(power)


# ---- the turn ----


def _turn(s: State, seat: int, options: tuple[Option, ...], rng: Rng) -> Option:
    """The best of all actions; without a good one the turn ends."""
    plans = {hero: _plan(s, seat, hero) for hero in (MAIN, SECOND)}
    best, most = _rest(options), 0.0
    for option in options:
        value = _value(s, seat, option, plans)
        if value > 0:
            value += rng.below(100) / 1000
        if value > most:
            best, most = option, value
    return best


def _rest(options: tuple[Option, ...]) -> Option:
    """What one does when nothing is worth while: end the turn, or leave a Field if one must."""
    for kind in ("end-turn", "go"):
        for option in options:
            if option.kind == kind:
                return option
    return options[0]


Plan = dict[Hex, float]
"""By the next Field on the way: the best that can be reached through it."""


def _value(s: State, seat: int, option: Option, plans: dict[int, Plan]) -> float:
    kind = option.kind
    if kind == "go":
        hero, to = option.data
        return plans[hero].get(to, 0.0)
    if kind == "discover":
        return EXPLORING + 2
    if kind == "place":
        return EXPLORING
    if kind in SPENDING and _spare(s, seat) < _price(option):
        return 0.0
    if kind == "build":
        return 40.0 + BUILDING_WORTH[option.data.role] if _fits_plan(s, seat, option.data) else 0.0
    if kind == "population":
        return 60.0
    if kind == "hire":
        return _hiring(s, seat)
    if kind == "read-book":
        return 15.0 if s.players[seat].gold >= 14 else 0.0
    if kind == "play":
        return _playing(s, option)
    if kind in ("unit-ability", "use-building"):
        return 12.0
    return 0.0


def _spare(s: State, seat: int) -> int:
    """Gold that need not be kept for anything."""
    kept = max((rule.saves(s, seat) for rule in s.map.rules), default=0)
    return s.players[seat].gold - max(0, kept)


def _price(option: Option) -> int:
    """Roughly what an action costs."""
    if option.kind == "build":
        gold: int = option.data.cost.gold + 2 * option.data.cost.materials
        return gold
    return {"population": 2, "hire": towns.HIRING.gold, "read-book": 6}[option.kind]


def _next_building(s: State, seat: int) -> Building | None:
    """The building that serves most of those that may come next."""
    realm = s.map.realms[seat]
    found = [
        card
        for card in towns.board_of(realm.faction)
        if card.id not in realm.buildings
        and not towns.missing(s, seat, card)
        and all(rule.may_build(s, seat, card.role) for rule in s.map.rules)
    ]
    return max(found, key=lambda card: BUILDING_WORTH[card.role], default=None)


def _fits_plan(s: State, seat: int, card: Building) -> bool:
    """Whether a building leaves what a more important one needs."""
    wanted, player = _next_building(s, seat), s.players[seat]
    if wanted is None or wanted.id == card.id:
        return True
    return (
        player.materials - card.cost.materials >= wanted.cost.materials
        and player.valuables - card.cost.valuables >= wanted.cost.valuables
    )


def _hiring(s: State, seat: int) -> float:
    """A second hero pays while there is time to use it."""
    early = s.map.round <= last_round(s) - 3
    return 20.0 if early and s.players[seat].gold >= 16 else 0.0


def _playing(s: State, option: Option) -> float:
    """Cards that only serve on the map; those that fight are kept for a fight."""
    id_, index = option.data
    card = CARDS[id_]
    effect = card.effects[index]
    if effect.expert or effect.power or effect.removed:
        return 0.0
    return 8.0 if effect.timing == "map" and card.kind != "spell" else 0.0


# ---- where to go ----


def _plan(s: State, seat: int, hero: int) -> Plan:
    """The worth of each step of a hero: of the best Field that it leads to."""
    realm = s.map.realms[seat]
    start = realm.heroes[hero]
    if start is None or not realm.movement[hero]:
        return {}
    mine = strength(s, seat, hero)
    found: Plan = {}
    first: dict[Hex, Hex] = {}
    edge = [start]
    seen = {start}
    for distance in range(1, REACH + 1):
        ahead = []
        for at in edge:
            for to in ways(s, at):
                if to in seen:
                    continue
                seen.add(to)
                step = first.get(at, to)
                value = _field_worth(s, seat, hero, to, distance, mine)
                if distance == 1 and passes(s, seat, to) and realm.movement[hero] < 2:
                    continue
                if value is None:
                    continue  # one cannot get through
                first[to] = step
                found[step] = max(found.get(step, 0.0), value * PATIENCE ** (distance - 1))
                if not _stops(s, seat, to):
                    ahead.append(to)
        edge = ahead
    here = _beyond(s, start)
    return {to: value for to, value in found.items() if value > (EXPLORING if here else 0.2)}


def _stops(s: State, seat: int, at: Hex) -> bool:
    """Whether something has to be fought there first."""
    there = hero_at(s, at)
    return (
        guard(s, at) > 0
        or rover_at(s, at) >= 0
        or (there is not None and not s.map.friends(seat, there[0]))
    )


def _field_worth(
    s: State, seat: int, hero: int, at: Hex, distance: int, mine: float
) -> float | None:
    """What arriving on a Field is worth; ``None``: better not."""
    w = s.map
    left = w.realms[seat].movement[hero] - distance
    value = _pull(s, seat, at)
    there = hero_at(s, at)
    if there is not None and not w.friends(seat, there[0]):
        theirs = strength(s, there[0], there[1])
        return max(value, 12.0) if mine > ENEMY_MARGIN * theirs else None
    number = rover_at(s, at)
    if number >= 0:
        theirs = army_worth(w.rovers[number].troops) * 1.15
        return max(value, 30.0) if mine > theirs * _nerve(s) else None
    level = guard(s, at)
    if level and s.players[seat].level <= level:
        rounds = max(0, min(left, len(MARGIN) - 1)) if distance <= 3 else 2
        margin = MARGIN[rounds] if level < TOP_GUARD else UNLIMITED
        if value >= DECISIVE:
            margin *= _nerve(s)
        if mine < margin * guards_worth(s, seat, hero, at, level):
            return None
    return max(value, _visit_worth(s, seat, hero, at), EXPLORING * _beyond(s, at))


def _pull(s: State, seat: int, at: Hex) -> float:
    """What the goals and rules of the scenario make of a Field."""
    w = s.map
    return sum(entry.made.worth(s, seat, at) for entry in w.scenario.victory) + sum(
        rule.worth(s, seat, at) for rule in w.rules
    )


def _visit_worth(s: State, seat: int, hero: int, at: Hex) -> float:
    w = s.map
    there, mark = field(s, at), w.mark(at)
    place = LOCATION_TABLE[there.location]
    if place.category == VISITABLE and mark.cube:
        return 0.0
    if place.category == FLAGGABLE:
        if place.shared and seat in mark.flags:
            return 0.0
        if not place.shared and mark.owner >= 0 and w.friends(seat, mark.owner):
            return 0.0
    elif place.category != VISITABLE and there.location != TRADING_POST:
        return 0.0
    if hero == SECOND and there.location in FOR_MAIN:
        return 0.0
    if there.location == TRADING_POST:
        return TRADING if _wish(s, seat) is not None else 0.0
    if there.location == "town":
        return TOWN
    return WORTH.get(there.location, OTHERS)


def _beyond(s: State, at: Hex) -> bool:
    """Whether a face-down tile can be turned up from a Field."""
    board = s.map.board
    return any(
        to in board.layout.where and not board.tiles[board.layout.where[to][0]].face_up
        for to in neighbours(at)
    )


def _wish(s: State, seat: int) -> Rate | None:
    """What to exchange so that the next building can be paid; gold is what one has too much of."""
    player, card = s.players[seat], _next_building(s, seat)
    if card is None:
        return None
    materials = max(0, card.cost.materials - player.materials)
    valuables = max(0, card.cost.valuables - player.valuables)
    price = 2 * materials + 6 * valuables
    if not price or player.gold < card.cost.gold + price:
        return None
    wanted = "materials" if materials else "valuables"
    return next(rate for rate in RATES if (rate.sell, rate.buy) == ("gold", wanted))


# ---- strength ----


def strength(s: State, seat: int, hero: int) -> float:
    """What a hero of a player can bring to a fight."""
    player = s.players[seat]
    army = army_worth(player.troops)
    if hero == SECOND:
        return army
    return army + HERO * (player.level + 0.5 * min(4, len(player.hand)))


def army_worth(troops: tuple[Troop, ...]) -> float:
    found = sorted((_troop_worth(troop) for troop in troops), reverse=True)
    return sum(found[:FIELDED])


@cache
def _troop_worth(troop: Troop) -> float:
    kind = KINDS[troop.kind]
    value = worth(kind.face(troop.pack))
    return value + 0.8 * worth(kind.few) if troop.pack else value


def _nerve(s: State) -> float:
    """The less time is left, the more one dares."""
    left = last_round(s) - s.map.round
    return 0.5 if left <= 1 else 0.7 if left <= 3 else 1.0


def guards_worth(s: State, seat: int, hero: int, at: Hex, level: int) -> float:
    """What guards of a difficulty are worth on the average."""
    trip = Trip(seat, hero, at, at, "guards", level=level)
    given = (rule.guards(s, trip) for rule in s.map.rules)
    counts = next((tiers for tiers in given if tiers is not None), None)
    counts = counts or GUARDS[level][s.rules.difficulty]
    return sum(count * _tier_worth(tier) for tier, count in enumerate(counts))


@cache
def _tier_worth(tier: int) -> float:
    units = [k for k in KINDS.values() if k.faction == "neutral" and k.tier == tier]
    return sum(worth(kind.few) for kind in units) / len(units)


# ---- the smaller questions ----

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
    spare = _spare(s, seat)

    def value(option: Option) -> float:
        if option.kind not in ("recruit", "reinforce", "reinforce-cheaper"):
            return 0.0
        kind = KINDS[option.refs[0].partition(":")[2]]
        face = kind.few if option.kind == "recruit" else kind.face(True)
        if face.cost.gold > spare:
            return -1.0
        return worth(face) * (1.2 if option.kind == "recruit" else 1.0)

    return max(options, key=value)


def _settlement(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Income early, a Pack late."""
    late = s.map.round > last_round(s) - 3
    units = [option for option in options if option.kind == "reinforce"]
    if units and late:
        return units[-1]
    short = min(gains.RESOURCES, key=lambda name: getattr(s.map.realms[seat].income, name))
    wanted = "gold" if s.map.round <= 3 else short
    return next((o for o in options if o.kind == "raise" and o.data == wanted), options[0])


def _trading_post(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    wanted = "trade" if _wish(s, seat) is not None else "decline"
    return _kind(wanted, "decline")(s, seat, options)


def _exchange(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    rate = _wish(s, seat)
    return next((o for o in options if rate is not None and o.data == rate), options[-1])


def _defend(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    trip = s.map.trip
    enemy = strength(s, s.map.active, MAIN) if trip is None and s.map.active >= 0 else 0.0
    strong = army_worth(s.players[seat].troops) > enemy
    return options[0] if strong else options[-1]


def _give_up(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    enemy = strength(s, s.map.active, MAIN) if s.map.active >= 0 else 0.0
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
    b = s.fight
    power = [sum(worth(u.face) for u in b.units if u.alive and u.side == n) for n in (0, 1)]
    return options[0] if power[0] >= 0.8 * power[1] else options[-1]


def _tree(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Use what a Field offers unless it takes a card away."""
    for option in options:
        if option.kind not in ("decline", "remove", "sell-card"):
            return option
    return options[-1]


_ANSWERS: Final[dict[str, Answer]] = {
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
    "announced": _kind("population", "build", "pass"),
    "between": _kind("pass"),
    "closing": _kind("population", "build", "pass"),
    "deploy": _kind("line-up"),
    "start-few": _kind(),
    "start-pack": _kind(),
    "may-reinforce": _kind("reinforce"),
    "step-aside": _kind("decline"),
}
