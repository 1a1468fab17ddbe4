"""The printed facts that a client draws with: board, units, cards, heroes, guards; no words."""

from collections.abc import Mapping
from typing import Any

from rulebound.games.homm3.combat.ai_hero import AI_CARDS
from rulebound.games.homm3.combat.cards import CARDS, Card, Effect
from rulebound.games.homm3.combat.deploy import MOST
from rulebound.games.homm3.combat.guards import GUARDS
from rulebound.games.homm3.map.facts import facts as world_facts
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import (
    ABILITY_LEVELS,
    EXPERT_USES,
    HAND_LIMIT,
    HEROES,
    SPECIALTY_LEVELS,
    Hero,
)
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Ability, Face, UnitKind, factions
from rulebound.games.homm3.model.spaces import COLUMNS, ROWS
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.seam import facts as seam


def facts(options: Mapping[str, Any]) -> seam.Facts:
    """All boxes together: which of them are played only decides what is dealt."""
    return {
        "board": {"columns": COLUMNS, "rows": ROWS, "most": MOST},
        "factions": list(factions()),
        "tiers": list(TIERS),
        "units": {kind.id: _unit(kind) for kind in KINDS.values()},
        "cards": {card.id: _card(card) for card in CARDS.values()},
        "heroes": {hero.id: _hero(hero) for hero in HEROES.values()},
        "ai_cards": {card.id: list(card.values) for card in AI_CARDS.values()},
        "levels": {
            "hand": list(HAND_LIMIT),
            "experts": list(EXPERT_USES),
            "ability": sorted(ABILITY_LEVELS),
            "specialty": sorted(SPECIALTY_LEVELS),
        },
        "guards": {
            str(field): {
                difficulty: list(numbers)
                for difficulty, numbers in zip(DIFFICULTIES, row, strict=True)
            }
            for field, row in GUARDS.items()
        },
        "map": world_facts(),
    }


def _unit(kind: UnitKind) -> seam.UnitKind:
    return {
        "faction": kind.faction,
        "box": kind.box,
        "tier": TIERS[kind.tier],
        "kin": kind.kin,
        "traits": sorted(kind.traits),
        "few": _face(kind.few),
        "pack": _face(kind.pack) if kind.pack is not None else None,
    }


def _face(face: Face) -> seam.Face:
    return {
        "type": face.type,
        "attack": face.attack,
        "defense": face.defense,
        "health": face.health,
        "initiative": face.initiative,
        "cost": {"gold": face.cost.gold, "valuables": face.cost.valuables},
        "abilities": [_ability(ability) for ability in face.kit.abilities],
    }


def _ability(ability: Ability) -> seam.AbilityFacts:
    return {"text": ability.text, "timing": ability.timing, "args": dict(ability.args)}


def _card(card: Card) -> seam.CardFacts:
    return {
        "kind": CardKind(card.kind),
        "box": card.box,
        "schools": list(card.schools),
        "expert": card.expert,
        "quality": card.quality or None,
        "faction": card.faction or None,
        "hero": card.hero or None,
        "effects": [_effect(effect) for effect in card.effects],
    }


def _effect(effect: Effect) -> seam.CardEffect:
    return {
        "mode": effect.mode,
        "part": effect.part or effect.mode,
        "grade": effect.grade + 1 if effect.part else None,
        "timing": effect.timing,
        "power": effect.power,
        "school": effect.school or None,
        "cost": effect.cost,
        "discards": effect.discards,
        "expert": effect.expert,
        "removed": effect.removed,
        "moments": sorted(effect.moments),
    }


def _hero(hero: Hero) -> seam.HeroFacts:
    return {
        "faction": hero.faction,
        "box": hero.box,
        "magic": hero.magic,
        "statistics": (hero.attack, hero.defense, hero.power, hero.knowledge),
        "ability": hero.ability,
    }
