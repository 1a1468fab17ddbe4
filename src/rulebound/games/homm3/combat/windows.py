"""Card windows and the playing of cards (H3-5.45 to H3-5.60, H3-10.62 to H3-10.67)."""

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.combat import harm, occasions, tolls
from rulebound.games.homm3.combat.cards import CARDS, Card, Fixture, Moment, Play, Timing
from rulebound.games.homm3.combat.playable import (
    CHAIN_POWER,
    PUT_AWAY,
    holds_something,
    may_show_hand,
    plays,
    power_for,
)
from rulebound.games.homm3.combat.values import everybody, of_side, vulnerable
from rulebound.games.homm3.model.battle import Casting, Unit, Until
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.log.cards import (
    Cast,
    Discarded,
    Played,
    PowerLost,
    Returned,
    SpellFailed,
    Used,
)
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks, morale

PASS: Final = Option("pass")
BALLISTA: Final = "ballista"
WARDED: Final = Until.THIS_ACTIVATION
"""How long a card protects against the spell at which it was played: it ends with the spell."""


def permanents_begin(s: State) -> Flow[None]:
    """As a combat round begins permanent cards work by themselves, the attacker's first."""
    for side, army in enumerate(s.fight.armies):
        if not army.hero or army.player < 0:
            continue
        for card in _machines(s, side):
            if card.begins is not None and not harm.decided(s):
                s.tell(Used, seat=army.player, card=card.id)
                yield from card.begins(Play(s, side, card, card.effects[0]))
                yield from settle(s)


def _machines(s: State, side: int) -> list[Card]:
    """The permanent card that a side has in play, and Ballistas that it has besides."""
    number = s.fight.armies[side].player
    permanent = s.players[number].permanent
    more = of_side(s.fight, side, BALLISTA) if s.fight.ongoing else 0
    more += sum(hear(s, number) for hear in s.listening(occasions.more_ballistas))
    return [CARDS[id_] for id_ in (permanent, *(BALLISTA,) * more) if id_]


# ---- windows ----


def window(s: State, moment: str, first: int) -> Flow[None]:
    """H3-10.65: the acting side first, then the other, until both pass in succession.

    A side that can do nothing is not asked (H3-16.1). Whoever has played for power goes on.
    """
    b = s.fight
    if not (holds_something(s, 0) or holds_something(s, 1)) or harm.decided(s):
        return
    side, passes = first, 0
    while passes < 2:
        offered = _offered(s, side, moment)
        if offered and (yield from _ask(s, side, moment, offered)):
            passes = 0
            if harm.decided(s):
                return
            if b.armies[side].power or b.armies[side].charge or b.armies[side].chain:
                continue
        else:
            passes += 1
        side = 1 - side


def react(s: State, side: int, moment: str, unit: str = "") -> Flow[bool]:
    """A window for one side only, while the combat goes on; whether it played anything.

    ``unit`` is the one that the question speaks of, if it is not the active one.
    """
    acted = False
    if not holds_something(s, side):
        close_chain(s, side)
        return False
    while not harm.decided(s):
        offered = _offered(s, side, moment)
        if not offered or not (yield from _ask(s, side, moment, offered, unit)):
            break
        acted = True
    return acted


def offer(s: State, side: int, moment: str) -> Flow[None]:
    """A window for one side that opens before, after and at the end of a combat as well."""
    while (offered := _offered(s, side, moment)) and (yield from _ask(s, side, moment, offered)):
        pass


def _offered(s: State, side: int, moment: str) -> tuple[Option, ...]:
    """What a side can play in a window; a side that can do nothing is not asked."""
    may_show_hand(s, side)
    offered = plays(s, side, moment)
    if not offered:
        close_chain(s, side)
    return offered


def _ask(
    s: State, side: int, moment: str, offered: tuple[Option, ...], unit: str = ""
) -> Flow[bool]:
    """Let a side play one card; whether it did."""
    b = s.fight
    army = b.armies[side]
    before, b.moment = b.moment, moment
    about = _about(s)
    if unit:
        about["unit"] = unit
    option: Option = yield Decision(
        army.seat,
        Text(f"homm3-ask-{moment}", about),
        lambda: (*plays(s, side, moment), PASS),
        (*offered, PASS),
    )
    b.moment = before
    if option is PASS:
        close_chain(s, side)
        return False
    yield from carry_out(s, side, option)
    return True


def _about(s: State) -> dict[str, str]:
    """What the question of a window speaks of."""
    b = s.fight
    about = {}
    if b.active >= 0:
        about["unit"] = b.units[b.active].name
    if b.attack is not None:
        about = {"unit": b.attack.attacker.name, "target": b.attack.target.name}
    if b.casting is not None:
        about["card"] = b.casting.card
    return about


def close_chain(s: State, side: int) -> None:
    """Power that no spell has used is lost (H3-5.47)."""
    army = s.fight.armies[side]
    if army.power or army.charge:
        s.tell(PowerLost, seat=army.player, power=army.power + army.charge)
    army.power = army.charge = 0
    if army.chain:
        army.chain = ()
        _end_chain_power(s, side)


