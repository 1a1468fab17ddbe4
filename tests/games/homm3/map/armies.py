"""Armies without a player in hand-made maps, and whole scenarios from their start."""

from collections.abc import Mapping
from typing import Any, Self

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.world import Rover, World
from tests.games.homm3.matches import Played
from tests.games.homm3.quests import Quest

ROAD = ("S3 0,0", "F3 -3,1", "F8 -6,2")
"""From the Castle over a Settlement to a Mine."""


def troops(*names: str) -> tuple[Troop, ...]:
    return tuple(Troop(name.removesuffix("+"), name.endswith("+")) for name in names)


def army(
    q: Quest, where: str, *names: str, deck: tuple[str, ...] | None = None, **values: Any
) -> Rover:
    """An army on a Field; ``deck``: it is led by an AI Hero with these cards."""
    rover = Rover(
        f"army_{len(q.w.rovers)}",
        q.at(where),
        troops(*(names or ("necropolis_skeletons",))),
        hero=None if deck is None else AiHero(deck),
        **values,
    )
    q.w.rovers.append(rover)
    return rover


def solo(**values: Any) -> Quest:
    """Alone with the Castle on the road."""
    return Quest(
        values.pop("tiles", ROAD),
        factions=values.pop("factions", ("castle",)),
        mode=values.pop("mode", "campaign"),
        **values,
    )


def rover(q: Quest, number: int = 0) -> Rover:
    """An army as it is now."""
    return q.w.rovers[number]


def fight_out(q: Quest) -> Quest:
    """Play the combat to its end: line up, attack whatever can be attacked."""
    while q.s.battle is not None:
        offered = q.offered
        attacks = [option for option in offered if option.startswith("attack ")]
        q.choose("line-up" if "line-up" in offered else (attacks or [offered[-1]])[0])
    return q


class Story(Played):
    """A scenario of the game from its start, as it is played."""

    def __init__(
        self, scenario: str | Mapping[str, Any], seats: int = 1, seed: int = 1, **options: Any
    ) -> None:
        self.match = GAME.start(
            seats=seats, options={"form": "scenario", "scenario": scenario, **options}, seed=seed
        )

    @property
    def w(self) -> World:
        return self.s.map

    @property
    def asked(self) -> str:
        return self.ask()

    def until(self, ask: str) -> Self:
        """Take the last choice of every question until one is asked."""
        for _ in range(2000):
            if not self.asked or self.asked == ask:
                break
            self.match.choose(len(self.offered) - 1)
        assert self.asked == ask, self.asked
        return self
