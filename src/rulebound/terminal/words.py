"""Every word that the terminal says, in the reader's language."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Option, Text
from rulebound.locale import LANGUAGES, RIGHT_TO_LEFT, Translator


class Refused(RuleboundError):
    """Something typed at the terminal that cannot be done, said in the reader's language."""


class Words:
    """A translator that falls back to English, and to the bare id, for what is not translated."""

    def __init__(self, language: str) -> None:
        self._here = Translator(language)
        self._english = Translator("en")
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT

    def _with(self, message_id: str) -> Translator:
        return self._here if self._here.has(message_id) else self._english

    def __call__(self, name: str, /, **args: Any) -> str:
        return self._with(name.partition(".")[0])(name, **args)

    def has(self, message_id: str) -> bool:
        return self._here.has(message_id) or self._english.has(message_id)

    def thing(self, game: str, kind: str, value: Any) -> str:
        return self._with(f"{game}-{kind}-{value}").thing(game, kind, value)

    def text(self, game: str, text: Text, players: Sequence[str] = ()) -> str:
        """A prompt, a reason or a result."""
        for translator in (self._here, self._english):
            if translator.has(text.id):
                return translator.text(game, text, players)
        return text.id

    def event(self, game: str, event: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """A log line."""
        for translator in (self._here, self._english):
            if translator.has(f"{game}-log-{event['kind']}"):
                return translator.event(game, event, players)
        return str(event["kind"])

    def option(self, game: str, option: Option) -> str:
        for translator in (self._here, self._english):
            if translator.has(f"{game}-option-{option.kind}"):
                return translator.option(game, option)
        return option.notation


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
