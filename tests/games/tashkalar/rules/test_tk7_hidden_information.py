"""Chapter 7: who may see what, in views and logs."""

import json
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.core.rng import Rng
from rulebound.games.tashkalar.draft import KEPT
from rulebound.games.tashkalar.imagine import redeal
from rulebound.games.tashkalar.library import COPIES
from rulebound.games.tashkalar.position import write_position
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL
from tests.games.tashkalar.arena import arena, asks, options, play, starting

KNIGHT = """
 6  .. .. bh
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""
BEHIND = """
 7  bh bh bh bh bh
 6  bc bc .. .. ..
    c  d  e  f  g
"""
SPIRIT = """
 6  rc .. ..
 5  rc .. rc
    d  e  f
"""
DECKS = ["southern", "northern", "sylvan"]
HAND = "knight bomb herald titan leviathan flare_05"


def eyes(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def shown(match: Match, seat: int | None) -> str:
    """All that reaches a seat (or a spectator), as one text."""
    return json.dumps([match.view(seat), match.log(seat)])


def known(match: Match, viewer: int | None, seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.view(viewer)["seats"][seat]["known"]
    return found


def deck_known(match: Match, viewer: int | None, seat: int) -> list[Any]:
    found: list[Any] = match.view(viewer)["seats"][seat]["deck"]["known"]
    return found


def team(board: str = "", lines: str = "", **more: Any) -> Match:
    return arena(board, seats=4, form="high_form", teams=True, lines=lines, **more)


class TestOpenToEveryone:
    """TK-7.1 to TK-7.6."""

    @pytest.fixture
    def match(self) -> Match:
        return arena(
            KNIGHT,
            seats=3,
            hand="knight bomb titan flare_01",
            hand1="herald flare_02",
            lines="""
             seat 0:
               score: blue=3 brown=1
               improvised: brown
               discard: cannon champion
             seat 2:
               hand: wild_eagle leviathan
             destroyed: bc nh
             flare discard: flare_09
             flags: discarded
             end: 2 1 score
            """,
        )

    def test_tk_7_1_board_supplies_scores_markers_and_tallies(self, match: Match) -> None:
        for viewer in eyes(match):
            view = match.view(viewer)
            assert len(view["board"]) == 5
            first = view["seats"][0]
            assert first["supply"] == {"stones": 11, "legendary": 3}
            assert first["score"] == {"blue": 3, "brown": 1}
            assert first["improvised"] == ["brown"]
            assert view["turn"]["destroyed"] == {"blue": (1, 0, 0), "brown": (0, 1, 0)}

    def test_tk_7_3_the_state_of_the_turn_and_the_end(self, match: Match) -> None:
        for viewer in eyes(match):
            view = match.view(viewer)
            assert view["turn"]["actions"] == 2
            assert view["turn"]["discarded"]
            assert not view["turn"]["flared"]
            assert view["end"]["last"] == 2
            assert view["end"]["turns_left"] == 1

    def test_tk_7_5_numbers_of_cards(self, match: Match) -> None:
        for viewer in eyes(match):
            view = match.view(viewer)
            assert [seat["hand"] for seat in view["seats"]] == [
                {"beings": 2, "legends": 1, "flares": 1},
                {"beings": 1, "legends": 0, "flares": 1},
                {"beings": 1, "legends": 1, "flares": 0},
            ]
            assert [seat["deck"]["size"] for seat in view["seats"]] == [14, 17, 17]
            assert view["decks"]["legends"]["size"] == 10
            assert view["decks"]["flares"]["size"] == 9

    def test_tk_7_6_discard_piles(self, match: Match) -> None:
        for viewer in eyes(match):
            view = match.view(viewer)
            assert view["seats"][0]["discard"] == ["champion", "cannon"]
            assert view["decks"]["flares"]["discard"] == ["flare_09"]

    def test_tk_7_2_tasks(self) -> None:
        match = arena(
            lines="""
             seat 1:
               claimed: devastation
             tasks: destruction center_cross isolation
             next task: side_chain
            """
        )
        for viewer in eyes(match):
            view = match.view(viewer)
            current = [task["task"] for task in view["tasks"]["current"]]
            assert current == ["destruction", "center_cross", "isolation"]
            assert view["tasks"]["next"] == "side_chain"
            assert view["seats"][1]["claimed"] == ["devastation"]

    @pytest.mark.parametrize(
        ("board", "hand", "choice", "card"),
        [
            (KNIGHT, "knight", "summon knight e6", "knight"),
            (BEHIND, "flare_02", "flare flare_02", "flare_02"),
        ],
    )
    def test_tk_7_4_a_card_while_it_is_played(
        self, board: str, hand: str, choice: str, card: str
    ) -> None:
        match = play(arena(board, hand=hand), choice)
        for viewer in eyes(match):
            assert match.view(viewer)["playing"] == card
            assert any(event.get("card") == card for event in match.log(viewer))


class TestHands:
    """TK-7.7, TK-7.12, TK-7.19."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_tk_7_7_and_19_a_hand_is_its_holders_only(self, seats: int) -> None:
        match = arena(seats=seats, hand=HAND)
        assert match.view(0)["hand"] == {
            "beings": ["knight", "bomb", "herald"],
            "legends": ["titan", "leviathan"],
            "flares": ["flare_05"],
        }
        for viewer in eyes(match)[1:]:
            for card in HAND.split():
                assert card not in shown(match, viewer)

    def test_tk_7_12_a_hand_is_hidden_from_the_teammate_too(self) -> None:
        match = team(hand=HAND)
        for card in HAND.split():
            assert card not in shown(match, 2)

    def test_tk_7_7_other_cards_in_a_hand_change_nothing_for_the_others(self) -> None:
        one = arena(hand="knight bomb herald titan flare_01", hand1="cannon")
        two = arena(hand="champion summoner cannon leviathan flare_02", hand1="cannon")
        for viewer in (1, None):
            assert one.view(viewer) == two.view(viewer)
        assert one.view(0) != two.view(0)

    def test_tk_7_7_what_is_drawn_is_told_to_the_drawer_only(self) -> None:
        match = arena(
            lines="""
             seat 0:
               hand: knight
               deck: bomb herald cannon
             legend deck: titan leviathan hell_bull
             flare deck: flare_03 flare_04
             actions: 0
            """
        )
        play(match, "end")
        drew = [event for event in match.log(0) if event["kind"] == "drew"]
        assert [sorted(event["cards"]) for event in drew] == [
            ["bomb", "herald"],
            ["leviathan", "titan"],
            ["flare_03"],
        ]
        for viewer in (1, None):
            for card in ("bomb", "herald", "titan", "leviathan", "flare_03"):
                assert card not in shown(match, viewer)
            told = [event for event in match.log(viewer) if event["kind"] == "drew-hidden"]
            assert [(event["count"], event["deck"]) for event in told] == [
                (2, "school"),
                (2, "legends"),
                (1, "flares"),
            ]


