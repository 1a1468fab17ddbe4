"""Silver neutral units of the boxes besides the core box."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.creatures import (
    NO_PENALTIES,
    PARALYSES_ON_ROLL,
    elemental,
    stronger_against,
)
from rulebound.games.homm3.boxes.common.more_creatures import (
    ATTACKS_ANOTHER,
    HOLDS_NEIGHBOURS,
    THUNDERS,
    stares,
    strengthens,
    weakens,
)
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

CASTING_COSTS_POWER: Final = Ability("casting-costs-power", casting_costs="power")
ONLY_DAMAGED: Final = Ability("only-damaged", only_damage=True)
STEELED: Final = Ability(
    "steeled", args=(("count", 2),), spell_damage_less=2, specialty_damage_less=2
)
CHEERS: Final = Ability("cheers", When.MAP)
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
    box="tower",
)
unit(
    "neutral_dendroids",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 6, 3), gold(12), HOLDS_NEIGHBOURS),
    box="tower",
)
unit(
    "neutral_genies",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 4, 9), gold(11), stronger_against("efreet", 1)),
    box="tower",
)
unit(
    "neutral_gorgons",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 4, 5), gold(13), stares(-1)),
    box="tower",
    copies=2,
)
unit(
    "neutral_magi",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 5, 6), gold(11), NO_PENALTIES, ROBS_A_CARD),
    box="tower",
    copies=2,
)
unit(
    "neutral_pegasi",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 5, 8), gold(14), CASTING_COSTS_POWER),
    box="tower",
)
unit(
    "neutral_demons",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 0, 8, 6), gold(13)),
    box="inferno",
)
unit(
    "neutral_pit_lords",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 1, 5, 7), gold(15)),
    box="inferno",
)
unit(
    "neutral_ogres",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 4), gold(10), strengthens(2)),
    box="stronghold",
)
unit(
    "neutral_thunderbirds",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 6, 9), gold(13), THUNDERS),
    box="stronghold",
)
unit(
    "neutral_energy_elementals",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 4, 5), gold(11), elemental("fire")),
    box="conflux",
    traits=("elementals",),
)
unit(
    "neutral_magma_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 4), gold(14), elemental("earth")),
    box="conflux",
    traits=("elementals",),
)
unit(
    "neutral_ayssids",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 5, 9), gold(9), ATTACKS_ANOTHER),
    box="cove",
)
unit(
    "neutral_sorceresses",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 5, 6), gold(13), weakens(1)),
    box="cove",
)
unit(
    "neutral_fangarm",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 5, 8), gold(11), ONLY_DAMAGED),
    box="stretch_goals_2024",
)
unit(
    "neutral_fire_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 1, 3, 6), gold(13), elemental("fire")),
    box="stretch_goals_2024",
    traits=("elementals",),
    copies=2,
)
unit(
    "neutral_satyrs",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 0, 5, 7), gold(10), CHEERS),
    box="stretch_goals_2024",
)
unit(
    "neutral_steel_golems",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 3, 5), gold(12), STEELED),
    box="stretch_goals_2024",
    traits=("golems",),
)
unit(
    "neutral_water_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (2, 1, 4, 5), gold(10), elemental("water")),
    box="stretch_goals_2024",
    traits=("elementals",),
    copies=2,
)
