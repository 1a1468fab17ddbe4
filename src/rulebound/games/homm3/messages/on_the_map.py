"""The ids of all Fluent messages that the map can use."""

from collections.abc import Iterable, Iterator
from typing import Final

from rulebound.games.homm3 import library
from rulebound.games.homm3.combat.cards import MAP_MOMENTS
from rulebound.games.homm3.map import events, map_dice, resources, weeks
from rulebound.games.homm3.map.buildings import BUILDINGS
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.scenario_parts import GOALS, ROLES, RULES, STEPS
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.map.scenario_words import KEYS
from rulebound.games.homm3.map.trade import RATES
from rulebound.games.homm3.map.why import REASONS
from rulebound.games.homm3.model.tiles import TYPES
from rulebound.games.homm3.model.world import HEROES, WINDOWS
from rulebound.games.homm3.scenarios.common.battlefield import CONDITIONS

ASKS: Final = """
    acid agree ai-skill ambush announced answer astrologers-gift between bid black-market bonus
    boss-golem boss-spell building buy-spell camp carry champion choose circus closing deal
    deal-answer deal-give deal-want defend devour die diplomacy disruption dragon draw draw-unit
    earned-search empower event exchange factory foreign-town forest free-building garrison
    gate-exit gate-way gift give-up give-up-artifact give-up-unit goblins grail-sale haggle hire
    judge-dread lay-tile leave-unit look-at lose-die lose-unit market-deal market-give
    market-given market-want market-wanted match-die may-reinforce may-search mcgiver
    mercenaries merchant messenger more-movement name-resource observatory offer order pass-gate
    pass-on pay-part permit pick-event plague pool population portal prison prisoner prize
    put-back put-on-deck random-town recover recruit-drawn recruit-free recruit-open
    recruit-shared refresh refuge remove-any replace-guard reroll-dice resource-card
    reveal-center rob rotate rover sacrifice school second-token settlement seven-gift share
    shared-ability slower-hero speculum spied spy stand-in start-few start-pack step-aside
    swap-card take-back take-card take-cards thieves throw-off token-swap top-or-bottom
    town-joins trading-post turn turn-begins visit visit-again which-deck which-enemy which-hero
    which-unit who-gains wide-search
"""
OPTIONS: Final = """
    agree ai-skill amount bid bonus bonus-artifacts bonus-resources boss-cast build buy-artifact
    buy-card buy-discarded buy-machine buy-spell carry champion choose-enemy choose-hero
    choose-nothing choose-player consent deal-agree deal-card deal-gift deal-offer deal-want
    deal-with deck devour die discards-random discover done draw-all draw-none draw-one
    draw-unit draw-units empower end-turn enough-removed enough-units event-bet event-deal
    event-give-card event-give-gold event-give-materials event-give-time event-give-up
    event-haggle event-leave event-meditate event-pray event-raise-free event-raise-half
    event-ride event-rob event-roll event-sell-horse event-sink-spells event-sink-unit
    event-study event-trade event-wade exchange faction fight flee forest-card forest-gold
    gain-card garden-gold garden-valuables gate-exit gift give give-card give-unit give-up
    give-up-artifact give-up-unit go goes-first guard haven hero hire hire-here keep-token
    lay-tile leave-card leave-event leave-week look-at look-discards lose-die lose-unit
    market-accept market-give market-want more-movement name offer on-top pass-card pass-gate
    pass-pack pass-unit pay-defense pay-gold pay-part pay-valuables permit pick-event place
    pool-card pool-deck population portal put-back put-card-under put-event-under put-on-deck
    put-week-under raise-income read-book recover recruit-for redraw-guards refuge
    reinforce-cheaper reinforce-cheaper-for reinforce-for reinforce-free remove replace-guard
    rest-in-gold revisit rob roll rotate rover-discover rover-go rule-dig rule-exchange
    rule-foreign-town rule-gate rule-give-units rule-post rule-reveal-center rule-share
    rule-shared-ability rule-storm rule-token-gift rule-token-swap rule-token-trade rule-trade
    school search search-deck sell-card sell-for-artifacts sell-for-gold sell-unit spy stand-in
    start-unit step-aside study study-abilities swap swap-card take-artifact take-card
    take-from-deck take-from-discards take-gold take-prize-gold take-resource-card through-gate
    throw-off throw-off-event throw-off-troop throw-off-week to-bottom trade turn-tile unit
    unit-ability unwant use-building use-field use-shared visit-again want weaken week
    wide-search yield
"""
_USES: Final = """
    artifact-xp bronze-pack buy-artifact-6 buy-artifact-7 cube-attack cube-defense cube-power
    darken draw-1 draw-2 exchange-two find-necromancy free-recruit free-reinforce gate gold-4
    gold-5 gold-6 look-at-two materials-2 materials-3 movement portal rob search-spells-3
    sell-artifact-2 sell-artifact-4 take-specialty take-statistic trade valhalla valuables-1
    vortex
"""
"""What buildings can be used for."""
_NOTICES: Final = """
    ambush boss dragons gate gates grail-carried grail-lies held hidden-center hill hill-free
    no-dragons not-held outrun pool resource-cards shared-army stronghold stronghold-closed
    tranche trial unflagged
"""
_ROVERS: Final = "sentinels_6 sentinels_7 sentinels_8 sentinels_9 sentinels_10 wandering_dragons"
"""Armies that rules bring onto the map; the others stand in the scenario files."""
_ENDS: Final = "eliminated cubes rounds nobody_left resigned"
"""How a scenario can end besides by a goal."""


def _faces() -> Iterator[str]:
    yield from (f"{resource}-{amount}" for resource, amount in map_dice.RESOURCE_DIE)
    yield from map_dice.TREASURE_DIE


def names() -> dict[str, Iterable[str]]:
    """By the kind of thing: the names of all that are there."""
    assert library.LOADED
    scenarios = shipped().values()
    return {
        "why": REASONS,
        "over": (*GOALS, *_ENDS.split()),
        "notice": (*_NOTICES.split(), *(f"battlefield-{name}" for name in CONDITIONS.values())),
        "location": LOCATION_TABLE,
        "building": BUILDINGS,
        "use": _USES.split(),
        "week": weeks.WEEKS,
        "event": events.EVENTS,
        "rule": RULES,
        "goal": GOALS,
        "step": (*STEPS, "option"),
        "part": KEYS,
        "timed": ("start", "end"),
        "role": ROLES,
        "scenario": (scenario.id for scenario in scenarios),
        "campaign": (scenario.campaign for scenario in scenarios if scenario.campaign),
        "variant": (v for scenario in scenarios for group in scenario.variants for v in group),
        "rover": (
            *_ROVERS.split(),
            *(enemy.id for scenario in scenarios for enemy in scenario.enemies),
        ),
        "hero": HEROES,
        "window": WINDOWS,
        "resource": resources.RESOURCES,
        "die": ("resource", "treasure", map_dice.MIXED),
        "face": _faces(),
        "sell": (f"{rate.sell}-{rate.give}" for rate in RATES),
        "buy": (f"{rate.buy}-{rate.get}" for rate in RATES),
        "zone": ("hand", "discard"),
        "kind": TYPES,
        "deck": (weeks.DECK, events.DECK),
        "by": (weeks.SWIFT_WEASEL,),
        "moment": sorted(MAP_MOMENTS),
        "option": (f"choose-{name}" for name in STEPS),
    }
