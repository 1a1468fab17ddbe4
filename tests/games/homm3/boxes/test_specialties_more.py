"""Specialties (H3-5.60) that do more than a bonus, of the heroes in other boxes: in combat."""

from typing import Any

import pytest

from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.players import Deck
from tests.games.homm3.boxes.casting import (
    CHAMPIONS,
    CRUSADERS,
    GRIFFINS,
    KNIGHTS,
    MINE,
    VAMPIRES,
    ZOMBIES,
    melee,
    table,
    targets,
)
from tests.games.homm3.fights import Fight

SHOOTERS = ("castle_marksmen+ b1", "castle_griffins d2")


def damage(f: Fight, *units: str) -> list[int]:
    return [f.unit(unit).damage for unit in units]


def struck(*hand: str, dice: tuple[int, ...] = (), **more: Any) -> Fight:
    """The Zombies attack the Griffins, who may answer with cards."""
    f = melee(*hand, active=ZOMBIES, dice=list(dice), **more)
    while "defend" not in f.options():
        f.choose("pass")
    return f.choose(f"attack {GRIFFINS}")


def own_blow(f: Fight) -> bool:
    """Whether the card was not offered against the attack, but is for striking back."""
    a = f.b.attack
    return a is not None and a.retaliation and a.attacker.name == GRIFFINS


# ---- Castle ----


@pytest.mark.parametrize(
    ("card", "gold"),
    [("lord_haart_castle_1", 2), ("lord_haart_castle_4", 3), ("lord_haart_castle_6", 5)],
)
def test_lord_haart_of_the_castle_gains_gold(card: str, gold: int) -> None:
    f = table(card).choose(f"play {card} basic")
    assert f.s.players[0].gold == gold
    assert f.s.players[1].gold == 0


def test_inghams_zealots_ignore_defense_until_the_combat_ends() -> None:
    mine = ("castle_zealots b1", "castle_griffins d1")
    theirs = ("necropolis_dread_knights+ b4",)
    plain = table("ingham_6", mine=mine, theirs=theirs, active="castle_zealots")
    f = table("ingham_6", mine=mine, theirs=theirs, active="castle_zealots")
    plain.choose(f"attack {KNIGHTS}")
    f.choose("play ingham_6 top", f"attack {KNIGHTS}")
    assert f.told("hit")[0]["damage"] == plain.told("hit")[0]["damage"] + 2  # their defense
    assert f.b.ongoing[0].what == "pierces"


def test_ingham_vi_needs_zealots() -> None:
    assert "play ingham_6 top" not in table("ingham_6").options()


def owner(*hand: str, permanent: str = "", **more: Any) -> Fight:
    return table(*hand, players=({"permanent": permanent}, {}), **more)


@pytest.mark.parametrize("card", ["tarnum_castle_1", "torosar_1", "gerwulf_1"])
def test_a_ballista_that_one_owns_fires_once(card: str) -> None:
    f = owner(card, permanent="ballista").choose(f"play {card} bottom")
    assert damage(f, ZOMBIES, VAMPIRES, KNIGHTS) == [1, 0, 0]  # the slowest
    assert f"play {card} bottom" not in owner(card).options()


def test_tarnum_of_the_castle_has_a_ballista_more_from_the_start() -> None:
    f = Fight(MINE, ("necropolis_zombies+ b4",), hands=(["tarnum_castle_4"], []), start=True)
    f.choose("play tarnum_castle_4 top")
    assert f.unit(ZOMBIES).damage == 1  # at the start of the first combat round
    assert "play tarnum_castle_4 top" not in table("tarnum_castle_4").options()


def test_tarnum_of_the_castle_hits_two_different_enemies() -> None:
    f = table("tarnum_castle_6").choose("play tarnum_castle_6 basic", f"target {ZOMBIES}")
    assert targets(f) == {VAMPIRES, KNIGHTS}
    f.choose(f"target {KNIGHTS}")
    assert damage(f, ZOMBIES, VAMPIRES, KNIGHTS) == [2, 0, 2]


