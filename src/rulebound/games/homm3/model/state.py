"""All that lies on the table, and the rules of the match."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Literal, get_args

from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.game import Result
from rulebound.core.rng import Rng
from rulebound.games.homm3.model.battle import Battle
from rulebound.games.homm3.model.occasions import OFF_MAP, Occasion, P, T
from rulebound.games.homm3.model.players import Cards, Deck, Player
from rulebound.games.homm3.model.world import World

FormName = Literal["skirmish", "guards", "scenario"]
Difficulty = Literal["easy", "normal", "hard", "impossible"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class DifficultyLevel(IntEnum):
    """How hard a match is (H3-11.1)."""

    EASY = 0
    NORMAL = 1
    HARD = 2
    IMPOSSIBLE = 3


OPEN: Final = -2
"""``State.searcher``: everybody sees the offer."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same for the whole match."""

    form: FormName
    difficulty: int
    """A :class:`DifficultyLevel`."""
    field: int = 0
    """Guard fights: the difficulty of the field, 1 to 7."""
    no_rerolls: bool = False
    """OPT-2."""
    least_damage: bool = False
    """OPT-6."""
    free_rounds: bool = False
    """OPT-9."""
    flat_dice: bool = False
    """OPT-10."""
    defend_in_place: bool = False
    """``defend_requires_no_move`` (H3-17.15)."""
    keep_negative_token: bool = False
    """H3-17.4."""
    draw_each_round: int = 0
    seats: int = 2
    towns_used: bool = False
    """OPT-1: a conqueror uses the buildings of a captured Town."""
    single_finds: bool = False
    """OPT-3."""
    no_bonus: bool = False
    """OPT-4."""
    second_heroes: bool = False
    """OPT-5."""
    double_mines: bool = False
    """OPT-7."""
    free_trade: bool = False
    """OPT-8."""
    more_astrologers: bool = False
    """OPT-11."""
    no_astrologers: bool = False
    """OPT-12."""
    cubes_lifted: bool = False
    """OPT-13."""
    gains_discarded: bool = False
    """OPT-14."""
    observatory_places_tile: bool = False
    """H3-8.60."""
    secondary_xp_to_main: bool = False
    """H3-17.6."""
    spell_book_own_turn_only: bool = False
    """H3-17.9."""
    events: bool = False
    """Event cards are used (H3-13.20)."""
    open_hands: bool = False
    """Allies see each other's hands (H3-14.3)."""
    boxes: frozenset[str] = frozenset(("core",))

    @property
    def difficulty_name(self) -> Difficulty:
        return DIFFICULTIES[self.difficulty]


class Stage(IntEnum):
    """How far a match without a map has come."""

    BUYING = 0
    ANNOUNCED = 1
    FIGHTING = 2
    AFTERMATH = 3
    DONE = 4


@dataclass(slots=True)
class State(Teller, Copyable):
    rules: Unkeyed[Rules]
    rng: Unkeyed[Rng]
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0
    players: list[Player] = field(default_factory=list)
    decks: dict[str, Deck] = field(default_factory=dict)
    """The shared decks: ability, artifact, spell, and bronze, silver, gold, azure."""
    battle: Battle | None = None
    world: World | None = None
    """The map, in a scenario."""
    result: Result | None = None
    stage: int = 0
    """How far the form's own script is."""
    offer: Cards = ()
    """Cards that the searcher looks at (H3-5.9)."""
    searcher: int = -1
    """The seat that looks at them; ``OPEN``: they lie face up for everybody."""
    search: int = 0
    """How many cards the Search looks at that is about to be made."""
    again: bool = False
    """The Search that was made is made once more."""
    learned: int = 0
    """Experience that a card adds as a level is reached."""
    dice: tuple[int, ...] = ()
    """Resource and Treasure dice that lie, while cards may change them."""
    dice_kinds: tuple[str, ...] = ()
    """What kind of die each of them is."""
    searched: str = ""
    """The deck that the offer comes from: a shared one, or ``own``."""
    settled: bool = False
    """Nothing is half done: the script could start again here, and a position can be written."""

    def listening(self, occasion: Occasion[P, T]) -> tuple[Callable[P, T], ...]:
        """Whoever has a say on an occasion."""
        world = self.world
        return OFF_MAP.get(occasion, ()) if world is None else world.listening(occasion)

    if TYPE_CHECKING:

        @property
        def fight(self) -> Battle:
            """The combat that is going on."""

        @property
        def map(self) -> World:
            """The map that is played on."""

    def player_of(self, side: int) -> Player | None:
        """The player whose army that is; ``None`` for guards and AI Heroes."""
        number = self.fight.armies[side].player
        return self.players[number] if number >= 0 else None

    def seat_of(self, side: int) -> int:
        return self.fight.armies[side].seat


if not TYPE_CHECKING:
    # The slots themselves: asked for at every turn, and a property would take five times as long.
    State.fight = State.battle
    State.map = State.world
