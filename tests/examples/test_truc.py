"""The example of a fourth game: its rules, and that it is a game like ours.

It is found by its entry points alone: nothing of ours knows it.
"""

import random
from collections.abc import Callable

import pytest
from rich.console import Console

import rulebound
from rulebound import Match
from rulebound.bots.base import Chair
from rulebound.bots.greedy import GreedyBot
from rulebound.core.errors import BadPosition
from rulebound.locale import LANGUAGES, Translator
from rulebound.terminal.painter import Paper, painter_of
from rulebound.terminal.words import Words
from tests.games.conformance import CHECKS, start
from tests.seeds import Seeds


def at(text: str) -> Match:
    return rulebound.game("truc").start(position=text.replace(" / ", "\n"))


def table(zero: str, one: str, rest: str = "dealer: 1") -> Match:
    """A round of these hands; seat 0 leads."""
    return at(f"{rest} / seat 0: / hand: {zero} / seat 1: / hand: {one}")


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(choice)
    return match


def points(match: Match) -> list[int]:
    return [seat["points"] for seat in match.view()["seats"]]


def asked(match: Match) -> tuple[int, list[str]]:
    assert match.decision is not None
    return match.decision.seat, [option.notation for option in match.decision.options]


# ---- the rules, by the numbers of the README ----


@pytest.mark.parametrize("pair", ["7c 8c", "8d Ac", "Ah Kc", "Ks Qc", "Qd Jc", "Jc 10c", "10s 9c"])
def test_1_ranks(pair: str) -> None:
    high, low = pair.split()
    match = play(table(f"{low} 9d 9h", f"{high} 10d 10h"), f"play {low}", f"play {high}")
    assert match.view()["takers"] == [1]


def test_2_the_deal_alternates_and_the_other_player_leads() -> None:
    match = rulebound.game("truc").start(seed=1)
    assert [seat["cards"] for seat in match.view()["seats"]] == [3, 3]
    first = match.view()["dealer"]
    assert asked(match)[0] == 1 - first
    play(match, "raise", "fold")
    assert match.view()["dealer"] == 1 - first
    assert asked(match)[0] == first


def test_3_the_taker_leads_and_any_card_may_be_played() -> None:
    match = play(table("9c 9d 7h", "9s 10d 10h"), "play 7h")
    assert asked(match) == (1, ["play 9s", "play 10d", "play 10h", "raise"])
    assert asked(play(match, "play 9s"))[0] == 0


def test_3_after_a_spoilt_trick_the_same_player_leads() -> None:
    match = play(table("9c 8d 7h", "9s 10d 10h"), "play 9c", "play 9s")
    assert match.view()["takers"] == [-1]
    assert asked(match)[0] == 0


@pytest.mark.parametrize(
    ("zero", "one", "score"),
    [
        ("7c 7d 9c", "8c 8d 8h", [1, 0]),  # two tricks
        ("7c 9c 9d", "8c 8d 8h", [0, 1]),
        ("7c 8c 9d", "9c 8d 8h", [1, 0]),  # the second one is spoilt
        ("8c 9c 9d", "8d 10d 8h", [0, 1]),  # the first one is
        ("7c 9c 8c", "8d 10d 8h", [1, 0]),  # the third one is
        ("7c 8c 9c", "7d 8d 9d", [0, 0]),  # all of them
    ],
)
def test_4_who_wins_a_round(zero: str, one: str, score: list[int]) -> None:
    match = table(zero, one)
    cards = {0: zero.split(), 1: one.split()}
    while match.view()["dealer"] == 1:
        assert points(match) == [0, 0]
        seat, _ = asked(match)
        match.choose(f"play {cards[seat].pop(0)}")
    assert points(match) == score


def test_5_a_raise_is_accepted_or_the_round_is_lost() -> None:
    match = play(table("7c 7d 7h", "8c 8d 8h"), "raise")
    assert asked(match) == (1, ["accept", "fold"])
    assert match.view()["offered"] == 2
    play(match, "accept")
    assert asked(match) == (0, ["play 7c", "play 7d", "play 7h"])
    play(match, "play 7c", "raise", "accept")
    assert match.view()["stake"] == 4
    play(match, "play 8c", "raise", "fold")
    assert points(match) == [4, 0]


