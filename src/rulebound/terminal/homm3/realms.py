"""What players have on the map: heroes, resources, armies; and what the scenario is about."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from rulebound.core.flow import Text as Message
from rulebound.games.homm3.model.heroes import TOP_XP
from rulebound.terminal.homm3.ground import ENEMY_COLOUR, Pieces, seat_colour, seat_letter
from rulebound.terminal.homm3.panels import MORALE, Panels, scenario_parts
from rulebound.terminal.homm3.plan import Plan
from rulebound.terminal.homm3.signs import BLOOD, BRASS, GAME, GLOW, TIERS, Signs, flowing
from rulebound.terminal.homm3.town import AMOUNTS
from rulebound.terminal.painter import View
from rulebound.terminal.words import Words

_XP_A_LEVEL: Final = 2
_RESOURCES: Final = {"gold": TIERS["gold"], "materials": TIERS["bronze"], "valuables": "#5fb4e8"}


class Realms:
    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        signs: Signs,
        pieces: Pieces,
        panels: Panels,
        width: int,
    ) -> None:
        self.words = words
        self.players = players
        self.signs = signs
        self.pieces = pieces
        self.panels = panels
        self.width = width

    # ---- the scenario ----

    def heading(self, view: View) -> Text:
        w, world = self.words, view["world"]
        parts = scenario_parts(w, world)
        parts += [w.thing(GAME, "week", week) for week in world["proclaimed"]]
        return Text(self.signs.join(parts), style="bold")

    def goal(self, view: View) -> list[Text]:
        """What is to be reached, what the scenario wants to be known, and the points."""
        w, world = self.words, view["world"]
        found = []
        name = f"homm3-scenario-{world['scenario']}"
        if w.has(name):
            found.append(Text(w(f"{name}.goal"), style="italic"))
        for notice in world["notices"]:
            said = w.text(GAME, Message(notice["id"], notice["args"]), self.players)
            found.append(Text(said, style=BRASS))
        if any(world["points"]):
            points = ", ".join(
                f"{seat_letter(seat)} {count}" for seat, count in enumerate(world["points"])
            )
            found.append(Text(w("cli-homm3-map-points", points=points), style=BRASS))
        return found

    # ---- the players ----

    def own(self, view: View, seat: int) -> list[Text]:
        """Everything of one player: hero, resources, army."""
        return [
            *self._flow(self._hero(view, seat)),
            *self._flow(self._resources(view, seat)),
            *self._army(view, seat),
        ]

    def other(self, view: View, seat: int) -> list[Text]:
        """A player in short."""
        player, realm = view["players"][seat], view["world"]["realms"][seat]
        if realm["out"]:
            out = Text(self.words("cli-homm3-map-out"), style="dim")
            return self._flow([self._who(view, seat), out])
        hand = Text(self.words("cli-homm3-hand-count", count=player["hand_count"]))
        buildings = self.words("cli-homm3-map-buildings", count=len(realm["buildings"]))
        pieces = [*self._hero(view, seat), hand, Text(buildings)]
        return [*self._flow([*pieces, *self._resources(view, seat)]), *self._army(view, seat)]

    def _flow(self, pieces: Sequence[Text]) -> list[Text]:
        return flowing(pieces, self.width, f" {self.signs.dot} ", indent=2)

    def _who(self, view: View, seat: int) -> Text:
        colour = seat_colour(seat)
        name = f"{seat_letter(seat)} {self.players[seat]}"
        style = f"bold {colour}"
        if view["world"]["active"] == seat:
            return Text(f"{self.signs.active}{name}", style=style)
        return Text(name, style=style)

    def _hero(self, view: View, seat: int) -> list[Text]:
        w, player, realm = self.words, view["players"][seat], view["world"]["realms"][seat]
        pieces = [self._who(view, seat), Text(w.thing(GAME, "faction", realm["faction"]))]
        if player["hero"]:
            name = w.thing(GAME, "hero", player["hero"])
            pieces.append(Text(w("cli-homm3-hero", name=name, level=player["level"]), style="bold"))
        pieces.append(Text(self._experience(player)))
        main, second = realm["heroes"]["main"], realm["heroes"]["second"]
        pieces.append(Text(w("cli-homm3-movement", count=main["movement"]), style=GLOW))
        if second["at"] is not None:
            moves = w("cli-homm3-map-second", count=second["movement"])
            pieces.append(Text(moves, style=GLOW))
        if player["morale"]:
            style = GLOW if player["morale"] > 0 else BLOOD
            pieces.append(Text(w(MORALE[player["morale"]]), style=style))
        pieces.append(Text(w("cli-homm3-experts", count=player["experts"])))
        cards = w("cli-homm3-piles", deck=player["deck_count"], discard=len(player["discard"]))
        pieces.append(Text(cards))
        return [*pieces, *self._more(view, player, realm)]

    def _experience(self, player: Mapping[str, Any]) -> str:
        if player["xp"] >= TOP_XP:
            return self.words("cli-homm3-map-top-level")
        due = player["level"] * _XP_A_LEVEL
        return self.words("cli-homm3-map-xp", count=player["xp"], next=due)

    def _more(self, view: View, player: Mapping[str, Any], realm: Mapping[str, Any]) -> list[Text]:
        """Power for a spell, cards in play, the Grail, cubes of others, tiles to place."""
        w, world = self.words, view["world"]
        pieces = []
        if world["power"] and world["active"] == player["seat"]:
            cards = ", ".join(w.thing(GAME, "card", card) for card in world["chain"])
            pieces.append(w("cli-homm3-power", power=world["power"], cards=cards))
        lying = [effect["card"] for effect in realm["lasting"]]
        lying += [player["permanent"]] if player["permanent"] else []
        for card in dict.fromkeys(lying):
            pieces.append(w("cli-homm3-permanent", card=w.thing(GAME, "card", card)))
        if realm["grail"]:
            pieces.append(w("cli-homm3-map-grail"))
        if realm["cubes"]:
            letters = " ".join(seat_letter(seat) for seat in realm["cubes"])
            pieces.append(w("cli-homm3-map-cubes", letters=letters))
        if realm["pool"]:
            pieces.append(w("cli-homm3-map-pool", count=sum(realm["pool"].values())))
        return [Text(piece, style=BRASS) for piece in pieces]

    def _resources(self, view: View, seat: int) -> list[Text]:
        """What a player has; the income in brackets."""
        player, income = view["players"][seat], view["world"]["realms"][seat]["income"]
        pieces = []
        for name, colour in _RESOURCES.items():
            text = Text(self.words(AMOUNTS[name], count=player[name]), style=f"bold {colour}")
            pieces.append(text.append(f" (+{income[name]})", style="not bold"))
        return pieces

    def _army(self, view: View, seat: int) -> list[Text]:
        names = [Text(self.panels.troop(t)) for t in view["players"][seat]["troops"]]
        head = Text(self.words("cli-homm3-map-army"), style="bold")
        return flowing([head, *(names or [Text("–")])], self.width, indent=2)

    # ---- armies that no player leads ----

    def rovers(self, view: View, plan: Plan) -> list[Text]:
        found = []
        for number, rover in enumerate(view["world"]["rovers"], start=1):
            if rover["at"] is None:
                continue
            q, r = rover["at"]
            name = f"{self.pieces.army}{number} {rover_name(self.words, rover['id'])}"
            pieces = [Text(name, style=f"bold {ENEMY_COLOUR}"), Text(plan.label((q, r)))]
            troops = ", ".join(self.panels.troop(troop) for troop in rover["troops"])
            found += self._flow([*pieces, Text(troops)])
        return found


def rover_name(words: Words, rover: str) -> str:
    return words.thing(GAME, "rover", rover)
