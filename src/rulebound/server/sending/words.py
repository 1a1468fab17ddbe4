"""What is said to somebody who is away, in their language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from rulebound import Text
from rulebound.locale import Translator
from rulebound.server.store import AccountChange, NoticeKind, NoticeRow, TableRow


class Said(NamedTuple):
    """The messages for one kind of news: above all of it, of one table, and to go there."""

    subject: str
    line: str
    button: str


SAID: Final[dict[NoticeKind, Said]] = {
    "move": Said("remind-move", "remind-move-line", "remind-move-button"),
    "ended": Said("remind-ended", "remind-ended-line", "remind-ended-button"),
    "invited": Said("remind-invited", "remind-invited-line", "remind-invited-button"),
}


CHANGED: Final[dict[AccountChange, str]] = {
    "password": "remind-changed-password",
    "passkey": "remind-changed-passkey",
    "unkeyed": "remind-changed-unkeyed",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One table of which something is told."""

    kind: NoticeKind
    text: str
    button: str
    url: str
    table: str
    title: str
    game: str
    began: datetime


@dataclass(frozen=True, slots=True)
class Message:
    """The same for every channel: what is said first, and then of each table."""

    language: str
    subject: str
    url: str
    """Where to go to."""
    lines: tuple[Line, ...] = ()
    text: str = ""
    """What is said before the lines, or instead of them."""
    button: str = ""
    """What the one link is called where there are no lines."""
    stop: str = field(default="", repr=False)
    """Where mails are ended."""
    tag: str = "rulebound"
    """One notice takes the place of an older one with the same tag."""

    @property
    def whole(self) -> str:
        """All of it, as plain text."""
        return "\n".join((self.text or self.subject, *(f"{x.text}\n{x.url}" for x in self.lines)))


def of_tables(
    language: str, told: Sequence[tuple[NoticeRow, TableRow]], address: str, stop: str
) -> Message:
    """Whose move it is and what has ended, one line a table."""
    words = Translator(language)
    lines = tuple(_line(words, notice, table, address) for notice, table in told)
    kinds = {line.kind for line in lines}
    subject = "remind-news" if len(kinds) > 1 else SAID[lines[0].kind].subject
    first = lines[0] if len(lines) == 1 else None
    return Message(
        language=language,
        subject=words(subject, count=len(lines), title=lines[0].title),
        url=address if first is None else first.url,
        lines=lines,
        stop=stop,
        tag="rulebound" if first is None else first.table,
    )


def _line(words: Translator, notice: NoticeRow, table: TableRow, address: str) -> Line:
    game = _game(words, table.game)
    text = words(SAID[notice.kind].line, title=table.title, game=game, name=notice.about or "")
    if notice.kind == "ended" and (reason := _reason(words, table)):
        text = f"{text} {reason}"
    return Line(
        kind=notice.kind,
        text=text,
        button=words(SAID[notice.kind].button),
        url=f"{address}/table/{table.id}",
        table=table.id,
        title=table.title,
        game=table.game,
        began=notice.began,
    )


def _game(words: Translator, game: str) -> str:
    name = f"{game}-set"
    return words(name) if words.has(name) else game


def _reason(words: Translator, table: TableRow) -> str:
    """Why it ended, as everybody at the table is told."""
    if table.reason is None:
        return ""
    names = [name or "" for name in table.names]
    try:
        return words.text(table.game, Text(table.reason["id"], table.reason["args"]), names)
    except (KeyError, LookupError):  # words of rules that have changed since
        return ""


def of_test(language: str, address: str, stop: str) -> Message:
    words = Translator(language)
    return Message(
        language=language,
        subject=words("remind-test"),
        url=f"{address}/settings",
        text=words("remind-test-text"),
        button=words("remind-test-button"),
        stop=stop,
        tag="test",
    )


def of_link(language: str, url: str) -> Message:
    """Asks whoever reads an address whether they want to be told anything there."""
    words = Translator(language)
    return Message(
        language=language,
        subject=words("remind-confirm"),
        url=url,
        text=words("remind-confirm-text"),
        button=words("remind-confirm-button"),
    )


def of_changes(language: str, url: str, login: str, changes: Iterable[AccountChange]) -> Message:
    """Tells the holder of an account what was changed there, perhaps by somebody else."""
    words = Translator(language)
    told = [words(CHANGED[what], login=login) for what in dict.fromkeys(changes)]
    return Message(
        language=language,
        subject=words("remind-changed"),
        url=url,
        text=" ".join((*told, words("remind-changed-warning"))),
        button=words("remind-changed-button"),
    )


def of_recovery(language: str, url: str, login: str) -> Message:
    """Lets the holder of an account choose a new password."""
    words = Translator(language)
    return Message(
        language=language,
        subject=words("remind-recover"),
        url=url,
        text=words("remind-recover-text", login=login),
        button=words("remind-recover-button"),
    )
