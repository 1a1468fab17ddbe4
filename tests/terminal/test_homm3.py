"""Heroes of Might and Magic III at the terminal: what is shown, to whom, in which words."""

import random
from typing import Any

import pytest
from rich.text import Text

import rulebound
from rulebound import Match
from rulebound.locale import LANGUAGES
from rulebound.terminal.homm3 import Painter
from rulebound.terminal.homm3.signs import ASCII, UNICODE, aligned, flowing
from rulebound.terminal.painter import Paper
from rulebound.terminal.table import _in_columns
from rulebound.terminal.words import Words
from tests.games.homm3.fights import Fight
from tests.terminal.drawings import drawn, line_with

EN = Words("en")
NAMES = ("Ann", "Bob")


def painter(width: int = 80, height: int = 24, words: Words = EN, plain: bool = False) -> Painter:
    return Painter(words, NAMES, Paper(width, height, plain))


def shown(match: Match, width: int = 80, height: int = 24, words: Words = EN) -> str:
    """The table as the person who has to choose sees it."""
    assert match.decision is not None
    seat = match.decision.seat
    view = {**match.view(seat), "helps": match.helps(seat)}
    return drawn(painter(width, height, words).table(view, match.decision.options), width)


def prompt(match: Match) -> str:
    assert match.decision is not None
    return EN.text("homm3", match.decision.prompt, NAMES)


def told(match: Match, seat: int | None = None) -> list[str]:
    return [EN.event("homm3", event, NAMES) for event in match.log(seat)]


def fight(*hand: str, **more: Any) -> Fight:
    """Griffins and Marksmen against Zombies and Liches; the Griffins are active."""
    return Fight(
        ["castle_griffins+ b2", "castle_marksmen a1"],
        ["necropolis_zombies b3", "necropolis_liches+ c4"],
        **{"hands": (hand, ()), "active": "castle_griffins", **more},
    )


# ---- the board ----


def test_units_with_side_type_values_and_tokens() -> None:
    f = fight()
    zombies, liches = f.unit("necropolis_zombies"), f.unit("necropolis_liches")
    zombies.damage, zombies.defending, zombies.retaliated = 1, True, True
    liches.poison, liches.paralysed = 2, True
    lines = shown(f.match).splitlines()
    rows = [next(n for n, line in enumerate(lines) if line.startswith(f"{r} ")) for r in "54321"]
    assert rows == sorted(rows), "the attacker's backline is the lowest row"
    assert "►▲Griffins+  ♥4/4" in lines[rows[3]]
    assert "F A3 D0 I9  " in lines[rows[3] + 1]
    assert "▼[Zombies]   ♥2/3" in lines[rows[2]]
    assert "G A2 D1 I3 ✓↩◊" in lines[rows[2] + 1]
    assert "▲Marksmen    ♥2/2" in lines[rows[4]]
    assert "R A4 D1 I7 ✓⊘☠2" in lines[rows[1] + 1]


def test_a_tall_terminal_has_words_instead_of_letters() -> None:
    text = shown(fight().match, 80, 60)
    assert "Pack flying  ♥4/4" in text
    assert "Few ground   ♥3/3" in text
    assert "A3 D0 I9" in text
    assert "├" in text
    assert "├" not in shown(fight().match, 80, 30)


def test_what_can_be_chosen_stands_in_brackets() -> None:
    text = shown(fight().match)
    assert "[Zombies]" in text
    assert "[Liches" in text
    assert "[c3]" in text
    assert "[Marksmen]" not in text
    assert "[d5]" not in text


def test_changed_values_are_those_of_the_moment() -> None:
    f = fight("attack")
    f.choose("play attack basic")
    assert "A4 D0 I9" in shown(f.match)


def test_walls_gate_and_tower() -> None:
    match = rulebound.game("homm3").start(seats=2, options={"siege": True}, seed=4)
    match.choose("line-up")
    match.choose("line-up")
    match.choose("gate b3")
    while match.decision is not None and match.decision.prompt.id != "homm3-ask-unit":
        match.choose(len(match.decision.options) - 1)
    text = drawn(painter().table(match.view(0)))
    row = line_with(text, "╬╬")
    assert "▓▓ Wall a3 ▓▓" in row
    assert "╬╬ Gate b3 ╬╬" in row
    tower = line_with(text, "♥3/3 R A4 D2 I9")
    assert tower.startswith("  ▼")


def test_the_order_of_activations() -> None:
    f = fight()
    f.unit("castle_marksmen").activated = False
    f.unit("necropolis_liches").activated = False
    assert line_with(shown(f.match), "Order:") == "Order:  ►▲Griffins 9  ▼Liches 7  ▲Marksmen 4"


