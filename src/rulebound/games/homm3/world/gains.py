"""What players gain and lose on the map: resources, dice, cards, experience, units (H3-6, H3-9)."""

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3 import decks, experience
from rulebound.games.homm3.asking import ask
from rulebound.games.homm3.cards.base import DICE
from rulebound.games.homm3.kinds import BRONZE, KINDS, SILVER, TIERS, Cost
from rulebound.games.homm3.players import NEGATIVE, POSITIVE, Troop
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import abilities, buildings, cards, weeks
from rulebound.games.homm3.world.world import MAIN

RESOURCES: Final = Cost._fields
SPACE: Final = {"gold": 5, "materials": 2, "valuables": 1}
"""One space of the income tracks (H3-6.10)."""
RESOURCE_DIE: Final = (
    ("gold", 3),
    ("gold", 6),
    ("materials", 2),
    ("materials", 4),
    ("valuables", 1),
    ("valuables", 2),
)
"""H3-6.6."""
TREASURE_DIE: Final = ("xp", "xp", "artifact", "artifact", "one", "two")
"""H3-6.7: experience, an Artifact Search, one Resource die, two of which one counts."""
MIXED: Final = "mixed"
"""How logs call dice of both kinds that are rolled together."""
ACCEPT: Final = plain("accept")


# ---- resources ----


def has(s: State, seat: int, cost: Cost) -> bool:
    p = s.players[seat]
    return p.gold >= cost.gold and p.materials >= cost.materials and p.valuables >= cost.valuables


def pay(s: State, seat: int, cost: Cost) -> None:
    """Costs are paid in full before the effect (H3-6.2)."""
    p = s.players[seat]
    p.gold -= cost.gold
    p.materials -= cost.materials
    p.valuables -= cost.valuables
    assert min(p.gold, p.materials, p.valuables) >= 0
    if any(cost):
        s.tell("paid", seat=seat, **cost._asdict())


def gain(s: State, seat: int, resource: str, amount: int) -> None:
    if amount > 0:
        decks.gain(s, seat, **{resource: amount})


def lose(s: State, seat: int, resource: str, amount: int) -> int:
    """At most what is there (H3-17.26)."""
    p = s.players[seat]
    amount = min(amount, getattr(p, resource))
    setattr(p, resource, getattr(p, resource) - amount)
    s.tell("lost", seat=seat, resource=resource, amount=amount)
    return amount


def raise_income(s: State, seat: int, resource: str, amount: int) -> None:
    """Production changes; it is not capped at the last printed space (H3-6.11)."""
    realm = s.map.realms[seat]
    realm.income = realm.income._replace(
        **{resource: max(0, getattr(realm.income, resource) + amount)}
    )
    s.tell("production", seat=seat, resource=resource, amount=f"{amount:+d}")


def income(s: State, seat: int) -> None:
    """H3-6.12; Astrologers may add something or take it away, never below 0."""
    more = weeks.more_income(s)
    amounts = Cost(*(max(0, a + b) for a, b in zip(s.map.realms[seat].income, more, strict=True)))
    decks.gain(s, seat, **amounts._asdict())


