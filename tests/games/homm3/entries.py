"""Every entry of the boxes: what the game has of it and which tests name it, or why it is left out.

``entries.csv`` is a list typed from the cards: kind, name, box, copies. ``python -m
tests.games.homm3.entries`` writes ``docs/coverage/homm3-boxes.md``.
"""

import csv
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from rulebound.games.homm3 import library
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.boxes import FURTHER
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from tests import coverage

LIST: Final = Path(__file__).with_name("entries.csv")
PAGE: Final = coverage.FOLDER / "homm3-boxes.md"
MET: Final = "implemented and tested"
NAVAL: Final = "Naval Battles: no text describes its tiles, ships and banks"
LEFT_OUT: Final = {
    ("artifact", "spell_scroll"): "scrolls with Spells under them; tiles with one are never drawn",
}
LEFT_OUT_KINDS: Final = {
    "empowered ability": NAVAL,
    "creature bank unit": NAVAL,
    "pandora card": "a Pandora’s Box is resolved with dice (H3-17.67)",
    "morale card": "Battlefield: no text describes its Adventure cards",
}


class Entry(NamedTuple):
    kind: str
    id: str
    boxes: tuple[tuple[str, int | None], ...]
    """With the copies that each box holds; ``None``: nobody knows how many."""

    @property
    def left_out(self) -> str:
        """Why the game does not have it; empty: it has."""
        return LEFT_OUT.get((self.kind, self.id)) or LEFT_OUT_KINDS.get(self.kind, "")


def entries() -> list[Entry]:
    found: dict[tuple[str, str], tuple[tuple[str, int | None], ...]] = {}
    with LIST.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            key = row["kind"], row["id"]
            copies = int(row["copies"]) if row["copies"] else None
            found[key] = (*found.get(key, ()), (row["box"], copies))
    return [Entry(kind, id_, boxes) for (kind, id_), boxes in found.items()]


def held(entry: Entry) -> dict[str, int]:
    """The copies that each box of the game holds."""
    assert library.LOADED
    if entry.kind == "hero":
        return {HEROES[entry.id].box: 1} if entry.id in HEROES else {}
    thing = KINDS.get(entry.id) if "unit" in entry.kind else CARDS.get(entry.id)
    if thing is None:
        return {}
    return {thing.box: thing.copies, **FURTHER.get(entry.id, {})}


def namings() -> dict[str, Counter[str]]:
    """How often each file of tests names an entry; neutral units by their creature."""
    names = {entry.id: entry.kind for entry in entries()}
    names |= {entry.id.removeprefix("neutral_"): entry.kind for entry in entries()}
    return coverage.named(names, coverage.texts("homm3"))


def page() -> str:
    tests = namings()
    lines = [
        "# Entries of the boxes of homm3",
        "",
        "Made by `python -m tests.games.homm3.entries`; paths are of `tests/games/homm3`.",
        "",
        "| Kind | Entry | Copies by box | State | Tests |",
        "|---|---|---|---|---|",
    ]
    for entry in entries():
        copies = ", ".join(f"{box} {'?' if n is None else n}" for box, n in entry.boxes)
        named = tests[entry.id] + tests.get(entry.id.removeprefix("neutral_"), Counter())
        files = ", ".join(f"`{name}`" for name, _ in named.most_common(coverage.SHOWN))
        state = f"left out: {entry.left_out}" if entry.left_out else MET
        lines.append(
            f"| {entry.kind} | `{entry.id}` | {copies} | {state} "
            f"| {'' if entry.left_out else files} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