def test_valeska_calls_a_ranged_unit_again() -> None:
    f = Fight(
        SHOOTERS,
        ("necropolis_zombies+ b5", "necropolis_skeletons d5"),
        hands=(["valeska_6"], []),
        active=GRIFFINS,
    )
    f.choose("play valeska_6 top", "stop")
    assert f.b.units[f.b.active].name == "castle_marksmen"


def test_valeska_calls_neither_the_active_unit_nor_one_that_does_not_shoot() -> None:
    f = table("valeska_6")
    assert "play valeska_6 top" not in f.options()


# ---- Dungeon ----


@pytest.mark.parametrize(("card", "count"), [("jeddite_1", 3), ("jeddite_6", 4)])
def test_jeddite_turns_over_cards_for_spells_and_specialties(card: str, count: int) -> None:
    deck = ("attack", "defense", "haste", "rion_1", "power")
    f = table(card, players=({"deck": deck}, {})).choose(f"play {card} basic")
    turned = deck[-count:]
    kept = [c for c in turned if c in ("haste", "rion_1")]
    assert sorted(f.hand(0)) == sorted(kept)
    assert sorted(f.discard(0)) == sorted({*turned} - {*kept} | {card})
    assert len(f.s.players[0].deck) == len(deck) - count


def test_jeddite_needs_a_deck() -> None:
    assert "play jeddite_1 basic" not in table("jeddite_1").options()


def doomed(*hand: str) -> Fight:
    f = melee(*hand, active=ZOMBIES, damage={GRIFFINS: 3}, dice=[1])
    f.unit(GRIFFINS).pack = False
    f.unit(GRIFFINS).damage = 2
    while "defend" not in f.options():
        f.choose("pass")
    return f.choose(f"attack {GRIFFINS}")


def test_jeddite_iv_cancels_a_lethal_attack_by_tier() -> None:
    f = doomed("jeddite_4")
    while "play jeddite_4 grade-1" not in f.options():
        f.choose("pass")
    f.choose("play jeddite_4 grade-1")
    assert f.unit(GRIFFINS).alive


def test_jeddite_iv_is_not_for_attacks_that_do_not_kill() -> None:
    assert not any("jeddite_4" in option for option in struck("jeddite_4").options())


def test_tarnum_of_the_dungeon_breathes_along_a_row_of_five() -> None:
    f = table("tarnum_dungeon_4").choose("play tarnum_dungeon_4 basic", "space b1")
    assert damage(f, GRIFFINS, ZOMBIES, VAMPIRES, CHAMPIONS) == [2, 2, 0, 0]


def test_tarnum_of_the_dungeon_turns_the_cube_of_dragons_only() -> None:
    mine = ("dungeon_black_dragons b1", "castle_griffins d1")
    f = table("tarnum_dungeon_6", mine=mine, active=GRIFFINS)
    f.unit("dungeon_black_dragons").retaliated = True
    f.choose("play tarnum_dungeon_6 top")
    assert not f.unit("dungeon_black_dragons").retaliated
    assert "play tarnum_dungeon_6 top" not in table("tarnum_dungeon_6").options()


# ---- Necropolis ----


@pytest.mark.parametrize(
    ("card", "less"), [("lord_haart_necropolis_1", 1), ("lord_haart_necropolis_6", 2)]
)
def test_lord_haart_of_the_necropolis_softens_a_retaliation(card: str, less: int) -> None:
    f = melee(card).choose(f"attack {ZOMBIES}")
    assert f"play {card} basic" in f.options()  # struck back
    f.choose(f"play {card} basic")
    hits = f.told("hit")
    assert hits[1]["damage"] == max(0, hits[1]["attack"] - hits[1]["defense"] - less)


def test_lord_haart_of_the_necropolis_softens_no_attack() -> None:
    assert not any("lord_haart" in o for o in struck("lord_haart_necropolis_1").options())


