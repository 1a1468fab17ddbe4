"""``rulebound cards``."""

import json

from tests.terminal.commandline import ok, run


def test_one_card_with_its_picture_text_rulings_and_rules() -> None:
    text = " ".join(ok("cards", "tashkalar", "mountain troll").split())
    for part in ("Mountain Troll", "Highland", "! @ !", "gain an action.", "Rulings", "TK-5.1.9"):
        assert part in text
    assert "Rules: TK-1.15, TK-3.2" in text


def test_found_without_accents_and_told_in_another_language() -> None:
    text = ok("cards", "homm3", "villamcsapas", "--lang", "hu")
    assert "Villámcsapás" in text
    assert "Pontosítások" in text


def test_several_are_listed() -> None:
    text = ok("cards", "tashkalar", "-w", "school=highland", "-w", "rank=common")
    assert "5 cards" in text
    assert "Clan Healer" in text
    assert "Mountain Troll" not in text


def test_values_are_understood_in_any_language() -> None:
    assert "5 cards" in ok("cards", "tashkalar", "-w", "school=Highland", "-w", "rank=απλο")


def test_as_data() -> None:
    (card,) = json.loads(ok("cards", "urbno", "exactly three", "--json"))
    assert card["ref"] == "mission:1"
    assert card["traits"]["kind"] == ["mission"]
    assert "UR-14.1" in card["rules"]
    assert json.loads(ok("cards", "urbno", "nobody is called so", "--json")) == []


def test_what_cannot_be_found_is_said() -> None:
    for arguments, said in (
        (("tashkalar", "zzz"), "There is no such card: zzz"),
        (("truc",), "shows no cards"),
        (("tashkalar", "-w", "rank"), "kinds: kind, school, rank"),
        (("tashkalar", "-w", "colour=red"), "kinds: kind, school, rank"),
        (("tashkalar", "-w", "rank=royal"), "known: common, heroic, legendary"),
        (("chess",), "chess"),
    ):
        result = run("cards", *arguments)
        assert result.exit_code != 0
        assert said in result.output + result.stderr
