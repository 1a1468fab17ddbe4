"""The browsers in which one is known: listed, and ended one by one or all at once."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, Here, accounts_of
from rulebound.server.http.errors import refused
from rulebound.server.wire.http import Session

router = APIRouter(prefix="/api/sessions", tags=["people"])

SessionId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$")]


@router.get("", responses=refused(**NOBODY))
async def sessions(request: Request, known: Here) -> list[Session]:
    """Where I am known, the last used first."""
    store = accounts_of(request).store
    found = await store.run(store.sessions, known.player)
    return [
        Session(
            id=session.id,
            browser=session.browser,
            system=session.system,
            created=session.created,
            seen=session.seen,
            current=session.id == known.session.id,
        )
        for session in found
    ]


@router.delete("/{session_id}", status_code=204, responses=refused(**NOBODY, no_such_session=404))
async def end(request: Request, response: Response, session_id: SessionId, known: Here) -> None:
    """End one of my sessions. Ending this one is logging out."""
    accounts = accounts_of(request)
    store = accounts.store
    if session_id == known.session.id:
        await store.run(store.log_out, session_id)
        accounts.forget_cookie(response)
    elif not await store.run(store.end_session, known.player.id, session_id):
        raise Refusal("no-such-session", "you have no such session", 404)


@router.delete("", status_code=204, responses=refused(**NOBODY))
async def end_others(request: Request, known: Here) -> None:
    """End all my sessions but this one."""
    store = accounts_of(request).store
    await store.run(store.end_others, known.player.id, known.session.id)
