"""Chapter 17: who sees what. Owner, others and spectators, in views and logs."""

import json
from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, options, play, seat, table
from tests.games.urbno.rounds import CODES, begin, first_options, in_window, lines_of, told

EVERYBODY = (0, 1, 2, 3, None)


def seen(match: Match, viewer: int | None) -> str:
    """All that a viewer is shown: view, log and, if it is the viewer's turn, the options."""
    mine = options(match) if match.decision and match.decision.seat == viewer else []
    return json.dumps([match.view(viewer), match.log(viewer), mine])


def cards_seen(match: Match, viewer: int | None) -> set[str]:
    text = seen(match, viewer)
    return {code for code in CODES if code in text}


def same(one: Match, other: Match, viewer: int | None) -> bool:
    """Whether a viewer cannot tell two matches from each other."""
    return (one.view(viewer), one.log(viewer)) == (other.view(viewer), other.log(viewer))


# ---- the shape of a view (UR-17.1) ----

PUBLIC = {
    *("you", "pairs", "round", "phase", "dealer", "dominant", "mission", "missions_left"),
    *("scrolls_left", "used_scrolls", "active", "seats", "hand", "trick", "table", "history"),
    "result",
}
OF_A_SEAT = {
    *("seat", "cards", "known", "open", "covered", "pile", "row", "crystals", "cubes", "took"),
    *("scrolls", "tricks", "points_now", "entries", "extra_points", "total"),
}
OWN = {
    *("cards", "row", "laid", "out", "scrolls", "removed_scrolls", "taken"),
    *("found", "offer"),  # what an Explorer, scroll 2 or scroll 8 shows for a moment
}


@pytest.mark.parametrize("mission", [1, 13, 14, 18, 19])
def test_ur_17_1_a_view_holds_nothing_else(mission: int) -> None:
    """A new part of the view needs a line in the table of chapter 17."""
    match = begin(missions=[mission])
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert set(view) == PUBLIC
        assert all(set(entry) == OF_A_SEAT for entry in view["seats"])
        assert view["you"] == viewer
        assert (view["hand"] is None) == (viewer is None)
        if view["hand"] is not None:
            assert set(view["hand"]) == OWN


def test_ur_17_public_facts_look_the_same_to_all() -> None:
    match = first_options(begin(seed=2, missions=[2, 25]), until=2)
    play(match, "take 3", "take 1")
    keys = ("round", "phase", "dealer", "dominant", "mission", "missions_left", "scrolls_left")
    for key in (*keys, "used_scrolls", "active", "trick", "table", "history"):
        assert len({json.dumps(match.view(viewer)[key]) for viewer in EVERYBODY}) == 1
    for key in ("crystals", "cubes", "took", "scrolls", "tricks", "entries", "total", "cards"):
        shown = {json.dumps([s[key] for s in match.view(v)["seats"]]) for v in EVERYBODY}
        assert len(shown) == 1
    assert seat(match, 1, None)["crystals"] == 1
    assert seat(match, 1, None)["cubes"] == 5


# ---- cards ----


def test_ur_17_hand_cards_only_the_owner_others_the_count() -> None:
    match = begin(missions=[1])
    for viewer in range(4):
        assert cards_seen(match, viewer) == set(hand(match, viewer))
    assert cards_seen(match, None) == set()
    assert [seat(match, n, None)["cards"] for n in range(4)] == [8, 8, 8, 8]


def test_ur_17_open_cards_are_seen_by_all() -> None:
    for mission, number in ((13, 3), (18, 4)):
        match = begin(missions=[mission])
        lying = [seat(match, n)["open"] for n in range(4)]
        assert all(len(cards) == number for cards in lying)
        for viewer in EVERYBODY:
            assert [seat(match, n, viewer)["open"] for n in range(4)] == lying
        assert cards_seen(match, None) == {card for cards in lying for card in cards}


def test_ur_17_covered_cards_nobody_sees_not_even_the_owner() -> None:
    match = begin(missions=[18])
    columns = " ".join(lines_of(match, "columns")).split()
    covered = {pair.partition("/")[2] for pair in columns}
    assert len(covered) == 16
    for viewer in EVERYBODY:
        assert not cards_seen(match, viewer) & covered


