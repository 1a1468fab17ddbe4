"""Every message exists in every language, says something, and is used."""

import ast
import random
import re
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import rulebound
from rulebound import locale as locale_package
from rulebound.bots.strengths import GUIDING, OLD, PEOPLE
from rulebound.core.options import NUMBER, Choice
from rulebound.locale import LANGUAGES, Translator, arguments, beside, source
from tests.games.conformance import start
from tests.locale.spelled import Spelled, spelled

SOURCES = Path(rulebound.__file__).parent
ROOT = Path(__file__).parents[2]

LITERAL = re.compile(r"""(['"`])(web-[a-z0-9_-]+)(?:\.([a-z]+))?\1""")
SAID = re.compile(r"""(?<![.\w])(?:t|rich|has)\(\s*(['"`])([a-z0-9][\w-]*)(?:\.([a-z]+))?\1""")


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for name, text in source(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class Variables(visitor.Visitor):
    """Collects the names of the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message, language: str) -> set[str]:
    """The arguments of a message and of those within it."""
    found, within = Variables(), References()
    found.visit(message)
    within.visit(message)
    others = (variables(entries(language)[name], language) for name in within.names)
    return found.names.union(*others)


@cache
def client_code() -> list[str]:
    examples = (ROOT / "examples" / game / "web" for game in rulebound.games())
    folders = (ROOT / "web" / "src", *examples)
    found = (path for folder in folders for path in folder.rglob("*"))
    files = [path for path in found if path.suffix in (".ts", ".svelte")]
    assert files
    return [path.read_text(encoding="utf-8") for path in files]


def browser_ids() -> set[str]:
    """Literal ids in the code of the browser's client."""
    code = client_code()
    return {found[1] for each in code for found in LITERAL.findall(each) + SAID.findall(each)}


def set_ids() -> set[str]:
    """The words for setting a table: the form makes their ids from the games' schemas."""
    found: set[str] = set()
    for name in rulebound.games():
        found.add(f"{name}-set")
        found |= {f"{name}-set-lesson-{each}" for each in rulebound.game(name).told.lessons}
        for choice in rulebound.game(name).options.choices:
            option = f"{name}-set-{choice.name}"
            found |= {option, *(f"{option}-{value}" for value in form_words(choice))}
            if choice.of != NUMBER:
                found |= {f"{name}-{choice.of}-{value}" for value in things(choice)}
    return found


def things(choice: Choice) -> list[Any]:
    """The values of an option that are things with names of their own."""
    return [value for value in choice.allowed if choice.of and value not in choice.open]


def form_words(choice: Choice) -> list[Any]:
    """The values of an option that the form for setting a table has words for."""
    if choice.kind == "any":  # a row of the game's own
        return []
    values = ["true", "false"] if choice.kind == "bool" else choice.allowed
    words = [value for value in values if value != "" and value not in things(choice)]
    if choice.kind == "list" and not choice.default:
        words.append("none")
    if choice.kind == "list" and choice.each:
        words.append("named")
    return words


def rule_ids() -> set[str]:
    """Chapters and terms: the client shows all that there are."""
    return {name for name in entries("en") if name.startswith(("rules-", "term-"))}


def bot_ids() -> set[str]:
    """Bots by name: the client asks for a message of each and takes its title if there is none."""
    found = {f"web-{what}-{name}" for what in ("bot", "chair") for name in OLD}
    people = {f"web-bot-{person.id}{part}" for person in PEOPLE for part in ("", "-line")}
    return found | people | {f"web-bot-{GUIDING}"}


class References(visitor.Visitor):
    """Collects the ids of messages that a message has within it."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def referred_ids() -> set[str]:
    found = References()
    for message in entries("en").values():
        found.visit(message)
    return found.names


def game_ids() -> set[str]:
    """Ids that games declare, those that their code spells out, and those of their events."""
    found = set()
    for name, said in games().items():
        told = rulebound.game(name).told
        found |= {*told.messages, *said.ids}
        found |= {f"{name}-log-{kind}" for kind in (told.seam.events if told.seam else ())}
        insight = rulebound.game(name).advisor.insight
        features = insight.judgement.features if insight else ()
        found |= {f"{name}-feature-{feature.id}" for feature in features}
    return found


@cache
def games() -> dict[str, Spelled]:
    points = entry_points(group="rulebound.games")
    return {point.name: spelled(point.name, point.module) for point in points}


@cache
def used_ids() -> set[str]:
    """Ids of the games, literal ids in the code of the clients, and parts of messages."""
    found = game_ids()
    found |= browser_ids() | set_ids() | rule_ids() | bot_ids() | referred_ids()
    for path in SOURCES.rglob("*.py"):
        if "games" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^((?:cli|remind)-[a-z0-9-]+)(?:\.[a-z]+)?$", node.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    have, used = set(entries(language)), used_ids()
    assert sorted(used - have) == []
    unused = {name for name in have - used if not any(s.may_use(name) for s in games().values())}
    assert sorted(unused) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_attributes_and_arguments_as_in_english(language: str) -> None:
    english = entries("en")
    for name, message in entries(language).items():
        assert attributes(message) == attributes(english[name]), name
        assert variables(message, language) <= variables(english[name], "en"), name


def test_the_browser_says_only_what_there_is() -> None:
    english = entries("en")
    said = {found for code in client_code() for found in LITERAL.findall(code) + SAID.findall(code)}
    missing = [
        f"{name}.{attribute}" if attribute else name
        for _, name, attribute in said
        if name not in english or (attribute and attribute not in attributes(english[name]))
    ]
    assert sorted(missing) == []


def test_chapters_of_the_rules_have_no_gap() -> None:
    """The client reads them from the first one on."""
    for game in rulebound.games():
        prefix = f"rules-{game}-"
        numbers = {int(name.removeprefix(prefix)) for name in entries("en") if prefix in name}
        assert numbers == set(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_options_and_log_lines_of_whole_games_can_be_said(language: str) -> None:
    t = Translator(language)
    drafted = {"form": "duel", "teams": True, "decks": "draft", "hide_discard_action": True}
    tables: tuple[tuple[str, int, dict[str, Any]], ...] = (
        ("tashkalar", 2, {"form": "high_form"}),
        ("tashkalar", 3, {"form": "melee", "decks": "choose"}),
        ("tashkalar", 4, drafted),
        ("urbno", 2, {"missions": [24, 25, 15, 18]}),
        ("urbno", 4, {"pairs": True}),
    )
    for game, seats, options in tables:
        match = start(game, seats, options, seed=4)
        names = [f"P{seat}" for seat in range(seats)]
        rng = random.Random(4)
        while match.decision is not None:
            assert t.text(game, match.decision.prompt, names)
            choices = match.decision.options
            for option in rng.sample(choices, min(5, len(choices))):
                assert t.option(game, option, names)
            match.choose(rng.randrange(len(choices)))
        lines = [t.event(game, e, names) for s in range(seats) for e in match.log(s)]
        assert all(lines)
        assert match.result is not None
        assert t.text(game, match.result.reason)


def test_declared_arguments_are_used() -> None:
    """Each game says which arguments of its messages name things, seats and signed numbers."""
    english = entries("en")
    for game in rulebound.games():
        own = [m for name, m in english.items() if game in name.split("-")]
        used = {argument for message in own for argument in variables(message, "en")}
        its = arguments(game)
        filled = {argument for names in its.refs.values() for argument in names}
        declared = {*its.things, *its.signed, *its.seats, *its.optional, *its.joined, *filled}
        assert sorted(declared - used) == []
        assert set(its.numbered) <= set(its.things)


def test_things_have_names_and_unknown_ones_stay_as_they_are() -> None:
    t = Translator("en")
    assert t.thing("tashkalar", "card", "knight") == "Knight"
    assert t.thing("tashkalar", "sq", "e5") == "e5"


def test_words_beside_a_part_of_a_game_are_there_in_all_languages() -> None:
    assert {name.partition("/")[0] for name in beside()} >= {"homm3", "tashkalar"}
    assert {name: tuple(parts) for name, parts in beside().items()} == dict.fromkeys(
        beside(), LANGUAGES
    )
    assert "= Wild Eagle" in source("en")["tashkalar/decks/highland.ftl"]
    assert "= Wild Eagle" not in source("el")["tashkalar/decks/highland.ftl"]


def test_words_before_the_first_language_are_refused() -> None:
    parted = locale_package.by_language("# Units\n\n### en\na = b\n### hu\na = c\n")
    assert parted == {"en": "\na = b\n", "hu": "\na = c\n"}
    with pytest.raises(ValueError, match="a = b"):
        locale_package.by_language("a = b\n### en\n")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Translator("xx")
    assert {"he"} == locale_package.RIGHT_TO_LEFT


def test_who_asks_while_a_file_is_read_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pages may ask for words of the same game at the same time."""
    reading, go_on = threading.Event(), threading.Event()

    def slowly(text: str) -> Any:
        reading.set()
        go_on.wait()
        return FluentResource(text)

    monkeypatch.setattr(locale_package, "FluentResource", slowly)
    lexicon = locale_package._Lexicon("en")
    with ThreadPoolExecutor() as pool:
        first = pool.submit(lexicon.message, "tashkalar-card-knight")
        reading.wait()
        second = pool.submit(lexicon.message, "tashkalar-card-knight")
        wait([second], timeout=0.1)  # time enough to come to nothing
        go_on.set()
        assert first.result().value is not None
        assert second.result().value is not None
