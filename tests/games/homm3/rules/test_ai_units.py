"""Units that move by the rule book's AI (H3-10.111 to H3-10.119, H3-10.132)."""

import pytest

from rulebound.games.homm3.combat.ai import tier_order
from rulebound.games.homm3.model.kinds import Tier
from tests.games.homm3.rules.table import Alone, Guarded


def attacked(f: Alone | Guarded) -> list[str]:
    return [event["target"] for event in f.told("attacks") if not event["retaliation"]]


BY_TIER = {
    Tier.BRONZE: "castle_griffins",
    Tier.SILVER: "castle_crusaders",
    Tier.GOLD: "castle_champions",
    Tier.AZURE: "neutral_crystal_dragons",
}


@pytest.mark.parametrize(
    ("own", "order"),
    [
        (Tier.BRONZE, (Tier.BRONZE, Tier.SILVER, Tier.GOLD, Tier.AZURE)),
        (Tier.SILVER, (Tier.SILVER, Tier.BRONZE, Tier.GOLD, Tier.AZURE)),
        (Tier.GOLD, (Tier.GOLD, Tier.SILVER, Tier.BRONZE, Tier.AZURE)),
        (Tier.AZURE, (Tier.AZURE, Tier.GOLD, Tier.SILVER, Tier.BRONZE)),
    ],
)
def test_h3_10_112_the_order_of_tiers(own: int, order: tuple[int, ...]) -> None:
    assert tier_order(own) == order


@pytest.mark.parametrize("left", [4, 3, 2, 1])
def test_h3_t21_a_gold_ground_unit_takes_gold_silver_bronze_azure(left: int) -> None:
    order = (Tier.GOLD, Tier.SILVER, Tier.BRONZE, Tier.AZURE)
    spaces = ("b3", "a4", "c4", "b5")
    units = [
        f"attacker {BY_TIER[tier]} {at} activated"
        for tier, at in list(zip(order, spaces, strict=True))[4 - left :]
    ]
    f = Alone(
        *units, "attacker castle_marksmen d1 activated", "defender necropolis_dread_knights b4"
    )
    assert attacked(f)[0] == BY_TIER[order[4 - left]]


RANGED = {
    Tier.SILVER: "castle_zealots",
    Tier.BRONZE: "castle_marksmen",
    Tier.GOLD: "neutral_enchanters",
}


@pytest.mark.parametrize("left", range(1, 8))
def test_h3_t22_a_silver_ranged_unit_takes_shooters_first(left: int) -> None:
    order = [RANGED[Tier.SILVER], RANGED[Tier.BRONZE], RANGED[Tier.GOLD]]
    order += [BY_TIER[tier] for tier in (Tier.SILVER, Tier.BRONZE, Tier.GOLD, Tier.AZURE)]
    spaces = ("a1", "b1", "c1", "d1", "a2", "b2", "c2")
    units = [
        f"attacker {unit} {at} activated"
        for unit, at in list(zip(order, spaces, strict=True))[7 - left :]
    ]
    f = Alone(*units, "defender necropolis_liches d5")
    assert attacked(f)[0] == order[7 - left]


def test_h3_10_113_only_targets_that_can_be_attacked_count() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "attacker castle_champions c4 activated",
        "defender necropolis_skeletons d5",
    )
    f.ties()
    assert attacked(f)[0] == "castle_champions"


def test_h3_10_113_a_ranged_unit_with_a_neighbour_is_limited_to_it() -> None:
    f = Alone(
        "attacker castle_zealots a1 activated",
        "attacker castle_champions d4 activated",
        "defender necropolis_liches d5",
    )
    assert attacked(f)[0] == "castle_champions"


def test_h3_10_114_the_closest_of_a_class() -> None:
    f = Alone(
        "attacker castle_griffins a3 activated",
        "attacker castle_halberdiers c4 activated",
        "defender necropolis_skeletons d4",
    )
    assert attacked(f)[0] == "castle_halberdiers"


