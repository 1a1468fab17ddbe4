"""The players with their cards in the trick and their progress, and the score pad."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.powers import POWERS
from rulebound.games.urbno.rules import ROUNDS
from rulebound.games.urbno.scrolls.of_scrolls import three_points_at_once
from rulebound.games.urbno.scrolls.of_tricks import certain_trick
from rulebound.terminal.painter import View
from rulebound.terminal.urbno.signs import (
    GAME,
    GLOW,
    GOLD,
    Signs,
    aligned,
    badge,
    colour_badge,
    colour_name,
    flowing,
    rank_name,
)
from rulebound.terminal.urbno.texts import Texts
from rulebound.terminal.words import Words

_NAME: Final = 14
"""Columns of a player's name, at most."""
_LASTING: Final = frozenset(power.name for power in POWERS if power.lasting)

Seat = Mapping[str, Any]


class Seats:
    def __init__(
        self, words: Words, players: Sequence[str], signs: Signs, texts: Texts, width: int
    ) -> None:
        self.words = words
        self.players = players
        self.signs = signs
        self.texts = texts
        self.width = width

    # ---- players and trick ----

    def lines(self, view: View, active: int | None) -> list[Text]:
        """A line a player in the order of play, and below it what else lies before the player."""
        w = self.words
        icons = " ".join((self.signs.crystal, self.signs.cube, self.signs.scroll))
        heads = (
            *("", "", w("cli-urbno-player"), w("cli-urbno-in-trick"), "", w("cli-urbno-tricks")),
            *(w("cli-urbno-now"), icons, w("cli-urbno-cards"), w("cli-urbno-total")),
        )
        order = self._order(view)
        for gap, named in ((2, True), (1, True), (1, False)):  # the first that fits
            rows = [[Text(head, style="dim") for head in heads]]
            for place, seat in enumerate(order, 1):
                rows.append(self._row(view, seat, place, active, named))
            head, *lines = aligned(rows, (5, 6, 8, 9), gap)
            if max(line.cell_len for line in (head, *lines)) <= self.width:
                break
        found = [head]
        for line, seat in zip(lines, order, strict=True):
            found += [line, *self._under(view, view["seats"][seat])]
        return found

    def _order(self, view: View) -> list[int]:
        if view["trick"]:
            return list(view["trick"]["order"])
        count = len(view["seats"])
        return [(view["dealer"] + 1 + place) % count for place in range(count)]

    def _row(
        self, view: View, seat: int, place: int, active: int | None, named: bool
    ) -> list[Text]:
        its = view["seats"][seat]
        trick = view["trick"] or {"plays": (), "winning": None}
        played = next((play for play in trick["plays"] if play["seat"] == seat), None)
        now = its["points_now"]
        cards = its["cards"] + len(its["open"]) + its["covered"] + its["pile"]
        wins = seat == trick["winning"]
        return [
            Text(self.signs.turn if seat == active else "", style=f"bold {GLOW}"),
            Text(str(place), style="dim"),
            self._name(view, seat),
            self._play(played, named) if played else Text(self.signs.dot, style="dim"),
            Text(self.signs.winner if wins else "", style=f"bold {GOLD}"),
            Text(str(its["tricks"])),
            Text("?" if now is None else self.signs.signed(now)),
            self._resources(its),
            Text(str(cards)),
            Text(str(its["total"]).replace("-", self.signs.minus), style="bold"),
        ]

    def _name(self, view: View, seat: int) -> Text:
        name = Text().append(self.players[seat], style="bold" if seat == view["you"] else "")
        name.truncate(_NAME, overflow="ellipsis")
        mission = view["mission"]
        paired = view["pairs"] or (mission and MISSIONS[mission["id"]].in_pairs)
        return name.append(f" {'AB'[seat % 2]}", style="dim") if paired else name

    def _play(self, play: Mapping[str, Any], named: bool) -> Text:
        """A card in the trick: its number after cubes, its colour and its power."""
        text = badge(play["card"]).append(" ")
        if play["colour"] != colour_name(play["card"]):
            text.append(self.signs.arrow).append_text(colour_badge(play["colour"])).append(" ")
        if play["cubes"]:
            printed = self.texts.number(play["card"])
            text.append(f"{printed}{self.signs.signed(play['cubes'])}=", style="dim")
        text.append(str(play["number"]).replace("-", self.signs.minus), style="bold")
        if play["power"]:
            text.append(f" {self.signs.power}{self.texts.rank(play['power'])}", style=GOLD)
        elif named:
            text.append(f" {self.texts.rank(rank_name(play['card']))}")
        return text

    def _resources(self, its: Seat) -> Text:
        signs = self.signs
        amounts = (
            (signs.crystal, its["crystals"]),
            (signs.cube, its["cubes"]),
            (signs.scroll, its["scrolls"]),
        )
        text = Text()
        for sign, amount in amounts:
            text.append(f"{sign}{amount:<3}", style="" if amount else "dim")
        text.rstrip()
        return text

    def _under(self, view: View, its: Seat) -> list[Text]:
        """Open, covered, pile and row cards; what the viewer knows; what is odd about the play."""
        w = self.words
        pieces = []
        if its["open"] and its["seat"] != view["you"]:
            pieces.append(Text(w("cli-urbno-open"), style="dim"))
            pieces += [self.texts.card(card, named=False) for card in its["open"]]
        for count, text in (
            (its["covered"], w("cli-urbno-covered", count=its["covered"])),
            (its["pile"], w("cli-urbno-pile", count=its["pile"])),
            (its["row"], w("cli-urbno-row", count=its["row"])),
        ):
            if count:
                pieces.append(Text(text, style="dim"))
        if its["known"] and its["seat"] != view["you"]:
            pieces.append(Text(w("cli-urbno-known"), style="dim"))
            pieces += [self.texts.card(card, named=False) for card in its["known"]]
        pieces += [Text(note, style="yellow") for note in self._notes(view, its["seat"])]
        return flowing(pieces, self.width, indent=6) if pieces else []

    def _notes(self, view: View, seat: int) -> list[str]:
        plays = view["trick"]["plays"] if view["trick"] else ()
        notes = []
        for play in plays:
            if play["seat"] == seat:
                if not play["precedence"] and play["colour"] == view["dominant"]:
                    notes.append(self.words("cli-urbno-no-precedence"))
                if play["certain"]:
                    mode = self.words.thing(GAME, "mode", play["certain"])
                    notes.append(f"{self.texts.scroll_title(certain_trick.number)}: {mode}")
                if play["user"] not in (None, seat):
                    name = self.players[play["user"]]
                    notes.append(self.words("cli-urbno-power-of", name=name))
        return notes

    # ---- the trick in words ----

    def trick(self, view: View) -> list[Text]:
        """Number and led colour, who is winning and why, powers in force."""
        trick = view["trick"]
        if not trick:
            return []
        w = self.words
        head = w("cli-urbno-trick", number=trick["number"], count=view["mission"]["tricks"])
        line = Text().append(head, style="bold")
        if trick["led"]:
            led = w.thing(GAME, "colour", trick["led"])
            line.append(f" {self.signs.dot} {w('cli-urbno-led', colour=led)} ")
            line.append_text(colour_badge(trick["led"]))
        for rank in (rank for rank in trick["powers"] if rank in _LASTING):
            power = f"{self.texts.rank(rank)}: {w(f'urbno-rank-{rank}.power')}"
            line.append(f" {self.signs.power} {power}", style=GOLD)
        if trick["next_leader"] is not None:
            leader = w("cli-urbno-next-leader", name=self.players[trick["next_leader"]])
            line.append(f" {self.signs.power} {leader}", style=GOLD)
        lines = [line]
        if trick["winning"] is not None:
            wins = w("cli-urbno-winning", name=self.players[trick["winning"]], why=self._why(trick))
            lines.append(Text(f"{self.signs.winner} {wins}", style=f"bold {GOLD}"))
        return lines

    def _why(self, trick: Mapping[str, Any]) -> str:
        best = next(play for play in trick["plays"] if play["seat"] == trick["winning"])
        return self.words(
            f"urbno-because-{trick['because']}",
            number=best["number"],
            colour=self.words.thing(GAME, "colour", best["colour"]),
        )

    # ---- the pad ----

    def pad(self, view: View) -> list[Text]:
        """What everybody wrote, round by round (UR-1.6); at the end with the unused scrolls."""
        extra = any(its["extra_points"] for its in view["seats"])
        finals = _finals(view)
        bonuses = [final - its["total"] for final, its in zip(finals, view["seats"], strict=True)]
        heads = [self.words("cli-urbno-pad"), *map(str, range(1, ROUNDS + 1))]
        heads += [f"{self.signs.scroll}{three_points_at_once.number}"] if extra else []
        heads += [self.signs.scroll] if any(bonuses) else []
        rows = [[Text(head, style="dim") for head in (*heads, self.words("cli-urbno-total"))]]
        for its in view["seats"]:
            written = [self.signs.signed(points) for points in its["entries"]]
            written += [self.signs.dot] * (ROUNDS - len(written))
            written += [self.signs.signed(its["extra_points"])] if extra else []
            written += [self.signs.signed(bonuses[its["seat"]])] if any(bonuses) else []
            total = str(finals[its["seat"]]).replace("-", self.signs.minus)
            cells = [Text(text) for text in written]
            rows.append([self._name(view, its["seat"]), *cells, Text(total, style="bold")])
        lines = aligned(rows, right=range(1, len(rows[0])), gap=2)
        return lines + self._pairs(view)

    def _pairs(self, view: View) -> list[Text]:
        if not view["pairs"]:
            return []
        totals = _finals(view)
        pairs = (
            f"{'AB'[a]} {self.players[a]} + {self.players[b]}: {totals[a] + totals[b]}"
            for a, b in ((0, 2), (1, 3))
        )
        return [Text(self.signs.join(pairs), style="bold")]


def _finals(view: View) -> list[int]:
    """Everybody's total, once it is over with the points for unused scrolls (UR-16.2)."""
    if view["result"]:
        return list(view["result"]["scores"])
    return [its["total"] for its in view["seats"]]
