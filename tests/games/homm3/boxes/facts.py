"""What is printed on unit cards, written in a line, to compare with tables typed from the cards."""

from rulebound.games.homm3.model.kinds import KINDS, TIERS, Face
from tests.games.homm3.fights import Fight


def side(face: Face) -> str:
    """``ground 3 1 3 5 for 4: shrugs-off``: the values, the price, the abilities."""
    price = f"{face.cost.gold}" + (f"+{face.cost.valuables}" if face.cost.valuables else "")
    values = f"{face.type} {face.attack} {face.defense} {face.health} {face.initiative} for {price}"
    texts = [
        " ".join((ability.text, *(str(value) for _, value in ability.args)))
        for ability in face.kit.abilities
    ]
    return f"{values}: {', '.join(texts)}" if texts else values


def faction(name: str) -> dict[str, tuple[str, ...]]:
    """The units of a faction: tier, Few, Pack."""
    return {
        kind.id.partition("_")[2]: (TIERS[kind.tier], side(kind.few), side(kind.pack))
        for kind in KINDS.values()
        if kind.faction == name and kind.pack is not None and not kind.id.endswith("_alt")
    }


def neutrals(tier: str) -> dict[str, tuple[str, int, str]]:
    """The neutral units of a tier that are not in the core box: box, copies, the card."""
    return {
        kind.kin: (kind.box, kind.copies, side(kind.few))
        for kind in KINDS.values()
        if kind.faction == "neutral" and kind.box != "core" and TIERS[kind.tier] == tier
    }


def hits(f: Fight) -> list[tuple[str, int]]:
    """Who was hit for how much, in order."""
    return [(hit["target"], hit["damage"]) for hit in f.told("hit")]


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


def damage_by_specialty(unit: str) -> int:
    """What is left on the unit of 1 damage by a Specialty."""
    f = Fight(
        ["castle_griffins b1", "castle_crusaders d1"],
        [f"{unit} b4", "castle_halberdiers d5"],
        hands=(["xyron_6"], []),
        active="castle_griffins",
    ).choose("play xyron_6 basic", "space b4")
    return f.unit(unit.removesuffix("+")).damage
