"""What is printed on the cards of player decks (H3-5)."""

from enum import StrEnum


class CardKind(StrEnum):
    """The kinds of cards."""

    STATISTIC = "statistic"
    ABILITY = "ability"
    ARTIFACT = "artifact"
    SPELLCARD = "spell"
    SPECIALTY = "specialty"
    MACHINE = "machine"


class Rarity(StrEnum):
    """The three kinds of Artifacts (H3-5.40)."""

    MINOR = "minor"
    MAJOR = "major"
    RELIC = "relic"