class TestDecks:
    """TK-7.8 to TK-7.11."""

    def test_tk_7_8_draw_decks_are_hidden_from_everybody(self) -> None:
        match = arena(
            lines="""
             seat 0:
               deck: bomb herald
             legend deck: titan leviathan
             flare deck: flare_03
             tasks: destruction
             next task: -
             task deck: side_chain isolation
            """
        )
        hidden = ("bomb", "herald", "titan", "leviathan", "flare_03", "side_chain", "isolation")
        for viewer in eyes(match):
            for card in hidden:
                assert card not in shown(match, viewer)

    def test_tk_7_8_another_order_changes_nothing(self) -> None:
        lines = "seat 0:\ndeck: {}\ntasks: destruction\nnext task: -\ntask deck: {}"
        one = arena(lines=lines.format("bomb herald knight", "side_chain isolation"))
        two = arena(lines=lines.format("knight herald bomb", "isolation side_chain"))
        for viewer in eyes(one):
            assert one.view(viewer) == two.view(viewer)

    def test_tk_7_9_returned_cards_are_known_to_the_player_alone(self) -> None:
        match = arena(hand=HAND)
        play(match, "discard bomb", "return herald", "return knight", "return titan")
        play(match, "return flare_05", "done")
        assert deck_known(match, 0, 0) == [(16, "knight"), (15, "herald")]
        decks = match.view(0)["decks"]
        assert decks["legends"]["known"] == [(10, "titan")]
        assert decks["flares"]["known"] == [(11, "flare_05")]
        for viewer in (1, None):
            for card in ("knight", "herald", "titan", "flare_05"):
                assert card not in shown(match, viewer)

    def test_tk_7_9_number_and_deck_are_public(self) -> None:
        match = arena(hand=HAND)
        play(match, "discard bomb", "return herald", "return knight", "return titan", "done")
        for viewer in (1, None):
            view = match.view(viewer)
            assert view["seats"][0]["deck"]["size"] == 17
            assert view["decks"]["legends"]["size"] == 11
            told = [e["deck"] for e in match.log(viewer) if e["kind"] == "returned-hidden"]
            assert told == ["school", "school", "legends"]

    def test_tk_7_9_the_others_cannot_tell_which_cards_they_were(self) -> None:
        one, two = arena(hand=HAND), arena(hand=HAND)
        play(one, "discard bomb", "return herald", "return titan", "done")
        play(two, "discard bomb", "return knight", "return leviathan", "done")
        for viewer in (1, None):
            assert shown(one, viewer) == shown(two, viewer)

    def test_tk_7_9_who_knows_the_order_knows_who_draws_the_card(self) -> None:
        match = arena(hand="bomb flare_05", lines="flare deck: flare_01")
        play(match, "discard bomb", "return flare_05", "place a5", "end")  # draws flare_01
        play(match, "place a6", "place a7", "end")  # blue draws the other one
        assert match.view(1)["hand"]["flares"] == ["flare_05"]
        assert known(match, 0, 1)["flares"] == ["flare_05"]
        assert known(match, None, 1)["flares"] == []

    def test_tk_7_9_after_a_shuffle_nobody_knows_anything(self) -> None:
        match = arena(
            lines="""
             flare deck: flare_01
             flare discard: flare_02 flare_03
             actions: 0
            """
        )
        play(match, "end")
        for viewer in eyes(match):
            assert match.view(viewer)["decks"]["flares"] == {"size": 2, "known": [], "discard": []}

    def test_tk_7_10_a_card_recalled_from_an_open_pile_is_known_to_all(self) -> None:
        match = arena(
            SPIRIT,
            hand="kiskin_spirit",
            seat0="red sylvan",
            lines="seat 0: red sylvan\ndiscard: naiad sapling\nactions: 1",
        )
        play(match, starting(match, "summon kiskin_spirit")[0], "recall naiad")
        for viewer in eyes(match):
            assert deck_known(match, viewer, 0) == [(0, "naiad")]
        play(match, "end")
        for viewer in (1, None):
            assert known(match, viewer, 0)["beings"] == ["naiad"]

    def test_tk_7_10_until_cards_leave_that_hand_face_down(self) -> None:
        match = arena(hand="knight^* bomb^* herald^*")
        assert known(match, 1, 0)["beings"] == ["bomb", "herald", "knight"]
        play(match, "discard bomb")
        assert known(match, 1, 0)["beings"] == ["herald", "knight"]
        play(match, "return herald", "done")
        for viewer in (1, None):
            assert known(match, viewer, 0)["beings"] == []

    def test_tk_7_11_tasks_moved_to_the_bottom_stay_known(self) -> None:
        match = arena(
            lines="""
             tasks: destruction devastation red_summoning
             next task: imprisonment
             next task: -
             task deck: heroic_destruction end_of_legends center_cross side_chain
             summoned: 2 0 1 0
             actions: 0
            """
        )
        play(match, "claim red_summoning")
        for viewer in eyes(match):
            tasks = match.view(viewer)["tasks"]
            assert tasks["next"] == "center_cross"
            assert tasks["deck"] == 3
            assert tasks["buried"] == ["end_of_legends", "heroic_destruction"]  # from the bottom
            told = [e["task"] for e in match.log(viewer) if e["kind"] == "task-buried"]
            assert told == ["heroic_destruction", "end_of_legends"]


