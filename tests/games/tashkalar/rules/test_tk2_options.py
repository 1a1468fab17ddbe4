"""TK-2.11 and the options of a match: decks, drafting, colours; options that do not fit."""

import re
from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.core.errors import BadOption, CannotUndo
from rulebound.games.tashkalar.library import BASE_SCHOOLS, SCHOOL_CARDS, card_id
from rulebound.games.tashkalar.state import CARD
from tests.games.tashkalar.arena import asks, options, pieces, play, starting


def start(seats: int = 2, seed: int = 1, **chosen: Any) -> Match:
    return rulebound.game("tashkalar").start(seats=seats, options=chosen, seed=seed)


def schools(match: Match) -> list[str | None]:
    return [seat["school"] for seat in match.view()["seats"]]


def colours(match: Match) -> list[str | None]:
    return [seat["colour"] for seat in match.view()["seats"]]


def seat_to_choose(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


class TestDecks:
    def test_tk_2_11_1_random_decks_differ_from_match_to_match(self) -> None:
        pairs = {tuple(schools(start(seed=seed))) for seed in range(150)}
        assert len(pairs) == 4 * 3

    def test_tk_2_11_1_agreed_schools(self) -> None:
        match = start(schools=["sylvan", "northern"])
        assert schools(match) == ["sylvan", "northern"]
        assert colours(match) == ["green", "blue"]

    def test_tk_2_11_1_free_choice_in_turn_order(self) -> None:
        match = start(3, decks="choose", form="melee", first=1)
        assert seat_to_choose(match) == 1
        assert options(match) == [f"school {name}" for name in BASE_SCHOOLS]
        play(match, "school highland")
        assert seat_to_choose(match) == 2
        assert options(match) == [f"school {name}" for name in BASE_SCHOOLS if name != "highland"]
        play(match, "school southern")
        assert schools(match) == [None, "highland", "southern"]
        assert seat_to_choose(match) == 0
        play(match, "school sylvan")
        assert schools(match) == ["sylvan", "highland", "southern"]
        assert colours(match) == ["green", "brown", "red"]
        assert [len(cards) for cards in match.view(1)["hand"].values()] == [3, 2, 1]

    def test_tk_2_11_1_four_choose_what_is_left(self) -> None:
        match = start(4, decks="choose", teams=True, first=3)
        for name in ("sylvan", "northern", "highland"):
            play(match, f"school {name}")
        assert "school southern" in options(match)
        assert "school highland" not in options(match)
        play(match, "school southern")
        assert schools(match) == ["northern", "highland", "southern", "sylvan"]

    def test_tk_2_11_1_no_hand_is_dealt_before_the_decks_are_chosen(self) -> None:
        match = start(decks="choose")
        for seat in match.view()["seats"]:
            assert seat["hand"] == {"beings": 0, "legends": 0, "flares": 0}

    def test_tk_2_11_1_the_first_game_takes_the_imperial_decks_unless_told_otherwise(self) -> None:
        for seed in range(10):
            assert set(schools(start(seed=seed, form="first_game"))) == {"northern", "southern"}
        match = start(form="first_game", decks="choose")
        assert asks(match) == "school"

    def test_tk_2_11_3_a_symmetric_game(self) -> None:
        s = start(schools=["southern", "northern"])._state
        mine, theirs = (s.decks[seat] + s.hands[seat] for seat in (0, 1))
        assert sorted(map(card_id, mine)) == sorted(map(card_id, theirs))
        assert not {card & CARD for card in mine} & {card & CARD for card in theirs}


class TestColoursAndFirst:
    def test_tk_2_11_colours_can_be_chosen_freely(self) -> None:
        match = start(schools=["southern", "northern"], colours=["green", "brown"], first=0)
        assert colours(match) == ["green", "brown"]
        play(match, "place a5")
        assert pieces(match) == {"a5": "gc"}

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_tk_2_1_4_a_starting_player_by_agreement(self, seat: int) -> None:
        match = start(3, form="melee", first=seat)
        for _ in range(3):
            play(match, options(match)[0])
        assert seat_to_choose(match) == match.view()["turn"]["first"] == seat


class TestLegendsAndTakeback:
    def test_tk_2_6_9_legends_can_be_left_out_of_a_duel(self) -> None:
        match = start(form="duel", legends=False)
        play(match, options(match)[0])
        view = match.view()
        assert view["decks"]["legends"]["size"] == 0
        for seat in view["seats"]:
            assert seat["hand"] == {"beings": 3, "legends": 0, "flares": 1}
        while asks(match) == "action":
            play(match, starting(match, "place")[0])
        play(match, "end")
        assert all(seat["hand"]["legends"] == 0 for seat in match.view()["seats"])

    def test_tk_2_11_2_taking_back_is_on_by_default(self) -> None:
        match = play(start(first=0), "place a5")
        assert match.can_undo(0)
        assert match.undo() == "place a5"

    def test_tk_2_11_2_and_can_be_switched_off(self) -> None:
        match = play(start(first=0, takeback="none"), "place a5")
        assert not match.can_undo(0)
        with pytest.raises(CannotUndo):
            match.undo()


class TestDraft:
    @staticmethod
    def draft(seats: int = 2, **chosen: Any) -> Match:
        form = "duel" if seats == 2 else "melee"
        return start(seats, decks="draft", form=form, **chosen)

    @staticmethod
    def pack(match: Match, seat: int) -> list[str]:
        found: list[str] = match.view(seat)["draft"]["your_pack"]
        return found

    def test_tk_2_11_4_everybody_gets_18_cards_and_the_rest_is_set_aside(self) -> None:
        match = self.draft()
        assert match.view()["draft"]["packs"] == [18, 18]
        assert len(match._state.aside) == 3 * 18 - 2 * 18
        assert len(self.draft(3)._state.aside) == 0
        assert len(self.draft(4)._state.aside) == 0

    def test_tk_2_11_4_the_recommended_decks(self) -> None:
        s = self.draft()._state
        cards = {card & CARD for pile in (*s.packs, s.aside) for card in pile}
        assert cards == {
            c for school in ("northern", "highland", "sylvan") for c in SCHOOL_CARDS[school]
        }
        s = self.draft(4)._state
        assert {card & CARD for pile in s.packs for card in pile} == {
            c for school in BASE_SCHOOLS for c in SCHOOL_CARDS[school]
        }

    def test_tk_2_11_4_other_decks_by_agreement(self) -> None:
        s = self.draft(draft_decks=["southern", "northern"])._state
        assert {card & CARD for pile in s.packs for card in pile} == set(range(36))
        assert not s.aside

    def test_tk_2_11_4_first_one_card_then_two_and_the_rest_to_the_left(self) -> None:
        match = self.draft(3)
        packs = [self.pack(match, seat) for seat in range(3)]
        for seat in range(3):
            assert seat_to_choose(match) == seat
            play(match, options(match)[0])
        view = match.view()["draft"]
        assert (view["packs"], view["kept"]) == ([17, 17, 17], [1, 1, 1])
        for seat in range(3):
            left = list(packs[(seat - 1) % 3])
            left.remove(match.view((seat - 1) % 3)["draft"]["you_kept"][0])
            assert self.pack(match, seat) == left
        play(match, options(match)[0])
        assert seat_to_choose(match) == 0  # keeps a second card
        play(match, options(match)[0])
        assert seat_to_choose(match) == 1
        assert match.view()["draft"]["packs"] == [15, 17, 17]

    def test_tk_2_11_4_until_everybody_has_18_cards_which_are_shuffled_as_the_deck(self) -> None:
        match = self.draft(colours=["blue", "green"], first=0)
        number = 0
        while asks(match) == "keep":
            play(match, options(match)[number % len(options(match))])
            number += 1
        assert number == 2 * 17  # the single last card is kept unasked
        s = match._state
        for seat in (0, 1):
            kept = [event["card"] for event in match.log(seat) if event["kind"] == "kept"]
            dealt = [card_id(card) for card in s.decks[seat] + s.hands[seat]]
            assert len(s.hands[seat]) == 3
            assert len(kept) == 18
            assert sorted(kept) == sorted(dealt)
            assert kept != dealt
        assert colours(match) == ["blue", "green"]
        play(match, "start c5 green")
        assert pieces(match) == {"c5": "gc", "g5": "bc"}

    def test_tk_2_11_4_the_draft_is_secret(self) -> None:
        match = self.draft()
        play(match, options(match)[0])
        assert match.view()["draft"]["your_pack"] is None
        assert match.view()["draft"]["you_kept"] is None
        assert match.view(1)["draft"]["you_kept"] == []
        assert not [event for event in match.log(1) if event["kind"] == "kept"]
        assert [event["kind"] for event in match.log(0)][-1] == "kept"


class TestBadOptions:
    @pytest.mark.parametrize(
        ("seats", "chosen", "message"),
        [
            (5, {}, "cannot be played by 5 seats; allowed: 2, 3, 4"),
            (1, {}, "cannot be played by 1 seats; allowed: 2, 3, 4"),
            (True, {}, "cannot be played by True seats"),
            ("2", {}, "cannot be played by '2' seats"),
            (3, {}, "form 'high_form' cannot be played by 3 seats; allowed: 2, 4 with 'teams'"),
            (4, {}, "form 'high_form' cannot be played by 4 seats; allowed: 2, 4 with 'teams'"),
            (4, {"form": "duel"}, "form 'duel' cannot be played by 4 seats"),
            (2, {"form": "melee"}, "form 'melee' cannot be played by 2 seats; allowed: 3, 4"),
            (
                3,
                {"form": "first_game"},
                "form 'first_game' cannot be played by 3 seats; allowed: 2",
            ),
            (2, {"form": "chess"}, "option 'form' cannot be 'chess'; allowed: 'first_game', "),
            (2, {"froms": "duel"}, "unknown option 'froms'; known: colours, decks, "),
            (2, {"teams": True}, "option 'teams' needs 4 seats"),
            (4, {"form": "melee", "teams": True}, "option 'teams' needs 4 seats and the form"),
            (4, {"teams": "yes"}, "option 'teams' must be true or false, not 'yes'"),
            (2, {"schools": ["sylvan"]}, "option 'schools' must name 2 schools"),
            (2, {"schools": ["sylvan", "sylvan"]}, "option 'schools' names something twice"),
            (2, {"schools": ["sylvan", "elves"]}, "option 'schools' cannot be 'elves'; allowed: "),
            (2, {"schools": "sylvan"}, "option 'schools' must be a list, not 'sylvan'"),
            (
                2,
                {"schools": ["sylvan", "highland"], "decks": "draft"},
                "option 'schools' cannot be combined with 'decks': 'draft'",
            ),
            (2, {"decks": "bought"}, "option 'decks' cannot be 'bought'; allowed: 'random', "),
            (
                3,
                {"form": "melee", "decks": "draft", "draft_decks": ["sylvan", "highland"]},
                "option 'draft_decks' must name at least 3 decks",
            ),
            (2, {"colours": ["red"]}, "option 'colours' must name 2 colours, one a side"),
            (
                4,
                {"teams": True, "colours": ["red", "blue", "red", "blue"]},
                "names something twice",
            ),
            (
                4,
                {"teams": True, "colours": ["red", "blue", "brown", "green"]},
                "option 'colours' must name 2 colours",
            ),
            (
                2,
                {"colours": ["red", "pink"]},
                "option 'colours' cannot be 'pink'; allowed: 'red', ",
            ),
            (2, {"first": 2}, "option 'first' names seat 2; there are 2 seats"),
            (2, {"first": "me"}, "option 'first' cannot be 'me'; allowed: 'random', 0, 1"),
            (2, {"first": True}, "option 'first' cannot be True"),
            (2, {"takeback": "all"}, "option 'takeback' cannot be 'all'; allowed: 'turn', 'none'"),
            (2, {"legends": 1}, "option 'legends' must be true or false, not 1"),
            (
                2,
                {"hide_discard_action": None},
                "option 'hide_discard_action' must be true or false",
            ),
        ],
        ids=str,
    )
    def test_a_bad_option_is_refused_with_a_helpful_message(
        self, seats: Any, chosen: dict[str, Any], message: str
    ) -> None:
        with pytest.raises(BadOption, match=re.escape(message)):
            start(seats, **chosen)

    def test_a_bad_seed_is_refused(self) -> None:
        with pytest.raises(BadOption, match=r"seed must be a whole number .*, not 'x'"):
            rulebound.game("tashkalar").start(seed="x")

    def test_options_must_be_a_mapping(self) -> None:
        with pytest.raises(BadOption, match="options must be a mapping"):
            rulebound.game("tashkalar").start(options=["duel"])  # type: ignore[arg-type]

    def test_the_defaults_are_a_high_form_of_two(self) -> None:
        match = rulebound.game("tashkalar").start()
        assert match.seats == 2
        assert match.setup.options == {
            "form": "high_form",
            "teams": False,
            "schools": [],
            "decks": "random",
            "expansions": [],
            "draft_decks": [],
            "colours": [],
            "first": "random",
            "legends": True,
            "takeback": "turn",
            "hide_discard_action": False,
        }


def test_tk_2_6_9_legends_may_be_left_out_of_a_duel_only() -> None:
    game = rulebound.game("tashkalar")
    assert game.start(options={"form": "duel", "legends": False}).decision is not None
    for form, seats in (("high_form", 2), ("melee", 3)):
        with pytest.raises(BadOption, match="first_game"):
            game.start(seats=seats, options={"form": form, "legends": False})
