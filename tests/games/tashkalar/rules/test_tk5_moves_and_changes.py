"""Chapter 5, sections 5.3, 5.6 and 5.7: moves and leaps; placing, upgrading, converting."""

import random

import pytest

import rulebound
from rulebound import Match
from rulebound.games.tashkalar.board import BY_NAME, mask, names
from rulebound.games.tashkalar.effects import COMBAT, STANDARD, Effect
from rulebound.games.tashkalar.terms import MoveKind
from tests.games.tashkalar.arena import arena, asks, can, destroyed, options, pieces, play, starting

RANKS = "chl"
# All 17 red stones, and blue ones on d3 e3.
NO_STONES = """
 7  rc rc rc rc rc rc rc rc rc
 6  rc rc rc rc rc rc rh rh ..
 5  .. .. .. .. .. .. .. .. ..
 4  .. .. .. .. .. .. .. .. ..
 3  .. .. .. bc bh .. .. .. ..
    a  b  c  d  e  f  g  h  i
"""


def effect(match: Match) -> Effect:
    return Effect(match._state, "test")


def supply(match: Match, seat: int = 0) -> tuple[int, int]:
    found = match.view()["seats"][seat]["supply"]
    return found["stones"], found["legendary"]


class TestMoves:
    @pytest.mark.parametrize("colour", "rb")
    @pytest.mark.parametrize("mover", RANKS)
    @pytest.mark.parametrize("other", RANKS)
    def test_tk_5_3_2_to_5_ranks_decide_not_owners(
        self, mover: str, other: str, colour: str
    ) -> None:
        match = arena(f" 5  r{mover} {colour}{other}\n    d  e")
        standard = effect(match).moves(mask("d5"), STANDARD)
        combat = effect(match).moves(mask("d5"), COMBAT)
        onto = "move d5 e5"
        higher = RANKS.index(mover) > RANKS.index(other)
        assert (onto in [o.notation for o in standard]) is higher
        assert (onto in [o.notation for o in combat]) is (higher or mover == other)

    @pytest.mark.parametrize("kind", [STANDARD, COMBAT])
    def test_tk_5_3_1_a_move_goes_to_any_adjacent_empty_square(self, kind: MoveKind) -> None:
        match = arena(" 5  rc ..\n    d  e")
        moves = [o.notation for o in effect(match).moves(mask("d5"), kind)]
        around = ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6")
        assert moves == [f"move d5 {square}" for square in around]

    def test_tk_5_3_1_the_piece_on_the_entered_square_is_destroyed(self) -> None:
        match = arena(" 5  rh bc bc\n    d  e  f")
        effect(match).go(BY_NAME["d5"], BY_NAME["e5"])
        assert pieces(match) == {"e5": "rh", "f5": "bc"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_tk_5_3_4_an_own_piece_too_but_uncounted(self) -> None:
        match = arena(" 5  rh rc\n    d  e")
        before = supply(match)
        effect(match).go(BY_NAME["d5"], BY_NAME["e5"])
        assert pieces(match) == {"e5": "rh"}
        assert destroyed(match) == {}
        assert supply(match) == (before[0] + 1, before[1])

    def test_tk_5_3_6_a_leap_goes_anywhere_and_touches_nothing_between(self) -> None:
        board = """
         5  .. .. .. bc bh bc
         4  rc .. rc .. .. ..
            d  e  f  g  h  i
        """
        match = arena(board, hand="wild_eagle", seat0="red highland")
        play(match, "summon wild_eagle e5")
        goals = {notation.split()[2] for notation in starting(match, "leap")}
        assert len(goals) == 69 - 2  # neither its own square nor the heroic piece's
        assert not goals & {"e5", "h5"}
        play(match, "leap e5 i5")
        assert pieces(match) == {"d4": "rc", "f4": "rc", "g5": "bc", "h5": "bh", "i5": "rc"}

    def test_tk_5_3_6_a_standard_leap_of_a_common_piece_needs_an_empty_square(self) -> None:
        board = """
         7  bh bh bh bc ..
         6  rc .. .. .. ..
            c  d  e  f  g
        """
        match = play(arena(board, hand="flare_12"), "flare flare_12")
        goals = {notation.split()[2] for notation in starting(match, "leap")}
        assert len(goals) == 69 - 5

    def test_tk_5_3_6_within_a_stated_distance_only(self) -> None:
        board = """
         5  .. .. ..
         4  rc rc ..
         3  rc .. ..
            d  e  f
        """
        match = arena(board, hand="charging_buck", seat0="red sylvan")
        play(match, "summon charging_buck e5")
        goals = {notation.split()[2] for notation in starting(match, "leap")}
        assert goals == {
            *("c7", "d7", "e7", "f7", "g7", "c6", "g6", "c5", "g5", "c4", "g4"),
            *("c3", "d3", "e3", "f3", "g3"),
        }

    def test_tk_5_3_7_each_move_is_legal_at_its_time(self) -> None:
        board = """
         6  .. .. .. ..
         5  rc rc rc ..
         4  rc .. .. ..
            d  e  f  g
        """
        match = play(arena(board, hand="knight"), "summon knight e6", "move e6 f6")
        assert all(notation.startswith("move f6 ") for notation in starting(match, "move"))
        assert not can(match, "move f6 f5")  # a common piece

    def test_tk_5_3_8_restrictions_of_the_card_come_on_top(self) -> None:
        board = """
         5  .. .. .. rh bc
         4  .. rc rc .. ..
         3  .. rc .. .. ..
            c  d  e  f  g
        """
        match = play(arena(board, hand="herald"), "summon herald c5")
        assert starting(match, "move f5")
        assert not can(match, "move f5 g5")  # empty squares only

    def test_tk_5_3_9_a_combat_move_may_be_used_as_a_standard_move(self) -> None:
        board = """
         7  bh bh bh bh bc bc bc
         6  rc rc .. .. .. .. ..
            c  d  e  f  g  h  i
        """
        match = arena(board, hand="flare_09")  # lower half: a standard and a combat move
        play(match, "flare flare_09", "move c6 c5")
        assert can(match, "move c5 c4")
        play(match, "move d6 c5")  # the combat move is still there: onto our own common piece
        assert "d6" not in pieces(match)
        assert pieces(match)["c5"] == "rc"

    @pytest.mark.parametrize(("victim", "again"), [("bc", True), ("bh", False)])
    def test_tk_5_3_9_but_a_capture_of_equal_rank_was_the_combat_move(
        self, victim: str, again: bool
    ) -> None:
        board = f"""
         7  bc bc bc bc bc bc
         6  rh {victim} .. .. .. ..
            c  d  e  f  g  h
        """
        match = arena(board, hand="flare_11")  # lower half: one combat or two standard moves
        play(match, "flare flare_11", "move c6 d6")
        assert bool(starting(match, "move d6")) is again

    def test_tk_5_3_10_staying_is_not_a_move(self) -> None:
        match = arena(" 5  rl ..\n    d  e")
        for kind in (STANDARD, COMBAT):
            assert "move d5 d5" not in [o.notation for o in effect(match).moves(mask("d5"), kind)]


class TestPlacing:
    @pytest.mark.parametrize("card", ["flare_02", "flare_10"])
    def test_tk_5_6_1_an_effect_gets_no_help_in_a_shortage(self, card: str) -> None:
        board = """
         9  ## ## bl bl bl .. .. ## ##
         8  ## bh bh bh bh bh bh bh ##
         7  rc rc rc rc rc rc rc rc rc
         6  rc rc rc rc rc rc rc rc ..
            a  b  c  d  e  f  g  h  i
        """
        match = arena(board, hand=card)
        assert supply(match) == (0, 3)
        before = pieces(match)
        play(match, f"flare {card}")
        assert asks(match) == "action"
        assert pieces(match) == before

    def test_tk_5_6_1_on_an_empty_square_of_the_stated_area(self) -> None:
        board = """
         6  .. bc ..
         5  .. .. ..
         4  rc rc rc
            d  e  f
        """
        match = play(arena(board, hand="summoner"), "summon summoner e5 r0")
        goals = {notation.removeprefix("place ") for notation in starting(match, "place")}
        assert goals == {"c7", "e7", "g7", "d6", "f6", "c5", "d5", "f5", "g5"}

    def test_tk_5_6_5_of_another_colour_from_that_colours_supply(self) -> None:
        board = """
         7  bc bc bc bc bc bc bc bc bc
         6  bc bc bc bc bc bc bc bc ..
         5  .. .. .. rc .. .. .. .. ..
         4  .. .. rc .. rc .. .. .. ..
         3  .. .. rc .. .. .. .. .. ..
            a  b  c  d  e  f  g  h  i
        """
        match = arena(board, hand="forest_ancient", seat0="red sylvan")
        play(match, "summon forest_ancient d4")
        assert asks(match) == "action"  # no blue stone: nothing is placed, nothing destroyed
        assert len([piece for piece in pieces(match).values() if piece == "bc"]) == 17


class TestChangingRank:
    def test_tk_5_6_2_common_to_heroic_needs_no_supply(self) -> None:
        match = arena(NO_STONES)
        assert effect(match).upgrade(mask("a7")) == mask("a7")
        assert pieces(match)["a7"] == "rh"
        assert supply(match) == (0, 3)

    def test_tk_5_6_2_heroic_to_legendary_takes_a_legendary_piece(self) -> None:
        match = arena(" 5  rh rl\n    d  e")
        assert supply(match) == (16, 2)
        effect(match).upgrade(mask("d5"))
        assert pieces(match) == {"d5": "rl", "e5": "rl"}
        assert supply(match) == (17, 1)

    def test_tk_5_6_2_a_legendary_piece_cannot_be_upgraded(self) -> None:
        match = arena(" 5  rl bl\n    d  e")
        assert effect(match).upgradable(mask("d5 e5")) == 0

    def test_tk_5_6_3_heroic_to_common_needs_no_supply(self) -> None:
        match = arena(NO_STONES)
        assert effect(match).downgrade(mask("g6")) == mask("g6")
        assert pieces(match)["g6"] == "rc"

    def test_tk_5_6_3_legendary_to_heroic_takes_a_stone(self) -> None:
        match = arena(" 5  rl ..\n    d  e")
        effect(match).downgrade(mask("d5"))
        assert pieces(match) == {"d5": "rh"}
        assert supply(match) == (16, 3)

    def test_tk_5_6_3_a_common_piece_cannot_be_downgraded(self) -> None:
        match = arena(" 5  rc bc\n    d  e")
        assert effect(match).downgradable(mask("d5 e5")) == 0

    def test_tk_5_6_5_the_owners_supply_counts_for_an_upgrade(self) -> None:
        match = arena(" 5  rh bh bl bl bl\n    c  d  e  f  g")
        assert names(effect(match).upgradable(mask("c5 d5"))) == ["c5"]
        match = arena(" 5  bh rh rl rl rl\n    c  d  e  f  g")
        assert names(effect(match).upgradable(mask("c5 d5"))) == ["c5"]

    def test_tk_5_6_5_and_for_a_downgrade(self) -> None:
        board = NO_STONES.replace("bc bh ..", "bl rl ..")
        match = arena(board)
        assert names(effect(match).downgradable(mask("d3 e3"))) == ["d3"]
        assert effect(match).downgrade(mask("e3")) == 0
        assert pieces(match)["e3"] == "rl"

    def test_tk_5_6_6_an_impossible_target_is_not_offered(self) -> None:
        board = """
         6  .. .. rh .. ..
         5  .. rh .. .. ..
         4  rh .. rc .. rl
         3  .. .. .. rc rl
            c  d  e  f  g
        """
        match = arena(board, hand="two_headed_dragon")
        play(match, "summon two_headed_dragon c6")  # the third legendary piece
        assert options(match) == ["upgrade f3", "upgrade e4", "skip"]  # the common ones only

    def test_tk_5_6_8_a_changed_piece_stays_and_is_never_destroyed(self) -> None:
        match = arena(" 5  bc bh bl\n    d  e  f")
        for square in ("d5", "e5"):
            effect(match).upgrade(mask(square))
        effect(match).downgrade(mask("f5"))
        assert pieces(match) == {"d5": "bh", "e5": "bl", "f5": "bh"}
        assert destroyed(match) == {}


class TestConverting:
    @pytest.mark.parametrize(("piece", "becomes"), [("bc", "rc"), ("bh", "rh")])
    def test_tk_5_6_4_the_rank_is_kept(self, piece: str, becomes: str) -> None:
        board = f"""
         6  .. .. {piece} ..
         5  .. .. .. ..
         4  .. rc .. rc
         3  .. .. rc ..
         2  .. .. rc ..
            d  e  f  g
        """
        match = arena(board, hand="sylvan_queen", seat0="red sylvan")
        before = supply(match, 1)
        play(match, "summon sylvan_queen e5", "convert f6")
        assert pieces(match)["f6"] == becomes
        assert supply(match, 1) == (before[0] + 1, before[1])
        tally = [1, 0, 0] if piece == "bc" else [0, 1, 0]
        assert destroyed(match) == {"blue": tally}

    def test_tk_5_6_5_your_own_supply_counts(self) -> None:
        match = arena(NO_STONES)
        assert effect(match).convertible(mask("d3 e3")) == 0
        match = arena(NO_STONES.replace("rh rh ..", "rh .. .."))
        assert names(effect(match).convertible(mask("d3 e3"))) == ["d3", "e3"]

    def test_tk_5_6_6_a_legendary_piece_needs_a_legendary_one(self) -> None:
        match = arena(" 5  rl rl rl bl bc\n    c  d  e  f  g")
        assert names(effect(match).convertible(mask("f5 g5"))) == ["g5"]

    def test_tk_5_6_4_only_enemy_pieces(self) -> None:
        match = arena(" 5  rc bc\n    d  e")
        assert names(effect(match).convertible(mask("d5 e5"))) == ["e5"]


@pytest.mark.parametrize(
    ("seats", "form", "stones"), [(2, "high_form", 17), (2, "duel", 16), (4, "melee", 14)]
)
def test_tk_5_7_1_no_piece_ever_leaves_the_game(seats: int, form: str, stones: int) -> None:
    match = rulebound.game("tashkalar").start(seats=seats, options={"form": form}, seed=3)
    chance = random.Random(5)
    for _ in range(400):
        if match.decision is None:
            break
        found = match.decision.options
        best = [o for o in found if o.kind not in ("place", "discard", "skip")]
        match.choose(chance.choice(best or found))
        view = match.view()
        for seat in view["seats"]:
            own = [piece["rank"] for piece in view["board"] if piece["colour"] == seat["colour"]]
            legendary = own.count("legendary")
            assert seat["supply"] == {
                "stones": stones - len(own) + legendary,
                "legendary": 3 - legendary,
            }
            assert seat["supply"]["stones"] >= 0
            assert seat["supply"]["legendary"] >= 0