def test_who_answers_the_unit_of_lord_haart_rolls_two_dice() -> None:
    f = melee("lord_haart_necropolis_4")
    f.choose("play lord_haart_necropolis_4 basic", f"target {GRIFFINS}", f"attack {ZOMBIES}")
    rules = [roll["rule"] for roll in f.told("rolled") if roll["purpose"] == "attack"]
    assert rules == ["", "lower"]


def test_vidomina_covers_a_pack_of_skeletons_only() -> None:
    mine = ("necropolis_skeletons+ b1", "necropolis_zombies d1")
    f = table("vidomina_4", mine=mine, active="necropolis_skeletons")
    f.choose("play vidomina_4 basic")
    assert f.unit("necropolis_skeletons").face.attack == 3
    few = table("vidomina_4", mine=("necropolis_skeletons b1", "castle_griffins d1"))
    assert "play vidomina_4 basic" not in few.options()


@pytest.mark.parametrize("card", ["vidomina_1", "vidomina_6"])
def test_vidomina_reinforces_after_a_victory_only(card: str) -> None:
    assert f"play {card} basic" not in table(card).options()
    f = Fight(
        ("necropolis_skeletons b2", "necropolis_vampires d1"),
        ("castle_halberdiers b3",),
        hands=([card], []),
        players=({"gold": 20}, {}),
        factions=("necropolis", "castle"),
        damage={"castle_halberdiers": 2},
        dice=[1],
        active="necropolis_skeletons",
    )
    f.choose("attack castle_halberdiers", f"play {card} basic")
    assert f.ask() == "necromancy"
    f.choose("reinforce necropolis_skeletons")
    assert [troop.pack for troop in f.s.players[0].troops] == [True, False]


def test_moandors_liches_ignore_defense() -> None:
    mine = ("necropolis_liches b1", "necropolis_zombies d1")
    f = table("moandor_6", mine=mine, active="necropolis_liches")
    f.choose("play moandor_6 top")
    assert f.b.ongoing[0].what == "pierces"
    assert "play moandor_6 top" not in table("moandor_6").options()


RIPPLES = [
    ("septienna_1", [1, 0, 0]),
    ("septienna_4", [0, 1, 0]),
    ("septienna_6", [0, 0, 2]),
]


@pytest.mark.parametrize(("card", "taken"), RIPPLES)
def test_septienna_hurts_all_enemies_of_a_tier(card: str, taken: list[int]) -> None:
    f = table(card).choose(f"play {card} top")
    assert damage(f, ZOMBIES, VAMPIRES, KNIGHTS) == taken
    assert damage(f, GRIFFINS, CRUSADERS, CHAMPIONS) == [0, 0, 0]


def test_septiennas_ripple_needs_an_enemy_of_the_tier() -> None:
    f = table("septienna_1", theirs=("necropolis_vampires+ c4",))
    assert "play septienna_1 top" not in f.options()
    f = table("septienna_6", "fireball").choose("play septienna_6 bottom")
    assert "play fireball cast-2" in f.options()  # 2 power


# ---- Rampart ----


def test_clancys_unit_takes_less_from_spells_only() -> None:
    f = table("clancy_6", enemy=["lightning_bolt"])
    f.choose("play clancy_6 basic", f"target {GRIFFINS}", "stop")
    f = table("lightning_bolt", "clancy_6")
    f.choose("play clancy_6 basic", f"target {GRIFFINS}")
    f.choose("play lightning_bolt cast-1", f"target {GRIFFINS}")
    assert f.unit(GRIFFINS).damage == 1
    f = table("magic_arrow", "clancy_6").choose("play clancy_6 basic", f"target {GRIFFINS}")
    f.choose("play magic_arrow cast-1", f"target {ZOMBIES}")
    assert f.unit(ZOMBIES).damage == 1  # another unit takes it all


