"""Stand United: each player has to beat the Dragon Utopia, helped by an army that all share."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.ai_hero import hero_of
from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import abilities, occasions, recruiting, trade
from rulebound.games.homm3.map.abilities import MapMoment
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.recruiting import DECLINE
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import AiDeck
from rulebound.games.homm3.map.visits import Visit, visits
from rulebound.games.homm3.model.battle import AiHero, Side
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.map import UnitAbility
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import Trip
from rulebound.games.homm3.scenarios.common.together import (
    TRIAL,
    Trial,
    choose_player,
    give_unit,
    speaker,
)
from rulebound.games.homm3.scenarios.stand_united.log import JoinedShared, ObeliskUnits
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, confirm

SHARED: Final = "shared-army"
USED: Final = "shared-used"
"""Units of the shared army whose map abilities were used: the Round, and which ones."""
DRAGONS: Final = "neutral_azure_dragons"
AI_CARDS: Final = "utopia-cards"


def shared_army(s: State) -> tuple[Troop, ...]:
    troops: tuple[Troop, ...] = s.map.notes.get(SHARED, ())
    return troops


def join(s: State, troop: Troop) -> None:
    s.map.notes[SHARED] = (*shared_army(s), troop)
    s.tell(JoinedShared, troop=troop.kind)


# ---- the shared army ----


@rule("shared_army")
class SharedArmy(Rule):
    """Every player fields units of one shared army besides their own ones."""

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.seat >= 0:
            s.fight.reserve[Side.ATTACKER] += shared_army(s)

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        """The survivors of the shared army leave the Unit Deck of the player who led them."""
        yield from ()
        if trip.seat < 0 or s.fight.reserve[Side.ATTACKER]:  # skipped: nobody has left the decks
            return
        player = s.players[trip.seat]
        own, kept = list(player.troops), []
        for troop in shared_army(s):
            found = next((unit for unit in own if unit.kind == troop.kind), None)
            if found is not None:
                own.remove(found)
                kept.append(found)
        player.troops = tuple(own)
        s.map.notes[SHARED] = tuple(kept)

    @on(occasions.may_recruit)
    def may_recruit(self, s: State, seat: int, unit: str) -> bool:
        """There is one card of each unit."""
        return all(troop.kind != unit for troop in shared_army(s))

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        troops = [troop.kind for troop in shared_army(s)]
        return [Text("homm3-notice-shared-army", {"troops": troops})] if troops else []

    # ---- map abilities: of each unit by one player a Round ----

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-shared-ability", (f"troop:{troop.kind}",), data=troop)
            for troop in self._able(s, seat, MapMoment.IN_TURN)
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-shared-ability":
            return False
        yield from self._use(s, seat, option.data, MapMoment.IN_TURN)
        return True

    @on(occasions.turn_begins)
    def turn_begins(self, s: State, seat: int) -> Flow[None]:
        yield from self._offer(s, seat, MapMoment.TURN_BEGINS)

    @on(occasions.turn_ends)
    def turn_ends(self, s: State, seat: int) -> Flow[None]:
        yield from self._offer(s, seat, MapMoment.TURN_ENDS)

    def _offer(self, s: State, seat: int, moment: str) -> Flow[None]:
        for troop in self._able(s, seat, moment):
            prompt = Text("homm3-ask-shared-ability", {"troop": troop.kind})
            if (yield from confirm(seat, prompt, "use-shared")):
                yield from self._use(s, seat, troop, moment)

    @on(occasions.round_begins)
    def round_begins(self, s: State) -> Flow[None]:
        w = s.map
        if w.round == 1 or not w.round % 2:
            return
        for troop in self._able(s, speaker(s), MapMoment.RESOURCES):
            seat = yield from choose_player(speaker(s), "homm3-ask-who-gains", w.seats())
            yield from self._use(s, seat, troop, MapMoment.RESOURCES)

    def _able(self, s: State, seat: int, moment: str) -> list[Troop]:
        """Shared units with an ability for the moment that nobody has used in this Round."""
        used = _used(s)
        return [
            troop
            for troop in dict.fromkeys(shared_army(s))
            if troop.kind not in used
            and any(a.at == moment and a.can(s, seat) for a, _ in abilities.of(troop))
        ]

    def _use(self, s: State, seat: int, troop: Troop, moment: str) -> Flow[None]:
        s.map.notes[USED] = (s.map.round, (*_used(s), troop.kind))
        s.tell(UnitAbility, seat=seat, troop=troop.kind)
        for ability, number in abilities.of(troop):
            if ability.at == moment:
                yield from ability.do(s, seat, troop, number)


def _used(s: State) -> tuple[str, ...]:
    round_, units = s.map.notes.get(USED, (0, ()))
    found: tuple[str, ...] = units
    return found if round_ == s.map.round else ()


@rule("shared_obelisk")
class SharedObelisk(Rule):
    """Whoever flags an Obelisk may recruit one of three neutral units for the shared army."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if v.field.location != Ground.OBELISK:
            return False
        s = v.s
        shown = []
        for tier in (Tier.BRONZE, Tier.SILVER, Tier.GOLD):
            card = decks.take_top(s, TIERS[tier])
            if card is not None:
                decks.lay_off(s, TIERS[tier], card)
                shown.append(card)
        s.sealed += 1
        s.tell(ObeliskUnits, seat=v.seat, troops=shown)

        def wares(less: int) -> Iterator[Option]:
            return recruiting.recruit_options(s, v.seat, shown, less=less)

        prompt = Text("homm3-ask-recruit-shared")
        option = yield from recruiting.buy(s, v.seat, prompt, wares, DECLINE)
        if option is not DECLINE:
            yield from recruiting.pay_for_ware(s, v.seat, option.data)
            unit: str = option.data.unit
            pile = s.decks[TIERS[KINDS[unit].tier]]
            s.decks[TIERS[KINDS[unit].tier]] = pile._replace(
                discard=decks.without(pile.discard, unit)
            )
            join(s, Troop(unit))
        return True

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        flagged = seat in s.map.mark(at).flags
        return 6.0 if field(s, at).location == Ground.OBELISK and not flagged else 0.0


