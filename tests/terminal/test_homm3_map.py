"""Scenarios of Heroes III at the terminal: pictures of maps, and names on them."""

from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import LOCATIONS, Ground
from rulebound.games.homm3.model.world import Rover
from rulebound.terminal.homm3 import ground
from rulebound.terminal.homm3.map import Map
from rulebound.terminal.homm3.plan import Plan, Window, turned
from tests.games.homm3.atlas import EN, at_table, go_on, label_of, scenario, shown, whole_map
from tests.games.homm3.quests import Quest
from tests.terminal.drawings import drawn, line_with

LONE = ["S3 0,0", "F2 3,-1 down", "N3 1,2"]
"""A Castle alone, beside a tile that lies face down."""


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
    assert row.startswith(f" {label_of(q, 'N3 C')[1:]} ")


def test_only_what_can_be_chosen_shows_its_name() -> None:
    q = Quest(heroes={0: "F1 C"})
    text = shown(q.match)
    for where in ("F1 NE", "F1 E", "F1 SW"):
        assert f"┊{label_of(q, where)}  " in text.replace("┃", "┊"), where
    assert label_of(q, "F1 C") not in text.split("Bob")[0]
    assert label_of(q, "F1 W") not in text.split("Bob")[0], "it is Blocked"


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
    small = Map(EN, ground.UNICODE, plan, plan.drawn(), 4, [q.at("F1 E"), q.at("F1 C")])
    lines = [line.plain for line in small.lines()]
    assert max(map(len, lines)) == 36
    text = "\n".join(lines)
    assert "┊Se3┊" in text
    assert "┊StB┊" in text
    assert f"┊{plan.label(q.at('F1 C'))} ┊{plan.label(q.at('F1 E'))} ┃" in text


def test_terrain_and_seats_have_colours_and_the_own_hero_stands_out() -> None:
    q = Quest(heroes={0: "F1 C"})
    its = at_table(q.match)
    text = drawn(its.sight("map", q.match.view(0), ()), colours=True)
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
    signs = [sign for name, sign in ground.SIGNS.items() if sign and name != Ground.MINE]
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
    everything = drawn(at_table(match).sight("map", match.view(seat), ()))
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
