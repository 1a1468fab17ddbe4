"""Every word that the terminal says, in the reader's language."""

import os

from rulebound.core.errors import RuleboundError
from rulebound.locale import LANGUAGES, RIGHT_TO_LEFT, Translator


class Refused(RuleboundError):
    """Something typed at the terminal that cannot be done, said in the reader's language."""


class Words(Translator):
    """All messages in the reader's language."""

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
