"""War Machines and the rule of one permanent card in play (H3-5.25, H3-13.5)."""

from typing import Any

from rulebound.core.match import Match
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.state import State
from tests.games.homm3.fights import Fight

SPARE = "knowledge"


def machine(card: str, **more: Any) -> Fight:
    """The machine is in play; the Griffins are the last to activate in the first round."""
    values = {
        "players": ({"permanent": card, "materials": more.pop("materials", 0)}, {}),
        "active": "castle_griffins",
        **more,
    }
    return Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies+ b4", "necropolis_skeletons d5", "necropolis_dread_knights c5"],
        **values,
    )


def harmed(f: Fight) -> dict[str, int]:
    return {u.name: u.damage for u in f.b.units if u.damage}


# ---- H3-5.25 ----


def in_hand(*hand: str, permanent: str = "") -> Fight:
    return Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies+ b4", "necropolis_skeletons d5"],
        hands=(hand, []),
        players=({"permanent": permanent}, {}),
        active="castle_griffins",
    )


def test_h3_5_25_a_permanent_card_goes_into_play() -> None:
    f = in_hand("ballista").choose("play ballista basic")
    assert f.s.players[0].permanent == "ballista"
    assert (f.hand(0), f.discard(0)) == ([], [])


def test_h3_5_25_another_permanent_card_discards_the_first() -> None:
    f = in_hand("ballista", permanent="ammo_cart").choose("play ballista basic")
    assert f.s.players[0].permanent == "ballista"
    assert f.discard(0) == ["ammo_cart"]


def test_h3_5_25_the_owner_may_discard_it() -> None:
    f = in_hand(permanent="ammo_cart").choose("use ammo_cart put-away")
    assert f.s.players[0].permanent == ""
    assert f.discard(0) == ["ammo_cart"]
    assert "use ammo_cart put-away" not in f.options()


def test_h3_5_25_it_is_played_only_in_an_own_activation() -> None:
    f = Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies+ b3", "necropolis_skeletons d5"],
        hands=(["ballista", "defense"], []),
        active="necropolis_zombies",
    ).choose("attack castle_griffins")
    assert f.options() == ["play defense basic", "pass"]


# ---- Ammo Cart ----


def test_ammo_cart_makes_ranged_units_faster() -> None:
    f = machine("ammo_cart").choose("stop")
    order = [event["unit"] for event in f.told("activates")]
    assert order[:2] == ["castle_griffins", "castle_griffins"]
    f.choose("stop")
    assert f.told("activates")[-1]["unit"] == "necropolis_dread_knights"
    f.choose("stop")
    assert f.told("activates")[-1]["unit"] == "castle_marksmen"  # 4 + 2 against 4 of the Zombies


def test_ammo_cart_lifts_the_ranged_penalty() -> None:
    for card, dice in (("ammo_cart", [0]), ("first_aid_tent", [0, 0])):
        f = Fight(
            ["castle_marksmen b3", "castle_griffins a1"],
            ["necropolis_skeletons+ b4", "necropolis_zombies d5"],
            players=({"permanent": card}, {}),
            active="castle_marksmen",
        ).choose("attack necropolis_skeletons")
        assert f.told("rolled")[0]["dice"] == dice


def test_ammo_cart_does_nothing_for_others() -> None:
    f = machine("ammo_cart")
    griffins, zombies = f.unit("castle_griffins"), f.unit("necropolis_zombies")
    assert initiative(f.s, griffins) == griffins.face.initiative
    assert initiative(f.s, zombies) == zombies.face.initiative


# ---- Ballista ----


def test_ballista_hits_the_slowest_enemy_as_a_round_begins() -> None:
    f = Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies b4", "necropolis_skeletons d5"],
        players=({"permanent": "ballista"}, {}),
        active="castle_griffins",
    ).choose("stop")
    assert harmed(f) == {"necropolis_zombies": 1}
    assert f.told("used") == [f.told("used")[0]]
    assert f.told("used")[0]["card"] == "ballista"


def test_ballista_lets_its_owner_choose_among_equals() -> None:
    f = machine("ballista").choose("stop")
    assert (f.seat, f.ask()) == (0, "target")
    assert f.options() == ["target necropolis_zombies", "target necropolis_skeletons"]
    f.choose("target necropolis_skeletons")
    assert harmed(f) == {"necropolis_skeletons": 1}


def test_ballista_does_nothing_within_a_round() -> None:
    f = machine("ballista")
    assert harmed(f) == {}
    assert [option for option in f.options() if option.startswith("use")] == [
        "use ballista put-away"
    ]