def test_ivor_makes_all_dice_of_an_attack_show_0() -> None:
    f = struck("ivor_1", dice=(1, 1)).choose("play ivor_1 basic")
    assert f.told("hit")[0]["die"] == "0"
    assert "play ivor_1 basic" not in table("ivor_1").options()  # nobody attacks


def test_ivor_vi_chooses_the_die_of_an_own_attack_only() -> None:
    f = melee("ivor_6", dice=[-1]).choose(f"attack {ZOMBIES}", "play ivor_6 bottom", "face +1")
    assert f.told("hit")[0]["die"] == "+1"
    assert own_blow(struck("ivor_6"))


def test_melodia_gains_morale_and_gold() -> None:
    f = table("melodia_1").choose("play melodia_1 basic")
    assert (f.s.players[0].gold, f.s.players[0].morale) == (1, 1)
    assert not any("melodia_4" in option for option in table("melodia_4").options())


def test_tarnum_of_the_rampart_borrows_sharpshooters_for_a_combat() -> None:
    f = Fight(
        ("castle_griffins+ b2",),
        ("necropolis_skeletons b3",),
        hands=(["tarnum_rampart_6"], []),
        damage={"necropolis_skeletons": 1},
        dice=[1],
        start=True,
    )
    f.choose("play tarnum_rampart_6 top")
    assert f.unit("neutral_sharpshooters").lent
    while f.match.decision is not None:
        options = f.options()
        attacks = [o for o in options if o.startswith("attack")]
        f.choose(attacks[0] if attacks else options[-1])
    assert [troop.kind for troop in f.s.players[0].troops] == ["castle_griffins"]
    assert "neutral_sharpshooters" in f.s.decks["silver"].discard


def test_tarnum_of_the_rampart_borrows_only_at_the_start() -> None:
    assert "play tarnum_rampart_6 top" not in table("tarnum_rampart_6").options()


# ---- Tower ----


@pytest.mark.parametrize(("card", "amounts"), [("solmyr_1", [1, 1, 0]), ("solmyr_6", [2, 1, 1])])
def test_solmyrs_lightning_hits_the_two_closest_as_well(card: str, amounts: list[int]) -> None:
    f = table(card).choose(f"play {card} basic", f"target {ZOMBIES}")
    while f.options()[0].startswith("target"):
        f.choose(f.options()[0])
    hurt = sorted((u.damage for u in f.b.units if u.damage), reverse=True)
    assert hurt == [n for n in amounts if n]
    assert f.unit(ZOMBIES).damage == amounts[0]


def test_solmyr_iv_takes_one_of_the_three_cards_it_discards() -> None:
    deck = ("haste", "attack", "defense", "power")
    f = table("solmyr_4", players=({"deck": deck}, {})).choose("play solmyr_4 basic")
    assert f.options() == ["fetch attack", "fetch defense", "fetch power"]
    f.choose("fetch power")
    assert f.hand(0) == ["power"]
    assert "play solmyr_4 basic" not in table("solmyr_4").options()


def test_cyra_hastens_a_unit() -> None:
    f = table("cyra_1")
    before = initiative(f.s, f.unit(GRIFFINS))
    f.choose("play cyra_1 basic", f"target {GRIFFINS}")
    assert initiative(f.s, f.unit(GRIFFINS)) == before + 3


@pytest.mark.parametrize(("prey", "bonus"), [(ZOMBIES, 1), (VAMPIRES, 2)])
def test_cyra_iv_is_stronger_against_the_faster(prey: str, bonus: int) -> None:
    theirs = ("necropolis_zombies+ b3", "necropolis_vampires+ a2")
    mine = ("castle_halberdiers b2", "castle_champions d1")
    f = table("cyra_4", mine=mine, theirs=theirs, active="castle_halberdiers")
    f.choose(f"attack {prey}", "play cyra_4 basic")
    assert f.told("bonus")[0]["amount"] == f"+{bonus}"
    assert own_blow(struck("cyra_4"))


