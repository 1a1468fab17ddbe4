"""Locations (H3-8.60, H3-17.64) of the Conflux."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.visits import DECKS, DECLINE, name
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import gains, recruiting, towns
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.heroes import HEROES as HERO_CARDS
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import RevealedUnits
from rulebound.games.homm3.model.tiles import Category
from rulebound.games.homm3.table import decks


@location("faerie_ring", Category.VISITABLE)
def faerie_ring(v: Visit) -> Flow[None]:
    """A card of a shared deck, not the starting Ability, for a Search of its deck."""
    start = HERO_CARDS[v.player.hero].ability

    def build() -> tuple[Option, ...]:
        mine = {c for c in v.player.hand if CARDS[c].kind in DECKS and c != start}
        return (*(plain("remove", f"card:{card}") for card in sorted(mine)), DECLINE)

    option = yield from v.choose_of(build)
    if option is not DECLINE:
        decks.remove_from_hand(v.s, v.seat, name(option))
        yield from gains.search(v.s, v.seat, CARDS[name(option)].kind, 2)


@location("elemental_conflux", Category.VISITABLE)
def elemental_conflux(v: Visit) -> Flow[None]:
    """For each Dwelling the first Elementals of the neutral deck; one of them may be recruited."""
    found = [unit for tier in towns.tiers(v.s, v.seat) for unit in _first_elementals(v, tier)]

    def wares(less: int) -> Iterator[Option]:
        return recruiting.recruit_options(v.s, v.seat, found, less=less)

    prompt = Text("homm3-ask-visit", {"location": v.field.location})
    option = yield from recruiting.buy(v.s, v.seat, prompt, wares, DECLINE)
    if option is not DECLINE:
        kind = KINDS[option.data.unit]
        deck = v.s.decks[TIERS[kind.tier]]
        v.s.decks[TIERS[kind.tier]] = deck._replace(cards=decks.without(deck.cards, kind.id))
        yield from recruiting.recruit(v.s, v.seat, option)


def _first_elementals(v: Visit, tier: int) -> list[str]:
    """Cards are revealed until Elementals appear; all of them are shuffled back at once."""
    s, name = v.s, TIERS[tier]
    deck = s.decks[name]
    seen: list[str] = []
    for card in reversed(deck.cards):
        seen.append(card)
        if "elementals" in KINDS[card].traits:
            break
    if not seen:
        return []
    s.sealed += 1
    s.decks[name] = deck._replace(cards=s.rng.shuffled(deck.cards))
    s.tell(RevealedUnits, seat=v.seat, troops=seen)
    return seen[-1:] if "elementals" in KINDS[seen[-1]].traits else []
