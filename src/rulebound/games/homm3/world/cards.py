"""Playing cards on the map: in the own turn, or when a card says so (H3-5.20 ff.)."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3 import decks
from rulebound.games.homm3.cards.base import (
    CARDS,
    CAST,
    PERMANENT,
    SPECIALTY,
    SPELLCARD,
    TURN,
    Card,
    Effect,
    Play,
)
from rulebound.games.homm3.combat.playable import (
    MORALE_DRAW,
    MORALE_EXCHANGE,
    PUT_AWAY,
    hand_ways,
    play_option,
    ways,
)
from rulebound.games.homm3.combat.windows import PASS
from rulebound.games.homm3.players import POSITIVE, Cards
from rulebound.games.homm3.state import Casting, State
from rulebound.games.homm3.world.world import Lasting, Realm, World

NO_SIDE: Final = -1
"""The side of a card that is played outside combat."""


class MapPlay(Play):
    """A card that is being played on the map."""

    __slots__ = ("number",)

    def __init__(self, s: State, seat: int, card: Card, effect: Effect) -> None:
        super().__init__(s, NO_SIDE, card, effect)
        self.number = seat

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
        return -1

    @property
    def just_cast(self) -> Casting | None:
        return self.s.map.casting

    @property
    def on_map(self) -> bool:
        return True

    def last(self, what: str, amount: int = 0, *, lies: bool = True) -> None:
        """The card stays in play until it is used up, or its owner's next turn begins."""
        self.realm.lasting += (Lasting(self.card.id, what, amount, lies),)
        self.laid = self.laid or lies
        self.s.tell("lasts", card=self.card.id, unit="", what=what)


def lasting(s: State, seat: int, what: str) -> int:
    """The sum of what Ongoing cards of a player add."""
    return sum(e.amount for e in s.map.realms[seat].lasting if e.what == what)


def use_up(s: State, seat: int, what: str) -> None:
    """Ongoing cards that have done their work are discarded (H3-5.24)."""
    realm = s.map.realms[seat]
    for effect in realm.lasting:
        if effect.what == what and effect.lies:
            s.players[seat].discard += (effect.card,)
    realm.lasting = tuple(e for e in realm.lasting if e.what != what)


def end_lasting(s: State, seat: int) -> None:
    """H3-3.15: expired Ongoing cards are discarded as the own turn begins."""
    for what in {e.what for e in s.map.realms[seat].lasting}:
        use_up(s, seat, what)


# ---- what can be played ----


def power_for(s: State, seat: int, card: Card) -> int:
    """The power that a spell or specialty would have now."""
    power = s.map.power
    if card.kind == SPELLCARD:
        power += lasting(s, seat, "next_power")
        permanent = s.players[seat].permanent
        if permanent and any(school in CARDS[permanent].schools for school in card.schools):
            power += 1
    return power


def fits(s: State, seat: int, card: Card, effect: Effect) -> bool:
    player = s.players[seat]
    if effect.expert and not player.experts:
        return False
    if effect.discards and effect.discards >= len(player.hand):
        return False
    if card.faction and card.faction != player.faction:
        return False
    return effect.targets is None and effect.can(MapPlay(s, seat, card, effect))


def _served_by_power(s: State, seat: int) -> Cards:
    """Hand cards that could do more with more power."""
    found: Cards = ()
    hand = s.players[seat].hand
    for card, _, effect in hand_ways(hand, TURN):
        if effect.cost <= power_for(s, seat, card) or card.id in found:
            continue
        if fits(s, seat, card, effect):
            found += (card.id,) * hand.count(card.id)
    return found


def plays(s: State, seat: int, moment: str) -> Iterator[Option]:
    """The cards that a player can play on the map at a moment, and the morale token."""
    player = s.players[seat]
    served: Cards | None = None
    for card, index, effect in hand_ways(player.hand, moment):
        if effect.cost > power_for(s, seat, card) or not fits(s, seat, card, effect):
            continue
        if effect.power:
            if served is None:
                served = _served_by_power(s, seat)
            if len(served) <= (card.id in served):
                continue
        yield play_option(card.id, index)
    if player.permanent and moment == TURN:
        yield from _permanent_plays(s, seat)
    if player.morale == POSITIVE and moment == TURN:  # W-MORALE
        if player.deck or player.discard:
            yield MORALE_DRAW
        if player.hand:
            yield MORALE_EXCHANGE


