"""Why not? Reasons for what a person might expect to do and cannot (refusal codes of UR-17)."""

from typing import Final

from rulebound.core.flow import Text
from rulebound.games.urbno.cards import BY_CODE, COLOURS, OF_RANK, colour_of
from rulebound.games.urbno.layout import playable
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.powers import assassin
from rulebound.games.urbno.resources import COMBINATIONS
from rulebound.games.urbno.scrolls import SCROLLS, active
from rulebound.games.urbno.state import EMPEROR_USED, WIZARD_USED, Phase, State
from rulebound.games.urbno.trick import by_assassin, obliged, to_play

REASONS = (
    "not-your-turn",
    "not-held",
    "row",
    "follow-led",
    "follow-dominant",
    "wizard",
    "assassin-only",
    "assassin-locked",
    "scroll-window",
    "scroll-not-owned",
    "scroll-target",
    "scroll-timing",
    "scroll-no-resource",
    "no-scrolls-left",
)

_WITH_SCROLL: Final = {str(n) for n, combination in COMBINATIONS.items() if combination.scrolls}


def why_not(s: State, seat: int, ref: str, offered: bool) -> Text | None:
    kind, _, name = ref.partition(":")
    playing = seat == to_play(s)
    if s.result is not None or (offered and not playing):
        return None
    if kind == "card" and name in BY_CODE:
        return _card(s, seat, BY_CODE[name])
    if kind == "scroll" and name.isdecimal() and len(name) <= 2:
        return _scroll(s, seat, int(name))
    if kind == "combination" and s.phase == Phase.RESOURCES and not s.scroll_deck:
        return _reason("no-scrolls-left") if name in _WITH_SCROLL else None
    return None


def _reason(code: str, **args: object) -> Text:
    return Text(f"urbno-why-{code}", args)


def _card(s: State, seat: int, card: int) -> Text | None:
    if seat != to_play(s):
        return _reason("not-your-turn")
    bit = 1 << card
    if not playable(s, seat) & bit:
        if MISSIONS[s.mission].in_a_row and s.hands[seat] & bit:
            return _reason("row")  # UR-14.15
        return _reason("not-held")
    allowed = obliged(s, seat)
    if allowed & bit:
        return None
    if by_assassin(s, seat, allowed) & bit:
        return _reason("assassin-only")  # UR-11.5
    if OF_RANK[assassin.rank] & bit and s.powers & EMPEROR_USED:
        return _reason("assassin-locked")
    if s.powers & WIZARD_USED and colour_of(card) in _colours(allowed):
        return _reason("wizard")  # UR-11.8
    if s.led in _colours(allowed):
        return _reason("follow-led", colour=COLOURS[s.led])
    return _reason("follow-dominant", colour=COLOURS[s.dominant])


def _colours(cards: int) -> set[int]:
    return {colour for colour in range(4) if cards >> 8 * colour & 255}


def _scroll(s: State, seat: int, scroll: int) -> Text | None:
    if scroll not in s.scrolls[seat]:
        return _reason("scroll-not-owned")
    follows = active(s).keeps_one and not s.offer  # UR-7.8
    kept = follows and seat == s.activator and s.scrolls[seat][-1] == scroll
    if s.phase != Phase.WINDOW or (s.closed and not kept):
        return _reason("scroll-window")  # UR-7.2
    code = SCROLLS[scroll].why_not(s)
    return _reason(f"scroll-{code}", scroll=scroll) if code else None
