"""The eight cards of AI decks (H3-10.126 to H3-10.131)."""

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.ai_hero import AI_CARDS, DECK, SKILLS
from rulebound.games.homm3.combat.ai_spells import CASTABLE
from rulebound.games.homm3.combat.setup import new_table
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.state import State
from tests.games.homm3.rules.table import Alone

DIFFICULTIES = ("easy", "normal", "hard", "impossible")
GRIFFINS = "attacker castle_griffins b2 activated"
ZOMBIES = "defender necropolis_zombies b3"
FAR = "attacker castle_halberdiers a1 activated"


def duel(*lines: str, difficulty: str = "normal", dice: tuple[int, ...] = ()) -> Alone:
    return Alone(*lines, dice=dice, options={"difficulty": difficulty})


def hero(f: Alone) -> AiHero:
    found = f.b.armies[1].ai_hero
    assert found is not None
    return found


# ---- might ----


@pytest.mark.parametrize(
    ("card", "values"), [("attack_a", (0, 1, 1, 2)), ("attack_b", (1, 1, 2, 2))]
)
def test_h3_10_128_attack_cards_help_the_unit_that_attacks(
    card: str, values: tuple[int, ...]
) -> None:
    for difficulty, value in zip(DIFFICULTIES, values, strict=True):
        f = duel(GRIFFINS, ZOMBIES, f"defender ai deck: {card}", difficulty=difficulty)
        assert f.told("hit")[0]["attack"] == 2 + value
        assert f.told("ai-card")[0]["value"] == value
        assert hero(f).discard == (card,)


@pytest.mark.parametrize("card", ["attack_a", "attack_b"])
def test_h3_10_131_an_attack_card_waits_for_the_next_attacker(card: str) -> None:
    far = "defender necropolis_skeletons d5"
    f = duel(GRIFFINS, far, ZOMBIES, f"defender ai deck: attack_a {card}")
    f.ties()
    first, second = f.told("ai-card")
    assert (first["unit"], second["unit"]) == ("necropolis_skeletons", "necropolis_zombies")
    assert f.told("hit")[0]["attack"] == 2 + 1 + 1
    assert hero(f).attack == 0


def test_h3_10_131_an_attack_card_is_used_once() -> None:
    f = duel(
        GRIFFINS,
        ZOMBIES,
        "defender necropolis_skeletons a2",
        "defender ai deck: attack_a",
    )
    attacks = [event["attack"] for event in f.told("hit") if "griffins" in event["target"]]
    assert attacks == [3, 2]


@pytest.mark.parametrize(
    ("difficulty", "value"), [("easy", 0), ("normal", 1), ("hard", 1), ("impossible", 2)]
)
def test_h3_10_129_defense_1_goes_on_the_unit_with_the_most_health(
    difficulty: str, value: int
) -> None:
    wraiths = "defender necropolis_liches d5 activated"
    f = duel(GRIFFINS, ZOMBIES, wraiths, "defender ai deck: defense_a", difficulty=difficulty)
    assert f.unit("necropolis_liches").defense == value
    assert f.unit("necropolis_zombies").defense == 0


def test_h3_10_129_defense_1_counts_the_health_that_is_left() -> None:
    liches = "defender necropolis_liches d5 activated damage 3"
    f = duel(GRIFFINS, ZOMBIES, liches, "defender ai deck: defense_a")
    assert [event["unit"] for event in f.told("bonus")] == ["necropolis_zombies"]


def test_h3_10_131_ties_for_the_most_health_are_the_players_choice() -> None:
    f = duel(
        GRIFFINS, ZOMBIES, "defender necropolis_zombies c5 activated", "defender ai deck: defense_a"
    )
    assert f.ask() == "ai-unit"
    f.choose("ai-unit necropolis_zombies.2")
    assert f.unit("necropolis_zombies.2").defense == 1


def test_h3_10_131_a_defense_card_lasts_until_the_unit_is_attacked() -> None:
    zombies = "defender necropolis_zombies b3 activated defense 2"
    f = duel(FAR, "attacker castle_halberdiers b2", zombies)
    f.choose("attack necropolis_zombies")
    assert f.told("hit")[0]["defense"] == 1 + 2
    assert f.unit("necropolis_zombies").defense == 0


