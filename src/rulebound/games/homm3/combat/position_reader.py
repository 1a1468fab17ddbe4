"""Reading positions of combats."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.deploy import TOWER, make_unit
from rulebound.games.homm3.combat.harm import refit
from rulebound.games.homm3.combat.position_parts import PartsReader
from rulebound.games.homm3.combat.position_words import (
    ARMY,
    BATTLE,
    BEFORE_UNITS,
    DECKS,
    EFFECT,
    KEYS,
    PHASES,
    PLAYER_CARDS,
    SEAT_KEYS,
    UNIT,
    is_spell,
    troop_names,
)
from rulebound.games.homm3.combat.values import health, standing
from rulebound.games.homm3.model.battle import (
    ENDINGS,
    SIDES,
    AiHero,
    Army,
    Cover,
    Ongoing,
    Side,
    Unit,
)
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.spaces import BY_NAME, OFF
from rulebound.games.homm3.model.state import State


def read_position(s: State, text: str) -> None:
    """Set up a new table as the text says."""
    _Reader(s, text).read()


class _Reader(PartsReader):
    def __init__(self, s: State, text: str) -> None:
        super().__init__(s, text, KEYS, SEAT_KEYS)
        self.b = s.fight
        usual = "activation" if "active" in self.values else "round"
        self.phase = self.values.get("phase", usual)
        if self.phase not in PHASES:
            self._unknown("phase", self.phase, PHASES, "phase")
            self.phase = usual

    def read(self) -> None:
        self.s.stage, self.b.phase = PHASES[self.phase]
        for step in (self._combat, self._board, self._armies, self._seats):
            step()
        self._decks(DECKS)
        self.text.check()
        self._check_table()
        self.text.check()

    # ---- words ----

    def _number(self, text: str, where: str) -> int:
        if re.fullmatch(r"-?\d{1,4}", text):
            return int(text)
        self.fault(f"{where}: {text!r} must be a number")
        return 0

    def _space(self, name: str, where: str) -> int:
        if name in BY_NAME:
            return BY_NAME[name]
        self.fault(f"{where}: there is no space {name!r}; they are called a1 to d5")
        return 0

    def _bits(self, key: str) -> int:
        return sum(1 << self._space(name, key) for name in set(self.values.get(key, "").split()))

    def _side(self, word: str, where: str) -> int:
        if word in SIDES:
            return SIDES.index(word)
        self.fault(f"{where}: {word!r} must be attacker or defender")
        return Side.ATTACKER

    def _set(
        self, thing: Any, words: Sequence[str], rules: dict[str, tuple[type[Any], Any]], where: str
    ) -> None:
        """Numbers and flags as :func:`spoken` writes them."""
        for name, value in self._heard(words, rules, where).items():
            setattr(thing, name, value)

    def _heard(
        self, words: Sequence[str], rules: dict[str, tuple[type[Any], Any]], where: str
    ) -> dict[str, Any]:
        found: dict[str, Any] = {}
        left = list(words)
        while left:
            word = left.pop(0)
            name = word.removeprefix("no-")
            kind, _ = rules.get(name, (None, None))
            if kind is bool:
                found[name] = not word.startswith("no-")
            elif kind is int and name == word:
                found[name] = self._number(left.pop(0) if left else "", f"{where} {name}")
            else:
                self._unknown(where, word, rules)
        return found

    # ---- the combat ----

    def _combat(self) -> None:
        b, values = self.b, self.values
        usual = "0" if self.phase in (*BEFORE_UNITS, "walls", "start") else "1"
        b.round = self.text.number(values.get("round", usual), "round")
        b.turn = self._side(values.get("turn", SIDES[self.phase not in BEFORE_UNITS]), "turn")
        self._set(b, values.get("combat", "").split(), BATTLE, "combat")
        b.walls = self._bits("walls")
        if values.get("gate"):
            b.gate = self._space(values["gate"], "gate")
        b.siege = b.siege or bool(b.walls) or b.gate != OFF
        words = values.get("tied", "").split()
        for value, side in zip(words[::2], words[1::2], strict=False):
            b.last_tied[self._number(value, "tied")] = self._side(side, "tied")
        words = values.get("owed", "").split()
        b.owed = tuple(
            (what, self._number(number, "owed"))
            for what, number in zip(words[::2], words[1::2], strict=False)
        )
        if ended := values.get("ended"):
            b.ended = next((known for known in ENDINGS if known == ended), "")
            if not b.ended:
                self._unknown("ended", ended, ENDINGS[1:], "end")
        if "winner" in values:
            b.winner = self._side(values["winner"], "winner")

    def _board(self) -> None:
        b = self.b
        effects = []
        for line in self.text.board:
            words = line.split()
            if words[0] == "effect":
                effects.append(words[1:])
            elif len(words) < 3:
                self.fault(f"board: a unit needs a side, a name and a space: {line.strip()!r}")
            else:
                self._unit(words)
        for words in effects:
            self._effect(words)
        for u in b.units:
            refit(self.s, u)
        if "active" in self.values:
            self._active(self.values["active"])
        struck = [self._named(name, "struck") for name in self.values.get("struck", "").split()]
        b.struck = tuple(u.number for u in struck if u is not None)

    def _unit(self, words: list[str]) -> None:
        b = self.b
        side = self._side(words[0], "board")
        troop = self._troop(words[1], "board")
        tower = words[2] == "tower"
        u = make_unit(b, troop, side, OFF if tower else self._space(words[2], "board"))
        if tower != (troop.kind == TOWER.id):
            self.fault("board: the siege_arrow_tower, and nobody else, stands beside it at 'tower'")
        elif tower:
            b.tower = u.number
        rest = words[3:]
        covers = []
        while "under" in rest:
            at = rest.index("under")
            end = at + 3 if rest[at + 2 : at + 3] and rest[at + 2].isdigit() else at + 2
            covers.append(rest[at + 1 : end])
            del rest[at:end]
        for words_ in reversed(covers):
            self._cover(u, words_)
        if "defeated" in rest:
            rest.remove("defeated")
            u.alive = False
        self._set(u, rest, UNIT, u.name)

    def _cover(self, u: Unit, words: list[str]) -> None:
        card = words[0] if words else ""
        faces = [way.cover for way in CARDS[card].effects] if card in CARDS else []
        face = next((face for face in faces if face is not None), None)
        if face is None:
            self.fault(f"{u.name}: {card!r} is no card that fights in a unit's place")
            return
        damage = self._number(words[1], u.name) if len(words) > 1 else 0
        u.cover = Cover(card, face, damage, u.cover)

    def _named(self, name: str, where: str) -> Unit | None:
        for u in self.b.units:
            if u.name == name:
                return u
        self.fault(f"{where}: no unit is called {name!r}")
        return None

    def _effect(self, words: list[str]) -> None:
        if len(words) < 3:
            self.fault("board: an effect needs a side, a card and what it does")
            return
        side, card, what, *rest = words
        unit, at, amount = -1, OFF, 0
        helpers: Cards = ()
        spell = is_spell(card)
        if rest and re.fullmatch(r"[-+]?\d+", rest[0]):
            amount = int(rest.pop(0))
        others: list[str] = []
        while rest:
            word = rest.pop(0)
            value = rest[0] if rest else ""
            if word == "on":
                found = self._named(value, "effect")
                unit = found.number if found is not None else -1
            elif word == "at":
                at = self._space(value, "effect")
            elif word == "with":
                helpers = tuple(value.split(","))
            elif word in ("spell", "no-spell"):
                spell = word == "spell"
                continue
            else:
                others.append(word)
                continue
            rest = rest[1:]
        effect = Ongoing(
            card,
            self._side(side, "effect"),
            unit,
            what,
            amount,
            spell=spell,
            at=at,
            helpers=helpers,
        )
        self.b.ongoing += (effect._replace(**self._heard(others, EFFECT, f"effect {card}")),)

    def _active(self, name: str) -> None:
        b = self.b
        u = self._named(name, "active")
        if u is None:
            return
        if not u.alive:
            self.fault(f"active: {name} have been defeated")
        b.active = u.number
        u.activated = True
        b.came_from = u.at
        if self.values.get("came from", "tower") != "tower":
            b.came_from = self._space(self.values["came from"], "came from")

    # ---- armies and players ----

    def _armies(self) -> None:
        b = self.b
        for side, name in enumerate(SIDES):
            army = b.armies[side]
            army.lost = sum(not u.alive and u.side == side and u.number != b.tower for u in b.units)
            words = self.values.get(name, "").split()
            for word in ("hero", "no-hero"):
                if word in words and army.player >= 0:
                    words.remove(word)
                    army.hero = word == "hero"
            self._set(army, words, ARMY, name)
            army.chain = self._known(self.values.get(f"{name} chain", ""), CARDS, f"{name} chain")
            usual = troop_names(b.reserve[side]) if self.phase in BEFORE_UNITS else ""
            reserve = self.values.get(f"{name} reserve", usual)
            b.reserve[side] = self._troops(reserve, f"{name} reserve")
            kept = self.values.get(f"{name} kept back", "")
            b.kept_back[side] = self._troops(kept, f"{name} kept back")
            if self.phase not in BEFORE_UNITS:
                b.kept_back[side] += b.reserve[side]
                b.reserve[side] = ()
            self._leader(army, f"{name} ai")

    def _leader(self, army: Army, name: str) -> None:
        """The cards of an AI Hero."""
        given = [key for key in self.values if key.startswith(f"{name} ")]
        if given and not army.ai:
            self.fault(f"{given[0]}: a person leads that army")
        elif given:
            army.ai_hero = army.ai_hero or AiHero()
            for key in given:
                self._ai_hero(army.ai_hero, key.removeprefix(f"{name} "), self.values[key], key)

    def _player(self, seat: int, values: Mapping[str, str]) -> None:
        """Nobody has cards, a hero or units that the text does not name."""
        b, p = self.b, self.s.players[seat]
        side = next(n for n, army in enumerate(b.armies) if army.player == seat)
        fielded = (Troop(u.kind.id, u.pack) for u in standing(b, side))
        p.troops = (*b.kept_back[side], *b.reserve[side], *fielded)
        for what in PLAYER_CARDS:
            setattr(p, what, ())
        if self.text.heads[seat]:
            p.hero = ""
        super()._player(seat, values)

    def _check_table(self) -> None:
        """What cannot be, though every word is known."""
        b = self.b
        taken: dict[int, str] = {}
        for u in b.units:
            if not u.alive:
                continue
            if u.at != OFF and u.at in taken:
                self.fault(f"board: {taken[u.at]} and {u.name} stand on the same space")
            taken[u.at] = u.name
            if u.at != OFF and b.walls >> u.at & 1:
                self.fault(f"board: {u.name} stand on a Wall")
            if u.cover is None and u.damage >= health(b, u):
                self.fault(f"board: {u.name} could not have survived {u.damage} damage")
        if self.phase not in ("over", "walls", "start", *BEFORE_UNITS):
            for side, name in enumerate(SIDES):
                if not standing(b, side):
                    self.fault(f"board: the {name} has no units")
        if (b.active >= 0) != (self.phase == "activation"):
            self.fault("active: a unit is active in the phase 'activation', and only then")
