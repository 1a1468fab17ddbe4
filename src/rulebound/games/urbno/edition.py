"""Editions: the values of the printed cards, from TOML files (UR-18.3).

An edition is merged over the default entry by entry. A fault is reported with the line it stands
on and with what is allowed.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.games.urbno.cards import RANKS
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.rules import ROUNDS, Edition
from rulebound.games.urbno.scrolls import SCROLLS

MAX_SIZE: Final = 100_000


class BadEdition(BadOption):
    """An edition that cannot be used."""


def _is_title(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 80 and value.isprintable()


Entry = tuple[tuple[str, ...], Callable[[Any], bool], str]

_COUNTS: Final = ([4], [2, 4], [3, 4], [2, 3, 4])
_MISSIONS: Final = tuple(map(str, MISSIONS))
_SECTIONS: Final[dict[str, Entry]] = {
    "rank_numbers": (
        RANKS,
        lambda v: type(v) is int and 0 <= v <= 99,
        "a whole number from 0 to 99",
    ),
    "mission_points": (
        tuple(str(mission.number) for mission in MISSIONS.values() if mission.fixed),
        lambda v: type(v) is int and 1 <= v <= 99,
        "a whole number from 1 to 99",
    ),
    "mission_players": (
        _MISSIONS,
        lambda v: isinstance(v, list) and all(type(n) is int for n in v) and v in _COUNTS,
        "a rising list of player counts out of 2, 3, 4 that holds 4",
    ),
    "mission_titles": (
        _MISSIONS,
        _is_title,
        "a text of at most 80 characters",
    ),
    "scroll_titles": (
        tuple(map(str, SCROLLS)),
        _is_title,
        "a text of at most 80 characters",
    ),
}


def load(value: Any) -> dict[str, Any]:
    """The complete table of an edition: ``default``, a TOML file's path, or a table itself."""
    if isinstance(value, Mapping):
        return _merged(dict(value), "", "edition")
    if not isinstance(value, str):
        raise BadEdition("option 'edition' must be 'default', the path of a TOML file or a table")
    if value == "default":
        return _whole_default()
    path = Path(value)
    try:
        if not path.is_file():
            raise BadEdition(f"cannot read the edition {value!r}: it is not a file")
        with path.open("rb") as file:
            content = file.read(MAX_SIZE + 1)
        if len(content) > MAX_SIZE:
            raise BadEdition(f"{path.name}: larger than {MAX_SIZE} bytes")
        text = content.decode("utf-8")
    except (OSError, UnicodeError, ValueError) as error:
        raise BadEdition(f"cannot read the edition {value!r}: {error}") from error
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{path.name}: {error}") from error
    return _merged(table, text, path.name)


def read(table: Mapping[str, Any]) -> Edition:
    """The edition of a complete table."""
    return _default_edition() if table == _default() else _read(table)


@cache
def _default_edition() -> Edition:
    return _read(_default())


def _read(table: Mapping[str, Any]) -> Edition:
    return Edition(
        id=table["id"],
        numbers=tuple(table["rank_numbers"][rank] for rank in RANKS),
        points={int(k): v for k, v in table["mission_points"].items()},
        players={int(k): tuple(v) for k, v in table["mission_players"].items()},
        mission_titles={int(k): v for k, v in table["mission_titles"].items()},
        scroll_titles={int(k): v for k, v in table["scroll_titles"].items()},
    )


@cache
def _default() -> dict[str, Any]:
    text = (files(__package__) / "editions" / "default.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _whole_default() -> dict[str, Any]:
    """The default's table, for whoever wants to change it."""
    return {
        section: dict(content) if isinstance(content, dict) else content
        for section, content in _default().items()
    }


def _merged(table: dict[str, Any], text: str, name: str) -> dict[str, Any]:
    whole = _whole_default()
    faults: list[str] = []
    for section, content in table.items():
        if section == "id":
            if _is_title(content):
                whole["id"] = content
            else:
                where = _at(text, "", "id")
                faults.append(f"{where}id must be a text of at most 80 characters")
        elif section not in _SECTIONS:
            known = ", ".join(("id", *_SECTIONS))
            faults.append(_at(text, section, "") + f"unknown section {section!r}; known: {known}")
        elif not isinstance(content, Mapping):
            faults.append(_at(text, section, "") + f"{section} must be a table")
        else:
            faults += _section_faults(text, section, content)
            whole[section].update(content)
    faults = faults or _whole_faults(whole, text)
    if faults:
        raise BadEdition(f"{name}: " + "; ".join(faults))
    return whole


def _section_faults(text: str, section: str, content: Mapping[str, Any]) -> list[str]:
    keys, good, words = _SECTIONS[section]
    faults = []
    for key, value in content.items():
        where = _at(text, section, key)
        if key not in keys:
            faults.append(f"{where}unknown key {key!r} in {section}; allowed: {', '.join(keys)}")
        elif not good(value):
            faults.append(f"{where}{section}.{key} must be {words}, not {value!r}")
    return faults


def _whole_faults(whole: dict[str, Any], text: str) -> list[str]:
    faults = []
    for lower, higher in pairwise(RANKS):
        if whole["rank_numbers"][lower] >= whole["rank_numbers"][higher]:
            where = _at(text, "rank_numbers", higher) or _at(text, "rank_numbers", lower)
            faults.append(f"{where}the number of {higher} must be larger than that of {lower}")
    for number in (str(mission.number) for mission in MISSIONS.values() if mission.in_pairs):
        if whole["mission_players"][number] != [4]:
            where = _at(text, "mission_players", number)
            faults.append(f"{where}mission {number} needs two pairs: only [4] is allowed")
    for seats in (2, 3, 4):
        left = sum(seats in counts for counts in whole["mission_players"].values())
        if left < ROUNDS:
            where = _at(text, "mission_players", "")
            faults.append(f"{where}only {left} missions for {seats} players; {ROUNDS} are needed")
    return faults


def _sets(line: str, key: str) -> bool:
    return re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]", line) is not None


def _at(text: str, section: str, key: str) -> str:
    """``line N: `` where a key (or its section) stands in the text, as far as it can be found."""
    inside = not section
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[\s*[\"']?([\w-]+)[\"']?\s*\]", line)
        if header:
            inside = header[1] == section
            found = inside and not key
        elif not key or (section and not inside):  # section = {…} or section.key = …
            found = bool(section) and _sets(line, section) and key in line
        else:
            found = inside and _sets(line, key)
        if found:
            return f"line {number}: "
    return ""
