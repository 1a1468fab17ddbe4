"""A scenario in words: its rules, goals and events as messages with their arguments."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.games.homm3.map.scenario import GoalEntry, RuleEntry, Scenario, Step
from rulebound.games.homm3.map.scenario_parts import Part, When
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.seam.facts import ScenarioWords
from rulebound.games.homm3.seam.words import Sentence

NAMES: Final = {"field": "location", "fields": "location", "unit": "troop", "target": "rover"}
"""Keys of files whose values messages also know by the kind of thing they are."""
LISTED: Final = {"location_": "homm3-location-", "roles": "homm3-role-"}
"""Keys whose values have messages of their own and stand below the sentence."""
KEYS: Final = {"flags": "location", "units": "difficulty", "due": "round"}
"""Tables within rules, and what their keys are."""


def in_words(scenario: Scenario) -> ScenarioWords:
    """Everything that makes the scenario special."""
    return {
        "victory": [goal_in_words(entry) for entry in scenario.victory],
        "defeat": [goal_in_words(entry) for entry in scenario.defeat],
        "rules": [_rule(entry) for entry in scenario.rules],
        "events": [
            _sentence(
                f"homm3-timed-{event.at}",
                {"rounds": list(event.rounds)},
                [_step(step) for step in event.steps],
                event,
            )
            for event in scenario.events
        ],
    }


def goal_in_words(entry: GoalEntry) -> Sentence:
    return _sentence(f"homm3-goal-{entry.goal}", *args_of(entry.made), entry)


def _rule(entry: RuleEntry) -> Sentence:
    return _sentence(f"homm3-rule-{entry.rule}", *args_of(entry.made), entry)


def _step(step: Step) -> Sentence:
    args, parts = args_of(step.made)
    return _sentence(f"homm3-step-{step.made.name}", args, parts)


def _sentence(
    id_: str, args: dict[str, Any], parts: list[Sentence], when: When | None = None
) -> Sentence:
    found: Sentence = {"id": id_, "args": args, "parts": parts}
    if when is not None:
        if when.modes:
            found["modes"] = list(when.modes)
        if when.players:
            found["players"] = list(when.players)
        if when.variants:
            found["variants"] = list(when.variants)
    return found


def args_of(thing: Part) -> tuple[dict[str, Any], list[Sentence]]:
    """The fields of a rule, goal or step; steps and goals within it stand below it."""
    args: dict[str, Any] = {}
    parts: list[Sentence] = []
    for name in type(thing).model_fields:
        value = getattr(thing, name)
        if _has_parts(value):
            parts += _parts(value)
        elif name in LISTED:
            names = value if isinstance(value, tuple) else (value,)
            args[name] = len(names)
            parts += [_sentence(f"{LISTED[name]}{one}", {}, []) for one in names]
        elif isinstance(value, Mapping) and name in KEYS:
            parts += [_entry(name, key, item) for key, item in value.items()]
        else:
            args[name] = _value(value)
            if name in NAMES:
                args[NAMES[name]] = args[name]
    return args, parts


def _has_parts(value: Any) -> bool:
    """Whether it is a list of steps, of lists of steps, or of goals."""
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(
            isinstance(item, Step | GoalEntry)
            or (isinstance(item, tuple) and all(isinstance(one, Step) for one in item))
            for item in value
        )
    )


def _parts(values: tuple[Any, ...]) -> list[Sentence]:
    """A list of steps or goals, or of lists of them: each of these is one sentence."""
    found = []
    for value in values:
        if isinstance(value, Step):
            found.append(_step(value))
        elif isinstance(value, GoalEntry):
            found.append(goal_in_words(value))
        else:
            found.append(_sentence("homm3-step-option", {}, _parts(value)))
    return found


def _entry(name: str, key: str, value: Any) -> Sentence:
    """One entry of a table, such as the guards of one difficulty."""
    args = value.model_dump(mode="json") if isinstance(value, Part) else {"amount": value}
    return _sentence(f"homm3-part-{name}", {KEYS[name]: key, **args}, [])


def _value(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Troop):
        return value.kind
    if isinstance(value, Part):
        return value.model_dump(mode="json")
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    if isinstance(value, dict):
        return {key: _value(item) for key, item in value.items()}
    return "" if value is None else value
