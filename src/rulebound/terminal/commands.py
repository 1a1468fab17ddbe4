"""What a person can type besides a choice."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group

from rulebound.core.errors import CannotUndo, RuleboundError
from rulebound.terminal import hints, menu
from rulebound.terminal.keyboard import Leave

if TYPE_CHECKING:
    from rulebound.terminal.table import Table, Turn

COMMANDS: Final = (
    "ways", "why", "card", "help", "hand", "table", "log", "undo", "save", "hint", "quit", "?"
)  # fmt: skip
_IN_FULL: Final = ("save",)
"""What writes a file is not guessed from a letter."""
_SHORTEST_ASIDE: Final = 3


class Commands:
    def __init__(self, table: "Table", turn: "Turn") -> None:
        self.table = table
        self.turn = turn
        self.words = table.words
        self.keyboard = table.keyboard
        self.moved = False
        """Whether the match is somewhere else now."""

    def guess(self, word: str, rest: str) -> bool:
        """Do the first command or aside that begins like this."""
        whole = menu.plain(f"{word} {rest}")
        for aside in self.table.match.asides(self.turn.seat):
            if len(whole) >= _SHORTEST_ASIDE and menu.plain(aside.notation).startswith(whole):
                self._aside(aside.notation, self.words.option(self.table.game, aside))
                return True
        painter = self.table.painter
        known = (*COMMANDS, *painter.errands) if rest else (*COMMANDS, *painter.sights)
        found = [c for c in known if c.startswith(word) and c not in _IN_FULL]
        return bool(found) and self.do(found[0], rest)

    def do(self, command: str, rest: str) -> bool:
        """Always true: the command was understood, whatever came of it."""
        if command in self.table.painter.sights:
            self._sight(command)
            return True
        if command in self.table.painter.errands:
            self._errand(command, rest)
            return True
        match command:
            case "ways":
                self._ways(rest)
            case "why":
                self._why(rest)
            case "card":
                self._card(rest)
            case "hand":
                view = self.table.match.view(self.turn.seat)
                hand = self.table.painter.hand(view, self.turn.options, self.turn.why)
                self.table.console.print(hand)
            case "table":
                self.turn.draw()
            case "log":
                lines = self.table.log_lines(self.table.match.log(self.turn.seat))
                self.table.console.print(Group(*lines))
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case "hint":
                self._hint()
            case "quit":
                raise Leave
            case _:
                self._help()
        return True

    # ---- looking ----

    def _sight(self, name: str) -> None:
        sight = self.table.painter.sight(name, self.turn.look(), self.turn.options, self.turn.why)
        self.table.console.print(sight)

    def _ways(self, rest: str) -> None:
        by_ref = self.table.painter.ways(self.turn.options)
        if not by_ref:
            self.keyboard.complain(self.words("cli-no-ways"))
            return
        if not rest:
            self.turn.narrow([option for found in by_ref.values() for option in found])
            return
        ref = self._thing(rest)
        if ref is None:
            return
        if ref in by_ref:
            self.turn.narrow(by_ref[ref])
        else:
            self._say_why(ref)

    def _why(self, rest: str) -> None:
        ref = self._thing(rest)
        if ref is not None:
            self._say_why(ref)

    def _say_why(self, ref: str) -> None:
        offered = any(ref in option.refs for option in self.turn.options)
        otherwise = self.words("cli-no-reason" if offered else "cli-other-choice")
        self.keyboard.complain(self.turn.why(ref) or otherwise)

    def explain(self, typed: str) -> None:
        """Something impossible was typed: say why, if it speaks of a thing on the table."""
        names = self.table.painter.names(self.table.match.view(self.turn.seat))
        for word in (typed, *typed.split()):
            found = menu.things_called(word, names)
            reason = self.turn.why(found[0]) if len(found) == 1 else ""
            if reason:
                self.keyboard.complain(reason)
                return
        self.keyboard.complain(self.words("cli-not-possible", text=typed))

    def _card(self, rest: str) -> None:
        ref = self._thing(rest, with_picture=True)
        if ref is not None:
            self.table.console.print(self.table.painter.thing(ref))

    def _thing(self, typed: str, with_picture: bool = False) -> str | None:
        """The ref of what the person speaks of: on the table if there, else of the game."""
        if not typed:
            self.keyboard.complain(self.words("cli-say-which"))
            return None
        painter = self.table.painter
        for view in (self.table.match.view(self.turn.seat), None):
            names = painter.names(view)
            found = menu.things_called(typed, names)
            if with_picture:
                found = [ref for ref in found if painter.thing(ref) is not None]
            if len(found) == 1:
                return found[0]
            if found:
                several = ", ".join(names[ref] for ref in found[:8])
                self.keyboard.complain(self.words("cli-several", text=typed, names=several))
                return None
        self.keyboard.complain(self.words("cli-unknown-thing", text=typed))
        return None

    def _help(self) -> None:
        self.keyboard.say(self.words(self.table.painter.usage))
        for aside in self.table.match.asides(self.turn.seat):
            words = self.words.option(self.table.game, aside)
            self.keyboard.say(f"  {aside.notation:<20}{words}")
        if self.table.painter.help:
            self.keyboard.say("\n" + self.words(self.table.painter.help))

    def _hint(self) -> None:
        """What a bot would do that knows what this person knows; nothing is chosen."""
        table = self.table
        if not table.hints:
            self.keyboard.complain(self.words("cli-hint-off"))
            return
        with table.console.status(self.words("cli-hint-thinks")):
            found = hints.ask(table.match)
        table.console.print(hints.shown(table.match, found, table.painter, table.names, self.words))

    # ---- moving ----

    def _errand(self, command: str, rest: str) -> None:
        """Several choices in a row, as long as nothing else is asked."""
        ref = self._thing(rest)
        if ref is None:
            return
        match, seat = self.table.match, self.turn.seat
        steps = self.table.painter.errand(command, ref, match.helps(seat))
        if not steps:
            self._say_why(ref)
        for step in steps:
            decision = match.decision
            if decision is None or decision.seat != seat:
                return
            if step not in {option.notation for option in decision.options}:
                return
            match.choose(step, seat=seat)
            self.moved = True

    def _undo(self) -> None:
        try:
            undone = self.table.match.undo(seat=self.turn.seat)
        except CannotUndo:
            self.keyboard.complain(self.words("cli-cannot-undo"))
            return
        self.table.told[self.turn.seat] = len(self.table.match.log(self.turn.seat))
        self.keyboard.say(self.words("cli-undone", text=undone), "bold")
        self.moved = True

    def _aside(self, notation: str, words: str) -> None:
        if self.keyboard.confirm(self.words("cli-sure", text=words)):
            self.table.match.aside(self.turn.seat, notation)
            self.moved = True

    def _save(self, rest: str) -> None:
        try:
            path = self.table.record.save(self.table.match, Path(rest) if rest else None)
        except RuleboundError as error:
            self.keyboard.complain(str(error))
        else:
            self.keyboard.say(self.words("cli-saved", file=str(path)))
