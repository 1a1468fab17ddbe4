"""The dragons of The Hunt: the Crystal, the Rust and the Faerie Dragon."""

import pytest

from rulebound.games.homm3.combat.values import open_to_spell
from rulebound.games.homm3.model.spaces import BACKLINE, BY_NAME, NAMES, spaces_in
from rulebound.games.homm3.scenarios.the_hunt.boss_abilities import EXPERT_SPELLS
from tests.games.homm3.map.lairs import CRYSTAL, FAERIE, RUST, Fight, lair, next_round

# ---- the Crystal Dragon ----


def test_a_golem_that_fell_is_replaced_in_the_last_row() -> None:
    f = Fight(
        ["castle_crusaders a1"],
        [f"{CRYSTAL} d5", "neutral_gold_golems a5", "neutral_diamond_golems b4"],
        active="castle_crusaders",
    )
    f.unit("neutral_gold_golems").alive = False
    while f.ask() != "boss-golem":
        f.choose("stop")
    free = {f"space {NAMES[at]}" for at in spaces_in(BACKLINE[1])} - {"space d5"}
    assert set(f.options()) == free
    f.choose("space b5")
    new = f.b.units[-1]
    assert new.kind.id in ("neutral_gold_golems", "neutral_diamond_golems")
    assert (new.at, new.side, new.alive) == (BY_NAME["b5"], 1, True)


def test_without_a_loss_no_golem_appears() -> None:
    f = Fight(
        ["castle_crusaders a1"],
        [f"{CRYSTAL} d5", "neutral_gold_golems a5"],
        active="castle_crusaders",
    )
    next_round(f)
    assert len(f.b.units) == 3


def test_a_loss_brings_one_golem_and_no_more() -> None:
    f = Fight(
        ["castle_crusaders a1"],
        [f"{CRYSTAL} d5", "neutral_gold_golems a5"],
        active="castle_crusaders",
    )
    f.unit("neutral_gold_golems").alive = False
    while f.ask() != "boss-golem":
        f.choose("stop")
    f.choose("space b5")
    next_round(f)
    assert len(f.b.units) == 4


@pytest.mark.parametrize(
    ("difficulty", "golem", "healed"),
    [
        ("easy", "neutral_gold_golems", 2),
        ("easy", "neutral_diamond_golems", 4),
        ("impossible", "neutral_gold_golems", 4),
        ("impossible", "neutral_diamond_golems", 6),
    ],
)
def test_the_crystal_dragon_devours_a_golem(difficulty: str, golem: str, healed: int) -> None:
    dragon = f"boss_crystal_dragon_{difficulty}"
    f = Fight(
        ["castle_crusaders a1"],
        [f"{dragon} d5", f"{golem} c5"],
        active=dragon,
        damage={dragon: 7},
    )
    f.choose(f"devour {golem}")
    assert f.unit(dragon).damage == 7 - healed
    assert not f.unit(golem).alive


@pytest.mark.parametrize(("space", "damage"), [("a5", 5), ("c5", 0)])
def test_nothing_is_devoured_far_away_or_without_a_wound(space: str, damage: int) -> None:
    f = Fight(
        ["castle_crusaders a1"],
        [f"{CRYSTAL} d5", f"neutral_gold_golems {space}"],
        active=CRYSTAL,
        damage={CRYSTAL: damage},
    )
    assert f.ask() == "unit"


@pytest.mark.parametrize(
    ("difficulty", "times"), [("easy", 2), ("normal", 2), ("hard", 3), ("impossible", 3)]
)
def test_how_often_the_crystal_dragon_retaliates(difficulty: str, times: int) -> None:
    dragon = f"boss_crystal_dragon_{difficulty}"
    places = ("b3", "a4", "c4", "b5")
    mine = [
        f"castle_{n}+ {at}"
        for n, at in zip(("archangels", "champions", "zealots", "crusaders"), places, strict=True)
    ]
    f = Fight(mine, [f"{dragon} b4"], active="castle_archangels")
    f.unit(dragon).damage = -60
    for u in f.b.units[:4]:
        u.activated = False
    f.unit("castle_archangels").activated = False
    for _ in range(4):
        f.choose(f"attack {dragon}")
    assert sum(e["retaliation"] for e in f.told("attacks")) == times


