"""The WebSocket of a table: one for each open page.

The first frame of a client is ``hello``. The server then tells the table, the match and the chat,
and from there on whatever changes. Codes with which it closes a connection:

* 4400: a frame that is none of ours
* 4401: no ``hello`` in time
* 4403: a page of a foreign origin, or a table that is played without watchers
* 4404: no such table
* 4409: the table cannot be shown; a ``refused`` frame has said why
* 4429: too many frames
* 1001, 1012: the server is going away
* 1013: the client does not keep up, or the database does not answer: try again later
"""

import asyncio
import re
import time
from contextlib import suppress
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketState

from rulebound import RuleboundError
from rulebound.server.config import Config
from rulebound.server.errors import Refusal, refusal_of
from rulebound.server.http.accounts import Accounts
from rulebound.server.live import consent, questions, social, timekeeping
from rulebound.server.live.acting import Deed
from rulebound.server.live.allowance import Allowance
from rulebound.server.live.listeners import FORBIDDEN, NO_TABLE, TRY_LATER, Listener
from rulebound.server.live.room import Room
from rulebound.server.live.rooms import Rooms
from rulebound.server.logs import logger
from rulebound.server.metrics import Metrics
from rulebound.server.wire.clocks import Agree, ClaimSeat, ComeBack, Propose, Resume, Vacation
from rulebound.server.wire.fields import MAX_FRAME, Outgoing
from rulebound.server.wire.frames import (
    CLIENT_FRAME,
    AskHint,
    AskRematch,
    Choose,
    Done,
    Foresee,
    ForeseeOut,
    Hello,
    Look,
    MendBot,
    Nudge,
    Refused,
    Say,
    TakeAside,
    Undo,
    Weigh,
    WhyNot,
    WhyOut,
)

router = APIRouter()

BAD_FRAME: Final = 4400
NO_HELLO: Final = 4401
NOT_SHOWN: Final = 4409
TOO_FAST: Final = 4429

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
"""How long a client may let one frame wait."""
CLOSE_SECONDS: Final = 1.0
FRAMES: Final = (20, 10.0)
"""How many frames may come at once, and how many a second."""
DEBT: Final = 40
"""So many frames too many are refused; then the connection is closed."""
_CLOSING: Final = {403: FORBIDDEN, 503: TRY_LATER}
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")


class Close(Exception):
    """The connection is to be closed."""

    def __init__(self, code: int) -> None:
        self.code = code


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(websocket: WebSocket, table_id: str) -> None:
    metrics: Metrics = websocket.app.state.metrics
    await websocket.accept()
    metrics.sockets.inc()
    try:
        await _attend(websocket, table_id)
    except Close as close:
        await _close(websocket, close.code)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.sockets.dec()


async def _attend(websocket: WebSocket, table_id: str) -> None:
    config: Config = websocket.app.state.config
    headers = websocket.headers
    if not config.allows_origin(headers.get("origin"), headers.get("host")):
        raise Close(FORBIDDEN)
    hello = await _hello(websocket)
    rooms: Rooms = websocket.app.state.rooms
    accounts: Accounts = websocket.app.state.accounts
    try:
        room = await rooms.room(table_id) if _TABLE_ID.fullmatch(table_id) else None
        if room is None:
            raise Close(NO_TABLE)
        known = await accounts.known(websocket)
        listener = (
            Listener(None, hello.key)
            if known is None
            else Listener(known.player, hello.key, known.session.id)
        )
        await room.join(listener)
    except (Refusal, RuleboundError, SQLAlchemyError) as error:
        refusal = _refusal(error)
        await websocket.send_text(_refused(None, refusal).model_dump_json())
        raise Close(_CLOSING.get(refusal.status, NOT_SHOWN)) from None
    try:
        await _talk(websocket, room, listener)
    finally:
        await asyncio.shield(room.services.spawn(room.leave(listener)))