def test_ur_17_a_pile_nobody_sees_not_even_the_owner() -> None:
    match = begin(missions=[19])
    piles = set(" ".join(lines_of(match, "pile")).split())
    assert len(piles) == 16
    for viewer in EVERYBODY:
        assert not cards_seen(match, viewer) & piles


@pytest.mark.parametrize("mission", [18, 19])
def test_ur_17_a_card_taken_up_is_seen_by_its_owner_only(mission: int) -> None:
    layout = "columns: Ye-Kn/Re-As" if mission == 18 else "pile: Re-As"
    other = "columns: Ye-Fa/Re-Fa" if mission == 18 else "pile: Re-Fa"
    hands = ("", "") if mission == 18 else ("Ye-Kn", "Ye-Fa")
    match = table(*hands, lines=f"mission: {mission}", a=layout, b=other)
    play(match, "Ye-Kn")
    assert "Re-As" in cards_seen(match, 0)
    assert told(match, "took-up", 0) == [{"card": "Re-As"}]
    for viewer in (1, None):
        assert "Re-As" not in cards_seen(match, viewer)
        assert told(match, "took-up", viewer) == []


def test_ur_17_the_row_of_mission_15_shows_when_it_is_played() -> None:
    rows = ("Bl-Kn Re-Fa", "Re-Em Bl-Fa")
    match = table(*rows, lines="mission: 15", a=f"row: {rows[0]}", b=f"row: {rows[1]}")
    assert match.view(0)["hand"]["row"] == ["Bl-Kn", "Re-Fa"]
    assert seat(match, 0, 1)["row"] == 2
    play(match, "Bl-Kn")
    for viewer in (1, None):
        assert "Bl-Kn" in cards_seen(match, viewer)
        assert "Re-Fa" not in cards_seen(match, viewer)
        assert seat(match, 0, viewer)["row"] == 1


def test_ur_17_table_cards_of_mission_14_show_when_they_are_turned() -> None:
    hands = ("Ye-Kn Ye-Fa", "Ye-As Ye-Ex")
    match = table(*hands, lines="mission: 14\ntable: Re-Fa Bl-Pr")
    for viewer in (0, 1, None):
        assert match.view(viewer)["table"] == ["Re-Fa"]
        assert "Bl-Pr" not in cards_seen(match, viewer)
    play(match, "Ye-Kn", "Ye-As")
    for viewer in (0, 1, None):
        assert match.view(viewer)["table"] == ["Re-Fa", "Bl-Pr"]


def test_ur_17_before_the_first_trick_no_table_card_shows() -> None:
    match = begin(missions=[14])
    for viewer in EVERYBODY:
        assert match.view(viewer)["table"] == []
    table_cards = set(lines_of(match, "table")[0].split())
    assert all(not cards_seen(match, viewer) & table_cards for viewer in EVERYBODY)


def test_ur_17_undealt_cards_nobody_sees() -> None:
    match = begin(3, missions=[12])
    dealt = {card for player in range(3) for card in hand(match, player)}
    assert len(dealt) == 21
    for viewer in (0, 1, 2, None):
        assert not cards_seen(match, viewer) - dealt


# ---- tricks ----


def test_ur_17_the_present_trick_with_crystals_and_cubes() -> None:
    match = table("Ye-Dw Re-Fa", "Ye-Fa Re-As", a="crystals: 1\ncubes: 4")
    play(match, "play Ye-Dw", "power dwarf", "cubes -3")
    for viewer in (0, 1, None):
        [entry] = match.view(viewer)["trick"]["plays"]
        assert (entry["card"], entry["power"], entry["cubes"]) == ("Ye-Dw", "dwarf", -3)
        assert (entry["number"], entry["seat"], entry["user"]) == (4, 0, 0)
        assert seat(match, 0, viewer)["cubes"] == 1


def test_ur_17_finished_tricks_as_they_were_played_and_their_number() -> None:
    match = table("Ye-Dw Re-Fa", "Ye-Fa Re-As", a="cubes: 2")
    play(match, "play Ye-Dw", "cubes +2", "Ye-Fa")
    for viewer in (0, 1, None):
        [trick] = match.view(viewer)["history"]
        assert [(e["card"], e["number"]) for e in trick] == [("Ye-Dw", 9), ("Ye-Fa", 1)]
        assert [seat(match, n, viewer)["tricks"] for n in range(2)] == [1, 0]