@pytest.mark.parametrize(
    ("difficulty", "value"), [("easy", 1), ("normal", 1), ("hard", 2), ("impossible", 2)]
)
def test_h3_10_129_defense_2_goes_on_the_unit_that_activates_next(
    difficulty: str, value: int
) -> None:
    f = duel(
        GRIFFINS,
        "defender necropolis_zombies c5",
        "defender necropolis_skeletons d5",
        "defender necropolis_liches a5 activated",
        "defender ai deck: defense_b",
        difficulty=difficulty,
    )
    assert f.told("ai-card")[0]["unit"] == "necropolis_skeletons"
    assert f.unit("necropolis_zombies").defense == value


def test_h3_10_131_the_next_unit_may_be_that_of_the_next_combat_round() -> None:
    f = duel(
        GRIFFINS,
        "defender necropolis_zombies c5",
        "defender necropolis_liches d5 activated",
        "defender ai deck: defense_b",
    )
    assert f.unit("necropolis_liches").defense == 1


# ---- magic ----


@pytest.mark.parametrize(
    ("card", "damage"), [("cast_a_spell_a", (1, 2, 2, 3)), ("cast_a_spell_b", (1, 2, 3, 3))]
)
def test_h3_10_129_spells_are_cast_with_the_power_of_the_card(
    card: str, damage: tuple[int, ...]
) -> None:
    for difficulty, amount in zip(DIFFICULTIES, damage, strict=True):
        f = duel(
            "attacker castle_archangels a1 activated",
            "defender necropolis_zombies d5",
            f"defender ai deck: {card}",
            "defender ai spells: magic_arrow",
            difficulty=difficulty,
        )
        assert f.unit("castle_archangels").damage == amount
        assert f.told("cast")[0]["seat"] == -1
        assert hero(f).spell_discard == ("magic_arrow",)


@pytest.mark.parametrize("card", ["cast_a_spell_a", "cast_a_spell_b"])
def test_h3_10_131_the_spell_deck_is_made_anew(card: str) -> None:
    f = duel(
        "attacker castle_archangels a1 activated",
        "defender necropolis_zombies d5",
        f"defender ai deck: {card}",
        "defender ai spells:",
        "defender ai spell_discard: magic_arrow",
    )
    assert f.unit("castle_archangels").damage == 2


def test_h3_10_130_a_hero_without_spells_casts_nothing() -> None:
    f = duel(
        FAR,
        "defender necropolis_zombies d5",
        "defender ai deck: cast_a_spell_a",
        "defender ai spells:",
    )
    assert f.told("ai-card")
    assert not f.told("cast")


def test_h3_10_130_there_is_no_spell_limit() -> None:
    f = duel(
        "attacker castle_archangels a1 activated",
        "defender necropolis_zombies d5",
        "defender necropolis_zombies c5",
        "defender ai deck: cast_a_spell_a cast_a_spell_a",
        "defender ai spells: magic_arrow magic_arrow",
    )
    f.choose("activate necropolis_zombies")
    f.ties()
    assert len(f.told("cast")) == 2
    assert f.unit("castle_archangels").damage == 4


# ---- skills ----


@pytest.mark.parametrize(
    ("card", "uses"), [("use_a_skill_a", (1, 1, 2, 2)), ("use_a_skill_b", (1, 1, 1, 2))]
)
def test_h3_10_129_the_skill_is_used_once_or_twice(card: str, uses: tuple[int, ...]) -> None:
    for difficulty, times in zip(DIFFICULTIES, uses, strict=True):
        f = duel(
            GRIFFINS,
            ZOMBIES,
            "round: 2",
            f"defender ai deck: {card}",
            "defender ai skill: offense",
            difficulty=difficulty,
        )
        assert len(f.told("ai-skill")) == times
        assert f.told("hit")[0]["attack"] == 2 + times


@pytest.mark.parametrize(
    ("difficulty", "round_", "back"),
    [
        ("easy", 1, False),
        ("normal", 1, True),
        ("hard", 1, True),
        ("impossible", 1, False),
        ("normal", 2, False),
        ("hard", 2, False),
    ],
)
def test_h3_10_129_skill_2_goes_back_into_the_deck_in_the_first_combat_round(
    difficulty: str, round_: int, back: bool
) -> None:
    f = duel(
        "attacker castle_griffins a1 activated",
        "defender necropolis_zombies a5",
        f"round: {round_}",
        "defender ai deck: use_a_skill_b",
        "defender ai skill: archery",
        difficulty=difficulty,
    )
    assert f.b.round == round_ + 1
    assert (hero(f).deck == ("use_a_skill_b",)) is back
    assert (hero(f).discard == ("use_a_skill_b",)) is not back