def _end_chain_power(s: State, side: int) -> None:
    b = s.fight
    b.ongoing = tuple(e for e in b.ongoing if e.side != side or not e.what.startswith(CHAIN_POWER))


# ---- playing ----


def carry_out(s: State, side: int, option: Option) -> Flow[None]:
    """Something out of :func:`plays`."""
    if option.kind == "morale":
        close_chain(s, side)  # H3-5.49
        yield from morale.spend(s, s.fight.armies[side].player, option)
        return
    id_, index = option.data
    if isinstance(id_, Fixture):
        yield from _use_fixture(s, side, id_, index)
        return
    if option.kind == "use":
        yield from _use_permanent(s, side, id_, index)
        return
    yield from play_card(s, side, id_, index)


def _use_permanent(s: State, side: int, id_: str, index: int) -> Flow[None]:
    """Use the permanent card in play, or discard it."""
    army = s.fight.armies[side]
    player = s.players[army.player]
    if index == PUT_AWAY or not CARDS[id_].effects[index].school:
        close_chain(s, side)
    if index == PUT_AWAY:
        player.permanent = ""
        player.discard += (id_,)
        s.tell(Discarded, seat=army.player, card=id_)
        return
    fx = Play(s, side, CARDS[id_], CARDS[id_].effects[index])
    army.used = True
    if fx.effect.expert:
        player.experts -= 1
    s.tell(Used, seat=army.player, card=id_)
    yield from _aim(fx)
    yield from fx.effect.do(fx)
    yield from settle(s)


def _use_fixture(s: State, side: int, fixture: Fixture, index: int) -> Flow[None]:
    """Use something besides cards; power that it gives is part of the chain (H3-5.49)."""
    b = s.fight
    army = b.armies[side]
    card = fixture.card
    fx = Play(s, side, card, card.effects[index])
    if fx.effect.power:
        army.charge += fx.effect.power
    else:
        close_chain(s, side)
    b.changed = True
    fixture.used(s, army.player)
    yield from _aim(fx)
    yield from fx.effect.do(fx)
    yield from settle(s)


def play_card(s: State, side: int, id_: str, index: int) -> Flow[None]:
    """Use a card from the hand in one of its ways."""
    b = s.fight
    army = b.armies[side]
    player = s.players[army.player]
    card = CARDS[id_]
    effect = card.effects[index]
    decks.take_from_hand(player, id_)
    if effect.expert:
        player.experts -= 1
    b.changed = True
    s.tell(Played, seat=army.player, card=id_, mode=effect.mode)
    if b.ongoing and card.is_spell:
        decks.draw(s, army.player, of_side(b, side, "draws_on_spell"))
    fx = Play(s, side, card, effect)
    if effect.power:
        army.power += effect.power
        army.chain += (id_,)
        if effect.discards:
            yield from decks.choose_discard(s, army.player, effect.discards)
        yield from effect.do(fx)
        _lay_down(s, fx)
        return
    if effect.discards:
        yield from decks.choose_discard(s, army.player, effect.discards)
    if effect.casts:
        yield from cast(s, fx)
        return
    if is_graded(card):
        fx.casting = casting_of(s, fx)
        army.power, army.charge, army.chain = 0, 0, ()
    elif not effect.school:  # power for spells of a school goes on with the chain (H3-5.49)
        close_chain(s, side)
    yield from _aim(fx)
    if card.kind == CardKind.SPECIALTY:
        yield from _take_aim(fx, fx.units)
    if not (yield from _resisted(s, fx)):
        yield from effect.do(fx)
    _lay_down(s, fx)
    yield from settle(s)


def is_graded(card: Card) -> bool:
    """Whether it is a Specialty that power makes stronger."""
    return card.kind == CardKind.SPECIALTY and any(effect.cost for effect in card.effects)


def casting_of(s: State, fx: Play) -> Casting:
    school = fx.card.schools[0] if len(fx.card.schools) == 1 else ""
    army = s.fight.armies[fx.side]
    return Casting(
        fx.card.id,
        fx.side,
        fx.grade,
        power_for(s, fx.side, fx.card),
        school,
        helpers=army.chain,
    )


def _aim(fx: Play) -> Flow[None]:
    effect = fx.effect
    targets = effect.targets
    if targets is not None:
        unit = yield from fx.choose(lambda: targets(fx))
        fx.units = (unit,)
    if effect.aim is not None:
        yield from effect.aim(fx)


def _take_aim(fx: Play, units: Sequence[Unit]) -> Flow[None]:
    """Enemies notice that a Spell or Specialty is aimed at them."""
    for u in units:
        if u.side != fx.side:
            for hook in u.kit.targeted:
                yield from hook(fx.s, u)


def _lay_down(s: State, fx: Play) -> None:
    """Where a used card goes (H3-5.3)."""
    if fx.owner < 0:
        ai = s.fight.armies[fx.side].ai_hero
        if ai is not None and not fx.laid:
            ai.spell_discard += (fx.card.id,)
        return
    fx.lay_down()
    if fx.effect.timing == Timing.PERMANENT:
        s.fight.armies[fx.side].used = False


