"""Scenarios of Heroes III at the terminal: panels, and what can be done."""

from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.terminal import menu
from rulebound.terminal.homm3.story import story
from tests.games.homm3.atlas import EN, NAMES, at_table, label_of, scenario, shown
from tests.games.homm3.quests import Quest
from tests.terminal.drawings import drawn, line_with

# ---- panels ----


def test_what_a_player_has() -> None:
    q = Quest(
        gold=12,
        materials=4,
        valuables=1,
        hands=[["attack", "leadership"]],
        buildings=("dwelling_bronze",),
        level=2,
        round=3,
    )
    q.player.morale = -1
    text = shown(q.match)
    assert "Test · Round 3 of 16" in text
    assert "►A Ann · Castle · Catherine, level 2 · experience 2, next level at 4" in text
    assert "movement 3 · negative morale · expert uses 1" in text
    assert "12 gold (+0) · 4 building materials (+0) · 1 valuable (+0)" in text
    assert "Army:  Halberdiers  Marksmen" in text
    assert "Town: Towers." in text
    assert "Can be built now: Brotherhood of the Sword," in text
    assert "Town actions left: build, population, spell book." in text
    assert "B Bob · Necropolis · Sandro" in text
    assert "✓ Leadership" in text
    assert "✓ Attack" not in text


def test_what_is_left_of_the_town_actions() -> None:
    q = Quest(gold=20, materials=9, valuables=3)
    q.choose("build castle_mage_guild")
    while q.asked != "0 turn":
        q.choose(q.offered[0])
    text = shown(q.match)
    assert "Town: Mage Guild." in text
    assert "Town actions left: population, spell book." in text
    assert "Can be built now" not in text
    assert "7 buildings must wait." in text


def test_the_town_in_full_with_prices_and_reasons() -> None:
    q = Quest(gold=10, materials=4, buildings=("dwelling_bronze",))
    assert q.match.decision is not None

    def why(ref: str) -> str:
        reason = q.match.why_not(0, ref)
        return "" if reason is None else EN.text("homm3", reason, NAMES)

    its = at_table(q.match, 200)
    text = drawn(its.sight("town", q.match.view(0), q.match.decision.options, why), 200)
    assert line_with(text, "Towers").startswith("✓ Towers")
    assert line_with(text, "City Hall").startswith("+ City Hall")
    assert "(10 gold, 4 building materials)" in line_with(text, "City Hall")
    assert line_with(text, "Glory of Erathia").startswith("  Glory")
    assert "Build this first: Holy Grounds" in text
    assert "Few" in line_with(text, "Halberdiers")
    assert "This tier needs its Dwelling" in line_with(text, "Archangels")


def test_a_scenario_tells_its_goal() -> None:
    match = scenario("first_light", 1)
    text = shown(match)
    assert "Flag the Settlement in the valley" in text
    told = drawn(at_table(match).sight("goal", match.view(0), ()))
    assert "Catherine rides out at first light" in told
    assert "Victory\n" in told
    assert "The guards of the Settlement have difficulty 1." in told


def test_every_scenario_can_be_told() -> None:
    for one in shipped().values():
        for mode in one.modes:
            world = {"scenario": one.id, "mode": mode, "proclaimed": ()}
            for seats in one.seats(mode):
                lines = [line.plain for line in story(EN, world, None, seats)]
                assert "Victory" in lines, (one.id, mode)
                assert not any("{" in line for line in lines)


def test_the_combat_of_a_scenario_is_drawn_as_a_combat() -> None:
    q = Quest().go("S3 SW")
    assert q.match.view(0)["stage"] == "fighting"
    text = shown(q.match)
    assert "Test · Round 1 of 16 · Field I, normal" in text
    assert "movement 2" in text
    assert "┌───" in text
    its = at_table(q.match)
    assert q.match.decision is not None
    assert {its.heading(option) for option in q.match.decision.options} == {""}
    assert "⚑A" in drawn(its.sight("map", q.match.view(0), ()))


# ---- what can be done ----


def test_choices_are_described_by_what_waits_there() -> None:
    q = Quest(gold=10, materials=4, heroes={0: "F1 C"}, flags={"F1 SE": 1})
    its = at_table(q.match)
    assert q.match.decision is not None
    said = {option.notation: its.describe(option) for option in q.match.decision.options}
    east, stables = q.ref("F1 E"), q.ref("F1 SE")
    assert said[f"go main {east}"] == (
        f"Main Hero to {label_of(q, 'F1 E')}: Artifact, guards II; "
        "combat against 2 bronze, 2 experience"
    )
    assert said[f"go main {stables}"].endswith(": Stables, Bob’s flag")
    assert said["build castle_city_hall"] == "Build City Hall (10 gold, 4 building materials)"


def test_weak_guards_flee() -> None:
    q = Quest(heroes={0: "F1 C"}, level=7)
    its = at_table(q.match)
    assert q.match.decision is not None
    go = next(o for o in q.match.decision.options if o.notation == f"go main {q.ref('F1 E')}")
    assert its.describe(go).endswith("Artifact, guards II; they flee")


def test_a_long_menu_has_headings() -> None:
    q = Quest(gold=20, materials=9, hands=[["leadership"]], heroes={0: "F1 C"})
    its = at_table(q.match)
    assert q.match.decision is not None
    lines = menu.headed(menu.entries(q.match.decision.options), its.heading)
    headings = [heading for heading, _ in lines if heading]
    assert headings == ["Moves", "Town", "Cards", "Other"]
    assert lines[-1][1].typed == "end-turn"


def test_one_heading_alone_is_left_out() -> None:
    q = Quest(gold=20, buildings=("dwelling_bronze", "citadel")).choose("population")
    its = at_table(q.match)
    assert q.match.decision is not None
    lines = menu.headed(menu.entries(q.match.decision.options), its.heading)
    assert {heading for heading, _ in lines} == {""}


def test_labels_are_understood() -> None:
    q = Quest(heroes={0: "F1 C"})
    its = at_table(q.match)
    assert q.match.decision is not None
    options = q.match.decision.options
    label = label_of(q, "F1 E")

    def name_of(ref: str) -> str:
        kind, _, name = ref.partition(":")
        return its.words.thing("homm3", kind, name)

    wanted = f"go main {q.ref('F1 E')}"
    for typed in (label, f"go {label}", f"go main {label}", label.upper()):
        found = menu.touched(typed, options, name_of)
        assert [option.notation for option in found] == [wanted], typed


def test_things_that_can_be_asked_about() -> None:
    q = Quest(heroes={0: "F1 C"})
    its = at_table(q.match)
    names = its.names(q.match.view(0))
    label = label_of(q, "F1 E")
    assert menu.things_called(label, names) == [f"field:{q.ref('F1 E')}"]
    assert menu.things_called("city hall", names) == ["building:castle_city_hall"]
    assert "Artifact, guards II" in drawn(its.thing(f"field:{q.ref('F1 E')}") or "")
    assert "City Hall" in drawn(its.thing("building:castle_city_hall") or "")
    assert its.thing("field:99,99") is None


def test_log_lines_call_fields_as_the_map_does() -> None:
    q = Quest(heroes={0: "F1 C"}).go("F1 NE")
    its = at_table(q.match)
    lines = [its.words.event("homm3", event, NAMES) for event in q.match.log(0)]
    assert f"Ann’s Main Hero goes to {label_of(q, 'F1 NE')}." in lines
