"""Thousands of messages that nobody would send, over a few live sockets of matches."""

import json
import math
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from rulebound.server.config import Config
from rulebound.server.wire.frames import CLIENT_FRAME, Hello
from tests.server.siege import Siege, castle, words
from tests.server.visitors import Data, open_page

GAMES = ("tashkalar", "urbno")
AT_ONCE = 30
FAIR = 0.8
"""At least so many of all messages are sent; the others would be what the seat may do."""
SEATS = (0, 1, None)


@pytest.fixture(params=GAMES)
def siege(request: pytest.FixtureRequest, config: Config) -> Iterator[Siege]:
    with castle(config) as house:
        yield Siege(house, request.param)


# ---- messages ----

ODD = st.sampled_from(["", "\0", "a\0b", "\ud800", "\u202e", "{}", "0! resign", "1! x", "! ", ":"])
TEXTS = st.text("acdeilnprs:!- 0123456789", max_size=20) | st.text(max_size=40) | ODD
NUMBERS = (
    st.integers(-2, 40)
    | st.sampled_from([2**31 - 1, 2**31, 2**53 + 1, 2**63, -(2**70), 10**300])
    | st.floats()
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)
KINDS = {
    "hello": ("key",),
    "choose": ("call", "at", "notation"),
    "aside": ("call", "at", "notation"),
    "undo": ("call", "at"),
    "why": ("call", "ref"),
    "foresee": ("call", "at", "notation"),
    "weigh": ("call", "at", "refs"),
    "hint": ("call", "at"),
    "look": ("call", "visible"),
    "say": ("call", "text"),
    "nudge": ("call",),
    "rematch": ("call", "yes"),
    "mend": ("call", "seat", "bot"),
    "propose": ("call", "what", "to"),
    "agree": ("call", "number", "yes"),
    "resume": ("call",),
    "vacation": ("call", "on"),
    "return": ("call",),
    "claim": ("call", "seat", "how"),
    "ping": ("call",),
}


def usually(
    usual: st.SearchStrategy[Any], other: st.SearchStrategy[Any] = ANYTHING, times: int = 30
) -> st.SearchStrategy[Any]:
    """One time of so many something else, by default anything whatever."""
    return st.integers(1, times).flatmap(lambda dice: other if dice == times else usual)


def messages(siege: Siege, seat: int | None) -> st.SearchStrategy[str | bytes]:
    """Frames of all kinds, right and nearly right, in words that the seat knows; and some noise."""
    view = siege.play.match.view(seat)
    names = sorted(word for word in words(json.dumps(view)) if len(word) <= 40)
    options = siege.options if seat == 0 else ["resign", "undo"]
    refs = st.builds(
        "{}:{}".format, st.sampled_from(["card", "sq", "task"]), st.sampled_from(names)
    )
    fields = {
        "call": usually(st.integers(0, 2**31 - 1)),
        "at": usually(st.integers(max(0, siege.seq - 2), siege.seq + 2)),
        "notation": usually(st.sampled_from([*options, *names]) | refs | TEXTS),
        "ref": usually(refs | TEXTS),
        "refs": usually(st.lists(refs | TEXTS, min_size=1, max_size=4)),
        "visible": usually(st.booleans()),
        "text": usually(TEXTS),
        "yes": usually(st.booleans()),
        "what": usually(st.sampled_from(["back", "end", "pause"])),
        "to": usually(st.none() | st.integers(0, siege.seq + 2)),
        "number": usually(st.integers(0, siege.seq + 2)),
        "on": usually(st.booleans()),
        "how": usually(st.sampled_from(["win", "bot"])),
        "seat": usually(st.integers(0, 7)),
        "bot": usually(st.sampled_from(["gentle", "steady", "sharp"])),
        "key": usually(st.text("AZaz09_-", min_size=14, max_size=66)),
    }
    frames = [
        st.fixed_dictionaries({"t": st.just(kind)} | {name: fields[name] for name in needed})
        for kind, needed in KINDS.items()
    ]
    nearly = st.fixed_dictionaries({"t": st.sampled_from(list(KINDS)) | TEXTS}, optional=fields)
    noise = ANYTHING.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)
    return usually(st.one_of(frames).map(json.dumps), nearly.map(json.dumps) | noise, 15)


# ---- what must come back ----


def frame_of(message: str | bytes) -> Any:
    """The frame that a message is after hello; ``None`` if it is none."""
    if isinstance(message, bytes):
        return None
    try:
        frame = CLIENT_FRAME.validate_json(message)
    except ValidationError:
        return None
    return None if isinstance(frame, Hello) else frame


def is_fair(siege: Siege, seat: int | None, frame: Any) -> bool:
    """Whether it is an act that the seat may do now: the one thing that fuzz must not send."""
    if seat is None:
        return False
    if getattr(frame, "t", None) == "propose":
        return frame.what == "end" or _can_go_back(siege, seat, frame)
    if getattr(frame, "at", None) != siege.seq:
        return False
    match = siege.play.match
    if frame.t == "undo":
        return match.undoable(seat) is not None
    if frame.t == "aside":
        return frame.notation in [option.notation for option in match.asides(seat)]
    return frame.t == "choose" and seat == 0 and frame.notation in siege.options


