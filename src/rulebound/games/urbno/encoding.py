"""King Urbno in numbers: what programs that learn see of it."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from rulebound.core.encoding import (
    Encoding,
    Many,
    Number,
    OneOf,
    Part,
    Rows,
    Table,
    from_seat,
    seats_away,
)
from rulebound.games.urbno.cards import CODES, COLOURS, RANKS
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.rules import ROUNDS
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.terms import Mode, PhaseName

SEATS: Final = 4
_TRICKS: Final = 10
_SCROLLS: Final = tuple(SCROLLS)
_AWAY: Final = tuple(range(SEATS))
"""0: you, 1: the next player, ..."""

_PLAY: Final = (
    OneOf("away", _AWAY),
    OneOf("card", CODES),
    OneOf("colour", COLOURS),
    Number("number", 20),
    Number("cubes", 10),
    OneOf("power", RANKS),
    OneOf("user_away", _AWAY),
    Number("precedence"),
    OneOf("certain", get_args(Mode)),
)
_SEAT: Final = (
    Number("cards", 8),
    Many("known", CODES),
    Many("open", CODES),
    Number("covered", 8),
    Number("pile", 10),
    Number("row", 8),
    Number("crystals", 10),
    Number("cubes", 10),
    Number("scrolls", 6),
    Number("tricks", 10),
    Number("points_now", 20),
    Number("extra_points", 20),
    Number("total", 60),
)
_SHEET: Final = Part(
    "",
    Number("pairs"),
    Number("players", SEATS),
    Number("round", ROUNDS),
    OneOf("phase", get_args(PhaseName)),
    OneOf("dealer_away", _AWAY),
    OneOf("dominant", COLOURS),
    Part(
        "mission",
        OneOf("id", tuple(MISSIONS)),
        Number("sign"),
        Number("points", 20),
        Number("tricks", 10),
    ),
    Number("scrolls_left", 24),
    Many("used_scrolls", _SCROLLS),
    Part(
        "active",
        OneOf("scroll", _SCROLLS),
        OneOf("away", _AWAY),
        OneOf("named_away", _AWAY),
        Number("uses", 3),
    ),
    Rows("seats", SEATS, *_SEAT),
    Part(
        "hand",
        Many("cards", CODES),
        Many("row", CODES),
        Many("laid", CODES),
        Many("out", CODES),
        Many("scrolls", _SCROLLS),
        Many("taken_cards", CODES),
        OneOf("found", CODES),
        Many("offer", _SCROLLS),
    ),
    Part(
        "trick",
        Number("number", 10),
        OneOf("leader_away", _AWAY),
        OneOf("led", COLOURS),
        Rows("plays", SEATS, *_PLAY),
        Many("powers", RANKS),
        OneOf("winning_away", _AWAY),
    ),
    Many("table", CODES),
    Rows("history", _TRICKS, OneOf("leader_away", _AWAY), Many("cards", CODES)),
)


def _arrange(view: Mapping[str, Any]) -> dict[str, Any]:
    you, seats = view["you"], len(view["seats"])

    def away(seat: int | None) -> int | None:
        return seats_away(seat, you, seats)

    active, hand, trick = view["active"], view["hand"], view["trick"]
    return {
        **view,
        "players": seats,
        "dealer_away": away(view["dealer"]),
        "active": active
        and {**active, "away": away(active["seat"]), "named_away": away(active["named"])},
        "seats": from_seat(view["seats"], you),
        "hand": hand
        and {**hand, "taken_cards": [card for cards in hand["taken"] for card in cards]},
        "trick": trick
        and {
            **trick,
            "leader_away": away(trick["leader"]),
            "winning_away": away(trick["winning"]),
            "plays": [
                {**play, "away": away(play["seat"]), "user_away": away(play["user"])}
                for play in trick["plays"]
            ],
        },
        "history": [
            {"leader_away": away(plays[0]["seat"]), "cards": [play["card"] for play in plays]}
            for plays in view["history"][-_TRICKS:]
            if plays
        ],
    }


ENCODING: Final = Encoding(
    "KingUrbno",
    (
        Table("2Players", 2),
        Table("3Players", 3),
        Table("4Players", 4),
        Table("Pairs", 4, {"pairs": True}),
    ),
    bound=128,
    sheet=_SHEET,
    arrange=_arrange,
)
