"""The chances of an attack, as the helps tell them."""

from typing import Any

from tests.games.homm3.fights import Fight


def odds(f: Fight, notation: str) -> dict[str, Any]:
    found: dict[str, Any] = f.match.helps(f.seat)["odds"][notation]
    return found


def faces(table: dict[str, Any]) -> list[tuple[int, float, int, str]]:
    return [(r["die"], r["chance"], r["damage"], r["result"]) for r in table["faces"]]


def test_one_die_has_three_faces_a_third_each() -> None:
    f = Fight(["castle_crusaders+ b2"], ["dungeon_minotaurs b3"], active="castle_crusaders")
    table = odds(f, "attack dungeon_minotaurs")
    assert table["dice"] == "one"
    assert faces(table) == [(-1, 33.3, 1, "hit"), (0, 33.3, 2, "hit"), (1, 33.3, 3, "hit")]


def test_h3_9_12_a_shot_with_the_penalty_takes_the_lower_of_two_dice() -> None:
    f = Fight(["castle_marksmen b1"], ["necropolis_liches c5"], active="castle_marksmen")
    table = odds(f, "attack necropolis_liches")
    assert table["dice"] == "lower"
    assert [(r["die"], r["chance"]) for r in table["faces"]] == [(-1, 55.6), (0, 33.3), (1, 11.1)]


def test_a_defense_token_adds_a_second_row() -> None:
    f = Fight(["castle_crusaders+ b2"], ["dungeon_minotaurs b3"], active="castle_crusaders")
    f.unit("dungeon_minotaurs").defending = True
    table = odds(f, "attack dungeon_minotaurs")
    assert table["token"] == 33.3
    assert [r["guarded"]["damage"] for r in table["faces"]] == [0, 1, 2]


def test_what_the_dice_defeat_and_what_they_turn() -> None:
    f = Fight(
        ["castle_champions+ b2"],
        ["necropolis_skeletons b3", "necropolis_vampires+ a2"],
        active="castle_champions",
    )
    assert odds(f, "attack necropolis_skeletons")["defeated"] == 100
    vampires = odds(f, "attack necropolis_vampires")
    assert faces(vampires)[0] == (-1, 33.3, 4, "flips")
    assert (vampires["defeated"], vampires["flips"]) == (0, 100)


def test_retaliation_stands_beside_unless_there_is_none() -> None:
    f = Fight(["castle_griffins b2"], ["necropolis_zombies b3"], active="castle_griffins")
    assert [r["damage"] for r in odds(f, "attack necropolis_zombies")["retaliation"]] == [1, 2, 3]
    f = Fight(["necropolis_vampires b2"], ["castle_griffins b3"], active="necropolis_vampires")
    assert "retaliation" not in odds(f, "attack castle_griffins")


def test_mummies_turn_the_attackers_die_to_minus_one() -> None:
    f = Fight(["castle_griffins b2"], ["neutral_mummies b3"], active="castle_griffins")
    assert [r["die"] for r in odds(f, "attack neutral_mummies")["faces"]] == [-1]


def test_h3_17_77_a_die_that_was_set_is_rerolled_where_it_must_be() -> None:
    f = Fight(["neutral_minotaurs b2"], ["neutral_mummies b3"], active="neutral_minotaurs")
    rows = odds(f, "attack neutral_mummies")["faces"]
    assert [(r["die"], r["chance"]) for r in rows] == [(-1, 33.3), (0, 33.3), (1, 33.3)]


def test_only_who_chooses_is_told_the_odds_and_nothing_is_moved() -> None:
    f = Fight(["castle_griffins b1"], ["necropolis_zombies b4"], active="castle_griffins")
    table = odds(f, "attack necropolis_zombies b3")
    assert table["unit"] == "castle_griffins"
    assert f.unit("castle_griffins").space == "b1"
    assert "odds" not in f.match.helps(1)
    assert "b3" in f.match.helps(1)["reach"]


def test_in_the_attack_window_the_odds_are_those_of_the_declared_attack() -> None:
    f = Fight(
        ["castle_griffins b2"],
        ["necropolis_zombies b3"],
        hands=(("attack",), ()),
        active="castle_griffins",
    )
    f.choose("attack necropolis_zombies")
    before = f.match.helps(0)["attack"]["faces"][1]["damage"]
    assert before == 1
    assert f.ask() == "attack"


