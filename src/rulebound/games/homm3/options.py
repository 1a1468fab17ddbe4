"""The options of a match."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Except, Schema
from rulebound.games.homm3.combat.cards import CARDS, CardKind
from rulebound.games.homm3.map.scenario import shipped_ids
from rulebound.games.homm3.model.boxes import Faction, expansions
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import DIFFICULTIES, Rules

FORMS: Final = ("skirmish", "guards", "scenario")
_SKIRMISH: Final = {"form": ("skirmish",)}
_GUARDS: Final = {"form": ("guards",)}
_COMBAT: Final = {"form": ("skirmish", "guards")}
_SCENARIO: Final = {"form": ("scenario",)}
_SEVERAL: Final = (2, 3, 4)
_HEROIC: Final = (
    _COMBAT | {"attacker_hero": Except(("none",))},
    _SKIRMISH | {"defender_hero": Except(("none",))},
)
"""Somebody leads an army."""
OPTIONAL_RULES: Final = (
    "towns_used",
    "no_rerolls",
    "single_finds",
    "no_bonus",
    "second_heroes",
    "least_damage",
    "double_mines",
    "free_trade",
    "free_rounds",
    "flat_dice",
    "more_astrologers",
    "no_astrologers",
    "cubes_lifted",
    "gains_discarded",
)
"""OPT-1 to OPT-14 (H3-11.10)."""
FACTIONS: Final = tuple(faction.value for faction in Faction)
MODES: Final = ("", "clash", "alliance", "cooperative", "campaign")


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
                "form",
                "choice",
                "skirmish",
                "Army against army, a hero against guards, or a scenario on the map.",
                FORMS,
            ),
            Choice(
                "scenario",
                "any",
                "first_light",
                "Scenario: its id, the path of a TOML file, or a table.",
                shipped_ids(),
                when=_SCENARIO,
            ),
            Choice(
                "mode",
                "choice",
                "",
                "Scenario: the mode; empty: the first that fits.",
                MODES,
                when=_SCENARIO,
            ),
            Choice(
                "variant",
                "any",
                [],
                "Scenario: its variants by name; else the usual ones.",
                when=_SCENARIO,
            ),
            Choice(
                "factions",
                "any",
                [],
                "Scenario: the factions by seat, or 'random'.",
                when=_SCENARIO,
            ),
            Choice(
                "heroes",
                "any",
                [],
                "Scenario: the Main Heroes by seat, or 'random'.",
                when=_SCENARIO,
            ),
            Choice(
                "first",
                "choice",
                "random",
                "Scenario: the starting player (H3-2.2 step 22).",
                ("random", 0, 1, 2, 3),
                when=_SCENARIO | {"seats": _SEVERAL},
            ),
            Choice(
                "carry",
                "any",
                {},
                "Scenario: what the part before it left (H3-12.10).",
                when=_SCENARIO,
            ),
            Choice(
                "events",
                "bool",
                False,
                "Scenario: Event cards are used (H3-13.20).",
                when=_SCENARIO,
            ),
            Choice(
                "open_hands",
                "bool",
                False,
                "Scenario: allies see each other's hands (H3-14.3).",
                when=_SCENARIO | {"mode": ("", "alliance", "cooperative"), "seats": _SEVERAL},
            ),
            Choice(
                "observatory_places_tile",
                "bool",
                False,
                "A Redwood Observatory may also place a tile of the own pool (H3-8.60).",
                when=_SCENARIO,
            ),
            Choice(
                "secondary_xp_to_main",
                "bool",
                False,
                "Experience found by a Secondary Hero goes to the Main Hero (H3-17.6).",
                when=_SCENARIO,
            ),
            Choice(
                "spell_book_own_turn_only",
                "bool",
                False,
                "Spells are bought in the own turn only (H3-17.9).",
                when=_SCENARIO,
            ),
            Choice(
                "attacker",
                "choice",
                "castle",
                "The faction that attacks.",
                armies,
                when=_COMBAT,
            ),
            Choice(
                "defender",
                "choice",
                "necropolis",
                "The faction that defends (skirmish).",
                armies,
                when=_SKIRMISH,
            ),
            Choice(
                "army",
                "choice",
                "standard",
                "Where armies come from: the same for both, drawn by lot, or bought.",
                ("standard", "random", "bought"),
                when=_COMBAT,
            ),
            Choice(
                "gold",
                "choice",
                40,
                "Gold for bought and random armies.",
                (20, 30, 40, 60, 80, 120),
                when=_COMBAT | {"army": ("random", "bought")},
            ),
            Choice(
                "armies",
                "any",
                [],
                "The armies themselves: two lists of units, a Pack with '+'.",
                when=_COMBAT,
            ),
            Choice(
                "attacker_hero",
                "choice",
                "random",
                "The attacker's Main Hero.",
                heroes,
                when=_COMBAT,
            ),
            Choice(
                "defender_hero",
                "choice",
                "random",
                "The defender's Main Hero (skirmish).",
                heroes,
                when=_SKIRMISH,
            ),
            Choice(
                "level",
                "choice",
                3,
                "The level of the heroes (H3-4.20).",
                tuple(range(1, 8)),
                when=_HEROIC,
            ),
            Choice(
                "spells",
                "choice",
                2,
                "Spells that each hero has found.",
                tuple(range(6)),
                when=_HEROIC,
            ),
            Choice(
                "artifacts",
                "choice",
                1,
                "Artifacts that each hero has found.",
                tuple(range(6)),
                when=_HEROIC,
            ),
            Choice(
                "machines",
                "list",
                [],
                "War Machines that each hero owns (H3-13.5).",
                tuple(card.id for card in CARDS.values() if card.kind == CardKind.MACHINE),
                when=_HEROIC,
            ),
            Choice(
                "siege",
                "bool",
                False,
                "The defender has Walls, Gate and Arrow Tower (H3-10.100).",
                when=_SKIRMISH,
            ),
            Choice(
                "side",
                "choice",
                "attacker",
                "Your side when you play alone against the rule book's AI (skirmish).",
                ("attacker", "defender"),
                when=_SKIRMISH | {"seats": (1,)},
            ),
            Choice(
                "field",
                "choice",
                2,
                "Guards: the difficulty of the field, I to VII.",
                tuple(range(1, 8)),
                when=_GUARDS,
            ),
            Choice(
                "difficulty",
                "choice",
                "normal",
                "The difficulty (H3-11.1).",
                DIFFICULTIES,
                when=({"form": ("guards", "scenario")}, _SKIRMISH | {"seats": (1,)}),
            ),
            Choice(
                "movement",
                "choice",
                3,
                "Guards: movement points, one a further combat round.",
                tuple(range(7)),
                when=_GUARDS,
            ),
            Choice(
                "draw_each_round",
                "choice",
                0,
                "Cards that each hero draws as a combat round begins.",
                (0, 1, 2),
                when=_HEROIC,
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
            Choice("boxes", "list", [], "Boxes besides the core box.", expansions()),
        )
    )


def make_rules(seats: int, options: Mapping[str, Any]) -> Rules:
    chosen = options["rules"]
    if {"more_astrologers", "no_astrologers"} <= set(chosen):  # H3-11.11
        raise BadOption("option 'rules': more_astrologers and no_astrologers exclude each other")
    return Rules(
        form=options["form"],
        difficulty=DIFFICULTIES.index(options["difficulty"]),
        field=options["field"] if options["form"] == "guards" else 0,
        **{name: name in chosen for name in OPTIONAL_RULES},
        defend_in_place=options["defend_requires_no_move"],
        keep_negative_token=options["keep_negative_token"],
        draw_each_round=options["draw_each_round"],
        seats=seats,
        observatory_places_tile=options["observatory_places_tile"],
        secondary_xp_to_main=options["secondary_xp_to_main"],
        spell_book_own_turn_only=options["spell_book_own_turn_only"],
        events=options["events"],
        open_hands=options["open_hands"],
        boxes=frozenset(("core", *options["boxes"])),
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
