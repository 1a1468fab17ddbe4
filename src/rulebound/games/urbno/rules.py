"""What stays the same for the whole match: the edition's values and the chosen switches (UR-21)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from rulebound.games.urbno.state import Play

ROUNDS: Final = 12


@dataclass(frozen=True, slots=True)
class Edition:
    """The values of one edition."""

    id: str
    numbers: tuple[int, ...]
    """The number of each rank."""
    points: Mapping[int, int]
    players: Mapping[int, tuple[int, ...]]
    mission_titles: Mapping[int, str]
    scroll_titles: Mapping[int, str]

    def missions_for(self, seats: int) -> tuple[int, ...]:
        return tuple(mission for mission, counts in self.players.items() if seats in counts)


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same for the whole match."""

    seats: int
    pairs: bool
    edition: Edition
    missions: tuple[int, ...]
    """Missions to be played in this order; empty: as the deck has them."""
    rounds: int
    first_dealer: int | None
    dwarf_tie: Literal["later_card", "earlier_card"]
    cube_lower_bound: int | None
    mission_sums_use: Literal["printed_numbers", "numbers_with_cubes"]
    most_tricks_tie: Literal["nobody", "all_tied"]
    token_supply: Literal["unlimited", "limited"]
    scroll3_applies_to: Literal["positive_only", "any"]
    scroll10_uses: int
    scroll10_next_leader: Literal["original_taker", "thief"]
    scroll11_delta_options: tuple[int, ...]
    scroll14_when_leading: Literal["allowed", "not_allowed"]
    scroll16_declared: Literal["on_own_turn", "any_time_in_trick"]
    trick_history: Literal["public", "last_trick_only"]
    plays: "tuple[tuple[Play, ...], ...]"
    """By seat and card: the card as it is played, before anything is put on it."""
