"""The 20 scrolls (UR-7, UR-15), each an object with all that it does and changes."""

from typing import Final

from rulebound.games.urbno.scrolls import at_once, of_resources, of_scoring, of_scrolls, of_tricks
from rulebound.games.urbno.scrolls.scroll import SCROLLS, Scroll, active

_MODULES: Final = (at_once, of_resources, of_scoring, of_scrolls, of_tricks)

SCROLLS.update(
    (scroll.number, scroll)
    for scroll in sorted(
        (found for m in _MODULES for found in vars(m).values() if isinstance(found, Scroll)),
        key=lambda scroll: scroll.number,
    )
)

__all__ = ["SCROLLS", "Scroll", "active"]
