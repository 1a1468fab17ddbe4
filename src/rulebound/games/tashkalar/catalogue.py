"""The gallery: beings, legends, flares and tasks."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebound.core.catalogue import Catalogue, Entry, Facet, Line, numbers
from rulebound.core.flow import Text
from rulebound.games.tashkalar.board import RANKS
from rulebound.games.tashkalar.cards import Being, Flare
from rulebound.games.tashkalar.decks.flares import FLARES
from rulebound.games.tashkalar.library import BEINGS, FIRST_LEGEND, SCHOOL_CARDS, SCHOOLS
from rulebound.games.tashkalar.tasks import TASKS, Task
from rulebound.games.tashkalar.terms import TaskType

_DOES: Final = {
    "destroy": "destroy",
    "move": r"(standard|combat) move",
    "leap": r"leap",
    "convert": r"convert",
    "upgrade": r"\bupgrade\b",
    "downgrade": r"downgrade",
    "place": r"place",
    "action": r"gain (an|one|two|\d) actions?",
}
"""What an effect does, by the words of its text."""
_BEING: Final = ("TK-1.15", "TK-3.2")
_LEGEND: Final = ("TK-1.14", "TK-2.8.6", "TK-2.9.10")
_FLARE: Final = ("TK-1.16", "TK-4.1", "TK-4.2", "TK-4.3", "TK-4.4")
_TASK: Final = ("TK-2.7.8", "TK-2.7.13")


@cache
def catalogue() -> Catalogue:
    beings = {being.id: being for being in BEINGS}
    legends = {being.id for being in BEINGS[FIRST_LEGEND:]}
    entries = (
        *(_being(being, being.id in legends) for being in beings.values()),
        *(_flare(flare) for flare in FLARES),
        *(_task(task) for task in TASKS),
    )
    return Catalogue(tuple(_facets(entries)), entries)


def _facets(entries: tuple[Entry, ...]) -> Iterator[Facet]:
    yield Facet(
        "kind",
        Text("tashkalar-facet-kind"),
        {kind: Text(f"tashkalar-entry-{kind}") for kind in ("being", "legend", "flare", "task")},
        shown=True,
    )
    yield Facet(
        "school",
        Text("tashkalar-facet-school"),
        {school: Text(f"tashkalar-school-{school}") for school in SCHOOLS},
        shown=True,
    )
    yield Facet(
        "rank",
        Text("tashkalar-facet-rank"),
        {rank: Text(f"tashkalar-rank-{rank}") for rank in RANKS},
        shown=True,
    )
    yield Facet(
        "pieces",
        Text("tashkalar-facet-pieces"),
        {str(n): Text("tashkalar-entry-pieces", {"count": n}) for n in numbers(entries, "pieces")},
        shown=True,
    )
    yield Facet(
        "does",
        Text("tashkalar-facet-does"),
        {what: Text(f"tashkalar-does-{what}") for what in (*_DOES, "frozen", "warp")},
        _DOES,
    )
    yield Facet(
        "type",
        Text("tashkalar-facet-type"),
        {type_: Text(f"tashkalar-type-{type_}") for type_ in TaskType},
    )
    yield Facet(
        "points",
        Text("tashkalar-facet-points"),
        {str(n): Text("tashkalar-entry-points", {"count": n}) for n in numbers(entries, "points")},
        shown=True,
    )


def _being(being: Being, legend: bool) -> Entry:
    printed = being.pattern.orientations[0]
    marked = "!" in being.pattern.picture or "?" in being.pattern.picture
    does = [*(["frozen"] if being.frozen else []), *(["warp"] if being.warp else [])]
    rulings = [
        "term-tashkalar-orientation" if len(being.pattern.orientations) > 1 else "",
        "tashkalar-ruling-illustrated" if marked and not printed.marks else "",
        "tashkalar-ruling-optional",
        "tashkalar-ruling-legend" if legend else "",
        "term-tashkalar-gateway" if being.gated else "",
    ]
    return Entry(
        f"card:{being.id}",
        Text(f"tashkalar-card-{being.id}"),
        (Line(Text(f"tashkalar-card-{being.id}.text")),),
        {
            "kind": ("legend" if legend else "being",),
            "school": tuple(
                school
                for school in SCHOOLS
                if any(BEINGS[card] is being for card in SCHOOL_CARDS[school])
            ),
            "rank": (RANKS[being.rank],),
            "pieces": (str(len(printed.cells)),),
            "does": tuple(does),
        },
        _LEGEND + _BEING if legend else _BEING,
        tuple(filter(None, rulings)),
        being.pattern.picture,
    )


def _flare(flare: Flare) -> Entry:
    return Entry(
        f"card:{flare.id}",
        Text(f"tashkalar-card-{flare.id}"),
        (
            Line(
                Text(f"tashkalar-card-{flare.id}.upper"),
                Text("tashkalar-entry-upper", {"count": flare.upper_needs}),
            ),
            Line(
                Text(f"tashkalar-card-{flare.id}.lower"),
                Text("tashkalar-entry-lower", {"count": flare.lower_needs}),
            ),
        ),
        {"kind": ("flare",)},
        _FLARE,
        ("tashkalar-ruling-flare",),
    )


def _task(task: Task) -> Entry:
    return Entry(
        f"task:{task.id}",
        Text(f"tashkalar-task-{task.id}"),
        (Line(Text(f"tashkalar-task-{task.id}.text")),),
        {"kind": ("task",), "type": (task.type,), "points": (str(task.points),)},
        _TASK,
        ("tashkalar-ruling-task",),
    )
