"""The options of a match."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Schema
from rulebound.games.homm3.cards.base import CARDS, MACHINE
from rulebound.games.homm3.heroes import HEROES
from rulebound.games.homm3.kinds import KINDS
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import Rules

DIFFICULTIES: Final = ("easy", "normal", "hard", "impossible")
FORMS: Final = ("skirmish", "guards")
OPTIONAL_RULES: Final = ("no_rerolls", "least_damage", "free_rounds", "flat_dice")
FACTIONS: Final = (
    "castle",
    "dungeon",
    "necropolis",
    "rampart",
    "tower",
    "inferno",
    "fortress",
    "stronghold",
    "conflux",
    "cove",
)
BOXES: Final = (
    "rampart",
    "fortress",
    "inferno",
    "tower",
    "stronghold",
    "conflux",
    "cove",
    "stretch_goals_2024",
)


def factions() -> tuple[str, ...]:
    """Factions with units, those of the core box first."""
    known = {kind.faction for kind in KINDS.values()}
    return tuple(faction for faction in FACTIONS if faction in known)


def schema() -> Schema:
    """Built once all units, heroes and cards are known."""
    armies = ("random", *factions())
    heroes = ("random", "none", *HEROES)
    return Schema(
        (
            Choice(
                "form", "choice", "skirmish", "Army against army, or a hero against guards.", FORMS
            ),
            Choice("attacker", "choice", "castle", "The faction that attacks.", armies),
            Choice(
                "defender", "choice", "necropolis", "The faction that defends (skirmish).", armies
            ),
            Choice(
                "army",
                "choice",
                "standard",
                "Where armies come from: the same for both, drawn by lot, or bought.",
                ("standard", "random", "bought"),
            ),
            Choice(
                "gold",
                "choice",
                40,
                "Gold for bought and random armies.",
                (20, 30, 40, 60, 80, 120),
            ),
            Choice(
                "armies", "any", [], "The armies themselves: two lists of units, a Pack with '+'."
            ),
            Choice("attacker_hero", "choice", "random", "The attacker's Main Hero.", heroes),
            Choice(
                "defender_hero", "choice", "random", "The defender's Main Hero (skirmish).", heroes
            ),
            Choice("level", "choice", 3, "The level of the heroes (H3-4.20).", tuple(range(1, 8))),
            Choice("spells", "choice", 2, "Spells that each hero has found.", tuple(range(6))),
            Choice(
                "artifacts", "choice", 1, "Artifacts that each hero has found.", tuple(range(6))
            ),
            Choice(
                "machines",
                "list",
                [],
                "War Machines that each hero owns (H3-13.5).",
                tuple(card.id for card in CARDS.values() if card.kind == MACHINE),
            ),
            Choice(
                "siege", "bool", False, "The defender has Walls, Gate and Arrow Tower (H3-10.100)."
            ),
            Choice(
                "side",
                "choice",
                "attacker",
                "Your side when you play alone against the rule book's AI (skirmish).",
                ("attacker", "defender"),
            ),
            Choice(
                "field",
                "choice",
                2,
                "Guards: the difficulty of the field, I to VII.",
                tuple(range(1, 8)),
            ),
            Choice("difficulty", "choice", "normal", "The difficulty (H3-11.1).", DIFFICULTIES),
            Choice(
                "movement",
                "choice",
                3,
                "Guards: movement points, one a further combat round.",
                tuple(range(7)),
            ),
            Choice(
                "draw_each_round",
                "choice",
                0,
                "Cards that each hero draws as a combat round begins.",
                (0, 1, 2),
            ),
            Choice("rules", "list", [], "Optional rules (H3-11.10).", OPTIONAL_RULES),
            Choice(
                "defend_requires_no_move",
                "bool",
                False,
                "A unit that moved may not defend (H3-17.15).",
            ),
            Choice(
                "keep_negative_token",
                "bool",
                False,
                "A second loss of morale leaves the negative token where it is (H3-17.4).",
            ),
            Choice("boxes", "list", [], "Boxes besides the core box.", BOXES),
        )
    )


def make_rules(seats: int, options: Mapping[str, Any]) -> Rules:
    chosen = options["rules"]
    return Rules(
        form=options["form"],
        difficulty=DIFFICULTIES.index(options["difficulty"]),
        field=options["field"] if options["form"] == "guards" else 0,
        no_rerolls="no_rerolls" in chosen,
        least_damage="least_damage" in chosen,
        free_rounds="free_rounds" in chosen,
        flat_dice="flat_dice" in chosen,
        defend_in_place=options["defend_requires_no_move"],
        keep_negative_token=options["keep_negative_token"],
        draw_each_round=options["draw_each_round"],
        seats=seats,
    )


def read_armies(value: Any) -> list[tuple[Troop, ...]]:
    """Option ``armies``: ``[["castle_griffins", "castle_marksmen+"], ["neutral_boars"]]``."""
    if value in ([], ()):
        return []
    if not isinstance(value, list | tuple) or len(value) > 2:
        raise BadOption(f"option 'armies' must be a list of one or two armies, not {value!r}")
    found = []
    for army in value:
        if not isinstance(army, list | tuple) or not 1 <= len(army) <= 10:
            raise BadOption("an army of option 'armies' must be a list of 1 to 10 units")
        found.append(tuple(_read_troop(name) for name in army))
    return found


def _read_troop(name: Any) -> Troop:
    if not isinstance(name, str):
        raise BadOption(f"a unit of option 'armies' must be a name, not {name!r}")
    pack = name.endswith("+")
    kind = KINDS.get(name.removesuffix("+"))
    if kind is None or kind.faction == "siege":
        raise BadOption(f"option 'armies' names no unit: {name!r}")
    if pack and kind.pack is None:
        raise BadOption(f"{kind.id} have no Pack")
    return Troop(kind.id, pack)
