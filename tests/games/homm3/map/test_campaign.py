"""Campaigns: what goes on to the next part (H3-12.10, H3-12.11, H3-T33)."""

import json
from typing import Any

import pytest

from rulebound import replay
from rulebound.core.errors import BadOption, RuleboundError
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.campaign import KEPT
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.world import Lasting
from tests.games.homm3.map.armies import Story, troops

OTHERS = (
    *("magic_arrow", "leadership", "haste", "slow", "cure", "bless"),
    *("armorer", "luck", "estates", "centaurs_axe", "rib_cage", "speculum"),
)
"""Twelve cards that are neither Statistics nor Specialties."""
STATISTICS = (*("attack",) * 3, *("defense",) * 2, "power", "knowledge")
SPECIALTIES = ("catherine_1", "catherine_4", "catherine_6")
CARRY: dict[str, Any] = {
    "part": "queens_gambit_1",
    "hero": "rion",
    "level": 4,
    "deck": ["attack", "power", "power", "knowledge", "rion_1", "wisdom", "haste"],
    "army": ["castle_halberdiers+", "castle_griffins", "neutral_boars"],
    "resources": {"gold": 13, "materials": 2, "valuables": 1},
}


def won(scenario: str = "queens_gambit_1", **options: Any) -> Story:
    """A part whose player has just beaten the enemy: the Round ends, and the part is won."""
    story = Story(scenario, heroes=["catherine"], **options).until("turn")
    story.w.notes["beaten:necromancer"] = 0
    story.w.notes["archangels_found"] = True
    return story


def pile(story: Story, cards: tuple[str, ...] = (*STATISTICS, *SPECIALTIES, *OTHERS)) -> None:
    """The player owns these cards, some of them in every place where cards can lie."""
    player = story.s.players[0]
    player.deck, player.hand, player.discard = cards[::3], cards[1::3], cards[2::3]
    player.secret = player.known = ()


def packed(story: Story) -> dict[str, Any]:
    """What goes on once everything is chosen."""
    while story.asked == "carry":
        story.choose(story.offered[0])
    carry = story.w.carry
    assert carry is not None
    return carry


# ---- choosing ----


def test_h3_t33_statistics_the_first_specialty_and_five_others_go_on() -> None:
    story = won()
    pile(story)
    story.choose("end-turn")
    assert story.asked == "carry"
    carry = packed(story)
    kinds = [str(CARDS[card].kind) for card in carry["deck"]]
    assert len(carry["deck"]) == 7 + 1 + 5 == 13
    assert (kinds.count("statistic"), kinds.count("specialty")) == (7, 1)
    assert "catherine_1" in carry["deck"]


def test_h3_12_10_the_player_chooses_the_others_and_no_specialty() -> None:
    story = won()
    pile(story)
    story.choose("end-turn")
    assert sorted(story.offered) == sorted(f"carry {card}" for card in OTHERS)
    wanted = ["cure", "luck", "rib_cage", "haste", "leadership"]
    story.choose(*(f"carry {card}" for card in wanted))
    carry = story.w.carry
    assert carry is not None
    assert set(carry["deck"]) & set(OTHERS) == set(wanted)


def test_h3_12_11_cards_in_play_belong_to_the_deck() -> None:
    story = won()
    pile(story, (*STATISTICS, "catherine_1", "haste"))
    story.s.players[0].permanent = "ballista"
    story.w.realms[0].lasting = (Lasting("luck", "luck"), Lasting("estates", "gold", lies=False))
    story.choose("end-turn")
    carry = packed(story)
    assert {"ballista", "luck", "haste"} <= set(carry["deck"])
    assert "estates" not in carry["deck"]


def test_h3_12_11_removed_cards_are_gone() -> None:
    story = won()
    pile(story, (*STATISTICS, "catherine_1", "haste"))
    story.s.players[0].removed = ("cure",)
    story.choose("end-turn")
    assert "cure" not in packed(story)["deck"]


@pytest.mark.parametrize("count", [0, KEPT])
def test_h3_12_11_five_or_fewer_other_cards_are_all_taken(count: int) -> None:
    story = won()
    pile(story, (*STATISTICS, "catherine_1", *OTHERS[:count]))
    story.choose("end-turn")
    assert story.match.result is not None  # nothing to choose
    assert set(OTHERS[:count]) <= set(packed(story)["deck"])


def test_h3_12_10_the_match_has_no_result_before_all_is_chosen() -> None:
    story = won()
    pile(story)
    story.choose("end-turn")
    for left in range(KEPT, 0, -1):
        assert story.match.result is None
        decision = story.match.decision
        assert decision is not None
        assert decision.prompt.args["left"] == left
        story.choose(story.offered[0])
    assert story.match.decision is None
    assert story.match.result is not None
    assert story.match.result.winners == (0,)
    assert story.match.result.reason.id == "homm3-over-defeat_army"


def test_h3_12_10_choices_for_the_next_part_can_be_forked_and_taken_back() -> None:
    story = won()
    pile(story)
    story.choose("end-turn")
    twin = story.match.fork()
    story.choose("carry cure")
    assert "carry cure" in [option.notation for option in twin.decision.options]  # type: ignore[union-attr]
    assert "carry cure" not in story.offered
    story.match.undo()
    assert "carry cure" in story.offered


def test_the_last_part_leaves_nothing_to_choose() -> None:
    story = won("queens_gambit_3")
    story.choose("end-turn")
    while story.match.decision is not None and story.asked != "carry":
        story.match.choose(len(story.offered) - 1)
    assert story.match.decision is None
    assert story.w.carry is None