def test_two_shots_are_one_chance() -> None:
    f = Fight(["castle_marksmen+ b2"], ["necropolis_skeletons b4"], active="castle_marksmen")
    table = odds(f, "attack necropolis_skeletons")
    # Attack 2, defense 1, health 2: only +1 kills at once; two hits of 1, or 0 and then 2, do, too.
    assert table["defeated"] == 33.3
    assert table["in_two"] == 66.7
    assert f.unit("necropolis_skeletons").damage == 0


def test_a_single_shot_has_no_second_chance() -> None:
    f = Fight(["castle_marksmen b2"], ["necropolis_skeletons b4"], active="castle_marksmen")
    assert "in_two" not in odds(f, "attack necropolis_skeletons")
    f = Fight(["castle_marksmen+ b2"], ["necropolis_skeletons b3"], active="castle_marksmen")
    assert "in_two" not in odds(f, "attack necropolis_skeletons")


def boosts(f: Fight, seat: int = 0) -> list[tuple[str, str, int]]:
    found = f.match.helps(seat).get("boosts", [])
    return [(boost["card"], boost["mode"], boost["attack"]) for boost in found]


def fight_with(*hand: str, **more: Any) -> Fight:
    values: dict[str, Any] = {"active": "castle_crusaders", **more}
    return Fight(
        ["castle_crusaders+ b2"], ["dungeon_minotaurs b3"], hands=(hand, ("attack",)), **values
    )


def test_cards_that_would_raise_the_attack_are_told_with_what_they_add() -> None:
    f = fight_with("catherine_1", "attack", "defense", "leadership", "bloodlust")
    assert boosts(f) == [
        ("catherine_1", "top", 2),
        ("attack", "basic", 1),
        ("bloodlust", "cast-1", 1),
    ]


def test_h3_5_31_an_expert_effect_is_told_while_an_expert_use_is_left() -> None:
    assert boosts(fight_with("attack")) == [("attack", "basic", 1)]
    f = fight_with("attack", experts=1)
    assert boosts(f) == [("attack", "basic", 1), ("attack", "expert", 2)]


def test_each_copy_of_a_card_is_told_and_experts_are_counted() -> None:
    f = fight_with("attack", "attack", experts=1)
    assert [card for card, mode, _ in boosts(f) if mode == "basic"] == ["attack", "attack"]
    assert sorted(odds(f, "attack dungeon_minotaurs")["more"]) == ["1", "2", "3"]
    f = fight_with("attack", "attack", experts=2)
    assert sorted(odds(f, "attack dungeon_minotaurs")["more"]) == ["1", "2", "3", "4"]


def test_of_spells_only_one_counts_and_no_sum_passes_six() -> None:
    f = fight_with("bloodlust", "bloodlust")
    assert list(odds(f, "attack dungeon_minotaurs")["more"]) == ["1"]
    f = fight_with("dragon_scale_armor", "dragon_scale_armor", "attack", "catherine_1", "attack")
    assert list(odds(f, "attack dungeon_minotaurs")["more"]) == ["1", "2", "3", "4", "5", "6"]


def test_a_table_with_more_attack_is_the_one_that_follows_once_the_card_is_played() -> None:
    f = fight_with("catherine_1", "attack")
    before = odds(f, "attack dungeon_minotaurs")
    assert list(before["more"]) == ["1", "2", "3"]
    assert [r["damage"] for r in before["more"]["2"]["faces"]] == [3, 4, 5]
    assert before["more"]["2"]["defeated"] == 66.7
    f.choose("play catherine_1 top")
    after = odds(f, "attack dungeon_minotaurs")
    assert {key: after[key] for key in ("faces", "defeated", "flips")} == before["more"]["2"]
    assert after["retaliation"] == before["retaliation"]
    assert list(after["more"]) == ["1"]


def test_a_bonus_ends_with_the_first_of_two_shots() -> None:
    f = Fight(
        ["castle_marksmen+ b2"],
        ["necropolis_skeletons b4"],
        hands=(("attack",), ()),
        active="castle_marksmen",
    )
    # With 1 more attack 0 and +1 kill at once; after -1, which leaves 1 health, again 0 and +1 do.
    more = odds(f, "attack necropolis_skeletons")["more"]["1"]
    assert (more["defeated"], more["in_two"]) == (66.7, 88.9)
    f.choose("play attack basic")
    assert odds(f, "attack necropolis_skeletons")["in_two"] == 88.9