def test_cards_that_lie_on_units() -> None:
    f = fight("haste").choose("play haste cast-1", "target castle_marksmen")
    text = shown(f.match)
    assert "✦ Marksmen: Haste" in text
    assert "R A2 D0 I5 ✓✦" in text


# ---- heroes and cards ----


def heroes(seed: int = 3, **options: Any) -> Match:
    """A skirmish of two heroes whose first unit is active."""
    match = rulebound.game("homm3").start(seats=2, options=options, seed=seed)
    match.choose("line-up")
    match.choose("line-up")
    while match.decision is not None and match.decision.prompt.id != "homm3-ask-unit":
        match.choose(len(match.decision.options) - 1)
    return match


def test_both_heroes() -> None:
    match = heroes(attacker_hero="catherine", defender_hero="sandro", level=4)
    assert match.decision is not None
    you = match.decision.seat
    view = match.view(you)
    text = shown(match)
    assert "▲ Ann (attacker) · Castle · Catherine, level 4" in text
    assert "▼ Bob (defender) · Necropolis · Sandro, level 4" in text
    other = view["players"][1 - you]
    assert f"hand {other['hand_count']} · deck {other['deck_count']}" in text
    assert "expert uses 2" in text
    assert "spells 0 of 1" in text
    assert f"Your hand ({view['players'][you]['hand_count']} cards)" in text


def test_morale_power_and_its_cards() -> None:
    f = fight("power", "magic_arrow")
    f.s.players[0].hero = "catherine"
    f.s.players[0].morale = 1
    f.choose("play power basic")
    text = shown(f.match)
    assert "positive morale" in text
    assert "power 1 (Power)" in text
    assert "✓ Magic Arrow" in text


def test_the_hand_is_told_in_full_where_there_is_room() -> None:
    match = fight("attack", "attack", "stone_skin").match
    short, full = shown(match, 80, 20), shown(match, 80, 60)
    assert "✓ Attack ×2" in short
    assert "basic effect: " not in short
    assert "✓ Attack ×2  basic effect: " in full
    hand = drawn(painter().hand(match.view(0), (), lambda ref: f"not now: {ref}"))
    assert "Stone Skin: not now: card:stone_skin" in hand


def test_the_damage_for_each_face_of_the_die() -> None:
    text = shown(fight().match)
    assert "Damage by the die" in text
    row = line_with(text, "Zombies:")
    assert row.split("  ")[2:] == [
        "−1: 1, 2 left",
        "0: 2, 1 left",
        "+1: 2, 1 left",
        "back 1 to 3",
    ]
    assert line_with(text, "Liches:").endswith("back 3 to 5")


def test_two_dice_have_other_chances() -> None:
    """H3-9.12: from backline to backline the lower of two dice counts."""
    f = Fight(["castle_marksmen a1"], ["necropolis_liches a5"], active="castle_marksmen")
    row = line_with(shown(f.match), "Liches:")
    assert "−1 56%: none" in row
    assert "0: 1, 4 left" in row
    assert "+1 11%: 2, 3 left" in row
    assert "back" not in row


def test_the_damage_of_the_attack_at_hand() -> None:
    f = fight("attack").choose("attack necropolis_zombies")
    assert f.ask() == "attack"
    assert "Griffins attack Zombies. Damage by the die" in shown(f.match)
    assert prompt(f.match) == "Griffins attack Zombies: play a card, or pass."


def test_views_without_helps_are_drawn() -> None:
    match = fight().match
    assert match.decision is not None
    text = drawn(painter().table(match.view(0), match.decision.options))
    assert "Damage by the die" not in text


def test_cards_and_units_in_full() -> None:
    its = painter()
    text = drawn(its.thing("unit:castle_griffins.2") or "")
    assert "Griffins (Castle, bronze)" in text
    assert "Few: flying, attack 2, defense 0, health 4, initiative 6, 4 gold" in text
    assert "Pack: flying, attack 3" in text
    text = drawn(its.thing("card:magic_arrow") or "")
    assert "Magic Arrow (Spell, Air, Earth, Fire, Water)" in text
    assert text.count("cast (") == 1
    assert its.thing("space:a1") is None


def test_every_card_and_unit_has_a_picture() -> None:
    its = painter()
    for ref, name in its.names(None).items():
        assert name in drawn(its.thing(ref) or ""), ref


def test_prices_while_an_army_is_bought() -> None:
    match = rulebound.game("homm3").start(seats=2, options={"army": "bought"}, seed=1)
    assert prompt(match) == "Buy your army. You have 40 gold and 2 valuables."
    assert match.decision is not None
    described = [painter().describe(option) for option in match.decision.options]
    assert "Recruit Griffins (4 gold)" in described
    assert "Recruit Archangels (20 gold and 1 valuable)" in described
    assert "40 gold" in shown(match)


