"""The plots of the balance reports: bars with their intervals, and who beats whom."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from rulebound.arena.intervals import wilson

INK: Final = "#3a2f25"
PALE: Final = "#8a7d6f"
PAPER: Final = "#fbf6ec"
BAR: Final = "#3d86d8"
GOOD: Final = (61, 134, 216)
BAD: Final = (207, 74, 53)
LABELS: Final = 240
WIDE: Final = 420
HIGH: Final = 26
CELL: Final = 58


class Share:
    """A share of matches won, a shared win counting in part."""

    __slots__ = ("even", "games", "name", "wins")

    def __init__(self, name: str, even: float = 0.5) -> None:
        self.name = name
        self.even = even
        """What it would be if nobody had an advantage."""
        self.wins = 0.0
        self.games = 0

    def add(self, won: float) -> None:
        self.wins += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.0%} ({low:.0%}–{high:.0%})" if self.games else "–"


def bars(title: str, rows: Sequence[Share]) -> str:
    """A bar a row with its 95 % interval; a line stands where nobody has an advantage."""
    height = 60 + HIGH * len(rows)
    parts = []
    for n, row in enumerate(rows):
        y = 48 + HIGH * n
        low, high = (LABELS + x * WIDE for x in row.interval)
        length = row.share * WIDE
        even = LABELS + row.even * WIDE
        parts += [
            _text(LABELS - 10, y + 13, row.name, anchor="end"),
            f'<rect x="{LABELS}" y="{y}" width="{length:.1f}" height="17" rx="3" fill="{BAR}"/>',
            _line(even, y - 4, even, y + 22, PALE, dashes="4 3"),
            _line(low, y + 8.5, high, y + 8.5, INK, width=2),
            _line(low, y + 4, low, y + 13, INK, width=2),
            _line(high, y + 4, high, y + 13, INK, width=2),
            _text(LABELS + WIDE + 12, y + 13, f"{row.share:.0%} of {row.games}"),
        ]
    return _svg(title, LABELS + WIDE + 110, height, parts)


def matrix(title: str, names: Sequence[str], cells: Mapping[tuple[str, str], Share]) -> str:
    """Who wins against whom: the row's share of its matches against the column."""
    left, top = 150, 130
    parts = []
    for x, name in enumerate(names):
        at = left + CELL * x + CELL / 2
        parts.append(
            f'<text x="{at:.1f}" y="{top - 8}" font-size="12" fill="{INK}" '
            f'transform="rotate(-40 {at:.1f} {top - 8})">{escape(name)}</text>'
        )
    for y, row in enumerate(names):
        parts.append(_text(left - 10, top + CELL * y + CELL / 2 + 4, row, anchor="end"))
        for x, column in enumerate(names):
            cell = cells.get((row, column))
            if cell is None or not cell.games:
                continue
            parts += [
                f'<rect x="{left + CELL * x}" y="{top + CELL * y}" width="{CELL - 2}" '
                f'height="{CELL - 2}" rx="4" fill="{_tint(cell.share)}"/>',
                _text(
                    left + CELL * x + CELL / 2 - 1,
                    top + CELL * y + CELL / 2 + 4,
                    f"{cell.share:.0%}",
                    anchor="middle",
                ),
            ]
    size = CELL * len(names)
    return _svg(title, left + size + 60, top + size + 14, parts)


def _tint(share: float) -> str:
    """Blue above one half, red below, the paler the closer."""
    strength = min(1.0, abs(share - 0.5) * 2) * 0.8
    target = GOOD if share >= 0.5 else BAD
    mixed = (round(245 + (part - 245) * strength) for part in target)
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _svg(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="system-ui, sans-serif" role="img">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n'
        f'<text x="16" y="26" font-size="15" font-weight="600" fill="{INK}">{escape(title)}</text>'
        f"\n{body}\n</svg>\n"
    )


def _text(x: float, y: float, text: str, *, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{INK}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def _line(
    x: float, y: float, to_x: float, to_y: float, ink: str, *, width: int = 1, dashes: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{ink}" '
        f'stroke-width="{width}"{dashed}/>'
    )
