"""A scenario in words: what it is about, how it is won and lost, its own rules and events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from rulebound.core.flow import Text as Message
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_reading import read_scenario, shipped
from rulebound.games.homm3.map.scenario_words import in_words
from rulebound.games.homm3.seam.words import Sentence
from rulebound.terminal.homm3.signs import BRASS, GAME
from rulebound.terminal.words import Words


def story(
    words: Words, world: Mapping[str, Any], options: Mapping[str, Any] | None, seats: int
) -> list[Text]:
    """Everything that makes the scenario of a match special; ``options`` are those of the match."""
    id_ = world["scenario"]
    found: list[Text] = []
    if words.has(f"homm3-scenario-{id_}"):
        found.append(Text(words(f"homm3-scenario-{id_}"), style=f"bold {BRASS}"))
        found += [Text(words(f"homm3-scenario-{id_}.{part}")) for part in ("about", "goal")]
    scenario = _scenario(id_, options)
    if scenario is None:
        return found
    told = in_words(scenario)
    for head, sentences in (
        ("cli-homm3-goal-victory", told["victory"]),
        ("cli-homm3-goal-defeat", told["defeat"]),
        ("cli-homm3-goal-rules", told["rules"]),
        ("cli-homm3-goal-events", told["events"]),
    ):
        fitting = [one for one in sentences if _fits(one, world["mode"], seats)]
        if fitting:
            found += [Text(), Text(words(head), style="bold")]
            found += list(_said(words, fitting, 1))
    for week in world["proclaimed"]:
        name = Text().append(f"{words.thing(GAME, 'week', week)}: ", style="bold")
        found += [Text(), name.append(words(f"homm3-week-{week}.text"))]
    return found


def _scenario(id_: str, options: Mapping[str, Any] | None) -> Scenario | None:
    if id_ in shipped():
        return shipped()[id_]
    table = (options or {}).get("scenario")
    return read_scenario(id_, table) if isinstance(table, dict) else None


def _fits(sentence: Sentence, mode: str, seats: int) -> bool:
    return mode in sentence.get("modes", (mode,)) and seats in sentence.get("players", (seats,))


def _said(words: Words, sentences: Sequence[Sentence], depth: int) -> Iterator[Text]:
    for sentence in sentences:
        text = words.text(GAME, Message(sentence["id"], sentence["args"]))
        variants = ", ".join(sentence.get("variants", ()))
        yield Text(f"{'  ' * depth}{text}" + (f" ({variants})" if variants else ""))
        yield from _said(words, sentence["parts"], depth + 1)
