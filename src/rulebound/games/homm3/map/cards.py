"""Playing cards on the map: in their own turn, or when a card says so (H3-5.20 ff.)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, cast

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.combat import occasions as in_combat
from rulebound.games.homm3.combat.cards import (
    CARDS,
    Card,
    Effect,
    Moment,
    Play,
    Timing,
    nothing,
)
from rulebound.games.homm3.combat.playable import (
    CHAIN_POWER,
    PUT_AWAY,
    hand_ways,
    play_option,
    ways,
    within_means,
)
from rulebound.games.homm3.combat.windows import PASS
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.battle import Casting
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.log.cards import (
    Cast,
    Discarded,
    Lasts,
    Played,
    PowerLost,
    Returned,
    Used,
)
from rulebound.games.homm3.model.log.map import MovesOn
from rulebound.games.homm3.model.occasions import always
from rulebound.games.homm3.model.players import Cards, Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Lasting, Leader, MapPhase, Realm, World
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import ask

# Bound once: looking a member up takes longer than comparing it.
_TURN: Final = Moment.TURN
_BUYING: Final = Moment.BUYING
_PERMANENT: Final = Timing.PERMANENT
_MAIN: Final = Leader.MAIN

NO_SIDE: Final = -1
"""The side of a card that is played outside combat."""

# What Ongoing cards do on the map
LUCK: Final = "luck"
"""Each own Resource and Treasure die may be rerolled once."""
EVERY_LUCK: Final = "luck_attack"
"""Each own Attack die, too."""
CHEAPER: Final = "cheaper_unit"
"""Gold less for the next unit that is recruited or reinforced."""
WINGS: Final = "wings_{}"
"""With the hero: it flies."""
STEP: Final = "step"
"""As the turn ends a hero may step onto an Empty Field beside it."""
FORTUNE: Final = "fortune"
"""Dice that are rolled besides for the next roll; one of them counts."""
MORE_DICE: Final = "more_dice"
"""At Locations one more die is rolled and resolved."""
VALOR: Final = "valor"
"""The next loss of morale by a Field is ignored."""
BALLISTA: Final = "more_ballistas"
"""A further Ballista in the combats of this Round."""
PASSES_GUARDS: Final = "passes_guards"
"""Heroes may pass Fields with guards and enemy heroes."""
PASSES_BLOCKED: Final = "passes_blocked"
"""Heroes may pass Blocked Fields."""
PASSES_BORDERS: Final = "passes_borders"
"""Heroes may cross borders."""
EXPIRED: Final = "expired"
"""The card is of no use any more and waits to be discarded (H3-3.15)."""
_FOR_THE_TURN: Final = frozenset(
    (
        *(LUCK, EVERY_LUCK, CHEAPER, MORE_DICE, VALOR),
        *(PASSES_GUARDS, PASSES_BLOCKED, PASSES_BORDERS),
        *map(WINGS.format, HEROES),
    )
)


class MapPlay(Play):
    """A card that is being played on the map."""

    __slots__ = ("at", "foe", "hero", "number")

    def __init__(self, s: State, seat: int, card: Card, effect: Effect) -> None:
        super().__init__(s, NO_SIDE, card, effect)
        self.number = seat
        self.hero = _MAIN
        """The hero that it is for."""
        self.at: Hex = (0, 0)
        """The Field that it is about."""
        self.foe = -1

    @property
    def w(self) -> World:
        return self.s.map

    @property
    def realm(self) -> Realm:
        return self.s.map.realms[self.number]

    @property
    def seat(self) -> int:
        return self.number

    @property
    def owner(self) -> int:
        return self.number

    @property
    def enemy(self) -> int:
        return self.foe

    @property
    def just_cast(self) -> Casting | None:
        return self.s.map.casting

    @property
    def on_map(self) -> bool:
        return True

    def enemies(self) -> list[int]:
        return self.w.enemies(self.number)

    def choose_enemy(self, fitting: Callable[[Player], bool]) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(
                Option("choose-enemy", (f"seat:{seat}",), data=seat)
                for seat in self.enemies()
                if fitting(self.s.players[seat])
            )

        self.foe = yield from self.pick(build, "homm3-ask-which-enemy")

    def pick(self, options: Callable[[], tuple[Option, ...]], name: str) -> Flow[Any]:
        """One of some things of the map; ``name`` is the id of the question."""
        option = yield from ask(self.seat, Text(name, {"card": self.card.id}), options)
        return option.data

    def heroes(self) -> list[int]:
        """Their own heroes on the map: "your hero" is either of them (H3-17.25)."""
        return [hero for hero, at in enumerate(self.realm.heroes) if at is not None]

    def choose_hero(self) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(
                Option("choose-hero", (f"hero:{HEROES[n]}",), data=n) for n in self.heroes()
            )

        self.hero = yield from self.pick(build, "homm3-ask-which-hero")

    def move_on(self, amount: int) -> None:
        """More movement points for the hero this turn (H3-3.23)."""
        self.realm.add_movement(self.hero, amount)
        self.s.tell(MovesOn, seat=self.number, hero=HEROES[self.hero], amount=amount)

    def last(self, what: str, amount: int = 1, *, lies: bool = True) -> None:
        """The card stays in play until it is used up, or its owner's next turn begins."""
        last(self.s, self.number, self.card.id, what, amount, lies=lies)
        self.laid = self.laid or lies
        if lies:
            self.s.tell(Lasts, card=self.card.id, unit="", what=what)