# ---- the Dragon Utopia ----


@rule("utopia_trial")
class UtopiaTrial(Trial):
    """Azure Dragons always guard the Utopia; the army there plays the cards of an AI Hero."""

    deck: AiDeck

    def tried(self, s: State, at: Hex) -> bool:
        return field(s, at).location == Ground.UTOPIA

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        yield from ()
        pile = s.decks[TIERS[Tier.AZURE]]
        left = tuple(card for card in pile.cards if card != DRAGONS)
        s.decks[TIERS[Tier.AZURE]] = pile._replace(cards=left)
        deck = self.deck
        counts = {"might": deck.might, "magic": deck.magic, "skill": deck.skill}
        hero = hero_of(s, counts, deck.spells, deck.skills)
        s.map.notes[AI_CARDS] = (tuple(sorted(hero.deck)), hero.spells, hero.skill)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from super().battle_begins(s, trip)
        if s.map.trip is not None and s.map.trip.note == TRIAL:
            cards, spells, skill = s.map.notes[AI_CARDS]
            s.fight.armies[Side.DEFENDER].ai_hero = AiHero(
                s.rng.shuffled(cards), spells=s.rng.shuffled(spells), skill=skill
            )

    @on(occasions.army)
    def army(self, s: State, trip: Trip) -> tuple[Troop, ...] | None:
        if trip.note != TRIAL:
            return None
        drawn = [Troop(DRAGONS)]
        for tier, count in enumerate(usual(s, trip.level)):
            for _ in range(count - (tier == Tier.AZURE)):
                card = decks.take_top(s, TIERS[tier])
                if card is not None:
                    drawn.append(Troop(card))
        s.fight.azure = True
        return tuple(drawn)

    @on(occasions.may_replace)
    def may_replace(self, s: State, trip: Trip, unit: str) -> bool:
        return trip.note != TRIAL or unit != DRAGONS

    @on(occasions.dismiss)
    def dismiss(self, s: State, trip: Trip) -> bool:
        """The Azure Dragons wait for the next player, the others are discarded."""
        if trip.note != TRIAL:
            return False
        for u in s.fight.units:
            if u.side == Side.DEFENDER and u.kind.id != DRAGONS and u.kind.faction == "neutral":
                decks.lay_off(s, TIERS[u.tier], u.kind.id)
        return True

    def farewell(self, s: State, seat: int) -> Flow[None]:
        """A surviving faction unit for the shared army, and what resources are left for others."""
        player = s.players[seat]
        mine = [t for t in player.troops if KINDS[t.kind].faction == player.faction]
        if mine:
            option = yield from ask(
                seat,
                Text("homm3-ask-leave-unit"),
                lambda: tuple(give_unit(troop) for troop in dict.fromkeys(mine)),
            )
            left = list(player.troops)
            left.remove(option.data)
            player.troops = tuple(left)
            join(s, option.data)
        yield from trade.gifts(s, seat, trade.allies(s, seat))
