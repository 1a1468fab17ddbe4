"""The options of a match and the rules that follow from them."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Except, Schema
from rulebound.games.tashkalar.board import COLOURS
from rulebound.games.tashkalar.forms import FORMS
from rulebound.games.tashkalar.forms.first_game import FIRST_GAME
from rulebound.games.tashkalar.forms.high_form import HIGH_FORM
from rulebound.games.tashkalar.library import BASE_SCHOOLS, EXPANSIONS, SCHOOLS
from rulebound.games.tashkalar.state import Rules
from rulebound.games.tashkalar.terms import Colour

_WITH_OR_WITHOUT_LEGENDS: Final = tuple(
    form.id for form in FORMS.values() if form.legends and form.legends_optional
)
OPTIONS: Final = Schema(
    (
        Choice(
            "form",
            "choice",
            HIGH_FORM.id,
            "The form of the game (chapter 2).",
            tuple(FORMS),
        ),
        Choice(
            "teams",
            "bool",
            False,
            "Two teams of two (TK-2.10); High Form and Duel, 4 seats.",
            when={"form": tuple(form.id for form in FORMS.values() if form.teams), "seats": (4,)},
        ),
        Choice(
            "schools",
            "list",
            [],
            "The school of each seat, in seat order; empty: as 'decks' says.",
            SCHOOLS,
            when={"decks": Except(("draft",))},
            of="school",
            each="seat",
        ),
        Choice(
            "decks",
            "choice",
            "random",
            "How schools are assigned if 'schools' is empty (TK-2.11.1): at random, by choice, or "
            "cards drafted from several decks (TK-2.11.4). The first game uses the Imperial "
            "decks unless it is 'choose' or 'draft'.",
            ("random", "choose", "draft"),
            when={"schools": ([],)},
        ),
        Choice(
            "expansions",
            "list",
            [],
            "The schools of the expansions that are drawn at random or chosen like those of the "
            "base game (TK-9.6).",
            EXPANSIONS,
            when={"decks": ("random", "choose"), "schools": ([],)},
            of="school",
        ),
        Choice(
            "draft_decks",
            "list",
            [],
            "The decks that are drafted from; empty: as the rules recommend.",
            SCHOOLS,
            when={"decks": ("draft",), "schools": ([],)},
            of="school",
        ),
        Choice(
            "colours",
            "list",
            [],
            "The piece colour of each side (D-33, TK-2.11.4); empty: the colour of the school.",
            tuple(colour.value for colour in COLOURS),
            of="colour",
            each="side",
        ),
        Choice(
            "first",
            "choice",
            "random",
            "The starting player (TK-2.1.4): drawn at random, or a seat.",
            ("random", 0, 1, 2, 3),
        ),
        Choice(
            "legends",
            "bool",
            True,
            "Play with legends. They are never used in the first game and may be left out of a "
            "Duel that serves as one (TK-2.6.9).",
            when={"form": _WITH_OR_WITHOUT_LEGENDS},
        ),
        Choice(
            "takeback",
            "choice",
            "turn",
            "Taking back (TK-6.6): within the turn, or not at all.",
            ("turn", "none"),
        ),
        Choice(
            "hide_discard_action",
            "bool",
            False,
            "Cards of the discard action go face down on the pile (D-20).",
            when={"form": Except((FIRST_GAME.id,))},
        ),
    )
)


def make_rules(seats: int, options: Mapping[str, Any]) -> Rules:
    """Check that the options fit each other."""
    form = FORMS[options["form"]]
    teams: bool = options["teams"]
    if teams and not (form.teams and seats == 4):
        raise BadOption("option 'teams' needs 4 seats and the form 'high_form' or 'duel'")
    if seats not in form.seats or (form.teams and seats == 4 and not teams):
        allowed = [str(n) for n in form.seats if n != 4 or not form.teams]
        if form.teams:
            allowed.append("4 with 'teams'")
        raise BadOption(
            f"form {form.id!r} cannot be played by {seats} seats; allowed: {', '.join(allowed)}"
        )
    side_of = tuple(seat % 2 for seat in range(seats)) if teams else tuple(range(seats))
    sides = max(side_of) + 1
    schools = tuple(options["schools"])
    if schools and len(schools) != seats:
        raise BadOption(f"option 'schools' must name {seats} schools, one a seat")
    if schools and options["decks"] == "draft":
        raise BadOption("option 'schools' cannot be combined with 'decks': 'draft'")
    if not schools and options["decks"] == "random" and not options["expansions"]:
        schools = form.schools
    draft_decks = tuple(options["draft_decks"])
    if draft_decks and len(draft_decks) < seats:
        raise BadOption(f"option 'draft_decks' must name at least {seats} decks")
    if not draft_decks:  # TK-2.11.4
        draft_decks = BASE_SCHOOLS if seats == 4 else ("highland", "sylvan", "northern")
    if options["colours"] and len(options["colours"]) != sides:
        raise BadOption(f"option 'colours' must name {sides} colours, one a side")
    first = options["first"]
    if first != "random" and first >= seats:
        raise BadOption(f"option 'first' names seat {first}; there are {seats} seats")
    if not options["legends"] and not form.legends_optional:
        raise BadOption("option 'legends' can be false in the forms 'first_game' and 'duel' only")
    legends = form.legends and options["legends"]
    return Rules(
        form=form,
        seats=seats,
        teams=teams,
        side_of=side_of,
        stones=form.stones(seats),
        legendary=3 if legends else 0,
        hand=(3, 2 if legends else 0, 1),
        takeback=options["takeback"] == "turn",
        hide_discard=options["hide_discard_action"],
        decks=options["decks"],
        schools=schools,
        open_schools=(*BASE_SCHOOLS, *(x for x in EXPANSIONS if x in options["expansions"])),
        draft_decks=draft_decks,
        wanted_colours=tuple(map(Colour, options["colours"])),
        first=None if first == "random" else first,
    )