def test_h3_10_127_offense_draws_another_card() -> None:
    f = duel(
        GRIFFINS,
        ZOMBIES,
        "defender ai deck: attack_a use_a_skill_a",
        "defender ai skill: offense",
    )
    assert [event["card"] for event in f.told("ai-card")] == ["use_a_skill_a", "attack_a"]
    assert f.told("hit")[0]["attack"] == 2 + 1 + 1


def test_armorer_protects_the_unit_with_the_highest_defense() -> None:
    f = duel(
        "attacker castle_griffins a1 activated",
        "defender necropolis_wraiths d5",
        "defender necropolis_dread_knights c5 activated",
        "defender ai deck: use_a_skill_a",
        "defender ai skill: armorer",
    )
    assert f.unit("necropolis_dread_knights").defense == 1


def test_archery_helps_shooters_until_the_combat_round_ends() -> None:
    f = duel(
        "attacker castle_archangels a1 activated",
        "defender necropolis_liches d4",
        "defender ai deck: use_a_skill_a",
        "defender ai skill: archery",
    )
    assert f.told("hit")[0]["attack"] == 3 + 1
    assert f.b.round == 2
    assert not f.b.ongoing
    assert hero(f).skill == "archery"


def test_sorcery_gives_the_next_spell_more_power() -> None:
    f = duel(
        "attacker castle_archangels a1 activated",
        "defender necropolis_zombies d5",
        "defender ai deck: cast_a_spell_a use_a_skill_a",
        "defender ai spells: magic_arrow",
        "defender ai skill: sorcery",
        difficulty="easy",
    )
    assert f.unit("castle_archangels").damage == 2
    assert hero(f).power == 0


# ---- drawing ----


def test_h3_10_127_an_empty_deck_gives_no_more_cards() -> None:
    f = duel(GRIFFINS, ZOMBIES, "defender ai deck:", "defender ai discard: attack_a")
    assert not f.told("ai-card")
    assert hero(f).discard == ("attack_a",)


def test_h3_10_127_a_paralysed_unit_draws_none() -> None:
    f = duel(GRIFFINS, "defender necropolis_zombies b3 paralysed", "defender ai deck: attack_a")
    assert f.told("skipped")
    assert hero(f).deck == ("attack_a",)


def test_h3_10_127_the_arrow_tower_draws_none() -> None:
    f = duel(
        GRIFFINS,
        "defender necropolis_zombies b5 activated",
        "defender siege_arrow_tower tower",
        "walls: a3",
        "defender ai deck: attack_a",
    )
    assert f.told("hit")[0]["unit"] == "siege_arrow_tower"
    assert hero(f).deck == ("attack_a",)


# ---- the hero of a skirmish ----


def table(seed: int, side: str = "attacker") -> State:
    options = GAME.options.complete({"side": side, "spells": 5})
    return new_table(1, options, Rng(seed))


@pytest.mark.parametrize("seed", range(5))
def test_h3_10_126_the_hero_of_a_skirmish_has_ten_cards(seed: int) -> None:
    s = table(seed)
    hero = s.fight.armies[1].ai_hero
    assert hero is not None
    types = [AI_CARDS[card].type for card in hero.deck]
    assert [(type_, types.count(type_)) for type_, _ in DECK] == list(DECK)
    assert all(hero.deck.count(card) <= AI_CARDS[card].copies for card in hero.deck)
    assert hero.skill in SKILLS
    assert len(hero.spells) == 4
    assert CASTABLE.issuperset(hero.spells)


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_h3_10_131_nobody_has_the_same_copy_of_a_spell(side: str) -> None:
    for seed in range(10):
        s = table(seed, side)
        hero = next(army.ai_hero for army in s.fight.armies if army.ai)
        assert hero is not None
        p = s.players[0]
        spells = s.decks["spell"]
        for card in set(hero.spells) - {"magic_arrow"}:
            owners = (hero.spells, spells.cards, spells.discard, p.hand, p.deck)
            assert sum(pile.count(card) for pile in owners) == 2


def test_h3_10_131_the_skill_is_a_card_that_nobody_else_has() -> None:
    for seed in range(10):
        s = table(seed)
        hero = s.fight.armies[1].ai_hero
        assert hero is not None
        p, pile = s.players[0], s.decks["ability"]
        owners = (pile.cards, pile.discard, p.hand, p.deck)
        assert sum(cards.count(hero.skill) for cards in owners) == 1


def test_h3_10_126_variants_are_drawn_by_lot() -> None:
    decks = set()
    for seed in range(6):
        hero = table(seed).fight.armies[1].ai_hero
        assert hero is not None
        decks.add(tuple(sorted(hero.deck)))
    assert len(decks) > 1
