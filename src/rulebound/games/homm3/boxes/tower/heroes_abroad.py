"""Heroes of other factions, and their Specialties (H3-5.60), in the Tower box."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.finds import turns_over
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, graded, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import lies_on, softens
from rulebound.games.homm3.boxes.core.abilities import necromancy
from rulebound.games.homm3.boxes.core.necropolis.heroes import horde
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import ON_MAP, Effect, Mode, Moment, Play, Timing
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.ways import defense, gain, lasting, twice_for
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import Tier, UnitType, face
from rulebound.games.homm3.model.log.cards import Took
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_card

# ---- Castle ----

hero("lord_haart_castle", Faction.CASTLE, "might", (2, 2, 1, 1), "estates", BOX)
specialties(
    "lord_haart_castle",
    (gain(Mode.BASIC, gold=2),),
    (gain(Mode.BASIC, gold=3),),
    (gain(Mode.BASIC, gold=5),),
)

# ---- Dungeon ----


def _saves(fx: Play) -> Flow[None]:
    """Only the damage of an attack can be nullified; the unit does not strike back (H3-10.61)."""
    assert fx.attack is not None
    fx.attack.cancelled = True
    return
    yield


hero("jeddite", Faction.DUNGEON, "magic", (0, 0, 3, 2), "sorcery", BOX)
specialties(
    "jeddite",
    (turns_over(Mode.BASIC, 3),),
    graded((0, 1, 2), _saves, frozenset((Moment.LETHAL,)), targets.up_to_tier(targets.attacked)),
    (turns_over(Mode.BASIC, 4),),
)

# ---- Necropolis ----

_KNIGHTS: Final = twice_for("dread_knights")
hero("lord_haart_necropolis", Faction.NECROPOLIS, "might", (1, 2, 2, 1), "necromancy", BOX)
specialties(
    "lord_haart_necropolis",
    (softens(Mode.BASIC, 1, _KNIGHTS),),
    (lies_on(Mode.BASIC, (("answered_lower", 1),)),),
    (softens(Mode.BASIC, 2, _KNIGHTS),),
)
hero("vidomina", Faction.NECROPOLIS, "magic", (1, 0, 2, 2), "necromancy", BOX)
specialties(
    "vidomina",
    (necromancy(Mode.BASIC, Tier.SILVER),),
    (horde("necropolis_skeletons", face(UnitType.GROUND, (3, 1, 2, 6), None)),),
    (necromancy(Mode.BASIC, Tier.GOLD),),
)

# ---- Rampart ----

_UNICORNS: Final = twice_for("unicorns")
hero("clancy", Faction.RAMPART, "might", (1, 3, 1, 1), "pathfinding", BOX)
specialties(
    "clancy",
    attack_or_defense(_UNICORNS),
    (lasting(Mode.BASIC, "initiative", 1, _UNICORNS),),
    (lies_on(Mode.BASIC, (("ward", 1),), double=_UNICORNS),),
)
hero("mephala", Faction.RAMPART, "might", (1, 3, 1, 1), "leadership", BOX)
specialties(
    "mephala",
    (defense(Mode.BASIC, 2),),
    (defense(Mode.BASIC, 3),),
    (defense(Mode.BASIC, 4),),
)

# ---- Fortress ----

_BASILISKS: Final = twice_for("basilisks")
hero("bron", Faction.FORTRESS, "might", (0, 4, 1, 1), "resistance", BOX)
specialties(
    "bron",
    attack_or_defense(_BASILISKS),
    (lasting(Mode.BASIC, "health", 1, _BASILISKS),),
    (lasting(Mode.BASIC, "initiative", 2, _BASILISKS),),
)
DISCARDED: Final = 3
"""Hand cards that pay for an Artifact, if none leaves the game."""


@mapped
def _can_pay(fx: MapPlay) -> bool:
    deck = fx.s.decks["artifact"]
    return len(fx.player.hand) > 1 and bool(deck.cards or deck.discard)


@mapped
def _trade_for_artifact(fx: MapPlay) -> Flow[None]:
    s, seat = fx.s, fx.number

    def build() -> tuple[Option, ...]:
        found = [Option("remove-one", (), data=1)]
        if len(fx.player.hand) >= DISCARDED:
            found.append(Option("discard-three", (), data=DISCARDED))
        return tuple(found)

    option = yield from ask(seat, Text("homm3-ask-artifact-price", {"card": fx.card.id}), build)
    if option.data == 1:
        prompt = Text("homm3-ask-give-away", {"card": fx.card.id})
        gone = yield from pick_card(seat, prompt, lambda: fx.player.hand, "remove")
        decks.remove_from_hand(s, seat, gone)
    else:
        yield from decks.choose_discard(s, seat, DISCARDED)
    card = decks.take_top(s, "artifact")
    if card is not None:
        s.tell(Took, seat=seat, deck="artifact", card=card)
        decks.earn_card(s, seat, card)


hero("tazar", Faction.FORTRESS, "might", (0, 4, 1, 1), "armorer", BOX)
specialties(
    "tazar",
    (defense(Mode.BASIC, 2),),
    (lasting(Mode.BASIC, "defense", 1),),
    (Effect(Mode.BASIC, Timing.MAP, _trade_for_artifact, ON_MAP, _can_pay),),
)
