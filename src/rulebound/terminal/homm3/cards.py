"""Cards and units in words: the hand, and each thing in full."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.homm3.combat.cards import CARDS, Card, Effect
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Face, UnitKind
from rulebound.terminal.homm3.signs import BRASS, GAME, GLOW, Signs, flowing
from rulebound.terminal.homm3.signs import TIERS as TIER_COLOURS
from rulebound.terminal.painter import View, Why
from rulebound.terminal.words import Words

_VALUES: Final = ("attack", "defense", "health", "initiative")


class Cards:
    def __init__(self, words: Words, signs: Signs, width: int) -> None:
        self.words = words
        self.signs = signs
        self.width = width

    # ---- the hand ----

    def hand(self, view: View, options: Sequence[Option], full: bool) -> list[RenderableType]:
        """The viewer's hand, with the texts of the cards if ``full``."""
        cards = next((p["hand"] for p in view["players"] if p["seat"] == view["you"]), None)
        if not cards:
            return []
        counts = {card: cards.count(card) for card in cards}
        legal = cards_of(options)
        head = Text(self.words("cli-homm3-hand", count=len(cards)), style="bold")
        if not full:
            names = (self._held(card, count, legal) for card, count in counts.items())
            return [*flowing([head, *names], self.width, indent=2)]
        return [head, self._told({c: self._held(c, n, legal) for c, n in counts.items()})]

    def _told(self, cards: Mapping[str, Text]) -> RenderableType:
        """Cards with their texts beside them."""
        grid = Table.grid(padding=(0, 0, 0, 2))
        grid.add_column(max_width=self.width // 3)
        grid.add_column()
        for card, name in cards.items():
            grid.add_row(name, Text(self.gist(CARDS[card])))
        return grid

    def _held(self, card: str, count: int, legal: set[str]) -> Text:
        text = Text().append(f"{self.signs.legal} " if card in legal else "", style=f"bold {GLOW}")
        text.append(self.name(card), style="bold" if card in legal or not legal else "")
        return text.append(f" ×{count}" if count > 1 else "", style="dim")

    def reasons(self, view: View, options: Sequence[Option], why: Why) -> list[Text]:
        """Why cards of the hand cannot be played now, cards of one reason together."""
        cards = next((p["hand"] for p in view["players"] if p["seat"] == view["you"]), None)
        legal = cards_of(options)
        lines = []
        for card in dict.fromkeys(cards or ()):
            reason = why(f"card:{card}") if card not in legal else ""
            if reason:
                known = self.name(card) in reason
                line = Text("" if known else f"{self.name(card)}: ", style="yellow")
                lines.append(line.append(reason, style="yellow"))
        return lines

    def offer(self, cards: Sequence[str]) -> list[RenderableType]:
        """Cards that the viewer looks at."""
        if not cards:
            return []
        head = Text(self.words("cli-homm3-offer"), style="bold")
        return [head, self._told({card: Text(self.name(card), style="bold") for card in cards})]

    # ---- texts ----

    def name(self, card: str) -> str:
        return self.words.thing(GAME, "card", card)

    def gist(self, card: Card) -> str:
        """What all ways of using a card do, in a line."""
        return " / ".join(self._use(card, effect) for effect in _told(card))

    def _use(self, card: Card, effect: Effect) -> str:
        if effect.mode == "power":
            return self.text(card, effect)
        return self.words("cli-homm3-effect", mode=self.mode(effect), text=self.text(card, effect))

    def mode(self, effect: Effect) -> str:
        """The name of a way of using a card; one name for all grades."""
        if "-" in effect.mode:
            return self.words("cli-homm3-cast" if effect.casts else "cli-homm3-graded")
        return self.words.thing(GAME, "mode", effect.mode)

    def text(self, card: Card, effect: Effect) -> str:
        """What a way of using a card does."""
        if effect.mode == "power":
            return self.words("cli-homm3-gives-power", power=effect.power)
        return self.words(f"homm3-card-{card.id}.{_attribute(effect)}")

    # ---- a card in full ----

    def card(self, card: Card) -> RenderableType:
        w = self.words
        parts = [w.thing(GAME, "kind", card.kind)]
        parts += [w.thing(GAME, "quality", card.quality)] if card.quality else []
        parts += [w.thing(GAME, "school", school) for school in card.schools]
        parts += [w.thing(GAME, "faction", card.faction)] if card.faction else []
        title = Text(f"{self.name(card.id)} ", style=f"bold {BRASS}")
        title.append(f"({', '.join(parts)})")
        lines = []
        for effect in _told(card):
            timing = w.thing(GAME, "timing", effect.timing)
            line = Text(f"{self.mode(effect)} ", style="bold").append(f"({timing}): ", style="dim")
            lines.append(line.append(self.text(card, effect)))
        return _panel(title, lines)

    # ---- a unit in full ----

    def unit(self, kind: UnitKind) -> RenderableType:
        """Both sides of a unit card."""
        w = self.words
        tier = TIERS[kind.tier]
        title = Text(f"{w.thing(GAME, 'unit', kind.id)} ", style=f"bold {TIER_COLOURS[tier]}")
        faction = w.thing(GAME, "faction", kind.faction)
        title.append(f"({faction}, {w.thing(GAME, 'tier', tier)})")
        lines = self._face("cli-homm3-few" if kind.pack else "", kind.few)
        if kind.pack is not None:
            lines += self._face("cli-homm3-pack", kind.pack)
        return _panel(title, lines)

    def _face(self, name: str, face: Face) -> list[Text]:
        w = self.words
        numbers = (face.attack, face.defense, face.health, face.initiative)
        values = [
            f"{w.thing(GAME, 'stat', stat)} {number}"
            for stat, number in zip(_VALUES, numbers, strict=True)
        ]
        line = Text(f"{w(name)}: " if name else "", style="bold")
        line.append(", ".join([w.thing(GAME, "type", face.type), *values]))
        if face.cost.gold:
            cost = w("cli-homm3-cost", gold=face.cost.gold, valuables=face.cost.valuables)
            line.append(f", {cost}", style="dim")
        lines = [line]
        for ability in face.kit.abilities:
            text = w(f"homm3-ability-{ability.text}", **dict(ability.args))
            timing = w.thing(GAME, "timing", ability.timing)
            lines.append(Text("  ").append(f"({timing}) ", style="dim").append(text))
        return lines

    def thing(self, ref: str) -> RenderableType | None:
        kind, _, value = ref.partition(":")
        if kind == "card" and value in CARDS:
            return self.card(CARDS[value])
        if kind in ("unit", "troop") and value.partition(".")[0] in KINDS:
            return self.unit(KINDS[value.partition(".")[0]])
        return None


def cards_of(options: Iterable[Option]) -> set[str]:
    """The cards that can be chosen."""
    return {ref[5:] for option in options for ref in option.refs if ref.startswith("card:")}


def _attribute(effect: Effect) -> str:
    """The part of a card's message that tells a way of using it."""
    return effect.part or effect.mode


def _told(card: Card) -> list[Effect]:
    """The ways of using a card, those that one text tells only once."""
    return list({_attribute(effect): effect for effect in reversed(card.effects)}.values())[::-1]


def _panel(title: Text, lines: Sequence[Text]) -> RenderableType:
    return Panel(Group(*lines), title=title, title_align="left", border_style="dim")