def _permanent_plays(s: State, seat: int) -> Iterator[Option]:
    card = CARDS[s.players[seat].permanent]
    for index, effect in ways(card.id, TURN, in_play=True):
        if card.id not in s.map.realms[seat].used and fits(s, seat, card, effect):
            yield Option("use", (f"card:{card.id}", f"mode:{effect.mode}"), data=(card.id, index))
    yield Option("use", (f"card:{card.id}", "mode:put-away"), data=(card.id, PUT_AWAY))


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
        s.tell("power-lost", seat=w.active, power=w.power)
    w.power, w.chain = 0, ()


def carry_out(s: State, seat: int, option: Option) -> Flow[None]:
    """Something out of :func:`plays`."""
    if option.kind == "morale":
        close_chain(s)
        yield from spend_morale(s, seat, option)
    elif option.kind == "use":
        close_chain(s)
        yield from _use_permanent(s, seat, *option.data)
    else:
        yield from play_card(s, seat, *option.data)


def spend_morale(s: State, seat: int, option: Option) -> Flow[None]:
    """H3-3.33: draw a card, or exchange any number."""
    s.players[seat].morale = 0
    s.tell("spent-morale", seat=seat, use=option.refs[0].partition(":")[2])
    if option is MORALE_DRAW:
        decks.draw(s, seat)
    else:
        count = yield from decks.choose_discards(s, seat)
        decks.draw(s, seat, count)


def _use_permanent(s: State, seat: int, id_: str, index: int) -> Flow[None]:
    player = s.players[seat]
    if index == PUT_AWAY:
        player.permanent = ""
        player.discard += (id_,)
        s.tell("discarded", seat=seat, card=id_)
        return
    fx = MapPlay(s, seat, CARDS[id_], CARDS[id_].effects[index])
    s.map.realms[seat].used += (id_,)
    if fx.effect.expert:
        player.experts -= 1
    s.tell("used", seat=seat, card=id_)
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
    s.tell("played", seat=seat, card=id_, mode=effect.mode)
    fx = MapPlay(s, seat, card, effect)
    if effect.discards:
        yield from decks.choose_discard(s, seat, effect.discards)
    if effect.power:
        w.power += effect.power
        w.chain += (id_,)
        yield from effect.do(fx)
        _lay_down(s, fx)
        return
    if effect.casts:
        yield from _cast(s, fx)
        return
    if card.kind == SPECIALTY and effect.cost:
        fx.casting = _casting(s, fx)
        w.power, w.chain = 0, ()
    elif w.casting is None:  # Knowledge answers a spell and leaves the chain alone
        close_chain(s)
    if effect.aim is not None:
        yield from effect.aim(fx)
    yield from effect.do(fx)
    _lay_down(s, fx)


def _casting(s: State, fx: MapPlay) -> Casting:
    school = fx.card.schools[0] if len(fx.card.schools) == 1 else ""
    power = power_for(s, fx.number, fx.card)
    return Casting(fx.card.id, fx.side, fx.grade, power, school, helpers=s.map.chain)


def _cast(s: State, fx: MapPlay) -> Flow[None]:
    """Cast a spell that has left the hand; outside combat there is no limit (H3-5.50)."""
    w = s.map
    fx.casting = w.casting = casting = _casting(s, fx)
    w.power, w.chain = 0, ()
    use_up(s, fx.number, "next_power")
    if fx.effect.aim is not None:
        yield from fx.effect.aim(fx)
    s.tell("cast", seat=fx.number, card=fx.card.id, power=casting.power, units=[])
    yield from fx.effect.do(fx)
    yield from offer(s, fx.number, CAST)  # W-AFTERCAST
    w.casting = None
    if casting.returns:
        decks.gain_card(s, fx.number, fx.card.id)
        s.tell("returned", seat=fx.number, card=fx.card.id)
    else:
        _lay_down(s, fx)


def _lay_down(s: State, fx: MapPlay) -> None:
    """Where a used card goes (H3-5.3)."""
    player = fx.player
    if fx.effect.timing == PERMANENT:
        if player.permanent:
            player.discard += (player.permanent,)
        player.permanent = fx.card.id
    elif fx.laid:
        pass
    elif fx.effect.removed:
        player.removed += (fx.card.id,)
    elif fx.effect.kept:
        decks.gain_card(s, fx.number, fx.card.id)
    else:
        player.discard += (fx.card.id,)
