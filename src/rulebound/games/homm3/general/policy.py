"""How a general plays from moment to moment: quickly, so that whole matches can be imagined."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.evaluate import side_of, unit_worth
from rulebound.games.homm3.combat.policy import policy as fight
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.general import economy, homeland, sharing
from rulebound.games.homm3.general.forecast import power
from rulebound.games.homm3.general.horizon import Horizon
from rulebound.games.homm3.general.plan import ANY, Plan
from rulebound.games.homm3.general.routes import draws, prospects
from rulebound.games.homm3.general.worths import EXPLORING, lure, trading
from rulebound.games.homm3.map import occasions, trade
from rulebound.games.homm3.map.advice import by_habit, card_worth, rest
from rulebound.games.homm3.map.advice_answers import ANSWERS
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.recruiting import Ware
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import Leader

WARES: Final = frozenset(("recruit", "reinforce", "reinforce-cheaper"))
SPENT: Final = 60.0
"""What is worth so much is done before anybody rides."""
POPULATION: Final = 65.0
BARGAIN: Final = 75.0
"""An exchange that completes what one wants to buy."""
ABILITY: Final = 12.0
SALE: Final = ("use:sell-artifact", "use:buy-artifact")
"""What one gains in the one is lost in the other, turn by turn."""
SPACE: Final = {"gold": Cost(5), "materials": Cost(0, 2), "valuables": Cost(0, 0, 1)}
"""A space of an income track (H3-6.10)."""
HOPELESS: Final = 0.6
"""So much of the other side's strength is too little to fight on, if one may flee."""
IDLE: Final = frozenset(("card:knowledge", "card:power"))
Answer = Callable[[State, int, tuple[Option, ...]], Option]


def asked(decision: Decision) -> str:
    return decision.prompt.id.removeprefix("homm3-ask-")


def play(s: State, decision: Decision, rng: Rng, plan: Plan = ANY) -> Option:
    """What a general does, without looking ahead."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    what = asked(decision)
    if what == "turn":
        return _turn(s, decision.seat, options, rng, plan)
    answer = _ANSWERS.get(what)
    if answer is not None:
        return answer(s, decision.seat, options)
    if options[0].kind in WARES and isinstance(options[0].data, Ware):
        return _population(s, decision.seat, options)
    if what in ANSWERS or s.battle is None:
        return by_habit(s, decision, rng)
    return _fight(s, decision, rng)


def _fight(s: State, decision: Decision, rng: Rng) -> Option:
    """As in other combats, but cards are played: they come back with the next hand."""
    options = decision.options
    way_out = escape(s, decision)
    if way_out is not None:
        return way_out
    if options[-1].kind == "pass":
        cards = [o for o in options[:-1] if not _gives_power(o)]
        return rng.pick(cards) if cards else options[-1]
    return fight(s, decision, rng)


def escape(s: State, decision: Decision) -> Option | None:
    """To flee, where a hero may, from a battle that is lost; nobody flees from their own Town."""
    way_out = next((option for option in decision.options if option.kind == "flee"), None)
    trip = s.map.trip
    if way_out is None or trip is None or trip.to == s.map.realms[decision.seat].town:
        return None
    b = s.fight
    side = side_of(s, decision.seat)
    mine, theirs = (sum(unit_worth(b, u) for u in standing(b, n)) for n in (side, 1 - side))
    return way_out if mine < HOPELESS * theirs else None


def _gives_power(option: Option) -> bool:
    """Power without a spell is wasted."""
    if option.kind != "play":
        return False
    id_, index = option.data
    return bool(CARDS[id_].effects[index].power)


def _turn(s: State, seat: int, options: tuple[Option, ...], rng: Rng, plan: Plan) -> Option:
    """The best of all actions; without a good one the turn ends."""
    ways: dict[int, dict[tuple[int, int], float]] | None = None
    best, most = rest(options), 0.0
    for option in options:
        kind = option.kind
        if kind == "go":
            if most >= SPENT:
                continue
            if ways is None:
                ways = {hero: draws(s, seat, hero, plan) for hero in Leader}
            hero, to = option.data
            value = ways[hero].get(to, 0.0)
        else:
            value = _value(s, seat, option, plan)
        if value > 0:
            value += rng.below(100) / 1000
        if value > most:
            best, most = option, value
    return best


def _value(s: State, seat: int, option: Option, plan: Plan = ANY) -> float:
    kind = option.kind
    if kind == "build":
        return economy.building_worth(s, seat, option.data)
    if kind == "population":
        return POPULATION if economy.may_grow(s, seat) else 0.0
    if kind == "hire":
        return economy.hiring_worth(s, seat)
    if kind == "read-book":
        return economy.book_worth(s, seat)
    if kind in ("discover", "place"):
        return _explores(s, seat, option, plan)
    if kind == "revisit":
        return _again(s, seat, option.data)
    if kind == "trade":
        return BARGAIN if economy.wanted_rate(s, seat) is not None else 0.0
    if kind == "give":
        return sharing.DUE if sharing.gives(s, seat) else 0.0
    if kind == "play":
        return card_worth(option)
    if kind == "use-building" and option.refs[-1].startswith(SALE):
        return 0.0
    if kind in ("unit-ability", "use-building"):
        return ABILITY
    if kind.startswith("rule-"):
        return sum(hear(s, seat, option) for hear in s.map.listening(occasions.urges))
    return 0.0


def _explores(s: State, seat: int, option: Option, plan: Plan) -> float:
    """What it is worth to turn up a tile or to place one."""
    if not economy.rounds_left(s):
        return 0.0
    if option.kind == "place":
        return EXPLORING
    hero, tile = option.data
    at = s.map.realms[seat].heroes[hero]
    return 2 + (Horizon(s, seat, plan).turning(at, tile) if at is not None else EXPLORING)


def _again(s: State, seat: int, hero: int) -> float:
    """What another visit of the Field is worth on which a hero stands."""
    at = s.map.realms[seat].heroes[hero]
    if at is None:
        return 0.0
    post = field(s, at).location == Ground.TRADING_POST
    return max(trading(s, seat) if post else 0.0, lure(s, seat, at))


# ---- the smaller questions ----


def _ambush(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The strongest army meets those who fall upon everybody."""
    return max(options, key=lambda option: power(s.players[option.data].troops))


