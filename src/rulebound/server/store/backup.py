"""Everything in one file, and back: for SQLite. PostgreSQL has tools of its own."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from rulebound.server.config import BadConfig
from rulebound.server.store.database import MIGRATIONS, file_of, normal_url, take_alone

SECONDS: Final = 30
"""How long a copy waits for whoever has locked the whole database."""


class CannotCopy(Exception):
    """Why nothing was copied: a message of the command line, and what it speaks of."""

    def __init__(self, message: str, **about: str) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


@dataclass(frozen=True, slots=True)
class Copied:
    tables: int
    players: int


def back_up(url: str, target: Path) -> Copied:
    """Write the whole database to a new file, as it is at one moment. Servers go on meanwhile."""
    source = _file_of(url)
    if target.exists():
        raise CannotCopy("cli-error-exists", file=str(target))
    if not target.parent.is_dir():
        raise CannotCopy("cli-error-folder", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        # For its owner alone: there are keys and hashes of passwords in it.
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copied = _copy(source, part)
        part.replace(target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotCopy("cli-error-write", file=str(target), reason=reason) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def restore(source: Path, url: str, *, force: bool = False) -> Copied:
    """Bring back what a backup holds, in one transaction: all of it or nothing."""
    target = _file_of(url)
    with _reading(source) as backup:
        _check(backup, source)
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        target.touch(mode=0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotCopy("cli-error-write", file=str(target), reason=reason) from error
    try:
        alone = take_alone(normal_url(url))
    except BadConfig as error:
        raise CannotCopy("cli-error-running", file=str(target)) from error
    try:
        if not force and _holds_something(target):
            raise CannotCopy("cli-error-not-empty", file=str(target))
        return _copy(source, target)
    finally:
        if alone is not None:
            alone.close()


def _file_of(url: str) -> Path:
    try:
        parsed = make_url(normal_url(url))
    except ArgumentError as error:
        raise BadConfig("the database URL is not one of SQLite or PostgreSQL") from error
    path = file_of(parsed)
    if path is None:
        raise CannotCopy("cli-error-sqlite-only")
    return path


def _copy(source: Path, target: Path) -> Copied:
    with _reading(source) as old:
        _check(old, source)
        try:
            with closing(sqlite3.connect(target, SECONDS)) as new:
                # In one step: it reads one moment and keeps nobody from writing.
                old.backup(new, progress=_give_up)
                new.execute("PRAGMA journal_mode = DELETE")  # so that it is one file
                return Copied(_count(new, "tables"), _count(new, "players"))
        except sqlite3.Error as error:
            raise CannotCopy("cli-error-write", file=str(target), reason=str(error)) from error


def _give_up(status: int, _remaining: int, _total: int) -> None:
    """Python would try again for ever."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise sqlite3.OperationalError("database is locked")


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        if not path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", SECONDS, uri=True)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotCopy("cli-error-read", file=str(path), reason=reason) from error
    with closing(connection):
        yield connection


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Only a whole database of ours, of a version that we know, is worth copying."""
    try:
        sound = connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        for name in ("tables", "players"):
            _count(connection, name)
    except sqlite3.Error as error:
        raise CannotCopy("cli-error-not-backup", file=str(path)) from error
    if not sound or len(versions) != 1:
        raise CannotCopy("cli-error-not-backup", file=str(path))
    try:
        ScriptDirectory(str(MIGRATIONS)).get_revisions(str(versions[0][0]))
    except CommandError as error:
        raise CannotCopy("cli-error-newer", file=str(path)) from error


def _holds_something(path: Path) -> bool:
    """Whether anybody could miss what is in a file."""
    if not path.stat().st_size:
        return False
    with _reading(path) as connection:
        try:
            return any(_count(connection, name) for name in ("tables", "players"))
        except sqlite3.Error:  # whatever it is, it is not ours
            return True


def _count(connection: sqlite3.Connection, name: str) -> int:
    number: int = connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
    return number
