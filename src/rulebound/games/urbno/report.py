"""For the report on the balance of the missions: what every round brought its players."""

from rulebound.core.match import Match


def rounds(match: Match) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The mission of every round and what each seat wrote on the pad for it."""
    missions = [event["mission"] for event in match.log() if event["kind"] == "round"]
    entries = zip(*(seat["entries"] for seat in match.view()["seats"]), strict=True)
    return tuple(
        (f"mission:{mission}", points) for mission, points in zip(missions, entries, strict=False)
    )
