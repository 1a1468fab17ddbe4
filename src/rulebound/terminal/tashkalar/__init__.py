"""Tash-Kalar at the terminal."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.tashkalar.board import BY_NAME
from rulebound.games.tashkalar.cards import Flare
from rulebound.games.tashkalar.patterns import TURN_NAMES
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.terminal.menu import entries
from rulebound.terminal.painter import Paper, Plain, View, Why, no_reason
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

_WIDE: Final = 110
"""Columns of a terminal that shows the hand beside the board."""
_TALL: Final = 40
"""Lines of a wide terminal that has room for the board as a grid; others need more."""
_TALLER: Final = 56
_ROOMY: Final = 42
"""Lines of a terminal that shows the hand below the board; else the board is next to the prompt."""
_PROMPT: Final = 6
"""Lines around a menu."""
_NEWS: Final = 3
"""Log lines that a wide terminal shows even if there is no room for them."""
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


class Painter(Plain):
    title = "cli-tashkalar-title"
    usage = "cli-tashkalar-usage"
    help = "cli-tashkalar-help"
    questions: Mapping[str, str] = {
        "form": "cli-tashkalar-ask-form",
        "teams": "cli-tashkalar-ask-teams",
        "schools": "cli-tashkalar-ask-schools",
    }
    asks: Mapping[str, str] = {**Plain.asks, "task": "cli-tashkalar-a-task"}
    seats_before = ""
    helped = False

    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        paper: Paper,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.words = words
        self.paper = paper
        self.glyphs = ASCII if paper.ascii_only else UNICODE
        self.panels = Panels(words, players, self.glyphs)
        self.beside = paper.width - WIDTH - 1
        self.wide = paper.width >= _WIDE and not words.right_to_left
        self.cards = Cards(words, self.glyphs, self.beside if self.wide else paper.width)

    # ---- the table ----

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        head = Rule(self.panels.heading(view), style=BRASS)
        board = self._board(view, _touched(options))
        cards = self._cards(view, options)
        if self.wide:
            room = self.paper.height - len(entries(options)) - _PROMPT
            return Group(head, self._wide(view, board, cards, news, room))
        panels = (*self._players(view, self.beside), *self._tasks(view))
        if self.words.right_to_left or self.beside < WIDTH - 6:
            board = Group(board, *panels)  # alone, so that no terminal mirrors it
        else:
            board = self._side_by_side(board, Group(*panels))
        if self.paper.height >= _ROOMY:
            return Group(*news, head, board, cards)
        return Group(cards, *news, head, board)

    def _wide(
        self,
        view: View,
        board: RenderableType,
        cards: RenderableType,
        news: Sequence[Text],
        room: int,
    ) -> RenderableType:
        """The cards beside the board; the tasks with their texts if there is room for them."""
        left = [*self._players(view, WIDTH), board]
        right = [cards, *self._tasks_in_full(view)]
        if _lines(Group(*right), self.beside) > room:
            left, right = [*self._players(view, WIDTH), *self._tasks(view), board], [cards]
        lines = max(_NEWS, room - _lines(Group(*left), WIDTH))
        return self._side_by_side(Group(*news[-lines:], *left), Group(*right))

    def _side_by_side(self, left: RenderableType, right: RenderableType) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=WIDTH, vertical="bottom")  # next to the prompt
        grid.add_column(width=self.beside)
        grid.add_row(left, right)
        return grid

    def _players(self, view: View, width: int) -> list[RenderableType]:
        return [*self.panels.turn(view), self.panels.seats(view, width)]

    def _tasks(self, view: View) -> list[RenderableType]:
        return [] if view["tasks"] is None else [self.panels.tasks(view)]

    def _tasks_in_full(self, view: View) -> list[RenderableType]:
        if view["tasks"] is None:
            return []
        title = Text(self.words("cli-tashkalar-tasks"), style="bold")
        return [self.cards.line(title), self.panels.tasks_in_full(view)]

    def _cards(self, view: View, options: Sequence[Option]) -> RenderableType:
        """The card that is being played, else the hand, and nothing after the end."""
        if view["end"]["result"]:
            return Group()
        if not view["playing"]:
            return self.hand(view, options)
        played = self._card(view["playing"])
        return Group(played, Text(), self.hand(view)) if self.wide else played

    def hand(
        self, view: View, options: Sequence[Option] = (), why: Why = no_reason
    ) -> RenderableType:
        if view["draft"]:
            return self._draft(view)
        acting = view["turn"] is not None and any(o.kind in ("place", "lift") for o in options)
        ways = self.ways(options) if acting and not view["playing"] else None
        return self.cards.hand(view, ways)

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        return self._board(view, _pointed_out(options))

    def _board(self, view: View, marks: Marks) -> RenderableType:
        arena = Arena(view, self.glyphs, marks)
        tall = self.paper.height >= (_TALL if self.wide else _TALLER)
        board = arena.grid() if tall else arena.compact()
        return Group(board, self._legend(any(piece.gateway for piece in arena.pieces.values())))

    def _legend(self, gateway: bool) -> Text:
        names = (self.words.thing(GAME, "rank", r) for r in ("common", "heroic", "legendary"))
        signs = zip(self.glyphs.ranks, names, strict=True)
        shown = [f"{sign} {name}" for sign, name in signs]
        if gateway:
            shown.append(f"{self.glyphs.gateway} {self.words('cli-tashkalar-gateway')}")
        return Text("  " + "  ".join(shown), style="dim")

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
            for seat in view["seats"]:
                lying = (seat.get("frozen"), seat.get("pending"))
                refs += [f"card:{card}" for card in lying if card and f"card:{card}" not in refs]
            if view["tasks"]:
                refs += [f"task:{task['task']}" for task in view["tasks"]["current"]]
            refs += [f"sq:{name}" for name in BY_NAME]
        return {ref: self._name(ref) for ref in refs}

    # ---- options ----

    def describe(self, option: Option) -> str:
        if option.kind != "summon":
            return self.words.option(GAME, option)
        tokens = option.notation.split()
        used = " ".join(_square(ref) for ref in option.refs[2:] if ref.startswith("sq:"))
        parts = [self._name(option.refs[0]), self.words("cli-tashkalar-uses", squares=used)]
        parts += [self.words(_TURNED[token]) for token in tokens if token in _TURNED]
        if "with" in tokens:
            enemy = tokens[tokens.index("with") + 1].replace("+", " ")
            parts.append(self.words("cli-tashkalar-borrowed", squares=enemy))
        if "thawing" in tokens:
            frozen = next(ref for ref in option.refs if ref.startswith("frozen:"))
            card = self.words.thing(GAME, "card", frozen.partition(":")[2])
            parts.append(self.words("cli-tashkalar-thawing", card=card))
        if "charging" in tokens:
            colour = self._name(f"colour:{tokens[-1]}")
            parts.append(self.words("cli-tashkalar-charging", colour=colour))
        return self.glyphs.join(parts)

    def _name(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        return self.words.thing(GAME, kind, value)

    def group(self, options: Sequence[Option]) -> str:
        kind = options[0].kind
        if kind == "summon":
            name, ways = self._name(options[0].refs[0]), self.cards.ways(options).plain
            return self.glyphs.join([name, ways])
        if kind == "place":
            return self.words("cli-tashkalar-empty-squares", count=len(options))
        return ", ".join(self._name(option.refs[-1]) for option in options if option.refs)

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


def _lines(drawing: RenderableType, width: int) -> int:
    """How many lines a drawing takes."""
    return len(Console(width=width, file=StringIO()).render_lines(drawing))


def _square(ref: str) -> str:
    return ref.removeprefix("sq:")


def _touched(options: Sequence[Option]) -> Marks:
    """The squares of a choice inside an effect; free placing and summoning are left unmarked."""
    if any(option.kind in ("summon", "discard", "end") for option in options) or len(options) > 40:
        return {}
    return _pointed_out(options)


def _pointed_out(options: Sequence[Option]) -> Marks:
    """Where options end is a target; where they start, or what a single way uses, is used."""
    used: dict[str, str] = {}
    targets: dict[str, str] = {}
    for option in options:
        squares = [_square(ref) for ref in option.refs if ref.startswith("sq:")]
        if option.kind == "summon":
            targets[squares[0]] = TARGET
            if len(options) == 1:
                used |= dict.fromkeys(squares[1:], USED)
        elif squares:
            targets[squares[-1]] = TARGET
            used |= dict.fromkeys(squares[:-1], USED)
    return used | targets