def test_trying_a_card_changes_nothing() -> None:
    f = fight_with("armor_of_wonder", "attack", experts=1, players=({"deck": ("defense",)}, {}))
    log, count = f.match.log(0), f.s.rng.count
    assert boosts(f)[0] == ("armor_of_wonder", "top", 1)
    player = f.s.players[0]
    assert (player.hand, player.deck) == (("armor_of_wonder", "attack"), ("defense",))
    assert (player.experts, f.unit("castle_crusaders").attack) == (1, 0)
    assert (f.match.log(0), f.s.rng.count) == (log, count)
    assert f.b.attack is None


def test_what_asks_costs_cards_or_changes_the_die_is_no_plain_bonus() -> None:
    f = fight_with("blackshard_of_the_dead_knight", "titans_gladius", "sword_of_judgement", "bless")
    assert boosts(f) == [
        ("blackshard_of_the_dead_knight", "bottom", 1),
        ("titans_gladius", "bottom", 2),
    ]
    f = fight_with("bless", "power", "power")
    f.choose("attack dungeon_minotaurs", "play power basic")
    assert "play bless cast-2" in f.options()
    assert boosts(f) == []


def test_a_spell_that_costs_a_card_besides_is_left_out() -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["inferno_familiars+ b3"],
        hands=(("bloodlust", "power", "attack"), ()),
        active="castle_crusaders",
    )
    assert boosts(f) == [("attack", "basic", 1)]


def test_a_card_that_may_fail_on_the_unit_is_left_out() -> None:
    f = Fight(
        ["rampart_dwarves+ b2"],
        ["dungeon_minotaurs b3"],
        hands=(("bloodlust", "catherine_1", "attack"), ()),
        active="rampart_dwarves",
    )
    assert boosts(f) == [("attack", "basic", 1)]


def test_what_depends_on_the_target_is_told_once_the_attack_is_declared() -> None:
    f = Fight(
        ["castle_griffins b2"],
        ["necropolis_zombies b3", "necropolis_vampires+ a2"],
        hands=(("gundula_4",), ()),
        active="castle_griffins",
    )
    assert boosts(f) == []
    f.choose("attack necropolis_zombies")
    assert boosts(f) == [("gundula_4", "basic", 2)]


def test_in_the_attack_window_only_the_attackers_own_hand_is_told() -> None:
    f = fight_with("attack")
    f.choose("attack dungeon_minotaurs")
    assert boosts(f) == [("attack", "basic", 1)]
    assert list(f.match.helps(0)["attack"]["more"]) == ["1"]
    assert boosts(f, 1) == []
    assert "more" not in f.match.helps(1)["attack"]
    assert boosts(fight_with("attack"), 1) == []


def test_h3_10_55_nobody_strikes_back_at_a_retaliation_but_cards_raise_it() -> None:
    f = fight_with("attack", dice=[-1])
    f.choose("attack dungeon_minotaurs", "pass")
    told = f.match.helps(1)
    assert f.b.attack is not None
    assert f.b.attack.retaliation
    assert boosts(f, 1) == [("attack", "basic", 1)]
    assert "retaliation" not in told["attack"]


def test_h3_10_55_cards_against_the_blow_back_are_told_with_what_it_would_do_then() -> None:
    f = fight_with("defense", "attack", "sentinels_shield", experts=1)
    told = f.match.helps(0)
    assert [(each["card"], each["mode"], each["defense"]) for each in told["covers"]] == [
        ("defense", "basic", 1),
        ("defense", "expert", 2),
        ("sentinels_shield", "top", 3),
        ("sentinels_shield", "bottom", 2),
    ]
    table = odds(f, "attack dungeon_minotaurs")
    plain = [row["damage"] for row in table["retaliation"]]
    assert list(table["covered"]) == ["1", "2", "3", "4", "5"]
    assert [row["damage"] for row in table["covered"]["2"]] == [max(0, n - 2) for n in plain]
    assert f.unit("castle_crusaders").defense == 0
    assert "covers" not in f.match.helps(1)


def test_h3_17_71_who_may_parry_a_blow_back_is_told() -> None:
    def told(unit: str, *hand: str) -> bool:
        f = Fight([f"{unit} b2"], ["dungeon_minotaurs b3"], hands=(hand, ()), active=unit[:-1])
        return "parries" in f.match.helps(0)

    assert told("castle_halberdiers+", "attack")
    assert not told("castle_halberdiers+")
    assert not told("castle_crusaders+", "attack")