async def _hello(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await _receive(websocket)
    except TimeoutError:
        raise Close(NO_HELLO) from None
    if not isinstance(frame, Hello):
        raise Close(NO_HELLO)
    return frame


async def _receive(websocket: WebSocket) -> Any:
    """The next frame of the client."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None or len(text) > MAX_FRAME or len(text.encode()) > MAX_FRAME:
        raise Close(BAD_FRAME)
    try:
        return CLIENT_FRAME.validate_json(text)
    except ValidationError:
        raise Close(BAD_FRAME) from None


async def _talk(websocket: WebSocket, room: Room, listener: Listener) -> None:
    """Send and receive, until one of the two comes to its end."""
    sending = asyncio.create_task(_send(websocket, listener))
    reading = asyncio.create_task(_Reader(websocket, room, listener).run())
    try:
        done, _ = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        if sending not in done and not isinstance(reading.exception(), WebSocketDisconnect):
            listener.dismiss(1000)
            with suppress(TimeoutError):
                await asyncio.wait_for(sending, 1)  # it may have been told why it is closed
        for task in done:
            task.result()
    finally:
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)
    raise Close(listener.code)


async def _send(websocket: WebSocket, listener: Listener) -> None:
    """Send what is told, until the listener is dismissed or the client is gone.

    Who takes nothing more, and yet stays connected, must not keep a place at the table.
    """
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async for text in listener.frames():
            async with asyncio.timeout(SEND_SECONDS):
                await websocket.send_text(text)
    listener.dismiss(TRY_LATER)


async def _close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await websocket.close(code)


class _Reader:
    """Answers the frames of one connection, one after the other."""

    def __init__(self, websocket: WebSocket, room: Room, listener: Listener) -> None:
        self._websocket = websocket
        self._room = room
        self._listener = listener
        self._frames = Allowance(*FRAMES, room.services.config.rate)

    async def run(self) -> None:
        while True:
            frame = await _receive(self._websocket)
            left = self._frames.take()
            if left < -DEBT:
                raise Close(TOO_FAST)
            try:
                if isinstance(frame, Hello):
                    raise Close(BAD_FRAME)
                if left < 0:
                    raise Refusal("too-fast", "too many frames; wait a moment", 429)
                await self._answer(frame)
            except (Refusal, RuleboundError, SQLAlchemyError) as error:
                self._refuse(frame.call, _refusal(error))
            except Close:
                raise
            except Exception as error:
                logger.error("bug", frame=frame.t, table=self._room.table.id, exc_info=error)
                self._refuse(frame.call, Refusal("bug", "the server made a mistake", 500))

    async def _answer(self, frame: Any) -> None:
        room, listener = self._room, self._listener
        match frame:
            case Choose() | TakeAside() | Undo():
                await self._act(frame)
                return
            case WhyNot():
                reason = await questions.why(room, self._seat(), frame.ref)
                self._tell(WhyOut(call=frame.call, reason=reason))
                return
            case Foresee():
                events = await questions.foresee(room, self._seat(), frame.at, frame.notation)
                self._tell(ForeseeOut(call=frame.call, events=events))
                return
            case Weigh():
                room.weighing.ask(listener, self._seat(), frame)
                return
            case AskHint():
                await room.hints.ask(listener, self._seat(), frame)
                return
            case Say():
                await room.chat.say(listener, frame.text)
            case Nudge():
                social.nudge(room, listener)
            case AskRematch():
                await social.ask_rematch(room, self._seat(), frame.yes)
            case MendBot():
                await social.mend(room, listener, frame.seat, frame.bot)
            case Look():
                await room.look(listener, frame.visible)
            case Propose():
                await consent.propose(room, self._seat(), frame)
            case Agree():
                await consent.answer(room, self._seat(), frame)
            case Resume():
                await timekeeping.resume(room, self._seat())
            case Vacation():
                await timekeeping.take_vacation(room, self._seat(), frame.on)
            case ComeBack():
                await timekeeping.come_back(room, self._seat())
            case ClaimSeat():
                await timekeeping.claim(room, self._seat(), frame.seat, frame.how)
        self._tell(Done(call=frame.call))

    async def _act(self, frame: Choose | TakeAside | Undo) -> None:
        if isinstance(frame, Choose) and self._room.stands_in(self._seat()):
            raise Refusal("stood-in", "a bot chooses for you; stop it first", 409)
        if self._room.is_taken(self._seat()):
            raise Refusal("taken-over", "a bot has taken your seat; come back first", 409)
        started = time.perf_counter()
        notation = "" if isinstance(frame, Undo) else frame.notation
        done = partial(self._tell, Done(call=frame.call))
        deed = Deed(self._seat(), frame.t, frame.at, notation, done=done)
        await self._room.act(deed, frame.then if isinstance(frame, Choose) else ())
        self._room.services.metrics.act_seconds.observe(time.perf_counter() - started)

    def _seat(self) -> int:
        if self._listener.seat is None:
            raise Refusal("not-seated", "only players may do that", 403)
        return self._listener.seat

    def _tell(self, frame: Outgoing) -> None:
        self._listener.tell(frame)

    def _refuse(self, call: int, refusal: Refusal) -> None:
        self._room.services.metrics.refusals.labels(refusal.code).inc()
        self._tell(_refused(call, refusal))


def _refused(call: int | None, refusal: Refusal) -> Refused:
    return Refused(call=call, trouble=refusal.trouble)


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RuleboundError):
        return refusal_of(error)
    return Refusal("try-again", "the database does not answer", 503)