# ---- the Rust Dragon ----


def test_the_rust_dragon_ignores_basic_spells_but_not_expert_ones() -> None:
    f = Fight(
        ["castle_crusaders b2"],
        [f"{RUST} b4"],
        hands=(["magic_arrow", "fireball"], []),
        active="castle_crusaders",
    )
    f.choose("play fireball cast-1", "blast b3 b4")
    assert f.unit(RUST).damage == 1
    rust = f.unit(RUST)
    assert not any(open_to_spell(f.s, rust, card, "") for card in ("magic_arrow", "slow", "blind"))
    assert all(open_to_spell(f.s, rust, card, "") for card in ("fireball", "chain_lightning"))


def pour(f: Fight, *spaces: str) -> Fight:
    while f.ask() != "acid":
        f.choose("stop")
    f.choose(*(f"space {at}" for at in spaces))
    return f


def test_acid_closes_four_spaces_for_everybody() -> None:
    f = Fight(["castle_crusaders a1"], [f"{RUST} d5"], active="castle_crusaders")
    pour(f, "a2", "b1", "c5", "d4")
    f.unit(RUST).activated = True
    f.choose("stop")
    assert f.b.units[f.b.active].name == "castle_crusaders"
    assert not [o for o in f.options() if o.startswith("move ")]


def test_acid_lies_on_free_spaces_that_had_none_before() -> None:
    f = Fight(["castle_crusaders a1"], [f"{RUST} d5"], active="castle_crusaders")
    pour(f, "a2", "b1", "c5", "d4")
    while f.ask() != "acid":
        f.choose("stop")
    assert not {"space a2", "space b1", "space c5", "space d4"} & set(f.options())
    assert not {"space a1", "space d5"} & set(f.options())
    f.choose("space a3", "space a4", "space a5", "space b5")
    pools = {NAMES[e.at] for e in f.b.ongoing if e.what == "acid"}
    assert pools == {"a3", "a4", "a5", "b5"}


@pytest.mark.parametrize(
    ("difficulty", "defense"), [("easy", [-2, -4, -4]), ("impossible", [-3, -4, -4])]
)
def test_the_rust_dragon_corrodes_up_to_four(difficulty: str, defense: list[int]) -> None:
    dragon = f"boss_rust_dragon_{difficulty}"
    f = Fight(["castle_archangels+ b3", "castle_zealots a1"], [f"{dragon} b4"], active=dragon)
    f.unit("castle_archangels").damage = -99
    found = []
    for _ in range(3):
        f.unit(dragon).damage = -99
        f.unit(dragon).activated = False
        f.choose("attack castle_archangels")
        found.append(next(e.amount for e in f.b.ongoing if e.card == "corrosion_token"))
    assert found == defense


def test_the_rust_dragon_corrodes_striking_back() -> None:
    f = Fight(["castle_archangels+ b3"], [f"{RUST} b4"], active="castle_archangels")
    f.unit(RUST).damage = -99
    f.choose(f"attack {RUST}")
    assert [e.amount for e in f.b.ongoing if e.card == "corrosion_token"] == [-2]


# ---- the Faerie Dragon ----


def faerie(dendroids: int = 4, attackers: tuple[str, ...] = ("castle_crusaders+ a1",)) -> Fight:
    """Both dragons are about to activate; the first one begins."""
    spaces = ("a5", "b5", "c5", "a4")
    trees = [f"neutral_dendroids {at}" for at in spaces[:dendroids]]
    f = lair(f"{FAERIE} d5", f"{FAERIE} d4", *trees, attackers=attackers)
    assert f.ask() == "activate"
    return f


def casting(f: Fight, third: str) -> list[str]:
    """The first dragon activates; the spells that it may cast."""
    f.b.set_note("spell", third)
    f.choose(f"activate {FAERIE}")
    return [o.split()[1] for o in f.options() if o.startswith("boss-cast")]


