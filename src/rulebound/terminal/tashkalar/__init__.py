"""Tash-Kalar at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.tashkalar.board import BY_NAME
from rulebound.games.tashkalar.cards import Flare
from rulebound.games.tashkalar.patterns import TURN_NAMES
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.terminal.painter import Paper, View
from rulebound.terminal.tashkalar.board import (
    ASCII,
    BRASS,
    TARGET,
    UNICODE,
    USED,
    WIDTH,
    Arena,
    Marks,
)
from rulebound.terminal.tashkalar.cards import BY_ID, Cards
from rulebound.terminal.tashkalar.panels import GAME, POINTS, Panels
from rulebound.terminal.words import Words

_TALL: Final = 46
"""Lines of a terminal that has room for the board as a grid."""
_ROOMY: Final = 34
"""Lines of a terminal that shows the hand below the board; else the board is next to the prompt."""
_WIDE: Final = 100
_TURNED: Final = {
    "r0": "cli-tashkalar-turned-r0",
    "r90": "cli-tashkalar-turned-r90",
    "r180": "cli-tashkalar-turned-r180",
    "r270": "cli-tashkalar-turned-r270",
    "m0": "cli-tashkalar-turned-m0",
    "m90": "cli-tashkalar-turned-m90",
    "m180": "cli-tashkalar-turned-m180",
    "m270": "cli-tashkalar-turned-m270",
}
assert tuple(_TURNED) == TURN_NAMES


class Painter:
    title = "cli-tashkalar-title"
    questions: Mapping[str, str] = {
        "form": "cli-tashkalar-ask-form",
        "teams": "cli-tashkalar-ask-teams",
        "schools": "cli-tashkalar-ask-schools",
    }

    def __init__(self, words: Words, players: Sequence[str], paper: Paper) -> None:
        self.words = words
        self.paper = paper
        self.glyphs = ASCII if paper.ascii_only else UNICODE
        self.panels = Panels(words, players, self.glyphs)
        self.cards = Cards(words, self.glyphs, paper.width)

    # ---- the table ----

    def table(
        self, view: View, options: Sequence[Option] = (), news: Sequence[Text] = ()
    ) -> RenderableType:
        board = self._board_and_panels(view, _touched(options))
        parts: list[RenderableType] = [*news, Rule(self.panels.heading(view), style=BRASS), board]
        if view["playing"]:
            parts.append(self._card(view["playing"]))
        elif self.paper.height >= _ROOMY:
            parts.append(self.hand(view, options))
        else:
            parts.insert(0, self.hand(view, options))
        return Group(*parts)

    def hand(self, view: View, options: Sequence[Option] = ()) -> RenderableType:
        if view["draft"]:
            return self._draft(view)
        acting = view["turn"] is not None and any(o.kind in ("place", "lift") for o in options)
        ways = self.ways(options) if acting and not view["playing"] else None
        return self.cards.hand(view, ways)

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        marks: dict[str, str] = {}
        for option in options:
            if option.kind == "summon":
                if len(options) == 1:
                    marks |= {_square(ref): USED for ref in option.refs[2:]}
                marks[_square(option.refs[1])] = TARGET
            else:
                marks |= {_square(r): TARGET for r in option.refs if r.startswith("sq:")}
        return self._board(view, marks)

    def _board_and_panels(self, view: View, marks: Marks) -> RenderableType:
        board = self._board(view, marks)
        beside = self.paper.width - WIDTH - 1
        wide = self.paper.width >= _WIDE
        parts: list[RenderableType] = [*self.panels.turn(view), self.panels.seats(view, beside)]
        tasks = self.panels.tasks(view, beside, texts=wide)
        if tasks is not None:
            parts += [Text(), tasks] if wide else [tasks]
        if self.words.right_to_left or beside < WIDTH - 6:
            return Group(board, *parts)  # so that no terminal mirrors the board
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=beside)
        grid.add_row(board, Group(*parts))
        return grid

    def _board(self, view: View, marks: Marks) -> RenderableType:
        arena = Arena(view, self.glyphs, marks)
        board = arena.grid() if self.paper.height >= _TALL else arena.compact()
        return Group(board, self._legend())

    def _legend(self) -> Text:
        names = (self.words.thing(GAME, "rank", r) for r in ("common", "heroic", "legendary"))
        signs = zip(self.glyphs.ranks, names, strict=True)
        return Text("  " + "  ".join(f"{sign} {name}" for sign, name in signs), style="dim")

    def _draft(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in view["draft"]["your_pack"] or ():
            table.add_row(self.cards.title(card), Text(self.words(f"tashkalar-card-{card}.text")))
        kept = ", ".join(map(self.cards.name, view["draft"]["you_kept"] or ()))
        return Group(table, Text(self.words("cli-tashkalar-kept", cards=kept), style="bold"))

    # ---- things ----

    def thing(self, ref: str) -> RenderableType | None:
        kind, _, name = ref.partition(":")
        if kind == "card" and name in BY_ID:
            return self._card(name)
        if kind == "task" and name in POINTS:
            title = Text(f"{POINTS[name]} {self.words.thing(GAME, 'task', name)}", style=BRASS)
            text = Text(self.words(f"tashkalar-task-{name}.text"))
            return Panel(text, title=title, title_align="left", border_style="dim")
        return None

    def _card(self, name: str) -> RenderableType:
        if isinstance(BY_ID[name], Flare):
            return self.cards.flare(name)
        return self.cards.being(name)

    def names(self, view: View | None) -> Mapping[str, str]:
        refs: list[str] = []
        if view is None:
            refs += [f"card:{card}" for card in BY_ID]
            refs += [f"task:{task.id}" for task in TASKS]
        else:
            for cards in (view["hand"] or {}).values():
                refs += [f"card:{card}" for card in cards]
            if view["tasks"]:
                refs += [f"task:{task['task']}" for task in view["tasks"]["current"]]
            refs += [f"sq:{name}" for name in BY_NAME]
        return {ref: self.words.thing(GAME, *ref.split(":", 1)) for ref in refs}

    # ---- options ----

    def describe(self, option: Option) -> str:
        words = self.words.option(GAME, option)
        if option.kind != "summon":
            return words
        used = " ".join(_square(ref) for ref in option.refs[2:])
        parts = [words, self.words("cli-tashkalar-uses", squares=used)]
        parts += [self.words(_TURNED[t]) for t in option.notation.split() if t in _TURNED]
        if " charging " in option.notation:
            colour = self.words.thing(GAME, "colour", option.notation.rsplit(" ", 1)[1])
            parts.append(self.words("cli-tashkalar-charging", colour=colour))
        return " · ".join(parts)

    def group(self, options: Sequence[Option]) -> str:
        kind = options[0].kind
        if kind == "summon":
            name = self.words.thing(GAME, *options[0].refs[0].split(":", 1))
            return f"{name} · {self.cards.ways(options).plain}"
        if kind == "place":
            return self.words("cli-tashkalar-empty-squares", count=len(options))
        refs = [option.refs[-1] for option in options if option.refs]
        names = [self.words.thing(GAME, *ref.split(":", 1)) for ref in refs]
        return ", ".join(names)

    def ways(self, options: Sequence[Option]) -> Mapping[str, list[Option]]:
        found: dict[str, list[Option]] = {}
        for option in options:
            if option.kind == "summon":
                found.setdefault(option.refs[0], []).append(option)
        return found

    def score(self, score: Any) -> str:
        if not isinstance(score, dict):
            return str(score)
        rows = (f"{self.words.thing(GAME, 'colour', c)} {n}" for c, n in score.items())
        return f"{min(score.values())} ({', '.join(rows)})"


def _square(ref: str) -> str:
    return ref.removeprefix("sq:")


def _touched(options: Sequence[Option]) -> Marks:
    """The squares of a choice inside an effect; free placing and summoning are left unmarked."""
    if any(option.kind in ("summon", "discard", "end") for option in options) or len(options) > 40:
        return {}
    return {_square(r): TARGET for o in options for r in o.refs[:2] if r.startswith("sq:")}
