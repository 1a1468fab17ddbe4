"""Scenarios of Heroes III at the terminal: pictures of maps, panels, labels that are typed."""

import io
import random
from collections.abc import Sequence
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType

import rulebound
from rulebound import Match
from rulebound.games.homm3.world.locations import LOCATION_TABLE
from rulebound.games.homm3.world.scenario import shipped
from rulebound.games.homm3.world.tile_data import TILES
from rulebound.games.homm3.world.tiles import LOCATIONS, MINE
from rulebound.games.homm3.world.world import Rover
from rulebound.locale import LANGUAGES
from rulebound.terminal import menu
from rulebound.terminal.homm3 import Painter, ground
from rulebound.terminal.homm3.map import Map
from rulebound.terminal.homm3.plan import Plan, Window, turned
from rulebound.terminal.homm3.story import story
from rulebound.terminal.painter import Paper, no_reason
from rulebound.terminal.table import seen
from rulebound.terminal.words import Words
from tests.homm3.quests import Quest

NAMES = ("Ann", "Bob", "Cid", "Dan")
EN = Words("en")
LONE = ["S3 0,0", "F2 3,-1 down", "N3 1,2"]
"""A Castle alone, beside a tile that lies face down."""


def text_of(drawing: RenderableType, width: int = 80, colours: bool = False) -> str:
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        no_color=not colours,
    )
    console.print(drawing)
    return file.getvalue()


def at_table(
    match: Match, width: int = 80, height: int = 50, language: str = "en", plain: bool = False
) -> Painter:
    """A painter who has looked at the table of the person who has to choose."""
    assert match.decision is not None
    words = Words(language)
    names = NAMES[: match.seats]
    painter = Painter(words, names, Paper(width, height, plain), match.setup.options)
    words.called = painter.look(seen(match, match.decision.seat))
    return painter


def shown(match: Match, width: int = 80, height: int = 50, language: str = "en") -> str:
    assert match.decision is not None
    painter = at_table(match, width, height, language)
    seat, options = match.decision.seat, match.decision.options

    def why(ref: str) -> str:
        reason = match.why_not(seat, ref)
        return "" if reason is None else painter.words.text("homm3", reason, NAMES)

    return text_of(painter.table(seen(match, seat), options, (), why), width)


def whole_map(match: Match, width: int = 80) -> list[str]:
    """The map alone, without marks."""
    lines = text_of(at_table(match, width).sight("map", match.view(0), ())).splitlines()
    return [line.rstrip() for line in lines]