def test_army_and_resources_go_on_too() -> None:
    story = won()
    player = story.s.players[0]
    player.troops = troops("castle_griffins+", "castle_archangels", "neutral_boars")
    player.gold, player.materials, player.valuables = 7, 3, 2
    story.choose("end-turn")
    carry = packed(story)
    assert carry["army"] == ["castle_griffins+", "neutral_boars"]  # Archangels leave the queen
    assert carry["resources"] == {"gold": 7, "materials": 3, "valuables": 2}
    assert (carry["hero"], carry["part"]) == ("catherine", "queens_gambit_1")
    assert json.loads(json.dumps(carry)) == carry


# ---- the next part ----


def test_h3_12_10_the_next_part_begins_with_what_was_left() -> None:
    story = won()
    pile(story)
    story.s.players[0].gold = 21
    story.choose("end-turn")
    carry = packed(story)
    after = Story("queens_gambit_2", carry=carry).until("turn")
    player = after.s.players[0]
    assert sorted(player.deck + player.hand + player.discard) == sorted(carry["deck"])
    assert player.gold == 21
    assert player.hero == "catherine"


def test_h3_12_10_the_hero_is_as_low_as_the_part_says() -> None:
    after = Story("queens_gambit_2", carry=CARRY)
    assert after.s.players[0].level == 2  # not the 4 that was reached
    assert after.s.players[0].hero == "rion"
    assert "rion_4" not in after.s.players[0].deck


def test_h3_12_10_carried_cards_and_units_leave_the_shared_decks() -> None:
    after = Story("queens_gambit_2", carry=CARRY)
    spells = after.s.decks["spell"]
    assert (spells.cards + spells.discard).count("haste") == CARDS["haste"].copies - 1
    assert "neutral_boars" not in after.s.decks["bronze"].cards
    arrows = (spells.cards + spells.discard).count("magic_arrow")
    assert arrows == CARDS["magic_arrow"].copies  # none was dealt: steps 11 to 13 are skipped


def test_h3_12_11_the_units_carried_are_the_ones_that_come_back() -> None:
    after = Story("queens_gambit_2", carry=CARRY).until("turn")
    assert after.s.players[0].troops == troops(*CARRY["army"])
    assert after.w.realms[0].starting == troops(*CARRY["army"])


def test_a_part_can_be_played_by_itself() -> None:
    after = Story("queens_gambit_2", heroes=["catherine"]).until("turn")
    assert sorted(after.s.players[0].deck + after.s.players[0].hand) == sorted(
        HEROES["catherine"].starting_deck
    )
    assert after.s.players[0].troops
    assert after.w.carry is None


def test_h3_12_11_a_lost_part_is_replayed_with_the_deck_it_began_with() -> None:
    lost = Story("queens_gambit_2", carry=CARRY).until("turn")
    lost.w.realms[0].set_note("defeats", 1)
    lost.choose("end-turn")
    assert lost.match.result is not None
    assert lost.match.result.winners == ()
    assert lost.w.carry == CARRY
    again = Story("queens_gambit_2", carry=lost.w.carry)
    assert sorted(again.s.players[0].deck) == sorted(CARRY["deck"])


def test_a_record_keeps_what_was_carried() -> None:
    story = Story("queens_gambit_2", carry=CARRY).until("turn")
    record = json.loads(json.dumps(story.match.record()))
    assert replay(record).view(0) == story.match.view(0)


# ---- what is refused ----


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hero": "nobody"}, "there is no such hero"),
        ({"hero": ["rion"]}, "there is no such hero"),
        ({"hero": "sandro", "deck": ["sandro_1"], "army": []}, "no hero of the castle"),
        ({"level": 9}, "level"),
        ({"level": True}, "level"),
        ({"level": "3"}, "level"),
        ({"deck": "attack"}, "deck"),
        ({"deck": [["attack"], "rion_1"]}, "there is no such card"),
        ({"deck": ["attack", "rion_1", "excalibur"]}, "there is no such card"),
        ({"deck": ["attack"]}, "rion_1 and no other"),
        ({"deck": ["rion_1", "rion_4"]}, "rion_1 and no other"),
        ({"deck": ["rion_1", "rion_1"]}, "rion_1 and no other"),
        ({"deck": ["rion_1", "cure", "haste", "slow", "bless", "luck", "estates"]}, "too many"),
        ({"deck": ["rion_1", *["titans_gladius"] * 3]}, "there are not 3 cards"),
        ({"deck": ["rion_1", *["attack"] * 100]}, "deck"),
        ({"army": ["castle_griffins", "castle_griffins"]}, "there are not 2 cards"),
        ({"army": ["necropolis_zombies"]}, "cannot follow a hero of the castle"),
        ({"army": ["siege_arrow_tower"]}, "cannot follow"),
        ({"army": ["neutral_boars+"]}, "have no Pack"),
        ({"army": [5]}, "a unit must be a text"),
        ({"resources": {"gold": -1, "materials": 0, "valuables": 0}}, "gold"),
        ({"resources": {"gold": 1e9, "materials": 0, "valuables": 0}}, "gold"),
        ({"resources": {"gold": 1}}, "materials"),
        ({"part": "queens_gambit_2"}, "does not follow"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_carry_that_cannot_be_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        Story("queens_gambit_2", carry={**CARRY, **change})


@pytest.mark.parametrize("carry", [[], "all of it", 7, None])
def test_a_carry_must_be_a_table(carry: object) -> None:
    with pytest.raises(BadOption, match="must be a table"):
        Story("queens_gambit_2", carry=carry)


def test_a_first_part_takes_no_carry() -> None:
    with pytest.raises(BadOption, match="not the next part"):
        Story("queens_gambit_1", carry=CARRY)


def test_a_long_list_of_faults_is_cut_short() -> None:
    with pytest.raises(RuleboundError) as error:
        Story("queens_gambit_2", carry={f"key{n}": n for n in range(500)})
    assert len(str(error.value)) < 500