class TestTeams:
    """TK-7.12 to TK-7.14 and TK-7.18."""

    def test_tk_7_13_the_shared_legends_are_seen_by_their_holder_only(self) -> None:
        match = team(hand="titan leviathan")
        for viewer in (1, 2, 3, None):
            assert "titan" not in shown(match, viewer)

    @pytest.mark.parametrize("choices", [["pass control"], ["place a5", "place a6", "end"]])
    def test_tk_7_13_the_previous_holder_remembers_what_was_passed(
        self, choices: list[str]
    ) -> None:
        match = play(team(hand="titan leviathan"), *choices)
        assert match.view(0)["hand"]["legends"] == []
        assert known(match, 0, 2)["legends"] == ["leviathan", "titan"]
        assert match.view(2)["hand"]["legends"] == ["titan", "leviathan"]
        for viewer in (1, 3, None):
            assert "titan" not in shown(match, viewer)

    def test_tk_7_13_what_is_returned_face_down_is_not_known_any_more(self) -> None:
        match = team(hand2="hungry_bear titan^0 leviathan^0", lines="turn: 2")
        assert known(match, 0, 2)["legends"] == ["leviathan", "titan"]
        play(match, "discard hungry_bear", "return titan", "done")
        assert known(match, 0, 2)["legends"] == []
        assert match.view(0)["decks"]["legends"]["known"] == []

    def test_tk_7_14_newly_drawn_legends_are_the_teammates_secret(self) -> None:
        match = team(
            hand="titan",
            lines="legend deck: leviathan hell_bull\nactions: 0",
        )
        play(match, "end")
        assert sorted(match.view(2)["hand"]["legends"]) == ["leviathan", "titan"]
        assert known(match, 0, 2)["legends"] == ["titan"]
        for viewer in (0, 1, 3, None):
            assert "leviathan" not in shown(match, viewer)
        assert [e["cards"] for e in match.log(2) if e["kind"] == "drew"] == [["leviathan"]]

    def test_tk_7_18_the_teammate_sees_no_more_of_a_hand_than_an_opponent(self) -> None:
        match = team(hand=HAND, hand2="hungry_bear")
        assert match.view(2)["seats"][0] == match.view(1)["seats"][0]
        assert match.log(2) == match.log(1)


