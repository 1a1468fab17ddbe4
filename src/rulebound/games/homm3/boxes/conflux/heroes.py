"""Heroes and their Specialties (H3-5.60) of the Conflux."""

from collections import Counter
from typing import Final

from rulebound.core.flow import Flow, Text, plain
from rulebound.games.homm3.boxes.common.casting import may_cast
from rulebound.games.homm3.boxes.common.finds import can_search, fetches
from rulebound.games.homm3.boxes.common.spaces import fire_wall
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    ON_MAP,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.map import experience, resources, unit_decks
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.ways import (
    attack,
    draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, confirm

_MAGMA: Final = twice_for("magma_elementals")
hero("erdamon", Faction.CONFLUX, "might", (3, 1, 1, 1), "estates", BOX)
specialties(
    "erdamon",
    attack_or_defense(_MAGMA),
    (lasting(Mode.BASIC, "initiative", 1, _MAGMA),),
    (attack(Mode.TOP, 2), lasting(Mode.BOTTOM, "initiative", 3)),
)

_MAGIC: Final = twice_for("magic_elementals")
hero("monere", Faction.CONFLUX, "might", (3, 1, 1, 1), "logistics", BOX)
specialties(
    "monere",
    attack_or_defense(_MAGIC),
    (lasting(Mode.BASIC, "initiative", 1, _MAGIC),),
    (attack(Mode.TOP, 2), power(2, Mode.BOTTOM)),
)
hero("luna", Faction.CONFLUX, "magic", (0, 0, 2, 3), "basic_fire_magic", BOX)
specialties(
    "luna",
    (fire_wall(Mode.BASIC, 1),),
    (fetches(Mode.TOP), power(2, Mode.BOTTOM)),
    (fire_wall(Mode.BASIC, 3),),
)


# ---- Tarnum ----


def _look_for_spell(fx: Play) -> Flow[None]:
    """Search (1); the card found may leave the game instead."""
    found = yield from _found(fx)
    for card in found:
        prompt = Text("homm3-ask-remove-found", {"card": card})
        if (yield from confirm(fx.seat, prompt, "remove-this")):
            decks.remove_from_hand(fx.s, fx.owner, card)


def _found(fx: Play) -> Flow[list[str]]:
    """The card that a Search (1) of the Spell deck brings to the hand."""
    before = Counter(fx.player.hand)
    yield from experience.search(fx.s, fx.owner, "spell", 1)
    return list((Counter(fx.player.hand) - before).elements())


ENCHANTERS: Final = "neutral_enchanters"
PRICE: Final = Cost(10)


@mapped
def _can_hire(fx: MapPlay) -> bool:
    deck = fx.s.decks["gold"]
    return (
        resources.has(fx.s, fx.number, PRICE)
        and Troop(ENCHANTERS) not in fx.player.troops
        and ENCHANTERS in deck.cards + deck.discard
    )


@mapped
def _hire(fx: MapPlay) -> Flow[None]:
    resources.pay(fx.s, fx.number, PRICE)
    decks.take_out(fx.s, "gold", ENCHANTERS)
    fx.s.decks["gold"] = fx.s.decks["gold"]._replace(
        cards=fx.s.rng.shuffled(fx.s.decks["gold"].cards)
    )
    unit_decks.add_troop(fx.s, fx.number, Troop(ENCHANTERS))
    return
    yield


def _cast_two(fx: Play) -> Flow[None]:
    """What is cast goes back to the Spell deck or its discards; what is not is kept."""
    spells: list[str] = []
    for _ in range(2):
        spells += yield from _found(fx)
    if fx.on_map:
        return
    for card in spells:
        if card in fx.player.hand and (yield from may_cast(fx, card, 1)):
            yield from _put_back(fx, card)


def _put_back(fx: Play, card: str) -> Flow[None]:
    player = fx.player
    if card not in player.discard:  # it lasts, or it has come back to the hand
        return
    player.discard = decks.without(player.discard, card)
    option = yield from ask(
        fx.seat,
        Text("homm3-ask-put-spell-back", {"card": card}),
        lambda: (plain("on-deck"), plain("on-discards")),
    )
    deck = fx.s.decks["spell"]
    if option.kind == "on-deck":
        fx.s.decks["spell"] = deck._replace(cards=(*deck.cards, card))
    else:
        decks.lay_off(fx.s, "spell", card)


def _may_search(fx: Play) -> bool:
    return can_search(fx.s, "spell")


hero("tarnum_conflux", Faction.CONFLUX, "magic", (0, 0, 2, 3), "wisdom", BOX)
specialties(
    "tarnum_conflux",
    (Effect(Mode.BASIC, Timing.INSTANT, _look_for_spell, ANYTIME, _may_search),),
    (Effect(Mode.TOP, Timing.MAP, _hire, ON_MAP, _can_hire), draw(Mode.BOTTOM)),
    (Effect(Mode.BASIC, Timing.INSTANT, _cast_two, ANYTIME, _may_search),),
)
