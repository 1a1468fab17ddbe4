"""Which passwords are too easy to guess, and why."""

from typing import Any, Final

from zxcvbn import zxcvbn

LOOKED_AT: Final = 32
"""So many characters are looked at: estimating takes much longer for more, and a password that is
strong so far is strong."""
STRONG: Final = 3
"""Of 4: safe even from somebody who has stolen the database and tries a good while."""
OWN_WORDS: Final = ("rulebound",)

_REASONS: Final = {
    "repeat": "weak-password-pattern",
    "sequence": "weak-password-pattern",
    "spatial": "weak-password-pattern",
    "date": "weak-password-pattern",
    "regex": "weak-password-pattern",
    "bruteforce": "weak-password-short",
}
REASONS: Final = {
    "weak-password-own": "a password must not be made of your own name; add words unlike it",
    "weak-password-common": "many people use this; put four words together that have no connection",
    "weak-password-pattern": "repeats, rows of keys and dates are easy to guess; use words instead",
    "weak-password-short": "this is too short to be safe; add another word or two",
}
"""What is wrong with a password and what would help, by the code of the refusal."""


def weakness(password: str, *own: str) -> str | None:
    """Why a password is easy to guess; ``own`` are things that are known of its holder."""
    found = zxcvbn(password[:LOOKED_AT], user_inputs=[*OWN_WORDS, *own])
    return None if found["score"] >= STRONG else _reason(found["sequence"])


def _reason(parts: list[dict[str, Any]]) -> str:
    """What the longest part of the password is."""
    longest = max(parts, key=lambda part: len(part["token"]))
    if longest["pattern"] == "dictionary":
        own = longest["dictionary_name"] == "user_inputs"
        return "weak-password-own" if own else "weak-password-common"
    return _REASONS[longest["pattern"]]
