"""Plays each game many times and writes the pages of docs/balance: docs/balance_reports.py 8

Every match is kept in a file the moment it is over: stop it however you like, the same command goes
on where it was. With a larger number it plays the matches that are missing.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

from balance_plots import Share, bars, matrix

from rulebound.arena.matches import Job, deal_seed, play_out
from rulebound.games.homm3.model.kinds import factions
from rulebound.games.tashkalar.library import SCHOOLS
from rulebound.terminal.painter import title_of
from rulebound.terminal.words import Words

FOLDER: Final = Path(__file__).parent / "balance"
EN: Final = Words("en")
MILLION: Final = 1_000_000
DECKS: Final = tuple(school for school in SCHOOLS if school != "southern")
"""Both Imperial schools have the same cards, so one of them will do."""


class Table(NamedTuple):
    """Matches of one kind; how many are played of it is so many times the number asked for."""

    page: str
    part: str
    """What the matches are played to find out."""
    game: str
    seats: int
    options: dict[str, Any]
    times: int = 1

    @property
    def key(self) -> str:
        return json.dumps([self.game, self.seats, self.options], sort_keys=True)


class Played(NamedTuple):
    """A match that is over."""

    winners: tuple[int, ...]
    first: int | None
    choices: int
    seconds: float

    def won(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


# ---- what is played ----


def tables() -> list[Table]:
    return [*_tashkalar(), *_urbno(), *_homm3()]


def _tashkalar() -> Iterator[Table]:
    forms = {"High Form": (2, "high_form"), "Duel": (2, "duel"), "Melee of 3": (3, "melee")}
    for name, (seats, form) in forms.items():
        yield Table("tashkalar", name, "tashkalar", seats, {"form": form}, 5)
    for one, other in combinations(DECKS, 2):
        for schools in ([one, other], [other, one]):
            options = {"form": "duel", "schools": schools}
            yield Table("tashkalar", "schools", "tashkalar", 2, options)


def _urbno() -> Iterator[Table]:
    for seats in (2, 3, 4):
        yield Table("urbno", f"{seats} players", "urbno", seats, {"first_dealer": 0}, 8)


def _homm3() -> Iterator[Table]:
    for name, siege in {"skirmish": False, "siege": True}.items():
        yield Table("homm3", name, "homm3", 2, {"siege": siege}, 8)
    for one, other in combinations(factions(), 2):
        for attacker, defender in ((one, other), (other, one)):
            options = {"attacker": attacker, "defender": defender}
            yield Table("homm3", "factions", "homm3", 2, options)


def play(table: Table, bot: str, number: int) -> Played:
    bots = (bot,) * table.seats
    job = Job(number, table.game, bots, bots, table.options, deal_seed(1, number))
    began = process_time()
    match = play_out(job)
    winners = tuple(map(int, match.winners))
    return Played(winners, match.first, match.choices, process_time() - began)


# ---- the pages ----

Found = dict[str, list[Played]]


def tashkalar(found: Found) -> Iterator[str]:
    shares = []
    for table in (table for table in _tashkalar() if table.part != "schools"):
        for place in range(table.seats):
            share = Share(f"{table.part}, player {place + 1}", 1 / table.seats)
            for match in found[table.key]:
                if match.first is not None:
                    share.add(match.won((match.first + place) % table.seats))
            shares.append(share)
    yield from _order("tashkalar", "Who begins", shares, "the starting player is player 1")
    pairs = [
        (table.options["schools"], match)
        for table in _tashkalar()
        if table.part == "schools"
        for match in found[table.key]
    ]
    yield from _against("tashkalar", "Schools", "school", DECKS, pairs)


def urbno(found: Found) -> Iterator[str]:
    shares = []
    for table in _urbno():
        for seat in range(table.seats):
            place = f"{seat} after the dealer" if seat else "dealer"
            share = Share(f"{table.part}, {place}", 1 / table.seats)
            for match in found[table.key]:
                share.add(match.won(seat))
            shares.append(share)
    yield from _order(
        "urbno", "Who deals first", shares, "by how far a player sits from the first dealer"
    )
    yield (
        "\n## Missions\n\nWhat each mission brings, and how often: "
        "[how the missions score](../urbno-balance.md).\n"
    )


def homm3(found: Found) -> Iterator[str]:
    shares: dict[str, Share] = {}
    for table in _homm3():
        whole = "each faction against each" if table.part == "factions" else table.part
        for seat, side in enumerate(("attacker", "defender")):
            share = shares.setdefault(f"{whole}, {side}", Share(f"{whole}, {side}"))
            for match in found[table.key]:
                share.add(match.won(seat))
    said = "with the standard armies; in skirmish and siege, Castle attacks Necropolis"
    yield from _order("homm3", "Attack and defense", list(shares.values()), said)
    pairs = [
        ((table.options["attacker"], table.options["defender"]), match)
        for table in _homm3()
        if table.part == "factions"
        for match in found[table.key]
    ]
    yield from _against("homm3", "Factions", "faction", factions(), pairs)
    yield (
        "\n## Scenarios\n\nHow scenarios end by difficulty: "
        "[the scenarios of Heroes III](../heroes3-scenarios.md).\n"
    )


def _order(page: str, heading: str, shares: Sequence[Share], said: str) -> Iterator[str]:
    yield f"\n## {heading}\n\n{_drawn(page, 'order', heading, bars(heading, shares))}"
    yield f"Matches won, {said}.\n\n{_rows('Place', shares)}"


def _against(
    page: str,
    heading: str,
    kind: str,
    names: Sequence[str],
    pairs: Sequence[tuple[Sequence[str], Played]],
) -> Iterator[str]:
    """Each against each other: in all, and one by one."""
    called = {name: EN.thing(page, kind, name) for name in names}
    whole = {name: Share(called[name]) for name in names}
    cells = {(called[a], called[b]): Share("") for a in names for b in names if a != b}
    for sides, match in pairs:
        for seat, name in enumerate(sides):
            whole[name].add(match.won(seat))
            cells[called[name], called[sides[1 - seat]]].add(match.won(seat))
    ranked = sorted(whole.values(), key=lambda share: -share.share)
    all_others, each = f"{heading} against all others", f"{heading}: the row against the column"
    yield f"\n## {heading}\n\n{_drawn(page, f'{kind}-all', all_others, bars(all_others, ranked))}"
    yield _rows(heading, ranked)
    grid = matrix(each, list(called.values()), cells)
    yield f"\n{_drawn(page, f'{kind}-each', each, grid)}"
    few = min((cell.games for cell in cells.values()), default=0)
    yield f"A square stands for {few} matches or a few more: it tells little alone.\n"


def _drawn(page: str, name: str, title: str, svg: str) -> str:
    """Draw a plot and say where it is."""
    (FOLDER / f"{page}-{name}.svg").write_text(svg, encoding="utf-8")
    return f"![{title}]({page}-{name}.svg)\n\n"


def _rows(heading: str, shares: Sequence[Share]) -> str:
    """A table, and which of its rows stand out."""
    rows = "".join(f"| {share.name} | {share.games} | {share} |\n" for share in shares)
    above = [share.name for share in shares if share.interval[0] > share.even]
    below = [share.name for share in shares if share.interval[1] < share.even]
    told = f"With the whole interval above the line: {_listed(above)}. Below: {_listed(below)}.\n"
    return f"| {heading} | Matches | Won |\n|---|--:|--:|\n{rows}\n{told}"


def _listed(names: Sequence[str]) -> str:
    return "; ".join(names) or "none"


def costs(found: Found) -> Iterator[str]:
    """What a match costs, and what a million of them would."""
    yield "| Matches of | Measured | Choices | Seconds a match | Core hours for a million |\n"
    yield "|---|--:|--:|--:|--:|\n"
    parts: dict[str, list[Played]] = {}
    for table in tables():
        title = title_of(table.game, EN)
        parts.setdefault(f"{title}, {table.part}", []).extend(found[table.key])
    for name, matches in parts.items():
        if matches:
            seconds = fmean(match.seconds for match in matches)
            choices = fmean(match.choices for match in matches)
            hours = f"{seconds * MILLION / 3600:,.0f}"
            yield f"| {name} | {len(matches)} | {choices:.0f} | {seconds:.2f} | {hours} |\n"


PAGES: Final = {"tashkalar": tashkalar, "urbno": urbno, "homm3": homm3, "plan": costs}


def write(found: Found) -> None:
    """Each page keeps what was written by hand above the figures."""
    for name, figures in PAGES.items():
        page = FOLDER / f"{name}.md"
        before, mark, rest = page.read_text(encoding="utf-8").partition("<!-- figures: start -->\n")
        after = rest.partition("<!-- figures: end -->")[2]
        made = "".join(figures(found))
        page.write_text(f"{before}{mark}{made}<!-- figures: end -->{after}", encoding="utf-8")


# ---- playing ----


def read(store: Path) -> dict[tuple[str, int], Played]:
    if not store.exists():
        return {}
    lines = map(json.loads, store.read_text(encoding="utf-8").splitlines())
    return {(key, n): Played(tuple(winners), *rest) for key, n, (winners, *rest) in lines}


def main(argv: Sequence[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int, help="so many of each pairing")
    parser.add_argument("--bot", default="pip")
    parser.add_argument("--store", type=Path, default=Path("balance.jsonl"))
    parser.add_argument("--write-only", action="store_true", help="play nothing more")
    asked = parser.parse_args(argv)
    known = read(asked.store)
    wanted = [
        (t, n) for n in range(asked.matches * 8) for t in tables() if n < asked.matches * t.times
    ]
    with asked.store.open("a", encoding="utf-8") as store:
        for table, number in () if asked.write_only else wanted:
            if (table.key, number) not in known:
                known[table.key, number] = played = play(table, asked.bot, number)
                store.write(json.dumps((table.key, number, played)) + "\n")
                store.flush()
    found: Found = {table.key: [] for table in tables()}
    for (key, _), match in sorted(known.items()):
        if key in found:
            found[key].append(match)
    write(found)


if __name__ == "__main__":
    main(sys.argv[1:])