def _resisted(s: State, fx: Play) -> Flow[bool]:
    """Whether the only unit that a Spell or a Specialty is aimed at resists it."""
    if len(fx.units) != 1 or fx.card.kind not in (CardKind.SPELLCARD, CardKind.SPECIALTY):
        return False
    if fx.card.is_spell and fx.casting is not None and s.fight.ongoing:
        name = f"negates_{fx.casting.school}"
        used = [e for e in s.fight.ongoing if e.what == name and e.unit == fx.unit.number]
        if used:
            harm.end_effects(s, used[:1])
            return True
    if fx.card.is_spell and vulnerable(s.fight):
        return False
    for resists in fx.unit.kit.resists:
        if (yield from resists(s, fx.unit, fx.card.id)):
            return True
    return False


def cast(s: State, fx: Play, *, counts: bool = True) -> Flow[None]:
    """Cast a spell that has left the hand (H3-5.46, H3-10.66)."""
    b = s.fight
    army = b.armies[fx.side]
    outer = b.casting
    fx.casting = b.casting = casting = casting_of(s, fx)
    casting.answers = outer
    army.power, army.charge, army.chain = 0, 0, ()
    back = sum(hear(s, army.player) for hear in s.listening(occasions.spell_cast)) > 0
    _use_up_power(s, fx)
    yield from _aim(fx)
    casting.units = fx.units or tuple(u for u in everybody(b) if u.at in fx.spaces)
    yield from _take_aim(fx, casting.units)
    yield from tolls.pay(s, fx.side)
    if counts:
        army.casts += 1
    s.tell(
        Cast,
        seat=army.player,
        card=fx.card.id,
        power=casting.power,
        units=[u.name for u in casting.units],
    )
    if b.ongoing and army.player >= 0:
        decks.draw(s, army.player, of_side(b, fx.side, "draws_on_cast"))
    yield from react(s, 1 - fx.side, Moment.SPELL)
    if casting.cancelled:  # H3-10.66: it is discarded
        s.tell(SpellFailed, card=fx.card.id)
    else:
        if casting.turned is not None:
            fx.units = (casting.turned, *fx.units[1:])
        if not (yield from _resisted(s, fx)):
            yield from fx.effect.do(fx)
            yield from settle(s)
        harm.end_effects(s, [e for e in b.ongoing if e.what == "ward" and e.until == WARDED])
        if army.player >= 0:
            yield from offer(s, fx.side, Moment.CAST)
    if back:
        _bring_back(s, casting)
    _put_spell_away(s, fx, casting)
    b.casting = outer


def _use_up_power(s: State, fx: Play) -> None:
    """Magi and the elementals of the Conflux raise only the next spell."""
    b = s.fight
    if b.ongoing:
        ends = {"next_power", *(f"next_power_{school}" for school in fx.card.schools)}
        ends |= {f"double_{school}" for school in fx.card.schools}
        harm.end_effects(s, [e for e in b.ongoing if e.what in ends and e.side == fx.side])
        _end_chain_power(s, fx.side)


def _put_spell_away(s: State, fx: Play, casting: Casting) -> None:
    if casting.returns:
        decks.gain_card(s, fx.owner, fx.card.id)
        s.tell(Returned, seat=fx.owner, card=fx.card.id)
    else:
        _lay_down(s, fx)


def can_take_back(fx: Play) -> bool:
    """Whether an own spell has just been cast that does not come back yet."""
    casting = fx.just_cast
    if casting is None or casting.side != fx.side or casting.returns:
        return False
    lasting = casting.lasting
    return lasting is None or (lasting in fx.b.ongoing and not lasting.returns)


def take_back(fx: Play) -> None:
    """The spell just cast comes back to the hand (Knowledge, Mysticism).

    If it lasts it comes back when it ends; the card that brings it back stays in play with it
    until then (H3-5.33).
    """
    casting = fx.just_cast
    assert casting is not None
    fx.laid = casting.stays or casting.lasting is not None
    if casting.stays:
        casting.bringers += (fx.card.id,)
    _bring_back(fx.s, casting, fx.card.id)


def _bring_back(s: State, casting: Casting, *helpers: str) -> None:
    """A spell returns to the hand; if it lasts, when it ends, and some cards stay with it."""
    lasting = casting.lasting
    if lasting is None:
        casting.returns = True
        return
    b = s.fight
    if lasting in b.ongoing and not lasting.returns:
        at = max(n for n, effect in enumerate(b.ongoing) if effect == lasting)
        casting.lasting = held = lasting._replace(returns=True, helpers=helpers)
        b.ongoing = (*b.ongoing[:at], held, *b.ongoing[at + 1 :])


OWED: Final[dict[str, Callable[[State, int], Flow[None]]]] = {}
"""By name: what abilities still owe a side once the damage has been dealt."""


def settle(s: State) -> Flow[None]:
    """What defeats bring about besides."""
    b = s.fight
    while b.owed:
        (what, side), b.owed = b.owed[0], b.owed[1:]
        yield from OWED[what](s, side)