def _refresh(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Cards that serve a spell go while there is none: others come in their place."""
    hand = s.players[seat].hand
    casts = any(CARDS[card].kind in ("spell", "specialty") for card in hand)
    for option in options:
        if option.kind == "discard" and not casts and option.refs[0] in IDLE:
            return option
    if options[-1].kind == "enough":
        return options[-1]
    return max(options, key=lambda o: o.refs[0] in IDLE)


def _by_rover(s: State) -> bool:
    """Whether an army without a player attacks."""
    trip = s.map.trip
    return trip is not None and trip.seat < 0


def _defend(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    if not _by_rover(s):
        return ANSWERS["defend"](s, seat, options)
    return options[0] if homeland.defends(s, seat) else options[-1]


def _give_up(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    if not _by_rover(s):
        return ANSWERS["give-up"](s, seat, options)
    return options[0] if homeland.stands(s, seat) else options[-1]


def _population(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What makes the army grow most for its price."""
    best, most = options[-1], 0.0
    for option in options:
        if option.kind in WARES and isinstance(option.data, Ware):
            value = economy.ware_worth(s, seat, option)
            if value > most:
                best, most = option, value
    return best


def _town(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Whatever could be bought anyway."""
    best, most = options[-1], 0.0
    for option in options:
        if option.kind in ("build", "population"):
            value = _value(s, seat, option)
            if value > most:
                best, most = option, value
    return best


def _settlement(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """A Pack or income, whichever makes more of the budget."""
    first = s.map.trip is None or not s.map.mark(s.map.trip.to).taken
    army = s.players[seat].troops

    def worth(option: Option) -> float:
        if option.kind == "reinforce":
            price = Cost(-option.data.cost.gold)
            return economy.judged(
                s, seat, price, troops=economy.grown(army, option.data.unit, True)
            )
        if option.kind == "raise-income":
            step = SPACE[option.data]
            return economy.judged(s, seat, step if first else Cost(), step)
        return 0.0

    return max(options, key=worth)


def _rotate(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """So that as much as possible lies near."""
    board = s.map.board
    before = board.tiles
    tile = next(n for n, p in enumerate(before) if f"tile:{name_of(p.centre)}" in options[0].refs)
    best, most = options[0], -1.0
    for option in options:
        board.turn(tile, option.data)
        value = sum(prospects(s, seat, hero) for hero in Leader)
        if value > most:
            best, most = option, value
    board.turn(tile, before[tile].rotation)
    return best


def _taxes(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Of what a building offers: resources by the budget, else what comes first."""

    def worth(option: Option) -> float:
        name, _, amount = "".join(option.refs[-1:]).partition(":")[2].partition("-")
        if name not in SPACE or not amount.isdigit():
            return 0.0
        return economy.judged(s, seat, Cost(**{name: int(amount)}))

    return max(options, key=worth)


def _gift(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What both have more of than the giver alone."""
    return sharing.gift(s, seat, options) or options[-1]


def _enough(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Nothing, where there would be no end to it."""
    return options[-1]


def _post(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    if trade.GIVE in options and sharing.gives(s, seat):
        return trade.GIVE
    if economy.wanted_rate(s, seat) is not None:
        for option in options:
            if option.kind == "trade":
                return option
    return options[-1]


def _exchange(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    rate = economy.wanted_rate(s, seat)
    return next((o for o in options if rate is not None and o.data == rate), options[-1])


def _pay_part(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """In kind what no building needs."""
    if "gold" in options[0].refs[0]:
        return options[0]
    name = options[0].refs[0].partition(":")[2]
    wanted = economy.next_building(s, seat)
    need = getattr(wanted.cost, name) if wanted is not None else 0
    spare = max(0, getattr(s.players[seat], name) - need)
    fit = [option for option in options if option.data <= spare]
    return fit[-1] if fit else options[0]


_ANSWERS: Final[dict[str, Answer]] = {
    "ambush": _ambush,
    "building": _taxes,
    "defend": _defend,
    "give-up": _give_up,
    "refresh": _refresh,
    "rotate": _rotate,
    "population": _population,
    "announced": _town,
    "closing": _town,
    "may-reinforce": _population,
    "settlement": _settlement,
    "trading-post": _post,
    "exchange": _exchange,
    "gift": _gift,
    "share": _gift,
    "swap-card": _enough,
    "pay-part": _pay_part,
}
