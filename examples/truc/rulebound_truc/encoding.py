"""Truc in numbers, for programs that learn."""

from collections.abc import Mapping
from typing import Any

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
from rulebound_truc.table import PACK

SHEET = Part(
    "",
    Number("target", 12),
    OneOf("dealer_away", (0, 1)),
    Number("stake", 12),
    Number("offered", 12),
    Rows("seats", 2, Number("points", 12), Number("cards", 3), Many("played", PACK)),
    Rows("tricks", 3, OneOf("away", (0, 1))),
    Many("hand", PACK),
)


def arrange(view: Mapping[str, Any]) -> dict[str, Any]:
    you = view["you"]
    takers = [{"away": seats_away(taker, you, 2)} for taker in view["takers"]]
    return {
        **view,
        "dealer_away": seats_away(view["dealer"], you, 2),
        "seats": from_seat(view["seats"], you),
        "tricks": takers,
    }


ENCODING = Encoding("Truc", (Table("", 2),), bound=8, sheet=SHEET, arrange=arrange)
