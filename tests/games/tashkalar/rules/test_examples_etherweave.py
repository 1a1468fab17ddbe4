"""EX-101 to EX-129: warp effects and the beings of Etherweave (TK-12). Purple acts."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.games.tashkalar.state import State
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    each,
    options,
    pass_turn,
    pieces,
    play,
    starting,
    targets,
)

NOBODY = "5  pc .. bc\n    d  e  f"


def weave(board: str, hand: str, lines: str = "", **more: Any) -> Match:
    """Seat 0 plays Etherweave with purple pieces against blue ones, in a Duel unless said else."""
    if more.get("seats", 2) == 2:
        more.setdefault("form", "duel")
    return arena(board, hand=hand, seat0="purple etherweave", lines=lines, **more)


def own(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["seats"][0]
    return found


def pending(match: Match) -> str | None:
    found: str | None = own(match).get("pending")
    return found


class TestWarps:
    def test_ex101_a_warp_reopens_the_turn_and_counts_for_the_hand(self) -> None:
        match = weave(NOBODY, "translocationist singularity warpmaster", "actions: 0")
        play(match, "warp translocationist")
        assert actions(match) == 1
        assert pending(match) == "translocationist"
        assert match.view(1)["seats"][0]["pending"] == "translocationist"
        play(match, "place a5", "end")
        assert own(match)["hand"]["beings"] == 2
        assert own(match)["deck"]["size"] == 15

    def test_ex101_not_in_the_first_turn(self) -> None:
        match = weave(NOBODY, "translocationist", "number: 2")
        assert not can(match, "warp")
        reason = match.why_not(0, "card:translocationist")
        assert reason is not None
        done = weave(NOBODY, "translocationist", "number: 2\nactions: 0")
        reason = done.why_not(0, "card:translocationist")
        assert reason is not None
        assert reason.id == "tashkalar-why-first-turn"
        assert can(weave(NOBODY, "translocationist", "number: 3"), "warp translocationist")

    SUMMON = "6  .. .. pc\n 5  pc .. ..\n 4  pc pc ..\n    d  e  f"

    def test_ex102_one_pending_being_at_a_time(self) -> None:
        match = weave(self.SUMMON, "paradox_worm", "pending: translocationist")
        assert not can(match, "warp")
        play(match, "summon translocationist e5 r0")
        assert pending(match) is None
        assert can(match, "warp paradox_worm")

    def test_ex103_the_pending_being_is_not_discarded(self) -> None:
        match = weave(NOBODY, "singularity", "pending: void_summoner")
        assert starting(match, "discard") == ["discard singularity"]
        play(match, "discard singularity")
        assert asks(match) == "action"
        alone = weave(NOBODY, "", "pending: void_summoner")
        assert not starting(alone, "discard")

    def test_ex104_high_form_the_penalty_delays_the_end(self) -> None:
        lines = "claimed: devastation heroic_devastation color_conquest\npending: void_summoner"
        match = weave(
            "5  pl pl bc\n    d  e  f", "", f"{lines}\ntasks: destruction", form="high_form"
        )
        score = own(match)["score"]
        assert own(match)["penalty"] == 2
        s: State = match._state
        assert s.rules.form.standing(s, 0) == (score - 2,)
        assert s.rules.form.triggered(s) == (score - 2 >= 9)

    @pytest.mark.parametrize(("points", "triggered"), [(19, False), (20, True)])
    def test_ex104_duel_the_penalty_delays_the_end(self, points: int, triggered: bool) -> None:
        match = weave(NOBODY, "", f"pending: void_summoner\nscore: {points}")
        pass_turn(match)
        assert (match.view()["end"]["last"] is not None) == triggered

    def test_ex104_melee_the_penalty_counts_in_each_colour(self) -> None:
        match = arena(
            NOBODY,
            seats=3,
            hand="",
            seat0="purple etherweave\n  pending: void_summoner\n  score: blue=9 green=7",
            hand1="",
            seat1="blue northern",
            hand2="",
            seat2="green sylvan",
            lines="end: 0 1 deck",
        )
        pass_turn(match)
        assert match.result is not None
        assert match.result.scores[0] == {"blue": 7, "green": 5}

    def test_ex104_duel_the_penalty_decides(self) -> None:
        match = weave(
            NOBODY, "", "pending: void_summoner\nscore: 18\nseat 1: blue\nscore: 17\nend: 0 1 deck"
        )
        pass_turn(match)
        assert match.result is not None
        assert match.result.scores == (16, 17)
        assert match.result.winners == (1,)

    def test_ex105_paradox_worms_warp(self) -> None:
        match = weave(NOBODY, "paradox_worm translocationist")
        play(match, "warp paradox_worm")
        assert pieces(match)["f5"] == "bh"
        play(match, "discard paradox_worm")
        assert pending(match) is None
        assert own(match)["discard"] == ["paradox_worm"]
        assert can(match, "warp translocationist")

    DOUBLE = "5  pc .. bc\n 4  pc .. ..\n    d  e  f"

    def test_ex106_doppelganger(self) -> None:
        match = weave(self.DOUBLE, "doppelganger", "pending: translocationist")
        play(match, starting(match, "summon doppelganger")[0])
        assert actions(match) == 2
        assert pending(match) == "translocationist"
        match = weave(self.DOUBLE, "doppelganger", "pending: paradox_worm")
        play(match, starting(match, "summon doppelganger")[0], "discard paradox_worm")
        assert pieces(match)["f5"] == "bh"
        assert pending(match) is None
        for lines in ("pending: merchant_of_time", ""):
            match = weave(self.DOUBLE, "doppelganger", lines)
            play(match, starting(match, "summon doppelganger")[0])
            assert asks(match) == "action"
            assert actions(match) == 1

    MASTER = "7  .. pc ..\n 6  .. .. ..\n 5  pc .. ..\n 4  .. pc ..\n    d  e  f"

    def test_ex107_warpmaster(self) -> None:
        match = weave(self.MASTER, "warpmaster", "pending: void_summoner")
        play(match, "summon warpmaster f5 r0", "take-up void_summoner")
        assert pending(match) is None
        assert asks(match) == "action"
        assert "void_summoner" in match.view(1)["seats"][0]["known"]["beings"]
        assert can(match, "warp void_summoner")
        match = weave(self.MASTER, "warpmaster", "pending: void_summoner")
        play(match, "summon warpmaster f5 r0", "skip", "move f5 f6")
        assert pending(match) == "void_summoner"

    EMPEROR = "6  pc .. bc\n 5  pc .. ..\n 4  pc pc ..\n    d  e  f"

    def test_ex108_eternal_emperor(self) -> None:
        match = weave(self.EMPEROR, "eternal_emperor", "actions: 3")
        play(match, "warp eternal_emperor", "branch place", "place a5")
        play(match, "summon eternal_emperor e5 r0")
        assert asks(match) == "action"
        match = weave(self.EMPEROR, "", "pending: eternal_emperor")
        play(match, "summon eternal_emperor e5 r0", "copy eternal_emperor")
        assert asks(match) == "branch"

    def test_ex109_a_warp_is_taken_back(self) -> None:
        match = weave(NOBODY, "translocationist")
        before = match.view(0)
        play(match, "warp translocationist")
        match.undo()
        after = match.view(0)
        assert after["hand"] == before["hand"]
        assert after["board"] == before["board"]
        assert after["turn"] == before["turn"]
        assert pending(match) is None
        assert match.view(1)["seats"][0]["known"]["beings"] == ["translocationist"]


class TestBeings:
    SPIRIT = "5  .. .. bh\n 4  pc .. bc\n 3  .. .. ..\n    c  d  e"

    def test_ex110_antimatter_spirit(self) -> None:
        match = weave(self.SPIRIT, "antimatter_spirit")
        play(match, "warp antimatter_spirit")
        assert not can(match, "place e5")
        play(match, "place d4")
        assert not can(match, "move d4 e5")
        assert not can(match, "move d4 c3")
        play(match, "move d4 e4")
        assert pieces(match) == {"c4": "bc", "e4": "pc", "e5": "bh"}
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_ex110_without_blue_stones_only_a_captured_piece_serves(self) -> None:
        board = """
         9  ## ## bc bc bc bc bc ## ##
         8  ## bc bc bc bc bc bc bc ##
         7  bc bc .. .. .. .. .. .. ..
         5  .. .. .. .. bh .. .. .. ..
         4  .. .. pc .. bc .. .. .. ..
            a  b  c  d  e  f  g  h  i
        """
        match = play(weave(board, "antimatter_spirit"), "warp antimatter_spirit", "place d4")
        assert pieces(match)["e4"] == "pc"
        assert pieces(match)["c4"] == "bc"

    def test_ex110_not_on_a_colored_square(self) -> None:
        match = play(weave(self.SPIRIT, "antimatter_spirit"), "warp antimatter_spirit")
        assert not can(match, "place c2")
        assert not can(match, "place a5")

    def test_ex111_antimatter_spirit_that_cannot(self) -> None:
        board = """
         9  ## ## pc pc pc pc pc ## ##
         8  ## pc pc pc pc pc pc pc ##
         7  pc pc pc pc .. .. .. .. bc
            a  b  c  d  e  f  g  h  i
        """
        match = play(weave(board, "antimatter_spirit"), "warp antimatter_spirit")
        assert asks(match) == "action"
        assert pending(match) == "antimatter_spirit"

    MERCHANT = """
     6  .. .. .. .. ..
     5  .. pc .. pc ..
     4  pc .. pc .. bh
     3  .. bl .. .. ..
        c  d  e  f  g
    """

    def test_ex112_merchant_of_time(self) -> None:
        match = weave(self.MERCHANT, "merchant_of_time", form="high_form")
        assert match.view()["seats"][1]["score"] == 1
        play(match, "warp merchant_of_time", "store d3")
        blue = match.view()["seats"][1]
        assert blue["score"] == 0
        assert blue["supply"]["legendary"] == 2
        assert destroyed(match) == {}
        assert own(match)["stored"] == {"colour": "blue", "rank": "legendary", "gateway": False}
        play(match, "summon merchant_of_time e6 r0")
        assert can(match, "release g4")
        assert can(match, "release e6")
        assert not can(match, "release c7")
        assert not can(match, "release e5")
        play(match, "release g4")
        assert pieces(match)["g4"] == "bl"
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert match.view()["seats"][1]["supply"]["legendary"] == 2

    def test_ex112_not_from_a_colored_square(self) -> None:
        match = weave("5  bc .. bc\n    e  f  g", "merchant_of_time")
        play(match, "warp merchant_of_time")
        assert "g5" not in pieces(match)
        assert pieces(match)["e5"] == "bc"

    def gate(self, summons: bool) -> Match:
        board = """
         8  .. .. .. .. .. .. ..
         7  .. .. .. pc .. pc ..
         6  oc .. pc .. pc .. ..
         5  .. .. oc .. .. .. ..
         4  .. .. .. oH .. .. ..
            b  c  d  e  f  g  h
        """
        match = arena(
            board,
            hand="merchant_of_time",
            seat0="purple etherweave",
            hand1="shadow_imp",
            seat1="orange nethervoid",
            form="duel",
            lines="deck: flame_imp gate_keeper hell_hound *",
        )
        play(match, "warp merchant_of_time", "store e4", "place a6", "place a7", "end")
        if summons:
            play(match, starting(match, "summon shadow_imp")[0], "skip", "place i5", "end")
        else:
            play(match, "place i5", "place i4", "end")
        play(match, "summon merchant_of_time f8 r0", "release h3")
        return match

    def test_ex113_a_stored_gateway_returns_unless_there_is_another(self) -> None:
        gates = [p["sq"] for p in self.gate(summons=False).view()["board"] if p.get("gateway")]
        assert gates == ["h3"]
        gates = [p["sq"] for p in self.gate(summons=True).view()["board"] if p.get("gateway")]
        assert len(gates) == 1
        assert gates != ["h3"]

    def test_ex114_gate_of_oblivion(self) -> None:
        match = weave(
            """
             6  .. bh .. bl ..
             5  .. pc .. pc ..
             4  .. pc ph pc bc
                c  d  e  f  g
            """,
            "gate_of_oblivion",
        )
        play(match, "summon gate_of_oblivion e5 r0")
        assert "e4" not in pieces(match)
        assert set(options(match)) == {"destroy d6", "destroy g4", "skip"}

    def test_ex115_doubled_credit(self) -> None:
        board = "6  bh .. bc\n 5  pc .. pc\n 4  pc .. pc\n    d  e  f"
        match = weave(board, "gate_of_oblivion", "destroyed: bc\nactions: 3")
        play(match, "warp gate_of_oblivion", "summon gate_of_oblivion e5 r0", "destroy d6")
        assert destroyed(match) == {"blue": [1, 2, 0]}
        assert match.helps()["points"] == {"blue": 2}
        assert match.view()["turn"]["doubled"] == 1

    TRAVELER = "5  .. .. pc\n 4  .. pc ..\n 3  pc .. ..\n    c  d  e"

    def test_ex116_time_traveler(self) -> None:
        match = weave(self.TRAVELER, "time_traveler", "discard: singularity")
        assert len(targets(match, "time_traveler")) == 58
        play(match, "summon time_traveler d5")
        assert set(options(match)) == {"destroy d4", "destroy e5", "skip"}
        play(match, "destroy d4")
        assert own(match)["discard"] == ["time_traveler"]
        assert match.view(1)["seats"][0]["deck"]["known"] == [(0, "singularity")]

    LESSER = "6  .. .. bc ..\n 5  bc .. .. ..\n 4  .. pc .. ..\n 3  pc pc pc ..\n    d  e  f  g"

    def test_ex117_lesser_shadow_twin(self) -> None:
        match = weave(self.LESSER, "lesser_shadow_twin", "discard: greater_shadow_twin")
        play(match, "summon lesser_shadow_twin d4 r0", "choose e4")
        assert set(options(match)) == {*each("destroy", "d3 d4 e3 f3 d5"), "skip"}
        play(match, "destroy d5", "destroy d3")
        assert asks(match) == "action"
        for lines in ("pending: greater_shadow_twin", ""):
            idle = weave(self.LESSER, "lesser_shadow_twin", lines)
            play(idle, "summon lesser_shadow_twin d4 r0")
            assert asks(idle) == "action"

    def test_ex118_greater_shadow_twin(self) -> None:
        match = weave(
            "6  .. bh .. ..\n 5  .. pc pc pc\n 4  .. .. .. bh\n    d  e  f  g",
            "greater_shadow_twin",
            "discard: lesser_shadow_twin",
        )
        play(match, "summon greater_shadow_twin d5 r0")
        assert set(options(match)) == {"destroy e6", "destroy g4", "skip"}

    def test_ex119_dark_sphere(self) -> None:
        match = weave(
            """
             7  .. .. bc .. ..
             6  .. .. .. bc ..
             5  .. pc pc .. bh
             4  .. pc pc .. ..
                c  d  e  f  g
            """,
            "dark_sphere",
        )
        play(match, "summon dark_sphere e5 r0")
        goals = {o.split()[2] for o in starting(match, "move f6")}
        assert goals == {"e7", "f7", "g7", "g6"}
        assert {o.split()[2] for o in starting(match, "move e7")} == {"d7", "f7"}
        play(match, "move f6 e7", "move g5 g4")
        movers = {pieces(match)[o.split()[1]][0] for o in starting(match, "move")}
        assert movers == {"p"}
        assert {o.split()[2] for o in starting(match, "move d4")} == {"c3", "c4", "c5", "d3", "e3"}

    PATCH = "6  .. .. ..\n 5  pc .. pc\n 4  .. .. ..\n    d  e  f"

    def test_ex120_void_summoner_counts_empty_squares(self) -> None:
        match = weave(self.PATCH, "reality_patch", "allowances: blanks=2")
        assert "e5" in targets(match, "reality_patch")
        missing = self.PATCH.replace("pc .. pc", ".. .. pc")
        assert not targets(weave(missing, "reality_patch", "allowances: blanks=2"), "reality_patch")
        play(match, "summon reality_patch e5")
        if asks(match) != "action":
            play(match, "skip")
        assert "blanks" not in match.view()["turn"]

    def test_ex121_a_framed_symbol_may_be_empty(self) -> None:
        board = "5  pc ..\n 4  pc pc\n    d  e"
        match = weave(board, "dark_sphere", "allowances: blanks=2")
        play(match, "summon dark_sphere e5 r0")
        assert pieces(match)["e5"] == "ph"
        enemy = weave(board.replace("pc ..", "pc bc"), "dark_sphere", "allowances: blanks=2")
        assert not can(enemy, "summon dark_sphere e5 r0")

    QUEEN = "6  .. .. ..\n 5  pc .. pc\n 4  .. pc ..\n 3  .. pc ..\n    d  e  f"

    def test_ex122_polarity_queen(self) -> None:
        match = play(weave(self.QUEEN, "polarity_queen"), "summon polarity_queen e6 r0")
        assert "skip" not in options(match)
        opposite = play(match.fork(), "move d5 d4")
        assert can(opposite, "move f5 f6")
        play(match, "move d5 e4")
        assert asks(match) == "action"  # e3 is the only partner: it has gone to d4
        assert pieces(match)["d4"] == "pc"
        assert "e3" not in pieces(match)

    def test_ex123_singularity(self) -> None:
        board = """
         8  ## pc .. pc .. .. ..
         7  .. .. .. .. .. .. ..
         6  .. pc .. pc .. .. ..
         5  .. .. .. .. bc .. ..
         4  .. .. .. .. bc .. pc
         3  .. .. .. .. .. bc ..
            a  b  c  d  e  f  g
        """
        match = play(weave(board, "singularity"), "summon singularity c7")
        assert not can(match, "square e5")
        play(match, "square f4")
        assert {o.split()[1] for o in options(match)} == {"e5", "e4", "f3", "g4"}
        last = play(match.fork(), "move e5 f4", "move e4 f4", "move f3 f4")
        assert pieces(last)["f4"] == "pc"
        assert destroyed(last) == {"blue": [3, 0, 0]}
        play(match, "move g4 f4", "move e5 f4", "move e4 f4")
        assert pieces(match)["f4"] == "bc"
        assert destroyed(match) == {"blue": [2, 0, 0]}

    ZIGGURAT = "6  .. .. ..\n 5  .. .. pc\n 4  .. pc pc\n 3  pc pc ..\n    c  d  e"

    def test_ex124_ziggurat_sentinel(self) -> None:
        lines = "discard: translocationist merchant_of_time"
        match = weave(self.ZIGGURAT, "ziggurat_sentinel", lines)
        play(match, "summon ziggurat_sentinel e6 r0")
        assert options(match) == ["copy translocationist", "skip"]
        copied = play(match.fork(), "copy translocationist")
        assert actions(copied) == 2
        play(match, "skip", "move e6 d5", "move d5 c4", "move c4 b3")
        assert asks(match) == "action"

    def test_ex125_ziggurat_sentinels_warp(self) -> None:
        board = "6  bc ..\n 5  ph bh\n    d  e"
        match = play(weave(board, "ziggurat_sentinel"), "warp ziggurat_sentinel")
        equal = play(match.fork(), "move d5 e5")
        assert asks(equal) == "action"
        play(match, "move d5 d6")
        assert can(match, "skip")
        assert all(option == "skip" or option.startswith("move d6") for option in options(match))

    IRIS = "5  .. .. ..\n 4  pc .. pc\n 3  pc .. pc\n 2  .. pc ..\n    d  e  f"

    def test_ex126_iris_of_eternity(self) -> None:
        match = weave(self.IRIS, "iris_of_eternity titan leviathan")
        play(match, "summon iris_of_eternity e5 r0", "upgrade e5")
        assert pieces(match)["e5"] == "pl"
        assert own(match)["score"] == 1
        assert match.view()["decks"]["legends"]["discard"] == ["titan", "leviathan"]
        play(match, "place a5", "end")
        assert own(match)["hand"]["legends"] == 2

    def test_ex127_translocationist(self) -> None:
        board = """
         7  .. .. .. .. pc
         6  .. .. .. pc ..
         5  .. pc .. .. ..
         4  .. pc pc .. ..
         3  ph .. .. .. ..
            c  d  e  f  g
        """
        match = play(weave(board, "translocationist"), "summon translocationist e5 r0")
        play(match, "swap c3 g7")
        now = pieces(match)
        assert (now["g7"], now["c3"]) == ("ph", "pc")
        assert destroyed(match) == {}
        assert asks(match) == "action"

    def test_ex128_paradox_worm_swaps_the_gateway(self) -> None:
        match = arena(
            """
             5  .. .. .. .. oC .. ..
             4  .. .. .. pc .. .. ..
             3  .. pc pc .. .. .. ph
                a  b  c  d  e  f  g
            """,
            hand="paradox_worm",
            seat0="purple etherweave",
            hand1="",
            seat1="orange nethervoid",
            form="duel",
        )
        play(match, starting(match, "summon paradox_worm")[0])
        assert not can(match, "swap g3 e5")
        play(match, "swap c3 e5")
        gates = [p["sq"] for p in match.view()["board"] if p.get("gateway")]
        assert gates == ["c3"]
        assert pieces(match)["e5"] == "pc"

    def test_ex129_reality_patch_in_a_melee(self) -> None:
        match = arena(
            "6  .. pc .. bh\n 5  pc .. pc gh\n 4  .. pc .. gh\n    d  e  f  g",
            seats=3,
            hand="reality_patch singularity",
            seat0="purple etherweave\n  pending: void_summoner",
            hand1="",
            seat1="blue northern",
            hand2="",
            seat2="green sylvan",
        )
        play(match, "summon reality_patch e5", "skip")
        assert set(options(match)) == {"destroy g4", "destroy g5", "skip"}
        play(match, "destroy g5")
        assert options(match) == ["discard void_summoner", "skip"]
        play(match, "discard void_summoner")
        assert options(match) == ["discard singularity", "skip"]
        play(match, "discard singularity")
        assert own(match)["discard"] == ["void_summoner", "singularity", "reality_patch"]


def test_tk_9_6_expansions_join_only_if_asked() -> None:
    game = rulebound.game("tashkalar")
    names = ["everfrost", "nethervoid", "etherweave"]
    seen: set[str] = set()
    for seed in range(12):
        match = game.start(seats=2, seed=seed, options={"expansions": names})
        seen |= {seat["school"] for seat in match.view()["seats"]}
        plain = game.start(seats=2, seed=seed)
        assert not {seat["school"] for seat in plain.view()["seats"]} & set(names)
    assert seen & set(names)