def test_5_a_stake_that_wins_the_game_is_not_raised() -> None:
    match = table("7c 7d 7h", "8c 8d 8h", "dealer: 1 / stake: 4 / points: 8 7")
    assert "raise" not in asked(match)[1]
    assert "raise" in asked(play(match, "play 7c"))[1]


@pytest.mark.parametrize("target", [6, 12])
def test_6_so_many_points_win(target: int) -> None:
    match = rulebound.game("truc").start(options={"target": target})
    while match.result is None:
        seat, options = asked(match)
        raises = seat == 0 and "raise" in options
        match.choose("fold" if "fold" in options else "raise" if raises else options[0])
    assert match.result.winners == (0,)
    assert match.result.scores[0] == target


# ---- a game like ours ----


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Match, random.Random], None], seeds: Seeds) -> None:
    for seed in seeds(20, small=3):
        check(start("truc", 2, {}, seed), random.Random(seed))


def test_hidden_cards_can_be_any_unseen_ones() -> None:
    match = play(table("7c 7d 7h", "8c 8d 8h"), "play 7c")
    worlds = [match.imagine(0, seed) for seed in range(200)]
    theirs = {card for world in worlds for card in world.view(1)["hand"]}
    assert len(theirs) == 29
    assert not theirs & {"7c", "7d", "7h"}


def test_positions_come_back() -> None:
    match = play(table("7c 9d 7h", "8c 8d 9h"), "play 7c", "play 8c", "play 9d")
    again = at(match.position())
    assert again.position() == match.position()
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]
    assert asked(again) == asked(match)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("seat 0: / hand: 7c / seat 1: / hand: 8c", "must have 3 cards"),
        ("points: 12 0", "12 points"),
        ("stake: 3", "stake"),
        ("seat 0: / hand: 7c 7c 7d", "used already"),
        ("dealer: 1 / seat 1: / hand: 8c 8d / played: 8h", "the leader plays first"),
        ("seat 0: / played: 7c 7d / seat 1: / played: 8c 8d", "decided"),
    ],
)
def test_positions_that_cannot_be(text: str, fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        at(text)


def test_why_a_card_cannot_be_played() -> None:
    match = table("7c 7d 7h", "8c 8d 8h")
    reason = match.why_not(1, "card:8c")
    assert reason is not None
    assert reason.id == "truc-why-turn"
    assert match.why_not(0, "card:7c") is None
    assert match.why_not(0, "card:8c") is None, "nothing is told of cards that are hidden"
    reason = play(match, "raise").why_not(1, "card:8c")
    assert reason is not None
    assert reason.id == "truc-why-answer"


def test_helps_say_what_a_card_would_do() -> None:
    match = play(table("8c 7d 7h", "8d 9d 7s"), "play 8c")
    assert match.helps(1) == {"cards": {"8d": "spoils", "9d": "loses", "7s": "takes"}}
    assert match.helps(0) == match.helps(None) == {"cards": {}}


def test_a_bot_that_looks_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        match = start("truc", 2, {"target": 6}, seed)
        bot, rng = GreedyBot(seed, playouts=16), random.Random(seed)
        while match.decision is not None:
            mine = match.decision.seat == seed % 2
            options = match.decision.options
            match.choose(bot.choose(Chair(match, seed % 2)) if mine else rng.choice(options))
        assert match.result is not None
        wins += match.result.winners == (seed % 2,)
    assert wins >= 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_match_can_be_said(language: str) -> None:
    t, match, rng = Translator(language), start("truc", 2, {}, 5), random.Random(5)
    names = ["Ann", "Bob"]
    while match.decision is not None:
        assert t.text("truc", match.decision.prompt, names)
        assert all(t.option("truc", option, names) for option in match.decision.options)
        match.choose(rng.choice(match.decision.options))
    assert all(t.event("truc", event, names) for seat in (0, 1) for event in match.log(seat))


def test_the_terminal_draws_it() -> None:
    match = play(table("8c 7d 7h", "8d 9d 7s"), "play 8c")
    painter = painter_of("truc")(Words("en"), ["Ann", "Bob"], Paper(80, 24))
    console = Console(width=80, record=True)
    console.print(painter.table(match.view(1)))
    text = console.export_text()
    assert "8 of clubs" in text
    assert "Ann" in text
    assert "diamonds" not in text
