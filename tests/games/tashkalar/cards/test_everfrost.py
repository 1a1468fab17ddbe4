"""The Everfrost deck: pictures, and what each being does and must not do (TK-10)."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.decks.everfrost import DECK
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    each,
    options,
    pieces,
    play,
    starting,
    targets,
)

BEINGS = {being.id: being for being in DECK.beings}

# Card, its orientations, white commons laid out as its picture with the frame on e5, all targets.
PICTURES = [
    ("snow_fox", 8, "f5 g4", "e5 f6 g3 h4"),
    ("royal_reindeer", 8, "d4 e4 f3", "e5"),
    ("crystal_mirror", 4, "e6 e4", "e5"),
    ("crystal_grower", 8, "d4 e4", "d3 d5 e3 e5"),
    ("ice_princess", 4, "e4 d3 f3", "e5"),
    ("ice_queen", 4, "e5 e4 d3 f3", "e5"),
    ("frostweave_summoner", 8, "d6 e4 e3", "e5"),
    ("winter_whisperer", 8, "d4 e4 f4 g4", "e3 e5 f3 f5"),
    ("frozen_chest", 2, "d5 e5 f5", "e5"),
    ("everfrost_sentinel", 8, "e4 e3 f3 f2", "e5 f1"),
    ("glacier_giant", 4, "e4 d3 e3 f3", "e5"),
    ("polar_bear", 8, "f5 f4 g5 h4", "e5"),
    ("war_sled", 8, "c5 c4 d4 e4", "e5"),
    ("snow_monster", 8, "e5 f5 d4 g4", "e5 f5"),
    ("frost_imp", 8, "d5 e4 f3", "d4 e3 e5 f4"),
    ("ice_wyvern", 8, "f5 e4 f3 g3", "e5"),
    ("deathbringer", 8, "d5 c3 d3 e3", "c5 e5"),
    ("frostweave_illusionist", 4, "d5 f5 e3", "e5"),
]


def frost(board: str, hand: str, lines: str = "") -> Match:
    return arena(board, hand=hand, seat0="white everfrost", lines=lines, form="duel")


class TestDeck:
    def test_has_five_commons_and_thirteen_heroics(self) -> None:
        assert list(BEINGS) == [card for card, *_ in PICTURES]
        assert [being.rank for being in DECK.beings] == [COMMON] * 5 + [HEROIC] * 13

    def test_seven_beings_have_a_frozen_effect(self) -> None:
        frozen = [being for being in DECK.beings if being.frozen]
        assert len(frozen) == 7
        assert sum(being.rank == COMMON for being in frozen) == 2

    @pytest.mark.parametrize(("card", "number", "squares", "wanted"), PICTURES)
    def test_orientations_and_picture(
        self, card: str, number: int, squares: str, wanted: str
    ) -> None:
        assert len(BEINGS[card].pattern.orientations) == number

        def summonable(laid: list[str]) -> set[str]:
            match = frost("", card, "actions: 9")
            return targets(play(match, *(f"place {square}" for square in laid)), card)

        laid = squares.split()
        assert summonable(laid) == set(wanted.split())
        for missing in laid:
            assert "e5" not in summonable([square for square in laid if square != missing])


class TestSnowFox:
    BOARD = """
     6  bc .. ..
     5  .. wc ..
     4  .. .. wc
        d  e  f
    """

    def test_makes_up_to_two_moves(self) -> None:
        match = play(frost(self.BOARD, "snow_fox"), "summon snow_fox d5 r0")
        play(match, "move d5 c5", "move c5 b5")
        assert asks(match) == "action"
        assert pieces(match)["b5"] == "wc"

    def test_must_not_take_a_piece(self) -> None:
        match = play(frost(self.BOARD, "snow_fox"), "summon snow_fox d5 r0")
        assert not can(match, "move d5 d6")
        assert not can(match, "move d5 e5")


class TestRoyalReindeer:
    BOARD = """
     7  bh .. bc
     6  .. .. ..
     5  .. .. ..
     4  wc wc ..
     3  .. .. wc
        d  e  f
    """

    def test_leaps_exactly_two_squares_onto_a_common(self) -> None:
        match = play(frost(self.BOARD, "royal_reindeer"), "summon royal_reindeer e5 r0")
        assert can(match, "leap e5 f7")
        play(match, "leap e5 f7")
        assert pieces(match)["f7"] == "wc"

    def test_must_not_take_a_heroic_or_leap_one_square(self) -> None:
        match = play(frost(self.BOARD, "royal_reindeer"), "summon royal_reindeer e5 r0")
        assert not can(match, "leap e5 d7")
        assert not can(match, "leap e5 e6")
        assert not can(match, "leap e5 e8")


class TestCrystalMirror:
    BOARD = """
     6  .. bc wc .. ..
     5  bl .. .. .. ..
     4  .. wc wc .. ..
        c  d  e  f  g
    """

    def test_mirrors_two_commons_of_any_owner(self) -> None:
        match = play(frost(self.BOARD, "crystal_mirror"), "summon crystal_mirror e5 r0")
        play(match, "place f6", "place f4")
        assert asks(match) == "action"
        assert (pieces(match)["f6"], pieces(match)["f4"]) == ("wc", "wc")

    def test_must_not_mirror_a_legendary_piece(self) -> None:
        match = play(frost(self.BOARD, "crystal_mirror"), "summon crystal_mirror e5 r0")
        assert not can(match, "place g5")

    def test_lies_across_as_well(self) -> None:
        match = frost("6  .. bh ..\n 5  wc .. wc\n    d  e  f", "crystal_mirror")
        placed = [options(play(match.fork(), way))[0] for way in starting(match, "summon")]
        assert "place e4" in placed
        assert len(placed) == 2


class TestCrystalGrower:
    BOARD = """
     5  .. .. bh
     4  wc wc ..
        d  e  f
    """

    def test_thawed_it_upgrades_an_own_common(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: crystal_grower")
        play(match, "thaw crystal_grower")
        assert set(options(match)) == each("upgrade", "d4 e4")
        play(match, "upgrade d4")
        assert pieces(match)["d4"] == "wh"

    def test_must_not_upgrade_a_heroic(self) -> None:
        match = play(frost(self.BOARD, "crystal_grower"), "summon crystal_grower e5 r0")
        assert pieces(match)["f5"] == "bh"
        assert asks(match) == "action"


class TestIcePrincess:
    BOARD = """
     6  .. .. .. bc
     5  .. wc .. wh
     4  wc .. wc ..
        d  e  f  g
    """

    def test_another_common_makes_a_combat_move_even_onto_her(self) -> None:
        match = play(frost(self.BOARD, "ice_princess"), "summon ice_princess e6 r0")
        assert can(match, "move e5 e6")
        assert not can(match, "move e6 e7")
        play(match, "move e5 e6")
        assert destroyed(match) == {}

    def test_thawed_it_must_not_take_a_piece_or_move_a_heroic(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: ice_princess")
        play(match, "thaw ice_princess")
        assert not can(match, "move f4 g5")
        assert not can(match, "move g5 g4")
        assert not can(match, "skip")
        assert can(match, "move f4 f5")


class TestIceQueen:
    BOARD = """
     6  .. wc .. bh
     5  .. wc wh bc
     4  wc .. wc ..
        d  e  f  g
    """

    def test_another_heroic_makes_a_combat_move(self) -> None:
        match = play(frost(self.BOARD, "ice_queen"), "summon ice_queen e6 r0")
        assert can(match, "move f5 g6")
        assert not can(match, "move e6 e7")
        play(match, "move f5 e6")
        assert pieces(match)["e6"] == "wh"

    def test_thawed_it_takes_a_common_and_no_heroic(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: ice_queen")
        play(match, "thaw ice_queen")
        assert can(match, "move f5 g5")
        assert not can(match, "move f5 g6")
        assert not can(match, "skip")

    def test_thawed_it_must_take_an_own_piece_if_there_is_no_other_move(self) -> None:
        match = frost(
            """
             9  wl wh ##
             8  wc wc wc
                f  g  h
            """,
            "snow_fox",
            "frozen: ice_queen",
        )
        play(match, "thaw ice_queen")
        assert set(options(match)) == {"move g9 f8", "move g9 g8", "move g9 h8"}


class TestFrostweaveSummoner:
    BOARD = """
     6  wc .. .. ..
     5  .. .. bh ..
     4  .. wc .. wc
     3  .. wc .. ..
        d  e  f  g
    """

    def test_has_no_effect_but_lies_frozen(self) -> None:
        match = play(frost(self.BOARD, "frostweave_summoner"), "summon frostweave_summoner e5 r0")
        assert asks(match) == "action"
        assert match.view()["seats"][0].get("frozen") == "frostweave_summoner"

    def test_lends_a_heroic_at_its_rank_and_lapses_with_the_summoning(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: frostweave_summoner")
        play(match, "summon snow_fox e5 r0 with f5 thawing", "skip")
        assert pieces(match)["f5"] == "bh"
        assert match.view()["seats"][0]["discard"] == ["frostweave_summoner", "snow_fox"]

    def test_must_not_be_thawed_alone(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: frostweave_summoner")
        assert not can(match, "thaw")
        reason = match.why_not(0, "card:frostweave_summoner")
        assert reason is not None
        assert reason.id == "tashkalar-why-lends"


class TestWinterWhisperer:
    BOARD = """
     5  .. .. .. ..
     4  wc wc wc wh
        d  e  f  g
    """

    def test_has_no_effect_but_lies_frozen(self) -> None:
        match = play(frost(self.BOARD, "winter_whisperer"), "summon winter_whisperer e5 r0")
        assert asks(match) == "action"
        assert match.view()["seats"][0].get("frozen") == "winter_whisperer"

    def test_thawed_after_the_last_action_it_brings_another(self) -> None:
        match = frost(self.BOARD, "flare_11", "frozen: winter_whisperer\nactions: 0")
        play(match, "thaw winter_whisperer", "destroy d4", "discard flare_11")
        assert actions(match) == 1

    def test_must_not_destroy_an_upgraded_piece(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: winter_whisperer")
        play(match, "thaw winter_whisperer")
        assert set(options(match)) == {*each("destroy", "d4 e4 f4"), "skip"}


class TestFrozenChest:
    BOARD = "5  wc wc wc\n    d  e  f"

    def test_takes_a_card_discarded_earlier(self) -> None:
        match = frost(self.BOARD, "frozen_chest", "discard: ice_wyvern snow_fox")
        play(match, "summon frozen_chest e5 r0", "take ice_wyvern")
        assert match.view()["seats"][0].get("frozen") == "ice_wyvern"
        assert can(match, "thaw ice_wyvern")

    def test_must_not_take_a_card_without_a_frozen_effect(self) -> None:
        match = frost(self.BOARD, "frozen_chest", "discard: snow_fox frost_imp")
        play(match, "summon frozen_chest e5 r0")
        assert asks(match) == "action"
        assert match.view()["seats"][0].get("frozen") is None


class TestEverfrostSentinel:
    BOARD = """
     6  bh ..
     5  wc ..
     4  wc wc
     3  .. wc
        e  f
    """

    def test_may_give_up_its_rank_for_an_action_of_the_others(self) -> None:
        match = frost(self.BOARD, "everfrost_sentinel")
        play(match, "summon everfrost_sentinel e6", "downgrade e6")
        assert [seat.get("fewer", 0) for seat in match.view()["seats"]] == [0, 1]

    def test_declined_it_takes_nothing(self) -> None:
        match = play(
            frost(self.BOARD, "everfrost_sentinel"), "summon everfrost_sentinel e6", "skip"
        )
        assert pieces(match)["e6"] == "wh"
        assert "fewer" not in match.view()["seats"][1]


class TestGlacierGiant:
    BOARD = """
     7  .. .. .. .. ..
     6  .. .. wc wl ..
     5  .. wc wc wc ..
        c  d  e  f  g
    """

    def test_takes_pieces_along_one_arrow_and_own_ones_too(self) -> None:
        match = play(frost(self.BOARD, "glacier_giant"), "summon glacier_giant e7 r0")
        assert options(match) == ["move e7 d6", "skip"]
        play(match, "move e7 d6")
        assert options(match) == ["move d6 c5", "skip"]

    def test_must_not_destroy_a_legendary_piece_without_having_moved(self) -> None:
        match = play(frost(self.BOARD, "glacier_giant"), "summon glacier_giant e7 r0", "skip")
        assert asks(match) == "action"
        assert pieces(match)["f6"] == "wl"

    def test_an_own_legendary_piece_brings_it_down_too(self) -> None:
        board = """
         7  .. .. .. ..
         6  .. wc .. ..
         5  wc wc wc wl
            d  e  f  g
        """
        match = play(frost(board, "glacier_giant"), "summon glacier_giant e7 r0", "move e7 f6")
        play(match, "destroy g5")
        assert not {"f6", "g5"} & set(pieces(match))


class TestPolarBear:
    BOARD = """
     6  bc .. .. ..
     5  bh .. wc wc
     4  .. .. wc ..
        c  d  e  f
    """

    def test_goes_on_after_a_capture(self) -> None:
        match = frost(self.BOARD, "polar_bear", "actions: 9")
        play(match, "place g4", "summon polar_bear d5 r0", "move d5 c5", "move c5 c6")
        assert can(match, "move c6 c7")
        assert destroyed(match) == {"blue": [1, 1, 0]}

    def test_its_second_move_must_not_take_a_heroic(self) -> None:
        match = frost(self.BOARD, "polar_bear", "actions: 9")
        play(match, "place g4", "summon polar_bear d5 r0", "move d5 c6")
        assert not can(match, "move c6 c5")


class TestWarSled:
    BOARD = """
     6  .. .. .. bl
     5  wc .. .. ..
     4  wc wc wc ..
        c  d  e  f
    """

    def test_makes_three_moves(self) -> None:
        match = play(frost(self.BOARD, "war_sled"), "summon war_sled e5 r0")
        play(match, "move e5 f5", "move f5 g4", "move g4 g3")
        assert asks(match) == "action"
        assert pieces(match)["g3"] == "wh"

    def test_must_not_turn_more_or_take_a_legend(self) -> None:
        match = play(frost(self.BOARD, "war_sled"), "summon war_sled e5 r0")
        assert options(match) == ["move e5 f5", "move e5 f4", "skip"]
        play(match, "move e5 f5")
        assert not can(match, "move f5 f4")


class TestSnowMonster:
    BOARD = """
     7  .. .. .. .. bc
     6  .. .. .. .. ..
     5  bc .. wc wc ..
     4  .. wc wl .. wc
     3  .. .. bc .. ..
        b  c  d  e  f
    """

    def test_hits_commons_up_to_distance_two_beside_own_pieces(self) -> None:
        match = play(frost(self.BOARD, "snow_monster"), "summon snow_monster d5 r0")
        assert not {"b5", "d3"} & set(pieces(match))
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_must_not_touch_lonely_or_own_pieces(self) -> None:
        match = play(frost(self.BOARD, "snow_monster"), "summon snow_monster d5 r0")
        now = pieces(match)
        assert (now["f7"], now["d4"], now["c4"]) == ("bc", "wl", "wc")


class TestFrostImp:
    BOARD = """
     6  bh bc ..
     5  wc .. ..
     4  .. wc ..
     3  .. .. wc
        d  e  f
    """

    def test_may_be_declined(self) -> None:
        match = play(frost(self.BOARD, "frost_imp"), "summon frost_imp e5 r0", "skip")
        assert asks(match) == "action"

    def test_must_not_choose_a_heroic_or_a_way_that_is_blocked(self) -> None:
        match = play(frost(self.BOARD, "frost_imp"), "summon frost_imp e5 r0")
        assert not starting(match, "slide d6")
        assert "slide e6 e9" in options(match)
        assert not can(match, "slide e6 d6")


class TestIceWyvern:
    BOARD = """
     6  .. wc .. ..
     5  wc .. .. bc
     4  .. wc wc ..
        d  e  f  g
    """

    def test_survives_a_leap_to_an_empty_square(self) -> None:
        match = play(frost(self.BOARD, "ice_wyvern"), "summon ice_wyvern d6 r0", "leap d6 i5")
        assert pieces(match)["i5"] == "wh"

    def test_thawed_it_places_beside_an_exactly_heroic_piece(self) -> None:
        match = frost("5  wh .. .. wl\n    a  b  c  d", "snow_fox", "frozen: ice_wyvern")
        play(match, "thaw ice_wyvern")
        assert set(options(match)) == each("place", "a4 b4 b5 a6 b6")

    def test_must_not_take_a_legendary_piece(self) -> None:
        match = frost(self.BOARD.replace("bc", "bl"), "ice_wyvern")
        play(match, "summon ice_wyvern d6 r0")
        assert not can(match, "leap d6 g5")


class TestDeathbringer:
    BOARD = """
     6  .. .. bc
     5  wc .. ..
     4  .. .. bh
     3  wc wc ..
        d  e  f
    """

    def test_removes_any_common_beside_it(self) -> None:
        match = frost(self.BOARD, "deathbringer", "actions: 9")
        play(match, "place c3", "summon deathbringer e5 r0", "destroy f6")
        assert destroyed(match) == {"blue": [2, 0, 0]}
        assert match.view()["seats"][1]["removed"]["stones"] == 1

    def test_must_not_remove_a_heroic_that_no_other_piece_touches(self) -> None:
        board = self.BOARD.replace("wc wc ..\n", "wc .. ..\n")
        match = frost(board, "deathbringer", "actions: 9")
        play(match, "place c3", "place e3", "summon deathbringer e5 r0")
        assert can(match, "destroy f4")
        lonely = frost(self.BOARD.replace(".. .. bh", ".. .. ..").replace(".. .. bc", ".. .. bh"),
                       "deathbringer", "actions: 9")  # fmt: skip
        play(lonely, "place c3", "summon deathbringer e5 r0")
        assert not can(lonely, "destroy f6")


class TestFrostweaveIllusionist:
    BOARD = """
     5  wc .. wc
     4  bh .. bc
     3  .. wc ..
        d  e  f
    """

    def test_becomes_an_enemy_common_without_credit(self) -> None:
        match = frost(self.BOARD, "frostweave_illusionist")
        play(match, "summon frostweave_illusionist e5 r0")
        assert pieces(match)["e5"] == "bc"
        assert destroyed(match) == {}

    def test_thawed_it_must_not_convert_a_heroic(self) -> None:
        match = frost(self.BOARD, "snow_fox", "frozen: frostweave_illusionist")
        play(match, "thaw frostweave_illusionist")
        assert pieces(match)["f4"] == "wc"
        assert pieces(match)["d4"] == "bh"
        assert asks(match) == "action"