# ---- the log ----


def test_a_blow_is_reckoned_aloud() -> None:
    f = fight(dice=[1, 0, -1])
    f.choose("attack necropolis_liches c3")
    lines = told(f.match)
    start = lines.index("Griffins move from b2 to c3.")
    assert lines[start + 1 : start + 9] == [
        "Griffins attack Liches.",
        "Griffins roll +1 for the attack.",
        "Griffins: 3 attack, die +1, minus 1 defense = 3 damage to Liches.",
        "Liches have 2 of 5 health left.",
        "Liches retaliate against Griffins.",
        "Liches roll 0, −1 for the attack; the lower one counts.",
        "Liches: 4 attack, die −1 = 3 damage to Griffins.",
        "Griffins have 1 of 4 health left.",
    ]


def test_what_a_defense_token_brings_is_said() -> None:
    f = fight(dice=[0, 1])
    f.unit("necropolis_liches").defending = True
    f.choose("attack necropolis_liches c3")
    assert (
        "Griffins: 3 attack, die 0, minus 2 defense (1 from the Defense Token)"
        " = 1 damage to Liches." in told(f.match)
    )


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    f = fight("offense")
    f.s.players[0].deck = ("defense",)
    f.choose("play offense basic")
    mine, others = told(f.match, 0), told(f.match, 1)
    assert "You draw Defense." in mine
    assert "You draw Defense." not in others
    assert "Ann draws a card." in others


# ---- every table ----


FORMS: list[dict[str, Any]] = [
    {},
    {"siege": True},
    {"form": "guards", "field": 4},
    {"army": "bought"},
    {"army": "random", "attacker": "random", "defender": "random", "level": 7, "spells": 5},
]


def walk(seats: int, seed: int, steps: int, options: dict[str, Any]) -> list[Match]:
    """A match at many moments."""
    match = rulebound.game("homm3").start(seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    found = []
    for step in range(steps):
        if match.decision is None:
            break
        if step % 4 == 0:
            found.append(match.fork())
        match.choose(rng.randrange(len(match.decision.options)))
    return found


@pytest.mark.parametrize("options", FORMS)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_moment_can_be_drawn_and_read(options: dict[str, Any], seats: int) -> None:
    for size in ((80, 24), (120, 40), (60, 20)):
        for match in walk(seats, 7, 120, options):
            assert max(map(len, shown(match, *size).splitlines())) <= size[0]
            assert match.decision is not None
            assert "{" not in prompt(match)
            described = [painter().describe(option) for option in match.decision.options]
            assert len(set(described)) == len(described)
            told(match), told(match, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_drawn(language: str) -> None:
    words = Words(language)
    for match in walk(2, 5, 60, {"siege": True}):
        assert words("cli-homm3-title") in shown(match, words=words)


def test_nothing_hidden_is_drawn() -> None:
    """The same view gives the same drawing, whatever the other holds."""
    for match in walk(2, 8, 100, {}):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.imagine(seat, 99)
        its = painter(120, 40)
        assert drawn(its.table(match.view(seat)), 120) == drawn(its.table(other.view(seat)), 120)


def test_spectators_and_plain_terminals() -> None:
    match = heroes()
    its = painter(plain=True)
    assert drawn(its.table(match.view(0), (), [Text("news")])).replace("─", "-").isascii()
    text = drawn(its.table(match.view(None)))
    assert "Your hand" not in text
    assert drawn(its.hand(match.view(None))).strip() == ""


def test_the_end_of_a_match() -> None:
    match = walk(2, 3, 10_000, {})[-1]
    rng = random.Random(1)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    text = drawn(painter().table(match.view(0)))
    assert "Your hand" not in text
    assert "Order:" not in text
    assert painter().score(1) == "victory"


def test_signs() -> None:
    assert UNICODE.face(-1) == "−1"
    assert ASCII.face(1) == "+1"
    assert UNICODE.short("Halberdiers", 8) == "Halberd…"
    rows = [("a", "b"), ("aaa", "b")]
    assert [line.plain for line in aligned(rows, 7, indent=1)] == [" a    b", " aaa  b"]
    assert [line.plain for line in aligned(rows, 6, indent=1)] == [" a  b", " aaa  b"]
    lines = flowing((Text("xxxx") for _ in range(3)), width=10, indent=2)
    assert [line.plain for line in lines] == ["xxxx  xxxx", "  xxxx"]


def test_long_lines_of_a_menu_go_on_below_their_own_beginning() -> None:
    lines = drawn(_in_columns([Text("  1  play  ")], ["word " * 20], 40), 40).splitlines()
    assert len(lines) > 2
    assert lines[0].startswith("  1  play  word")
    assert all(line.startswith(" " * 11 + "word") for line in lines[1:])
