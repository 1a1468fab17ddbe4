"""Combats set up by hand, with loaded dice."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from rulebound.core.match import Match, Setup
from rulebound.core.rng import Rng
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.combat.setup import shared_decks
from rulebound.games.homm3.model.battle import Army, Battle, CombatPhase, Unit
from rulebound.games.homm3.model.players import Player, Troop
from rulebound.games.homm3.model.spaces import BY_NAME
from rulebound.games.homm3.model.state import Rules, Stage, State
from tests.games.homm3.matches import Played

FACES = (-1, 0, 1)


class LoadedRng(Rng):
    """Attack dice fall as told; once the told faces are used up they fall on 0."""

    __slots__ = ("faces",)

    def __init__(self, faces: Iterable[int] = ()) -> None:
        super().__init__(7)
        self.faces = list(faces)

    def copy(self) -> "LoadedRng":
        twin = LoadedRng(self.faces)
        twin.key, twin.count = self.key, self.count
        return twin

    def below(self, n: int) -> int:
        if n == len(FACES):
            self.count += 1
            return FACES.index(self.faces.pop(0)) if self.faces else FACES.index(0)
        return super().below(n)


class Fight(Played):
    """A combat in progress: units stand where the test put them, the attacker is seat 0."""

    def __init__(
        self,
        attackers: Sequence[str],
        defenders: Sequence[str],
        *,
        hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
        dice: Iterable[int] = (),
        factions: tuple[str, str] = ("castle", "necropolis"),
        level: int = 1,
        experts: int = 0,
        guards: int = 0,
        ai: bool = False,
        neutral: bool = False,
        hero: bool = True,
        siege: Sequence[str] = (),
        gate: str = "",
        active: str = "",
        players: tuple[Mapping[str, Any], ...] = ({}, {}),
        damage: Mapping[str, int] | None = None,
        start: bool = False,
        **rules: Any,
    ) -> None:
        """Units are written ``"castle_griffins+ b2"``: a Pack of Griffins on b2.

        ``active``: the unit that is to activate first (the others of its round have done so).
        ``siege`` names the spaces of standing Walls. ``players``: further values of the players.
        ``damage``: by unit, what it has taken already. ``start``: the combat is about to start.
        ``neutral``: the defenders are nobody's army and are moved by seat 1 (H3-10.22).
        ``hero``: the attacker's Main Hero is there (H3-4.13, H3-10.6).
        """
        values = {"form": "guards" if guards else "skirmish", "difficulty": 1, **rules}
        s = State(Rules(**values), LoadedRng(dice))
        shared_decks(s, frozenset(("core",)))
        alone = bool(guards) or ai
        for seat in range(1 if alone else 2):
            values_of = {
                "xp": 2 * (level - 1),
                "hand": tuple(hands[seat]),
                "experts": experts,
                "movement": 3,
            }
            s.players.append(Player(factions[seat], **{**values_of, **players[seat]}))
        mine = Army(seat=0, player=0, hero=hero)
        theirs = Army(seat=0, ai=True) if alone else Army(seat=1, player=1, hero=True)
        if neutral:
            theirs = Army(seat=1)
        s.battle = Battle([mine, theirs], guards=guards)
        s.rules = Rules(**{**values, "seats": 1 if alone else 2})
        for side, units in enumerate((attackers, defenders)):
            for text in units:
                name, _, space = text.partition(" ")
                add_unit(s, Troop(name.removesuffix("+"), name.endswith("+")), side, BY_NAME[space])
        b = s.battle
        b.walls = sum(1 << BY_NAME[space] for space in siege)
        if gate:
            b.gate = BY_NAME[gate]
        b.siege = bool(siege or gate)
        b.phase, b.round = (CombatPhase.START, 0) if start else (CombatPhase.ROUND, 1)
        for u in b.units:
            u.damage = (damage or {}).get(u.name, 0)
        if active:
            for u in b.units:
                u.activated = u.name != active
        s.stage = Stage.FIGHTING
        setup = Setup("homm3", GAME.rules, 1 if alone else 2, GAME.options.complete({}), 0, None)
        self.match = Match(GAME, setup, s)

    @property
    def b(self) -> Battle:
        return self.s.fight

    def unit(self, name: str) -> Unit:
        return next(u for u in self.b.units if u.name == name)

    def options(self) -> list[str]:
        self.ask_anew()
        return self.offered

    def choose(self, *notations: str) -> Self:
        for notation in notations:
            self.ask_anew()
            super().choose(notation)
        return self

    @property
    def seat(self) -> int:
        assert self.match.decision is not None
        return self.match.decision.seat

    def hand(self, seat: int) -> list[str]:
        return list(self.s.players[seat].hand)

    def discard(self, seat: int) -> list[str]:
        return list(self.s.players[seat].discard)
