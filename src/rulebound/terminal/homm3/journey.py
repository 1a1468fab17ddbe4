"""A scenario on the map at the terminal: the map with its panels, and what can be done."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.model.hexes import Hex, flower, name_of
from rulebound.terminal.homm3 import ground
from rulebound.terminal.homm3.cards import Cards
from rulebound.terminal.homm3.map import CELLS, LINES, RULER, Map, cell_for, described
from rulebound.terminal.homm3.panels import Panels, scenario_parts
from rulebound.terminal.homm3.plan import Plan, Window, around, hex_of, places, slots, turned
from rulebound.terminal.homm3.realms import Realms, rover_name
from rulebound.terminal.homm3.signs import BRASS, GAME, Signs
from rulebound.terminal.homm3.story import story
from rulebound.terminal.homm3.town import Town, price_of, troop_kinds
from rulebound.terminal.menu import entries
from rulebound.terminal.painter import Paper, View, Why, no_reason
from rulebound.terminal.words import Words

SIGHTS: Final = ("map", "town", "goal")
ERRANDS: Final = ("ride",)
_SECTIONS: Final = {
    **dict.fromkeys(
        ("go", "revisit", "discover", "place", "step-aside", "fly"), "cli-homm3-menu-moves"
    ),
    **dict.fromkeys(
        ("build", "population", "hire", "read-book", "use-building"), "cli-homm3-menu-town"
    ),
    **dict.fromkeys(("play", "use", "morale", "unit-ability"), "cli-homm3-menu-cards"),
}
_OTHER: Final = "cli-homm3-menu-other"
_BESIDE: Final = 44
"""Columns of the panels beside the map."""
_WIDE: Final = 120
"""Columns of a terminal that has them there."""
_LEAST: Final = 8
"""Rows of the map that are always shown."""
_SLACK: Final = 3
"""So many rows too many are no reason to show only a part of the map."""
_AROUND: Final = 6
"""Lines around a menu."""
_NEWS: Final = 8
"""Lines of news beside the map."""


class Journey:
    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        paper: Paper,
        signs: Signs,
        cards: Cards,
        options: Mapping[str, Any] | None,
    ) -> None:
        self.words = words
        self.players = players
        self.paper = paper
        self.signs = signs
        self.cards = cards
        self.options = options
        self.pieces = ground.ASCII if paper.ascii_only else ground.UNICODE
        self.wide = paper.width >= _WIDE and not words.right_to_left
        width = _BESIDE if self.wide else paper.width
        panels = Panels(words, players, signs, width, paper.width)
        self.realms = Realms(words, players, signs, self.pieces, panels, width)
        self.plan: Plan | None = None
        self.view: View = {}

    def look(self, view: View) -> Mapping[str, str]:
        self.view = view
        self.plan = Plan(view["world"])
        rovers = {
            f"rover:{rover['id']}": rover_name(self.words, rover["id"])
            for rover in view["world"]["rovers"]
        }
        return {**self.plan.called(), **rovers}

    # ---- the table ----

    def table(
        self, view: View, options: Sequence[Option], news: Sequence[Text], why: Why
    ) -> RenderableType:
        """The map around the active hero, all panels, the hand."""
        self.look(view)
        head = Rule(self.realms.heading(view), style=BRASS)
        panels = self._panels(view, options, why)
        goal = self.realms.goal(view)
        room = self.paper.height - len(entries(options)) - _AROUND
        short = self._count(*self._hand(view, options, 0))
        if self.wide:
            room -= self._count(head)
            above = self._beside(view, options, [*goal, *panels], news, room - short)
            return Group(head, above, *self._hand(view, options, room - self._count(above)))
        room -= self._count(head, *goal, *panels)
        drawn = self._map(view, options, self.paper.width, room - short)
        room -= self._count(*drawn)
        return Group(*news, head, *goal, *drawn, *panels, *self._hand(view, options, room))

    def _beside(
        self,
        view: View,
        options: Sequence[Option],
        panels: Sequence[Text],
        news: Sequence[Text],
        room: int,
    ) -> RenderableType:
        """The panels and the last news right of the map."""
        columns = self.paper.width - _BESIDE - 3
        told = [Text(line.plain.strip(), style="dim") for line in news[-_NEWS:]]
        drawn = self._map(view, options, columns, room)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=columns)
        grid.add_column(width=_BESIDE)
        grid.add_row(Group(*drawn), Group(*panels, Text(), *told))
        return grid

    def _map(
        self, view: View, options: Sequence[Option], columns: int, room: int
    ) -> list[RenderableType]:
        """As much of the map as there is room for, at least some rows, and its legend."""
        if any(option.kind == "rotate" for option in options):
            return [*self._part(view, options, columns, room), self._turns(view, options)]
        return self._part(view, options, columns, room)

    def _part(
        self, view: View, options: Sequence[Option], columns: int, room: int
    ) -> list[RenderableType]:
        assert self.plan is not None
        free = slots(options)
        whole = self.plan.drawn(free)
        cell = cell_for(whole, columns, CELLS[:-1])
        rows = max(_LEAST, (room - LINES) // LINES)
        if whole.bottom - whole.top <= rows + _SLACK:
            rows += _SLACK
        halves = (columns - RULER - 1) * 2 // cell
        window = self.plan.part(halves, rows, self._middle(view, options), free)
        drawn = self._drawing(window, cell, options, view["you"])
        lines: list[RenderableType] = [*drawn.lines(), *drawn.legend(columns)]
        if window != whole:
            lines.append(Text(self.words("cli-homm3-map-part"), style="dim"))
        return lines

    def _drawing(
        self, window: Window, cell: int, options: Sequence[Option], you: int | None
    ) -> Map:
        assert self.plan is not None
        marks = {at for _, at in places(options)}
        return Map(self.words, self.pieces, self.plan, window, cell, marks, slots(options), you)

    def _middle(self, view: View, options: Sequence[Option]) -> Hex | None:
        """Where the reader looks: at a hero who can move, at their own Town, else at the active."""
        world = view["world"]
        seat = view["you"] if view["you"] is not None else world["active"]
        touched = [at for kind, at in places(options) if kind != "field"]
        if touched:
            return touched[0]
        if seat is None:
            return None
        realm = world["realms"][seat]
        heroes = realm["heroes"]
        moving = [ref for option in options for ref in option.refs if ref.startswith("hero:")]
        which = "second" if moving and "hero:main" not in moving else "main"
        at = heroes[which]["at"] or heroes["main"]["at"] or realm["town"]
        return (at[0], at[1]) if at else None

    def _turns(self, view: View, options: Sequence[Option]) -> RenderableType:
        """A tile in all the ways in which it can be laid, with the numbers of the menu."""
        pictures = []
        for number, option in enumerate(options, start=1):
            if option.kind == "rotate":
                at, turn = (ref.partition(":")[2] for ref in option.refs)
                head = self.words("cli-homm3-map-turn", number=number, turn=turn)
                pictures.append(self._turned(view, hex_of(at), int(turn), head))
        grid = Table.grid(padding=(0, 2, 0, 0))
        across = max(1, self.paper.width // (CELLS[1] * 4))
        for start in range(0, len(pictures), across):
            grid.add_row(*pictures[start : start + across])
        return grid

    def _turned(self, view: View, centre: Hex, turn: int, head: str) -> RenderableType:
        """A tile as it would lie; solid lines above it are drawn in the row above."""
        plan = Plan(turned(view["world"], centre, turn))
        window = around(flower(centre))
        window = window._replace(top=window.top - 1)
        picture = Map(self.words, self.pieces, plan, window, CELLS[1])
        return Group(Text(head, style="bold cyan"), *picture.bare())

    # ---- panels ----

    def _panels(self, view: View, options: Sequence[Option], why: Why) -> list[Text]:
        assert self.plan is not None
        you = view["you"]
        found: list[Text] = []
        for seat in range(len(view["players"])):
            if seat != you:
                found += self.realms.other(view, seat)
        found += self.realms.rovers(view, self.plan)
        if you is not None:
            found += self.realms.own(view, you)
            if not view["result"]:
                town = Town(self.words, self.signs, view, you, options, why)
                found += town.lines(self.realms.width)
        return found

    def _hand(self, view: View, options: Sequence[Option], room: int) -> list[RenderableType]:
        """The cards that are looked at and the hand, with its texts if there is room for them."""
        if view["result"]:
            return []
        offer = self.cards.offer(view["offer"])
        full = [*offer, *self.cards.hand(view, options, full=True)]
        if self._count(*full) <= room:
            return full
        return [*offer, *self.cards.hand(view, options, full=False)]

    def _count(self, *drawings: RenderableType) -> int:
        console = Console(width=self.paper.width, file=StringIO())
        return len(console.render_lines(Group(*drawings))) if drawings else 0

    # ---- parts of the table ----

    def sight(self, name: str, view: View, options: Sequence[Option], why: Why) -> RenderableType:
        plan = Plan(view["world"])
        self.plan = plan
        if name == "map":
            window = plan.drawn(slots(options))
            cell = cell_for(window, self.paper.width)
            drawn = self._drawing(window, cell, options, view["you"])
            return Group(*drawn.lines(), *drawn.legend(self.paper.width))
        if name == "town":
            seats = range(len(view["players"])) if view["you"] is None else (view["you"],)
            towns = (Town(self.words, self.signs, view, seat, options, why) for seat in seats)
            return Group(*(town.whole() for town in towns))
        lines = story(self.words, view["world"], self.options, len(view["players"]))
        return Group(*lines or [Text(scenario_parts(self.words, view["world"])[0])])

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        """The part of the map of which options speak."""
        if not any(True for _ in places(options)):
            return Group()
        self.look(view)
        room = self.paper.height // 2
        return Group(*self._map(view, options, self.paper.width, room))

    # ---- things ----

    def names(self, view: View) -> dict[str, str]:
        """What can be asked about on the map."""
        found = dict(self.look(view))
        world = view["world"]
        refs = [f"week:{week}" for week in world["proclaimed"]]
        assert self.plan is not None
        fields = (self.plan.field(at) for at in self.plan.fields)
        refs += [f"location:{field.location}" for field in fields if field is not None]
        for realm in world["realms"]:
            if realm["seat"] == view["you"] or view["you"] is None:
                board = Town(self.words, self.signs, view, realm["seat"], (), no_reason).cards
                refs += [f"building:{card.id}" for card in board]
                refs += [f"troop:{kind}" for kind in troop_kinds(realm["faction"])]
        named = {ref: self.name(ref) for ref in dict.fromkeys(refs)}
        return {ref: name for ref, name in found.items() if ref.startswith("field:")} | named

    def name(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        return self.words.thing(GAME, "unit" if kind == "troop" else kind, value)

    def thing(self, ref: str) -> RenderableType | None:
        """A Field, a Location, a building or a week with its text."""
        kind, _, value = ref.partition(":")
        if kind == "field" and self.plan is not None:
            field = self.plan.field(hex_of(value))
            if field is None or field.location not in LOCATION_TABLE:
                return None
            return self._told("location", field.location, self._what(hex_of(value)))
        if kind in ("location", "building", "week") and self.words.has(f"homm3-{kind}-{value}"):
            return self._told(kind, value, self.name(ref))
        return None

    def _told(self, kind: str, value: str, title: str) -> RenderableType:
        text = Text(self.words(f"homm3-{kind}-{value}.text"))
        head = Text(title, style=f"bold {BRASS}")
        return Panel(text, title=head, title_align="left", border_style="dim")

    # ---- options ----

    def heading(self, option: Option) -> str:
        return self.words(_SECTIONS.get(option.kind, _OTHER))

    def describe(self, option: Option) -> str:
        """An option with what a person wants to know before choosing it; empty: as usual."""
        words = self.words.option(GAME, option, self.players)
        refs = {kind: value for kind, _, value in (ref.partition(":") for ref in option.refs)}
        if option.kind == "build":
            return f"{words} ({price_of(self.words, refs['building'])})"
        if "field" in refs and self.plan is not None:
            more = self._met(refs.get("hero", ""), hex_of(refs["field"]))
            return f"{words}: {more}" if more else words
        return words

    def _met(self, hero: str, at: Hex) -> str:
        """What waits on a Field for a hero who goes there."""
        w = self.words
        assert self.plan is not None
        parts = [described(w, self.plan, at, self.players)]
        step = self.view.get("helps", {}).get("steps", {}).get(hero, {}).get(name_of(at), {})
        if "guards" in step:
            parts.append(self._guards(step["guards"]))
        if "hero" in step:
            parts.append(w("cli-homm3-map-hero-there", name=self.players[step["hero"]["seat"]]))
        if "rover" in step:
            parts.append(w("cli-homm3-map-army-there", name=rover_name(w, step["rover"])))
        return "; ".join(part for part in parts if part)

    def _guards(self, guards: Mapping[str, Any]) -> str:
        w = self.words
        if guards["quick"]:
            return w("cli-homm3-map-flee")
        tiers = ", ".join(
            f"{count} {w.thing(GAME, 'tier', tier)}" for tier, count in guards["tiers"].items()
        )
        return w("cli-homm3-map-combat", tiers=tiers, xp=guards["xp"])

    def group(self, options: Sequence[Option]) -> str:
        """Several options of one kind: where they lead, what they are about."""
        last = [option.refs[-1] for option in options if option.refs]
        return self.signs.join(self._short(ref) for ref in last)

    def _short(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        if kind == "field" and self.plan is not None:
            return self._what(hex_of(value))
        return self.name(ref)

    def _what(self, at: Hex) -> str:
        """A Field by its name and its Location."""
        assert self.plan is not None
        field = self.plan.field(at)
        what = "" if field is None else described(self.words, self.plan, at, self.players)
        return f"{self.plan.label(at)} {what}".strip()