def test_the_third_spell_is_an_expert_spell_by_lot() -> None:
    [learned] = faerie().told("boss-learned")
    assert learned["card"] in EXPERT_SPELLS


def test_the_faerie_dragon_casts_two_different_spells_a_combat_round() -> None:
    f = faerie(attackers=("castle_crusaders+ a1", "castle_zealots+ b1"))
    assert casting(f, "prayer") == ["lightning_bolt", "prayer"]  # nobody needs the cure
    f.choose("boss-cast lightning_bolt", "target castle_crusaders")
    assert "boss-cast lightning_bolt" not in f.options()
    f.choose("boss-cast prayer", f"raise attack {FAERIE}")
    assert f.ask() == "unit"
    f.choose("stop")
    assert f.ask() == "unit"  # the second dragon finds both spells cast


def test_a_new_combat_round_brings_new_spells() -> None:
    f = faerie()
    casting(f, "prayer")
    f.choose("boss-cast lightning_bolt", "target castle_crusaders", "decline")
    f.s.fight.round += 1
    f.choose("stop")
    assert "boss-cast lightning_bolt" in f.options()


@pytest.mark.parametrize(
    ("dendroids", "spells"),
    [
        (4, ["fireball", "lightning_bolt"]),
        (3, ["fireball", "lightning_bolt"]),
        (2, ["lightning_bolt"]),
        (1, ["lightning_bolt"]),
        (0, []),
    ],
)
def test_the_dendroids_keep_the_spells_up(dendroids: int, spells: list[str]) -> None:
    assert casting(faerie(dendroids), "fireball") == spells


def test_two_dendroids_are_enough_for_the_cure() -> None:
    f = faerie(2)
    f.b.units[1].damage = 3
    assert casting(f, "fireball") == ["cure", "lightning_bolt"]


@pytest.mark.parametrize(("dendroids", "power"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_each_dendroid_less_takes_a_point_of_power(dendroids: int, power: int) -> None:
    f = faerie(dendroids)
    casting(f, "fireball")
    f.choose("boss-cast lightning_bolt", "target castle_crusaders")
    assert [e["power"] for e in f.told("cast")] == [power]


def test_the_dragon_that_is_aimed_at_first_is_a_mirage() -> None:
    f = Fight(
        ["castle_archangels+ b3", "castle_marksmen+ a1"],
        [f"{FAERIE} b4", f"{FAERIE} d4", "neutral_boars d5"],
        active="castle_archangels",
    ).choose(f"attack {FAERIE}")
    first, second = f.b.units[2:4]
    assert (first.alive, second.alive) == (False, True)
    assert f.b.winner < 0
    assert [e["unit"] for e in f.told("vanished")] == [first.name]


def test_the_second_dragon_is_real() -> None:
    f = Fight(
        ["castle_archangels+ b3"],
        [f"{FAERIE} b4", f"{FAERIE} d4", "neutral_boars d5"],
        active="castle_archangels",
    )
    f.b.units[2].alive = True
    f.b.units[1].alive = False
    f.b.units[2].at = BY_NAME["b4"]
    f.choose(f"attack {FAERIE}.2")
    assert f.told("vanished") == []
    assert f.told("hurt")[0]["unit"] == f"{FAERIE}.2"


def test_a_spell_unmasks_a_mirage_without_making_it_vanish() -> None:
    f = Fight(
        ["castle_crusaders b2"],
        [f"{FAERIE} b4", f"{FAERIE} d4"],
        hands=(["fire_shield"], []),
        active="castle_crusaders",
    ).choose("play fire_shield cast-1", f"target {FAERIE}")
    assert f.told("mirage") != []
    assert f.unit(FAERIE).alive
    assert not f.unit(f"{FAERIE}.2").used


def test_a_mirage_deals_damage_but_casts_nothing() -> None:
    f = faerie(attackers=("castle_crusaders d3", "castle_zealots a1"))
    f.unit(FAERIE).used = True
    assert casting(f, "fireball") == []
    f.choose("attack castle_crusaders c3")
    assert f.told("hit")[0]["damage"] > 0
