"""Corners of the map rules: who shares a Field, whose secret it is, who has lost."""

from rulebound.games.homm3.map import goals, unit_decks
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.map.armies import army, fight_out, rover, solo
from tests.games.homm3.quests import Quest

FOUR = ("castle", "necropolis", "dungeon", "rampart")
HOMES = ("S3 -3,1", "S1 3,-1", "F1 0,0")


# ---- allies on one Field (H3-8.30, H3-10.78) ----


def two_against_one(**quest: object) -> Quest:
    """Heroes of two allies stand in the Town of one of them; seat 0 is beside it."""
    return Quest(
        HOMES,
        factions=("castle", "necropolis", "dungeon"),
        mode="alliance",
        teams=(0, 1, 1),
        heroes={0: "S1 W", 1: "S1 C", 2: "S1 C"},
        troops=(("castle_archangels+",), ("necropolis_skeletons",), ("dungeon_troglodytes",)),
        **quest,  # type: ignore[arg-type]
    )


def fight_once(q: Quest) -> Quest:
    """Until the next combat is announced."""
    count = len(q.told("announced"))
    while q.s.battle is not None and len(q.told("announced")) == count:
        attacks = [option for option in q.offered if option.startswith("attack ")]
        q.choose("line-up" if "line-up" in q.offered else (attacks or [q.offered[-1]])[0])
    return q


def test_h3_8_30_the_ally_of_a_beaten_hero_has_to_be_beaten_before_the_visit() -> None:
    q = two_against_one(flags={"F1 NE": 1})
    q.go("S1 C")
    fight_once(q)
    assert [event["foe"] for event in q.told("announced")] == ["hero", "hero"]
    assert q.mark("S1 C").owner == 1
    assert q.w.realms[1].heroes[0] is None  # H3-10.78: off the map until the visit
    fight_out(q)
    assert q.mark("S1 C").owner == 0


def test_h3_10_78_a_beaten_hero_finds_refuge_once_its_ally_has_held_the_field() -> None:
    q = two_against_one()
    q.s.players[2].troops = q.s.players[0].troops * 3
    q.go("S1 C")
    fight_once(q)
    fork = q.match.fork()  # starts again from the table alone
    assert fork.decision is not None
    assert [option.notation for option in fork.decision.options] == q.offered
    fight_out(q)
    assert q.mark("S1 C").owner == 1
    assert q.w.realms[1].heroes[0] == q.at("S1 C")
    assert not q.w.realms[1].out
    assert not q.w.realms[1].note("seeks_refuge")


def test_h3_10_79_a_beaten_secondary_hero_leaves_with_its_movement_points() -> None:
    troops = (("castle_archangels+",), ("necropolis_skeletons",))
    q = Quest(heroes={0: "F1 W"}, seconds={1: "F1 C"}, troops=troops)
    q.w.realms[1].movement = (3, 2)
    q.go("F1 C").choose("fight")
    fight_out(q)
    assert q.w.realms[1].heroes[1] is None
    assert q.w.realms[1].movement == (3, 0)
    assert [event["seat"] for event in q.told("hero-lost")] == [1]


def test_h3_3_26_what_a_secondary_hero_carries_lies_where_both_were_beaten() -> None:
    rules = {"rules": [{"rule": "grail_carrier"}]}
    q = solo(heroes={0: "F3 E"}, seconds={0: "F3 E"}, table=rules, flags={"F3 W": 0})
    q.w.grail, q.realm.grail = True, "second"
    army(q, "F3 NE", "castle_archangels+", "castle_champions+")
    q.choose("end-turn")
    fight_out(q)
    assert q.realm.heroes[1] is None
    assert not q.realm.grail
    assert q.w.notes["grail_at"] == q.at("F3 E")


def test_h3_10_8_what_a_hero_given_up_to_an_army_carries_lies_there() -> None:
    rules = {"rules": [{"rule": "grail_carrier"}]}
    q = solo(heroes={0: "F8 C"}, seconds={0: "F3 E"}, table=rules, flags={"F3 W": 0})
    q.w.grail, q.realm.grail = True, "second"
    army(q, "F3 NE")
    q.choose("end-turn", "give-up")
    assert not q.realm.grail
    assert q.w.notes["grail_at"] == q.at("F3 E")


# ---- hiring (H3-4.11, H3-10.133) ----


def test_h3_10_133_nobody_is_hired_where_an_army_attacks() -> None:
    q = solo(heroes={0: "F8 C"}, flags={"F3 W": 0, "F8 C": 0}, gold=18)
    army(q, "F3 NW")
    q.choose("end-turn")
    assert q.asked == "0 announced"
    assert rover(q).at == q.at("F3 W")
    q.choose("hire")
    assert q.realm.heroes[1] == q.realm.town