def _can_go_back(siege: Siege, seat: int, frame: Any) -> bool:
    play = siege.play
    choices = play.before_last(seat) if frame.to is None else frame.to
    if frame.what != "back" or choices is None:
        return False
    return choices < play.match.seq and play.stands_at(choices) is not None


class Fuzzer:
    """Sends messages from a seat, or as a watcher, and checks every answer."""

    def __init__(self, siege: Siege, seat: int | None) -> None:
        self.siege = siege
        self.seat = seat
        self.sent = 0
        self.said: list[str] = []
        self.told: set[str] = set()
        self.told_besides = ("chances",) if seat is None else ()
        self.client = None if seat is None else (siege.ann, siege.bob)[seat]
        self.open()

    def open(self) -> None:
        self.page = open_page(self.siege.server.url, self.siege.table_id, self.client)
        assert self.page.until("state")["seat"] == self.seat

    def close(self) -> None:
        self.page.close()
        for frame in self.page.frames:
            self.told |= words(json.dumps(frame | {"facts": None}))

    def send(self, batch: list[str | bytes]) -> None:
        waiting: list[Any] = []
        for message in batch:
            frame = frame_of(message)
            if is_fair(self.siege, self.seat, frame):
                continue
            self.page.send(message)
            self.sent += 1
            if frame is not None:
                waiting.append(frame)
                continue
            self.answers(waiting, cut_off=True)
            waiting = []
            assert self.page.closed() == 4400, message
            self.close()
            self.open()
        self.answers(waiting)

    def answers(self, frames: list[Any], *, cut_off: bool = False) -> None:
        """Hear the answers to frames, which come in their order; but what is weighed is answered
        when it is known, if the page is still there."""
        waiting = list(frames)
        while any(frame.t != "weigh" or not cut_off for frame in waiting):
            answer = self.page.hear()
            if "call" not in answer:
                # Only whoever watches is told of chances.
                assert answer["t"] in ("table", "chat", "nudge", *self.told_besides), answer
                continue
            first = next((frame for frame in waiting if frame.t != "weigh"), None)
            weighed = [frame for frame in waiting if frame.t == "weigh"]
            frame = next(
                frame for frame in (first, *weighed) if frame and frame.call == answer["call"]
            )
            waiting.remove(frame)
            self.check(frame, answer)

    def check(self, frame: Any, answer: Data) -> None:
        told = answer["trouble"]["code"] if answer["t"] == "refused" else answer["t"]
        if self.seat is None and frame.t not in ("ping", "say", "look"):
            assert told == "not-seated"
        else:
            assert told in ANSWERS[frame.t], (frame, answer)
        if frame.t == "say" and told == "done":
            self.said.append(frame.text)


WRONG = ("stale", "illegal", "not-your-turn")
ANSWERS = {
    "choose": WRONG,
    "aside": WRONG,
    "undo": ("stale", "cannot-undo"),
    "foresee": ("foresee", *WRONG),
    "why": ("why",),
    "weigh": ("weigh", "superseded", *WRONG),
    "hint": ("not-allowed",),
    "look": ("done",),
    "say": ("done", "no-player"),
    "nudge": ("done", "too-fast", "nobody-to-nudge"),
    "rematch": ("not-finished",),
    "mend": ("not-stuck",),
    "propose": ("not-proposable", "cannot-go-back"),
    "agree": ("not-proposed",),
    "resume": ("not-paused",),
    "vacation": ("no-vacation",),
    "return": ("not-taken",),
    "claim": ("not-waited-for", "not-away", "too-soon"),
    "ping": ("done",),
}


def test_all_frames_that_there_are_can_be_among_them() -> None:
    described = CLIENT_FRAME.json_schema()["discriminator"]["mapping"]
    assert KINDS.keys() == described.keys() == ANSWERS.keys() | {"hello"}


def test_thousands_of_messages_change_nothing_tell_nothing_and_break_nothing(
    siege: Siege, seed: int, fuzz: int
) -> None:
    wanted = fuzz // len(GAMES)
    fuzzers = {seat: Fuzzer(siege, seat) for seat in SEATS}
    batches = st.one_of(
        [
            st.tuples(st.just(seat), st.lists(some, min_size=AT_ONCE, max_size=AT_ONCE))
            for seat, some in ((seat, messages(siege, seat)) for seat in SEATS)
        ]
    )

    @hypothesis.seed(seed)
    @settings(max_examples=math.ceil(wanted / AT_ONCE / FAIR))
    @given(batches)
    def send(batch: tuple[int | None, list[str | bytes]]) -> None:
        seat, sent = batch
        fuzzers[seat].send(sent)
        for fuzzer in fuzzers.values():  # nobody must fall behind with what is said
            fuzzer.page.quiet(0)

    send()
    assert sum(fuzzer.sent for fuzzer in fuzzers.values()) >= wanted
    for seat, fuzzer in fuzzers.items():
        fuzzer.close()
        assert fuzzer.told & siege.secrets(seat) == set()
    said = sorted(text for fuzzer in fuzzers.values() for text in fuzzer.said)
    lines = siege.server.store.chat(siege.table_id, 2 * wanted)[1:]
    assert sorted(line.text for line in lines) == said
    siege.castle.settle()
    siege.check_unchanged(chat=False)
