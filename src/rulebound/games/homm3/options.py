"""The options of a match."""

from typing import Final

from rulebound.core.options import NUMBER, Choice, Except, Schema
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.scenario_reading import shipped_ids
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import factions
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.table.optional_rules import OPTIONAL_RULES

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
MODES: Final = ("", "clash", "alliance", "cooperative", "campaign")


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
                of="faction",
                each="seat",
            ),
            Choice(
                "heroes",
                "any",
                [],
                "Scenario: the Main Heroes by seat, or 'random'.",
                when=_SCENARIO,
                of="hero",
                each="seat",
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
                "A Redwood Observatory may also place a tile of your own pool (H3-8.60).",
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
                "Spells are bought on your own turn only (H3-17.9).",
                when=_SCENARIO,
            ),
            Choice(
                "attacker",
                "choice",
                "castle",
                "The faction that attacks.",
                armies,
                when=_COMBAT,
                of="faction",
                open=("random",),
            ),
            Choice(
                "defender",
                "choice",
                "necropolis",
                "The faction that defends (skirmish).",
                armies,
                when=_SKIRMISH,
                of="faction",
                open=("random",),
            ),
            Choice(
                "army",
                "choice",
                "standard",
                "Where armies come from: the same for both, drawn at random, or bought.",
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
                of=NUMBER,
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
                of="hero",
                open=("random", "none"),
            ),
            Choice(
                "defender_hero",
                "choice",
                "random",
                "The defender's Main Hero (skirmish).",
                heroes,
                when=_SKIRMISH,
                of="hero",
                open=("random", "none"),
            ),
            Choice(
                "level",
                "choice",
                3,
                "The level of the heroes (H3-4.20).",
                tuple(range(1, 8)),
                when=_HEROIC,
                of=NUMBER,
            ),
            Choice(
                "spells",
                "choice",
                2,
                "Spells that each hero has found.",
                tuple(range(6)),
                when=_HEROIC,
                of=NUMBER,
            ),
            Choice(
                "artifacts",
                "choice",
                1,
                "Artifacts that each hero has found.",
                tuple(range(6)),
                when=_HEROIC,
                of=NUMBER,
            ),
            Choice(
                "machines",
                "list",
                [],
                "War Machines that each hero owns (H3-13.5).",
                tuple(card.id for card in CARDS.values() if card.kind == CardKind.MACHINE),
                when=_HEROIC,
                of="card",
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
                of="side",
            ),
            Choice(
                "field",
                "choice",
                2,
                "Guards: the difficulty of the field, I to VII.",
                tuple(range(1, 8)),
                when=_GUARDS,
                of="field",
            ),
            Choice(
                "difficulty",
                "choice",
                "normal",
                "The difficulty (H3-11.1).",
                DIFFICULTIES,
                when=({"form": ("guards", "scenario")}, _SKIRMISH | {"seats": (1,)}),
                of="difficulty",
            ),
            Choice(
                "movement",
                "choice",
                3,
                "Guards: movement points, one a further combat round.",
                tuple(range(7)),
                when=_GUARDS,
                of=NUMBER,
            ),
            Choice(
                "draw_each_round",
                "choice",
                0,
                "Cards that each hero draws as a combat round begins.",
                (0, 1, 2),
                when=_HEROIC,
                of=NUMBER,
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