T = TypeVar("T")


def mapped(script: Callable[[MapPlay], T]) -> Callable[[Play], T]:
    """A script of an effect that only the map offers."""
    return cast(Callable[[Play], T], script)


# ---- cards that stay in play ----


def last(s: State, seat: int, card: str, what: str, amount: int = 1, *, lies: bool = True) -> None:
    s.map.realms[seat].lasting += (Lasting(card, what, amount, lies),)


def lasting(s: State, seat: int, what: str) -> int:
    """The sum of what Ongoing cards of a player add."""
    effects = s.map.realms[seat].lasting
    return sum(e.amount for e in effects if e.what == what) if effects else 0


def use_up(s: State, seat: int, what: str) -> None:
    """Ongoing cards that have done their work are discarded (H3-5.24)."""
    realm = s.map.realms[seat]
    ended = [effect for effect in realm.lasting if effect.what == what and effect.lies]
    realm.lasting = tuple(e for e in realm.lasting if e.what != what)
    for effect in ended:
        if effect.returns:
            _return(s, seat, effect.card)
        else:
            s.players[seat].discard += (effect.card,)


def _return(s: State, seat: int, card: str) -> None:
    decks.gain_card(s, seat, card)
    s.tell(Returned, seat=seat, card=card)


def _return_later(s: State, seat: int, casting: Casting) -> None:
    """H3-5.33: an Ongoing Spell comes back when its effect ends; till then both cards stay."""
    realm = s.map.realms[seat]
    lying = [n for n, e in enumerate(realm.lasting) if e.card == casting.card and e.lies]
    held = realm.lasting[lying[-1]]._replace(returns=True)
    with_it = tuple(Lasting(card, held.what) for card in casting.bringers)
    before, after = realm.lasting[: lying[-1]], realm.lasting[lying[-1] + 1 :]
    realm.lasting = (*before, held, *after, *with_it)


def expire(s: State) -> None:
    """A turn is over, and with it what cards do "this turn"; they lie until H3-3.15."""
    for realm in s.map.realms:
        if realm.lasting:
            realm.lasting = tuple(
                e._replace(what=EXPIRED) if e.what in _FOR_THE_TURN else e for e in realm.lasting
            )


def end_lasting(s: State, seat: int) -> None:
    """H3-3.15: expired Ongoing cards are discarded as their own turn begins."""
    for what in dict.fromkeys(e.what for e in s.map.realms[seat].lasting):
        use_up(s, seat, what)


# ---- what can be played ----


def may_play(s: State, seat: int) -> bool:
    """H3-5.1: in their own turn, or in a combat of their own Main Hero."""
    if s.map.active == seat:
        return True
    return s.battle is not None and any(a.player == seat and a.hero for a in s.battle.armies)


def may_save(s: State, seat: int) -> bool:
    """The Legion is for their own turn only, not for a combat in another's (H3-17.79)."""
    return s.map.active == seat


def power_for(s: State, seat: int, card: Card) -> int:
    """The power that a spell would have now."""
    power = s.map.power
    if card.kind == CardKind.SPELLCARD:
        power += lasting(s, seat, "next_power") + sum(
            hear(s, seat, card.schools) for hear in s.listening(in_combat.spell_power)
        )
        power += max(_school_power(s, seat, school) for school in card.schools)
        if any(lasting(s, seat, f"double_{school}") for school in card.schools):
            power *= 2
    return power


