"""What everybody may know of the server before coming in."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from rulebound.server.config import Config
from rulebound.server.store import Store
from rulebound.server.wire.accounts import Announcement, Welcome
from rulebound.server.wire.fields import Language

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/welcome")
async def welcome(request: Request, language: Annotated[Language, Query()] = "en") -> Welcome:
    """Who may come in, and what the owner of the server has to say, in one's language if given."""
    store: Store = request.app.state.store
    config: Config = request.app.state.config
    return Welcome(
        registration=config.registration,
        mails=config.smtp_url is not None,
        announcements=[
            Announcement(id=row.id, text=_in(language, row.texts), created=row.created)
            for row in await store.run(store.announcements)
        ],
    )


def _in(language: str, texts: dict[str, str]) -> str:
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
