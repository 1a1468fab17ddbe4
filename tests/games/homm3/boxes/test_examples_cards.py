"""Worked examples of cards in combat (H3-15)."""

from rulebound.games.homm3.combat.cards import CARDS
from tests.games.homm3.fights import Fight

SKELETONS = "necropolis_skeletons"
TROGLODYTES = "neutral_troglodytes"


def arrow_at_skeletons(*spells: str) -> Fight:
    """A hero of the Dungeon with one expert use against a Pack of Skeletons."""
    return Fight(
        ["dungeon_harpies+ b2"],
        [f"{SKELETONS}+ b4", "necropolis_zombies d5"],
        hands=([*spells, "power"], []),
        factions=("dungeon", "necropolis"),
        active="dungeon_harpies",
        level=2,
        experts=1,
    )


def test_h3_t08_a_spell_against_a_pack() -> None:
    f = arrow_at_skeletons("magic_arrow")
    f.choose("play power expert", "play magic_arrow cast-3", f"target {SKELETONS}")
    skeletons = f.unit(SKELETONS)
    assert (skeletons.alive, skeletons.pack, skeletons.damage) == (True, False, 1)
    assert f.told("hurt")[0]["amount"] == 3
    assert f.s.players[0].experts == 0
    assert f.discard(0) == ["power", "magic_arrow"]


def test_h3_t09_so_much_damage_that_the_few_are_defeated_too() -> None:
    f = arrow_at_skeletons("lightning_bolt")
    f.choose("play power expert", "play lightning_bolt cast-3", f"target {SKELETONS}")
    assert f.told("hurt")[0]["amount"] == 4
    assert not f.unit(SKELETONS).alive


def guarded_mine() -> Fight:
    """Sandro, level 1 with 1 experience, against one bronze guard."""
    return Fight(
        ["necropolis_zombies b2", "necropolis_skeletons c2"],
        [f"{TROGLODYTES} b4"],
        hands=(["power", "lightning_bolt", "haste", "town_portal"], []),
        factions=("necropolis", "castle"),
        active="necropolis_zombies",
        guards=1,
        players=({"xp": 1}, {}),
    )


def test_h3_t10_the_combat_at_a_guarded_mine() -> None:
    f = guarded_mine()
    f.choose("play haste power", "play lightning_bolt cast-2", f"target {TROGLODYTES}")
    assert f.told("hurt")[0]["amount"] == 3
    assert (f.b.winner, f.b.ended, f.b.round) == (0, "defeat", 1)
    assert (f.s.players[0].xp, f.s.players[0].level) == (2, 2)
    assert f.ask() == "search"
    f.choose("look ability")
    kept = f.options()[0].removeprefix("keep ")
    f.choose(f"keep {kept}")
    assert f.hand(0) == ["power", "town_portal", kept]
    assert CARDS[kept].kind == "ability"
    assert f.discard(0) == ["haste", "lightning_bolt"]


def test_h3_t11_the_spell_limit() -> None:
    f = guarded_mine()
    f.choose("play haste cast-1", "target necropolis_zombies")
    assert not [o for o in f.options() if o.startswith("play lightning_bolt")]
    f = guarded_mine()
    f.choose("play haste power")
    assert "play lightning_bolt cast-2" in f.options()


def skeletons_attacked(attacker: str, *dice: int) -> Fight:
    return Fight(
        [f"{attacker} b2", "castle_griffins a1"],
        [f"{SKELETONS}+ b3", "necropolis_zombies d5"],
        hands=([], ["resurrection"]),
        dice=dice,
        active=attacker.removesuffix("+"),
    )


def test_h3_t38_a_pack_that_flips_is_in_no_danger() -> None:
    f = skeletons_attacked("castle_crusaders", 0)  # 3 attack, 1 defense
    f.choose(f"attack {SKELETONS}")
    assert f.told("hit")[0]["damage"] == 2
    assert not f.unit(SKELETONS).pack
    assert f.hand(1) == ["resurrection"]


def test_h3_t38_resurrection_cancels_a_lethal_attack() -> None:
    f = skeletons_attacked("castle_champions", 0)  # 5 attack, 1 defense
    f.choose(f"attack {SKELETONS}")
    assert (f.seat, f.ask()) == (1, "lethal")
    f.choose("play resurrection cast-1")
    skeletons = f.unit(SKELETONS)
    assert (skeletons.pack, skeletons.damage, skeletons.retaliated) == (True, 0, False)
    assert f.unit("castle_champions").damage == 0
    assert f.discard(1) == ["resurrection"]


def test_h3_t39_mutual_destruction_is_the_defenders_victory() -> None:
    f = Fight(
        ["castle_halberdiers b2"],
        [f"{SKELETONS} b3"],
        hands=(["fireball"], []),
        active="castle_halberdiers",
        damage={"castle_halberdiers": 1, SKELETONS: 1},
    )
    f.choose("play fireball cast-1", "blast b2 b3")
    assert (f.b.winner, f.b.ended) == (1, "defeat")
    assert f.s.result is not None
    assert f.s.result.ranking == ((1,), (0,))
