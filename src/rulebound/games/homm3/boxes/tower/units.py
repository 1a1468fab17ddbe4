"""Tower."""

from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.unit_effects import whose_deck
from rulebound.games.homm3.boxes.common.unit_rules import (
    NO_ADJACENT_PENALTY,
    NO_PENALTIES,
    NO_RETALIATION,
    spell_damage_less,
)
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import Ongoing, Unit
from rulebound.games.homm3.model.kinds import Ability, Other, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.log.cards import Discarded, Returned
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import confirm, pick_card

IGNORES_ONGOING_SPELLS: Final = Ability(
    "ignores-ongoing-spells", immune=lambda harm: harm.lasts and harm.source == "spell"
)
IGNORES_ONGOING: Final = Ability("ignores-ongoing", immune=lambda harm: harm.lasts)


def _raise_first_spell(s: State, u: Unit) -> Flow[None]:
    """Nothing if a spell has been cast in this combat round already."""
    b = s.fight
    army = b.armies[u.side]
    if army.hero and not army.casts:
        b.ongoing += (Ongoing(u.kind.id, u.side, -1, "next_power", 1, b.round, lies=False),)
    return
    yield


RAISES_FIRST_SPELL: Final = Ability(
    "raises-first-spell", When.ACTIVATION, (("count", 1),), activates=_raise_first_spell
)


# ---- Genies: cards from the top of the deck ----

GRANTED_FROM: Final = 3


def _has_deck(s: State, u: Unit) -> bool:
    number = whose_deck(s, u)
    return number >= 0 and bool(s.players[number].deck or s.players[number].discard)


def _turn_over(s: State, seat: int, seen: int) -> bool:
    """Discard the top card. A new deck is made without the cards discarded so far."""
    p = s.players[seat]
    if not p.deck:
        old = p.discard[: len(p.discard) - seen]
        if not old:
            return False
        p.discard = p.discard[len(old) :]
        p.deck = s.rng.shuffled(old)
    card = p.deck[-1]
    p.deck = p.deck[:-1]
    p.discard += (card,)
    decks.reveal(p, card)
    s.sealed += 1
    s.tell(Discarded, seat=seat, card=card)
    return True


def _take_spell(s: State, u: Unit, seen: int) -> Flow[None]:
    """One of the cards just discarded comes to the hand."""
    army = s.fight.armies[u.side]
    p = s.players[army.player]

    def spells() -> list[str]:
        return [card for card in p.discard[len(p.discard) - seen :] if CARDS[card].is_spell]

    if spells():
        prompt = Text("homm3-ask-grant", {"unit": u.name})
        card = yield from pick_card(army.seat, prompt, spells, "keep")
        p.discard = decks.without(p.discard, card)
        decks.gain_card(s, army.player, card)
        s.tell(Returned, seat=army.player, card=card)


def _grant(s: State, u: Unit) -> Flow[None]:
    seat = s.fight.armies[u.side].player
    seen = 0
    while seen < GRANTED_FROM and _turn_over(s, seat, seen):
        seen += 1
    yield from _take_spell(s, u, seen)


def _grant_attacking(s: State, u: Unit, target: Unit) -> Flow[None]:
    if not _has_deck(s, u):
        return
    army = s.fight.armies[u.side]
    seen = 0
    while seen < GRANTED_FROM:
        prompt = Text("homm3-ask-turn-over", {"unit": u.name, "left": GRANTED_FROM - seen})
        if not (yield from confirm(army.seat, prompt, "turn-over")):
            break
        if not _turn_over(s, army.player, seen):
            break
        seen += 1
    yield from _take_spell(s, u, seen)


GRANTS_A_SPELL: Final = Ability(
    "grants-a-spell", When.OTHER, (("count", GRANTED_FROM),), other=Other(_has_deck, _grant)
)
GRANTS_A_SPELL_ATTACKING: Final = Ability(
    "grants-a-spell-attacking", When.ATTACK, (("count", GRANTED_FROM),), declares=_grant_attacking
)

unit(
    "tower_gremlins",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 2, 4), gold(0)),
    face(UnitType.RANGED, (2, 0, 2, 5), gold(2)),
    box=BOX,
)
unit(
    "tower_gargoyles",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 1, 3, 6), gold(3), IGNORES_ONGOING_SPELLS),
    face(UnitType.FLYING, (3, 1, 3, 9), gold(4), IGNORES_ONGOING_SPELLS),
    box=BOX,
)
unit(
    "tower_iron_golems",
    Tier.BRONZE,
    face(UnitType.GROUND, (3, 1, 3, 4), gold(4), spell_damage_less(1)),
    face(UnitType.GROUND, (3, 2, 3, 5), gold(7), spell_damage_less(2)),
    box=BOX,
    traits=("golems",),
)
unit(
    "tower_magi",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 4, 5), gold(6), NO_PENALTIES),
    face(UnitType.RANGED, (4, 1, 4, 6), gold(11), NO_PENALTIES, RAISES_FIRST_SPELL),
    box=BOX,
)
unit(
    "tower_genies",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 6, 7), gold(8), GRANTS_A_SPELL),
    face(UnitType.FLYING, (4, 1, 6, 8), gold(12), GRANTS_A_SPELL_ATTACKING),
    box=BOX,
)
unit(
    "tower_nagas",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 7, 6), gold(13), NO_RETALIATION),
    face(UnitType.GROUND, (6, 2, 7, 8), gold(18, 1), NO_RETALIATION),
    box=BOX,
)
unit(
    "tower_titans",
    Tier.GOLD,
    face(UnitType.GROUND, (6, 3, 8, 7), gold(18, 1), IGNORES_ONGOING),
    face(UnitType.RANGED, (6, 3, 8, 11), gold(32, 2), IGNORES_ONGOING, NO_ADJACENT_PENALTY),
    box=BOX,
)
