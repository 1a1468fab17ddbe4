"""Brothers in Arms: sharing, deals and the last combat."""

from typing import Any

from rulebound.games.homm3.map.script import hand_limit
from rulebound.games.homm3.map.steps import happen
from rulebound.games.homm3.model.players import Troop
from tests.games.homm3.map.allies import fight_out, round_ends, start, story
from tests.games.homm3.map.scripts import run, settle
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

TILES = ("S3 -3,1", "S1 3,-1", "S2 1,2", "F1 0,0")
FACTIONS = ("castle", "necropolis", "dungeon")
STRONG = ("castle_archangels+", "castle_champions+", "castle_crusaders+", "castle_griffins")


def brothers(*names: str, **values: Any) -> Quest:
    """Castle and Dungeon against the Necropolis, with some rules of the scenario."""
    rules = [rule for rule in story("brothers_in_arms")["rules"] if rule["rule"] in names]
    values.setdefault("tiles", TILES)
    return Quest(
        factions=FACTIONS,
        mode="alliance",
        teams=[0, 1, 0],
        table={"rounds": 12, "rules": rules, "victory": story("brothers_in_arms")["victory"]},
        **values,
    )


# ---- the setup ----


def test_teams_face_each_other_across_dragons_and_the_grail() -> None:
    w = state(start("brothers_in_arms", 4)).map
    assert [realm.team for realm in w.realms] == [0, 0, 1, 1]
    tiles = {placed.centre: placed.tile for placed in w.board.tiles}
    assert tiles[0, 0] in ("C1", "C3")
    assert tiles[0, -5] in ("C2", "C4")


def test_everybody_chooses_an_ability_or_a_unit_to_begin_with() -> None:
    q = brothers("setup_steps", troops=(("castle_halberdiers", "castle_crusaders"),))
    run(
        q.rules[0].setup(q.s),
        "choose-gain_unit 2 castle_marksmen",
        "choose-search 1 ability 3",
        "decline",
        "choose-search 1 ability 3",
        "decline",
    )
    assert Troop("castle_marksmen") in q.player.troops


# ---- sharing ----

NEAR = {0: "F1 C", 2: "F1 NE"}


def test_allies_beside_each_other_pass_things_on() -> None:
    q = brothers(
        "share_nearby", heroes=NEAR, gold=6, hands=(("speculum", "haste"),), troops=(STRONG,)
    )
    assert "rule-share 2" in q.offered
    q.choose("rule-share 2")
    assert "pass-card speculum" in q.offered
    assert not any("haste" in option for option in q.offered)
    q.choose("pass-card speculum", "gift 2 gold 5", "pass-pack castle_crusaders", "done")
    assert (q.player.gold, q.s.players[2].gold) == (1, 11)
    assert q.s.players[2].hand == ("speculum",)
    assert Troop("castle_crusaders", True) in q.s.players[2].troops


def test_the_last_unit_stays_and_enemies_get_nothing() -> None:
    q = brothers("share_nearby", heroes={**NEAR, 1: "F1 E"}, troops=(("castle_griffins",),), gold=1)
    assert "rule-share 1" not in q.offered
    q.choose("rule-share 2")
    assert not any("castle_griffins" in option for option in q.offered)


def test_allies_far_from_each_other_share_nothing() -> None:
    q = brothers("share_nearby", gold=6)
    assert not any(option.startswith("rule-share") for option in q.offered)


# ---- deals ----


def deal(q: Quest, *answers: str) -> None:
    steps = story("brothers_in_arms")["events"][1]["steps"]
    q2 = Quest(table={"events": [{"rounds": [6], "steps": steps}]})
    run(happen(q.s, q2.w.scenario.events[0].steps, 0), *answers)


def test_a_deal_needs_the_other_to_agree() -> None:
    q = brothers(gold=6, valuables=2)
    deal(q, "deal-with 1", "deal-offer gold 5", "deal-want valuables 1", "deal-agree")
    assert [(p.gold, p.valuables) for p in q.s.players[:2]] == [(1, 3), (11, 1)]
    no = brothers(gold=6, valuables=2)
    deal(no, "deal-with 1", "deal-offer gold 5", "deal-want valuables 1", "decline")
    assert [(p.gold, p.valuables) for p in no.s.players[:2]] == [(6, 2), (6, 2)]


