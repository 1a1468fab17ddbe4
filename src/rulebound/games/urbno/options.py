"""The options of a match: pairs, edition, and every ruling switch of the rules (UR-21)."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Schema
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.rules import ROUNDS, Edition, Rules
from rulebound.games.urbno.state import plain_plays

OPTIONS: Final = Schema(
    (
        Choice(
            "pairs",
            "bool",
            False,
            "Four players in two pairs, partners opposite (UR-2.4).",
            when={"seats": (4,)},
        ),
        Choice(
            "edition",
            "any",
            "default",
            "The values of the printed cards: 'default', the path of a TOML file, or a table.",
        ),
        Choice(
            "missions",
            "list",
            [],
            "Missions to begin with, in this order; the others follow shuffled.",
            tuple(MISSIONS),
            of="mission",
        ),
        Choice(
            "rounds",
            "choice",
            ROUNDS,
            "How many rounds are played: twelve (UR-16.1), or fewer, to learn the game.",
            (ROUNDS, 6, 3, 1),
        ),
        Choice(
            "first_dealer",
            "choice",
            "random",
            "The first dealer (UR-D40): at random, or a seat (nearest birthday, host's choice).",
            ("random", 0, 1, 2, 3),
        ),
        Choice(
            "dwarf_tie",
            "choice",
            "later_card",
            "Equal lowest numbers under a Dwarf: which card takes (UR-D6).",
            ("later_card", "earlier_card"),
        ),
        Choice(
            "cube_lower_bound",
            "choice",
            "none",
            "The smallest number that cubes can make (UR-D7).",
            ("none", 0, 1),
        ),
        Choice(
            "mission_sums_use",
            "choice",
            "printed_numbers",
            "What missions 7 and 11 add up (UR-D17).",
            ("printed_numbers", "numbers_with_cubes"),
        ),
        Choice(
            "most_tricks_tie",
            "choice",
            "nobody",
            "Who scores on a tie in missions 15, 20, 21 and 22 (UR-D18).",
            ("nobody", "all_tied"),
        ),
        Choice(
            "token_supply",
            "choice",
            "unlimited",
            "Whether crystals and cubes are limited to those in the box (UR-D28).",
            ("unlimited", "limited"),
        ),
        Choice(
            "scroll3_applies_to",
            "choice",
            "positive_only",
            "Whether scroll 3 also doubles a loss (UR-D30).",
            ("positive_only", "any"),
        ),
        Choice(
            "scroll10_uses", "choice", 1, "Thefts with scroll 10 a round (UR-D31).", (1, 2, 3, 8)
        ),
        Choice(
            "scroll10_next_leader",
            "choice",
            "original_taker",
            "Who leads after a stolen trick (UR-D31).",
            ("original_taker", "thief"),
        ),
        Choice(
            "scroll11_delta_options",
            "list",
            [-1],
            "By how much scroll 11 can change the trick count (UR-D32).",
            (-1, 1),
        ),
        Choice(
            "scroll14_when_leading",
            "choice",
            "allowed",
            "Whether scroll 14 lets its owner pass on the lead (UR-D33).",
            ("allowed", "not_allowed"),
        ),
        Choice(
            "scroll16_declared",
            "choice",
            "on_own_turn",
            "When scroll 16 is announced (UR-D35).",
            ("on_own_turn", "any_time_in_trick"),
        ),
        Choice(
            "trick_history",
            "choice",
            "public",
            "Which finished tricks the table shows again (UR-D44); the log keeps all.",
            ("public", "last_trick_only"),
        ),
    )
)


def make_rules(seats: int, options: Mapping[str, Any], edition: Edition) -> Rules:
    """Check that the options fit each other."""
    if options["pairs"] and seats != 4:
        raise BadOption("option 'pairs' needs 4 seats")
    usable = edition.missions_for(seats)
    for mission in options["missions"]:
        if mission not in usable:
            allowed = ", ".join(map(str, usable))
            raise BadOption(
                f"mission {mission} is not used with {seats} players; allowed: {allowed}"
            )
    first = options["first_dealer"]
    if first != "random" and first >= seats:
        raise BadOption(f"option 'first_dealer' names seat {first}; there are {seats} seats")
    bound = options["cube_lower_bound"]
    same = (
        "rounds",
        "dwarf_tie",
        "mission_sums_use",
        "most_tricks_tie",
        "token_supply",
        "scroll3_applies_to",
        "scroll10_uses",
        "scroll10_next_leader",
        "scroll14_when_leading",
        "scroll16_declared",
        "trick_history",
    )
    return Rules(
        seats=seats,
        pairs=options["pairs"],
        edition=edition,
        missions=tuple(options["missions"]),
        first_dealer=None if first == "random" else first,
        cube_lower_bound=None if bound == "none" else bound,
        scroll11_delta_options=tuple(options["scroll11_delta_options"]),
        plays=plain_plays(seats, edition.numbers),
        **{name: options[name] for name in same},
    )
