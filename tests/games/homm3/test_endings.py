"""Every ending is told in a whole sentence, in every language."""

import random
import re

import pytest

from rulebound.core.flow import Text
from rulebound.games.homm3.map.scenario_parts import GOALS
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.map.scenario_words import args_of
from rulebound.locale import LANGUAGES, Translator
from tests.games.conformance import start
from tests.games.homm3.scenarios import TABLES, Table, options_for

ALWAYS = ("eliminated", "cubes", "rounds", "nobody_left")
"""What ends a scenario without being named by its file."""
IN_COMBAT = ("defeat", "retreat", "surrender", "stalemate", "skip")
SENTENCE = re.compile(r"^\S.*[.!]$", re.DOTALL)
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def endings() -> list[Text]:
    """All reasons for which a match can be over, with what they are about."""
    found = [Text(f"homm3-over-{name}", {"won": 0}) for name in (*ALWAYS, *IN_COMBAT)]
    found.append(Text("homm3-over-resigned", {"seat": 0, "won": 1}))
    for scenario in shipped().values():
        for entry in (*scenario.victory, *scenario.defeat):
            for won in (0, 1, 2):
                args = {**args_of(entry.made)[0], "won": won}
                found.append(Text(f"homm3-over-{entry.goal}", args))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_a_sentence(language: str) -> None:
    t = Translator(language)
    for reason in endings():
        said = t.text("homm3", reason, ["Ada", "Ben"])
        assert SENTENCE.match(said), f"{reason.id}: {said}"
        assert "{" not in said
        assert "none" not in said
        assert len(said.split()) >= 2, f"{reason.id}: {said}"
        if language in ("en", "el", "hu"):
            assert said[0].isupper(), f"{reason.id}: {said}"


def test_each_goal_has_an_ending() -> None:
    t = Translator("en")
    assert all(t.has(f"homm3-over-{name}") for name in GOALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_the_rounds_run_out_it_says_that_the_goal_was_not_reached(language: str) -> None:
    t = Translator(language)
    lost = t("homm3-over-round", won=0)
    assert lost == t("homm3-over-rounds")
    assert lost != t("homm3-over-round", won=2)


@tables
def test_whoever_gives_up_is_named(table: Table) -> None:
    match = start("homm3", table[2], options_for(table), 3)
    rng = random.Random(3)
    for _ in range(20):
        assert match.decision is not None
        match.choose(rng.choice(match.decision.options))
    match.aside(0, "resign")
    assert match.result is not None
    for language in LANGUAGES:
        said = Translator(language).text("homm3", match.result.reason, ["Ada", "Ben", "Cy", "Di"])
        assert "Ada" in said
