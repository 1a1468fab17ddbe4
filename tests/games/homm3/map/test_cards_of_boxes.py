"""Cards of the other boxes on the map: spells, Artifacts, Specialties (H3-5.21, H3-5.23)."""

import pytest

from rulebound.games.homm3.map import cards, map_dice
from rulebound.games.homm3.map.script import _income
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.map.scripts import run
from tests.games.homm3.quests import Quest


def quest(*hand: str, **more: object) -> Quest:
    usual: dict[str, object] = {"heroes": {0: "F1 C"}, "level": 7, "hands": (hand,)}
    return Quest(**{**usual, **more})  # type: ignore[arg-type]


def ways(q: Quest, card: str) -> list[str]:
    return [option for option in q.offered if option.startswith(f"play {card} ")]


# ---- spells ----


def test_dimension_door_leaps_over_anything() -> None:
    q = quest("dimension_door", "power", "power")
    q.choose("play dimension_door cast-1")
    near = set(q.offered)
    q = quest("dimension_door", "power", "power")
    q.choose("play power basic", "play power basic", "play dimension_door cast-2")
    assert near < set(q.offered)
    points = q.realm.movement[0]
    far = sorted(set(q.offered) - near)[0]
    q.choose(far)
    assert q.realm.movement[0] == points  # it costs no movement


def test_dimension_door_never_ends_on_a_blocked_field() -> None:
    q = quest("dimension_door").choose("play dimension_door cast-1")
    fields = [option.split()[-1] for option in q.offered]
    blocked = {f"{at[0]},{at[1]}" for at in q.w.board.layout.where if q.w.board.blocked(at)}
    assert not blocked.intersection(fields)


def test_fly_crosses_blocked_fields_this_turn() -> None:
    q = quest("fly", "power", "power")
    points = q.realm.movement[0]
    q.choose("play power basic", "play power basic", "play fly cast-2")
    assert q.realm.movement[0] == points + 1
    assert cards.lasting(q.s, 0, cards.PASSES_BLOCKED)
    cards.expire(q.s)
    assert not cards.lasting(q.s, 0, cards.PASSES_BLOCKED)


def test_view_earth_takes_an_enemys_mine() -> None:
    q = quest("view_earth", heroes={0: "S1 C"}, flags={"S1 W": 1})
    q.choose("play view_earth cast-1")
    assert q.mark("S1 W").owner == 0
    assert "play view_earth cast-1" not in quest("view_earth", flags={"S3 SW": 1}).offered


def test_view_earth_needs_an_enemys_mine() -> None:
    assert "play view_earth cast-1" not in quest("view_earth").offered


def test_water_walk_gives_movement_by_grade() -> None:
    q = quest("water_walk", "power")
    assert "play water_walk cast-1" not in q.offered  # there is no sea
    points = q.realm.movement[0]
    q.choose("play power basic", "play water_walk cast-2")
    assert q.realm.movement[0] == points + 1


def test_visions_look_at_neutral_units() -> None:
    q = quest("visions", "power")
    q.s.decks["gold"] = Deck(("neutral_trolls", "neutral_enchanters", "neutral_champions"))
    q.choose("play power basic", "play visions cast-2", "look gold")
    assert sorted(q.offered) == [
        "troop-back neutral_champions",
        "troop-back neutral_enchanters",
        "troop-off neutral_champions",
        "troop-off neutral_enchanters",
    ]
    q.choose("troop-off neutral_champions", "troop-back neutral_enchanters")
    assert q.s.decks["gold"] == Deck(
        ("neutral_trolls", "neutral_enchanters"), ("neutral_champions",)
    )


def test_what_visions_show_is_the_casters_secret() -> None:
    q = quest("visions")
    q.choose("play visions cast-1", "look gold")
    assert len(q.match.view(0)["offer"]) == 1
    assert not any("neutral" in card for card in q.match.view(1)["offer"])


def test_h3_5_33_an_ongoing_spell_comes_back_when_its_effect_ends() -> None:
    q = quest("fly", "knowledge").choose("play fly cast-1", "play knowledge basic")
    assert (q.player.hand, q.player.discard) == ((), ())
    assert [effect.card for effect in q.realm.lasting if effect.lies] == ["fly", "knowledge"]
    cards.end_lasting(q.s, 0)
    assert (q.player.hand, q.player.discard) == (("fly",), ("knowledge",))
    assert q.realm.lasting == ()