def test_cyra_vi_defends_against_slower_attackers_only() -> None:
    def defense_against(attacker: str) -> int:
        f = Fight(
            ("castle_griffins b2",),
            (f"{attacker} b3", "necropolis_skeletons d5"),
            hands=(["cyra_6"], []),
            active=GRIFFINS,
        )
        f.choose("play cyra_6 basic", f"attack {attacker.removesuffix('+')}")
        return int(f.told("hit")[1]["defense"])  # of the retaliation

    assert defense_against("necropolis_zombies+") == 1
    assert defense_against("dungeon_black_dragons+") == 0


def test_torosar_vi_fires_all_ballistas_at_once() -> None:
    f = owner("torosar_6", permanent="ballista").choose("play torosar_6 basic")
    assert f.unit(ZOMBIES).damage == 2
    f = owner("torosar_6").choose("play torosar_6 basic")
    assert f.unit(ZOMBIES).damage == 1


# ---- Inferno ----


def test_rashkas_unit_burns_whoever_attacks_it_hand_to_hand() -> None:
    f = melee("rashka_4", active=GRIFFINS)
    f.choose("play rashka_4 basic", f"target {GRIFFINS}", f"attack {ZOMBIES}")
    hurt = [event for event in f.told("hurt") if event["source"] == "specialty"]
    assert [(event["unit"], event["amount"]) for event in hurt] == [(ZOMBIES, 1)]


def test_rashkas_fire_does_not_reach_shooters() -> None:
    f = Fight(
        ("castle_griffins b2", "castle_champions d1"),
        ("castle_marksmen b5", "necropolis_skeletons d5"),
        hands=(["rashka_6"], []),
        active=GRIFFINS,
    )
    f.choose("play rashka_6 basic", f"target {GRIFFINS}", "stop")
    for u in f.b.units:
        u.activated = u.name != "castle_marksmen"
    while not any(o.startswith(f"attack {GRIFFINS}") for o in f.options()):
        f.choose(f.options()[-1])
    f.choose(f"attack {GRIFFINS}")
    assert f.unit("castle_marksmen").damage == 0


def test_zydar_draws_after_his_own_spell() -> None:
    f = table("zydar_1", "haste", players=({"deck": ("attack", "defense")}, {}))
    assert "play zydar_1 top" not in f.options()
    f.choose("play haste cast-1", f"target {GRIFFINS}", "play zydar_1 top")
    assert f.hand(0) == ["defense"]


def test_zydar_casts_one_spell_more() -> None:
    f = table("zydar_4", "haste", "slow").choose("play haste cast-1", f"target {GRIFFINS}")
    assert not any(o.startswith("play slow cast") for o in f.options())
    f.choose("play zydar_4 top")
    assert any(o.startswith("play slow cast") for o in f.options())


def test_zydar_vi_draws_after_each_spell_of_this_round() -> None:
    f = table("zydar_6", "haste", players=({"deck": ("attack", "defense")}, {}))
    f.choose("play zydar_6 top", "play haste cast-1", f"target {GRIFFINS}")
    assert f.hand(0) == ["defense"]
    assert "play zydar_6 top" not in f.options()


def test_ash_makes_a_unit_strong_that_strikes_back_no_more() -> None:
    f = melee("ash_1").choose("play ash_1 basic")
    assert (f.unit(GRIFFINS).attack, f.unit(GRIFFINS).retaliated) == (2, True)
    shooter = Fight(
        SHOOTERS, ("necropolis_zombies b5",), hands=(["ash_1"], []), active="castle_marksmen"
    )
    assert "play ash_1 basic" not in shooter.options()


def test_ash_iv_lasts() -> None:
    f = melee("ash_4").choose("play ash_4 basic", f"target {GRIFFINS}")
    assert [(e.what, e.amount) for e in f.b.ongoing] == [("attack", 2), ("initiative", 1)]
    assert f.unit(GRIFFINS).retaliated


def test_ash_vi_is_not_struck_back() -> None:
    f = melee("ash_6")
    assert "play ash_6 basic" not in f.options()  # the attack must be declared
    f.choose(f"attack {ZOMBIES}", "play ash_6 basic")
    assert len(f.told("hit")) == 1