def half(cost: Cost) -> Cost:
    """Half of each resource, rounded up (H3-17.76)."""
    return Cost(*((amount + 1) // 2 for amount in cost))


# ---- dice ----


def throw(s: State) -> int:
    return s.rng.below(6)


def roll(
    s: State, seat: int, die: str, count: int = 1, keep: int = 1, hero: int = MAIN
) -> Flow[None]:
    """Roll Resource or Treasure dice and resolve some, of the roller's choice (H3-6.9)."""
    yield from roll_dice(s, seat, (die,) * count, keep, hero)


def roll_dice(
    s: State, seat: int, kinds: tuple[str, ...], keep: int = 1, hero: int = MAIN
) -> Flow[None]:
    """The same with dice that may be of both kinds."""
    dice = yield from throw_all(s, seat, kinds)
    yield from resolve_some(s, seat, kinds, dice, keep, hero)


def resolve_some(
    s: State,
    seat: int,
    kinds: tuple[str, ...],
    dice: tuple[int, ...],
    keep: int = 1,
    hero: int = MAIN,
) -> Flow[None]:
    """So many of the dice that lie are resolved."""
    for left in range(keep, 0, -1):
        at = yield from _which(s, seat, kinds, dice) if len(dice) > left else _nth(0)
        kind, face = kinds[at], dice[at]
        kinds, dice = kinds[:at] + kinds[at + 1 :], dice[:at] + dice[at + 1 :]
        yield from resolve(s, seat, kind, face, hero)


def _nth(at: int) -> Flow[int]:
    yield from ()
    return at


def rolled(s: State, seat: int, die: str, count: int) -> Flow[tuple[int, ...]]:
    """Dice of one kind; see :func:`throw_all`."""
    dice = yield from throw_all(s, seat, (die,) * count)
    return dice


def throw_all(s: State, seat: int, kinds: tuple[str, ...]) -> Flow[tuple[int, ...]]:
    """Dice as they lie once their roller has rerolled what may be rerolled (W-REROLL)."""
    w = s.map
    die = kinds[0] if len(set(kinds)) == 1 else MIXED
    dice = tuple(throw(s) for _ in kinds)
    s.sealed += 1
    s.tell("rolled-dice", seat=seat, die=die, faces=shown(kinds, dice))
    lucky = frozenset(range(len(dice)))
    """Dice that Luck has not touched yet."""
    while not s.rules.no_rerolls:  # OPT-2

        def build(lucky: frozenset[int] = lucky) -> tuple[Option, ...]:
            return (
                *(
                    Option("reroll", (f"by:{way}", f"die:{at + 1}"), data=(way, at))
                    for at in range(len(kinds))
                    for way in reroll_ways(s, seat, cards.LUCK if at in lucky else "")
                ),
                *(cards.plays(s, seat, DICE) if w.active == seat else ()),  # H3-5.1
                ACCEPT,
            )

        prompt = Text("homm3-ask-reroll-dice", {"die": die, "faces": shown(kinds, dice)})
        option = yield from ask(seat, prompt, build)
        if option is ACCEPT:
            break
        if option.kind != "reroll":
            yield from cards.carry_out(s, seat, option)
            continue
        way, at = option.data
        if way == "morale":
            s.players[seat].morale = 0
        elif way == "luck":
            lucky -= {at}
        else:
            w.realms[seat].used += (way,)
        dice = (*dice[:at], throw(s), *dice[at + 1 :])
        s.sealed += 1
        s.tell("rerolled-dice", seat=seat, die=die, faces=shown(kinds, dice), by=way)
    return dice


def reroll_ways(s: State, seat: int, luck: str) -> list[str]:
    """By what a player may reroll an own die now; ``luck``: the Luck that covers this die."""
    w = s.map
    found = []
    if luck and cards.lasting(s, seat, luck):
        found.append("luck")
    if weeks.SWIFT_WEASEL in w.proclaimed and weeks.SWIFT_WEASEL not in w.realms[seat].used:
        found.append(weeks.SWIFT_WEASEL)
    if s.players[seat].morale == POSITIVE:  # H3-3.33 (c)
        found.append("morale")
    return found


def names(die: str, dice: Sequence[int]) -> list[str]:
    """How logs call the faces of some dice."""
    if die == "resource":
        return [f"{RESOURCE_DIE[face][0]}-{RESOURCE_DIE[face][1]}" for face in dice]
    return [TREASURE_DIE[face] for face in dice]


def shown(kinds: Sequence[str], dice: Sequence[int]) -> list[str]:
    """The same for dice of several kinds."""
    return [name for kind, face in zip(kinds, dice, strict=True) for name in names(kind, (face,))]


def _which(s: State, seat: int, kinds: tuple[str, ...], dice: tuple[int, ...]) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        found: dict[str, Option] = {}
        for at, name in enumerate(shown(kinds, dice)):
            found.setdefault(name, Option("die", (f"face:{name}",), data=at))
        return tuple(found.values())

    die = kinds[0] if len(set(kinds)) == 1 else MIXED
    option = yield from ask(seat, Text("homm3-ask-die", {"die": die}), build)
    at: int = option.data
    return at


def resolve(s: State, seat: int, die: str, face: int, hero: int) -> Flow[None]:
    """What a face of a die gives; Treasure may be experience, which only a Main Hero gains."""
    if die == "resource":
        resource, amount = RESOURCE_DIE[face]
        gain(s, seat, resource, 1 if s.rules.single_finds else amount)  # OPT-3
        return
    name = TREASURE_DIE[face]
    if name == "xp":
        yield from gain_xp(s, seat, 1, hero)
    elif name == "artifact":
        yield from search(s, seat, "artifact", 2, optional=True)
    else:
        yield from roll(s, seat, "resource", 1 if name == "one" else 2)


def roll_attack_die(s: State, seat: int) -> Flow[int]:
    """An Attack die for something on the map: -1, 0 or +1."""
    luck = cards.EVERY_LUCK
    while True:
        face = s.rng.below(3) - 1
        s.sealed += 1
        s.tell("rolled-dice", seat=seat, die="attack", faces=[f"{face:+d}" if face else "0"])
        ways = [] if s.rules.no_rerolls else reroll_ways(s, seat, luck)
        ways = [way for way in ways if way != weeks.SWIFT_WEASEL]
        if not ways:
            return face
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-reroll-dice", {"die": "attack", "faces": str(face)}),
            lambda ways=ways: (  # type: ignore[misc]
                *(Option("reroll", (f"by:{way}", "die:1"), data=way) for way in ways),
                ACCEPT,
            ),
        )
        if option is ACCEPT:
            return face
        if option.data == "morale":
            s.players[seat].morale = 0
        else:
            luck = ""


# ---- cards, experience, morale ----


def search(
    s: State, seat: int, deck: str, count: int, *, times: int = 1, optional: bool = False
) -> Flow[int]:
    """Search a shared deck so many times; returns how often. Fields never force one (H3-8.35)."""
    done = 0
    for _ in range(times):
        if optional:
            prompt = Text("homm3-ask-may-search", {"deck": deck, "count": count})
            option: Option = yield Decision(
                seat, prompt, lambda: (plain("search"), plain("decline"))
            )
            if option.kind == "decline":
                break
        yield from experience.search(s, seat, deck, count)
        done += 1
    return done


def gain_xp(s: State, seat: int, amount: int, hero: int = MAIN) -> Flow[None]:
    """A Secondary Hero gains no experience (H3-4.25), unless an option says so (H3-17.6)."""
    if hero == MAIN or s.rules.secondary_xp_to_main:
        yield from experience.gain_xp(s, seat, amount)


def gain_morale(s: State, seat: int) -> Flow[None]:
    """H3-3.34: before a second positive token the first may be spent (W-GAIN2)."""
    player = s.players[seat]
    if player.faction == "necropolis":  # H3-3.36
        return
    if player.morale == POSITIVE:

        def build() -> tuple[Option, ...]:
            return (*cards.morale_uses(s, seat), plain("keep-token"))

        option = yield from ask(seat, Text("homm3-ask-second-token"), build)
        if option.kind == "morale":
            yield from cards.spend_morale(s, seat, option)
    decks.gain_morale(s, seat)


def lose_morale(s: State, seat: int, times: int = 1) -> None:
    for _ in range(times):
        decks.lose_morale(s, seat)


def morale_is_negative(s: State, seat: int) -> bool:
    return s.players[seat].morale == NEGATIVE


# ---- units ----


def own(s: State, seat: int, unit: str) -> Troop | None:
    return next((troop for troop in s.players[seat].troops if troop.kind == unit), None)


def add_troop(s: State, seat: int, troop: Troop) -> None:
    s.players[seat].troops += (troop,)
    s.tell("joined", seat=seat, troop=troop.kind, pack=int(troop.pack))


def remove_troop(s: State, seat: int, troop: Troop) -> None:
    """A unit leaves the Unit Deck: to the faction's pool, or to the discards of its tier."""
    troops = list(s.players[seat].troops)
    troops.remove(troop)
    s.players[seat].troops = tuple(troops)
    kind = KINDS[troop.kind]
    if kind.faction == "neutral":
        decks.lay_off(s, TIERS[kind.tier], troop.kind)
    s.tell("left", seat=seat, troop=troop.kind)
    restore(s, seat)


def restore(s: State, seat: int) -> None:
    """H3-9.8: an empty Unit Deck is replaced by the scenario's starting units."""
    player = s.players[seat]
    if player.troops or s.map.realms[seat].out:
        return
    if any(rule.without_units(s, seat) for rule in s.map.rules):
        return
    starting = s.map.realms[seat].starting
    lent = {troop.kind for troop in starting if KINDS[troop.kind].faction != "neutral"}
    player.troops = tuple(_fetch(s, troop) for troop in starting)
    s.tell("restored", seat=seat, troops=[troop.kind for troop in player.troops])
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
    s.tell("reinforced" if pack else "weakened", seat=seat, unit=unit)


def reinforceable(s: State, seat: int, tiers: Sequence[int] = (BRONZE, SILVER)) -> list[str]:
    """Own Few of some tiers that have a Pack."""
    return [
        troop.kind
        for troop in s.players[seat].troops
        if not troop.pack and KINDS[troop.kind].pack is not None and KINDS[troop.kind].tier in tiers
    ]


def reinforcement(unit: str) -> Cost:
    """The price of turning a Few to a Pack."""
    return KINDS[unit].face(True).cost


# ---- what units cost ----


def affords_unit(s: State, seat: int, cost: Cost) -> bool:
    """Whether a player can pay for a unit; with some buildings any resource stands in for gold."""
    if has(s, seat, cost):
        return True
    p = s.players[seat]
    spare = (p.materials - cost.materials, p.valuables - cost.valuables)
    return min(spare) >= 0 and p.gold + sum(spare) >= cost.gold and _stands_in(s, seat)


def _stands_in(s: State, seat: int) -> bool:
    return any(card.stands_in for card in buildings.of(s, seat))


def pay_for_unit(s: State, seat: int, cost: Cost) -> Flow[None]:
    """H3-6.2; the player chooses what stands in for gold."""
    p = s.players[seat]
    while cost.gold and _stands_in(s, seat):

        def build(cost: Cost = cost) -> tuple[Option, ...]:
            found = [
                Option("stand-in", (f"resource:{name}",), data=name)
                for name in ("materials", "valuables")
                if getattr(p, name) > getattr(cost, name)
            ]
            return (plain("rest-in-gold"), *found) if p.gold >= cost.gold else tuple(found)

        option = yield from ask(seat, Text("homm3-ask-stand-in", {"gold": cost.gold}), build)
        if option.kind == "rest-in-gold":
            break
        name: str = option.data
        cost = cost._replace(**{"gold": cost.gold - 1, name: getattr(cost, name) + 1})
    pay(s, seat, cost)


def cheaper(cost: Cost, gold: int) -> Cost:
    """Less gold, never below 0."""
    return cost._replace(gold=max(0, cost.gold - gold))


def discount(s: State, seat: int, unit: str) -> int:
    """Gold that cards in play take off the price of the next unit (the Legion)."""
    tier = TIERS[KINDS[unit].tier]
    return cards.lasting(s, seat, cards.CHEAPER) + cards.lasting(s, seat, f"cheaper_{tier}")


def use_discount(s: State, seat: int, unit: str) -> None:
    cards.use_up(s, seat, cards.CHEAPER)
    cards.use_up(s, seat, f"cheaper_{TIERS[KINDS[unit].tier]}")


def recruit(s: State, seat: int, unit: str, cost: Cost) -> Flow[None]:
    """Pay for a unit; it joins the Unit Deck as a Few (H3-7.11)."""
    yield from pay_for_unit(s, seat, cost)
    use_discount(s, seat, unit)
    add_troop(s, seat, Troop(unit))


Prices = Callable[[str], Cost]
"""What reinforcing a unit costs before anything is taken off."""


def reinforce_price(s: State, seat: int, unit: str, cost: Cost) -> Cost:
    """With what cards in play and the unit's own ability take off."""
    return cheaper(cost, discount(s, seat, unit) + abilities.saved(s, seat, unit))


def reinforce_options(
    s: State, seat: int, units: Sequence[str], prices: Prices, less: int = 0
) -> list[Option]:
    """The units that can be paid for; where a building offers a rebate, with it as well.

    ``less``: gold that cards of the hand could take off.
    """
    rebates = [
        (card.id, amount)
        for card in buildings.of(s, seat)
        if card.rebate is not None and (amount := card.rebate(s, seat))
    ]
    found = []
    for unit in units:
        cost = cheaper(reinforce_price(s, seat, unit, prices(unit)), less)
        if affords_unit(s, seat, cost):
            found.append(Option("reinforce", (f"troop:{unit}",), data=(unit, cost, "")))
        for id_, amount in rebates:
            lower = cheaper(cost, amount)
            if lower != cost and affords_unit(s, seat, lower):
                refs = (f"troop:{unit}", f"building:{id_}")
                found.append(Option("reinforce-cheaper", refs, data=(unit, lower, id_)))
    return found


def reinforce(s: State, seat: int, option: Option) -> Flow[str]:
    """Carry out one of those: pay and turn the unit to its Pack (H3-7.12)."""
    unit, cost, by = option.data
    if by:
        buildings.spend(s, seat, by)
        s.tell("used-building", seat=seat, building=by)
    yield from pay_for_unit(s, seat, cost)
    use_discount(s, seat, unit)
    flip(s, seat, unit, pack=True)
    return str(unit)


def may_reinforce(
    s: State,
    seat: int,
    price: Callable[[Cost], Cost] = lambda cost: cost,
    tiers: Sequence[int] = (BRONZE, SILVER),
) -> Flow[str | None]:
    """An effect that reinforces one unit, for a price of its own (H3-7.13); it may be declined."""

    def ways(less: int = 0) -> list[Option]:
        units = reinforceable(s, seat, tiers)
        return reinforce_options(s, seat, units, lambda u: price(reinforcement(u)), less)

    def build() -> tuple[Option, ...]:
        return (*ways(), *cards.savings(s, seat, ways), plain("decline"))

    while True:
        option = yield from ask(seat, Text("homm3-ask-may-reinforce"), build)
        if option.kind == "decline":
            return None
        if option.kind != "play":
            break
        yield from cards.carry_out(s, seat, option)
    unit = yield from reinforce(s, seat, option)
    return unit
