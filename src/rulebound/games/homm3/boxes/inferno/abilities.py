"""Abilities (H3-5.30) of the Inferno."""

from collections.abc import Sequence

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.abilities import ability
from rulebound.games.homm3.boxes.common.finds import fetches
from rulebound.games.homm3.boxes.common.walls import breaks
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import ANY, CARDS, ON_MAP, Effect, Mode, Play, Timing
from rulebound.games.homm3.map import trade
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.log.cards import Discarded, Removed
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import DONE, ask

UPGRADES = 2
"""Statistic cards that Scholar replaces at most."""


# ---- Ballistics ----


def _tower_stands(fx: Play) -> bool:
    b = fx.b
    return b.siege and b.tower >= 0 and b.units[b.tower].alive


def _fell_tower(fx: Play) -> Flow[None]:
    harm.defeat(fx.s, fx.b.units[fx.b.tower], fx.side)
    return
    yield


ability(
    "ballistics",
    breaks(Mode.BASIC, 1),
    Effect(Mode.EXPERT, Timing.INSTANT, _fell_tower, ANY, _tower_stands),
    box=BOX,
)


# ---- Scholar ----


def _plain(fx: MapPlay, kinds: Sequence[str]) -> list[str]:
    """Statistic cards of other kinds that could be replaced by their Empowered ones."""
    return sorted(
        {
            id_
            for id_ in (*fx.player.hand, *fx.player.discard)
            if CARDS[id_].kind == CardKind.STATISTIC
            and id_ not in kinds
            and f"{id_}_empowered" in CARDS
            and trade.left(fx.s, f"{id_}_empowered") > 0
        }
    )


@mapped
def _can_study(fx: MapPlay) -> bool:
    return bool(_plain(fx, ()))


@mapped
def _study(fx: MapPlay) -> Flow[None]:
    s, player = fx.s, fx.player
    done: list[str] = []

    def build() -> tuple[Option, ...]:
        found = tuple(Option("upgrade", (f"card:{id_}",), data=id_) for id_ in _plain(fx, done))
        return (*found, DONE) if done else found

    while len(done) < UPGRADES and _plain(fx, done):
        prompt = Text("homm3-ask-upgrade", {"card": fx.card.id})
        option = yield from ask(fx.seat, prompt, build)
        if option is DONE:
            break
        id_: str = option.data
        if id_ in player.hand:
            decks.remove_from_hand(s, fx.number, id_)
        else:
            player.discard = decks.without(player.discard, id_)
            player.removed += (id_,)
            s.tell(Removed, seat=fx.number, card=id_)
        better = f"{id_}_empowered"
        player.discard += (better,)
        s.tell(Discarded, seat=fx.number, card=better)
        done.append(id_)


ability(
    "scholar",
    fetches(Mode.BASIC),
    Effect(Mode.EXPERT, Timing.MAP, _study, ON_MAP, _can_study, removed=True),
    box=BOX,
)
