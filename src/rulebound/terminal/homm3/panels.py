"""Both sides with their heroes, the order of activations, and what attacks would bring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from rulebound.core.flow import Option
from rulebound.terminal.homm3.signs import (
    BLOOD,
    BRASS,
    GAME,
    GLOW,
    SIDES,
    TIERS,
    Signs,
    aligned,
    flowing,
    headed,
)
from rulebound.terminal.painter import View
from rulebound.terminal.words import Words

_NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
MORALE: Final = {-1: "cli-homm3-morale-negative", 1: "cli-homm3-morale-positive"}
_THIRD: Final = 33
_SIDES: Final = ("homm3-side-attacker", "homm3-side-defender")


def scenario_parts(words: Words, world: Mapping[str, Any]) -> list[str]:
    """The name of a scenario and its Round; one's own scenario is called as its file says."""
    name = f"homm3-scenario-{world['scenario']}"
    parts = [words(name) if words.has(name) else str(world["name"])]
    if world["round"]:
        parts.append(words("cli-homm3-map-round", number=world["round"], count=world["rounds"]))
    return parts


def _movement(view: View, player: Mapping[str, Any]) -> int:
    """The movement points of the hero who fights."""
    if view["world"] is None:
        return int(player["movement"])
    hero = view["world"]["trip"]["hero"]
    return int(view["world"]["realms"][player["seat"]]["heroes"][hero]["movement"])