class TestHistoryAndChance:
    def test_tk_7_15_the_log_is_a_full_public_history(self) -> None:
        match = arena(KNIGHT, hand="knight", lines="actions: 2")
        play(match, "summon knight e6", "move e6 f6", "skip", "place a5")
        for viewer in eyes(match):
            assert [event["kind"] for event in match.log(viewer)] == [
                "summoned",
                "moved",
                "destroyed",
                "placed",
            ]

    def test_tk_7_16_spectators_see_exactly_what_everyone_sees(self) -> None:
        match = rulebound.game("tashkalar").start(seed=11)
        for _ in range(4):
            while asks(match) == "action":
                play(match, options(match)[0])
            play(match, options(match)[-1])
        spectator, player = match.view(None), match.view(0)
        assert spectator["hand"] is None
        assert spectator["you"] is None
        for key in spectator:
            if key not in ("hand", "you", "seats", "decks"):
                assert spectator[key] == player[key]
        secrets = ("drew", "returned", "kept")
        assert not [event for event in match.log(None) if event["kind"] in secrets]

    def test_tk_7_17_drawing_takes_the_top_card_and_no_chance(self) -> None:
        match = arena(KNIGHT, hand="knight bomb flare_12", lines="seat 0:\ndeck: cannon herald *")
        drawn = match._state.rng.count
        play(match, "summon knight e6", "skip", "discard bomb", "done", "end")
        assert {"cannon", "herald"} < set(match.view(0)["hand"]["beings"])
        assert match._state.rng.count == drawn

    def test_tk_7_17_a_shuffle_does(self) -> None:
        match = arena(lines="flare deck: flare_01\nflare discard: flare_02 flare_03\nactions: 0")
        drawn = match._state.rng.count
        play(match, "end")
        assert match._state.rng.count > drawn


