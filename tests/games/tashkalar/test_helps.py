"""What Tash-Kalar points out to a seat: pieces that are missing, leads, marks and points."""

import random
from collections import Counter
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.games.tashkalar.board import BY_NAME
from rulebound.games.tashkalar.library import LEGEND_CARDS, SCHOOL_CARDS, being_of
from tests.games.tashkalar.arena import arena, asks, find, play, starting

COLOURS = ("red", "blue", "brown", "green")
SCHOOLS = ("southern", "northern", "highland", "sylvan")


def board(pieces: dict[str, str]) -> str:
    """A picture of the whole board with these pieces."""
    rows = [
        [pieces.get(c + r, "..") if c + r in BY_NAME else "##" for c in "abcdefghi"]
        for r in "987654321"
    ]
    lines = [f"{9 - n} {' '.join(row)}" for n, row in enumerate(rows)]
    return "\n".join([*lines, "  a  b  c  d  e  f  g  h  i"])


def table(pieces: str, **more: Any) -> Match:
    """A match with these pieces (``rc e5 e7; bh d4``)."""
    placed: dict[str, str] = {}
    for group in filter(None, pieces.split(";")):
        piece, *squares = group.split()
        placed |= dict.fromkeys(squares, piece)
    return arena(board(placed), **more)


# ---- one piece short ----


def opened_by_placing(match: Match) -> dict[str, list[tuple[str, int]]]:
    """Tried out: place on every square in turn and see what can be summoned then."""
    ready = {option.split()[1] for option in starting(match, "summon")}
    found: dict[str, list[tuple[str, int]]] = {}
    for place in starting(match, "place"):
        fork = match.fork()
        fork.choose(place)
        for card, ways in Counter(o.split()[1] for o in starting(fork, "summon")).items():
            if card not in ready:
                found.setdefault(card, []).append((place.split()[1], ways))
    return found


def random_table(rng: random.Random, seats: int, flags: str) -> Match:
    """Pieces of all ranks anywhere, up to the last stone; random cards in the hand on turn."""
    turn = rng.randrange(seats)
    stones = 17 if seats == 2 else 18 - seats
    pieces: dict[str, str] = {}
    for side, letter in enumerate("rbng"[:seats]):
        count = rng.choice((stones, stones - 1, stones - 1, 9, 6)) if side == turn else 8
        legends = rng.randrange(4)
        free = [square for square in BY_NAME if square not in pieces]
        for number, square in enumerate(rng.sample(free, count + legends)):
            pieces[square] = letter + ("l" if number < legends else rng.choice("cch"))
    hand = rng.sample(SCHOOL_CARDS[SCHOOLS[turn]], 3) + rng.sample(LEGEND_CARDS, 2)
    charges = [c for c in COLOURS[:seats] if c != COLOURS[turn] and rng.random() < 0.5]
    improvised = f"improvised: {' '.join(charges)}" if seats > 2 else ""
    lines = f"""
        seat {turn}: {COLOURS[turn]} {SCHOOLS[turn]}
        hand: {" ".join(being_of(card).id for card in hand)}
        {improvised}
        turn: {turn}
        number: 9
        flags: {flags}
    """
    return arena(board(pieces), seats=seats, lines=lines)


@pytest.mark.parametrize(
    ("seats", "flags", "seed"),
    [(2, "", 1), (2, "borrow", 2), (4, "", 3), (4, "borrow", 4)],
)
def test_short_is_what_placing_a_piece_would_open(seats: int, flags: str, seed: int) -> None:
    rng = random.Random(seed)
    squares = 0
    for _ in range(40):
        match = random_table(rng, seats, flags)
        assert match.decision is not None
        short = match.helps(match.decision.seat)["short"]
        assert short == opened_by_placing(match)
        squares += sum(map(len, short.values()))
    assert squares > 40


SCATTERED = "a3 c3 e3 g3 i3 a5 c5 e5 g5 i5 a7 c7 e7 g7 i7 c1"
"""All stones but one, and no two of them adjacent."""


