"""A table at one terminal: people and bots take their turns at any game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from rulebound import Match, Option
from rulebound.bots import Bot, Chair
from rulebound.bots import bot as make_bot
from rulebound.terminal import menu
from rulebound.terminal.commands import COMMANDS, Commands
from rulebound.terminal.keyboard import Keyboard, Leave
from rulebound.terminal.painter import Painter, Paper, View, painter_of
from rulebound.terminal.records import RecordFile
from rulebound.terminal.reports import result_table
from rulebound.terminal.words import Words

STAND_IN: Final = "steady"
"""The bot that plays for people who let one."""
_TWO_COLUMNS: Final = 6
"""So many short lines of a menu stand in two columns."""
_LISTED: Final = 24
"""So many options of one kind are still numbered."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat; a person if there is no bot."""

    name: str
    bot: Bot | None = None


class Table:
    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        console: Console,
        words: Words,
        record: RecordFile,
        cores: int = 1,
        hints: bool = True,
    ) -> None:
        """``cores``: on how many of them a bot thinks at a time; ``hints``: whether people may ask
        what a bot would do."""
        self.match = match
        self.players = players
        self.console = console
        self.words = words
        self.record = record
        self.cores = cores
        self.hints = hints
        self.game = match.setup.game
        self.names = [player.name for player in players]
        self.keyboard = Keyboard(console, words)
        self._stand_in = make_bot(STAND_IN)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.holder = self.people[0] if len(self.people) == 1 else None
        """The seat of the person at the keyboard."""
        self.told = [0] * (len(players) + 1)
        """How much of the log each seat (and the public) has read."""

    @property
    def painter(self) -> Painter:
        """Made again for each drawing, because a window may have changed its size."""
        return painter_for(self.match, self.words, self.names, self.console, self.holder)

    # ---- the match ----

    def run(self) -> None:
        """Play to the end, or until the person at the keyboard leaves."""
        try:
            while self.match.decision is not None:
                self._next(self.match.decision.seat)
        except (Leave, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()

    def _next(self, seat: int) -> None:
        for number, player in enumerate(self.players):
            option = None if player.bot is None else self.match.consent(number)
            if option is not None:
                self.match.aside(number, option)
        bot = self.players[seat].bot
        if bot is None and seat in self.match.stand_ins:
            bot = self._stand_in
        if bot is None:
            self._hand_over(seat)
            Turn(self, seat).choose()
        else:
            chair = Chair(self.match, seat, cores=self.cores)
            if self.console.is_terminal:
                with self.console.status(self.words("cli-thinks", name=self.names[seat])):
                    option = bot.choose(chair)
            else:
                option = bot.choose(chair)
            self.match.choose(option)
            if not self.people:
                self.console.print(Group(*self.news()))

    def _hand_over(self, seat: int) -> None:
        """Hands stay secret: the screen is wiped before another person sits down."""
        if seat == self.holder:
            return
        if self.holder is not None:
            self.wipe()
        if len(self.people) > 1:
            self.keyboard.say(self.words("cli-pass-keyboard", name=self.names[seat]), "bold")
            self.keyboard.line("")
        self.holder = seat

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.control(Control(ControlType.HOME, ControlType.CLEAR))
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def news(self) -> list[Text]:
        """The part of the log that the person at the keyboard has not read yet."""
        who = -1 if self.holder is None else self.holder
        events = self.match.log(self.holder)
        unread = events[self.told[who] :]
        self.told[who] = len(events)
        return self.log_lines(unread)

    def log_lines(self, events: Sequence[dict[str, object]]) -> list[Text]:
        words = self.painter.words
        lines = []
        for event in events:
            line = words.event(self.game, event, self.names)
            turn = event["kind"] == "turn"
            lines.append(Text(line if turn else f"  {line}", style="bold" if turn else ""))
        return lines

    # ---- the end ----

    def _leave(self) -> None:
        if self.match.seq == 0:
            self.keyboard.say(self.words("cli-left"))
            return
        path = self.record.save(self.match)
        self.keyboard.say(self.words("cli-saved", file=str(path)))
        self.keyboard.say(self.words("cli-resume", game=self.game, file=str(path)), "dim")

    def _finish(self) -> None:
        viewer = self.holder if len(self.people) == 1 else None
        self.console.print(self.painter.table(self.match.view(viewer), (), self.news()))
        result = self.match.result
        assert result is not None
        self.console.print(result_table(self.game, result, self.names, self.painter, self.words))
        if self.record.path is not None:
            path = self.record.save(self.match)
            self.keyboard.say(self.words("cli-saved", file=str(path)))


class Turn:
    """One person's choice: asking until something legal is meant."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.words = table.words
        self.keyboard = table.keyboard
        decision = table.match.decision
        assert decision is not None
        self.decision = decision
        self.options: Sequence[Option] = decision.options
        self.shown: list[menu.Entry] = []
        """The numbered lines that the person looks at."""

    def choose(self) -> None:
        """Returns as soon as the match has moved, by a choice, an undo or an aside."""
        commands = Commands(self.table, self)
        self.draw()
        while True:
            typed = self.keyboard.line()
            option = self._understand(typed, commands)
            if option is not None:
                self.table.match.choose(option, seat=self.seat)
                return
            if commands.moved:
                return

    def look(self) -> View:
        """The table as the person sees it."""
        return seen(self.table.match, self.seat)

    def draw(self) -> None:
        view = self.look()
        self.table.console.print()
        news = self.table.news()
        self.table.console.print(self.table.painter.table(view, self.options, news, self.why))
        self.ask(self.options)

    def why(self, ref: str) -> str:
        """Why a thing cannot be used now; empty if nothing forbids it."""
        reason = self.table.match.why_not(self.seat, ref)
        return "" if reason is None else self.words.text(self.table.game, reason, self.table.names)

    def ask(self, options: Sequence[Option]) -> None:
        """The question and a menu."""
        prompt = self.words.text(self.table.game, self.decision.prompt, self.table.names)
        self.table.console.print()
        line = Text(f"{self.table.names[self.seat]}: ", style="bold")
        self.table.console.print(line.append(prompt, style="bold yellow"))
        self.show(options)
        painter = self.table.painter
        footer = " ".join((self.words("cli-footer"), *painter.sights, *painter.errands))
        self.table.console.print(Text(footer, style="dim"))

    def show(self, options: Sequence[Option]) -> None:
        """A menu of these options; numbers mean its lines from now on."""
        painter = self.table.painter
        headed = menu.headed(menu.entries(options), painter.heading)
        self.shown = [entry for _, entry in headed]
        if len(self.shown) > _LISTED and not any(heading for heading, _ in headed):
            self.shown = []
            things = " ".join(option.notation.split()[-1] for option in options)
            self.table.console.print(Text(f"  {things}"))
            return
        margin = max(cell_len(heading) for heading, _ in headed)
        typed = [self._typed(entry) for entry in self.shown]
        widest = max(text.cell_len for text in typed)
        heads, words = [], []
        lines = zip(headed, typed, strict=True)
        for number, ((heading, entry), text) in enumerate(lines, start=1):
            text.pad_right(widest - text.cell_len)
            head = Text(heading, style="bold")
            head.pad_right(margin - head.cell_len)
            heads.append(head.append(f"{number:>3}  ").append_text(text).append("  "))
            single = len(entry.options) == 1
            words.append(
                painter.describe(entry.options[0]) if single else painter.group(entry.options)
            )
        self.table.console.print(_in_columns(heads, words, self.table.console.width))

    def _typed(self, entry: menu.Entry) -> Text:
        text = Text(self._as_called(entry), style="bold cyan")
        if len(entry.options) > 1:
            kind = self.table.painter.asks.get(entry.asks_for)
            text.append(f" {self.words(kind) if kind else '…'}", style="cyan")
        return text

    def _as_called(self, entry: menu.Entry) -> str:
        """What to type for an entry, with the names that the table gives its things."""
        called = {
            ref.partition(":")[2]: self.words.called.get(ref) for ref in entry.options[0].refs
        }
        return " ".join(called.get(token) or token for token in entry.typed.split())

    # ---- understanding ----

    def _understand(self, typed: str, commands: Commands) -> Option | None:
        """The option that is meant; ``None`` if something else was done or said."""
        if not typed:
            if len(self.options) == 1:
                return self.options[0]
            self.draw()
            return None
        if typed.isdecimal():
            return self._numbered(typed, commands)
        word, _, rest = typed.partition(" ")
        painter = self.table.painter
        known = (*COMMANDS, *painter.sights, *painter.errands)
        if word.casefold() in known and commands.do(word.casefold(), rest.strip()):
            return None
        found = menu.meant(typed, self.options, self._name_of)
        if not found and commands.guess(word.casefold(), rest.strip()):
            return None
        if not found and len(typed) > 1:
            found = menu.touched(typed, self._looked_at(), self._name_of)
            found = found or menu.touched(typed, self.options, self._name_of)
        return self._settle(typed, found, commands)

    def _looked_at(self) -> list[Option]:
        return [option for entry in self.shown for option in entry.options]

    def _settle(self, typed: str, found: Sequence[Option], commands: Commands) -> Option | None:
        if len(found) == 1:
            return found[0]
        if found:
            self.narrow(found)
        else:
            commands.explain(typed)
        return None

    def _numbered(self, typed: str, commands: Commands) -> Option | None:
        number = int(typed[:6])
        if not 1 <= number <= len(self.shown):
            self.keyboard.complain(self.words("cli-no-number", count=len(self.shown)))
            return None
        return self._settle(typed, self.shown[number - 1].options, commands)

    def narrow(self, options: Sequence[Option]) -> None:
        """Several are meant: show them, on the table too."""
        view = self.look()
        if len(options) <= _LISTED:
            self.table.console.print(self.table.painter.closer(view, options))
        self.keyboard.say(self.words("cli-which", count=len(options)), "bold yellow")
        self.show(options)

    def _name_of(self, ref: str) -> str:
        kind, _, name = ref.partition(":")
        if kind == "seat":
            return self.table.names[int(name)]
        return self.words.thing(self.table.game, kind, name)


def _in_columns(heads: list[Text], words: list[str], width: int) -> RenderableType:
    """Two columns if many lines are short; long words go on below their own beginning."""
    half = width // 2
    lines = [head.copy().append(text) for head, text in zip(heads, words, strict=True)]
    longest = max(line.cell_len for line in lines)
    grid = Grid.grid()
    if len(lines) >= _TWO_COLUMNS and longest < half:
        grid.add_column(width=half)
        rows = (len(lines) + 1) // 2
        grid.add_row(Group(*lines[:rows]), Group(*lines[rows:]))
        return grid
    if longest <= width or heads[0].cell_len > width * 2 // 3:
        return Group(*lines)
    grid.add_column(width=heads[0].cell_len)
    for head, text in zip(heads, words, strict=True):
        grid.add_row(head, Text(text))
    return grid


def painter_for(
    match: Match, words: Words, names: Sequence[str], console: Console, seat: int | None = None
) -> Painter:
    """The game's painter for what the console can show now; it knows the table as a seat sees it.

    The words get to know what the table calls its things.
    """
    paper = Paper(console.width, console.height, console.options.ascii_only)
    painter = painter_of(match.setup.game)(words, names, paper, match.setup.options)
    words.called = painter.look(seen(match, seat))
    return painter


def seen(match: Match, seat: int | None) -> View:
    """The table as a seat sees it, with what a friend would point out if the painter shows it."""
    view = match.view(seat)
    helped = painter_of(match.setup.game).helped and seat is not None
    return {**view, "helps": match.helps(seat)} if helped else view
