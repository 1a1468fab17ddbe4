"""Every card says what it does, in every language."""

import pytest

from rulebound.games.tashkalar.library import CARDS, FLARE_CARDS
from rulebound.locale import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    t = Translator(language)
    for number, card in enumerate(CARDS):
        parts = ("upper", "lower") if number in FLARE_CARDS else ("brief", "text")
        for part in parts:
            assert len(t(f"tashkalar-card-{card.id}.{part}")) > 8


def test_a_translation_is_not_the_english_text() -> None:
    """At most a few names are alike in another language; sentences never are."""
    english = Translator("en")
    for language in LANGUAGES[1:]:
        t = Translator(language)
        for card in CARDS:
            part = "upper" if card.id.startswith("flare") else "text"
            key = f"tashkalar-card-{card.id}.{part}"
            assert t(key) != english(key)