# ---- Fortress ----


def test_tazar_iv_protects_a_unit_for_the_combat() -> None:
    f = melee("tazar_4").choose("play tazar_4 basic", f"target {GRIFFINS}", f"attack {ZOMBIES}")
    assert f.told("hit")[1]["defense"] == 1


@pytest.mark.parametrize(("card", "amount"), [("gerwulf_4", 2), ("gerwulf_6", 3)])
def test_gerwulf_gives_up_a_ballista(card: str, amount: int) -> None:
    f = owner(card, permanent="ballista").choose(f"play {card} bottom", f"target {KNIGHTS}")
    assert f.unit(KNIGHTS).damage == amount
    assert f.s.players[0].permanent == ""
    assert f"play {card} bottom" not in owner(card).options()


def test_gerwulf_iv_hurts_any_unit() -> None:
    f = table("gerwulf_4").choose("play gerwulf_4 top", f"target {VAMPIRES}")
    assert f.unit(VAMPIRES).damage == 1


def test_gerwulf_vi_picks_the_targets_of_ballistas() -> None:
    f = Fight(
        MINE,
        ("necropolis_zombies+ b4", "necropolis_vampires+ c4"),
        hands=(["gerwulf_6"], []),
        players=({"permanent": "ballista"}, {}),
        start=True,
    )
    f.choose("play gerwulf_6 top")
    assert targets(f) == {ZOMBIES, VAMPIRES}
    f.choose(f"target {VAMPIRES}")
    assert f.unit(VAMPIRES).damage == 1
    assert "play gerwulf_6 top" not in table("gerwulf_6").options()


def test_merist_defends_better_beside_the_attacker() -> None:
    assert struck("merist_1").choose("play merist_1 basic").told("bonus")[0]["amount"] == "+2"
    f = Fight(
        ("castle_griffins b2", "castle_champions d1"),
        ("castle_marksmen b5", "necropolis_skeletons d5"),
        hands=(["merist_1"], []),
        active="castle_marksmen",
    )
    f.choose(f"attack {GRIFFINS}", "play merist_1 basic")
    assert f.told("bonus")[0]["amount"] == "+1"


def test_merist_iv_gives_everybody_a_defense_token() -> None:
    f = table("merist_4").choose("play merist_4 basic")
    assert all(u.defending for u in f.b.units if u.side == 0)
    assert not any(u.defending for u in f.b.units if u.side == 1)
    assert "play merist_4 basic" not in f.options()


def test_merist_vi_lets_tokens_count_on_0() -> None:
    f = melee("merist_6", dice=[0, 0, 0, 0]).choose("play merist_6 basic", f"attack {ZOMBIES}")
    assert f.told("hit")[1]["token"] == 1
    assert f.told("hit")[0]["token"] == 0  # the enemy has none


def test_tarnum_of_the_fortress_makes_an_ability_work() -> None:
    f = Fight(
        ("fortress_basilisks b2", "castle_champions d1"),
        ("necropolis_zombies+ b3", "necropolis_skeletons d5"),
        hands=(["tarnum_fortress_6"], []),
        dice=[0] * 6,
        active="fortress_basilisks",
    )
    f.choose("play tarnum_fortress_6 top")
    if targets(f):
        f.choose("target fortress_basilisks")
    f.choose(f"attack {ZOMBIES}")
    assert f.options() == ["face -1", "face +0", "face +1"]


def test_tarnum_of_the_fortress_needs_an_ability() -> None:
    mine = ("castle_champions b1",)
    f = table("tarnum_fortress_6", mine=mine, active=CHAMPIONS)
    able = bool(f.unit(CHAMPIONS).kit.abilities)
    assert ("play tarnum_fortress_6 top" in f.options()) is able


# ---- Stronghold ----


