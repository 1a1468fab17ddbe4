"""Hints: the best options with reasons in words, in all languages, for all games."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.bots import Chair
from rulebound.bots.teaching import HINTS, Hint, hint_data, hints
from rulebound.core.rng import Rng
from rulebound.locale import LANGUAGES, Translator
from tests.bots.test_opinion import NAMES, TABLES, Small, standing


def told(match: Match, *also: str) -> tuple[Hint, ...]:
    assert match.decision is not None
    return hints(Chair(match, match.decision.seat), also, Small(1))


def reasons(found: tuple[Hint, ...], choice: str) -> list[str]:
    hint = next(hint for hint in found if hint.thought.choice == choice)
    return [text.id for text in hint.reasons]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_at_most_three_and_never_a_value_alone(table: Any) -> None:
    found = told(standing(*table))
    assert 1 <= len(found) <= HINTS
    for hint in found:
        assert hint.reasons
        assert hint.line[0].notation == hint.thought.choice


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_hint_knows_only_what_the_seat_knows(table: Any) -> None:
    match = standing(*table)
    assert match.decision is not None
    other = match.imagine(match.decision.seat, 5)
    assert [hint_data(hint) for hint in told(match)] == [hint_data(hint) for hint in told(other)]


def test_where_there_is_nothing_to_choose_nothing_is_said() -> None:
    match = rulebound.game("urbno").start(seats=2, seed=1)
    while match.decision is not None and len(match.decision.options) > 1:
        match.choose(match.decision.options[0])
    assert match.decision is not None
    assert told(match) == ()


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_reasons_of_many_choices_can_be_said_in_all_languages(table: Any) -> None:
    game, seats, options, _ = table
    match = rulebound.game(game).start(seats=seats, options=options, seed=9)
    rng, names = Rng(9), [f"P{seat}" for seat in range(seats)]
    translators = [Translator(language) for language in LANGUAGES]
    for number in range(60):
        if match.decision is None:
            break
        if number % 4 == 0 and len(match.decision.options) > 1:
            played = rng.pick(match.decision.options).notation
            chair = Chair(match, match.decision.seat, 0.01)
            for hint in hints(chair, (played,), Small(number)):
                for text in hint.reasons:
                    assert all(t.text(game, text, names) for t in translators)
        advice = match.advice(rng)
        match.choose(rng.pick(match.decision.options) if advice is None else advice)


# ---- what is certain comes first ----

TRICK = """
    mission: 1
    dominant: black
    seat 0:
    hand: Ye-Em Ye-Fa
    seat 1:
    hand: Ye-Kn Ye-Ex
"""


def test_the_last_card_of_a_trick_takes_it_for_certain() -> None:
    match = rulebound.game("urbno").start(seats=2, position=TRICK)
    assert match.decision is not None
    assert match.decision.seat == 0
    match.choose("play Ye-Fa")
    while match.decision is not None and match.decision.seat == 0:
        match.choose("done")
    found = told(match, "play Ye-Kn", "play Ye-Ex")
    for choice in ("play Ye-Kn", "play Ye-Ex"):
        assert reasons(found, choice)[0] in ("urbno-reason-takes", "urbno-reason-ahead")


BURDEN = """
    mission: 10
    dominant: red
    seat 0:
    hand: {led} Re-Fa
    seat 1:
    hand: {hand}
"""


@pytest.mark.parametrize(
    ("led", "hand", "reason"),
    [
        ("Ye-Fa", "Ye-Kn Ye-Ex", "urbno-reason-free"),
        ("Bk-Fa", "Bk-Kn Bk-Ex", "urbno-reason-loses"),
        ("Bk-Kn", "Bk-Fa Bk-Ex", "urbno-reason-unwanted"),
    ],
)
def test_a_trick_is_called_unwanted_only_if_it_is(led: str, hand: str, reason: str) -> None:
    position = BURDEN.format(led=led, hand=hand)
    match = rulebound.game("urbno").start(seats=2, position=position)
    match.choose(f"play {led}")
    while match.decision is not None and match.decision.seat == 0:
        match.choose("done")
    choice = f"play {hand[:5]}"
    burdens = {"urbno-reason-free", "urbno-reason-loses", "urbno-reason-unwanted"}
    assert burdens & set(reasons(told(match, choice), choice)) == {reason}


def test_high_cards_are_passed_on_where_tricks_cost_points() -> None:
    match = rulebound.game("urbno").start(seats=2, options={"missions": [25]}, seed=3)
    while match.decision is not None and match.decision.options[0].kind != "pass":
        match.choose(match.decision.options[-1])
    assert match.decision is not None
    found = told(match, *(option.notation for option in match.decision.options))
    rid = {hint.thought.choice for hint in found if hint.reasons[0].id == "urbno-reason-rids"}
    assert match.view(match.decision.seat)["dominant"] == "black"
    high = {"pass Ye-Pr", "pass Ye-Em", "pass Bl-Wi", "pass Bl-Kn"}
    assert rid == high | {"pass Bk-Fa", "pass Bk-Dw"}, "but neither of the low red ones"


def test_whoever_leads_is_told_what_is_still_out() -> None:
    match = rulebound.game("urbno").start(seats=2, position=TRICK)
    found = told(match, "play Ye-Em", "play Ye-Fa")
    assert reasons(found, "play Ye-Em")[0] == "urbno-reason-higher"
    highest = next(hint for hint in found if hint.thought.choice == "play Ye-Em")
    assert highest.reasons[0].args["count"] == 0, "nothing is higher than the Emperor"