def test_h3_10_114_the_player_chooses_among_equals() -> None:
    f = Alone(
        "attacker castle_griffins b4 activated",
        "attacker castle_halberdiers d4 activated",
        "defender necropolis_skeletons c4",
    )
    assert f.options() == ["ai-target castle_griffins", "ai-target castle_halberdiers"]
    f.choose("ai-target castle_griffins")
    assert attacked(f)[0] == "castle_griffins"


def test_h3_10_115_ground_units_count_the_steps_they_walk() -> None:
    f = Alone(
        "attacker castle_griffins c2 activated",
        "attacker castle_halberdiers a2 activated",
        "defender necropolis_skeletons b4",
        "defender necropolis_liches b3 activated",
        "defender necropolis_vampires c3 activated",
    )
    assert attacked(f)[0] == "castle_halberdiers"


def test_h3_10_115_flying_units_count_straight() -> None:
    f = Alone(
        "attacker castle_griffins c2 activated",
        "attacker castle_halberdiers a1 activated",
        "defender necropolis_wraiths b4",
        "defender necropolis_liches b3 activated",
        "defender necropolis_vampires c3 activated",
    )
    f.ties()
    assert attacked(f)[0] == "castle_griffins"


def test_h3_10_116_without_a_target_it_approaches() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender necropolis_zombies a5",
        "defender necropolis_zombies d5 activated",
    )
    assert attacked(f) == ["castle_griffins"]
    f = Alone("attacker castle_griffins b1 activated", "defender necropolis_zombies a5")
    f.choose("ai-space b3")
    assert attacked(f) == []
    assert f.told("moves")[0]["to"] == "b3"


def test_h3_10_116_it_approaches_the_target_it_prefers() -> None:
    f = Alone(
        "attacker castle_crusaders a1 activated",
        "attacker castle_griffins d1 activated",
        "defender necropolis_skeletons b5",
    )
    assert f.options() == ["ai-space b2", "ai-space c3", "ai-space d4"]


def test_h3_10_116_an_ai_shooter_does_not_move_after_its_shot() -> None:
    f = Alone("attacker castle_griffins a1 activated", "defender necropolis_liches d4")
    assert attacked(f) == ["castle_griffins"]
    assert not f.told("moves")


def test_h3_10_117_other_abilities_are_not_used() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender inferno_pit_lords+ a5",
        "defender inferno_familiars d5 defeated",
    )
    f.ties()
    assert attacked(f) == ["castle_griffins"]
    assert not f.told("ability")


def test_h3_10_117_activation_abilities_are_used() -> None:
    f = Alone("attacker castle_griffins a1 activated", "defender necropolis_wraiths a5 damage 2")
    assert f.told("healed")[0]["unit"] == "necropolis_wraiths"


def test_h3_10_118_the_space_with_the_fewest_steps() -> None:
    f = Alone("attacker castle_griffins c3 activated", "defender necropolis_skeletons c5")
    assert f.told("moves")[0]["to"] == "c4"


def test_h3_10_118_it_stays_where_it_is_if_it_stands_beside() -> None:
    f = Alone("attacker castle_griffins c4 activated", "defender necropolis_skeletons c5")
    assert attacked(f) == ["castle_griffins"]
    assert not f.told("moves")


def test_h3_10_118_the_player_chooses_among_equal_spaces() -> None:
    f = Alone("attacker castle_griffins b3 activated", "defender necropolis_skeletons c5")
    assert f.options() == ["ai-space c3", "ai-space b4"]


def test_h3_10_119_morale_does_not_reroll_dice_of_the_ai() -> None:
    f = Alone(
        "attacker castle_archangels a4 activated",
        "defender necropolis_skeletons a5",
        "seat 0:",
        "morale: positive",
        "hand:",
        dice=(1,),
    )
    assert f.ask() == "reroll"
    unit = f.match.decision.prompt.args["unit"]  # type: ignore[union-attr]
    assert unit == "castle_archangels"


# ---- sieges ----


def besieged(*lines: str) -> Alone:
    """The AI defends."""
    return Alone("walls: a3 b3 d3", "gate: c3", *lines)