def test_an_artifact_can_be_sold_but_no_spell() -> None:
    q = brothers(hands=(("speculum", "haste"),))
    q.s.players[2].gold = 9
    deal(q, "deal-with 2", "deal-card speculum", "deal-want gold 9", "deal-agree")
    assert q.s.players[2].hand == ("speculum",)
    assert (q.player.hand, q.player.gold) == (("haste",), 9)


def test_a_deal_may_be_left_alone_or_be_a_gift() -> None:
    q = brothers(gold=6)
    deal(q, "decline")
    assert q.player.gold == 6
    deal(q, "deal-with 2", "deal-offer gold 6", "deal-gift", "deal-agree")
    assert (q.player.gold, q.s.players[2].gold) == (0, 12)


# ---- the Utopia, the Grail ----


def dragons() -> Quest:
    q = brothers(
        "dragon_joins",
        tiles=("S3 -3,1", "S1 3,-1", "S2 1,2", "C1 0,0"),
        heroes={0: "C1 W"},
        troops=(STRONG,),
    )
    q.s.decks["azure"] = q.s.decks["azure"]._replace(
        cards=("neutral_azure_dragons", "neutral_azure_dragons"), discard=()
    )
    return q


def test_a_beaten_dragon_joins() -> None:
    q = settle(fight_out(dragons().go("C1 C")))
    assert Troop("neutral_azure_dragons") in q.player.troops
    assert q.s.decks["azure"].discard == ("neutral_azure_dragons",)


def test_no_dragon_joins_elsewhere() -> None:
    q = dragons()
    q.s.decks["gold"] = q.s.decks["gold"]._replace(
        cards=("neutral_black_dragons", "neutral_ghost_dragons"), discard=()
    )
    settle(fight_out(q.go("C1 NW")))
    assert set(q.s.decks["gold"].discard) == {"neutral_black_dragons", "neutral_ghost_dragons"}
    assert not any("dragon" in troop.kind for troop in q.player.troops)


def test_the_holder_of_the_grail_has_ten_cards() -> None:
    q = brothers("grail")
    q.realm.grail = "main"
    assert (hand_limit(q.s, 0), hand_limit(q.s, 2) < 10) == (10, True)


# ---- the last combat ----


def test_the_last_combat_decides_the_scenario() -> None:
    q = round_ends(brothers("final_combat", round=12, troops=(STRONG,)))
    assert q.asked == "0 champion"
    q.choose("champion 2")
    fight_out(q, 0)
    assert q.s.result is not None
    assert q.s.result.scores == (1, 0, 1)
    assert q.s.result.reason.id == "homm3-over-win_final_combat"
    assert q.told("final-combat")[0]["other"] == 1


def test_the_last_combat_can_be_lost() -> None:
    q = round_ends(brothers("final_combat", round=12))
    fight_out(q.choose("champion 0"), 1)
    assert q.s.result is not None
    assert q.s.result.scores == (0, 1, 0)


def test_before_the_last_round_there_is_no_such_combat() -> None:
    q = round_ends(brothers("final_combat", round=11))
    assert q.s.result is None
    assert not q.told("final-combat")


def test_both_enemy_towns_win_at_once() -> None:
    goal = story("brothers_in_arms")["victory"][0]
    assert goal == {"goal": "enemy_town", "every": True, "at": "once"}


def test_h3_14_4_an_offered_artifact_is_known_to_everybody() -> None:
    """Others may imagine other hands while the deal is open; all of them hold it."""
    q = brothers(hands=(["speculum"],), gold=9)
    deal(q, "deal-with 2", "deal-card speculum", "deal-want gold 9", "decline")
    assert q.player.hand == ("speculum",)
    assert q.player.known == ("speculum",)
