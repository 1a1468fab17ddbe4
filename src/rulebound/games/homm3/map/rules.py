"""Rules that a scenario adds to the rule book: what they may change, and how they are found.

A rule is a class with :func:`rule` above it. Its fields are what the scenario file gives besides
the name; the methods it has of :class:`Rule` are called at their moments. A rule keeps nothing of
its own: what it has to remember stands in ``World.notes`` or in the notes of a :class:`Realm`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.map.scenario import Named, Part, RuleEntry
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.tiles import Field
from rulebound.games.homm3.model.world import Trip

if TYPE_CHECKING:
    from rulebound.core.rng import Rng
    from rulebound.games.homm3.map.visits import Visit
    from rulebound.games.homm3.model.players import Troop
    from rulebound.games.homm3.model.state import State


class Rule(Part):
    """A rule of a scenario; as it stands it changes nothing."""

    # ---- things that happen ----

    def prepare(self, s: "State") -> None:
        """The table is laid out, and nobody has chosen anything yet."""

    def lays_map(self, s: "State") -> Flow[None]:
        """The map is made by the players, before anything else."""
        yield from ()

    def setup(self, s: "State") -> Flow[None]:
        """The table is laid out and every player has the starting pieces."""
        yield from ()

    def round_begins(self, s: "State") -> Flow[None]:
        """After income or Astrologers, before the timed events."""
        yield from ()

    def round_ends(self, s: "State") -> Flow[None]:
        """After the last turn. May ask for combats by ``World.notes``; see :mod:`.script`."""
        yield from ()

    def turn_begins(self, s: "State", seat: int) -> Flow[None]:
        """After the hand is refreshed."""
        yield from ()

    def turn_ends(self, s: "State", seat: int) -> Flow[None]:
        yield from ()

    def comes(self, s: "State", seat: int, hero: int, at: Hex) -> Flow[None]:
        """A hero visits a Field, be it Empty."""
        yield from ()

    def enters(self, s: "State", seat: int, hero: int, at: Hex) -> Flow[Hex]:
        """A hero steps onto a Field; the Field where it comes out, before anything else."""
        yield from ()
        return at

    def visits(self, v: "Visit") -> Flow[bool]:
        """A hero visits a Field; whether this took the place of what the Field does."""
        yield from ()
        return False

    def flagged(self, v: "Visit") -> Flow[None]:
        """A player's flag has been placed."""
        yield from ()

    def battle_begins(self, s: "State", trip: Trip) -> Flow[None]:
        """A combat is set up; nothing is placed yet, guards are not drawn."""
        yield from ()

    def battle_ends(self, s: "State", trip: Trip) -> Flow[None]:
        """``s.fight`` is over, before anything follows from it."""
        yield from ()

    def battle_settled(self, s: "State", trip: Trip) -> Flow[None]:
        """Everything that follows from a combat has happened, the winner's visit included."""
        yield from ()

    def settles(self, s: "State", trip: Trip) -> Flow[bool]:
        """What follows from a combat; whether this took the place of what the rule book says."""
        yield from ()
        return False

    def combat_starts(self, s: "State", trip: Trip) -> Flow[None]:
        """All units of a combat on the map are placed."""
        yield from ()

    def reaches_level(self, s: "State", seat: int) -> Flow[bool]:
        """A hero has reached a level; whether this took the place of what the level brings."""
        yield from ()
        return False

    def without_units(self, s: "State", seat: int) -> bool:
        """A Unit Deck is empty; whether this took the place of H3-9.8."""
        return False

    def guards_beaten(self, s: "State", trip: Trip, felled: tuple[str, ...]) -> Flow[None]:
        """A hero has won against guards, which are discarded; the visit comes next.

        ``felled``: the units that were defeated; none if there was no battle.
        """
        yield from ()

    def gave_up(self, s: "State", trip: Trip) -> Flow[None]:
        """A Secondary Hero is about to be given up without a battle (H3-10.8), also to an army."""
        yield from ()

    def prize(self, s: "State", winner: int, loser: int) -> Flow[bool]:
        """A Main Hero is beaten; whether this took the place of the gold (H3-10.80)."""
        yield from ()
        return False

    def leaves(self, s: "State", seat: int) -> None:
        """A player is about to be eliminated; the heroes are still where they were."""

    def gained_grail(self, s: "State", seat: int, hero: int) -> Flow[None]:
        """A hero has found the Grail Token."""
        yield from ()

    def rovers_move(self, s: "State") -> Flow[bool]:
        """Armies without a player move; whether this took the place of the AI Heroes' rules.

        Who starts a combat here is called again afterwards.
        """
        yield from ()
        return False

    def rover_passes(self, s: "State", at: Hex) -> bool:
        """An army without a player is on a Field; whether this took the place of flagging it."""
        return False

    def combat_round(self, s: "State", trip: Trip) -> Flow[None]:
        """A combat round begins, from the second on."""
        yield from ()

    def part_ends(self, s: "State", seat: int) -> Flow[None]:
        """A part of a campaign is won, before anything goes on to the next (H3-12.10)."""
        yield from ()

    # ---- what is allowed ----

    def may_skip(self, s: "State", trip: Trip) -> bool:
        """Whether guards may be beaten without a battle (H3-10.9, H3-10.10)."""
        return True

    def may_flee(self, s: "State", trip: Trip) -> bool:
        """Whether heroes may retreat from an army when one of their units is about to act."""
        return False

    def may_build(self, s: "State", seat: int, role: str) -> bool:
        return True

    def may_hire(self, s: "State", seat: int) -> bool:
        return True

    def built(self, s: "State", seat: int, building: str) -> Flow[None]:
        """A building stands, paid or not."""
        yield from ()

    def may_recruit(self, s: "State", seat: int, unit: str) -> bool:
        """Whether a unit of the own faction can be recruited in the Town."""
        return True

    def may_discover(self, s: "State", tile: int) -> bool:
        """Whether heroes may turn up a tile."""
        return True

    def may_enter(self, s: "State", seat: int, hero: int, at: Hex) -> bool:
        """Whether a hero may move there; the rule book allows it."""
        return True

    def may_flag(self, v: "Visit") -> bool:
        """Whether a visitor may place a flag; else the Field counts as Empty."""
        return True

    def each_faction(self, s: "State", at: Hex) -> bool:
        """Whether every faction may visit this Visitable Field once, not only the first."""
        return False

    def shelters(self, s: "State", seat: int, hero: int) -> bool:
        """Whether a Sanctuary protects a hero."""
        return True

    def crosses(self, s: "State", at: Hex, to: Hex) -> bool:
        """Whether a closed edge between two Fields is open all the same."""
        return False

    def unblocks(self, s: "State", at: Hex, to: Hex) -> bool:
        """Whether a Blocked Field can be entered from one beside it; lines are another matter."""
        return False

    def leads_on(self, s: "State", at: Hex) -> bool:
        """Whether a hero who enters a Field comes out on another one; see ``enters``."""
        return False

    # ---- numbers and places ----

    def location(self, s: "State", at: Hex, printed: Field) -> Field:
        """What a Field counts as."""
        return printed

    def guards(self, s: "State", trip: Trip) -> tuple[int, int, int, int] | None:
        """The guards of a Field by tier, if not by the table (H3-11.6)."""
        return None

    def army(self, s: "State", trip: Trip) -> "tuple[Troop, ...] | None":
        """The cards of a combat's guards, if they are not drawn from the neutral decks."""
        return None

    def may_replace(self, s: "State", trip: Trip, unit: str) -> bool:
        """Whether cards may put another unit in the place of a guard; one that was not drawn stays.

        Who gives the army of a combat answers for it.
        """
        return True

    def dismiss(self, s: "State", trip: Trip) -> bool:
        """Whether the rule puts the guards of a combat away itself."""
        return False

    def imagine(self, s: "State", rng: "Rng") -> None:
        """Deal again what the rule has hidden from everybody (H3-14.1)."""

    def level_limit(self, s: "State", seat: int) -> int:
        """The highest level of a hero."""
        return 7

    def hand_limit(self, s: "State", seat: int, limit: int) -> int:
        return limit

    def ransom(self, s: "State", gold: int) -> int:
        """The gold that a defeat or a surrender costs (H3-10.80, H3-10.85)."""
        return gold

    def income_now(self, s: "State") -> bool:
        """Whether this Round brings income though it is no Resource Round."""
        return False

    def refuges(self, s: "State", seat: int) -> list[Hex]:
        """More Fields to which a defeated Main Hero may go (H3-10.78)."""
        return []

    def points(self, s: "State", seat: int) -> int:
        """Victory points of a player."""
        return 0

    def worth(self, s: "State", seat: int, at: Hex) -> float:
        """How much it draws a player to a Field that the rule is about; for bots.

        A Mine is worth about 8, the Field on which the scenario is decided about 40.
        """
        return 0.0

    def saves(self, s: "State", seat: int) -> int:
        """Gold that a prudent player keeps for it; for bots."""
        return 0

    def notices(self, s: "State", seat: int | None) -> list[Text]:
        """What players should know now, in a line each: messages ``homm3-notice-…``."""
        return []

    # ---- actions of the own turn ----

    def options(self, s: "State", seat: int) -> list[Option]:
        """Further actions; their kinds begin with ``rule-``."""
        return []

    def town_actions(self, s: "State", seat: int) -> list[Option]:
        """Further actions that are possible whenever town actions are; kinds as above."""
        return []

    def between_actions(self, s: "State", seat: int) -> list[Option]:
        """Further actions in other players' turns, while no action is being resolved (W-OPEN)."""
        return []

    def act(self, s: "State", seat: int, option: Option) -> Flow[bool]:
        """Carry one out; whether it was an option of this rule."""
        yield from ()
        return False


RULES: Final[dict[str, type[Rule]]] = {}
R = TypeVar("R", bound=Rule)


def rule(name: str) -> Callable[[type[R]], type[R]]:
    """Register a rule under the name that scenario files use."""

    def register(class_: type[R]) -> type[R]:
        assert name not in RULES, f"there are two rules {name}"
        RULES[name] = class_
        return class_

    return register


def given(entry: Named) -> dict[str, object]:
    """What stands in an entry besides its own keys."""
    return dict(entry.model_extra or {})


def make_rule(entry: RuleEntry) -> Rule:
    class_ = RULES.get(entry.rule)
    if class_ is None:
        raise ValueError(f"{entry.rule!r} is no rule; known are {', '.join(sorted(RULES))}")
    return class_.model_validate(given(entry), strict=False)
