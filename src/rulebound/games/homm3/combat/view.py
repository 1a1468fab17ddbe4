"""What each seat may see (H3-14.1)."""

from typing import Final, get_args

from rulebound.core.game import Result
from rulebound.games.homm3.combat import fighting_out, occasions
from rulebound.games.homm3.combat.face_down import is_token
from rulebound.games.homm3.combat.order import forecast
from rulebound.games.homm3.combat.values import attack_bonus, effects_on, health, initiative
from rulebound.games.homm3.model.battle import (
    AiHero,
    Army,
    Attack,
    Battle,
    Casting,
    CombatPhase,
    Ongoing,
    Unit,
    Until,
)
from rulebound.games.homm3.model.kinds import NO_KIT, TIERS
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import NAMES, OFF, spaces_in
from rulebound.games.homm3.model.state import DIFFICULTIES, OPEN, Stage, State
from rulebound.games.homm3.seam import View
from rulebound.games.homm3.seam import combat as seam
from rulebound.games.homm3.seam.view import Outcome, StageName
from rulebound.games.homm3.table.decks import owner_of

PHASES: Final[tuple[seam.PhaseName, ...]] = get_args(seam.PhaseName)


def view(s: State, seat: int | None) -> View:
    """The table of a match without a map."""
    return {
        "you": seat,
        "form": s.rules.form,
        "difficulty": DIFFICULTIES[s.rules.difficulty],
        "field": s.rules.field or None,
        "stage": _stage(s),
        "players": [_player(s, number, seat) for number in range(len(s.players))],
        "decks": _decks(s),
        "searcher": s.searcher if s.searcher >= 0 else None,
        "offer": list(s.offer) if s.searcher in (OPEN, seat) else [],
        "battle": _battle(s, seat) if s.battle is not None else None,
        "world": None,
        "result": _outcome(s.result) if s.result else None,
    }


def _stage(s: State) -> StageName:
    """``over`` once the combat is, even if a hero still learns from it."""
    if s.result is None and s.stage == Stage.BUYING:
        return "buying"
    return "fighting" if s.result is None and s.stage == Stage.FIGHTING else "over"


def _outcome(result: Result) -> Outcome:
    return {
        "ranking": [list(place) for place in result.ranking],
        "scores": list(result.scores),
        "reason": result.reason.id,
    }


# ---- players and decks ----


def _player(s: State, number: int, viewer: int | None) -> seam.Player:
    p = s.players[number]
    mine = viewer == number or shown(s, viewer, number)
    deck = p.deck + s.offer if owner_of(s.searched) == number else p.deck
    return {
        "seat": number,
        "side": _side_of(s, number),
        "faction": p.faction,
        "hero": p.hero or None,
        "level": p.level,
        "xp": p.xp,
        "hand": list(p.hand) if mine else None,
        "hand_count": len(p.hand),
        "deck": sorted(deck) if mine else None,
        "deck_count": len(deck),
        "discard": list(p.discard),
        "removed": list(p.removed),
        "permanent": p.permanent or None,
        "experts": p.experts,
        "morale": p.morale,
        "gold": p.gold,
        "materials": p.materials,
        "valuables": p.valuables,
        "movement": p.movement,
        "troops": _troops(p.troops),
    }


def shown(s: State, viewer: int | None, number: int) -> bool:
    """Whether allies show each other their cards (H3-14.3)."""
    if viewer is None:
        return False
    return any(hear(s, viewer, number) for hear in s.listening(occasions.sees_hand))


def _side_of(s: State, number: int) -> seam.Side | None:
    if s.battle is not None:
        for side, army in enumerate(s.battle.armies):
            if army.player == number:
                return _side(side)
    return None


def _troops(troops: tuple[Troop, ...]) -> list[seam.Troop]:
    return [{"kind": troop.kind, "pack": troop.pack} for troop in troops]


def _decks(s: State) -> dict[str, seam.Deck]:
    """Shared discard piles show their top card; those of neutral units only their size."""
    found: dict[str, seam.Deck] = {}
    for name, deck in s.decks.items():
        if name in TIERS:
            found[name] = {"count": len(deck.cards), "discard": len(deck.discard)}
        else:
            top = deck.discard[-1] if deck.discard else None
            found[name] = {"count": len(deck.cards), "top": top}
    return found


def _side(side: int) -> seam.Side:
    return 1 if side else 0


# ---- the combat ----