def test_crag_hack_raises_attack_for_the_combat() -> None:
    f = table("crag_hack_1").choose("play crag_hack_1 basic", f"target {GRIFFINS}")
    assert (f.b.ongoing[0].what, f.b.ongoing[0].amount) == ("attack", 1)
    f = table("tarnum_stronghold_4").choose("play tarnum_stronghold_4 basic", f"target {GRIFFINS}")
    assert (f.b.ongoing[0].what, f.b.ongoing[0].amount) == ("attack", 1)


@pytest.mark.parametrize(("answer", "bonus"), [("enough", 1), ("discard knowledge", 2)])
def test_crag_hack_iv_is_stronger_for_a_card(answer: str, bonus: int) -> None:
    f = table("crag_hack_4", "knowledge").choose("play crag_hack_4 basic", answer)
    assert f.unit(GRIFFINS).attack == bonus


def test_crag_hack_vi_spends_any_card_for_attack() -> None:
    f = table("crag_hack_6", "knowledge")
    assert not any(o.startswith("use-card") for o in f.options())
    f.choose("play crag_hack_6 basic", "use-card knowledge attack")
    assert f.unit(GRIFFINS).attack == 1
    assert f.discard(0) == ["knowledge"]


def test_dessa_fights_on_without_movement() -> None:
    f = Fight(
        ("castle_griffins+ b2",),
        ("neutral_boars b5",),
        hands=(["dessa_1"], []),
        guards=1,
        players=({"movement": 0}, {}),
        active=GRIFFINS,
    )
    f.choose("stop")
    while f.ask() != "end":
        f.choose(f.options()[-1])
    f.choose("play dessa_1 basic")
    while f.b.round == 1:
        f.choose("fight-on" if "fight-on" in f.options() else f.options()[-1])
    assert f.b.round == 2
    assert "play dessa_1 basic" not in table("dessa_1").options()


def test_dessa_hastens_all_her_units() -> None:
    f = table("dessa_4")
    before = [initiative(f.s, f.unit(u)) for u in (GRIFFINS, CHAMPIONS, ZOMBIES)]
    f.choose("play dessa_4 bottom")
    after = [initiative(f.s, f.unit(u)) for u in (GRIFFINS, CHAMPIONS, ZOMBIES)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 0]


# ---- Conflux ----


@pytest.mark.parametrize(("card", "amount"), [("luna_1", 1), ("luna_6", 3)])
def test_lunas_fire_burns_whoever_stops_in_it(card: str, amount: int) -> None:
    f = table(card).choose(f"play {card} basic", "space b3", "move b3")
    assert f.unit(GRIFFINS).damage == amount


def test_lunas_fire_is_laid_on_empty_spaces_and_spares_flyers_that_pass() -> None:
    f = table("luna_1").choose("play luna_1 basic")
    assert "space b2" not in f.options()
    f.choose("space c2", "move d2")  # Griffins fly
    assert f.unit(GRIFFINS).damage == 0


def test_lunas_fire_burns_as_an_activation_begins() -> None:
    f = table("luna_1").choose("play luna_1 basic", "space b3", "move b3", "stop")
    for u in f.b.units:
        u.activated = u.name != GRIFFINS
    while f.b.active < 0 or f.b.units[f.b.active].name != GRIFFINS:
        f.choose(f.options()[-1])
    assert f.unit(GRIFFINS).damage == 2


def test_luna_iv_takes_any_card_back() -> None:
    f = table("luna_4", players=({"discard": ("attack",)}, {})).choose("play luna_4 top")
    assert f.hand(0) == ["attack"]
    assert "play luna_4 top" not in table("luna_4").options()


def with_spells(*hand: str, deck: tuple[str, ...] = ("haste", "slow"), **more: Any) -> Fight:
    f = table(*hand, **more)
    f.s.decks["spell"] = Deck(deck, ("bless",))
    return f


