"""For the report on the balance of the missions: what every round brought its players."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.games.urbno import edition
from rulebound.games.urbno.cards import PAD


class Rounds:
    """The mission of every round and what each seat wrote on the pad for it."""

    def __call__(self, match: Match) -> tuple[tuple[str, tuple[int, ...]], ...]:
        missions = [event["mission"] for event in match.log() if event["kind"] == "round"]
        entries = zip(*(seat["entries"] for seat in match.view()["seats"]), strict=True)
        return tuple(
            (f"mission:{mission}", points)
            for mission, points in zip(missions, entries, strict=False)
        )

    def spread(self, number: int, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options of a match, so that every mission is played as often as any other.

        The missions go round and round through the matches, in a new order each time that all
        have been played equally often.
        """
        if options.get("missions"):
            return dict(options)
        usable = edition.read(edition.load(options.get("edition", "default"))).missions_for(seats)
        count = len(usable)
        cycle, place = divmod(number, count)
        order = Rng(cycle).shuffled(usable)
        first = place * len(PAD)
        missions = [order[(first + n) % count] for n in range(min(len(PAD), count))]
        return {**options, "missions": missions}


rounds = Rounds()
