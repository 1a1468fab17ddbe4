"""By which browser somebody comes, as far as a person needs it to know a session again.

The header itself is not kept: it tells more of people than they would think.
"""

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Most claim to be others as well, so the more particular come first."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> tuple[str | None, str | None]:
    """The browser and the system, by the names that they have everywhere."""
    return _first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)


def _first(known: tuple[tuple[str, str], ...], text: str) -> str | None:
    return next((name for sign, name in known if sign in text), None)
