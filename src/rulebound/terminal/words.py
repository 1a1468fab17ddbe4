"""Every word that the terminal says, in the reader's language."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.core.errors import RuleboundError
from rulebound.locale import LANGUAGES, RIGHT_TO_LEFT, Translator


class Refused(RuleboundError):
    """Something typed at the terminal that cannot be done, said in the reader's language."""


class Words(Translator):
    """All messages in the reader's language; those that it lacks are said in English."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self.called: Mapping[str, str] = {}
        """By ref: what the table before the reader calls things that have no names of their own."""
        self._english = None if language == "en" else Translator("en")

    def __call__(self, name: str, /, **args: Any) -> str:
        if self._english is not None and not super().has(name.partition(".")[0]):
            return self._english(name, **args)
        return super().__call__(name, **args)

    def has(self, message_id: str) -> bool:
        return super().has(message_id) or (
            self._english is not None and self._english.has(message_id)
        )

    def thing(self, game: str, kind: str, value: Any) -> str:
        return self.called.get(f"{kind}:{value}") or super().thing(game, kind, value)

    def _word(self, game: str, key: str, value: Any, players: Sequence[str]) -> Any:
        called = self.called.get(f"{key}:{value}") if isinstance(value, str) else None
        return called or super()._word(game, key, value, players)

    @property
    def right_to_left(self) -> bool:
        return self.language in RIGHT_TO_LEFT


def environment_language() -> str:
    """The language of the environment if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def words_for(language: str | None) -> Words:
    """The words of a language, of the environment's if none is named."""
    here = environment_language()
    if language is None:
        return Words(here)
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(Words(here)("cli-error-language", language=language, known=known))
    return Words(language)
