"""The gallery: the 32 cards, the eight powers, the missions and the scrolls."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebound.core.catalogue import Catalogue, Entry, Facet, Line, numbers
from rulebound.core.flow import Text
from rulebound.games.urbno import edition
from rulebound.games.urbno.cards import CARDS, CODES, COLOURS, RANKS, colour_of, rank_of
from rulebound.games.urbno.missions import MISSIONS, Mission
from rulebound.games.urbno.powers import POWERS, Power
from rulebound.games.urbno.rules import Edition
from rulebound.games.urbno.scrolls import SCROLLS, Scroll

_SCROLL: Final = ("UR-7.1", "UR-7.2", "UR-7.5")
_MISSION: Final = ("UR-1.5",)


@cache
def catalogue() -> Catalogue:
    """By the values of the default edition."""
    values = edition.read(edition.load("default"))
    entries = (
        *(_card(card, values) for card in CARDS),
        *(_power(power) for power in POWERS),
        *(_mission(mission, values) for mission in MISSIONS.values()),
        *(_scroll(scroll) for scroll in SCROLLS.values()),
    )
    return Catalogue(tuple(_facets(entries)), entries)


def _facets(entries: tuple[Entry, ...]) -> Iterator[Facet]:
    yield Facet(
        "kind",
        Text("urbno-facet-kind"),
        {kind: Text(f"urbno-entry-{kind}") for kind in ("card", "power", "mission", "scroll")},
        shown=True,
    )
    yield Facet(
        "colour",
        Text("urbno-facet-colour"),
        {colour: Text(f"urbno-colour-{colour}") for colour in COLOURS},
        shown=True,
    )
    yield Facet(
        "rank", Text("urbno-facet-rank"), {rank: Text(f"urbno-rank-{rank}") for rank in RANKS}
    )
    yield Facet(
        "number",
        Text("urbno-facet-number"),
        {str(n): Text("urbno-entry-number", {"count": n}) for n in numbers(entries, "number")},
        shown=True,
    )
    yield Facet(
        "points",
        Text("urbno-facet-points"),
        {what: Text(f"urbno-points-{what}") for what in ("fixed", "variable", "won", "lost")},
        shown=True,
    )
    yield Facet(
        "when",
        Text("urbno-facet-when"),
        {when: Text(f"urbno-when-{when}") for when in ("window", "round", "never", "trick")},
        shown=True,
    )


def _card(card: int, values: Edition) -> Entry:
    colour, rank = COLOURS[colour_of(card)], RANKS[rank_of(card)]
    return Entry(
        f"card:{CODES[card]}",
        Text("urbno-card", {"colour": colour, "rank": rank}),
        (Line(Text(f"urbno-rank-{rank}.text"), Text(f"urbno-rank-{rank}.power")),),
        {
            "kind": ("card",),
            "colour": (colour,),
            "rank": (rank,),
            "number": (str(values.numbers[rank_of(card)]),),
        },
        ("UR-1.2", "UR-1.3", "UR-11.2", POWERS[rank_of(card)].rule),
        ("term-urbno-crystal",),
    )


def _power(power: Power) -> Entry:
    return Entry(
        f"power:{power.name}",
        Text(f"urbno-rank-{power.name}.power"),
        (Line(Text(f"urbno-rank-{power.name}.text"), Text(f"urbno-rank-{power.name}")),),
        {
            "kind": ("power",),
            "rank": (power.name,),
            "when": ("trick",) if power.once_a_trick else (),
        },
        ("UR-1.4", power.rule),
        ("term-urbno-crystal",),
    )


def _mission(mission: Mission, values: Edition) -> Entry:
    points = mission.points or values.points[mission.number]
    return Entry(
        f"mission:{mission.number}",
        Text(f"urbno-mission-{mission.number}"),
        (Line(Text(f"urbno-mission-{mission.number}.text", {"points": points})),),
        {
            "kind": ("mission",),
            "points": (
                "fixed" if mission.fixed else "variable",
                "lost" if mission.sign < 0 else "won",
            ),
        },
        (*_MISSION, "UR-13.1", "UR-13.2", mission.rule),
        ("urbno-ruling-fixed",) if mission.fixed else (),
    )


def _scroll(scroll: Scroll) -> Entry:
    when = "never" if not scroll.activated else "round" if scroll.lasting else "window"
    return Entry(
        f"scroll:{scroll.number}",
        Text(f"urbno-scroll-{scroll.number}"),
        (Line(Text(f"urbno-scroll-{scroll.number}.text")),),
        {"kind": ("scroll",), "when": (when,)},
        (*_SCROLL, scroll.rule),
        ("urbno-ruling-scroll", "urbno-ruling-scroll-limit"),
    )
