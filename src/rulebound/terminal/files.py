"""Files that commands write."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulebound.terminal.words import Refused, Words


def check_folder(path: Path, words: Words) -> None:
    """Said before the matches are played, not after."""
    if not path.parent.is_dir():
        raise Refused(words("cli-error-folder", file=str(path)))


@contextmanager
def writing(path: Path, words: Words) -> Iterator[None]:
    """Why a file cannot be written, said as a refusal."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused(words("cli-error-write", file=str(path), reason=reason)) from error


def write_text(path: Path, text: str, words: Words) -> None:
    with writing(path, words):
        path.write_text(text, encoding="utf-8")
