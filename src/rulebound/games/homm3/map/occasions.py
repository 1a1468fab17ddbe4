"""What rules of a scenario may do or change on the map: the occasions that they listen to."""

from collections.abc import Mapping
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.core.rng import Rng
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.occasions import Occasion
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Field
from rulebound.games.homm3.model.world import Trip

# ---- things that happen ----

prepare: Final[Occasion[[State], None]] = Occasion("prepare")
"""The table is laid out, and nobody has chosen anything yet."""
lays_map: Final[Occasion[[State], Flow[None]]] = Occasion("lays_map")
"""The map is made by the players, before anything else."""
setup: Final[Occasion[[State], Flow[None]]] = Occasion("setup")
"""The table is laid out and every player has the starting pieces."""
round_begins: Final[Occasion[[State], Flow[None]]] = Occasion("round_begins")
"""After income or Astrologers, before the timed events."""
round_ends: Final[Occasion[[State], Flow[None]]] = Occasion("round_ends")
"""After the last turn. May ask for combats by ``World.notes``; see :mod:`.script`."""
turn_begins: Final[Occasion[[State, int], Flow[None]]] = Occasion("turn_begins")
"""After the hand is refreshed."""
turn_ends: Final[Occasion[[State, int], Flow[None]]] = Occasion("turn_ends")
comes: Final[Occasion[[State, int, int, Hex], Flow[None]]] = Occasion("comes")
"""A hero visits a Field, be it Empty."""
enters: Final[Occasion[[State, int, int, Hex], Flow[Hex]]] = Occasion("enters")
"""A hero steps onto a Field; the Field where it comes out, before anything else."""
battle_begins: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("battle_begins")
"""A combat is set up; nothing is placed yet, guards are not drawn."""
battle_ends: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("battle_ends")
"""``s.fight`` is over, before anything follows from it."""
battle_settled: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("battle_settled")
"""Everything that follows from a combat has happened, the winner's visit included."""
settles: Final[Occasion[[State, Trip], Flow[bool]]] = Occasion("settles")
"""What follows from a combat; whether this took the place of what the rule book says."""
combat_starts: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("combat_starts")
"""All units of a combat on the map are placed."""
search_replaced: Final[Occasion[[State, int, str], Flow[bool]]] = Occasion("search_replaced")
"""A player is about to search a deck; whether this took the place of the Search."""
searching: Final[Occasion[[State, int, str], Flow[None]]] = Occasion("searching")
"""The Search is made now; ``State.search`` may be raised (W-SEARCH)."""
searching_done: Final[Occasion[[State, int, str], Flow[None]]] = Occasion("searching_done")
"""The Search has been made; ``State.again`` may be set."""
levelling: Final[Occasion[[State, int], Flow[None]]] = Occasion("levelling")
"""A hero is due for a new level; ``State.learned`` may be raised."""
reaches_level: Final[Occasion[[State, int], Flow[bool]]] = Occasion("reaches_level")
"""A hero has reached a level; whether this took the place of what the level brings."""
without_units: Final[Occasion[[State, int], bool]] = Occasion("without_units")
"""A Unit Deck is empty; whether this took the place of H3-9.8."""
guards_beaten: Final[Occasion[[State, Trip, tuple[str, ...]], Flow[None]]] = Occasion(
    "guards_beaten"
)
"""A hero has won against guards, which are discarded; the visit comes next.

``felled``: the units that were defeated; none if there was no battle.
"""
gave_up: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("gave_up")
"""A Secondary Hero is about to be given up without a battle (H3-10.8), also to an army."""
prize: Final[Occasion[[State, int, int], Flow[bool]]] = Occasion("prize")
"""A Main Hero is beaten; whether this took the place of the gold (H3-10.80)."""
leaves: Final[Occasion[[State, int], None]] = Occasion("leaves")
"""A player is about to be eliminated; the heroes are still where they were."""
gained_grail: Final[Occasion[[State, int, int], Flow[None]]] = Occasion("gained_grail")
"""A hero has found the Grail Token."""
rovers_move: Final[Occasion[[State], Flow[bool]]] = Occasion("rovers_move")
"""Armies without a player move; whether this took the place of the AI Heroes' rules.

Who starts a combat here is called again afterwards.
"""
rover_passes: Final[Occasion[[State, Hex], bool]] = Occasion("rover_passes")
"""An army without a player is on a Field; whether this took the place of flagging it."""
combat_round: Final[Occasion[[State, Trip], Flow[None]]] = Occasion("combat_round")
"""A combat round begins, from the second on."""
part_ends: Final[Occasion[[State, int], Flow[None]]] = Occasion("part_ends")
"""A part of a campaign is won, before anything goes on to the next (H3-12.10)."""

# ---- what is allowed ----