@pytest.mark.parametrize("answer", ["remove-this", "decline"])
def test_tarnum_of_the_conflux_may_remove_what_he_finds(answer: str) -> None:
    f = with_spells("tarnum_conflux_1").choose("play tarnum_conflux_1 basic", "look spell", answer)
    assert f.hand(0) == ([] if answer == "remove-this" else ["slow"])
    assert f.s.players[0].removed == (("slow",) if answer == "remove-this" else ())


def test_tarnum_of_the_conflux_casts_what_he_finds_beyond_the_limit() -> None:
    f = with_spells("tarnum_conflux_6", "magic_arrow")
    f.choose("play magic_arrow cast-1", f"target {ZOMBIES}")
    f.choose("play tarnum_conflux_6 basic", "look spell", "take spell bless")
    f.choose("play slow cast-1", f"target {ZOMBIES}")
    assert "bless" in f.hand(0)
    assert not any(o.startswith("play magic_arrow cast") for o in f.options())


# ---- Cove ----


def test_jeremy_shoots() -> None:
    f = table("jeremy_1").choose("play jeremy_1 bottom", f"target {KNIGHTS}")
    assert f.unit(KNIGHTS).damage == 1


@pytest.mark.parametrize("card", ["jeremy_4", "jeremy_6"])
def test_jeremy_fires_the_cannon_in_play(card: str) -> None:
    f = owner(card, permanent="cannon").choose(f"play {card} top", f"target {KNIGHTS}")
    assert f.unit(KNIGHTS).damage == 2
    assert not f.b.armies[0].used
    assert f"play {card} top" not in owner(card).options()


FORGETFUL = [
    ("zilare_1", "castle_marksmen"),
    ("zilare_4", "castle_marksmen"),
    ("zilare_6", ZOMBIES),
]


@pytest.mark.parametrize(("card", "whom"), FORGETFUL)
def test_zilare_keeps_a_unit_from_attacking_once(card: str, whom: str) -> None:
    theirs = ("castle_marksmen b5", "necropolis_zombies+ b3")
    f = table(card, theirs=theirs).choose(f"play {card} top")
    if targets(f):
        f.choose(f"target {whom}")
    for u in f.b.units:
        u.activated = u.name != whom
    f.choose("stop")
    assert f.options()
    assert f.b.units[f.b.active].name == whom
    assert not any(o.startswith("attack") for o in f.options())
    f.choose("stop" if "stop" in f.options() else f.options()[-1])
    assert not f.b.ongoing


def test_zilare_i_is_for_ranged_units_only() -> None:
    assert "play zilare_1 top" not in table("zilare_1").options()


def test_astra_frees_a_unit() -> None:
    f = table("astra_1", players=({"deck": ("attack",)}, {}))
    assert "play astra_1 basic" not in f.options()
    f.unit(CHAMPIONS).paralysed = True
    f.choose("play astra_1 basic")
    assert not f.unit(CHAMPIONS).paralysed
    assert f.hand(0) == ["attack"]


@pytest.mark.parametrize(("card", "left"), [("astra_4", 2), ("astra_6", 1)])
def test_astra_heals(card: str, left: int) -> None:
    f = table(card, damage={CHAMPIONS: 4}).choose(f"play {card} basic")
    assert f.unit(CHAMPIONS).damage == left
    assert f"play {card} basic" not in table(card).options()


@pytest.mark.parametrize(
    ("card", "other"), [("miriam_1", "wisdom"), ("miriam_4", "haste"), ("miriam_6", "speculum")]
)
def test_miriam_exchanges_a_card_for_a_search(card: str, other: str) -> None:
    f = with_spells(card, other)
    f.choose(f"play {card} basic")
    assert list(f.s.players[0].removed) == [other]
    while f.ask() != "goes-too":
        f.choose(f.options()[0])
    f.choose("remove-this")
    assert list(f.s.players[0].removed) == [other, card]


def test_miriam_i_takes_abilities_only() -> None:
    assert "play miriam_1 basic" not in table("miriam_1", "haste").options()
    assert "play miriam_4 basic" not in table("miriam_4", "attack").options()
