"""Names: what cannot be seen is refused, and who looks like somebody else gets a number."""

import pytest
from pydantic_core import PydanticCustomError

from rulebound.server.names import check_name, looks, told_apart


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Őrsi Ű.",
        "Γιώργος Ὀδυσσεύς",
        "ნინო მაჭავარიანი",
        "שִׁיר־אֵל",
        "שׁרה ג׳",
        "Nguyễn",
        "E\u0301lise",
        "कृष्णा",
        "张伟",
        "O’Neill-Smith 3",
        "\N{DRAGON} \N{HEAVY BLACK HEART}",
    ],
)
def test_names_of_all_scripts_pass(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "a\nb",
        "\x1b[31m",
        "An\x85n",
        "A\u200bnn",
        "A\u200cnn",
        "\U0001f469\u200d\U0001f680",
        "Ann\u00ad",
        "\u202ennA",
        "Ann\u2066",
        "\u200fאנה",
        "A\u061cnn",
        "\ufeffAnn",
        "A\u2028nn",
        "A\u2029nn",
        "A\ue000nn",
        "A\ud800nn",
        "A\uffffnn",
        "A\U000e0061nn",
        "\u3164",
        "A\u115fnn",
        "\u2800",
        "Ann\ufe0f",
        "A\u034fnn",
        "\u0301Ann",
        "Ann \u0301Bee",
        "Z\u0334\u0335\u0336\u0337",
        "Z\u20dd\u20de\u20df\u20e0",
    ],
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(PydanticCustomError) as caught:
        check_name(name)
    assert caught.value.type == "bad-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "А\N{LATIN SMALL LETTER N}n"),
        ("Anna", "Αnna"),
        ("Ivan", "lvan"),
        ("Bill", "BiII"),
        ("Otto", "0tto"),
        ("OTTO", "0TT0"),
        ("mark", "rnark"),
        ("Ann", "Ａｎｎ"),
        ("Ann Bee", "ann\u00a0\u2003bee"),
        ("Élise", "E\u0301lise"),
        ("Άννα", "άννα"),
    ],
)
def test_look_alikes_share_a_look(name: str, other: str) -> None:
    assert looks(name) & looks(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Ánna", "Anna"), ("Nino", "ნინო"), ("אנה", "חנה"), ("bob", "dod")],
)
def test_other_names_do_not(name: str, other: str) -> None:
    assert not looks(name) & looks(other)


def test_later_look_alikes_are_numbered() -> None:
    names = ["Ann", None, "ann", "Ann (2)", "Bob", "\N{CYRILLIC CAPITAL LETTER A}nn"]
    shown = told_apart(names)
    assert shown == ["Ann", None, "ann (2)", "Ann (2) (2)", "Bob", f"{names[-1]} (3)"]
    assert told_apart(["Bob", "Ann"]) == ["Bob", "Ann"]