def test_ballista_does_nothing_without_the_hero() -> None:
    f = machine("ballista")
    f.b.armies[0].hero = False
    f.choose("stop")
    assert f.b.round == 2
    assert harmed(f) == {}


# ---- First Aid Tent ----


def test_first_aid_tent_heals_once_a_round() -> None:
    f = machine("first_aid_tent", damage={"castle_marksmen": 1, "castle_griffins": 2})
    f.choose("use first_aid_tent use")
    assert f.options() == ["target castle_griffins", "target castle_marksmen"]
    f.choose("target castle_griffins")
    assert harmed(f) == {"castle_griffins": 1, "castle_marksmen": 1}
    assert "use first_aid_tent use" not in f.options()
    f.choose("stop")
    assert f.b.round == 2
    assert "use first_aid_tent use" in f.options()


def test_first_aid_tent_heals_no_enemy() -> None:
    f = machine("first_aid_tent", damage={"necropolis_zombies": 2})
    assert "use first_aid_tent use" not in f.options()


def test_first_aid_tent_does_not_save_from_a_killing_blow() -> None:
    f = Fight(
        ["castle_griffins a1", "castle_marksmen b2"],
        ["necropolis_dread_knights b3", "necropolis_skeletons d5"],
        players=({"permanent": "first_aid_tent"}, {}),
        damage={"castle_marksmen": 1},
        active="necropolis_dread_knights",
    )
    f.choose("pass", "attack castle_marksmen")
    assert f.ask() == "attack"  # before the roll it may still heal
    f.choose("pass")
    assert not f.unit("castle_marksmen").alive


# ---- Cannon ----


def test_cannon_spends_an_expert_use_for_two_damage() -> None:
    f = machine("cannon", experts=2).choose("stop")
    assert f.ask() == "round"
    f.choose("use cannon use", "target necropolis_dread_knights")
    assert harmed(f) == {"necropolis_dread_knights": 2}
    assert f.s.players[0].experts == 1
    assert f.ask() == "unit"  # once a round


def test_cannon_is_silent_without_an_expert_use() -> None:
    f = machine("cannon").choose("stop")
    assert (f.b.round, f.ask()) == (2, "unit")


def test_cannon_is_not_fired_within_a_round() -> None:
    assert "use cannon use" not in machine("cannon", experts=2).options()


# ---- Catapult ----


def test_catapult_hits_two_neighbouring_units() -> None:
    f = machine("catapult", materials=2).choose("stop", "use catapult use")
    assert f.options() == ["target necropolis_skeletons", "target necropolis_dread_knights"]
    f.choose("target necropolis_skeletons")
    assert harmed(f) == {"necropolis_skeletons": 1, "necropolis_dread_knights": 1}
    assert f.s.players[0].materials == 1
    assert f.ask() == "unit"


def test_catapult_breaks_a_wall_and_hits_whoever_stands_beside_it() -> None:
    f = machine("catapult", materials=1, siege=["a3", "c3", "d3"], gate="b3")
    f.choose("stop", "use catapult use", "target b3", "target necropolis_zombies")
    assert (f.b.gate, harmed(f)) == (-1, {"necropolis_zombies": 1})
    assert sorted(event["piece"] for event in f.told("broke")) == ["gate"]


def test_catapult_breaks_two_walls() -> None:
    f = machine("catapult", materials=1, siege=["a3", "c3", "d3"], gate="b3")
    f.choose("stop", "use catapult use", "target c3", "target d3")
    assert f.b.walls.bit_count() == 1
    assert harmed(f) == {}


def test_catapult_needs_building_materials() -> None:
    f = machine("catapult").choose("stop")
    assert (f.b.round, f.ask()) == (2, "unit")


def test_catapult_needs_two_neighbouring_targets() -> None:
    f = Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies b4", "necropolis_skeletons d5"],
        players=({"permanent": "catapult", "materials": 1}, {}),
        active="castle_griffins",
    ).choose("stop")
    assert (f.b.round, f.ask()) == (2, "unit")


# ---- in a match ----


def machines_of(match: Match) -> list[tuple[str, ...]]:
    state = match._state
    assert isinstance(state, State)
    return [
        tuple(card for card in sorted(player.deck + player.hand) if card in ("ballista", "cannon"))
        for player in state.players
    ]


def test_option_machines_puts_machines_into_both_decks() -> None:
    match = GAME.start(seats=2, options={"machines": ["ballista", "cannon"]}, seed=1)
    assert machines_of(match) == [("ballista", "cannon")] * 2


def test_option_machines_is_empty_unless_chosen() -> None:
    assert machines_of(GAME.start(seats=2, options={}, seed=1)) == [(), ()]
