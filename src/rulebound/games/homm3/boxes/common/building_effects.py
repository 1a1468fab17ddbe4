"""What buildings do: the scripts that Town Boards are put together from (H3-7, Appendix A.1)."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.log import DrewUnit, PassedGate, SentAway
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import (
    gains,
    map_dice,
    occasions,
    recruiting,
    resources,
    trade,
    unit_decks,
)
from rulebound.games.homm3.map.buildings import Hook, Use, tiers
from rulebound.games.homm3.map.fields import HAVENS, field, havens, heroes_at
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost, Tier
from rulebound.games.homm3.model.log.map import MovesOn, UsedBuilding
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_card

DECLINE: Final = plain("decline")
SEARCH: Final = 2
"""How many cards most Searches look at."""


# ---- choices ----


def way(id_: str, use: Use) -> Option:
    """A use of a building as an option."""
    return Telling("use-building", (f"building:{id_}", f"use:{use.name}"), data=use)


def one_of(id_: str, *uses: Use, by_hand: bool = False) -> Hook:
    """One of some effects, of the owner's choice.

    ``by_hand``: what there is depends on the hand. Whoever holds cards is asked in any case, so
    that nobody learns from it what they are.
    """

    def do(s: State, seat: int) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(way(id_, use) for use in uses if use.can(s, seat))

        prompt = Text("homm3-ask-building", {"building": id_})
        if by_hand and s.players[seat].hand:
            option: Option = yield Decision(seat, prompt, build)
        else:
            option = yield from ask(seat, prompt, build)
        use: Use = option.data
        s.tell(UsedBuilding, seat=seat, building=id_)
        yield from use.do(s, seat)

    return do


def if_wanted(id_: str, use: Use) -> Hook:
    """An effect that its owner may decline."""

    def do(s: State, seat: int) -> Flow[None]:
        if use.can(s, seat) and (yield from _wants(s, seat, id_, use)):
            yield from use.do(s, seat)

    return do


def _wants(s: State, seat: int, id_: str, use: Use) -> Flow[bool]:
    prompt = Text("homm3-ask-building", {"building": id_})
    option: Option = yield Decision(seat, prompt, lambda: (way(id_, use), DECLINE))
    if option is DECLINE:
        return False
    s.tell(UsedBuilding, seat=seat, building=id_)
    return True


# ---- gains ----


def gain(*, gold: int = 0, materials: int = 0, valuables: int = 0) -> Hook:
    def do(s: State, seat: int) -> Flow[None]:
        decks.gain(s, seat, gold=gold, materials=materials, valuables=valuables)
        yield from ()

    return do


def gold(amount: int) -> Use:
    return Use(f"gold-{amount}", gain(gold=amount))


def draw(count: int) -> Use:
    def do(s: State, seat: int) -> Flow[None]:
        decks.draw(s, seat, count)
        yield from ()

    return Use(f"draw-{count}", do, _can_draw)


def _can_draw(s: State, seat: int) -> bool:
    return bool(s.players[seat].deck or s.players[seat].discard)


def search(deck: str, count: int = SEARCH, times: int = 1) -> Hook:
    def do(s: State, seat: int) -> Flow[None]:
        yield from gains.search(s, seat, deck, count, times=times)

    return do


GUILD_BUILT: Final = search("spell", times=2)
"""H3-7.15."""


def roll_resources(s: State, seat: int) -> Flow[None]:
    yield from map_dice.roll(s, seat, "resource")


def move_on(s: State, seat: int) -> Flow[None]:
    """A movement point for a hero of the owner's choice; it counts for this Round (H3-3.23)."""
    realm = s.map.realms[seat]

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("more-movement", (f"hero:{HEROES[hero]}",), data=hero)
            for hero in Leader
            if realm.heroes[hero] is not None
        )

    option = yield from ask(seat, Text("homm3-ask-more-movement"), build)
    realm.add_movement(option.data, 1)
    s.tell(MovesOn, seat=seat, hero=HEROES[option.data], amount=1)


def can_move_on(s: State, seat: int) -> bool:
    return s.map.realms[seat].heroes != (None, None)


def exchange_resources(s: State, seat: int) -> Flow[None]:
    """As at a Trading Post (H3-6.20)."""
    yield from trade.by_table(s, seat)


def can_exchange(s: State, seat: int) -> bool:
    return bool(trade.deals(s, seat))


# ---- artifacts ----


def artifacts(s: State, seat: int) -> list[str]:
    return [card for card in s.players[seat].hand if CARDS[card].kind == CardKind.ARTIFACT]


def holds_artifact(s: State, seat: int) -> bool:
    return bool(artifacts(s, seat))


def give_up_artifact(s: State, seat: int) -> Flow[None]:
    """It leaves the game (H3-5.5)."""
    card = yield from pick_card(
        seat, Text("homm3-ask-give-up-artifact"), lambda: artifacts(s, seat), "give-up-artifact"
    )
    decks.remove_from_hand(s, seat, card)


def sell_artifact(price: int) -> Use:
    def do(s: State, seat: int) -> Flow[None]:
        yield from give_up_artifact(s, seat)
        resources.gain(s, seat, "gold", price)

    return Use(f"sell-artifact-{price}", do, holds_artifact)


