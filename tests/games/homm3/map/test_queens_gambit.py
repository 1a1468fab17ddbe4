"""The three parts of The Queen's Gambit."""

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import field, guard
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.hexes import flower, name_of
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.world import ENEMY, Trip
from tests.games.homm3.map.armies import Story, army, fight_out, rover, solo, troops
from tests.games.homm3.quests import Quest

PARTS = ("queens_gambit_1", "queens_gambit_2", "queens_gambit_3")
STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+")


def rules(*names: str, **values: object) -> dict[str, object]:
    return {"rules": [{"rule": name, **values} for name in names]}


def lay(q: Quest, **cards: str) -> None:
    """What lies on top of some neutral decks."""
    for tier, card in cards.items():
        deck = q.s.decks[tier]
        q.s.decks[tier] = Deck((*deck.cards, card), deck.discard)


@pytest.mark.parametrize("part", PARTS)
def test_random_play_ends_within_the_rounds(part: str) -> None:
    for seed in range(4):
        match = GAME.start(options={"form": "scenario", "scenario": part}, seats=1, seed=seed)
        rng = Rng(seed)
        for _ in range(20000):
            if match.decision is None:
                break
            match.choose(rng.pick(match.decision.options))
        assert match.result is not None
        seen = match.view(0)["world"]
        assert seen["round"] <= seen["rounds"]


# ---- all parts ----


