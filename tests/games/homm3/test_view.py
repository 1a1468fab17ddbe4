"""What each seat sees (H3-14.1)."""

import pytest

from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.model.battle import AiHero, Ongoing
from tests.games.conformance import as_json, start
from tests.games.homm3.fights import Fight

MINE = ["castle_griffins+ b2", "castle_marksmen a1"]
THEIRS = ["necropolis_zombies b3", "necropolis_skeletons d5"]


def seen(f: Fight, seat: int | None = None) -> dict[str, object]:
    view = f.match.view(seat)
    assert as_json(view) == view
    return view


def unit(f: Fight, name: str) -> dict[str, object]:
    battle = f.match.view()["battle"]
    found: dict[str, object] = next(u for u in battle["units"] if u["name"] == name)
    return found


def test_h3_14_1_a_hand_is_for_its_owner_only() -> None:
    f = Fight(MINE, THEIRS, hands=(["attack", "power"], ["defense"]), active="castle_griffins")
    hands = {
        seat: [(p["hand"], p["hand_count"]) for p in f.match.view(seat)["players"]]
        for seat in (0, 1, None)
    }
    assert hands == {
        0: [(["attack", "power"], 2), (None, 1)],
        1: [(None, 2), (["defense"], 1)],
        None: [(None, 2), (None, 1)],
    }


def test_h3_14_1_nobody_sees_the_order_of_a_deck() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    f.s.players[0].deck = ("power", "attack", "defense")
    mine, other = f.match.view(0)["players"][0], f.match.view(1)["players"][0]
    assert mine["deck"] == ["attack", "defense", "power"]
    assert (other["deck"], other["deck_count"]) == (None, 3)


def test_h3_14_1shared_decks_show_their_sizes_and_the_top_of_their_discards() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    decks = f.match.view(0)["decks"]
    spells = f.s.decks["spell"]
    assert decks["spell"] == {"count": len(spells.cards), "top": spells.discard[-1]}
    assert decks["bronze"] == {"count": len(f.s.decks["bronze"].cards), "discard": 0}


def test_h3_14_1_only_the_searcher_sees_the_cards_of_a_search() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    f.s.offer, f.s.searcher = ("haste", "stone_skin"), 1
    assert seen(f, 1)["offer"] == ["haste", "stone_skin"]
    assert seen(f, 0)["offer"] == seen(f, None)["offer"] == []
    assert seen(f, 0)["searcher"] == 1


def test_h3_14_1_the_order_of_an_ai_deck_stays_hidden() -> None:
    f = Fight(MINE, THEIRS, ai=True, active="castle_griffins")
    seen = []
    for deck in (("attack_b", "attack_a", "defense_a"), ("attack_a", "defense_a", "attack_b")):
        f.b.armies[1].ai_hero = AiHero(deck, discard=("defense_b",), spells=("haste",))
        seen.append(f.match.view(0)["battle"]["armies"][1])
    assert seen[0] == seen[1]
    assert seen[0]["ai_deck"] == 3
    assert seen[0]["ai_hero"]["discard"] == ["defense_b"]


def test_values_of_a_unit_include_what_changes_them() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    u = f.unit("castle_griffins")
    u.attack = 2
    harm.add_effect(f.s, Ongoing("haste", 0, u.number, "initiative", 3, until=2))
    harm.add_effect(f.s, Ongoing("stone_skin", 0, -1, "defense", 1))
    shown = unit(f, "castle_griffins")
    assert shown["printed"] == (3, 0, 4, 9)
    assert [shown[k] for k in ("attack", "defense", "health", "initiative")] == [5, 1, 4, 12]
    assert shown["effects"] == [{"card": "haste", "what": "initiative", "amount": 3, "until": 2}]
    (shared,) = f.match.view()["battle"]["ongoing"]
    assert (shared["card"], shared["side"], shared["until"]) == ("stone_skin", 0, None)