class TestHiddenDiscards:
    """D-20: the option hide_discard_action."""

    def test_d_20_off_by_default_the_card_is_open(self) -> None:
        match = play(arena(hand="knight bomb"), "discard bomb", "done")
        for viewer in eyes(match):
            assert match.view(viewer)["seats"][0]["discard"] == ["bomb"]

    def test_d_20_hidden_from_all_but_the_player(self) -> None:
        match = arena(hand="knight bomb", hide_discard_action=True)
        play(match, "discard bomb", "done")
        assert match.view(0)["seats"][0]["discard"] == ["bomb"]
        for viewer in (1, None):
            assert match.view(viewer)["seats"][0]["discard"] == [None]
            assert "bomb" not in shown(match, viewer)
            assert [e["kind"] for e in match.log(viewer)] == ["discarded-hidden"]

    def test_d_20_summoned_cards_stay_open(self) -> None:
        match = arena(KNIGHT, hand="knight bomb", hide_discard_action=True)
        play(match, "discard bomb", "done", "summon knight e6", "skip")
        assert match.view(1)["seats"][0]["discard"] == [None, "knight"]

    def test_d_20_a_hidden_card_recalled_is_known_to_its_player_only(self) -> None:
        match = arena(
            SPIRIT,
            hand="kiskin_spirit naiad",
            seat0="red sylvan",
            hide_discard_action=True,
        )
        play(match, "discard naiad", "done")
        play(match, starting(match, "summon kiskin_spirit")[0], "recall naiad")
        assert deck_known(match, 0, 0) == [(0, "naiad")]
        for viewer in (1, None):
            assert deck_known(match, viewer, 0) == []
            assert "naiad" not in shown(match, viewer)

    def test_d_20_which_of_the_known_cards_it_was_stays_hidden(self) -> None:
        one, two = (arena(hand="knight^* bomb^*", hide_discard_action=True) for _ in range(2))
        play(one, "discard knight", "done")
        play(two, "discard bomb", "done")
        for viewer in (1, None):
            assert shown(one, viewer) == shown(two, viewer)


class TestImagining:
    def test_d_19_cards_of_a_rebuilt_deck_are_in_no_older_hand(self) -> None:
        """Seat 0 knows all legends of the new deck, so it knows those of seat 1."""
        rest = (
            "angel_of_death the_eldest_tree bone_catapult fire_elemental "
            "two_headed_dragon earth_elemental time_elemental storm_elemental"
        )
        match = arena(
            hand="titan flare_01",
            hand1="hell_bull leviathan flare_02",
            lines=f"""
                legend deck: fire_dragon
                legend discard: {rest}
                actions: 0
            """,
        )
        play(match, "end")
        assert [e["deck"] for e in match.log() if e["kind"] == "reshuffled"] == ["legends"]
        for seed in range(20):
            legends = match.imagine(0, seed).view(1)["hand"]["legends"]
            assert sorted(legends) == ["hell_bull", "leviathan"]

    def test_tk_2_7_10_only_the_turn_owner_has_destroyed_and_summoned(self) -> None:
        match = arena(
            lines="""
                tasks: destruction red_summoning side_chain
                destroyed: bc bc bc
                summoned: 2 0 1 0
            """
        )
        progress = {t["task"]: t["progress"] for t in match.view()["tasks"]["current"]}
        assert progress["destruction"] == [[(3, 3)], [(0, 3)]]
        assert progress["red_summoning"] == [[(2, 2), (1, 1)], [(0, 2), (0, 1)]]


