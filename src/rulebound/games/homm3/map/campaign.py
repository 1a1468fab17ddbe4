"""Campaigns: what goes on to the next part (H3-12.10, H3-12.11)."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from rulebound.core.errors import BadOption
from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.scenario import Part, Scenario, TroopId
from rulebound.games.homm3.map.scenario_reading import faults, shipped
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import Carried
from rulebound.games.homm3.model.players import Cards, Player, Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import pick_card

KEPT: Final = 5
"""Other cards that go on besides the Statistic cards and the level-I Specialty."""
SHARED: Final = (CardKind.ABILITY, CardKind.SPELLCARD, CardKind.ARTIFACT)
"""Kinds of cards of which the boxes hold a certain number."""
LONGEST: Final = 400
"""More of what is wrong is not told."""


def _card(value: object) -> object:
    if not isinstance(value, str) or value not in CARDS:
        raise ValueError("there is no such card")
    return value


def _hero(value: object) -> object:
    if not isinstance(value, str) or value not in HEROES:
        raise ValueError("there is no such hero")
    return value


class Resources(Part):
    gold: int = Field(ge=0, le=9999)
    materials: int = Field(ge=0, le=9999)
    valuables: int = Field(ge=0, le=9999)


class Carry(Part):
    """What a won part leaves to the next one: the option ``carry``."""

    part: str = Field(max_length=60)
    """The part that was won."""
    hero: Annotated[str, BeforeValidator(_hero)]
    level: int = Field(ge=1, le=7)
    """The level that was reached; the hero begins again at level 1."""
    deck: tuple[Annotated[str, BeforeValidator(_card)], ...] = Field(max_length=80, strict=False)
    army: tuple[TroopId, ...] = Field(max_length=40, strict=False)
    resources: Resources

    @model_validator(mode="after")
    def _fits(self) -> "Carry":
        first = f"{self.hero}_1"
        specialties = [card for card in self.deck if CARDS[card].kind == CardKind.SPECIALTY]
        if specialties != [first]:
            raise ValueError(f"of the Specialties the deck holds {first} and no other")
        others = [
            card
            for card in self.deck
            if CARDS[card].kind not in (CardKind.SPECIALTY, CardKind.STATISTIC)
        ]
        if len(others) > KEPT:
            raise ValueError(f"{len(others)} other cards are too many; {KEPT} go on")
        for card, count in Counter(others).items():
            if CARDS[card].kind in SHARED and count > CARDS[card].copies_in():
                raise ValueError(f"there are not {count} cards {card}")
        faction = HEROES[self.hero].faction
        for troop in self.army:
            if KINDS[troop.kind].faction not in (faction, "neutral"):
                raise ValueError(f"{troop.kind} cannot follow a hero of the {faction}")
        for kind, count in Counter(troop.kind for troop in self.army).items():
            if count > KINDS[kind].copies_in():
                raise ValueError(f"there are not {count} cards {kind}")
        return self


# ---- the next part begins ----


def carried(options: Mapping[str, Any], scenario: Scenario) -> Carry | None:
    """What the part before has left, checked; ``None``: the scenario begins from the start."""
    value = options["carry"]
    if not isinstance(value, Mapping):
        raise BadOption("option 'carry' must be a table")
    if not value:
        return None
    if not scenario.start.carried:
        raise BadOption(f"option 'carry': {scenario.id} is not the next part of anything")
    try:
        carry = Carry.model_validate(dict(value))
    except ValidationError as error:
        raise BadOption(("option 'carry': " + "; ".join(faults(error)))[:LONGEST]) from None
    before = shipped().get(carry.part)
    if before is not None and before.next != scenario.id:
        raise BadOption(f"option 'carry': {scenario.id} does not follow {carry.part}")
    wanted = scenario.start.faction
    if wanted and HEROES[carry.hero].faction != wanted:
        raise BadOption(f"option 'carry': {carry.hero} is no hero of the {wanted}")
    return carry


def unpack(s: State, seat: int, carry: Carry, what: Collection[str]) -> None:
    """Deck, army and resources of the part before; setup steps 11 to 13 are skipped."""
    player = s.players[seat]
    player.hero = carry.hero
    cards = carry.deck if "deck" in what else HEROES[carry.hero].starting_deck
    for card in cards:
        if CARDS[card].kind in SHARED:
            decks.take_out(s, CARDS[card].kind, card)
    player.deck = s.rng.shuffled(cards)
    if "army" in what:
        player.troops = carry.army
        for kind in (KINDS[troop.kind] for troop in carry.army):
            if kind.faction == "neutral":
                decks.take_out(s, TIERS[kind.tier], kind.id)
    if "resources" in what:
        player.gold = carry.resources.gold
        player.materials = carry.resources.materials
        player.valuables = carry.resources.valuables


# ---- a part is won ----


def goes_on(s: State, winners: Collection[int]) -> bool:
    """Whether something has to be chosen for the next part before the match is over."""
    return bool(winners) and s.map.mode == "campaign" and bool(s.map.scenario.next)


def pack(s: State) -> Flow[None]:
    """The winner chooses what the next starting deck consists of; then the match is over."""
    w = s.map
    seat = w.seats()[0]
    player = s.players[seat]
    for hear in w.listening(occasions.part_ends):
        yield from hear(s, seat)
    _lay_out(s, seat)
    for left in range(min(KEPT, len(player.hand)), 0, -1):
        if len(player.hand) > left:
            prompt = Text("homm3-ask-carry", {"left": left})
            card = yield from pick_card(seat, prompt, lambda: player.hand, "carry")
        else:
            card = player.hand[0]
        player.hand = decks.without(player.hand, card)
        player.deck += (card,)
    player.known = player.hand
    w.carry = _packed(w.scenario.id, player)
    s.tell(Carried, seat=seat, cards=list(player.deck))
    s.result = w.verdict


def _lay_out(s: State, seat: int) -> None:
    """All cards face up: what goes on in any case is the deck, what can be chosen is the hand."""
    player, realm = s.players[seat], s.map.realms[seat]
    cards = _all_cards(player, tuple(effect.card for effect in realm.lasting if effect.lies))
    player.deck = (
        *(card for card in cards if CARDS[card].kind == CardKind.STATISTIC),
        f"{player.hero}_1",
    )
    others = (
        card for card in cards if CARDS[card].kind not in (CardKind.STATISTIC, CardKind.SPECIALTY)
    )
    player.hand = player.known = tuple(others)
    player.discard = player.secret = ()
    player.permanent = ""
    realm.lasting = ()


def _all_cards(player: Player, in_play: Cards) -> Cards:
    """H3-12.11: in deck, hand, discard pile and play."""
    permanent = (player.permanent,) if player.permanent else ()
    cards = player.deck + player.hand + player.discard + permanent + in_play
    return tuple(sorted(cards))


def _packed(part: str, player: Player) -> dict[str, Any]:
    """As JSON has it: :class:`Carry` reads it again."""
    return {
        "part": part,
        "hero": player.hero,
        "level": player.level,
        "deck": sorted(player.deck),
        "army": [_name(troop) for troop in player.troops],
        "resources": {
            "gold": player.gold,
            "materials": player.materials,
            "valuables": player.valuables,
        },
    }


def _name(troop: Troop) -> str:
    return f"{troop.kind}+" if troop.pack else troop.kind