def _school_power(s: State, seat: int, school: str) -> int:
    """Power that only spells of a school have."""
    permanent = s.players[seat].permanent
    own = bool(permanent) and school in CARDS[permanent].schools
    return own + lasting(s, seat, f"{CHAIN_POWER}_{school}")


def fits(s: State, seat: int, card: Card, effect: Effect) -> bool:
    """Whether this way of using a card is possible now, its moment and its power apart."""
    player = s.players[seat]
    if not within_means(player, card, effect):
        return False
    if effect.timing == _PERMANENT and player.permanent == card.id:
        return False
    return effect.can(MapPlay(s, seat, card, effect))


def served_by_power(s: State, seat: int, school: str = "") -> Cards:
    """Hand cards, of a school or any, that could do more with more power."""
    found: Cards = ()
    hand = s.players[seat].hand
    for card, _, effect in hand_ways(hand, _TURN):
        if not effect.cost or card.id in found or effect.cost <= power_for(s, seat, card):
            continue
        if school and school not in card.schools:
            continue
        if fits(s, seat, card, effect):
            found += (card.id,) * hand.count(card.id)
    return found


def plays(s: State, seat: int, moment: str) -> Iterator[Option]:
    """The cards that a player can play on the map at a moment, and the morale token."""
    if may_save(s, seat) if moment == _BUYING else may_play(s, seat):
        yield from _hand_plays(s, seat, moment)
        if moment == _TURN and s.players[seat].permanent:
            yield from _permanent_plays(s, seat)
    if moment == _TURN:
        yield from morale.uses(s.players[seat])


def _hand_plays(s: State, seat: int, moment: str) -> Iterator[Option]:
    player = s.players[seat]
    served: Cards | None = None
    for card, index, effect in hand_ways(player.hand, moment):
        if effect.cost and effect.cost > power_for(s, seat, card):
            continue
        if not fits(s, seat, card, effect):
            continue
        if effect.power and not (effect.do is not nothing and (player.deck or player.discard)):
            # Without another card that it serves the power would be lost
            if served is None:
                served = served_by_power(s, seat)
            if len(served) <= (card.id in served):
                continue
        yield play_option(card.id, index)


def _permanent_plays(s: State, seat: int) -> Iterator[Option]:
    card = CARDS[s.players[seat].permanent]
    for index, effect in ways(card.id, _TURN, in_play=True):
        if card.id not in s.map.realms[seat].used and fits(s, seat, card, effect):
            yield Telling("use", (f"card:{card.id}", f"mode:{effect.mode}"), data=(card.id, index))
    yield Telling("use", (f"card:{card.id}", "mode:put-away"), data=(card.id, PUT_AWAY))


def could_save(s: State, seat: int) -> int:
    """The gold that cards of the hand could take off the price of a unit (the Legion)."""
    hand = s.players[seat].hand
    found = [effect.saves for _, _, effect in hand_ways(hand, _BUYING)] if hand else ()
    return sum(found) if found and may_save(s, seat) else 0


def savings(s: State, seat: int, wares: Callable[[int], Iterable[Option]]) -> tuple[Option, ...]:
    """Such cards, if they change what can be bought or its price.

    ``wares``: what can be chosen, by the gold that comes off; the data of options tell prices.
    """
    less = could_save(s, seat)
    if not less or [o.data for o in wares(less)] == [o.data for o in wares(0)]:
        return ()
    return tuple(plays(s, seat, _BUYING))


def pass_over(s: State, seat: int) -> None:
    """Nothing is asked for want of cards: in a new Round the others learn that of the hand."""
    if s.map.phase == MapPhase.ROUND and s.players[seat].hand:
        s.sealed += 1


@always(occasions.searching)
def _widen_search(s: State, seat: int, deck: str) -> Flow[None]:
    yield from offer(s, seat, Moment.SEARCHING)


@always(occasions.searching_done)
def _search_again(s: State, seat: int, deck: str) -> Flow[None]:
    yield from offer(s, seat, Moment.SEARCHED)


@always(occasions.levelling)
def _learn(s: State, seat: int) -> Flow[None]:
    yield from offer(s, seat, Moment.LEVEL)


