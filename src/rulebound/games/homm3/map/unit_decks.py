"""The Unit Decks of players: units join and leave them and are turned over (H3-9)."""

from collections.abc import Sequence

from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.combat import Reinforced, Weakened
from rulebound.games.homm3.model.log.map import Joined, Left, Restored
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks


def own(s: State, seat: int, unit: str) -> Troop | None:
    return next((troop for troop in s.players[seat].troops if troop.kind == unit), None)


def add_troop(s: State, seat: int, troop: Troop) -> None:
    s.players[seat].troops += (troop,)
    s.tell(Joined, seat=seat, troop=troop.kind, pack=int(troop.pack))


def remove_troop(s: State, seat: int, troop: Troop) -> None:
    """A unit leaves the Unit Deck: to the faction's pool, or to the discards of its tier."""
    troops = list(s.players[seat].troops)
    troops.remove(troop)
    s.players[seat].troops = tuple(troops)
    kind = KINDS[troop.kind]
    if kind.faction == "neutral":
        decks.lay_off(s, TIERS[kind.tier], troop.kind)
    s.tell(Left, seat=seat, troop=troop.kind)
    restore(s, seat)


def restore(s: State, seat: int) -> None:
    """H3-9.8: an empty Unit Deck is replaced by the scenario's starting units."""
    player = s.players[seat]
    if player.troops or s.map.realms[seat].out:
        return
    if any(hear(s, seat) for hear in s.map.listening(occasions.without_units)):
        return
    starting = s.map.realms[seat].starting
    lent = {troop.kind for troop in starting if KINDS[troop.kind].faction != "neutral"}
    player.troops = tuple(_fetch(s, troop) for troop in starting)
    s.tell(Restored, seat=seat, troops=[troop.kind for troop in player.troops])
    for other, holder in enumerate(s.players):  # there is one card of each: an ally gives it back
        if other != seat and any(troop.kind in lent for troop in holder.troops):
            holder.troops = tuple(troop for troop in holder.troops if troop.kind not in lent)
            restore(s, other)


def _fetch(s: State, troop: Troop) -> Troop:
    """A starting unit comes back; for a neutral one whose card is elsewhere another one does."""
    kind = KINDS[troop.kind]
    if kind.faction != "neutral" or decks.take_out(s, TIERS[kind.tier], kind.id):
        return troop
    card = decks.take_top(s, TIERS[kind.tier])
    s.sealed += 1
    return troop if card is None else Troop(card)


def flip(s: State, seat: int, unit: str, *, pack: bool) -> None:
    """Turn a unit of the Unit Deck to its Pack or its Few."""
    player = s.players[seat]
    player.troops = tuple(Troop(t.kind, pack) if t.kind == unit else t for t in player.troops)
    s.tell(Reinforced if pack else Weakened, seat=seat, unit=unit)


def reinforceable(
    s: State, seat: int, tiers: Sequence[int] = (Tier.BRONZE, Tier.SILVER), faction: str = ""
) -> list[str]:
    """Own Few of some tiers, and perhaps of one faction only, that have a Pack."""
    few = (KINDS[troop.kind] for troop in s.players[seat].troops if not troop.pack)
    return [
        kind.id
        for kind in few
        if kind.pack is not None and kind.tier in tiers and faction in ("", kind.faction)
    ]
