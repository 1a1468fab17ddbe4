"""What a card is. The cards themselves stand in ``decks/``, each a picture beside its script."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar.board import LINES, NAMES, REFS, names, squares
from rulebound.games.tashkalar.patterns import Pattern, at
from rulebound.games.tashkalar.seam import SummonFields
from rulebound.games.tashkalar.terms import Colour

if TYPE_CHECKING:
    from rulebound.games.tashkalar.effects import Effect

Script = Callable[["Effect"], Flow[None]]


class Way:
    """One way to summon a being (TK-3.2, TK-3.8): target, pieces used, marks and arrows."""

    __slots__ = ("arrows", "being", "marks", "option", "orientation", "target", "used")

    def __init__(self, being: "Being", number: int, target: int) -> None:
        orientation = being.pattern.orientations[number]
        self.being = being
        self.target = target
        self.orientation = orientation.name
        self.used = at(target, orientation.cells)
        self.marks = at(target, orientation.marks)
        self.arrows = orientation.arrows
        notation = f"summon {being.id} {NAMES[target]}"
        if len(being.pattern.orientations) > 1:
            notation += f" {orientation.name}"
        refs = (f"card:{being.id}", REFS[target], *(REFS[s] for s in squares(self.used)))
        self.option = SummonOption("summon", refs, notation, self)


class SummonOption(Option):
    """To summon a being in one way; ``data`` is the way, if nothing is borrowed."""

    __slots__ = ()

    @property
    def way(self) -> Way:
        found: Way = self.data
        return found

    @property
    def fields(self) -> SummonFields:
        way = self.way
        lines = [LINES[way.target][arrow] for arrow in way.arrows]
        return {
            "card": way.being.id,
            "target": NAMES[way.target],
            "used": names(way.used),
            "orientation": way.orientation,
            "marks": names(way.marks),
            "rays": [[NAMES[square] for square in line] for line in lines if line],
            "borrowed": [],
            "charged": None,
        }


class Being:
    """A being card (TK-1.15)."""

    __slots__ = ("_ways", "id", "pattern", "rank", "script")

    def __init__(self, name: str, rank: int, pattern: Pattern, script: Script) -> None:
        self.id = name
        self.rank = rank
        self.pattern = pattern
        self.script = script
        self._ways: dict[tuple[int, int], Way] = {}

    def way(self, orientation: int, target: int) -> Way:
        key = (orientation, target)
        way = self._ways.get(key)
        if way is None:
            way = self._ways[key] = Way(self, orientation, target)
        return way

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Flare:
    """A flare card (TK-1.16): two halves, each with a lead that is needed and a script."""

    __slots__ = ("id", "lower", "lower_needs", "upper", "upper_needs")

    def __init__(
        self, name: str, upper_needs: int, upper: Script, lower_needs: int, lower: Script
    ) -> None:
        self.id = name
        self.upper_needs = upper_needs
        self.upper = upper
        self.lower_needs = lower_needs
        self.lower = lower

    def __repr__(self) -> str:
        return f"<{self.id}>"


@dataclass(frozen=True, slots=True)
class School:
    """A school that plays a deck, with its pieces (TK-0.3)."""

    id: str
    colour: Colour
    place: int
    """Among all schools. What a seed gives depends on their order: it is part of every record."""
    base: bool = False
    """Of the base game (TK-1.13). Others are never drawn, only named: old records stay true."""


class Deck:
    """Beings in the order of their definition, and the schools that play them; legends have none.

    A module of ``decks/`` that calls its deck ``DECK`` needs no other mention in the rules.
    """

    def __init__(self, *schools: School) -> None:
        self.schools = schools
        self.beings: list[Being] = []

    def being(
        self, rank: int, picture: str, *, binding: bool = False, arrows: str = ""
    ) -> Callable[[Script], Being]:
        """Make a being of a script; the script's name is the card's id.

        ``binding``: the effect works on exactly the marked squares. Other marks only illustrate
        (TK-5.1.9). ``arrows``: the directions printed around the framed square (TK-5.2.4).
        """

        def make(script: Script) -> Being:
            pattern = Pattern(picture, binding=binding, arrows=arrows)
            being = Being(script.__name__, rank, pattern, script)
            self.beings.append(being)
            return being

        return make