def offer(s: State, seat: int, moment: str) -> Flow[None]:
    """A window for one player: any number of cards that belong to a moment."""
    while True:
        offered = tuple(plays(s, seat, moment))
        if not offered:
            return
        option: Option = yield Decision(
            seat,
            Text(f"homm3-ask-{moment}", {"card": s.map.casting.card if s.map.casting else ""}),
            lambda: (*plays(s, seat, moment), PASS),
            (*offered, PASS),
        )
        if option is PASS:
            return
        yield from carry_out(s, seat, option)


# ---- playing ----


def close_chain(s: State) -> None:
    """Power that no spell has used is lost (H3-5.47)."""
    w = s.map
    if w.power:
        s.tell(PowerLost, seat=w.active, power=w.power)
    _end_chain(s)


def _end_chain(s: State) -> None:
    w = s.map
    w.power = 0
    if w.chain:
        w.chain = ()
        realm = w.realms[w.active]
        realm.lasting = tuple(e for e in realm.lasting if not e.what.startswith(CHAIN_POWER))


def carry_out(s: State, seat: int, option: Option) -> Flow[None]:
    """Something out of :func:`plays`."""
    if option.kind == "morale":
        close_chain(s)
        yield from morale.spend(s, seat, option)
    elif option.kind == "use":
        yield from _use_permanent(s, seat, *option.data)
    else:
        yield from play_card(s, seat, *option.data)


def _use_permanent(s: State, seat: int, id_: str, index: int) -> Flow[None]:
    player = s.players[seat]
    if index == PUT_AWAY:
        close_chain(s)
        player.permanent = ""
        player.discard += (id_,)
        s.tell(Discarded, seat=seat, card=id_)
        return
    fx = MapPlay(s, seat, CARDS[id_], CARDS[id_].effects[index])
    if not fx.effect.school:
        close_chain(s)
    s.map.realms[seat].used += (id_,)
    if fx.effect.expert:
        player.experts -= 1
    s.tell(Used, seat=seat, card=id_)
    yield from fx.effect.do(fx)


def play_card(s: State, seat: int, id_: str, index: int) -> Flow[None]:
    """Use a card from the hand in one of its ways."""
    w = s.map
    player = s.players[seat]
    card = CARDS[id_]
    effect = card.effects[index]
    decks.take_from_hand(player, id_)
    if effect.expert:
        player.experts -= 1
    s.tell(Played, seat=seat, card=id_, mode=effect.mode)
    fx = MapPlay(s, seat, card, effect)
    if effect.discards:
        yield from decks.choose_discard(s, seat, effect.discards)
    if effect.power:
        w.power += effect.power
        w.chain += (id_,)
        yield from effect.do(fx)
        fx.lay_down()
        return
    if effect.casts:
        yield from _cast(s, fx)
        return
    if w.casting is None and not effect.school:  # Knowledge answers a spell, no chain is open
        close_chain(s)
    if effect.aim is not None:
        yield from effect.aim(fx)
    yield from effect.do(fx)
    fx.lay_down()


def _casting(s: State, fx: MapPlay) -> Casting:
    school = fx.card.schools[0] if len(fx.card.schools) == 1 else ""
    power = power_for(s, fx.number, fx.card)
    return Casting(fx.card.id, fx.side, fx.grade, power, school, helpers=s.map.chain)


def _cast(s: State, fx: MapPlay) -> Flow[None]:
    """Cast a spell that has left the hand; outside combat there is no limit (H3-5.50)."""
    w = s.map
    fx.casting = w.casting = casting = _casting(s, fx)
    _end_chain(s)
    for name in ("next_power", *(f"double_{school}" for school in fx.card.schools)):
        use_up(s, fx.number, name)
    if fx.effect.aim is not None:
        yield from fx.effect.aim(fx)
    s.tell(Cast, seat=fx.number, card=fx.card.id, power=casting.power, units=[])
    yield from fx.effect.do(fx)
    casting.stays = fx.laid
    casting.returns = sum(hear(s, fx.number) for hear in s.listening(in_combat.spell_cast)) > 0
    yield from offer(s, fx.number, Moment.CAST)  # W-AFTERCAST
    w.casting = None
    if casting.returns and casting.stays:
        _return_later(s, fx.number, casting)
    elif casting.returns:
        _return(s, fx.number, fx.card.id)
    else:
        fx.lay_down()
