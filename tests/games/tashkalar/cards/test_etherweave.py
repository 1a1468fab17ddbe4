"""The Etherweave deck: pictures, and what each being does and must not do (TK-12)."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.decks.etherweave import DECK
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

# Card, its orientations, purple commons laid out as its picture with the frame on e5.
PICTURES = [
    ("doppelganger", 8, "d5 d4"),
    ("paradox_worm", 8, "d5 b4 c4"),
    ("lesser_shadow_twin", 8, "e4 f4 g4"),
    ("translocationist", 4, "f6 d5 d4 e4"),
    ("antimatter_spirit", 2, "f6 d4"),
    ("merchant_of_time", 8, "d4 f4 c3 e3"),
    ("gate_of_oblivion", 4, "d5 f5 d4 f4"),
    ("time_traveler", 2, "c8 d7 e6"),
    ("greater_shadow_twin", 4, "f5 g5 h5"),
    ("warpmaster", 8, "d7 c5 d4"),
    ("dark_sphere", 4, "d5 e5 d4 e4"),
    ("void_summoner", 8, "f5 e4 d3 f3"),
    ("eternal_emperor", 8, "d6 d5 d4 e4"),
    ("reality_patch", 1, "e6 d5 f5 e4"),
    ("polarity_queen", 4, "d4 f4 e3 e2"),
    ("singularity", 1, "d6 f6 d4 f4"),
    ("ziggurat_sentinel", 8, "e4 d3 e3 c2 d2"),
    ("iris_of_eternity", 4, "d4 f4 d3 f3 e2"),
]


def weave(board: str, hand: str, lines: str = "") -> Match:
    return arena(board, hand=hand, seat0="purple etherweave", lines=lines, form="duel")


class TestDeck:
    def test_has_five_commons_and_thirteen_heroics(self) -> None:
        assert list(BEINGS) == [card for card, *_ in PICTURES]
        assert [being.rank for being in DECK.beings] == [COMMON] * 5 + [HEROIC] * 13

    def test_eleven_beings_have_a_warp_effect(self) -> None:
        warps = [being for being in DECK.beings if being.warp]
        assert len(warps) == 11
        assert sum(being.rank == COMMON for being in warps) == 4
        assert [being.id for being in warps if being.kept] == ["merchant_of_time"]

    @pytest.mark.parametrize(("card", "number", "squares"), PICTURES)
    def test_orientations_and_picture(self, card: str, number: int, squares: str) -> None:
        assert len(BEINGS[card].pattern.orientations) == number
        target = "d5" if card == "time_traveler" else "e5"

        def summonable(laid: list[str]) -> set[str]:
            match = weave("", card, "actions: 9")
            return targets(play(match, *(f"place {square}" for square in laid)), card)

        laid = squares.split()
        assert target in summonable(laid)
        for missing in laid:
            assert target not in summonable([square for square in laid if square != missing])


class TestCommons:
    DOUBLE = "5  pc .. bc\n 4  pc .. ..\n    d  e  f"

    def test_doppelganger_copies_the_pending_warp(self) -> None:
        match = weave(self.DOUBLE, "doppelganger", "pending: lesser_shadow_twin")
        play(match, starting(match, "summon doppelganger e5")[0], "upgrade d5")
        assert pieces(match)["d5"] == "ph"

    def test_doppelganger_must_not_make_anything_pending(self) -> None:
        match = weave(self.DOUBLE, "doppelganger", "pending: lesser_shadow_twin")
        play(match, starting(match, "summon doppelganger e5")[0], "upgrade d5")
        assert match.view()["seats"][0]["pending"] == "lesser_shadow_twin"
        assert match.view()["seats"][0]["discard"] == ["doppelganger"]

    WORM = "5  .. .. pc .. bh\n 4  pc pc .. .. bc\n    b  c  d  e  f"

    def test_paradox_worm_swaps_pieces_of_one_rank(self) -> None:
        match = play(weave(self.WORM, "paradox_worm"), "summon paradox_worm e5 r0", "swap e5 f4")
        assert (pieces(match)["e5"], pieces(match)["f4"]) == ("bc", "pc")

    def test_paradox_worm_must_not_swap_ranks_that_differ(self) -> None:
        match = play(weave(self.WORM, "paradox_worm"), "summon paradox_worm e5 r0")
        assert not can(match, "swap e5 f5")

    TWIN = "5  .. .. .. bc\n 4  .. pc .. bc\n 3  pc pc pc bh\n    d  e  f  g"

    def test_lesser_shadow_twin_hits_up_to_two(self) -> None:
        match = weave(self.TWIN, "lesser_shadow_twin", "discard: greater_shadow_twin")
        play(match, "summon lesser_shadow_twin d4 r0", "choose f3", "destroy g4", "skip")
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_lesser_shadow_twin_must_not_hit_a_heroic_or_the_chosen_piece(self) -> None:
        match = weave(self.TWIN, "lesser_shadow_twin", "discard: greater_shadow_twin")
        play(match, "summon lesser_shadow_twin d4 r0", "choose f3")
        assert not can(match, "destroy g3")
        assert not can(match, "destroy f3")
        assert not can(match, "destroy g5")

    SWAPS = "6  .. .. pc\n 5  pc .. ph\n 4  pc pc ph\n    d  e  f"

    def test_translocationist_swaps_two_heroics(self) -> None:
        match = play(weave(self.SWAPS, "translocationist"), "summon translocationist e5 r0")
        play(match, "swap f5 d5", "swap f4 d4")
        assert asks(match) == "action"
        now = pieces(match)
        assert (now["d5"], now["d4"], now["f5"], now["f4"]) == ("ph", "ph", "pc", "pc")

    def test_translocationist_must_not_swap_the_same_heroic_again(self) -> None:
        match = play(weave(self.SWAPS, "translocationist"), "summon translocationist e5 r0")
        play(match, "swap f5 d5")
        assert not starting(match, "swap d5")

    def test_antimatter_spirit_does_nothing_when_summoned(self) -> None:
        match = weave("6  .. .. pc\n 4  pc .. ..\n    d  e  f", "antimatter_spirit")
        play(match, starting(match, "summon antimatter_spirit e5")[0])
        assert asks(match) == "action"

    def test_antimatter_spirit_must_not_start_beside_the_edge_only(self) -> None:
        match = weave("5  ph ph ph\n 4  ph .. ph\n 3  ph ph ph\n    d  e  f", "antimatter_spirit")
        play(match, "warp antimatter_spirit")
        assert not can(match, "place e4")


class TestHeroics:
    MERCHANT = "5  .. .. ..\n 4  pc .. pc\n 3  .. pc ..\n    d  e  f"

    def test_merchant_of_time_must_store_a_piece(self) -> None:
        match = weave(self.MERCHANT, "merchant_of_time", "actions: 9")
        play(match, "warp merchant_of_time")
        assert set(options(match)) == each("store", "d4 f4 e3")

    def test_merchant_of_time_must_not_be_returned_or_discarded(self) -> None:
        board = "7  .. pc ..\n 6  .. .. ..\n 5  pc .. ..\n 4  .. pc ..\n    d  e  f"
        match = weave(board, "warpmaster", "pending: merchant_of_time\nstored: bc")
        play(match, "summon warpmaster f5 r0")
        assert not can(match, "take-up")

    GATE = "6  bc .. ..\n 5  pc .. pc\n 4  pc bl pc\n    d  e  f"

    def test_gate_of_oblivion_destroys_any_rank_in_its_middle(self) -> None:
        match = play(weave(self.GATE, "gate_of_oblivion"), "summon gate_of_oblivion e5 r0", "skip")
        assert destroyed(match) == {"blue": [0, 0, 1]}

    def test_gate_of_oblivion_must_not_strike_elsewhere(self) -> None:
        match = play(weave(self.GATE, "gate_of_oblivion"), "summon gate_of_oblivion e5 r0")
        assert options(match) == ["destroy d6", "skip"]

    ROW = "5  .. .. pc\n 4  .. pc ..\n 3  pc .. ..\n    c  d  e"

    def test_time_traveler_appears_far_away(self) -> None:
        match = play(weave(self.ROW, "time_traveler"), "summon time_traveler i4")
        assert pieces(match)["i4"] == "ph"

    def test_time_traveler_must_not_appear_on_a_color_or_a_piece(self) -> None:
        match = weave(self.ROW, "time_traveler")
        assert not targets(match, "time_traveler") & {"h4", "a5", "d4", "c3"}

    GREATER = "6  .. bh bc ..\n 5  .. pc pc pc\n    d  e  f  g"

    def test_greater_shadow_twin_needs_its_twin(self) -> None:
        match = weave(self.GREATER, "greater_shadow_twin")
        play(match, "summon greater_shadow_twin d5 r0")
        assert asks(match) == "action"

    def test_greater_shadow_twin_must_not_hit_commons(self) -> None:
        match = weave(self.GREATER, "greater_shadow_twin", "discard: lesser_shadow_twin")
        play(match, "summon greater_shadow_twin d5 r0")
        assert options(match) == ["destroy e6", "skip"]

    WARP = "7  .. pc ..\n 6  .. .. ..\n 5  pc .. ..\n 4  .. pc ..\n    d  e  f"

    def test_warpmaster_moves_without_a_pending_being(self) -> None:
        match = play(weave(self.WARP, "warpmaster"), "summon warpmaster f5 r0", "move f5 f6")
        assert asks(match) == "action"

    def test_warpmaster_must_not_do_both(self) -> None:
        match = weave(self.WARP, "warpmaster", "pending: translocationist")
        play(match, "summon warpmaster f5 r0", "take-up translocationist")
        assert asks(match) == "action"

    SPHERE = "7  .. .. .. .. bl\n 5  .. pc pc .. ..\n 4  .. pc pc bc ..\n    c  d  e  f  g"

    def test_dark_sphere_moves_pieces_onto_its_ring(self) -> None:
        match = play(weave(self.SPHERE, "dark_sphere"), "summon dark_sphere e5 r0")
        play(match, "move f4 g4", "skip")
        assert pieces(match)["g4"] == "bc"

    def test_dark_sphere_must_not_move_legends_or_itself(self) -> None:
        match = play(weave(self.SPHERE, "dark_sphere"), "summon dark_sphere e5 r0")
        assert not starting(match, "move g7")
        assert not starting(match, "move e5")
        assert not can(match, "move f4 f5")

    VOID = "5  .. .. pc\n 4  .. pc ..\n 3  pc .. pc\n    d  e  f"

    def test_void_summoner_helps_the_next_pattern(self) -> None:
        match = weave(self.VOID, "void_summoner singularity")
        play(match, "summon void_summoner e5 r0")
        assert match.view()["turn"]["blanks"] == 2
        assert targets(match, "singularity")

    def test_void_summoner_must_not_help_twice(self) -> None:
        match = weave(self.VOID, "void_summoner doppelganger", "actions: 3")
        play(match, "summon void_summoner e5 r0")
        play(match, starting(match, "summon doppelganger")[0])
        assert "blanks" not in match.view()["turn"]

    EMPEROR = "6  pc .. bc\n 5  pc .. bh\n 4  pc pc ..\n    d  e  f"

    def test_eternal_emperor_fights_with_a_common(self) -> None:
        match = play(weave(self.EMPEROR, "eternal_emperor"), "summon eternal_emperor e5 r0")
        play(match, "copy eternal_emperor", "branch combat")
        assert not can(match, "move e4 f5")
        assert "skip" not in options(match)

    def test_eternal_emperor_must_not_take_an_equal_rank_by_a_standard_move(self) -> None:
        match = play(weave(self.EMPEROR, "eternal_emperor"), "summon eternal_emperor e5 r0")
        play(match, "copy eternal_emperor", "branch standard")
        assert can(match, "move e5 f6")
        assert not can(match, "move e5 f5")

    PATCH = "6  .. pc ..\n 5  pc .. pc\n 4  .. pc bh\n    d  e  f"

    def test_reality_patch_destroys_a_heroic_anywhere(self) -> None:
        match = play(weave(self.PATCH, "reality_patch"), "summon reality_patch e5", "destroy f4")
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_reality_patch_must_not_discard_the_merchant(self) -> None:
        match = weave(self.PATCH, "reality_patch", "pending: merchant_of_time\nstored: bc")
        play(match, "summon reality_patch e5", "skip")
        assert asks(match) == "action"

    QUEEN = "6  .. .. ..\n 5  pc .. pc\n 4  .. pc ..\n 3  .. pc ..\n    d  e  f"

    def test_polarity_queen_moves_two_in_opposite_directions(self) -> None:
        match = play(weave(self.QUEEN, "polarity_queen"), "summon polarity_queen e6 r0")
        play(match, "move d5 c5", "move f5 g5")
        assert asks(match) == "action"

    def test_polarity_queen_must_not_move_herself(self) -> None:
        match = play(weave(self.QUEEN, "polarity_queen"), "summon polarity_queen e6 r0")
        assert not starting(match, "move e6")

    def test_polarity_queens_warp_places_beside_an_enemy(self) -> None:
        match = play(weave("5  bc\n    a", "polarity_queen"), "warp polarity_queen")
        assert set(options(match)) == each("place", "a4 b4 b5 a6 b6")

    CORNERS = "6  pc .. pc\n 5  .. .. ..\n 4  pc .. pc\n    d  e  f"

    def test_singularity_may_choose_a_lonely_square(self) -> None:
        match = play(weave(self.CORNERS, "singularity"), "summon singularity e5", "square i4")
        assert asks(match) == "action"

    def test_singularity_must_not_draw_heroics(self) -> None:
        match = weave(self.CORNERS.replace("pc .. pc\n 5", "pc .. bh\n 5"), "singularity")
        assert not targets(match, "singularity")
        board = "7  .. .. .. bh\n 6  pc .. pc ..\n 5  .. .. .. ..\n 4  pc .. pc ..\n    d  e  f  g"
        match = play(weave(board, "singularity"), "summon singularity e5", "square g6")
        assert pieces(match)["g7"] == "bh"
        assert pieces(match)["g6"] == "pc"

    ZIGGURAT = "6  .. .. ..\n 5  .. .. pc\n 4  .. pc pc\n 3  pc pc ..\n    c  d  e"

    def test_ziggurat_sentinel_runs_along_its_arrow_only(self) -> None:
        match = play(weave(self.ZIGGURAT, "ziggurat_sentinel"), "summon ziggurat_sentinel e6 r0")
        assert options(match) == ["move e6 d5", "skip"]

    def test_ziggurat_sentinel_must_not_copy_and_run(self) -> None:
        match = weave(self.ZIGGURAT, "ziggurat_sentinel", "discard: translocationist")
        play(match, "summon ziggurat_sentinel e6 r0", "copy translocationist")
        assert asks(match) == "action"
        assert actions(match) == 2

    IRIS = "6  .. .. bl\n 5  .. .. ..\n 4  pc .. pc\n 3  pc .. pc\n 2  .. pc ..\n    d  e  f"

    def test_iris_of_eternity_destroys_a_legend(self) -> None:
        match = play(weave(self.IRIS, "iris_of_eternity"), "summon iris_of_eternity e5 r0")
        play(match, "destroy f6")
        assert destroyed(match) == {"blue": [0, 0, 1]}
        assert pieces(match)["e5"] == "ph"

    def test_iris_of_eternity_must_not_do_both(self) -> None:
        match = play(weave(self.IRIS, "iris_of_eternity"), "summon iris_of_eternity e5 r0")
        assert set(options(match)) == {"destroy f6", "upgrade e5", "skip"}
        play(match, "upgrade e5")
        assert asks(match) == "action"
        assert pieces(match)["f6"] == "bl"