def _battle(s: State, viewer: int | None) -> seam.Battle:
    b = s.fight
    own = sides_of(s, viewer)
    seen: seam.Battle = {
        "phase": PHASES[b.phase],
        "round": b.round,
        "turn": _side(b.turn),
        "active": b.units[b.active].name if b.active >= 0 else None,
        "order": [] if b.phase == CombatPhase.OVER else [u.name for u in forecast(s)],
        "units": [_unit(s, u) for u in b.units],
        "siege": b.siege,
        "walls": [NAMES[at] for at in spaces_in(b.walls)],
        "gate": NAMES[b.gate] if b.gate != OFF else None,
        "tower": b.units[b.tower].name if b.tower >= 0 else None,
        "armies": [_army(b, side) for side in range(len(b.armies))],
        "ongoing": [
            _shared_effect(e, own)
            for e in b.ongoing
            if e.unit < 0 and not (is_token(e) and e.at == OFF)
        ],
        "attack": _attack(b.attack) if b.attack is not None else None,
        "casting": _casting(b.casting) if b.casting is not None else None,
        "moment": b.moment or None,
        "guards": b.guards or None,
        "azure": b.azure,
        "quiet": b.quiet,
        "winner": _side(b.winner) if b.winner >= 0 else None,
        "ended": b.ended or None,
    }
    if b.fought_out:
        seen["fought_out"], seen["stands_in"] = list(b.fought_out), fighting_out.agreed(b)
    return seen


def _unit(s: State, u: Unit) -> seam.Unit:
    b = s.fight
    face = u.face
    more = u.attack + attack_bonus(s, u)
    return {
        "name": u.name,
        "kind": u.kind.id,
        "side": _side(u.side),
        "pack": u.pack,
        "space": u.space if u.alive else None,
        "type": face.type,
        "tier": TIERS[u.tier],
        "alive": u.alive,
        "damage": u.damage if u.cover is None else u.cover.damage,
        "attack": max(0, face.attack + more + sum(effects_on(b, u, "attack"))),
        "defense": max(0, face.defense + u.defense + sum(effects_on(b, u, "defense"))),
        "health": health(b, u),
        "initiative": initiative(s, u),
        "printed": (face.attack, face.defense, face.health, face.initiative),
        "tokens": {
            "activated": u.activated,
            "retaliated": u.retaliated,
            "paralysed": u.paralysed,
            "defending": u.defending,
            "poison": u.poison,
        },
        "cover": u.cover.card if u.cover is not None else None,
        "asleep": _asleep(u),
        "used": u.used,
        "effects": [_effect(e) for e in b.ongoing if e.unit == u.number],
    }


def _asleep(u: Unit) -> bool:
    """Its abilities do not work."""
    return u.kit is NO_KIT and bool(u.kind.face(u.pack).kit.abilities)


def _effect(e: Ongoing) -> seam.Effect:
    return {
        "card": e.card,
        "what": e.what,
        "amount": e.amount,
        "until": e.until if e.until > Until.FOR_COMBAT else None,
    }


def _shared_effect(e: Ongoing, own: list[int]) -> seam.SharedEffect:
    """One that lies on no unit: on a space, or for a whole side."""
    face: seam.TokenFace | None = None
    if is_token(e):
        face = "face_down" if e.side not in own else "real" if e.amount else "blank"
        e = e._replace(amount=0)
    space = NAMES[e.at] if e.at != OFF else None
    return {**_effect(e), "side": _side(e.side), "space": space, "face": face}


def sides_of(s: State, viewer: int | None) -> list[int]:
    """The sides whose cards and tokens the viewer may look at."""
    return [
        side
        for side, army in enumerate(s.fight.armies)
        if viewer is not None
        and army.player >= 0
        and (viewer == army.player or shown(s, viewer, army.player))
    ]


def _army(b: Battle, side: int) -> seam.Army:
    army: Army = b.armies[side]
    return {
        "side": _side(side),
        "seat": army.seat,
        "player": army.player if army.player >= 0 else None,
        "ai": army.ai,
        "hero": army.hero,
        "casts": army.casts,
        "limit": army.limit,
        "power": army.power,
        "chain": list(army.chain),
        "ai_deck": len(army.ai_hero.deck) if army.ai_hero is not None else None,
        "ai_hero": _ai_hero(army.ai_hero) if army.ai_hero is not None else None,
        "lost": army.lost,
        "reserve": _troops(b.reserve[side]),
        "kept_back": _troops(b.kept_back[side]),
    }


def _ai_hero(hero: AiHero) -> seam.AiHero:
    """Everybody knows what it has (H3-10.126), nobody the order of its decks."""
    return {
        "skill": hero.skill or None,
        "attack": hero.attack,
        "power": hero.power,
        "kept": hero.kept or None,
        "deck": sorted(hero.deck),
        "discard": list(hero.discard),
        "spells": sorted(hero.spells),
        "spell_discard": list(hero.spell_discard),
    }


def _attack(a: Attack) -> seam.AttackNow:
    return {
        "unit": a.attacker.name,
        "target": a.target.name,
        "retaliation": a.retaliation,
        "dice": list(a.dice),
        "faces": list(a.faces),
        "pick": a.pick or None,
        "step": a.step,
        "damage": a.damage,
    }


def _casting(casting: Casting) -> seam.Casting:
    return {
        "card": casting.card,
        "side": _side(casting.side),
        "grade": casting.grade,
        "power": casting.power,
        "units": [u.name for u in casting.units],
    }
