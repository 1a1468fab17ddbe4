"""One suite for every game: a new game passes it or is not a game of ours.

Each check plays a match at random and looks at it from every seat at (some of) its decisions.
"""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import TypedDict

import rulebound
from rulebound import Match
from rulebound.core.flow import Option
from rulebound.core.rng import Rng
from rulebound.core.veil import Veil

LIMIT = 5000
"""No match takes more choices than this."""


def start(
    game: str, seats: int, options: Mapping[str, Any], seed: int, *, log: bool = True
) -> Match:
    return rulebound.game(game).start(seats=seats, options=options, seed=seed, log=log)


class Steps(random.Random):
    """For long matches: walks go only so many decisions further, and look at a share of them."""

    def __init__(self, seed: int, steps: int = LIMIT + 1, share: float = 1.0) -> None:
        super().__init__(seed)
        self.steps = steps
        self.share = share


def walk(match: Match, rng: random.Random, *, pause: float = 1.0) -> Iterator[Match]:
    """Play at random to the end; stop to look at a share of the decisions."""
    end = LIMIT + 1
    if isinstance(rng, Steps):
        end = match.seq + rng.steps
        pause *= rng.share
    while match.decision is not None and match.seq < end:
        assert match.seq < LIMIT, "the match does not end"
        options = match.decision.options
        assert options
        assert len({option.notation for option in options}) == len(options)
        if rng.random() < pause:
            yield match
        if match.decision is not None:  # a check may have played on
            match.choose(rng.randrange(len(match.decision.options)))


