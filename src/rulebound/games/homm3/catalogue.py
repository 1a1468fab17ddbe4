"""The gallery: all that the boxes hold, read from the tables in which it is registered."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from rulebound.core.catalogue import Catalogue, Entry, Facet, Line
from rulebound.core.flow import Text
from rulebound.games.homm3 import library
from rulebound.games.homm3.combat.ai_hero import AI_CARDS, AiCard
from rulebound.games.homm3.combat.cards import CARDS, Card, Effect, Timing
from rulebound.games.homm3.map.buildings import BUILDINGS, Building
from rulebound.games.homm3.map.events import EVENTS
from rulebound.games.homm3.map.locations import LOCATION_TABLE, Location
from rulebound.games.homm3.map.weeks import WEEKS, Week
from rulebound.games.homm3.model.boxes import CORE, expansions
from rulebound.games.homm3.model.cards import CardKind, Rarity
from rulebound.games.homm3.model.heroes import HEROES, Hero
from rulebound.games.homm3.model.kinds import (
    KINDS,
    SCHOOLS,
    TIERS,
    Cost,
    Face,
    UnitKind,
    UnitType,
    factions,
)
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import NUMERALS, Category, Field, Ground, Tile

_KINDS: Final = ("unit", "hero", "building", "location", "tile", "week", "event", "ai")
_STRANGERS: Final = ("neutral", "summoned", "siege", "boss")
"""Whose units are not of a faction."""
_EXPERT: Final = frozenset((CardKind.STATISTIC, CardKind.ABILITY))
_RULES: Final[dict[str, tuple[str, ...]]] = {
    CardKind.STATISTIC: ("H3-5.30", "H3-5.31", "H3-5.32"),
    CardKind.ABILITY: ("H3-5.30", "H3-5.31"),
    CardKind.ARTIFACT: ("H3-5.40",),
    CardKind.SPELLCARD: ("H3-5.45", "H3-5.46", "H3-5.50", "H3-5.52"),
    CardKind.SPECIALTY: ("H3-5.60",),
    CardKind.MACHINE: ("H3-13.5", "H3-5.25"),
    "unit": ("H3-9.3", "H3-9.4", "H3-9.5"),
    "hero": ("H3-4.3", "H3-2.3"),
    "building": ("H3-7.2", "H3-7.3", "H3-7.6"),
    "location": ("H3-8.33", "H3-8.60"),
    "tile": ("H3-8.2",),
    "week": ("H3-3.6",),
    "event": ("H3-3.5", "H3-13.20"),
    "ai": ("H3-10.126", "H3-10.127", "H3-10.128"),
}
_COSTS: Final = ((1, 5), (6, 10), (11, 20), (21, 0))
"""Prices in gold that are listed together; the last ones have no end."""
_TIMINGS: Final = {
    Timing.INSTANT: "H3-5.21",
    Timing.ACTIVATION: "H3-5.22",
    Timing.MAP: "H3-5.23",
    Timing.ONGOING: "H3-5.24",
    Timing.PERMANENT: "H3-5.25",
}


@cache
def catalogue() -> Catalogue:
    assert library.LOADED
    entries = (
        *map(_card, CARDS.values()),
        *map(_unit, KINDS.values()),
        *map(_hero, HEROES.values()),
        *map(_building, BUILDINGS.values()),
        *map(_location, LOCATION_TABLE.values()),
        *map(_tile, TILES.values()),
        *map(_week, WEEKS.values()),
        *map(_event, EVENTS),
        *map(_ai, AI_CARDS.values()),
    )
    return Catalogue(tuple(_facets()), entries)


def _facets() -> Iterator[Facet]:
    kinds = {**_named("kind", CardKind), **{k: Text(f"homm3-entry-{k}") for k in _KINDS}}
    yield Facet("kind", Text("homm3-facet-kind"), kinds, shown=True)
    sides = (*factions(), *_STRANGERS)
    yield Facet("faction", Text("homm3-facet-faction"), _named("faction", sides), shown=True)
    grades = {**_named("tier", TIERS), **_named("quality", Rarity)}
    yield Facet("tier", Text("homm3-facet-tier"), grades, shown=True)
    yield Facet("school", Text("homm3-facet-school"), _named("school", SCHOOLS), shown=True)
    yield Facet("type", Text("homm3-facet-type"), _named("type", UnitType))
    yield Facet("timing", Text("homm3-facet-timing"), _named("timing", Timing))
    yield Facet(
        "cost",
        Text("homm3-facet-cost"),
        {
            f"{least}": Text("homm3-entry-gold", {"least": least, "most": most})
            for least, most in _COSTS
        },
    )
    yield Facet("difficulty", Text("homm3-facet-difficulty"), _named("difficulty", DIFFICULTIES))
    boxes = {CORE: Text("homm3-entry-core"), **_named("set-boxes", expansions())}
    yield Facet("box", Text("homm3-facet-box"), boxes)


def _named(kind: str, names: Iterable[str]) -> dict[str, Text]:
    return {name: Text(f"homm3-{kind}-{name}") for name in names}


# ---- cards ----


def _card(card: Card) -> Entry:
    timings = dict.fromkeys(effect.timing for effect in card.effects)
    rulings = [
        "homm3-ruling-expert" if card.kind in _EXPERT else "",
        "homm3-ruling-artifact" if card.kind == CardKind.ARTIFACT else "",
        "homm3-ruling-spell" if card.kind == CardKind.SPELLCARD else "",
        "homm3-ruling-specialty" if card.kind == CardKind.SPECIALTY else "",
        "homm3-ruling-permanent" if Timing.PERMANENT in timings else "",
        "homm3-ruling-removed" if any(effect.removed for effect in card.effects) else "",
    ]
    faction = card.faction or (HEROES[card.hero].faction if card.hero else "")
    return Entry(
        f"card:{card.id}",
        Text(f"homm3-card-{card.id}"),
        tuple(_rows(card)),
        {
            "kind": (card.kind,),
            "faction": (faction,) if faction else (),
            "tier": (card.quality,) if card.quality else (),
            "school": card.schools,
            "timing": tuple(timings),
            "box": (card.box,),
        },
        (*_RULES[card.kind], *(_TIMINGS[timing] for timing in timings)),
        tuple(filter(None, rulings)),
    )


def _rows(card: Card) -> Iterator[Line]:
    """As they are printed one below the other; all grades of a Spell are one."""
    parts: dict[str, list[Effect]] = {}
    for effect in card.effects:
        parts.setdefault(effect.part or effect.mode, []).append(effect)
    for part, effects in parts.items():
        first = effects[0]
        if first.part:
            powers = "/".join(str(effect.cost) for effect in effects)
            yield Line(_part(card, part), Text("homm3-entry-powers", {"powers": powers}))
        elif first.power:
            text = Text("homm3-entry-gives-power", {"count": first.power})
            yield Line(text, Text("homm3-mode-power"))
        else:
            label = Text(f"homm3-mode-{first.mode}") if len(parts) > 1 else None
            yield Line(_part(card, part), label)


def _part(card: Card, part: str) -> Text:
    return Text(f"homm3-card-{card.id}.{part}")


def _ai(card: AiCard) -> Entry:
    values = dict(zip(("easy", "normal", "hard", "impossible"), card.values, strict=True))
    return Entry(
        f"card:{card.id}",
        Text(f"homm3-card-{card.id}"),
        (Line(Text("homm3-entry-strength", values)),),
        {"kind": ("ai",), "box": (CORE,)},
        _RULES["ai"],
        ("homm3-ruling-ai",),
    )


# ---- units and heroes ----


def _unit(kind: UnitKind) -> Entry:
    faction = kind.faction
    neutral = kind.pack is None
    lines = [*_side(kind.few, None if neutral else Text("homm3-entry-few"), known=())]
    if kind.pack is not None:
        lines += _side(kind.pack, Text("homm3-entry-pack"), known=tuple(lines))
    costs = [face.cost.gold for face in (kind.few, kind.pack) if face is not None]
    level = kind.id.rpartition("_")[2]
    return Entry(
        f"unit:{kind.id}",
        Text(f"homm3-kin-{kind.kin}"),
        tuple(lines),
        {
            "kind": ("unit",),
            "faction": (faction,),
            "tier": (TIERS[kind.tier],),
            "type": (kind.few.type,),
            "cost": _costs(*costs),
            "difficulty": (level,) if faction == "boss" and level in DIFFICULTIES else (),
            "box": (kind.box,) if kind.box in (CORE, *expansions()) else (),
        },
        _RULES["unit"] if not neutral else (*_RULES["unit"], "H3-9.20", "H3-9.21"),
        ("homm3-ruling-neutral",) if neutral else ("term-homm3-few", "term-homm3-pack"),
    )


def _side(face: Face, label: Text | None, known: tuple[Line, ...]) -> Iterator[Line]:
    """Values first; abilities that the other side has as well are not told again."""
    values = {
        "type": face.type,
        "attack": face.attack,
        "defense": face.defense,
        "health": face.health,
        "initiative": face.initiative,
    }
    yield Line(Text("homm3-entry-values", values), label)
    if any(face.cost):
        yield Line(_price(face.cost))
    for ability in face.kit.abilities:
        line = Line(
            Text(f"homm3-ability-{ability.text}", dict(ability.args)),
            Text(f"homm3-timing-{ability.timing}"),
        )
        if line not in known:
            yield line


def _costs(*amounts: int) -> tuple[str, ...]:
    """The groups of prices in which these amounts of gold are."""
    found = (max(least for least, _ in _COSTS if least <= gold) for gold in amounts if gold)
    return tuple(dict.fromkeys(map(str, found)))


def _price(cost: Cost) -> Text:
    return Text(
        "homm3-entry-price",
        {"gold": cost.gold, "materials": cost.materials, "valuables": cost.valuables},
    )


def _hero(hero: Hero) -> Entry:
    statistics = {
        "kind": "magic" if hero.magic else "might",
        "attack": hero.attack,
        "defense": hero.defense,
        "power": hero.power,
        "knowledge": hero.knowledge,
    }
    specialties = [card.id for card in CARDS.values() if card.hero == hero.id]
    return Entry(
        f"hero:{hero.id}",
        Text(f"homm3-hero-{hero.id}"),
        (
            Line(Text("homm3-entry-statistics", statistics)),
            Line(Text("homm3-entry-begins", {"card": hero.ability})),
            *(Line(Text("homm3-entry-specialty", {"card": card})) for card in specialties),
        ),
        {"kind": ("hero",), "faction": (hero.faction,), "box": (hero.box,)},
        _RULES["hero"],
        ("homm3-ruling-hero",),
    )


# ---- the map ----


def _building(card: Building) -> Entry:
    requires = Line(Text("homm3-entry-requires", {"building": list(card.requires)}))
    return Entry(
        f"building:{card.id}",
        Text(f"homm3-building-{card.id}"),
        (
            Line(Text(f"homm3-building-{card.id}.text")),
            *([Line(_price(card.cost))] if any(card.cost) else []),
            *([requires] if card.requires else []),
        ),
        {
            "kind": ("building",),
            "faction": (card.faction,),
            "cost": _costs(card.cost.gold),
        },
        _RULES["building"],
        ("homm3-ruling-building",),
    )


def _location(place: Location) -> Entry:
    stays = () if place.category == Category.NOTHING else (f"homm3-ruling-{place.category}",)
    return Entry(
        f"location:{place.id}",
        Text(f"homm3-location-{place.id}"),
        (Line(Text(f"homm3-location-{place.id}.text")),),
        {"kind": ("location",)},
        _RULES["location"],
        stays,
    )


def _tile(tile: Tile) -> Entry:
    seen = [field for field in tile.fields if field.location != Ground.EMPTY]
    factions_ = dict.fromkeys(field.faction for field in tile.fields if field.faction)
    own = tuple(factions_) if tile.type == "starting" else ()
    return Entry(
        f"tile:{tile.id}",
        Text("homm3-entry-tile-of", {"kind": tile.type, "number": tile.id}),
        tuple(Line(_field(field)) for field in seen),
        {"kind": ("tile",), "faction": own, "box": (tile.box,)},
        _RULES["tile"],
        ("homm3-ruling-guard",) if any(field.guard for field in seen) else (),
    )


def _field(field: Field) -> Text:
    guard = NUMERALS[field.guard] or "none"
    if field.location == Ground.MINE:
        values = {"resource": field.resource, "count": field.amount, "guard": guard}
        return Text("homm3-entry-mine", values)
    return Text("homm3-entry-field", {"location": field.location, "guard": guard})


def _week(card: Week) -> Entry:
    return Entry(
        f"week:{card.id}",
        Text(f"homm3-week-{card.id}"),
        (Line(Text(f"homm3-week-{card.id}.text")),),
        {"kind": ("week",), "box": (card.box,)},
        _RULES["week"],
    )


def _event(card: str) -> Entry:
    return Entry(
        f"event:{card}",
        Text(f"homm3-event-{card}"),
        (Line(Text(f"homm3-event-{card}.text")),),
        {"kind": ("event",), "box": ("fortress",)},
        _RULES["event"],
    )
