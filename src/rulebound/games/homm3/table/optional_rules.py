"""The rules of a match, from its options (H3-11)."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.games.homm3.model.state import DIFFICULTIES, Rules

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
