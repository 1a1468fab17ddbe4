"""What the learner reached and when: a line for each test of its strength."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Self

from rulebound.arena.intervals import wilson


@dataclass(frozen=True, slots=True)
class Tested:
    """How the learner did against a bot after so many choices; a draw is half a win."""

    choices: int
    minutes: float
    opponent: str
    won: float
    matches: int

    @classmethod
    def of(cls, choices: int, minutes: float, opponent: str, payoffs: Sequence[float]) -> Self:
        won = sum((1 + payoff) / 2 for payoff in payoffs)
        return cls(choices, round(minutes, 2), opponent, won, len(payoffs))

    @property
    def share(self) -> float:
        return self.won / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.matches)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.choices:>9,} choices, {self.minutes:5.1f} min: {self.share:4.0%} of "
            f"{self.matches} against {self.opponent} ({low:.0%} to {high:.0%})"
        )


def write(path: Path, curve: Sequence[Tested]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, [field.name for field in fields(Tested)], lineterminator="\n")
        rows.writeheader()
        rows.writerows(asdict(tested) for tested in curve)


def read(path: Path) -> list[Tested]:
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Tested(
                int(row["choices"]),
                float(row["minutes"]),
                row["opponent"],
                float(row["won"]),
                int(row["matches"]),
            )
            for row in csv.DictReader(file)
        ]


def draw(path: Path, curve: Sequence[Tested], title: str) -> None:
    """The share of matches won against each opponent, with its 95 % interval, as a picture."""
    from matplotlib import rcParams  # noqa: PLC0415 (only who draws needs it)
    from matplotlib.figure import Figure  # noqa: PLC0415

    rcParams["svg.hashsalt"] = "rulebound"  # the same picture from the same figures
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for opponent in dict.fromkeys(tested.opponent for tested in curve):
        tests = [tested for tested in curve if tested.opponent == opponent]
        at = [tested.choices / 1e6 for tested in tests]
        axes.plot(at, [tested.share for tested in tests], marker="o", label=f"against {opponent}")
        lows, highs = zip(*(tested.interval for tested in tests), strict=True)
        axes.fill_between(at, lows, highs, alpha=0.2)
    axes.axhline(0.5, color="grey", linestyle="--", linewidth=1)
    axes.set(xlabel="choices made, millions", ylabel="matches won", ylim=(0, 1), title=title)
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None})