def buy_artifact(price: int) -> Use:
    cost = Cost(price)

    def do(s: State, seat: int) -> Flow[None]:
        resources.pay(s, seat, cost)
        yield from gains.search(s, seat, CardKind.ARTIFACT, SEARCH)

    return Use(f"buy-artifact-{price}", do, lambda s, seat: resources.has(s, seat, cost))


# ---- units ----


def reinforce_bronze(s: State, seat: int) -> Flow[None]:
    """A bronze unit becomes a Pack for nothing."""

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("reinforce", (f"troop:{unit}",), data=unit)
            for unit in unit_decks.reinforceable(s, seat, (Tier.BRONZE,))
        )

    option = yield from ask(seat, Text("homm3-ask-may-reinforce"), build)
    unit_decks.flip(s, seat, option.data, pack=True)


def can_reinforce_bronze(s: State, seat: int) -> bool:
    return bool(unit_decks.reinforceable(s, seat, (Tier.BRONZE,)))


def half_gold(cost: Cost) -> Cost:
    """Only gold is halved, rounded down (H3-17.76)."""
    return cost._replace(gold=cost.gold // 2)


def draw_neutral(s: State, seat: int) -> Flow[None]:
    """Draw one Neutral Unit of a tier of your Dwellings, and recruit it or not (H3-17.72)."""

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("draw-unit", (f"deck:{name}",), data=name) for name in neutral_decks(s, seat)
        )

    option = yield from ask(seat, Text("homm3-ask-draw-unit"), build)
    card = decks.take_top(s, option.data)
    assert card is not None
    s.sealed += 1
    s.tell(DrewUnit, seat=seat, troop=card)

    def price() -> Text:
        cost = recruiting.recruit_price(s, seat, card, recruiting.recruitment(card))
        return Text("homm3-ask-recruit-drawn", {"troop": card, **cost._asdict()})

    def wares(less: int) -> Iterator[Option]:
        return recruiting.recruit_options(s, seat, (card,), less=less)

    choice = yield from recruiting.buy(s, seat, price, wares, DECLINE)
    if choice is not DECLINE:
        yield from recruiting.recruit(s, seat, choice)
        return
    decks.lay_off(s, TIERS[KINDS[card].tier], card)  # H3-9.23
    s.tell(SentAway, seat=seat, troop=card)


def neutral_decks(s: State, seat: int) -> list[str]:
    """Decks of the tiers of own Dwellings; a gold one does not open the azure deck (H3-9.22)."""
    names = (TIERS[tier] for tier in tiers(s, seat))
    return [name for name in names if s.decks[name].cards or s.decks[name].discard]


def can_draw_neutral(s: State, seat: int) -> bool:
    return bool(neutral_decks(s, seat))


def free_unit(id_: str, unit: str) -> Hook:
    """A unit of your own faction for nothing: recruited, or reinforced if it is there."""
    join = Use("free-recruit", lambda s, seat: _join(s, seat, unit))
    grow = Use("free-reinforce", lambda s, seat: _grow(s, seat, unit))

    def do(s: State, seat: int) -> Flow[None]:
        troop = unit_decks.own(s, seat, unit)
        if troop is not None and troop.pack:
            return
        if troop is None and not all(
            hear(s, seat, unit) for hear in s.listening(occasions.may_recruit)
        ):
            return
        yield from if_wanted(id_, join if troop is None else grow)(s, seat)

    return do


def _join(s: State, seat: int, unit: str) -> Flow[None]:
    unit_decks.add_troop(s, seat, Troop(unit))
    yield from ()


def _grow(s: State, seat: int, unit: str) -> Flow[None]:
    unit_decks.flip(s, seat, unit, pack=True)
    yield from ()


# ---- heroes ----


def gates(s: State, seat: int) -> list[tuple[int, Hex]]:
    """Your heroes in a Town or Settlement, and free ones of yours to which they could go."""
    free = [at for at in havens(s, seat) if not heroes_at(s, at)]
    return [
        (hero, to)
        for hero, at in enumerate(s.map.realms[seat].heroes)
        if at is not None and field(s, at).location in HAVENS
        for to in free
    ]


def pass_gate(s: State, seat: int) -> Flow[None]:
    """A hero goes to another Town or Settlement of yours, without a Visit."""

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("pass-gate", (f"hero:{HEROES[hero]}", f"field:{name_of(to)}"), data=(hero, to))
            for hero, to in gates(s, seat)
        )

    option = yield from ask(seat, Text("homm3-ask-pass-gate"), build)
    hero, to = option.data
    realm = s.map.realms[seat]
    realm.stand(hero, to)
    realm.visited = (
        (to, realm.visited[Leader.SECOND])
        if hero == Leader.MAIN
        else (realm.visited[Leader.MAIN], to)
    )
    s.tell(PassedGate, seat=seat, hero=HEROES[hero], field=name_of(to))


def robbed(s: State, seat: int) -> list[int]:
    """Enemy players with cards in hand."""
    return [other for other in s.map.enemies(seat) if s.players[other].hand]


def rob(price: int) -> Use:
    """An enemy player of one's choice discards a card at random (H3-10.69, H3-14.2)."""
    cost = Cost(price)

    def do(s: State, seat: int) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(Option("rob", (f"seat:{other}",), data=other) for other in robbed(s, seat))

        option = yield from ask(seat, Text("homm3-ask-rob"), build)
        resources.pay(s, seat, cost)
        decks.discard_at_random(s, option.data)

    return Use("rob", do, lambda s, seat: resources.has(s, seat, cost) and bool(robbed(s, seat)))
