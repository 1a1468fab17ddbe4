"""Printed facts for clients; the ids of messages are those that the scripts use."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import rulebound.games.homm3 as package
from rulebound.core.seam import events_of
from rulebound.games.homm3.combat.ai_hero import AI_CARDS
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.facts import facts
from rulebound.games.homm3.library import EVENTS, LOADED, is_log
from rulebound.games.homm3.messages import MESSAGES, describe
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from tests.games.conformance import as_json

FACTS: Final = facts({})
SOURCES: Final = Path(package.__file__).parent

TELLING: Final = {"tell": 0, "tell_only": 1, "tell_others": 1}
"""Which argument of a call is an event."""


def test_facts_are_plain_data_of_everything() -> None:
    assert as_json(FACTS) == FACTS
    assert set(FACTS["units"]) == set(KINDS)
    assert set(FACTS["cards"]) == set(CARDS)
    assert set(FACTS["heroes"]) == set(HEROES)
    assert FACTS["board"] == {"columns": 4, "rows": 5, "most": 5}


def test_a_unit_of_a_faction_has_two_sides() -> None:
    griffins = FACTS["units"]["castle_griffins"]
    assert (griffins["faction"], griffins["tier"], griffins["kin"]) == (
        "castle",
        "bronze",
        "griffins",
    )
    pack = griffins["pack"]
    assert pack is not None
    assert (pack["attack"], pack["defense"]) == (3, 0)
    assert (pack["health"], pack["initiative"]) == (4, 9)
    assert (pack["type"], pack["cost"]) == ("flying", {"gold": 6, "valuables": 0})
    assert pack["abilities"] == [
        {"text": "unlimited-retaliation", "timing": "retaliation", "args": {}}
    ]


def test_a_neutral_unit_has_one_side() -> None:
    neutral = [unit for unit in FACTS["units"].values() if unit["faction"] == "neutral"]
    assert neutral
    assert all(unit["pack"] is None for unit in neutral)


def test_a_spell_has_grades_and_serves_as_power() -> None:
    arrow = FACTS["cards"]["magic_arrow"]
    assert (arrow["kind"], arrow["schools"]) == ("spell", ["air", "earth", "fire", "water"])
    assert [(e["mode"], e["cost"], e["power"]) for e in arrow["effects"]] == [
        ("cast-1", 0, 0),
        ("cast-2", 1, 0),
        ("cast-3", 2, 0),
        ("power", 0, 1),
    ]


def test_h3_11_6_guards_by_field_and_difficulty() -> None:
    assert FACTS["guards"]["5"]["normal"] == [1, 2, 1, 0]
    assert set(FACTS["guards"]) == set("1234567")


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("unit", "castle_griffins", ("homm3-kin-griffins", {})),
        ("unit", "castle_griffins.2", ("homm3-numbered", {"kin": "griffins", "number": "2"})),
        ("troop", "neutral_boars", ("homm3-kin-boars", {})),
        ("card", "conflux_sprites", ("homm3-kin-sprites", {})),
        ("card", "attack_token", ("homm3-token-attack_token", {})),
        ("unit", "nobody", None),
        ("space", "b2", None),
    ],
)
def test_names_of_things(kind: str, value: str, text: tuple[str, dict[str, str]] | None) -> None:
    assert describe(kind, value) == text


# ---- messages ----


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the game's sources with the name of what is called."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                if isinstance(function, ast.Attribute):
                    yield function.attr, node
                elif isinstance(function, ast.Name):
                    yield function.id, node


def literals(node: ast.AST | None) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def declared(kind: str) -> set[str]:
    prefix = f"homm3-{kind}-"
    return {name.removeprefix(prefix) for name in MESSAGES if name.startswith(prefix)}


def events_in(node: ast.AST | None) -> Iterator[str]:
    """The names of the classes that an argument may be."""
    if isinstance(node, ast.IfExp):
        yield from events_in(node.body)
        yield from events_in(node.orelse)
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.Name):
        yield node.id


def test_every_event_that_is_declared_is_told() -> None:
    told: set[str] = set()
    for name, call in calls():
        if name in TELLING:
            event = call.args[TELLING[name]]
            assert not set(literals(event)), "an event without a type"
            told.update(events_in(event))
    assert told == {event.__name__ for event in EVENTS.values()}


def test_every_event_is_declared_once() -> None:
    declared = [event for module in LOADED for event in events_of(module) if is_log(module)]
    assert sorted(declared) == sorted(EVENTS)


def test_every_ability_and_card_has_a_message() -> None:
    things: dict[str, Any] = {"card": {**CARDS, **AI_CARDS}, "hero": {*HEROES, "main", "second"}}
    for kind, table in things.items():
        assert declared(kind) == set(table)
    moments = {m for c in FACTS["cards"].values() for e in c["effects"] for m in e["moments"]}
    assert moments <= declared("moment")
    texts = {a["text"] for u in FACTS["units"].values() for a in u["few"]["abilities"]}
    assert texts <= declared("ability")


def test_a_specialty_says_whose_it_is() -> None:
    owners = {card: told["hero"] for card, told in FACTS["cards"].items() if told["hero"]}
    assert owners == {f"{hero}_{level}": hero for hero in HEROES for level in (1, 4, 6)}


def test_grades_of_a_spell_share_the_part_of_the_message_that_tells_of_them() -> None:
    arrow = FACTS["cards"]["magic_arrow"]["effects"]
    told = [(effect["mode"], effect["part"], effect["grade"]) for effect in arrow]
    grades = [(f"cast-{n}", "cast", n) for n in (1, 2, 3)]
    assert told == [*grades, ("power", "power", None)]


def test_exchanges_and_faces_of_dice_say_what_they_are() -> None:
    rates = FACTS["map"]["rates"]
    assert rates[0]["refs"] == ("sell:gold-2", "buy:materials-1")
    assert FACTS["map"]["faces"]["materials-4"] == {"resource": "materials", "amount": 4}
