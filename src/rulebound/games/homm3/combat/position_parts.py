"""The parts that positions of combats and of the map have in common.

These are players with what they own, the decks that they share, and the cards of AI Heroes.
"""

from collections.abc import Container, Iterable, Mapping

from rulebound.core.positions import PositionText
from rulebound.games.homm3.combat import ai_hero
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.position_words import (
    AI_CARDS,
    AI_DRAWN,
    AI_NUMBERS,
    AI_WORDS,
    MORALE,
    PILES,
    PLAYER_CARDS,
    PLAYER_NUMBERS,
    troop_names,
)
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.heroes import EXPERT_USES, HEROES, TOP_XP
from rulebound.games.homm3.model.kinds import KINDS, factions
from rulebound.games.homm3.model.players import Cards, Deck, Player, Troop
from rulebound.games.homm3.model.state import State

# ---- writing ----


def seat_lines(seat: int, p: Player) -> list[str]:
    """What belongs to a player, with a map or without."""
    lines = [f"seat {seat}: {p.faction} {p.hero}", f"  troops: {troop_names(p.troops)}"]
    lines += [f"  {what}: {' '.join(getattr(p, what))}" for what in PLAYER_CARDS]
    lines += [f"  {what}: {getattr(p, what)}" for what in ("xp", *PLAYER_NUMBERS)]
    if p.permanent:
        lines.append(f"  permanent: {p.permanent}")
    morale = next(word for word, value in MORALE.items() if value == p.morale)
    lines.append(f"  morale: {morale}")
    if p.discards_hand:
        lines.append("  discards hand: yes")
    return lines


def deck_lines(s: State, names: Iterable[str]) -> list[str]:
    """The shared decks that are on the table, each with its discard pile."""
    return [
        f"{name} {pile}: {' '.join(cards)}"
        for name in names
        if name in s.decks
        for pile, cards in zip(PILES, s.decks[name], strict=True)
    ]


def ai_hero_words(ai: AiHero) -> list[tuple[str, str]]:
    """What an AI Hero has: its piles, and whatever else there is."""
    piles = [(what, " ".join(getattr(ai, what))) for what in AI_CARDS]
    others = [(what, str(getattr(ai, what))) for what in (*AI_WORDS, *AI_NUMBERS)]
    return piles + [(what, value) for what, value in others if value not in ("", "0")]


# ---- reading ----


class PartsReader:
    """A position text and a new table, which is to become as the text says.

    What the text leaves out stays as the table was set up.
    """

    def __init__(self, s: State, text: str, keys: Iterable[str], seat_keys: Iterable[str]) -> None:
        self.s = s
        self.text = PositionText(text, len(s.players), keys, seat_keys)
        self.fault = self.text.fault
        self.values = self.text.values

    # ---- words ----

    def _unknown(self, where: str, word: str, known: Iterable[str], what: str = "word") -> None:
        """One of a few words was needed."""
        self.fault(f"{where}: unknown {what} {word!r}; known: {', '.join(known)}")

    def _known(self, text: str, known: Container[str], where: str, what: str = "card") -> Cards:
        words = tuple(text.split())
        for word in words:
            if word not in known:
                self.fault(f"{where}: there is no {what} {word!r}")
        return words

    def _card(self, text: str, where: str) -> str:
        """A card, or none."""
        cards = self._known(text, CARDS, where)
        if len(cards) > 1:
            self.fault(f"{where}: there can be one card only")
        return cards[0] if cards else ""

    def _yes(self, text: str, where: str) -> bool:
        if text not in ("yes", "no"):
            self.fault(f"{where}: {text!r} must be yes or no")
        return text == "yes"

    def _troop(self, word: str, where: str) -> Troop:
        kind = KINDS.get(word.removesuffix("+"))
        if kind is None:
            self.fault(f"{where}: there are no {word.removesuffix('+')!r}")
            return Troop(next(iter(KINDS)))
        if word.endswith("+") and kind.pack is None:
            self.fault(f"{where}: {kind.id} have no Pack")
        return Troop(kind.id, word.endswith("+") and kind.pack is not None)

    def _troops(self, text: str, where: str) -> tuple[Troop, ...]:
        return tuple(self._troop(word, where) for word in text.split())

    # ---- players ----

    def _seats(self) -> None:
        for seat, values in enumerate(self.text.seats):
            self._player(seat, values)

    def _player(self, seat: int, values: Mapping[str, str]) -> None:
        p, where = self.s.players[seat], f"seat {seat}"
        if self.text.heads[seat]:
            self._head(p, self.text.heads[seat].split(), where)
        for what in PLAYER_CARDS:
            if what in values:
                setattr(p, what, self._known(values[what], CARDS, f"{where} {what}"))
        if "xp" in values:
            p.xp = self.text.number(values["xp"], f"{where} xp", TOP_XP + 1)
            p.experts = EXPERT_USES[p.level - 1]
        for what in PLAYER_NUMBERS:
            if what in values:
                setattr(p, what, self.text.number(values[what], f"{where} {what}"))
        if "troops" in values:
            p.troops = self._troops(values["troops"], f"{where} troops")
        p.permanent = self._card(values.get("permanent", ""), f"{where} permanent")
        morale = values.get("morale", "neutral")
        if morale not in MORALE:
            self.fault(f"{where} morale: {morale!r} must be one of {', '.join(MORALE)}")
        p.morale = MORALE.get(morale, 0)
        p.discards_hand = self._yes(values.get("discards hand", "no"), f"{where} discards hand")

    def _head(self, p: Player, words: list[str], where: str) -> None:
        """The faction, and perhaps the hero."""
        p.faction = words[0]
        if p.faction not in factions():
            self.fault(f"{where}: there is no faction {p.faction!r}")
        if len(words) > 1:
            p.hero = words[1]
            if p.hero not in HEROES:
                self.fault(f"{where}: there is no hero {p.hero!r}")

    # ---- decks ----

    def _decks(self, decks: Mapping[str, Container[str]]) -> None:
        """The shared decks by their names, with the cards that each could have."""
        for name, known in decks.items():
            if name in self.s.decks:
                piles = zip(PILES, self.s.decks[name], strict=True)
                self.s.decks[name] = Deck(
                    *(self._pile(f"{name} {pile}", cards, known) for pile, cards in piles)
                )

    def _pile(self, key: str, usual: Cards, known: Container[str]) -> Cards:
        return self._known(self.values[key], known, key) if key in self.values else usual

    def _ai_hero(self, ai: AiHero, what: str, text: str, where: str) -> None:
        """One thing that an AI Hero has."""
        value: Cards | str | int
        if what in AI_CARDS:
            value = self._known(text, ai_hero.AI_CARDS if what in AI_DRAWN else CARDS, where)
        elif what in AI_WORDS:
            value = self._card(text, where)
        else:
            value = self.text.number(text, where)
        setattr(ai, what, value)