may_skip: Final[Occasion[[State, Trip], bool]] = Occasion("may_skip")
"""Whether guards may be beaten without a battle (H3-10.9, H3-10.10)."""
may_flee: Final[Occasion[[State, Trip], bool]] = Occasion("may_flee")
"""Whether heroes may retreat from an army when one of their units is about to act."""
may_build: Final[Occasion[[State, int, str], bool]] = Occasion("may_build")
may_hire: Final[Occasion[[State, int], bool]] = Occasion("may_hire")
built: Final[Occasion[[State, int, str], Flow[None]]] = Occasion("built")
"""A building stands, paid or not."""
may_recruit: Final[Occasion[[State, int, str], bool]] = Occasion("may_recruit")
"""Whether a unit of their own faction can be recruited in the Town."""
may_discover: Final[Occasion[[State, int], bool]] = Occasion("may_discover")
"""Whether heroes may turn up a tile."""
may_enter: Final[Occasion[[State, int, int, Hex], bool]] = Occasion("may_enter")
"""Whether a hero may move there; the rule book allows it."""
each_faction: Final[Occasion[[State, Hex], bool]] = Occasion("each_faction")
"""Whether every faction may visit this Visitable Field once, not only the first."""
shelters: Final[Occasion[[State, int, int], bool]] = Occasion("shelters")
"""Whether a Sanctuary protects a hero."""
crosses: Final[Occasion[[State, Hex, Hex], bool]] = Occasion("crosses")
"""Whether a closed edge between two Fields is open all the same."""
unblocks: Final[Occasion[[State, Hex, Hex], bool]] = Occasion("unblocks")
"""Whether a Blocked Field can be entered from one beside it; lines are another matter."""
leads_on: Final[Occasion[[State, Hex], bool]] = Occasion("leads_on")
"""Whether a hero who enters a Field comes out on another one; see ``enters``."""

# ---- numbers and places ----

location: Final[Occasion[[State, Hex, Field], Field]] = Occasion("location")
"""What a Field counts as."""
guards: Final[Occasion[[State, Trip], tuple[int, int, int, int] | None]] = Occasion("guards")
"""The guards of a Field by tier, if not by the table (H3-11.6)."""
army: Final[Occasion[[State, Trip], tuple[Troop, ...] | None]] = Occasion("army")
"""The cards of a combat's guards, if they are not drawn from the neutral decks."""
foretold: Final[Occasion[[State, Trip], tuple[tuple[Troop, ...], int] | None]] = Occasion(
    "foretold"
)
"""What everybody knows beforehand of such an army: cards, and how many more are secret."""
may_replace: Final[Occasion[[State, Trip, str], bool]] = Occasion("may_replace")
"""Whether cards may put another unit in the place of a guard; one that was not drawn stays.

Who gives the army of a combat answers for it.
"""
dismiss: Final[Occasion[[State, Trip], bool]] = Occasion("dismiss")
"""Whether the rule puts the guards of a combat away itself."""
imagine: Final[Occasion[[State, Rng], None]] = Occasion("imagine")
"""Deal again what the rule has hidden from everybody (H3-14.1)."""
veil_things: Final[Occasion[[State], None]] = Occasion("veil_things")
"""Lay a veil over what the rule has hidden from everybody."""
level_limit: Final[Occasion[[State, int], int]] = Occasion("level_limit")
"""The highest level of a hero."""
hand_limit: Final[Occasion[[State, int, int], int]] = Occasion("hand_limit")
income_now: Final[Occasion[[State], bool]] = Occasion("income_now")
"""Whether this Round brings income though it is no Resource Round."""
refuges: Final[Occasion[[State, int], list[Hex]]] = Occasion("refuges")
"""More Fields to which a defeated Main Hero may go (H3-10.78)."""
points: Final[Occasion[[State, int], Mapping[str, int]]] = Occasion("points")
"""Victory points of a player by what they are for: a Location, or a message."""
worth: Final[Occasion[[State, int, Hex], float]] = Occasion("worth")
"""How much it draws a player to a Field that the rule is about; for bots.

A Mine is worth about 8, the Field on which the scenario is decided about 40; 100 if that has to
be tried now, as later it can hardly be had any more. On a tile that lies face down: what might be
found there.
"""
urges: Final[Occasion[[State, int, Option], float]] = Occasion("urges")
"""How much it draws a player to take one of the rule's own actions now; for bots that plan.

To build something that is due is worth about 80, to turn up a tile 8.
"""
saves: Final[Occasion[[State, int], int]] = Occasion("saves")
"""Gold that a prudent player keeps for it; for bots."""
lures: Final[Occasion[[State, int, Hex], float]] = Occasion("lures")
"""The same as ``worth``, for bots that plan: what can be bought or done where they stop."""
provides: Final[Occasion[[State, int], int]] = Occasion("provides")
"""The same as ``saves``, for bots that plan: with all that is still to come."""
notices: Final[Occasion[[State, int | None], list[Text]]] = Occasion("notices")
"""What players should know now, in a line each: messages ``homm3-notice-…``."""

# ---- actions of their own turn ----

options: Final[Occasion[[State, int], list[Option]]] = Occasion("options")
"""Further actions; their kinds begin with ``rule-``."""
town_actions: Final[Occasion[[State, int], list[Option]]] = Occasion("town_actions")
"""Further actions that are possible whenever town actions are; kinds as above."""
between_actions: Final[Occasion[[State, int], list[Option]]] = Occasion("between_actions")
"""Further actions in other players' turns, while no action is being resolved (W-OPEN)."""
act: Final[Occasion[[State, int, Option], Flow[bool]]] = Occasion("act")
"""Carry one out; whether it was an option of this rule."""