def test_h3_10_132_the_ai_puts_the_gate_before_its_fastest_ground_unit() -> None:
    f = Alone(
        "attacker castle_griffins a1",
        "defender necropolis_skeletons a4",
        "defender necropolis_dread_knights c4",
        "defender necropolis_ghost_dragons b4",
        "phase: walls",
    )
    assert f.told("walled")[0]["gate"] == "c3"


def test_h3_10_132_defending_units_do_not_attack_walls() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender necropolis_skeletons a4",
        "walls: a3 b3 c3 d3",
    )
    f.ties()
    assert not f.told("broke")
    assert f.told("defends")[0]["unit"] == "necropolis_skeletons"


def test_h3_10_132_defending_units_use_the_gate() -> None:
    f = besieged("attacker castle_griffins c1 activated", "defender necropolis_skeletons c4")
    f.ties()
    assert attacked(f) == ["castle_griffins"]
    assert f.told("moves")[0]["to"] == "c2"


def test_h3_10_132_flying_defenders_fly_over_walls() -> None:
    f = besieged("attacker castle_griffins a1 activated", "defender necropolis_wraiths a4")
    f.ties()
    assert attacked(f) == ["castle_griffins"]


def test_h3_10_132_a_unit_that_lost_its_token_does_not_defend_again() -> None:
    f = Alone(
        "attacker castle_griffins a1 activated",
        "defender necropolis_skeletons a4 defending",
        "walls: a3 b3 c3 d3",
    )
    f.ties()
    assert [e["unit"] for e in f.told("activates")] == ["necropolis_skeletons", "castle_griffins"]
    assert not f.told("defends")


def test_h3_10_132_a_besieging_unit_breaks_the_closest_wall() -> None:
    f = Alone(
        "attacker necropolis_skeletons a1",
        "defender castle_griffins d5 activated",
        "walls: a3 b3 d3",
        "gate: c3",
        options={"side": "defender", "attacker_hero": "none"},
    )
    assert f.told("broke")[0]["piece"] == "wall"
    assert f.at("necropolis_skeletons") == "a2"
    assert not f.b.walls & 1 << 8


def test_h3_10_132_a_besieging_unit_prefers_an_enemy_in_reach() -> None:
    f = Alone(
        "attacker necropolis_wraiths a2",
        "defender castle_griffins a5 activated",
        "walls: a3 b3 d3",
        "gate: c3",
        options={"side": "defender", "attacker_hero": "none"},
    )
    assert not f.told("broke")
    assert attacked(f)[0] == "castle_griffins"


def test_h3_10_132_the_tower_shoots_the_least_remaining_health() -> None:
    f = besieged(
        "attacker castle_zealots a1 activated",
        "attacker dungeon_medusas b1 activated damage 1",
        "defender necropolis_skeletons a5 activated",
        "defender siege_arrow_tower tower",
    )
    assert attacked(f)[0] == "dungeon_medusas"


def test_h3_10_132_the_tower_counts_as_a_silver_shooter() -> None:
    f = Alone(
        "attacker necropolis_liches a2",
        "defender castle_marksmen a5 activated",
        "defender castle_crusaders b5 activated",
        "defender siege_arrow_tower tower activated",
        "walls: a3 b3 d3",
        "gate: c3",
        options={"side": "defender", "attacker_hero": "none"},
    )
    assert attacked(f)[0] == "siege_arrow_tower"


def test_h3_10_115_the_tower_is_the_farthest() -> None:
    f = Alone(
        "attacker necropolis_liches a2",
        "defender castle_zealots d5 activated",
        "defender siege_arrow_tower tower activated",
        "walls: a3 b3 d3",
        "gate: c3",
        options={"side": "defender", "attacker_hero": "none"},
    )
    assert attacked(f)[0] == "castle_zealots"


def test_h3_10_111_guards_move_by_the_same_rules() -> None:
    f = Guarded(
        "attacker castle_griffins a4 activated",
        "attacker castle_champions c5 activated",
        "defender neutral_rogues b5",
    )
    f.ties()
    assert attacked(f) == ["castle_griffins"]
