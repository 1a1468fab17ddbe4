"""Setting up a skirmish or a guard fight."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat import ai_hero
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.battle import SIDES, Army, Battle, Side
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import (
    ABILITY_LEVELS,
    EXPERT_USES,
    HAND_LIMIT,
    HEROES,
    SPECIALTY_LEVELS,
    heroes_of,
)
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier, UnitKind, factions, roster
from rulebound.games.homm3.model.players import Cards, Deck, Player, Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.optional_rules import make_rules

VALUABLES_A_GOLD: Final = 20
"""Bought armies have one valuable for so much gold."""
_SHARED: Final = (
    ("ability", CardKind.ABILITY),
    ("artifact", CardKind.ARTIFACT),
    ("spell", CardKind.SPELLCARD),
)
"""The decks of cards that all players draw from."""


def new_table(seats: int, options: Mapping[str, Any], rng: Rng) -> State:
    """The table of a skirmish or a guard fight."""
    if seats > 2:
        raise BadOption(f"a {options['form']} is for one or two players, not {seats}")
    s = State(make_rules(seats, options), rng)
    boxes = frozenset(("core", *options["boxes"]))
    shared_decks(s, boxes)
    given = read_armies(options["armies"])
    if s.rules.form == "guards" and len(given) > 1:
        raise BadOption("option 'armies' names one army in a guard fight; the guards are drawn")
    if s.rules.form == "guards":
        army = Army(seat=0, player=0)
        guards = Army(seat=min(1, seats - 1), ai=seats == 1)
        s.battle = Battle([army, guards], guards=s.rules.field)
        _seat_player(s, Side.ATTACKER, options, given, boxes)
        s.players[0].movement = options["movement"]
    else:
        people = (0, 1) if seats == 2 else (SIDES.index(options["side"]),)
        s.battle = Battle([Army(seat=0, ai=True), Army(seat=0, ai=True)], siege=options["siege"])
        for side in (Side.ATTACKER, Side.DEFENDER):
            if side in people:
                seat = side if seats == 2 else 0
                s.battle.armies[side] = Army(seat=seat, player=len(s.players))
                _seat_player(s, side, options, given, boxes)
            else:
                _seat_ai(s, side, options, given, boxes)
    for seat, player in enumerate(s.players):
        if player.hero:
            player.secret = _found_cards(s, player.faction, options)
            player.deck = s.rng.shuffled(player.deck + player.secret)
            decks.draw(s, seat, HAND_LIMIT[player.level - 1])
    return s


def shared_decks(s: State, boxes: frozenset[str]) -> None:
    """H3-2.2 steps 15 and 17."""
    for name, kind in _SHARED:
        shuffled = s.rng.shuffled(_cards(kind, boxes))
        s.decks[name] = Deck(shuffled[:-1], shuffled[-1:])
    for tier, name in enumerate(TIERS):
        s.decks[name] = Deck(s.rng.shuffled(_neutrals(tier, boxes)))


@cache
def _cards(kind: CardKind, boxes: frozenset[str]) -> Cards:
    """All cards of a kind, each as often as it is there."""
    return tuple(
        card.id
        for card in CARDS.values()
        if card.kind is kind
        for _ in range(card.copies_in(boxes))
    )


@cache
def _neutrals(tier: int, boxes: frozenset[str]) -> Cards:
    return tuple(
        kind.id
        for kind in KINDS.values()
        if kind.faction == "neutral" and kind.tier == tier
        for _ in range(kind.copies_in(boxes))
    )


# ---- armies ----


def _faction(s: State, wanted: str) -> str:
    return s.rng.pick(factions()) if wanted == "random" else wanted


def _troops(
    s: State, side: int, faction: str, options: Mapping[str, Any], given: list[tuple[Troop, ...]]
) -> tuple[Troop, ...]:
    if side < len(given):
        return given[side]
    if options["army"] == "random":
        return random_army(s.rng, faction, options["gold"])
    if options["army"] == "bought" and s.fight.armies[side].player >= 0:
        return ()
    if options["army"] == "bought":
        return random_army(s.rng, faction, options["gold"])
    return standard_army(faction)


def standard_army(faction: str) -> tuple[Troop, ...]:
    """Packs of the bronze units, a Few of each silver one and of the cheaper gold one."""
    units = roster(faction)
    bronze = [Troop(kind.id, True) for kind in units if kind.tier == Tier.BRONZE]
    silver = [Troop(kind.id) for kind in units if kind.tier == Tier.SILVER]
    gold = min((k for k in units if k.tier == Tier.GOLD), key=lambda k: k.few.cost.gold)
    return (*bronze, *silver, Troop(gold.id))


def purchases(
    faction: str, troops: tuple[Troop, ...], gold: int, valuables: int
) -> list[tuple[str, UnitKind]]:
    """What can be bought: ``recruit`` a Few or ``reinforce`` it to a Pack (H3-7.11, H3-7.12)."""
    have = {troop.kind: troop.pack for troop in troops}
    found = []
    for kind in roster(faction):
        if kind.id not in have:
            step, face = "recruit", kind.few
        elif not have[kind.id] and kind.pack is not None:
            step, face = "reinforce", kind.pack
        else:
            continue
        if face.cost.gold <= gold and face.cost.valuables <= valuables:
            found.append((step, kind))
    return found


def buy(troops: tuple[Troop, ...], step: str, kind: UnitKind) -> tuple[Troop, ...]:
    if step == "recruit":
        return (*troops, Troop(kind.id))
    return tuple(Troop(t.kind, t.pack or t.kind == kind.id) for t in troops)


def price(step: str, kind: UnitKind) -> tuple[int, int]:
    face = kind.few if step == "recruit" else kind.face(True)
    return face.cost.gold, face.cost.valuables


def random_army(rng: Rng, faction: str, gold: int) -> tuple[Troop, ...]:
    """Recruit and reinforce at random until the gold is spent."""
    valuables = gold // VALUABLES_A_GOLD
    troops: tuple[Troop, ...] = ()
    while choice := purchases(faction, troops, gold, valuables):
        step, kind = rng.pick(choice)
        cost = price(step, kind)
        gold, valuables = gold - cost[0], valuables - cost[1]
        troops = buy(troops, step, kind)
    return troops


def _seat_player(
    s: State,
    side: int,
    options: Mapping[str, Any],
    given: list[tuple[Troop, ...]],
    boxes: frozenset[str],
) -> None:
    faction = _faction(s, options[SIDES[side]])
    player = Player(faction)
    s.players.append(player)
    player.troops = _troops(s, side, faction, options, given)
    if not player.troops:
        player.gold = options["gold"]
        player.valuables = options["gold"] // VALUABLES_A_GOLD
    s.fight.reserve[side] = player.troops
    hero = _hero(s, faction, options[f"{SIDES[side]}_hero"], boxes)
    if hero:
        player.hero = hero
        player.xp = 2 * (options["level"] - 1)
        player.experts = EXPERT_USES[player.level - 1]
        player.deck = _starting_cards(s, hero, options)
        s.fight.armies[side].hero = True


def _seat_ai(
    s: State,
    side: int,
    options: Mapping[str, Any],
    given: list[tuple[Troop, ...]],
    boxes: frozenset[str],
) -> None:
    faction = _faction(s, options[SIDES[side]])
    s.fight.reserve[side] = _troops(s, side, faction, options, given)
    if _heroes(faction, options[f"{SIDES[side]}_hero"], boxes):
        s.fight.armies[side].ai_hero = ai_hero.new_hero(s)


def _hero(s: State, faction: str, wanted: str, boxes: frozenset[str]) -> str:
    """A Main Hero of the faction."""
    found = _heroes(faction, wanted, boxes)
    return s.rng.pick(found) if found else ""


def _heroes(faction: str, wanted: str, boxes: frozenset[str]) -> list[str]:
    """The heroes that an option leaves open."""
    found = heroes_of(faction, boxes)
    if wanted == "none":
        return []
    if wanted == "random":
        return found
    if HEROES[wanted].faction != faction:
        raise BadOption(f"{wanted} is no hero of the {faction}; allowed: {', '.join(found)}")
    return [wanted]


def _starting_cards(s: State, hero: str, options: Mapping[str, Any]) -> Cards:
    """The cards that everybody knows of; they are not in the shared decks (H3-2.2)."""
    card = HEROES[hero]
    decks.take_out(s, "ability", card.ability)
    for _ in range(card.starting_deck.count("magic_arrow")):
        decks.take_out(s, "spell", "magic_arrow")
    learned = [f"{hero}_{level}" for level in SPECIALTY_LEVELS if level <= options["level"]]
    return (*card.starting_deck, *options["machines"], *learned)


def _found_cards(s: State, faction: str, options: Mapping[str, Any]) -> Cards:
    """What the hero has found on the way to its level."""
    found: list[str] = []
    for level in range(2, options["level"] + 1):
        if level in ABILITY_LEVELS:
            found += _usable_ability(s, faction)
    for _ in range(options["spells"]):
        found += _top(s, "spell")
    for _ in range(options["artifacts"]):
        found += _top(s, "artifact")
    return tuple(found)


def _usable_ability(s: State, faction: str) -> list[str]:
    """H3-5.34: cards of another faction are discarded for others."""
    found = _top(s, "ability")
    while found and CARDS[found[0]].faction not in ("", faction):
        decks.lay_off(s, "ability", found[0])
        found = _top(s, "ability")
    return found


def _top(s: State, name: str) -> list[str]:
    card = decks.take_top(s, name)
    return [] if card is None else [card]


def read_armies(value: Any) -> list[tuple[Troop, ...]]:
    """Option ``armies``: ``[["castle_griffins", "castle_marksmen+"], ["neutral_boars"]]``."""
    if value in ([], ()):
        return []
    if not isinstance(value, list | tuple) or len(value) > 2:
        raise BadOption(f"option 'armies' must be a list of one or two armies, not {value!r}")
    found = []
    for army in value:
        if not isinstance(army, list | tuple) or not 1 <= len(army) <= 10:
            raise BadOption("an army of option 'armies' must be a list of 1 to 10 units")
        found.append(tuple(_read_troop(name) for name in army))
    return found


def _read_troop(name: Any) -> Troop:
    if not isinstance(name, str):
        raise BadOption(f"a unit of option 'armies' must be a name, not {name!r}")
    pack = name.endswith("+")
    kind = KINDS.get(name.removesuffix("+"))
    if kind is None or kind.faction == "siege":
        raise BadOption(f"option 'armies' names no unit: {name!r}")
    if pack and kind.pack is None:
        raise BadOption(f"{kind.id} have no Pack")
    return Troop(kind.id, pack)
