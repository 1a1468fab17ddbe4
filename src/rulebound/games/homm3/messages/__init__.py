"""The ids of the Fluent messages that name things, and how composite things are named."""

from collections.abc import Iterable
from typing import Final

from rulebound.core.flow import Text
from rulebound.games.homm3.combat.ai_hero import AI_CARDS
from rulebound.games.homm3.combat.cards import CARDS, Moment
from rulebound.games.homm3.combat.tokens import TOKENS
from rulebound.games.homm3.combat.why import REASONS
from rulebound.games.homm3.messages import on_the_map
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS, SCHOOLS, TIERS, factions
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.options import FORMS

_NAMED_BY: Final = {
    "attacker": "faction",
    "defender": "faction",
    "attacker_hero": "hero",
    "defender_hero": "hero",
}
"""Options whose values are things of another kind."""
_ANYBODY: Final = ("random", "none")
_TIMINGS: Final = "passive activation attack retaliation other map instant ongoing permanent"


def _ids(kind: str, names: str | Iterable[str]) -> set[str]:
    return {f"homm3-{kind}-{name}" for name in (names.split() if isinstance(names, str) else names)}


MESSAGES: Final = frozenset(
    _ids("why", REASONS)
    | _ids("moment", Moment)
    | _ids("kin", (kind.kin for kind in KINDS.values()))
    | _ids(
        "ability",
        (
            ability.text
            for kind in KINDS.values()
            for pack in (False, True)
            for ability in kind.face(pack).kit.abilities
        ),
    )
    | _ids("card", (*CARDS, *AI_CARDS))
    | _ids("token", TOKENS)
    | _ids("hero", HEROES)
    | _ids("faction", (*factions(), "neutral", "siege", "summoned"))
    | _ids("mode", (effect.mode for card in CARDS.values() for effect in card.effects))
    | _ids("mode", "put-away")
    | _ids("timing", _TIMINGS)
    | _ids("kind", "statistic ability artifact spell specialty machine")
    | _ids("quality", "minor major relic")
    | _ids("school", SCHOOLS)
    | _ids("tier", TIERS)
    | _ids("type", "ground flying ranged")
    | _ids("stat", "attack defense health initiative power knowledge")
    | _ids("deck", ("ability", "artifact", "spell", "machine", "own", *TIERS))
    | _ids("difficulty", DIFFICULTIES)
    | _ids("side", "attacker defender")
    | _ids("form", FORMS)
    | _ids("army", "standard random bought")
    | _ids("field", map(str, range(1, 8)))
    | _ids("by", "ability luck morale")
    | _ids("use", "draw exchange attack")
    | {"homm3-random", "homm3-none"}
    | {id_ for kind, names in on_the_map.names().items() for id_ in _ids(kind, names)}
)


def describe(kind: str, value: str) -> Text | None:
    """Units and troops are named by their creature, the second of a kind by its number, too.

    An effect that lasts can come from a unit or a token instead of a card.
    """
    if kind == "card" and value in TOKENS:
        return Text(f"homm3-token-{value}", {})
    if kind in ("unit", "troop", "card"):
        name, _, number = value.partition(".")
        if name in KINDS:
            kin = KINDS[name].kin
            if number:
                return Text("homm3-numbered", {"kin": kin, "number": number})
            return Text(f"homm3-kin-{kin}", {})
    named = _NAMED_BY.get(kind)
    if named is not None:
        return Text(f"homm3-{value}" if value in _ANYBODY else f"homm3-{named}-{value}", {})
    return None
