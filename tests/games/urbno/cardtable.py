"""Words for King Urbno tests: hands, choices by notation, who takes the trick."""

from typing import Any

import rulebound
from rulebound import Match


def table(*hands: str, lines: str = "", seed: int = 1, **more: Any) -> Match:
    """A match from a position: one hand a seat, in seat order (A is seat 0).

    ``lines`` are further position lines ("dominant: yellow", "mission: 7", "leader: 1" …);
    ``a``, ``b``, ``c``, ``d`` are lines of a seat ("crystals: 1\\ncubes: 5"); all other words are
    options of the game. Without more, seat 0 leads a trick of round 1 (dominant black, mission 1).
    """
    text = "dealer: " + str(len(hands) - 1) + "\n" + _strip(lines) + "\n"
    for seat, hand in enumerate(hands):
        text += f"seat {seat}:\nhand: {hand}\n" + _strip(more.pop("abcd"[seat], "")) + "\n"
    return rulebound.game("urbno").start(seats=len(hands), options=more, seed=seed, position=text)


def _strip(lines: str) -> str:
    return "\n".join(line.strip() for line in lines.strip().splitlines())


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.notation for option in match.decision.options]


def asks(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    assert match.decision is not None
    return match.decision.seat, match.decision.prompt.id.removeprefix("urbno-ask-")


def play(match: Match, *choices: str) -> Match:
    """Choose one after the other. A bare card is played, and nothing more is put on it."""
    for choice in choices:
        if len(choice) == 5 and choice[2] == "-":
            match.choose(f"play {choice}")
            if match.decision is not None and match.decision.prompt.id == "urbno-ask-announce":
                match.choose("done")
        else:
            match.choose(choice)
    return match


def took_last(match: Match) -> int:
    """Who took the last finished trick of the round (as it was played, before any theft)."""
    seats: list[int] = [event["seat"] for event in match.log() if event["kind"] == "trick"]
    return seats[-1]


def leads(match: Match) -> int:
    leader: int = match.view()["trick"]["leader"]
    return leader


def seat(match: Match, number: int, viewer: int | None = None) -> dict[str, Any]:
    """What a viewer sees of a seat."""
    found: dict[str, Any] = match.view(viewer)["seats"][number]
    return found


def hand(match: Match, number: int) -> list[str]:
    cards: list[str] = match.view(number)["hand"]["cards"]
    return cards


def why(match: Match, number: int, ref: str) -> str | None:
    """The reason code for a card or scroll that cannot be used."""
    reason = match.why_not(number, ref)
    return reason.id.removeprefix("urbno-why-") if reason else None


def changes(forecast: dict[str, Any]) -> dict[str, tuple[str, int | None]]:
    """By announcement: the outcome it would lead to, and against what."""
    return {told(then): (then["outcome"], then["against"]) for then in forecast["changes"]}


def told(change: dict[str, Any]) -> str:
    """The announcement as it is written."""
    amount = [f"{change['amount']:+d}"] if change["amount"] else []
    return " ".join([change["kind"], *(ref.split(":")[1] for ref in change["refs"]), *amount])