# ---- who has lost (H3-1.9) ----


def test_h3_1_9_a_defeat_belongs_to_the_whole_team() -> None:
    q = Quest(
        HOMES,
        factions=FOUR,
        mode="alliance",
        teams=(0, 1, 0, 1),
        table={"defeat": [{"goal": "lost_combat"}]},
    )
    q.realm.set_note("defeats", 1)
    goals.judge(q.s)
    assert q.s.result is not None
    assert q.s.result.ranking == ((1, 3), (0, 2))


# ---- the order of teams (H3-3.14) ----


def test_h3_3_14_no_team_is_asked_again_when_another_one_is_gone() -> None:
    q = Quest(HOMES, factions=FOUR, mode="alliance", teams=(0, 0, 1, 2), no_astrologers=True)
    for player in q.s.players:
        player.troops = q.player.troops
    while q.w.round == 1:
        q.choose("end-turn" if "end-turn" in q.offered else q.offered[0])
    assert q.asked == "0 order"
    q.choose("goes-first 0", "end-turn")
    q.w.realms[2].out = True
    q.choose("end-turn")
    assert q.asked == "3 turn"
    q.choose("end-turn")
    assert q.asked == "1 turn"


# ---- what is hidden (H3-14.1, H3-14.4) ----


def test_h3_14_1_units_found_at_the_start_cannot_be_put_back() -> None:
    search = {"tier": "bronze", "neutral": True, "search": 2}
    table = {"start": {"units": [{"tier": "bronze", "pick": "chosen"}, search]}}
    q = Quest(phase=MapPhase.SETUP, round=0, no_bonus=True, troops=((), ()), table=table)
    q.choose("start-unit castle_griffins")
    drawn = q.told("drew-units")[0]["troops"]
    assert len(drawn) == 2
    assert q.offered == [f"start-unit {kind}" for kind in drawn]
    assert q.match.undoable(0) is None


def test_h3_14_1_choosing_a_neutral_unit_tells_nothing_of_its_deck() -> None:
    table = {"start": {"units": [{"tier": "bronze", "neutral": True}]}}
    q = Quest(phase=MapPhase.SETUP, round=0, no_bonus=True, troops=((), ()), table=table)
    orders = set()
    for seed in range(5):
        world = q.match.imagine(0, seed)
        world.choose("start-unit neutral_rogues")
        state = world._state
        assert isinstance(state, State)
        assert "neutral_rogues" not in state.decks["bronze"].cards
        orders.add(state.decks["bronze"].cards)
    assert len(orders) > 1


def test_h3_14_1_a_unit_drawn_for_a_lost_one_cannot_be_put_back() -> None:
    q = Quest(troops=(("neutral_rogues",),))
    sealed = q.s.sealed
    decks = q.s.decks
    for pile in ("cards", "discard"):
        left = tuple(card for card in getattr(decks["bronze"], pile) if card != "neutral_rogues")
        decks["bronze"] = decks["bronze"]._replace(**{pile: left})
    top = decks["bronze"].cards[-1]
    q.player.troops = ()
    unit_decks.restore(q.s, 0)
    assert [troop.kind for troop in q.s.players[0].troops] == [top]
    assert q.s.sealed > sealed


def others_see(q: Quest) -> None:
    """In every world that the other player can imagine each option can be carried out."""
    for seed in range(8):
        decision = q.match.imagine(1, seed).decision
        assert decision is not None
        for option in decision.options:
            q.match.imagine(1, seed).choose(option.notation)


def test_h3_14_4_a_witch_hut_offers_what_the_hand_holds() -> None:
    hand, deck = ("archery", "offense"), ("attack", "attack", "defense", "power")
    tiles = ("S3 -3,1", "S1 3,-1", "N2 0,0")
    q = Quest(tiles, heroes={0: "N2 W"}, level=7, hands=(hand,), decks=(deck,))
    q.go("N2 C")
    assert q.offered == ["remove archery", "remove offense", "look ability"]
    others_see(q)


def test_h3_14_4_a_swap_can_be_imagined_without_a_card_to_offer() -> None:
    hands = (("haste", "bless"), ("attack",))
    deck = ("attack", "attack", "defense", "power", "defense", "power")
    q = Quest(
        HOMES,
        factions=("castle", "necropolis", "dungeon"),
        mode="alliance",
        teams=(0, 0, 1),
        heroes={0: "F1 W", 1: "F1 C"},
        hands=hands,
        decks=(deck,),
    )
    q.choose("swap 1")
    assert q.offered == ["offer bless", "offer haste"]
    others_see(q)