class TestShort:
    def test_the_squares_that_would_open_a_pattern_and_how_many_ways(self) -> None:
        match = table("rc e5", hand="swordmaster")
        short = match.helps(0)["short"]
        assert short == {"swordmaster": [("e3", 1), ("c5", 1), ("g5", 1), ("e7", 1)]}
        match = table("rc e5 d6", hand="herald")
        ways = dict(match.helps(0)["short"]["herald"])
        assert len(starting(play(match, "place d5"), "summon herald")) == ways["d5"] > 0

    def test_a_card_that_can_be_summoned_is_not_short(self) -> None:
        match = table("rc e5 e7", hand="swordmaster messenger")
        assert starting(match, "summon swordmaster")
        assert set(match.helps(0)["short"]) == {"messenger"}

    def test_a_card_that_lacks_two_pieces_is_not_mentioned(self) -> None:
        match = table("rc e5", hand="swordmaster herald chronicler")
        assert set(match.helps(0)["short"]) == {"swordmaster"}

    def test_tk_3_11_a_target_of_higher_rank_does_not_count(self) -> None:
        for piece, counts in (("bh", False), ("rl", False), ("bc", True)):
            short = table(f"rc e5; {piece} e4", hand="swordmaster").helps(0)["short"]
            assert ("e3" in dict(short["swordmaster"])) is counts

    def test_a_common_does_not_stand_for_a_heroic_piece(self) -> None:
        lacks_common = table("rh e4 e3; rc d2 e2", hand="titan")
        lacks_heroic = table("rh e4; rc d2 e2 f2", hand="titan")
        assert ("f2", 1) in lacks_common.helps(0)["short"]["titan"]
        assert "titan" not in lacks_heroic.helps(0)["short"]

    def test_tk_3_16_under_shortage_a_piece_that_is_not_used_must_be_there(self) -> None:
        all_used = table("rl d4 e4 f4", hand="bone_catapult")
        assert "bone_catapult" not in all_used.helps(0)["short"]
        one_left = table("rl d4 e4 a5; rh f4", hand="bone_catapult")
        assert ("d6", 1) in one_left.helps(0)["short"]["bone_catapult"]

    def test_tk_3_16_the_last_stone_may_be_placed(self) -> None:
        match = table(f"rc {SCATTERED}", hand="messenger")
        assert match.view()["seats"][0]["supply"]["stones"] == 1
        short = match.helps(0)["short"]
        assert short
        assert short == opened_by_placing(match)

    def test_one_action_is_enough(self) -> None:
        match = play(table("rc e5", hand="swordmaster"), "place a5")
        assert match.helps(0)["short"]["swordmaster"]

    def test_nothing_without_an_action(self) -> None:
        match = play(table("rc e5", hand="swordmaster"), "place a5", "place a6")
        assert asks(match) == "end"
        assert "short" not in match.helps(0)

    def test_nothing_for_others(self) -> None:
        match = table("rc e5; bc d5", hand="swordmaster", hand1="swordmaster")
        assert "short" in match.helps(0)
        assert "short" not in {*match.helps(1), *match.helps(None)}

    def test_nothing_while_an_action_is_open(self) -> None:
        match = play(table("rc e5", hand="swordmaster messenger"), "discard messenger")
        assert asks(match) == "return"
        assert "short" not in match.helps(0)

    def test_tk_2_3_2_nothing_without_a_stone_to_place(self) -> None:
        """A piece would have to be lifted first."""
        match = table(f"rc {SCATTERED} e9", hand="messenger")
        assert not starting(match, "place")
        assert match.helps(0)["short"] == {}

    def test_tk_2_10_13_nothing_once_control_is_passed(self) -> None:
        match = table("rc e5", seats=4, form="high_form", teams=True, hand="swordmaster")
        assert "swordmaster" in match.helps(0)["short"]
        play(match, "pass control")
        assert match.decision is not None
        assert match.decision.seat == 2
        assert not any("short" in match.helps(seat) for seat in range(4))

    def test_tk_3_19_improvised_ways_count_each_with_its_charge(self) -> None:
        pieces = "rc e5; bc d4; nc f4"
        match = table(pieces, seats=3, hand="herald", lines="number: 9")
        assert match.helps(0)["short"] == opened_by_placing(match)
        assert match.helps(0)["short"]["herald"]
        used_up = table(pieces, seats=3, lines="seat 0:\nhand: herald\nimprovised:\nnumber: 9")
        assert "herald" not in used_up.helps(0)["short"]


# ---- marks and arrows ----


class TestWays:
    def test_binding_marks_lie_as_the_pattern_lies(self) -> None:
        match = table("rc e6 d5 c4", hand="assassin")
        assert find(match, "summon assassin f3").fields["marks"] == ["e4"]
        assert find(match, "summon assassin b7").fields["marks"] == ["c6"]

    def test_marks_that_only_illustrate_are_left_out(self) -> None:
        match = table("rc e5 e7", hand="swordmaster")
        ways = [find(match, way).fields for way in starting(match, "summon swordmaster")]
        assert ways
        assert all(way["marks"] == way["rays"] == [] for way in ways)

    def test_arrows_are_rays_to_the_edge(self) -> None:
        match = table("rh d4 e4 f4; rc d6; bc e7", hand="bone_catapult")
        way = find(match, "summon bone_catapult e5 r0").fields
        assert way["marks"] == []
        assert way["rays"] == [
            ["e6", "e7", "e8", "e9"],
            ["f6", "g7", "h8"],
            ["f5", "g5", "h5", "i5"],
            ["d5", "c5", "b5", "a5"],
        ]

    def test_marks_off_the_board_do_not_exist(self) -> None:
        match = table("rc d2 e2 f2", hand="summoner")
        assert find(match, "summon summoner e1").fields["marks"] == ["c1", "d1", "f1", "g1"]
        above = find(match, "summon summoner e3").fields["marks"]
        assert above == ["c3", "d3", "f3", "g3", "d4", "e4", "f4", "c5", "e5", "g5"]


# ---- flares ----


