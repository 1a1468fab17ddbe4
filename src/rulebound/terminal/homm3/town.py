"""A town in words: what stands, what can be built, which units can be had, for how much."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.homm3.map.buildings import BUILDINGS, Building, board_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, roster
from rulebound.games.homm3.model.world import TOKENS
from rulebound.terminal.homm3.signs import BRASS, GAME, GLOW, Signs, flowing
from rulebound.terminal.homm3.signs import TIERS as TIER_COLOURS
from rulebound.terminal.painter import View, Why
from rulebound.terminal.words import Words

AMOUNTS: Final = {
    "gold": "cli-homm3-amount-gold",
    "materials": "cli-homm3-amount-materials",
    "valuables": "cli-homm3-amount-valuables",
}
ACTIONS: Final = {
    "build": "cli-homm3-town-token-build",
    "population": "cli-homm3-town-token-population",
    "book": "cli-homm3-town-token-book",
}


def amounts(words: Words, cost: Mapping[str, int]) -> str:
    """A price in words."""
    parts = [words(AMOUNTS[name], count=cost[name]) for name in AMOUNTS if cost[name]]
    return ", ".join(parts) or words("cli-homm3-amount-nothing")


class Town:
    """The town of one player; ``why`` tells what forbids a building or a unit."""

    def __init__(
        self,
        words: Words,
        signs: Signs,
        view: View,
        seat: int,
        options: Sequence[Option],
        why: Why,
    ) -> None:
        self.words = words
        self.signs = signs
        self.player = view["players"][seat]
        self.realm = view["world"]["realms"][seat]
        self.offered = {ref for option in options for ref in option.refs}
        self.why = why

    # ---- in short ----

    def lines(self, width: int) -> list[Text]:
        """What stands, what can be built now, what is still missing, and the actions left."""
        built = [card.id for card in self.cards if self._stands(card)]
        possible = [card.id for card in self.cards if self.can_build(card)]
        missing = len(self.cards) - len(built) - len(possible)
        head = Text(f"{self.words('cli-homm3-town')} ", style="bold")
        pieces = [Text(self._name(id_)) for id_ in built] or [
            Text(self.words("cli-homm3-town-empty"))
        ]
        found = flowing(_listed(head, pieces), width, " ", indent=2)
        below = []
        if possible:
            head = Text(f"{self.words('cli-homm3-town-can-build')} ", style=f"bold {GLOW}")
            below = [*_listed(head, [Text(self._name(id_)) for id_ in possible])]
        if missing:
            below.append(Text(self.words("cli-homm3-town-missing", count=missing), style="dim"))
        below += self._actions().split(" ")
        return [*found, *(Text("  ").append_text(t) for t in flowing(below, width - 2, " "))]

    def _actions(self) -> Text:
        left = [self.words(ACTIONS[token]) for token in TOKENS if token in self.realm["tokens"]]
        if not left:
            return Text(self.words("cli-homm3-town-no-actions"), style="dim")
        return Text(self.words("cli-homm3-town-actions", actions=", ".join(left)), style=BRASS)

    # ---- in full ----

    def whole(self) -> RenderableType:
        w = self.words
        faction = w.thing(GAME, "faction", self.realm["faction"])
        head = Text(w("cli-homm3-town-of", faction=faction), style=f"bold {BRASS}")
        book = amounts(w, self.realm["prices"]["book"])
        return Group(
            head,
            Text("  ").append_text(self._actions()),
            Text(f"  {w('cli-homm3-town-book', cost=book)}", style="dim"),
            Text(),
            self._buildings(),
            Text(),
            Text(w("cli-homm3-town-units"), style="bold"),
            self._units(),
        )

    def _buildings(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            grid.add_column()
        for card in self.cards:
            sign, style = " ", "dim"
            if self._stands(card):
                sign, style = self.signs.legal, "bold"
            elif self.can_build(card):
                sign, style = "+", f"bold {GLOW}"
            text = Text(self._text(card.id))
            if not self._stands(card):
                cost = amounts(self.words, card.cost._asdict())
                text = Text().append(f"({cost}) ", style=BRASS).append_text(text)
                text = _with_reason(text, self.why(f"building:{card.id}"))
            grid.add_row(Text(sign, style=style), Text(self._name(card.id), style=style), text)
        return grid

    def _units(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column()
        own = {troop["kind"]: troop["pack"] for troop in self.player["troops"]}
        for kind in roster(self.realm["faction"]):
            tier = TIERS[kind.tier]
            have = "" if kind.id not in own else self._side(own[kind.id])
            pack = own.get(kind.id)
            cost = self.realm["prices"]["recruit" if pack is None else "reinforce"].get(kind.id)
            price = "" if pack or cost is None else amounts(self.words, cost)
            reason = _with_reason(Text(), "" if pack else self.why(f"troop:{kind.id}"))
            name = Text(self.words.thing(GAME, "unit", kind.id), style=TIER_COLOURS[tier])
            grid.add_row(Text(" ").append_text(name), Text(have), Text(price, style=BRASS), reason)
        return grid

    def _side(self, pack: bool) -> str:
        return self.words("cli-homm3-pack" if pack else "cli-homm3-few")

    # ---- its parts ----

    @property
    def cards(self) -> list[Building]:
        return board_of(self.realm["faction"])

    def _stands(self, card: Building) -> bool:
        return card.id in self.realm["buildings"]

    def can_build(self, card: Building) -> bool:
        """It is offered, or it could be paid and nothing is known to forbid it."""
        ref = f"building:{card.id}"
        if self._stands(card) or ref in self.offered:
            return not self._stands(card)
        return (
            "build" in self.realm["tokens"]
            and all(id_ in self.realm["buildings"] for id_ in card.requires)
            and all(self.player[name] >= need for name, need in card.cost._asdict().items())
            and not self.why(ref)
        )

    def _name(self, id_: str) -> str:
        return self.words.thing(GAME, "building", id_)

    def _text(self, id_: str) -> str:
        return self.words(f"homm3-building-{id_}.text")


def _listed(head: Text, pieces: Sequence[Text]) -> list[Text]:
    """A heading and pieces with commas, to be broken between them."""
    found = [Text().append_text(head).append_text(pieces[0]), *pieces[1:]]
    return [
        piece.copy().append("," if number < len(found) - 1 else ".")
        for number, piece in enumerate(found)
    ]


def _with_reason(text: Text, reason: str) -> Text:
    if not reason:
        return text
    return text.append(" " if text.plain else "").append(reason, style="yellow")


def price_of(words: Words, building: str) -> str:
    """The printed price of a building."""
    return amounts(words, BUILDINGS[building].cost._asdict())


def troop_kinds(faction: str) -> list[str]:
    """The units of a faction."""
    return [kind.id for kind in KINDS.values() if kind.faction == faction]