def test_ur_17_1_own_piles_with_their_contents_nobody_elses() -> None:
    match = table("Ye-Dw", "Ye-Fa", a="tricks: Bl-Fa+Bl-As", b="tricks: Re-Fa+Re-As Re-Ex+Re-Dw")
    assert match.view(0)["hand"]["taken"] == [["Bl-Fa", "Bl-As"]]
    assert match.view(1)["hand"]["taken"] == [["Re-Fa", "Re-As"], ["Re-Ex", "Re-Dw"]]
    assert match.view(None)["hand"] is None


# ---- scrolls and decks ----


def test_ur_7_7_a_scroll_is_hidden_its_number_is_not() -> None:
    match = in_window("3 12", "", "", "", lines="scroll deck: 9 *")
    play(match, "pass scroll", "take 1", "take 4")
    assert match.view(0)["hand"]["scrolls"] == [3, 12]
    assert match.view(1)["hand"]["scrolls"] == [9]
    for viewer in EVERYBODY:
        assert [seat(match, n, viewer)["scrolls"] for n in range(4)] == [2, 1, 0, 0]
        assert told(match, "got-scroll", viewer) == ([{"scroll": 9}] if viewer == 1 else [])


@pytest.mark.parametrize("pair", [("9", "12"), ("3", "5"), ("20", "1")])
def test_ur_17_which_scroll_somebody_owns_or_draws_shows_nowhere(pair: tuple[str, str]) -> None:
    """Two tables that differ in B's scrolls only look alike to all others."""
    worlds = []
    for mine in pair:
        drawn = "4" if mine == pair[0] else "6"
        match = in_window("", mine, "", "", lines=f"scroll deck: {drawn} *")
        worlds.append(play(match, "pass scroll", "take 1", "take 4"))
    one, other = worlds
    for viewer in (0, 2, 3, None):
        assert same(one, other, viewer)
    assert not same(one, other, 1)


def test_ur_d46_scroll_5_stays_hidden_only_the_extra_draw_is_public() -> None:
    match = table("Ye-Fa", "Ye-As", lines="phase: resources\nscroll deck: 5 12 *")
    play(match, "take 4")
    assert match.view(0)["hand"]["scrolls"] == [5, 12]
    for viewer in (1, None):
        assert told(match, "extra-scroll", viewer) == [{"seat": 0}]
        assert told(match, "got-scroll", viewer) == []
        assert seat(match, 0, viewer)["scrolls"] == 2
        assert match.view(viewer)["used_scrolls"] == []


def test_ur_17_activated_scrolls_of_all_rounds_are_public() -> None:
    match = in_window("3", "", "", "", lines="used scrolls: 6 12")
    play(match, "activate 3")
    for viewer in EVERYBODY:
        assert match.view(viewer)["used_scrolls"] == [6, 12, 3]
        assert match.view(viewer)["active"]["scroll"] == 3
        assert told(match, "activated", viewer) == [{"seat": 0, "scroll": 3}]


def test_ur_17_scrolls_removed_through_scroll_8_only_the_activator_knows() -> None:
    worlds = []
    for deck in ("12 2 19 *", "4 9 12 *"):
        match = in_window("", "8", "", "", lines=f"scroll deck: {deck}")
        worlds.append(play(match, "activate 8"))
    one, other = worlds
    assert options(one) == ["keep 2", "keep 12", "keep 19"]
    assert one.view(1)["hand"]["offer"] == [2, 12, 19]
    assert all(one.view(viewer)["hand"]["offer"] == [] for viewer in (0, 2, 3))
    for step in ("keep 12", "pass scroll"):
        for viewer in (0, 2, 3, None):
            assert same(one, other, viewer)
        play(one, step)
        play(other, step)
    for viewer in (0, 2, 3, None):
        assert same(one, other, viewer)
    assert sorted(one.view(1)["hand"]["removed_scrolls"]) == [2, 19]
    assert one.view(0)["hand"]["removed_scrolls"] == []