class TestFlares:
    def test_each_opponents_leads_against_what_is_needed(self) -> None:
        match = table("rc e5; bh a3 a4 a6; bc c1 c9", hand="flare_01")
        assert match.helps(0)["flares"] == {
            "flare_01": [
                {
                    "side": 1,
                    "colour": "blue",
                    "upgraded": 3,
                    "pieces": 4,
                    "upper": True,
                    "lower": False,
                }
            ]
        }

    def test_whoever_is_ahead_has_a_negative_lead_against(self) -> None:
        match = table("rh e5 e6; bc a3", hand="flare_01")
        (blue,) = match.helps(0)["flares"]["flare_01"]
        assert (blue["upgraded"], blue["pieces"]) == (-2, -1)
        assert not blue["upper"]
        assert not blue["lower"]

    def test_in_a_melee_each_opponent_has_an_entry(self) -> None:
        match = table("rc e5; bh a3 a4 a6; nc c1", seats=3, hand="flare_11")
        blue, brown = match.helps(0)["flares"]["flare_11"]
        assert (blue["colour"], blue["upper"]) == ("blue", True)
        assert (brown["colour"], brown["pieces"], brown["upper"]) == ("brown", 0, False)
        assert starting(match, "flare") == ["flare flare_11 blue"]

    def test_they_are_met_exactly_when_the_flare_can_be_invoked(self) -> None:
        rng = random.Random(5)
        met = Counter[bool]()
        for _ in range(60):
            free = rng.sample(list(BY_NAME), 14)
            red, blue = free[:4], free[4:]
            flare = f"flare_{rng.randrange(1, 13):02}"
            heroes = rng.randrange(6)
            pieces = f"rc {' '.join(red)}; bh {' '.join(blue[:heroes])};"
            pieces += f" bc {' '.join(blue[heroes : rng.randrange(heroes, 10)])}"
            match = table(pieces, hand=flare)
            (entry,) = match.helps(0)["flares"][flare]
            assert bool(starting(match, "flare")) == (entry["upper"] or entry["lower"])
            met[entry["upper"] or entry["lower"]] += 1
        assert min(met.values()) > 5

    def test_they_stay_live_in_the_opponents_turn_from_the_own_side(self) -> None:
        match = table("rc e5; bc a3 a4 a6", hand="flare_01", hand1="flare_02")
        assert match.helps(1)["flares"]["flare_02"][0]["colour"] == "red"
        assert match.helps(1)["flares"]["flare_02"][0]["pieces"] == -2
        play(match, "place i5")
        assert match.helps(1)["flares"]["flare_02"][0]["pieces"] == -1

    def test_nobody_hears_of_others_flares(self) -> None:
        match = table("rc e5", hand="flare_01", hand1="flare_02")
        assert set(match.helps(0)["flares"]) == {"flare_01"}
        assert "flares" not in match.helps(None)

    def test_a_team_is_one_side(self) -> None:
        match = table(
            "rc e5; bc a3 a4", seats=4, form="duel", teams=True, hand2="flare_03", lines="number: 9"
        )
        (entry,) = match.helps(2)["flares"]["flare_03"]
        assert (entry["side"], entry["pieces"]) == (1, 1)


# ---- points ----


class TestPoints:
    def test_tk_2_8_5_what_the_destroyed_pieces_will_bring(self) -> None:
        match = arena(form="duel", lines="destroyed: bc bc bc bh bl\nnumber: 9")
        for seat in (None, 0, 1):
            assert match.helps(seat)["points"] == {"blue": 4}
            assert match.helps(seat)["singles"] == []
        before = match.view()["seats"][0]["score"]
        play(match, "place e5", "place e6", "end")
        assert match.view()["seats"][0]["score"] == before + 4

    def test_a_single_common_brings_nothing(self) -> None:
        match = arena(form="duel", lines="destroyed: bc\nnumber: 9")
        assert match.helps(0)["points"] == {}

    def test_tk_2_9_8_in_a_melee_by_colour(self) -> None:
        match = arena(seats=3, lines="destroyed: bc bc nl\nnumber: 9")
        assert match.helps()["points"] == {"blue": 1, "brown": 2}
        assert match.helps()["singles"] == []

    def test_tk_2_9_9_singles_of_several_colours_bring_a_point_in_one(self) -> None:
        match = arena(seats=3, lines="destroyed: bc bc bc nc\nnumber: 9")
        assert match.helps()["points"] == {"blue": 1}
        assert match.helps()["singles"] == ["blue", "brown"]
        play(match, "place e5", "place e6", "end")
        assert starting(match, "score") == ["score blue", "score brown"]

    def test_no_points_for_destroying_in_the_high_form(self) -> None:
        match = arena(lines="destroyed: bc bc bh\nnumber: 9")
        assert not {"points", "singles"} & set(match.helps(0))


def test_before_the_first_turn_no_helps_and_after_the_last_flares_as_they_were() -> None:
    match = rulebound.game("tashkalar").start(options={"form": "duel"})
    assert asks(match) == "start"
    assert match.helps(0) == match.helps() == {}
    match.choose(0)
    assert match.helps() == {"points": {}, "singles": []}
    flares = match.helps(0)["flares"]
    match.aside(0, "resign")
    assert match.result is not None
    assert match.helps(0) == {"flares": flares}
    assert match.helps() == {}
