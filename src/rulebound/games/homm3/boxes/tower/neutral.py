"""Neutral units of the Tower."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.unit_attacks import (
    ATTACKS_TWO,
    SECOND_SHOT_ON_BAD_DIE,
    hurts_more,
    line_attack,
    stares,
)
from rulebound.games.homm3.boxes.common.unit_effects import (
    PARALYSES_ON_ROLL,
    PARALYSES_STRIKING_BACK,
)
from rulebound.games.homm3.boxes.common.unit_rules import (
    HOLDS_NEIGHBOURS,
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    NO_PENALTIES,
    NO_RETALIATION,
    SHRUGS_OFF,
    WEAKENS_RETALIATION,
    spell_damage_less,
    stronger_against,
)
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

unit(
    "neutral_centaurs",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 5, 7), gold(3)),
    box=BOX,
    copies=2,
)
unit(
    "neutral_dragon_flies",
    Tier.BRONZE,
    face(UnitType.FLYING, (3, 0, 3, 8), gold(7), WEAKENS_RETALIATION),
    box=BOX,
)
unit(
    "neutral_dwarves",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 3), gold(4), SHRUGS_OFF),
    box=BOX,
)
unit(
    "neutral_elves",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 6), gold(7), SECOND_SHOT_ON_BAD_DIE),
    box=BOX,
    copies=2,
)
unit(
    "neutral_gargoyles",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 1, 3, 9), gold(4), IMMUNE_TO_PARALYSIS),
    box=BOX,
)
unit(
    "neutral_gnolls",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 4), gold(3)),
    box=BOX,
)
unit(
    "neutral_gremlins",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 2, 5), gold(2)),
    box=BOX,
)
unit(
    "neutral_iron_golems",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 3), gold(6), spell_damage_less(2)),
    box=BOX,
    traits=("golems",),
)
unit(
    "neutral_lizardmen",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 5), gold(4)),
    box=BOX,
    copies=2,
)

CASTING_COSTS_POWER: Final = Ability(
    "casting-costs-power", casting_costs=lambda card: CARDS[card].gives_power
)
RANDOM: Final = plain("discard-random")


def _rob(s: State, u: Unit, target: Unit) -> Flow[None]:
    """The enemy gives up a card with power, or a random one (H3-10.69)."""
    robbed = s.fight.armies[1 - u.side]
    if robbed.player < 0 or not s.players[robbed.player].hand:
        return

    def build() -> tuple[Option, ...]:
        hand = sorted(set(s.players[robbed.player].hand))
        powerful = [card for card in hand if CARDS[card].gives_power]
        return (*(plain("discard", f"card:{card}") for card in powerful), RANDOM)

    option = yield from ask(robbed.seat, Text("homm3-ask-robbed", {"unit": u.name}), build)
    if option is RANDOM:
        decks.discard_at_random(s, robbed.player)
    else:
        decks.put_off(s, robbed.player, option.refs[0].partition(":")[2])


ROBS_A_CARD: Final = Ability("robs-a-card", When.ATTACK, strikes=_rob)

unit(
    "neutral_basilisks",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 1, 4, 5), gold(12), PARALYSES_ON_ROLL),
    box=BOX,
)
unit(
    "neutral_dendroids",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 6, 3), gold(12), HOLDS_NEIGHBOURS),
    box=BOX,
)
unit(
    "neutral_genies",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 4, 9), gold(11), stronger_against("efreet", 1)),
    box=BOX,
)
unit(
    "neutral_gorgons",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 4, 5), gold(13), stares(-1)),
    box=BOX,
    copies=2,
)
unit(
    "neutral_magi",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 5, 6), gold(11), NO_PENALTIES, ROBS_A_CARD),
    box=BOX,
    copies=2,
)
unit(
    "neutral_pegasi",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 5, 8), gold(14), CASTING_COSTS_POWER),
    box=BOX,
)

STINGS: Final = hurts_more("stings", When.ATTACK, (0,))

unit(
    "neutral_nagas",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 6, 6), gold(16), NO_RETALIATION),
    box=BOX,
)
unit(
    "neutral_unicorns",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 7, 7), gold(18), PARALYSES_STRIKING_BACK),
    box=BOX,
)
unit(
    "neutral_wyverns",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 1, 7, 8), gold(17), STINGS),
    box=BOX,
    copies=2,
)

unit(
    "neutral_gold_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (6, 3, 9, 10), gold(42), line_attack(3)),
    box=BOX,
    traits=("dragons",),
)
unit(
    "neutral_hydras",
    Tier.AZURE,
    face(UnitType.GROUND, (7, 3, 8, 5), gold(40), ATTACKS_TWO),
    box=BOX,
)
unit(
    "neutral_titans",
    Tier.AZURE,
    face(
        UnitType.RANGED,
        (6, 2, 10, 10),
        gold(39),
        NO_ADJACENT_PENALTY,
        stronger_against("black_dragons", 2),
    ),
    box=BOX,
    copies=2,
)