def test_tokens_damage_and_sleeping_abilities_show() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    u = f.unit("castle_griffins")
    harm.hurt(f.s, u, 3)
    u.defending = u.retaliated = True
    harm.add_effect(f.s, Ongoing("disrupting_ray", 1, u.number, "disrupted"))
    shown = unit(f, "castle_griffins")
    assert (shown["damage"], shown["pack"], shown["asleep"]) == (3, True, True)
    assert shown["tokens"] == {
        "activated": True,
        "retaliated": True,
        "paralysed": False,
        "defending": True,
        "poison": 0,
    }
    assert unit(f, "castle_marksmen")["asleep"] is False


def test_a_fallen_unit_stands_nowhere() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    harm.defeat(f.s, f.unit("necropolis_zombies"))
    shown = unit(f, "necropolis_zombies")
    assert (shown["alive"], shown["space"]) == (False, None)
    assert "necropolis_zombies" not in f.match.view()["battle"]["order"]


def test_the_active_unit_and_those_that_follow() -> None:
    f = Fight(MINE, THEIRS, active="castle_griffins")
    for u in f.b.units:
        u.activated = u.name == "castle_griffins"
    battle = f.match.view()["battle"]
    assert battle["active"] == "castle_griffins"
    assert battle["order"] == ["castle_marksmen", "necropolis_skeletons", "necropolis_zombies"]


def test_an_attack_shows_while_cards_can_be_played_on_it() -> None:
    f = Fight(MINE, THEIRS, hands=((), ["defense"]), active="castle_griffins")
    f.choose("attack necropolis_zombies")
    battle = f.match.view()["battle"]
    assert battle["moment"] == "attack"
    attack = battle["attack"]
    assert (attack["unit"], attack["target"]) == ("castle_griffins", "necropolis_zombies")
    assert (attack["retaliation"], attack["dice"], attack["step"]) == (False, [], "declared")


def test_walls_gate_and_tower_show() -> None:
    f = Fight(MINE, ["necropolis_zombies b4"], siege=["a3", "b3"], gate="c3")
    battle = f.match.view()["battle"]
    assert (battle["walls"], battle["gate"], battle["tower"]) == (["a3", "b3"], "c3", None)


def test_the_tower_stands_beside_the_board() -> None:
    options = {"siege": True, "attacker_hero": "none", "defender_hero": "none"}
    match = start("homm3", 2, options, 1)
    match.choose("line-up")
    match.choose("line-up")
    match.choose("gate b3")
    battle = match.view()["battle"]
    tower = next(u for u in battle["units"] if u["name"] == battle["tower"])
    assert (tower["kind"], tower["space"]) == ("siege_arrow_tower", "tower")
    assert (battle["gate"], battle["walls"]) == ("b3", ["a3", "c3", "d3"])


@pytest.mark.parametrize("field", [1, 7])
def test_h3_14_1_guards_are_unknown_until_they_are_drawn(field: int) -> None:
    match = start("homm3", 1, {"form": "guards", "field": field, "attacker_hero": "none"}, 3)
    before = match.view(0)["battle"]
    assert (before["phase"], before["armies"][1]["reserve"]) == ("deploy", [])
    match.choose("line-up")
    assert {u["side"] for u in match.view(0)["battle"]["units"]} == {0, 1}


def test_stages_of_a_match() -> None:
    options = {"army": "bought", "attacker_hero": "none", "defender_hero": "none"}
    match = start("homm3", 2, options, 1)
    assert match.view()["stage"] == "buying"
    for _ in range(2):
        match.choose("recruit castle_halberdiers" if match.seq == 0 else 0)
        match.choose("bought")
    view = match.view()
    assert (view["stage"], view["result"]) == ("fighting", None)
    match.aside(0, "resign")
    view = match.view()
    assert view["stage"] == "over"
    assert view["result"]["ranking"] == [[1], [0]]