def test_a_lost_combat_loses_the_part() -> None:
    goals = {"defeat": [{"goal": "lost_combat"}]}
    q = solo(table=goals, heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    army(q, "F8 C", "necropolis_ghost_dragons+")
    q.go("F8 C")
    fight_out(q)
    assert q.match.result is not None
    assert q.match.result.reason.id == "homm3-over-lost_combat"
    assert q.match.result.winners == ()


@pytest.mark.parametrize(
    ("defeat", "reason"), [([{"goal": "lost_combat"}], "lost_combat"), ([], "nobody_left")]
)
def test_h3_12_3_a_lost_combat_without_a_home_says_why_it_is_over(
    defeat: list[dict[str, str]], reason: str
) -> None:
    q = solo(table={"defeat": defeat}, heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    q.w.marks[q.at("S3 C")] = q.mark("S3 C")._replace(flags=(ENEMY,))
    army(q, "F8 C", "necropolis_ghost_dragons+")
    q.go("F8 C")
    fight_out(q)
    assert q.match.result is not None
    assert q.match.result.reason.id == f"homm3-over-{reason}"


def test_a_retreat_from_guards_is_no_lost_combat() -> None:
    goals = {"defeat": [{"goal": "lost_combat"}]}
    q = solo(table=goals, heroes={0: "S3 C"}, movement=(1, 0), dice=[-1] * 20)
    q.s.decks["bronze"] = Deck(("neutral_zombies",))
    q.go("S3 W")
    fight_out(q)
    assert q.told("retreated")
    assert q.match.result is None


def test_the_necromancer_of_the_first_parts_does_not_move() -> None:
    for part in PARTS[:2]:
        assert not Story(part).w.rovers[0].moves
    assert Story(PARTS[2]).w.rovers[0].moves


# ---- part 1 ----


def test_part_1_the_queen_stops_at_level_4() -> None:
    story = Story("queens_gambit_1").until("turn")
    assert [hear(story.s, 0) for hear in story.s.listening(occasions.level_limit)].count(4) == 1


def test_part_1_the_gold_dwelling_cannot_be_built() -> None:
    story = Story("queens_gambit_1").until("turn")
    player = story.s.players[0]
    player.gold = player.materials = player.valuables = 99
    offered = [option for option in story.offered if option.startswith("build")]
    assert offered
    assert not any("glory" in option for option in offered)
    assert all(
        hear(story.s, 0, "dwelling_silver") for hear in story.s.listening(occasions.may_build)
    )
    assert not all(
        hear(story.s, 0, "dwelling_gold") for hear in story.s.listening(occasions.may_build)
    )


def _settlement(story: Story) -> tuple[int, int]:
    """The Settlement on F3, turned up."""
    number = next(n for n, placed in enumerate(story.w.board.tiles) if placed.tile == "F3")
    story.w.board.turn(number, 0)
    centre = story.w.board.tiles[number].centre
    return next(at for at in flower(centre) if field(story.s, at).location == "settlement")


def test_part_1_the_settlement_is_unguarded_and_gives_archangels() -> None:
    story = Story("queens_gambit_1").until("turn")
    at = _settlement(story)
    assert guard(story.s, at) == 0
    story.w.realms[0].stand(0, (at[0] + 1, at[1]))
    story.choose(f"go main {name_of(at)}", "raise-income gold")
    assert troops("castle_archangels")[0] in story.s.players[0].troops


def test_part_1_the_archangels_come_only_once() -> None:
    story = Story("queens_gambit_1").until("turn")
    at = _settlement(story)
    story.w.marks[at] = story.w.mark(at)._replace(taken=True)
    story.w.realms[0].stand(0, (at[0] + 1, at[1]))
    story.choose(f"go main {name_of(at)}", "raise-income gold")
    assert troops("castle_archangels")[0] not in story.s.players[0].troops


def test_part_1_the_army_is_another_one_than_it_seems() -> None:
    story = Story("queens_gambit_1").until("turn")
    assert "necropolis_ghost_dragons" in [t.kind for t in story.w.rovers[0].troops]
    at = story.w.rovers[0].at
    assert at is not None
    story.w.realms[0].stand(0, (at[0] - 1, at[1]))
    story.choose(f"go main {name_of(at)}").until("deploy")
    fight = story.s.fight
    assert [t.kind for t in fight.reserve[1]] == [
        "necropolis_skeletons",
        "necropolis_zombies",
        "neutral_zombies",
        "neutral_skeletons",
    ]
    assert fight.armies[1].ai_hero is None
    story.until("unit")
    covers = {event["unit"]: event["card"] for event in story.told("covered")}
    assert covers == {"necropolis_zombies": "sandro_4", "necropolis_skeletons": "sandro_6"}


def test_part_1_guards_are_what_they_seem() -> None:
    story = Story("queens_gambit_1").until("turn")
    story.choose("go main -1,0", "pass")
    while story.asked == "deploy":
        story.choose("line-up")
    assert len(story.told("placed")) == 3
    assert not story.told("unmasked")
    assert not story.told("covered")


# ---- part 2 ----


def test_part_2_the_hero_starts_on_the_empty_field_of_its_tile() -> None:
    for seed in range(6):
        story = Story("queens_gambit_2", seed=seed)
        if story.asked == "rotate":
            story.choose(story.offered[-1])
        at = story.w.realms[0].heroes[0]
        assert at in flower((6, 0))
        assert field(story.s, at).location == "empty"
        assert story.w.board.connected(7, 6)  # there is a way on


def test_part_2_the_player_has_no_town_and_builds_nothing() -> None:
    story = Story("queens_gambit_2").until("turn")
    player = story.s.players[0]
    player.gold = player.materials = player.valuables = 99
    assert story.w.realms[0].town is None
    assert not any(option.startswith(("build", "hire")) for option in story.offered)


def test_part_2_neutral_armies_play_ai_cards() -> None:
    q = solo(table=rules("neutral_deck", deck={"might": 4}), heroes={0: "S3 C"})
    q.rules[0].prepare(q.s)
    q.go("S3 W")
    hero = q.b.armies[1].ai_hero
    assert hero is not None
    assert len(hero.deck) == 4


def test_part_2_guards_that_a_player_moves_have_no_cards() -> None:
    q = Quest(
        ("S3 0,0", "S1 -3,1"), table=rules("neutral_deck", deck={"might": 4}), heroes={0: "S3 C"}
    )
    q.rules[0].prepare(q.s)
    q.go("S3 W")
    assert q.b.armies[1].ai_hero is None


OBELISKS = ("S3 0,0", "N4 -3,1", "N5 -6,2", "S1 9,9")
GATE = rules("two_obelisks", unit="castle_archangels", tile="S1")


def test_part_2_the_second_obelisk_gives_archangels_and_a_way() -> None:
    q = solo(tiles=OBELISKS, table=GATE, heroes={0: "N5 E"}, flags={"N4 C": 0})
    q.go("N5 C")
    assert troops("castle_archangels")[0] in q.player.troops
    assert q.w.notes["archangels_found"]
    q.choose("through-gate")
    assert q.offered == [f"gate-exit {q.ref('S1 NE')}", f"gate-exit {q.ref('S1 SE')}"]
    q.choose(f"gate-exit {q.ref('S1 SE')}")
    assert q.realm.heroes[0] == q.at("S1 SE")
    assert q.realm.movement[0] == 2  # the first way is free


def test_part_2_the_first_obelisk_gives_nothing() -> None:
    q = solo(tiles=OBELISKS, table=GATE, heroes={0: "N5 E"})
    q.go("N5 C")
    assert "archangels_found" not in q.w.notes
    assert troops("castle_archangels")[0] not in q.player.troops
    assert not any("gate" in option for option in q.offered)


def test_part_2_later_the_way_costs_a_movement_point() -> None:
    q = solo(tiles=OBELISKS, table=GATE, heroes={0: "N5 E"}, flags={"N4 C": 0})
    q.go("N5 C").choose("decline")
    q.choose("rule-gate main", f"gate-exit {q.ref('S1 NE')}")
    assert q.realm.heroes[0] == q.at("S1 NE")
    assert q.realm.movement[0] == 1


def test_part_2_no_way_without_movement_or_from_the_other_obelisk() -> None:
    q = solo(tiles=OBELISKS, table=GATE, heroes={0: "N5 E"}, flags={"N4 C": 0})
    q.go("N5 C").choose("decline")
    q.realm.movement = (0, 0)
    assert "rule-gate main" not in q.offered
    q.realm.movement = (3, 0)
    q.realm.stand(0, q.at("N4 C"))
    assert "rule-gate main" not in q.offered


POST = ("S3 0,0", "F1 -3,1")


def test_mercenaries_can_be_recruited_at_a_trading_post() -> None:
    q = solo(tiles=POST, table=rules("mercenaries"), heroes={0: "F1 C"}, gold=9)
    lay(q, bronze="neutral_boars", silver="neutral_vampires", gold="neutral_trolls")
    q.go("F1 SW").choose("decline")
    assert q.offered == ["recruit neutral_boars", "recruit neutral_vampires", "done"]
    q.choose("recruit neutral_boars")
    assert q.player.gold == 5
    assert q.offered[-1] != "recruit neutral_vampires"  # too dear now
    assert troops("neutral_boars")[0] in q.player.troops


def test_mercenaries_who_are_not_recruited_are_shuffled_back() -> None:
    q = solo(tiles=POST, table=rules("mercenaries"), heroes={0: "F1 C"}, gold=50)
    before = {tier: len(q.s.decks[tier].cards) for tier in ("bronze", "silver", "gold")}
    q.go("F1 SW").choose("decline", "done")
    assert {tier: len(q.s.decks[tier].cards) for tier in before} == before
    assert q.player.gold == 50


@pytest.mark.parametrize(("way", "gold"), [("sell-for-gold", 30), ("decline", 0)])
def test_part_2_the_grail_can_be_sold(way: str, gold: int) -> None:
    q = solo(tiles=POST, table=rules("grail_sale"), heroes={0: "F1 C"})
    q.realm.grail = "main"
    q.go("F1 SW").choose(way)
    assert q.player.gold == gold
    assert q.realm.grail == ("main" if way == "decline" else "")


def test_part_2_the_grail_buys_two_searches() -> None:
    q = solo(tiles=POST, table=rules("grail_sale"), heroes={0: "F1 C"})
    q.realm.grail = "main"
    q.go("F1 SW").choose("sell-for-artifacts")
    for _ in range(2):
        q.choose("look artifact")
        assert len(q.s.offer) == 3
        while q.asked in ("0 keep", "0 lay-off"):
            q.choose(q.offered[0])
    assert len(q.player.hand) == 2


def test_part_2_without_the_grail_nothing_is_sold() -> None:
    q = solo(tiles=POST, table=rules("grail_sale"), heroes={0: "F1 C"})
    q.go("F1 SW")
    assert q.asked == "0 turn"
    assert "sell-for-gold" not in q.offered


def test_part_2_beating_the_army_is_not_enough() -> None:
    for found in (True, False):
        story = Story("queens_gambit_2").until("turn")
        story.w.notes["beaten:necromancer"] = 0
        story.w.notes["archangels_found"] = found
        entry = story.w.scenario.victory[0]
        assert (entry.made.reached(story.s, True) == [0]) is found


# ---- Sandro's cards as skills ----


def necromancer(q: Quest, *units: str) -> None:
    army(q, "F8 C", *units)
    rover(q).hero = AiHero(("use_a_skill_a",) * 4, skill="sandro_4", other_skills=("sandro_6",))


def test_h3_10_127_the_ai_hero_plays_the_specialty_that_it_can() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[("castle_halberdiers", "castle_marksmen")])
    necromancer(q, "necropolis_skeletons", "necropolis_liches+")
    q.go("F8 C").choose("line-up")
    fight_out(q)
    assert {event["card"] for event in q.told("ai-skill")} == {"sandro_6"}  # no Pack of Zombies
    assert q.told("covered")[0]["unit"] == "necropolis_skeletons"


def test_h3_10_127_without_a_unit_for_them_nothing_is_played() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[STRONG])
    necromancer(q, "necropolis_liches+", "necropolis_zombies")
    q.go("F8 C").choose("line-up")
    fight_out(q)
    assert q.told("ai-card")
    assert not q.told("ai-skill")


