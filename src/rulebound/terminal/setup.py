"""Before a match: who plays, and by which options. Flags answer, or the person is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulebound import Game, Match
from rulebound.bots import bot, bots
from rulebound.core.errors import BadOption
from rulebound.core.options import SEATS, Choice
from rulebound.core.rng import mix
from rulebound.terminal.keyboard import Keyboard
from rulebound.terminal.painter import painter_of
from rulebound.terminal.table import Player
from rulebound.terminal.words import Refused, Words

PERSON: Final = "you"
RIVAL: Final = "greedy"


@dataclass(slots=True)
class Wishes:
    """What is settled so far; ``None`` is still open."""

    options: dict[str, Any] = field(default_factory=dict)
    seats: int | None = None
    players: list[str] | None = None
    """``you`` or a bot's name for each seat."""


def settle(game: Game[Any], wishes: Wishes, keyboard: Keyboard | None, words: Words) -> Wishes:
    """Fill in what is open, by asking or, without a keyboard, by the defaults."""
    if wishes.players is not None:
        wishes.seats = len(wishes.players) if wishes.seats is None else wishes.seats
        check_players(wishes.players, wishes.seats, words)
    asked = _asked(game)
    for choice, _ in asked:
        if wishes.seats is None and choice.each == "seat":
            wishes.seats = len(wishes.options.get(choice.name, ())) or None
    for choice, question in asked:
        if choice.name == painter_of(game.id).seats_before:
            wishes.seats = _seats(game, wishes, keyboard, words)
        if choice.each or choice.name in wishes.options:
            continue
        if choice.counts(_known(wishes)):
            wishes.options[choice.name] = _value(
                game, choice, words(question), wishes, keyboard, words
            )
    wishes.seats = _seats(game, wishes, keyboard, words)
    if wishes.players is None:
        wishes.players = _players(wishes.seats, keyboard, words)
    for choice, question in asked:
        if not choice.each or choice.name in wishes.options or keyboard is None:
            continue
        if choice.counts(_known(wishes)):
            values = _one_a_seat(game, choice, words(question), wishes, keyboard, words)
            wishes.options[choice.name] = values
    return wishes


def _known(wishes: Wishes) -> dict[str, Any]:
    """What was answered so far."""
    return {SEATS: wishes.seats, **wishes.options}


def _asked(game: Game[Any]) -> list[tuple[Choice, str]]:
    questions: Mapping[str, str] = painter_of(game.id).questions
    choices = {choice.name: choice for choice in game.options.choices}
    return [(choices[name], question) for name, question in questions.items() if name in choices]


def can_start(game: Game[Any], seats: int | None, options: Mapping[str, Any]) -> bool:
    """Whether a match can be set up so, with any number of seats if none is named."""
    for count in game.seats if seats is None else (seats,):
        try:
            game.start(seats=count, options=options, log=False)
        except BadOption:
            continue
        return True
    return False


def _value(
    game: Game[Any],
    choice: Choice,
    question: str,
    wishes: Wishes,
    keyboard: Keyboard | None,
    words: Words,
) -> Any:
    allowed = (False, True) if choice.kind == "bool" else choice.allowed
    options = wishes.options
    possible = [v for v in allowed if can_start(game, wishes.seats, {**options, choice.name: v})]
    if not possible:
        return choice.default
    default = choice.default if choice.default in possible else possible[0]
    if keyboard is None or len(possible) == 1:
        return default
    named = [(v, *_named(game, choice, v, words)) for v in possible]
    return keyboard.pick(question, named, default)


def _named(game: Game[Any], choice: Choice, value: Any, words: Words) -> tuple[str, str]:
    """What to type for a value, and its name."""
    if isinstance(value, bool):
        return (words("cli-yes"), "") if value else (words("cli-no"), "")
    return str(value), words.thing(game.id, choice.of or choice.name, value)


def _seats(game: Game[Any], wishes: Wishes, keyboard: Keyboard | None, words: Words) -> int:
    if wishes.seats is not None:
        return wishes.seats
    possible = [n for n in game.seats if can_start(game, n, wishes.options)]
    if not possible:
        return game.seats[0]  # starting the match says what is wrong
    if keyboard is None or len(possible) == 1:
        return possible[0]
    return keyboard.pick(
        words("cli-ask-seats"), [(n, str(n), "") for n in possible], default=possible[0]
    )


def _players(seats: int, keyboard: Keyboard | None, words: Words) -> list[str]:
    default = [PERSON] + [RIVAL] * (seats - 1)
    if keyboard is None:
        return default
    choices = [(PERSON, PERSON, words("cli-person"))]
    choices += [(name, name, words("cli-bot")) for name in bots()]
    return [
        keyboard.pick(words("cli-ask-player", number=seat + 1), choices, default[seat])
        for seat in range(seats)
    ]


def _one_a_seat(
    game: Game[Any],
    choice: Choice,
    question: str,
    wishes: Wishes,
    keyboard: Keyboard,
    words: Words,
) -> list[Any]:
    """All by the game's default, or a value for each seat."""
    assert wishes.seats is not None
    default = list(choice.default)
    yes_or_no = [(False, words("cli-no"), ""), (True, words("cli-yes"), "")]
    if not keyboard.pick(question, yes_or_no, default=False):
        return default
    values: list[Any] = []
    for seat in range(wishes.seats):
        left = [v for v in choice.allowed if v not in values]
        named = [(v, *_named(game, choice, v, words)) for v in left]
        asked = words("cli-ask-for-seat", number=seat + 1)
        values.append(keyboard.pick(asked, named, default=left[0]))
    return values


# ---- players ----


def check_players(players: Sequence[str], seats: int, words: Words) -> None:
    known = (PERSON, *bots())
    for name in players:
        if name not in known:
            raise Refused(words("cli-error-player", name=name, known=", ".join(known)))
    if len(players) != seats:
        raise Refused(words("cli-error-player-count", players=len(players), seats=seats))


def rivals_of(match: Match) -> list[str]:
    """A person for whoever has to choose, the usual bot for everybody else."""
    chooser = None if match.decision is None else match.decision.seat
    return [PERSON if seat == chooser else RIVAL for seat in range(match.seats)]


def seat_players(
    kinds: Sequence[str], names: Sequence[str], luck: int, words: Words
) -> list[Player]:
    """People by their names, bots by theirs, no two called alike. Bots draw from ``luck``."""
    people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    if len(names) > len(people):
        raise Refused(words("cli-error-names", names=len(names), people=len(people)))
    called = [words("cli-player", number=n) if k == PERSON else k for n, k in enumerate(kinds, 1)]
    for seat, name in zip(people, names, strict=False):
        called[seat] = name
    return [
        Player(
            f"{name} {seat + 1}" if called.count(name) > 1 else name,
            None if kind == PERSON else bot(kind, mix(luck + seat + 1)),
        )
        for seat, (kind, name) in enumerate(zip(kinds, called, strict=True))
    ]