def test_ur_17_only_the_number_of_cards_in_the_decks_shows() -> None:
    """Different decks beneath the same table look the same to all."""
    decks = (("2 3 4 *", "12 9 4 *"), ("8 9 10 *", "1 6 3 *"))
    one, other = (
        in_window("", "", "", "", lines=f"mission deck: {missions}\nscroll deck: {scrolls}")
        for missions, scrolls in decks
    )
    for viewer in EVERYBODY:
        assert same(one, other, viewer)
        assert one.view(viewer)["missions_left"] == 24
        assert one.view(viewer)["scrolls_left"] == 20


# ---- randomness (UR-17.3) ----


def test_ur_17_3_seed_and_choices_give_the_same_game() -> None:
    one, other = begin(seed=5), begin(seed=5)
    first_options(one, until=3)
    first_options(other, until=3)
    assert all(same(one, other, viewer) for viewer in EVERYBODY)
    assert hand(begin(seed=6), 0) != hand(begin(seed=5), 0)


# ---- secret choices (UR-17.4) ----

HANDS = [CODES[8 * number : 8 * number + 8] for number in range(4)]


def secretly(mission: int, cards: int = 8) -> Match:
    hands = (" ".join(codes[:cards]) for codes in HANDS)
    return table(*hands, lines=f"mission: {mission}\nphase: prepare")


VERBS: dict[int, tuple[str, int, int]] = {
    15: ("lay", 6, 5),
    24: ("split", 8, 4),
    25: ("pass", 8, 3),
}


@pytest.mark.parametrize("mission", [15, 24, 25])
def test_ur_17_4_nothing_shows_before_the_last_choice_is_made(mission: int) -> None:
    """A, B and C choose low or high cards; nobody else can tell which."""
    verb, cards, number = VERBS[mission]
    one, other = secretly(mission, cards), secretly(mission, cards)
    for player in range(3):
        held = HANDS[player][:cards]
        for step in range(number):
            play(one, f"{verb} {held[step]}")
            play(other, f"{verb} {held[-1 - step]}")
            for viewer in {*EVERYBODY} - set(range(player + 1)):
                assert same(one, other, viewer)
        assert not same(one, other, player)
    assert asks(one) == (3, "choose")
    for viewer in EVERYBODY:  # and the table has not changed
        assert [seat(one, n, viewer)["cards"] for n in range(4)] == [cards] * 4
        assert [seat(one, n, viewer)["row"] for n in range(4)] == [0] * 4
    assert set(options(one)) == {f"{verb} {code}" for code in HANDS[3][:cards]}


@pytest.mark.parametrize("mission", [15, 24, 25])
def test_ur_17_4_an_own_choice_is_seen_by_its_maker(mission: int) -> None:
    verb, cards, _ = VERBS[mission]
    match = play(secretly(mission, cards), f"{verb} {HANDS[0][2]}")
    assert match.view(0)["hand"]["laid"] == [HANDS[0][2]]
    assert all(match.view(n)["hand"]["laid"] == [] for n in (1, 2, 3))


def test_ur_17_15_rows_stay_hidden_after_the_last_choice() -> None:
    one, other = secretly(15, 6), secretly(15, 6)
    for player in range(4):
        for step in range(5):
            play(one, f"lay {HANDS[player][step]}")
            play(other, f"lay {HANDS[player][step if player != 2 else 5 - step]}")
    for viewer in (0, 1, 3, None):
        assert same(one, other, viewer)


def split_all(match: Match, low: bool = True) -> Match:
    for held in HANDS:
        part = held[:4] if low else held[4:]
        play(match, *(f"split {code}" for code in part))
    return match


def test_ur_17_halves_are_seen_by_their_owner_only() -> None:
    match = split_all(secretly(24))
    play(match, "pick 1", "pick 2", "pick 1", "pick 2")
    for player in range(4):
        own: dict[str, Any] = match.view(player)["hand"]
        assert sorted([own["cards"], own["out"]]) == sorted([HANDS[player][:4], HANDS[player][4:]])
        assert cards_seen(match, player) == set(HANDS[player])
    assert cards_seen(match, None) == set()


def test_ur_d24_the_picker_learns_nothing_of_the_halves() -> None:
    match = split_all(secretly(24))
    other = match.fork(log=True)
    assert asks(match) == (3, "half")
    play(match, "pick 1")
    play(other, "pick 2")
    for viewer in (1, 2, 3, None):
        assert same(match, other, viewer)
    assert not same(match, other, 0)