def test_dp_22_the_player_picks_one_of_two_specialties() -> None:
    q = solo(heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    necromancer(q, "necropolis_skeletons+", "necropolis_zombies+", "necropolis_vampires+")
    q.go("F8 C").choose("line-up")
    assert q.asked == "0 ai-skill"
    assert q.offered == ["ai-skill sandro_4", "ai-skill sandro_6"]
    q.choose("ai-skill sandro_4")
    assert q.told("covered")[0]["unit"] == "necropolis_zombies"


# ---- part 3 ----

RACE = rules(
    "utopia_race",
    army="army_0",
    flip="necropolis_dread_knights",
    come="necropolis_ghost_dragons+",
)
HEADING = {
    "id": "army_0",
    "start": {"tile": "C1"},
    "army": ["necropolis_dread_knights+"],
    "goal": "dragon_utopia",
}


def test_part_3_the_player_starts_in_the_necromancers_town() -> None:
    story = Story("queens_gambit_3").until("turn")
    realm = story.w.realms[0]
    assert story.w.board.tiles[0].tile == "S1"
    assert realm.town == realm.heroes[0] == (0, 0)
    assert story.w.mark((0, 0)).owner == 0
    assert len(realm.buildings) == 3


def test_part_3_champions_and_gold_come_in_round_1() -> None:
    story = Story("queens_gambit_3").until("turn")
    assert troops("castle_champions")[0] in story.s.players[0].troops
    assert story.s.players[0].gold == 20


def test_part_3_the_necromancer_does_not_start_on_a_blocked_field() -> None:
    for seed in range(6):
        story = Story("queens_gambit_3", seed=seed)
        while story.asked == "rotate":
            story.choose(story.offered[seed % len(story.offered)])
        at = story.w.rovers[0].at
        assert at == (-4, -2)
        assert not story.w.board.blocked(at)


def test_part_3_who_loses_the_race_meets_a_stronger_army() -> None:
    table = {**RACE, "enemies": [HEADING]}
    q = solo(tiles=("S3 0,0", "C1 -3,1"), table=table)
    army(q, "C1 NE", "necropolis_dread_knights+")
    q.choose("end-turn")
    assert rover(q).at == q.at("C1 C")
    assert rover(q).troops == troops("necropolis_dread_knights", "necropolis_ghost_dragons+")
    assert q.mark("C1 C").owner == ENEMY


def test_part_3_who_wins_the_race_does_not() -> None:
    table = {**RACE, "enemies": [HEADING]}
    q = solo(tiles=("S3 0,0", "C1 -3,1"), table=table)
    q.w.notes["outrun"] = 0
    army(q, "C1 NE", "necropolis_dread_knights+")
    q.choose("end-turn")
    assert rover(q).troops == troops("necropolis_dread_knights+")


def test_part_3_the_guards_of_the_utopia_leave_a_dragon() -> None:
    q = solo(tiles=("S3 0,0", "C1 -3,1"), table=RACE)
    trip = _trip(q, "C1 C")
    list(q.rules[0].guards_beaten(q.s, trip, ("neutral_azure_dragons",)))
    dragon = q.player.troops[-1].kind
    assert "dragons" in KINDS[dragon].traits
    assert q.s.decks["azure"].cards.count(dragon) == KINDS[dragon].copies - 1
    assert q.w.notes["outrun"] == 0


def test_part_3_bots_are_drawn_to_the_dragon_and_to_the_army_before_it_grows() -> None:
    q = solo(tiles=("S3 0,0", "C1 -3,1"), table=RACE)
    army(q, "C1 NE", "necropolis_dread_knights+")

    def worth(where: str) -> float:
        return sum(hear(q.s, 0, q.at(where)) for hear in q.w.listening(occasions.worth))

    assert worth("C1 NE") > worth("C1 C") > worth("C1 E") == 0
    q.w.notes["outrun"] = ENEMY
    assert worth("C1 NE") == 0
    assert worth("C1 C") > 0


@pytest.mark.parametrize(("where", "felled"), [("C1 SE", ("neutral_boars",)), ("C1 C", ())])
def test_part_3_other_guards_and_skipped_ones_leave_none(
    where: str, felled: tuple[str, ...]
) -> None:
    q = solo(tiles=("S3 0,0", "C1 -3,1"), table=RACE)
    before = q.player.troops
    list(q.rules[0].guards_beaten(q.s, _trip(q, where), felled))
    assert q.player.troops == before


def _trip(q: Quest, where: str) -> Trip:
    return Trip(0, 0, q.at(where), q.at("S3 C"), foe="guards", level=7)