class Panels:
    def __init__(
        self, words: Words, players: Sequence[str], signs: Signs, width: int, full: int
    ) -> None:
        """``width`` is for what may stand beside the board, ``full`` for what stands below it."""
        self.words = words
        self.players = players
        self.signs = signs
        self.width = width
        self.full = full

    def heading(self, view: View) -> Text:
        w, battle = self.words, view["battle"]
        parts = [w("cli-homm3-title")]
        if view["world"] is not None:
            parts = scenario_parts(w, view["world"])
        if battle["guards"]:
            numeral = _NUMERALS[battle["guards"]]
            difficulty = w.thing(GAME, "difficulty", view["difficulty"])
            parts.append(w("cli-homm3-field", numeral=numeral, difficulty=difficulty))
        if battle["round"]:
            parts.append(w("cli-homm3-round", number=battle["round"]))
        return Text(self.signs.join(parts), style="bold")

    # ---- the sides ----

    def sides(self, view: View) -> list[Text]:
        """The defender above, the attacker below, as on the board."""
        return [*self.side(view, 1), *self.side(view, 0)]

    def side(self, view: View, side: int) -> list[Text]:
        army = view["battle"]["armies"][side]
        head = Text(f"{self.signs.sides[side]} ", style=f"bold {SIDES[side]}")
        head.append(self._who(view, side), style=f"bold {SIDES[side]}")
        pieces = [head]
        if army["player"] is not None:
            pieces += self._hero(view, view["players"][army["player"]], army)
        elif army["ai_hero"] is not None:
            pieces += self._ai_hero(army)
        pieces += [
            Text(self._in_play(effect), style=BRASS)
            for effect in view["battle"]["ongoing"]
            if effect["side"] == side
        ]
        lines = flowing(pieces, self.width, f" {self.signs.dot} ", indent=2)
        return [*lines, *self._waiting(army)]

    def _in_play(self, effect: Mapping[str, Any]) -> str:
        """The card; of a token also its space, and what the viewer knows of it."""
        card = self.words.thing(GAME, "card", effect["card"])
        if effect["face"] is None:
            return card
        return self.words("homm3-token", card=card, space=effect["space"], face=effect["face"])

    def _who(self, view: View, side: int) -> str:
        w = self.words
        army = view["battle"]["armies"][side]
        role = w(_SIDES[side])
        if army["player"] is not None:
            return f"{self.players[army['player']]} ({role})"
        who = "cli-homm3-guards" if view["battle"]["guards"] else "cli-homm3-ai-hero"
        if who == "cli-homm3-ai-hero" and army["ai_hero"] is None:
            return w("cli-homm3-ai", side=role)
        return f"{w(who)} ({role})"

    def _hero(self, view: View, player: Mapping[str, Any], army: Mapping[str, Any]) -> list[Text]:
        w = self.words
        pieces = [Text(w.thing(GAME, "faction", player["faction"]))]
        if view["stage"] == "buying" or player["gold"]:
            pieces.append(Text(w("cli-homm3-gold", count=player["gold"]), style=TIERS["gold"]))
        if not player["hero"]:
            return pieces
        name = w.thing(GAME, "hero", player["hero"])
        pieces.append(Text(w("cli-homm3-hero", name=name, level=player["level"]), style="bold"))
        if view["you"] != player["seat"]:
            pieces.append(Text(w("cli-homm3-hand-count", count=player["hand_count"])))
        pieces.append(
            Text(w("cli-homm3-piles", deck=player["deck_count"], discard=len(player["discard"])))
        )
        if player["morale"]:
            style = GLOW if player["morale"] > 0 else BLOOD
            pieces.append(Text(w(MORALE[player["morale"]]), style=style))
        pieces.append(Text(w("cli-homm3-experts", count=player["experts"])))
        pieces.append(Text(w("cli-homm3-spells", casts=army["casts"], limit=army["limit"])))
        if view["battle"]["guards"]:  # a movement point buys another combat round (H3-3.21)
            pieces.append(Text(w("cli-homm3-movement", count=_movement(view, player))))
        if army["power"]:
            cards = ", ".join(w.thing(GAME, "card", card) for card in army["chain"])
            power = w("cli-homm3-power", power=army["power"], cards=cards)
            pieces.append(Text(power, style=f"bold {BRASS}"))
        if player["permanent"]:
            card = w.thing(GAME, "card", player["permanent"])
            pieces.append(Text(w("cli-homm3-permanent", card=card), style=BRASS))
        return pieces

    def _ai_hero(self, army: Mapping[str, Any]) -> list[Text]:
        hero = army["ai_hero"]
        pieces = [Text(self.words("cli-homm3-ai-deck", count=army["ai_deck"]))]
        if hero["skill"]:
            pieces.append(Text(self.words.thing(GAME, "card", hero["skill"]), style=BRASS))
        if hero["attack"]:
            pieces.append(Text(self.words("cli-homm3-ai-attack", count=hero["attack"])))
        return pieces

    def _waiting(self, army: Mapping[str, Any]) -> list[Text]:
        """Units that are still to be placed, or take no part."""
        found = []
        for key, message in (
            ("reserve", "cli-homm3-reserve"),
            ("kept_back", "cli-homm3-kept-back"),
        ):
            if army[key]:
                names = [Text(self.troop(troop)) for troop in army[key]]
                found += flowing([Text(f"  {self.words(message)}"), *names], self.width, indent=4)
        return found

    def troop(self, troop: Mapping[str, Any]) -> str:
        return self.words.thing(GAME, "unit", troop["kind"]) + ("+" if troop["pack"] else "")

    # ---- order ----

    def order(self, view: View) -> list[Text]:
        """Who activates when, with the initiative."""
        battle = view["battle"]
        units = {unit["name"]: unit for unit in battle["units"]}
        names = [*([battle["active"]] if battle["active"] else []), *battle["order"]]
        if not names:
            return []
        pieces = [Text(self.words("cli-homm3-order"), style="bold")]
        for name in dict.fromkeys(names):
            unit = units[name]
            sign = self.signs.sides[unit["side"]]
            piece = Text(f"{sign}{self.words.thing(GAME, 'unit', name)} {unit['initiative']}")
            piece.stylize(SIDES[unit["side"]])
            if name == battle["active"]:
                piece = Text(self.signs.active, style=f"bold {GLOW}").append_text(piece)
            pieces.append(piece)
        return flowing(pieces, self.width, indent=2)

    # ---- what lasts ----

    def effects(self, view: View) -> list[Text]:
        """Cards that lie on units."""
        found = []
        for unit in view["battle"]["units"]:
            cards = [effect["card"] for effect in unit["effects"]] if unit["alive"] else []
            cards += [unit["cover"]] if unit["alive"] and unit["cover"] else []
            if cards:
                names = ", ".join(
                    self.words.thing(GAME, "card", card) for card in dict.fromkeys(cards)
                )
                line = Text(f"{self.signs.effect} ", style=f"bold {BRASS}")
                line.append(f"{self.words.thing(GAME, 'unit', unit['name'])}: ", style="bold")
                found.append(line.append(names))
        return found

    # ---- odds ----

    def odds(self, view: View, options: Sequence[Option]) -> list[Text]:
        """The damage for each face of the die: of the attack at hand, or of all possible ones."""
        helps = view.get("helps", {})
        if "attack" in helps:
            return self._attack(helps["attack"])
        told: dict[tuple[str, ...], list[str]] = {}
        for option in options:
            its = helps.get("odds", {}).get(option.notation)
            if its:
                told.setdefault(self._faces(its), []).append(option.refs[0][5:])
        rows = [(self._names(units), *faces) for faces, units in told.items()]
        return headed(self.words("cli-homm3-odds"), aligned(rows, self.full, indent=2))

    def _names(self, units: Sequence[str]) -> str:
        names = (self.words.thing(GAME, "unit", unit) for unit in dict.fromkeys(units))
        return f"{', '.join(names)}:"

    def _attack(self, odds: Mapping[str, Any]) -> list[Text]:
        unit, target = (self.words.thing(GAME, "unit", odds[key]) for key in ("unit", "target"))
        head = self.words("cli-homm3-odds-attack", unit=unit, target=target)
        return headed(head, aligned([self._faces(odds)], self.full, indent=2))

    def _die(self, face: Mapping[str, Any]) -> str:
        """A face of the die, with its chance if that is not a third."""
        shown, chance = self.signs.face(face["die"]), round(face["chance"])
        return shown if chance == _THIRD else f"{shown} {chance}%"

    def _faces(self, odds: Mapping[str, Any]) -> tuple[str, ...]:
        """A cell for each face of the die, and one for the damage of the retaliation."""
        cells = [
            self.words(
                "cli-homm3-odds-face",
                die=self._die(face),
                damage=face["damage"],
                result=face["result"],
                left=face["left"],
            )
            for face in odds["faces"]
        ]
        back = [face["damage"] for face in odds.get("retaliation", ())]
        if back:
            cells.append(self.words("cli-homm3-odds-back", low=min(back), high=max(back)))
        return tuple(cells)
