"""The logins of new accounts: the server gives them.

Whoever could choose one would learn by the refusal which ones exist, and there is no second way (a
letter, say) to tell only the right person. So a login is a word, taken from the player's name, and
a number that follows from a secret of the server and the id of the player: nobody can ask for a
login that somebody else has.
"""

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

DIGITS: Final = 6
TRIES: Final = 3
"""So many logins a player could have, should one of them be taken."""
_WORD: Final = re.compile(r"[a-z0-9]+")
_NAMELESS: Final = "player"
"""In place of a name in other letters."""
_LONGEST_WORD: Final = 16


def logins_of(secret: str, player_id: str, name: str) -> Iterator[str]:
    """The logins that a player of that name may be given, the first one first."""
    word = word_of(name)
    for number in range(TRIES):
        text = f"{player_id} {word} {number}".encode()
        drawn = int.from_bytes(hmac.digest(secret.encode(), text, hashlib.sha256))
        yield f"{word}-{drawn % 10**DIGITS:0{DIGITS}}"


def word_of(name: str) -> str:
    """What can be typed on any keyboard of a name: ``Áron Kiss`` is ``aronkiss``."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(_WORD.findall(plain))[:_LONGEST_WORD] or _NAMELESS
