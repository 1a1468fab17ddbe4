"""Invitations: what a messenger shows of a link to a table, with a picture drawn by the server."""

import re
from dataclasses import dataclass, replace
from html import escape
from typing import Annotated, Final

import fastapi
from starlette.requests import Request
from starlette.responses import Response

from rulebound.core.portrait import Portrait
from rulebound.locale import Translator
from rulebound.server.http.cards import HIGH, WIDE, Card, Cards, plain_name, said
from rulebound.server.http.endings import Ending, ending
from rulebound.server.http.past import picture_of
from rulebound.server.http.static import Said
from rulebound.server.http.tables import find
from rulebound.server.store import Store, TableRow
from rulebound.server.wire.fields import Language

_CACHED: Final = "public, max-age=600"
_TABLE: Final = re.compile(r"/table/([\w-]{1,40})/?", re.ASCII)
_HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)

router = fastapi.APIRouter(prefix="/api")


@dataclass(frozen=True, slots=True)
class Invitation:
    """What anybody may know who has the link."""

    game: str
    language: str
    inviter: str
    open: bool
    picture: str = ""

    @property
    def title(self) -> str:
        words = Translator(self.language)
        name = said(words, f"{self.game}-set") or self.game
        if not self.open:
            return name
        return words("web-invite-come", game=name)

    @property
    def by(self) -> str:
        if not (self.open and self.inviter):
            return ""
        return Translator(self.language)("web-invite-by", name=self.inviter)

    @property
    def lines(self) -> list[str]:
        words = Translator(self.language)
        found = (said(words, f"{self.game}-set.{each}") for each in ("about", "note"))
        return [line for line in found if line]


def invitation(table: TableRow) -> Invitation:
    people = zip(table.chairs, table.names, strict=True)
    names = (name for chair, name in people if chair.player_id is not None and name)
    return Invitation(
        game=table.game,
        language=table.language,
        inviter=plain_name(next(names, "")),
        open=table.status == "open",
    )


# ---- what the head of a page says ----


async def about(request: Request, language: str) -> Said:
    """Tags for the page at an address: of a table what it invites to, else what this is."""
    words, game, waits = Translator(language), None, False
    title, note, image = words("web-about"), words("web-about.note"), "/app-512.png"
    found = _TABLE.fullmatch(request.url.path)
    if found:
        table = await _table(request, found[1])
        if table is not None:
            game, waits = table.game, table.status == "open"
            card = await _ending(request, table, language) or invitation(table)
            title = ": ".join(filter(None, (card.by, card.title)))
            note = " · ".join(card.lines)
            image = f"/api/tables/{found[1]}/card.png"
    elif request.url.path != "/":
        return Said()
    tags = {
        "og:site_name": "Rulebound",
        "og:type": "website",
        "og:title": title,
        "og:description": note,
        "twitter:card": "summary_large_image" if found else "summary",
    }
    address = _address(request)
    if address:
        tags |= {"og:url": address + request.url.path, "og:image": address + image}
        if found:
            tags |= {"og:image:width": str(WIDE), "og:image:height": str(HIGH)}
    metas = (f'<meta property="{name}" content="{escape(tags[name])}">\n' for name in tags)
    return Said("".join(metas), game, waits)


def _address(request: Request) -> str:
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        return ""
    scheme = "https" if request.app.state.config.secure else request.url.scheme
    return f"{scheme}://{host}"


async def _ending(request: Request, table: TableRow, language: str) -> Ending | None:
    store: Store = request.app.state.store
    portraits = await store.run(store.portraits, [table.id])
    return ending(table, language, portraits.get(table.id, Portrait()).points)


async def _table(request: Request, table_id: str) -> TableRow | None:
    store: Store = request.app.state.store
    return await store.run(store.table, table_id)


# ---- the picture ----


@router.get("/tables/{table_id}/card.png", include_in_schema=False)
async def card(
    request: Request,
    table_id: Annotated[str, fastapi.Path(max_length=40)],
    language: Annotated[Language | None, fastapi.Query()] = None,
) -> Response:
    """The picture that messengers show with the link to a table: an invitation, or how it ended."""
    table = await find(request.app.state.store, table_id)
    shown: Card = invitation(table)
    if table.status == "finished" and table.result is not None:
        picture = await picture_of(request, table.id)
        over = await _ending(request, table, language or table.language)
        shown = shown if over is None else replace(over, picture=picture)
    cards: Cards = request.app.state.cards
    png = await cards.picture(shown)
    return Response(png, media_type="image/png", headers={"Cache-Control": _CACHED})
