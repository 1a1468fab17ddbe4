"""``Choice(when=…)``: with which values of other options an option counts."""

import pytest

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Except, Schema

FORM = Choice("form", "choice", "long", "The form.", ("long", "short", "solo"))


def test_an_option_without_cases_always_counts() -> None:
    assert FORM.counts({})
    assert FORM.when_json() == []


def test_all_of_a_case_must_hold_and_one_case_is_enough() -> None:
    hero = Choice(
        "hero",
        "bool",
        False,
        "A hero.",
        when=({"form": ("long",), "seats": (2,)}, {"form": Except(("long", "short"))}),
    )
    assert hero.counts({"form": "long", "seats": 2})
    assert not hero.counts({"form": "long", "seats": 3})
    assert hero.counts({"form": "solo", "seats": 1})
    assert not hero.counts({"form": "short", "seats": 2})
    assert hero.to_json()["when"] == [
        {"form": {"in": ["long"]}, "seats": {"in": [2]}},
        {"form": {"not": ["long", "short"]}},
    ]


def test_what_is_not_answered_yet_is_open() -> None:
    siege = Choice("siege", "bool", False, "Walls.", when={"form": ("long",), "seats": (2,)})
    assert siege.counts({})
    assert siege.counts({"form": "long", "seats": None})
    assert not siege.counts({"form": "short"})


def test_cases_speak_of_options_and_values_that_there_are() -> None:
    with pytest.raises(ValueError, match="cannot depend on 'from'"):
        Schema((FORM, Choice("siege", "bool", False, "Walls.", when={"from": ("long",)})))
    with pytest.raises(BadOption, match="cannot be 'broad'"):
        Schema((FORM, Choice("siege", "bool", False, "Walls.", when={"form": ("broad",)})))


def test_an_option_that_does_not_count_may_be_given() -> None:
    siege = Choice("siege", "bool", False, "Walls.", when={"form": ("long",)})
    given = {"form": "short", "siege": True}
    assert Schema((FORM, siege)).complete(given) == given