def test_h3_5_33_without_knowledge_it_is_discarded() -> None:
    q = quest("fly", "knowledge").choose("play fly cast-1", "pass")
    cards.end_lasting(q.s, 0)
    assert (q.player.hand, q.player.discard) == (("knowledge",), ("fly",))


def test_fortune_chooses_among_throws() -> None:
    q = quest("fortune", six=["gold-3", "valuables-2"]).choose("play fortune cast-1")
    assert "play fortune cast-1" not in q.offered
    run(map_dice.roll(q.s, 0, "resource"), "die valuables-2")
    assert q.player.valuables == 2
    assert not cards.lasting(q.s, 0, cards.FORTUNE)


# ---- War Machines ----

MACHINES = [
    ("tarnum_castle_1", "ballista", 5),
    ("torosar_1", "ballista", 5),
    ("gerwulf_1", "ballista", 5),
    ("jeremy_1", "cannon", 7),
]


@pytest.mark.parametrize(("card", "machine", "gold"), MACHINES)
def test_heroes_buy_their_machine(card: str, machine: str, gold: int) -> None:
    q = quest(card, gold=gold).choose(f"play {card} top")
    assert machine in q.player.hand
    assert q.player.gold == 0
    assert f"play {card} top" not in quest(card, gold=gold - 1).offered


def test_torosars_ballista_lasts_for_the_round() -> None:
    q = quest("torosar_4").choose("play torosar_4 basic")
    assert cards.lasting(q.s, 0, cards.BALLISTA) == 1
    cards.end_lasting(q.s, 0)
    assert not cards.lasting(q.s, 0, cards.BALLISTA)
    assert q.player.discard == ("torosar_4",)


# ---- resources ----


def test_sephinroth_buys_and_gains_valuables() -> None:
    q = quest("sephinroth_1", gold=1).choose("play sephinroth_1 top")
    assert (q.player.gold, q.player.valuables) == (0, 1)
    assert "play sephinroth_1 top" not in quest("sephinroth_1").offered
    assert quest("sephinroth_4").choose("play sephinroth_4 top").player.valuables == 1
    assert quest("sephinroth_6").choose("play sephinroth_6 top").player.valuables == 2


def test_melodia_and_octavia_roll_resource_dice() -> None:
    q = quest("melodia_4", six=["gold-3", "materials-2"])
    q.choose("play melodia_4 basic", "die materials-2")
    assert (q.player.gold, q.player.materials) == (1, 2)
    assert quest("octavia_4", six=["gold-6"]).choose("play octavia_4 top").player.gold == 6
    q = quest("octavia_6", six=["gold-3", "materials-2"]).choose("play octavia_6 top")
    assert q.offered == ["die gold-3", "die materials-2"]


def test_melodia_rolls_one_die_more_at_locations() -> None:
    q = quest("melodia_6").choose("play melodia_6 basic")
    assert q.player.gold == 1
    assert cards.lasting(q.s, 0, cards.MORE_DICE) == 1
    cards.expire(q.s)
    assert not cards.lasting(q.s, 0, cards.MORE_DICE)


def test_octavia_turns_a_resource_die_to_gold() -> None:
    q = quest("octavia_1", six=["materials-2"])
    assert "play octavia_1 top" not in q.offered
    run(map_dice.roll(q.s, 0, "resource"), "play octavia_1 top")
    assert q.player.gold == 6


def test_cards_of_prophecy_turn_any_die() -> None:
    q = quest("cards_of_prophecy", six=["materials-2"])
    run(map_dice.roll(q.s, 0, "resource"), "play cards_of_prophecy bottom", "die valuables-2")
    assert q.player.valuables == 2


def test_rerolls_are_for_dice_on_the_map_as_well() -> None:
    q = quest("diplomats_ring", six=["materials-2", "gold-6"])
    run(map_dice.roll(q.s, 0, "resource"), "play diplomats_ring top")
    assert q.player.gold == 6
    assert "play diplomats_ring top" not in quest("diplomats_ring").offered