class TestTwoCopies:
    """TK-7.7: after a draft from both Imperial decks a hand may hold a card twice."""

    @staticmethod
    def drafted(hand: str, **more: Any) -> Match:
        decks = ["southern", "northern"]
        return arena(KNIGHT, hand=hand, seat0="red drafted", hand1="", seat1="blue drafted",
                     decks="draft", draft_decks=decks, **more)  # fmt: skip

    @pytest.mark.parametrize("hand", ["knight knight^*", "knight^* knight"])
    @pytest.mark.parametrize("choice", ["summon knight e6", "discard knight"])
    def test_tk_7_7_the_known_copy_is_played_and_tells_nothing_of_the_other(
        self, hand: str, choice: str
    ) -> None:
        match = play(self.drafted(f"{hand} bomb"), choice)
        assert known(match, 1, 0)["beings"] == known(match, None, 0)["beings"] == []
        assert "knight" in match.view(0)["hand"]["beings"]

    @pytest.mark.parametrize("choice", ["summon knight e6", "discard knight"])
    def test_tk_7_7_who_knew_of_one_copy_cannot_tell_which_it_was(self, choice: str) -> None:
        match = play(self.drafted("knight^1 knight^s bomb"), choice)
        assert known(match, 1, 0)["beings"] == known(match, None, 0)["beings"] == []

    @pytest.mark.parametrize("choice", ["summon knight e6", "discard knight"])
    def test_tk_7_7_who_knew_of_both_knows_the_other(self, choice: str) -> None:
        match = play(self.drafted("knight^* knight^* bomb"), choice)
        assert known(match, 1, 0)["beings"] == ["knight"]

    @pytest.mark.parametrize("hand", ["knight^1 knight", "knight knight^1", "knight knight"])
    def test_tk_6_4_a_copy_taken_back_is_one_card_that_all_know(self, hand: str) -> None:
        match = play(self.drafted(f"{hand} bomb"), "summon knight e6")
        match.undo()
        assert known(match, 1, 0)["beings"] == known(match, None, 0)["beings"] == ["knight"]

    def test_tk_6_4_both_copies_stay_known_to_who_knew_of_both(self) -> None:
        match = play(self.drafted("knight^1 knight^1"), "discard knight")
        match.undo()
        assert known(match, 1, 0)["beings"] == ["knight", "knight"]
        assert known(match, None, 0)["beings"] == ["knight"]

    def test_d_45_imagined_worlds_do_not_tell_which_copy_was_played(self) -> None:
        """Seats 0 and 1 have a copy each that seat 2 last saw at different times."""
        match = rulebound.game("tashkalar").start(
            seats=3, options={"form": "melee", "decks": "draft", "draft_decks": DECKS}, seed=4
        )
        while match.view()["phase"] == "setup":
            assert match.decision is not None
            match.choose(match.seq % len(match.decision.options))
        seen = match._state.last_seen[2]
        one, other = next(
            pair
            for pair in COPIES
            if KEPT not in (seen[pair[0]], seen[pair[1]]) and seen[pair[0]] != seen[pair[1]]
        )
        for seed in range(20):
            worlds = []
            for open_copy, hidden in ((one, other), (other, one)):
                s = match._state.copy()
                s.discards[0] += (open_copy | SEEN_BY_ALL,)
                for piles in (s.hands, s.decks):
                    piles[:] = [tuple(c for c in p if c & CARD not in (one, other)) for p in piles]
                s.decks[1] += (hidden,)
                redeal(s, 2, Rng(seed))
                worlds.append(write_position(s))
            assert worlds[0] == worlds[1]