def line_with(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


def q_label(q: Quest, where: str) -> str:
    """What the map calls a Field."""
    return Plan(q.match.view(0)["world"]).label(q.at(where))


# ---- pictures ----


def test_a_map_with_heroes_guards_flags_lines_and_rock() -> None:
    q = Quest(heroes={0: "F1 C", 1: "S1 NE"}, seconds={0: "S3 C"}, flags={"F1 SE": 1, "S3 SW": 0})
    assert whole_map(q.match)[:11] == [
        "       a       b       c       d       e       f       g       h",
        " 5                                             ┊▒▒▒▒▒▒▒┊     ♞B┊",
        "                                               ┊▒▒▒▒▒▒▒┊       ┊",
        " 4                         ┊       ┊       ┊       ┊       ┊       ┊",
        "                           ┊Se  III┊Wi     ┊Mm    I┊To   ⚑B┊Re     ┊",
        " 3     ┊▒▒▒▒▒▒▒┊       ┊▒▒▒▒▒▒▒┊     ♞A┊       ┃       ┊       ┊",
        "       ┊▒▒▒▒▒▒▒┊       ┊▒▒▒▒▒▒▒┊       ┊Ar   II┃Tr    I┊       ┊",
        " 2 ┊       ┊     ♘A┊       ┃       ┊       ┊",
        "   ┊Tr    I┊To   ⚑A┊Re     ┃TP     ┊St   ⚑B┊",
        " 1     ┊       ┊       ┊",
        "       ┊Mm   ⚑A┊       ┊",
    ]


def test_the_legend_names_what_is_on_the_map() -> None:
    legend = " ".join(whole_map(Quest().match)[11:])
    assert "Mm Mine (building materials)" in legend
    assert "Se Settlement" in legend
    assert "Obelisk" not in legend


def test_a_tile_face_down_shows_numerals_and_a_line_below() -> None:
    q = Quest(LONE, factions=("castle",), heroes={0: "S3 NE"})
    assert whole_map(q.match)[1:7] == [
        " 6                         ┊░░░░░░░┊░░░░░░░┊",
        "                           ┊░░░░░░░┊░░░░░░░┊",
        " 5     ┊▒▒▒▒▒▒▒┊     ♞A┊░░░░░░░┊░░░░░░░┊░░░░░░░┊",
        "       ┊▒▒▒▒▒▒▒┊       ┊▁▁▁░░░░┊II–III░┊░░░░░░░┊",
        " 4 ┊       ┊       ┊       ┃░░░░░░░┊░░░░░░░┊",
        "   ┊Tr    I┊To   ⚑A┊Re ▁▁▁▁┃░░░░░░░┊░░░░░░░┊",
    ]


def test_black_cubes_and_armies_that_no_player_leads() -> None:
    q = Quest(LONE, factions=("castle",), level=7).go("S3 E")
    q.w.rovers.append(Rover("raiders", q.at("N3 C"), ()))
    text = shown(q.match)
    assert "┊Re ▁▁▁■┃" in line_with(text, "To   ⚑A")
    assert "♛1 the raiders · " in text
    row = line_with(text, "♛1┊")
    assert row.startswith(f" {q_label(q, 'N3 C')[1:]} ")


def test_only_what_can_be_chosen_shows_its_name() -> None:
    q = Quest(heroes={0: "F1 C"})
    text = shown(q.match)
    for where in ("F1 NE", "F1 E", "F1 SW"):
        assert f"┊{q_label(q, where)}  " in text.replace("┃", "┊"), where
    assert q_label(q, "F1 C") not in text.split("Bob")[0]
    assert q_label(q, "F1 W") not in text.split("Bob")[0], "it is Blocked"


def test_tiles_to_turn_up_and_places_for_tiles_have_names() -> None:
    q = Quest(LONE, factions=("castle",), heroes={0: "S3 NE"}, pool=("F4",))
    its = at_table(q.match)
    assert q.match.decision is not None
    text = shown(q.match)
    discover = next(o for o in q.match.decision.options if o.kind == "discover")
    place = next(o for o in q.match.decision.options if o.kind == "place")
    tile, slot = (its.words.called[o.refs[1]] for o in (discover, place))
    assert f"┊{tile}░░" in text
    assert slot[0] == "+"
    assert f" {slot}\n" in text.split("Tr Treasure")[0]
    assert tile in its.describe(discover)
    assert slot in its.describe(place)


def test_narrow_fields_have_figures_and_letters_only() -> None:
    q = Quest(flags={"F1 SE": 1})
    plan = Plan(q.match.view(0)["world"])
    drawn = Map(EN, ground.UNICODE, plan, plan.drawn(), 4, [q.at("F1 E"), q.at("F1 C")])
    lines = [line.plain for line in drawn.lines()]
    assert max(map(len, lines)) == 36
    text = "\n".join(lines)
    assert "┊Se3┊" in text
    assert "┊StB┊" in text
    assert f"┊{plan.label(q.at('F1 C'))} ┊{plan.label(q.at('F1 E'))} ┃" in text


def test_terrain_and_seats_have_colours_and_the_own_hero_stands_out() -> None:
    q = Quest(heroes={0: "F1 C"})
    its = at_table(q.match)
    text = text_of(its.sight("map", q.match.view(0), ()), colours=True)
    for number in (ground.TERRAINS[TILES["F1"].terrain], ground.SEATS[1], ground.BORDER):
        red, green, blue = (int(number[at : at + 2], 16) for at in (1, 3, 5))
        assert f"{red};{green};{blue}" in text
    hero = text[: text.index("♞A")].rpartition("\x1b[")[2]
    assert hero.startswith("1;7;"), "bold and reversed"
    other = text[: text.index("♞B")].rpartition("\x1b[")[2]
    assert not other.startswith("1;7;")


def test_every_location_and_terrain_can_be_drawn() -> None:
    known = {*LOCATIONS, *LOCATION_TABLE}
    assert known == set(ground.SIGNS)
    signs = [sign for name, sign in ground.SIGNS.items() if sign and name != MINE]
    signs += ground.MINES.values()
    assert len(set(signs)) == len(signs)
    assert {len(sign) for sign in signs} == {2}
    assert {tile.terrain for tile in TILES.values()} <= set(ground.TERRAINS)


# ---- parts of a map, names ----


def test_every_field_has_a_name_of_its_own() -> None:
    for name, seats in (("trial_by_combat", 4), ("titans_stronghold", 3), ("crossroads", 2)):
        match = scenario(name, seats)
        plan = Plan(match.view(0)["world"])
        labels = [plan.label(at) for at in plan.fields]
        assert len(set(labels)) == len(labels)
        assert all(label[0].isalpha() and label[1:].isdecimal() for label in labels)


def test_a_part_holds_its_middle_and_stays_on_the_map() -> None:
    plan = Plan(scenario("trial_by_combat", 4).view(0)["world"])
    whole = plan.drawn()
    for at in plan.fields:
        part = plan.part(20, 8, at)
        assert part.holds(at)
        assert (part.right - part.left, part.bottom - part.top) == (20, 8)
        assert part.left >= whole.left
        assert part.right <= whole.right
        assert part.top >= whole.top
        assert part.bottom <= whole.bottom
    assert plan.part(999, 999, None) == whole


def test_a_field_is_drawn_only_with_its_whole_width() -> None:
    window = Window(0, 4, 0, 1)
    assert window.holds((0, 0))
    assert window.holds((1, 0))
    assert not window.holds((2, 0))
    assert not window.holds((-1, 1))


def test_large_maps_show_the_part_around_the_hero() -> None:
    match = scenario("trial_by_combat", 4)
    go_on(match, "homm3-ask-turn")
    assert match.decision is not None
    seat = match.decision.seat
    text = shown(match, 80, 24)
    assert "Type map to see all of it" in text
    assert f"♞{'ABCD'[seat]}┊" in text.replace("┃", "┊")
    everything = text_of(at_table(match).sight("map", match.view(seat), ()))
    assert all(f"♞{letter}" in everything for letter in "ABCD")
    assert max(map(len, everything.splitlines())) <= 80


def test_a_tile_turned_takes_its_guards_along() -> None:
    q = Quest(["S3 0,0", "F1 3,-1"], factions=("castle",))
    world = q.match.view(0)["world"]
    before, after = Plan(world), Plan(turned(world, (3, -1), 3))
    guarded = q.at("F1 NW")
    opposite = (2 * 3 - guarded[0], 2 * -1 - guarded[1])
    field = before.field(guarded)
    assert field is not None
    assert field.guard == 3
    assert after.field(opposite) == field


def test_how_a_tile_can_lie_is_shown_in_pictures() -> None:
    q = Quest(LONE, factions=("castle",), heroes={0: "S3 NE"})
    q.choose("discover main 3,-1")
    assert q.asked == "0 rotate"
    text = shown(q.match)
    assert len(q.offered) > 1
    for number, notation in enumerate(q.offered, start=1):
        assert f"{number}  rotate {notation[-1]}" in text


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
    text = text_of(its.sight("town", q.match.view(0), q.match.decision.options, why), 200)
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
    told = text_of(at_table(match).sight("goal", match.view(0), ()))
    assert "Catherine rides out at first light" in told
    assert "Victory\n" in told
    assert "Settlement: guards of difficulty 1 stand there." in told


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
    assert "Test · Round 1 of 16 · field I, normal" in text
    assert "movement 2" in text
    assert "┌───" in text
    its = at_table(q.match)
    assert q.match.decision is not None
    assert {its.heading(option) for option in q.match.decision.options} == {""}
    assert "⚑A" in text_of(its.sight("map", q.match.view(0), ()))


# ---- what can be done ----


def test_choices_are_described_by_what_waits_there() -> None:
    q = Quest(gold=10, materials=4, heroes={0: "F1 C"}, flags={"F1 SE": 1})
    its = at_table(q.match)
    assert q.match.decision is not None
    said = {option.notation: its.describe(option) for option in q.match.decision.options}
    east, stables = q.ref("F1 E"), q.ref("F1 SE")
    assert said[f"go main {east}"] == (
        f"Main Hero to {q_label(q, 'F1 E')}: Artifact, guards II; "
        "combat against 2 bronze, 2 experience"
    )
    assert said[f"go main {stables}"].endswith(": Stables, flag of Bob")
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
    label = q_label(q, "F1 E")

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
    label = q_label(q, "F1 E")
    assert menu.things_called(label, names) == [f"field:{q.ref('F1 E')}"]
    assert menu.things_called("city hall", names) == ["building:castle_city_hall"]
    assert "Artifact, guards II" in text_of(its.thing(f"field:{q.ref('F1 E')}") or "")
    assert "City Hall" in text_of(its.thing("building:castle_city_hall") or "")
    assert its.thing("field:99,99") is None


def test_log_lines_call_fields_as_the_map_does() -> None:
    q = Quest(heroes={0: "F1 C"}).go("F1 NE")
    its = at_table(q.match)
    lines = [its.words.event("homm3", event, NAMES) for event in q.match.log(0)]
    assert f"Ann: the Main Hero goes to {q_label(q, 'F1 NE')}." in lines


# ---- every scenario, every language ----


def scenario(name: str, seats: int, seed: int = 3) -> Match:
    options = {"form": "scenario", "scenario": name}
    return rulebound.game("homm3").start(seats=seats, options=options, seed=seed)


def go_on(match: Match, prompt: str) -> None:
    """By the first choice, up to a question."""
    while match.decision is not None and match.decision.prompt.id != prompt:
        match.choose(0)


def walk(match: Match, seed: int, steps: int, every: int) -> list[Match]:
    """A match at many moments."""
    rng = random.Random(seed)
    found = []
    for step in range(steps):
        if match.decision is None:
            break
        if step % every == 0:
            found.append(match.fork())
        match.choose(rng.randrange(len(match.decision.options)))
    return found


def sizes() -> list[tuple[str, int]]:
    return [
        (one.id, max(n for mode in one.modes for n in one.seats(mode)))
        for one in shipped().values()
    ]


@pytest.mark.parametrize(("name", "seats"), sizes())
def test_every_scenario_fits_eighty_columns(name: str, seats: int) -> None:
    for match in walk(scenario(name, seats), 5, 90, 30):
        for width, height in ((80, 24), (132, 50)):
            text = shown(match, width, height)
            assert max(map(cell_len, text.splitlines())) <= width
        its = at_table(match)
        assert match.decision is not None
        view = match.view(match.decision.seat)
        for sight in its.sights:
            text = text_of(its.sight(sight, view, match.decision.options))
            assert max(map(cell_len, text.splitlines())) <= 80
        text_of(its.closer(view, match.decision.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_drawn(language: str) -> None:
    for match in walk(scenario("first_light", 1), 5, 60, 12):
        text = shown(match, 120, 50, language)
        assert match.decision is not None
        its = at_table(match, language=language)
        assert all(its.describe(option) for option in match.decision.options)
        if match.view(0)["stage"] == "map":
            assert "┊" in text


def test_the_map_is_never_mirrored() -> None:
    match = scenario("first_light", 1)
    hebrew = at_table(match, language="he").sight("map", match.view(0), ())
    english = at_table(match).sight("map", match.view(0), ())
    rows = slice(0, 17)
    assert text_of(hebrew).splitlines()[rows] == text_of(english).splitlines()[rows]


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("hu")
    words._bundle = Words("en")._bundle.__class__(["hu"])
    assert words.has("cli-homm3-map-army")
    assert words("cli-homm3-map-army") == "Army:"
    assert not words.has("cli-homm3-map-nothing-like-this")


def test_plain_terminals() -> None:
    match = scenario("crossroads", 2)
    go_on(match, "homm3-ask-turn")
    its = at_table(match, plain=True)
    assert match.decision is not None
    lines = text_of(its.table(match.view(match.decision.seat), match.decision.options))
    part = lines.split("Tr Treasure")[0].split("\n", 1)[1]
    assert part.replace("–", "-").isascii()


def test_nothing_hidden_is_drawn() -> None:
    """The same view gives the same drawing, whatever lies face down or in other hands."""
    for match in walk(scenario("crossroads", 2), 8, 120, 15):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.imagine(seat, 99)
        its = at_table(match, 132)
        drawings: list[str] = []
        for one in (match, other):
            view = one.view(seat)
            sights: Sequence[Any] = [its.sight(name, view, ()) for name in its.sights]
            drawings.append(text_of(Group(its.table(view, (), (), no_reason), *sights), 132))
        assert drawings[0] == drawings[1]


def test_spectators_see_the_map_and_no_hand() -> None:
    match = scenario("crossroads", 2)
    go_on(match, "homm3-ask-turn")
    its = at_table(match)
    text = text_of(its.table(match.view(None)))
    assert "Your hand" not in text
    assert "♞A" in text
    assert "♞B" in text
    assert "Army:" in text