@pytest.mark.parametrize(
    ("card", "gained"),
    [("inexhaustible_cart_of_ore", (0, 1, 0)), ("eversmoking_ring_of_sulfur", (0, 0, 1))],
)
def test_permanent_artifacts_yield_in_resource_rounds(
    card: str, gained: tuple[int, int, int]
) -> None:
    q = quest(card).choose(f"play {card} top")
    assert q.player.permanent == card
    before = (q.player.gold, q.player.materials, q.player.valuables)
    other = (q.s.players[1].materials, q.s.players[1].valuables)
    run(_income(q.s))
    p = q.player
    income = q.realm.income
    after = (p.gold - income.gold, p.materials - income.materials, p.valuables - income.valuables)
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == gained
    theirs = q.w.realms[1].income
    assert (q.s.players[1].materials, q.s.players[1].valuables) == (
        other[0] + theirs.materials,
        other[1] + theirs.valuables,
    )


@pytest.mark.parametrize(("card", "gold"), [("torso_of_legion", 6), ("arms_of_legion", 5)])
def test_the_legion_takes_gold_off(card: str, gold: int) -> None:
    q = quest(card)
    assert cards.could_save(q.s, 0) == gold
    assert f"play {card} top" not in q.offered  # only while units are bought


@pytest.mark.parametrize(
    ("card", "way"), [("ambassadors_sash", "top"), ("diplomats_ring", "bottom")]
)
def test_embassies_reveal_neutral_units(card: str, way: str) -> None:
    q = quest(card, buildings=("dwelling_bronze",), gold=20).choose(f"play {card} {way}")
    assert q.asked == "0 diplomacy"
    assert f"play {card} {way}" not in quest(card).offered  # no Dwelling


# ---- heroes ----


@pytest.mark.parametrize(
    ("card", "way"), [("boots_of_speed", "top"), ("equestrians_gloves", "bottom")]
)
def test_movement_points(card: str, way: str) -> None:
    q = quest(card)
    points = q.realm.movement[0]
    q.choose(f"play {card} {way}")
    assert q.realm.movement[0] == points + 1


def test_dessa_rides_on() -> None:
    q = quest("dessa_4")
    points = q.realm.movement[0]
    assert q.choose("play dessa_4 top").realm.movement[0] == points + 1
    q = quest("dessa_6").choose("play dessa_6 top")
    assert q.realm.movement[0] == points + 1
    assert cards.lasting(q.s, 0, cards.PASSES_BLOCKED)


def test_crest_of_valor_ignores_a_loss_of_morale_once() -> None:
    q = quest("crest_of_valor").choose("play crest_of_valor bottom")
    visit = Visit(q.s, 0, 0, q.at("F1 C"))
    visit.lose_morale()
    assert q.player.morale == 0
    visit.lose_morale()
    assert q.player.morale == -1


def test_tarnum_of_the_conflux_hires_enchanters_once() -> None:
    q = quest("tarnum_conflux_4", gold=20).choose("play tarnum_conflux_4 top")
    assert "neutral_enchanters" in [troop.kind for troop in q.player.troops]
    assert q.player.gold == 10
    assert "neutral_enchanters" not in q.s.decks["gold"].cards
    assert "play tarnum_conflux_4 top" not in quest("tarnum_conflux_4", gold=9).offered


@pytest.mark.parametrize("way", ["remove-one", "discard-three"])
def test_tazar_pays_for_an_artifact(way: str) -> None:
    q = quest("tazar_6", "attack", "attack", "attack")
    q.s.decks["artifact"] = Deck(("speculum", "rib_cage"), ("angel_wings",))
    q.choose("play tazar_6 basic", way)
    assert "rib_cage" in q.player.hand
    assert len(q.player.removed) == (way == "remove-one")
    assert q.player.discard.count("attack") == (3 if way == "discard-three" else 0)
    assert "play tazar_6 basic" not in quest("tazar_6").offered


# ---- the sea ----

AT_SEA = ["crown_of_the_five_seas", "royal_armor_of_nix", "shield_of_naval_glory"]


@pytest.mark.parametrize("card", [*AT_SEA, "trident_of_dominion"])
def test_nothing_of_the_sea_works_on_land(card: str) -> None:
    q = quest(card)
    q.player.discard = ("attack",)
    assert f"play {card} bottom" not in q.offered
