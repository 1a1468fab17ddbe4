"""What a card is. The cards themselves stand in ``decks/``, each a picture beside its script."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar.board import LINES, NAMES, REFS, names, only, squares
from rulebound.games.tashkalar.patterns import Pattern, at
from rulebound.games.tashkalar.seam import SummonFields
from rulebound.games.tashkalar.terms import Colour

if TYPE_CHECKING:
    from rulebound.games.tashkalar.effects import Effect

Script = Callable[["Effect"], Flow[None]]


class Way:
    """One way to summon a being (TK-3.2, TK-3.8): target, pieces used, marks and arrows.

    A picture without a frame lies at ``anchor``, wherever the being appears (TK-12.58).
    """

    __slots__ = ("arrows", "being", "marks", "option", "orientation", "second", "target", "used")

    def __init__(self, being: "Being", number: int, target: int, anchor: int) -> None:
        orientation = being.pattern.orientations[number]
        self.being = being
        self.target = target
        self.orientation = orientation.name
        self.used = at(anchor, orientation.cells)
        self.marks = at(target, orientation.marks)
        self.second = at(target, orientation.second)
        self.arrows = orientation.arrows
        notation = f"summon {being.id} {NAMES[target]}"
        if not being.pattern.framed:
            notation += f" using {'+'.join(names(self.used))}"
        elif len(being.pattern.orientations) > 1:
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
            "thawed": None,
        }


class Being:
    """A being card (TK-1.15), with a frozen effect (TK-10.1) or a warp effect (TK-12.1) if it has
    one.
    """

    __slots__ = (
        "_options",
        "_ways",
        "frozen",
        "gated",
        "id",
        "kept",
        "lends",
        "pattern",
        "rank",
        "script",
        "warp",
    )

    def __init__(self, name: str, rank: int, pattern: Pattern, script: Script, gated: bool) -> None:
        self.id = name
        self.rank = rank
        self.pattern = pattern
        self.script = script
        self.gated = gated
        """Of a school with a Gateway (TK-11.3)."""
        self.frozen: Script | None = None
        self.lends = False
        """Thawed as a part of a summoning that uses an enemy piece (TK-10.12)."""
        self.warp: Script | None = None
        self.kept = False
        """Pending, it can be neither discarded nor returned; it is never copied (TK-12.10)."""
        self._ways: dict[tuple[int, int, int], Way] = {}
        self._options: tuple[dict[int, SummonOption], ...] = tuple({} for _ in pattern.orientations)
        """By orientation and target (as a set), each made when it is first needed."""

    def freezes(self, *, lends: bool = False) -> Callable[[Script], "Being"]:
        """Give it a frozen effect."""

        def make(script: Script) -> Being:
            self.frozen = script
            self.lends = lends
            return self

        return make

    def warps(self, *, kept: bool = False) -> Callable[[Script], "Being"]:
        """Give it a warp effect."""

        def make(script: Script) -> Being:
            self.warp = script
            self.kept = kept
            return self

        return make

    def way(self, orientation: int, target: int, anchor: int = -1) -> Way:
        """``anchor`` is where a picture without a frame lies; else it lies around the target."""
        key = (orientation, target, anchor)
        way = self._ways.get(key)
        if way is None:
            way = Way(self, orientation, target, target if anchor < 0 else anchor)
            self._ways[key] = way
        return way

    def options(self, orientation: int, targets: int) -> "list[SummonOption]":
        """To summon it in an orientation on each of these squares."""
        known = self._options[orientation]
        if (option := known.get(targets)) is not None:  # mostly there is one square
            return [option]
        found = []
        while targets:
            low = targets & -targets
            option = known.get(low)
            if option is None:
                option = known[low] = self.way(orientation, only(low)).option
            found.append(option)
            targets ^= low
        return found

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

    def __init__(self, *schools: School, gated: bool = False) -> None:
        self.schools = schools
        self.gated = gated
        """Whether its beings can be the Gateway (TK-11.3)."""
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
            being = Being(script.__name__, rank, pattern, script, self.gated)
            self.beings.append(being)
            return being

        return make