def everyone(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def picture(match: Match) -> list[Any]:
    """All that anybody can see and choose, as plain data."""
    decision = match.decision
    choices = None
    if decision is not None:
        options = [(o.kind, o.refs, o.notation) for o in decision.options]
        choices = [decision.seat, decision.prompt.id, options]
    views = [match.view(seat) for seat in everyone(match)]
    assert as_json(views) == views, "a view must be JSON-able"
    result = match.result.to_json() if match.result else None
    return [views, choices, match.seq, result]


def as_json(data: Any) -> Any:
    """What a client reads, as Python writes it; pairs may be tuples."""
    return _like(data, json.loads(json.dumps(data)))


def _like(data: Any, read: Any) -> Any:
    if isinstance(data, dict):
        return {key: _like(data.get(key), value) for key, value in read.items()}
    if isinstance(data, list | tuple):
        return type(data)(map(_like, data, read))
    return read


def logs(match: Match) -> list[Any]:
    found = [match.log(seat) for seat in everyone(match)]
    assert json.loads(json.dumps(found)) == found
    return found


class Told:
    """What everyone has been told since a mark: whole logs take long to compare at every turn."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._read = dict.fromkeys(everyone(match), 0)

    def mark(self) -> None:
        for seat, new in self.new().items():
            self._read[seat] += len(new)

    def new(self) -> dict[int | None, list[Any]]:
        return {seat: self._match.log(seat, since=read) for seat, read in self._read.items()}


def check_plays_to_the_end(match: Match, rng: random.Random) -> None:
    for _ in walk(match, rng, pause=0):
        pass
    result = match.result
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(match.seats))
    assert len(result.scores) == match.seats


def check_record_replays(match: Match, rng: random.Random) -> None:
    """replay(record()) gives the same views and logs, in the middle and at the end."""
    stop = rng.randrange(10, 200)
    for _ in walk(match, rng):
        if match.seq >= stop:
            break
    _same_after_replay(match)
    for _ in walk(match, rng, pause=0):
        pass
    _same_after_replay(match)


def _same_after_replay(match: Match) -> None:
    record = json.loads(json.dumps(match.record()))
    again = rulebound.replay(record)
    assert picture(again) == picture(match)
    assert logs(again) == logs(match)
    assert again.record() == record


def check_forks(match: Match, rng: random.Random) -> None:
    """A fork equals its original; neither feels what happens to the other."""
    kept: list[tuple[Match, list[Any]]] = []
    for at in walk(match, rng, pause=0.2):
        fork = at.fork()
        before = picture(at)
        assert picture(fork) == before
        for _ in range(3):
            if fork.decision is not None:
                fork.choose(rng.randrange(len(fork.decision.options)))
        assert picture(at) == before, "playing a fork changed its original"
        kept.append((at.fork(), before))
    for fork, before in kept:
        assert picture(fork) == before, "playing the original changed a fork"


def check_fork_with_log(match: Match, rng: random.Random) -> None:
    for at in walk(match, rng, pause=0.05):
        twin = at.fork(log=True)
        assert logs(twin) == logs(at)
        assert picture(twin) == picture(at)


def check_imagine(match: Match, rng: random.Random) -> None:
    """What a seat cannot see never changes its view, its log or its options."""
    for at in walk(match, rng, pause=0.15):
        before = picture(at)
        assert at.decision is not None
        for seat in everyone(at):
            world = at.imagine(seat, rng.getrandbits(32))
            assert world.view(seat) == at.view(seat)
            assert world.decision is not None
            assert world.decision.seat == at.decision.seat
            assert world.decision.prompt == at.decision.prompt
            if seat == at.decision.seat:
                mine = [(o.kind, o.refs, o.notation) for o in at.decision.options]
                theirs = [(o.kind, o.refs, o.notation) for o in world.decision.options]
                assert mine == theirs
            seen = picture(world)
            for fork in (world.fork(), world.fork().fork()):
                assert picture(fork) == seen, "a fork of an imagined match differs from it"
            for _ in range(4):
                if world.decision is not None:
                    world.choose(rng.randrange(len(world.decision.options)))
        assert picture(at) == before, "imagining changed the match"


def check_imagine_is_canonical(match: Match, rng: random.Random) -> None:
    """What is imagined depends on what the seat has seen and on the seed, not on what is real."""
    for at in walk(match, rng, pause=0.1):
        for seat in everyone(at):
            seed, other = rng.getrandbits(32), at.imagine(seat, rng.getrandbits(32))
            world, same = at.imagine(seat, seed), other.imagine(seat, seed)
            assert picture(world) == picture(same), "an imagined match knows what is hidden"
            assert _position(world) == _position(same), "an imagined match knows what is hidden"


def _position(match: Match) -> str | None:
    try:
        return match.position()
    except rulebound.RuleboundError:  # something is half done
        return None


def check_pauses(match: Match, rng: random.Random) -> None:
    """Where a script pauses it can start again from the table alone."""
    for at in walk(match, rng, pause=0.3):
        if not at._paused:
            continue
        twin, same = at._resumed(), at.fork()
        for _ in range(4):
            assert picture(twin) == picture(same), "the script does not start again at its pause"
            if same.decision is None:
                break
            choice = rng.randrange(len(same.decision.options))
            twin.choose(choice)
            same.choose(choice)


def check_keys(match: Match, rng: random.Random) -> None:
    """Matches with the same key look the same and go on in the same way."""
    for at in walk(match, rng, pause=0.05):
        assert at.decision is not None
        key = at.key()
        assert hash(key) == hash(at.key())
        world = at.imagine(at.decision.seat, rng.getrandbits(32))
        for one in (at, world):
            fork = one.fork()
            assert fork.key() == one.key(), "a fork has another key"
            assert fork.fork().key() == fork.key()
        options = at.decision.options
        some = rng.sample(options, min(3, len(options)))
        ends = [at.fork() for _ in (some[0], *some)]
        for end, option in zip(ends, (some[0], *some), strict=True):
            end.choose(option.notation)
        assert ends[0].key() == ends[1].key(), "the same choice leads to another key"
        _check_alike(ends, rng)
        assert at.key() == key, "looking for keys changed the match"


def _check_alike(matches: list[Match], rng: random.Random) -> None:
    """Those with the same key are the same; those that differ in anything have other keys."""
    for number, one in enumerate(matches):
        for other in matches[:number]:
            alike = _apart_from_count(one) == _apart_from_count(other)
            assert alike or one.key() != other.key(), "different matches have the same key"
            if one.key() != other.key():
                continue
            twins = [one.fork(), other.fork()]
            for twin in twins:
                twin._state.rng = Rng(1)
            for _ in range(4):
                assert _apart_from_count(twins[0]) == _apart_from_count(twins[1])
                assert twins[0].key() == twins[1].key(), "the same match goes on differently"
                if twins[0].decision is None:
                    break
                choice = rng.randrange(len(twins[0].decision.options))
                for twin in twins:
                    twin.choose(choice)


def _apart_from_count(match: Match) -> list[Any]:
    views, choices, _, result = picture(match)
    return [views, choices, result, _position(match)]


def check_helps(match: Match, rng: random.Random) -> None:
    """Facts and helps are plain data; what a seat cannot see never changes its helps."""
    facts = match.facts()
    assert as_json(facts) == facts, "facts must be JSON-able"
    for at in walk(match, rng, pause=0.15):
        before = picture(at)
        for seat in everyone(at):
            helps = at.helps(seat)
            assert as_json(helps) == helps, "helps must be JSON-able"
            assert at.imagine(seat, rng.getrandbits(32)).helps(seat) == helps, "helps leak"
        assert picture(at) == before, "helping changed the match"
        assert at.facts() == facts, "facts must stay as they are"
    for seat in everyone(match):
        assert as_json(match.helps(seat)) == match.helps(seat)


@cache
def _adapter(declared: Any) -> TypeAdapter[Any]:
    return TypeAdapter(declared)


class _Nothing(TypedDict):
    pass


def _check_type(declared: Any, data: Any) -> None:
    _adapter(declared).validate_json(json.dumps(data), strict=True, extra="forbid")


def check_seam(match: Match, rng: random.Random) -> None:
    """All that a client is told is of the types that the game declares."""
    seam = match.game.told.seam
    if seam is None:
        return
    _check_type(seam.facts, match.facts())
    heard = dict.fromkeys(everyone(match), 0)
    for at in (*walk(match, rng, pause=0.1), match):
        for seat in everyone(at):
            _check_type(seam.view, at.view(seat))
            _check_type(seam.helps, at.helps(seat))
            for event in at.log(seat, since=heard[seat]):
                args = {key: value for key, value in event.items() if key not in ("at", "kind")}
                _check_type(seam.events[event["kind"]], args)
            heard[seat] = len(at.log(seat))
        asides = (option for seat in range(at.seats) for option in at.asides(seat))
        for option in (*(at.decision.options if at.decision is not None else ()), *asides):
            _check_type(seam.options.get(option.kind, _Nothing), option.fields)


def seals(match: Match) -> tuple[int, int]:
    """They change when something hidden or random comes to light."""
    return match._state.sealed, match._state.rng.count


def differences(one: Any, other: Any, path: str = "state") -> Iterator[str]:
    """Where two states, or parts of states, differ; a veil is like another veil."""
    if isinstance(one, Veil) and isinstance(other, Veil):
        return
    if type(one) is not type(other):
        yield path
    elif is_dataclass(one):
        for each in fields(one):
            if each.compare and each.name not in ("rng", "log"):
                name = each.name
                yield from differences(getattr(one, name), getattr(other, name), f"{path}.{name}")
    elif isinstance(one, list | tuple) and len(one) == len(other):
        for at, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(*pair, f"{path}[{at}]")
    elif isinstance(one, dict) and one.keys() == other.keys():
        for key, value in one.items():
            yield from differences(value, other[key], f"{path}[{key!r}]")
    elif one != other:
        yield path


def check_veil(match: Match, rng: random.Random) -> None:
    """With all that a seat cannot see under veils, every world that looks the same is the same."""
    for at in walk(match, rng, pause=0.15):
        for seat in range(at.seats):
            real, world = at.fork(), at.imagine(seat, rng.getrandbits(32))
            for each in (real, world):
                each.game.veil(each._state, seat)
            found = list(differences(real._state, world._state))
            assert not found, f"dealt again, but not veiled from seat {seat}: {found}"


def foresee(at: Match, option: Option) -> list[dict[str, Any]]:
    """What is foreseen of a choice. It comes true, and ends only where something is sealed."""
    assert at.decision is not None
    seat = at.decision.seat
    foreseen = at.foresee(seat, option)
    fork = at.fork(log=True)
    fork.choose(option.notation)
    came = fork.log(seat, since=len(at.log(seat)))
    assert came[: len(foreseen)] == foreseen, "what was certain did not come"
    if seals(fork) == seals(at):
        assert came == foreseen, "something came to light, yet nothing was sealed"
    return foreseen


def check_foresee(match: Match, rng: random.Random) -> None:
    """What is foreseen comes true, and looking ahead changes nothing."""
    for at in walk(match, rng, pause=0.05):
        assert at.decision is not None
        seat, options = at.decision.seat, at.decision.options
        before, told = picture(at), logs(at)
        for option in rng.sample(options, min(3, len(options))):
            foreseen = foresee(at, option)
            assert json.loads(json.dumps(foreseen)) == foreseen
            assert picture(at) == before, "foreseeing changed the match"
            assert logs(at) == told
            world = at.imagine(seat, rng.getrandbits(32))
            assert world.foresee(seat, option.notation) == foreseen, "foresight leaks"


def check_log_parts(match: Match, rng: random.Random) -> None:
    """A log can be read in parts."""
    for at in walk(match, rng, pause=0.05):
        for seat in everyone(at):
            whole = at.log(seat)
            since = rng.randrange(len(whole) + 2)
            assert at.log(seat, since=since) == whole[since:]


def check_undo(match: Match, rng: random.Random) -> None:
    """Undo followed by the same choice gives the same match, but for what others have seen."""
    told = Told(match)
    for at in walk(match, rng, pause=0.3):
        assert at.can_undo() == (at.undoable() is not None)
        assert at.decision is not None
        mover, before = at.decision.seat, picture(at)
        told.mark()
        at.choose(rng.randrange(len(at.decision.options)))
        if not at.can_undo():
            continue
        now, new, record = picture(at), told.new(), at.record()
        offered = {seat: at.undoable(seat) for seat in range(at.seats)}
        promised = {seat: option and option.notation for seat, option in offered.items()}
        undone = at.undo()
        assert promised == {s: undone if s == mover else None for s in range(at.seats)}
        if at.record()["choices"] == [*record["choices"], f"{mover}! undo"]:
            _check_remembered(at, before, told, rng)
            at.choose(undone)
            assert _forget(picture(at)) == _forget(now)
            assert _without_places(told.new()) == _without_places(new)
        else:
            assert picture(at) == before, "undo did not bring the table back"
            assert not any(told.new().values())
            at.choose(undone)
            assert picture(at) == now
            assert told.new() == new
            assert at.record() == record
    _same_after_replay(match)


def _check_remembered(match: Match, before: list[Any], told: Told, rng: random.Random) -> None:
    """The table is as it was; the log tells, and everybody knows, what has been seen."""
    assert _forget(picture(match)) == _forget(before), "undo did not bring the table back"
    assert all(len(events) == 1 for events in told.new().values())
    told.mark()
    for seat in everyone(match):
        assert match.imagine(seat, rng.getrandbits(32)).view(seat) == match.view(seat)


def _forget(pictured: list[Any]) -> list[Any]:
    """A picture without the number of choices and without what views call ``known``."""
    views, choices, _, result = pictured
    return [_without_known(views), choices, result]


def _without_known(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_known(value) for key, value in data.items() if key != "known"}
    return list(map(_without_known, data)) if isinstance(data, list) else data


def _without_places(told: dict[int | None, list[Any]]) -> dict[int | None, list[Any]]:
    return {seat: [event | {"at": 0} for event in events] for seat, events in told.items()}


def check_refusals(match: Match, rng: random.Random) -> None:
    """An illegal, stale or foreign choice raises and changes nothing."""
    for at in walk(match, rng, pause=0.1):
        before = picture(at)
        assert at.decision is not None
        stranger = (at.decision.seat + 1) % max(at.seats, 2)
        for attempt in (
            lambda m: m.choose(len(m.decision.options)),
            lambda m: m.choose(-1),
            lambda m: m.choose("no such thing"),
            lambda m: m.choose(True),
            lambda m: m.choose(None),
            lambda m: m.choose(0, at=m.seq - 1),
            lambda m, s=stranger: m.choose(0, seat=s),
            lambda m: m.aside(0, "no such thing"),
            lambda m: m.view(m.seats),
        ):
            try:
                attempt(at)  # type: ignore[no-untyped-call]
            except rulebound.RuleboundError:
                pass
            else:
                raise AssertionError("a bad choice was taken")
        assert picture(at) == before


CHECKS = (
    check_plays_to_the_end,
    check_record_replays,
    check_forks,
    check_fork_with_log,
    check_imagine,
    check_imagine_is_canonical,
    check_pauses,
    check_keys,
    check_helps,
    check_seam,
    check_veil,
    check_foresee,
    check_log_parts,
    check_undo,
    check_refusals,
)
