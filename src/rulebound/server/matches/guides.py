"""Guided first games: tables that are always set in the same way."""

from typing import Final

from rulebound.server.wire import BotChair, PersonChair, TableForm

_YOU: Final = PersonChair(kind="me")
_GENTLE: Final = BotChair(kind="bot", bot="gentle")

GUIDES: Final = {
    # TK-2.6: the first game. The seed deals three small patterns: Swordmaster, Herald, Knight.
    "tashkalar": TableForm(
        game="tashkalar",
        options={"form": "first_game", "first": 0, "schools": ["southern", "northern"]},
        chairs=[_YOU, _GENTLE],
        seed=1530,
        watching=False,
        help="full",
        guide="tashkalar",
    ),
    # One round of mission 1; the seat after the dealer leads.
    "urbno": TableForm(
        game="urbno",
        options={"missions": [1], "first_dealer": 2},
        chairs=[_YOU, _GENTLE, _GENTLE],
        seed=1,
        watching=False,
        help="full",
        guide="urbno",
    ),
    # First Light, a small scenario for one. The seed brings guards that are easily beaten, and
    # cards for the attack in the first hand.
    "homm3": TableForm(
        game="homm3",
        options={"form": "scenario", "scenario": "first_light"},
        chairs=[_YOU],
        seed=1,
        watching=False,
        help="full",
        guide="homm3",
    ),
}
