"""The gallery: the cards of all games, the same for everybody."""

import asyncio
import hashlib
from functools import cache

from fastapi import APIRouter, Request, Response

from rulebound import gallery
from rulebound.core.catalogue import Facet, Line
from rulebound.core.flow import Text
from rulebound.server.http.errors import refused
from rulebound.server.wire.fields import GameName
from rulebound.server.wire.frames import Words
from rulebound.server.wire.gallery import (
    CardLine,
    CardList,
    CardOut,
    FacetOut,
    GalleryOut,
    TraitOut,
)

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/cards")
async def galleries() -> list[GalleryOut]:
    """The games whose cards can be looked at."""
    return await asyncio.to_thread(_galleries)


@router.get(
    "/games/{game}/cards",
    response_model=CardList,
    responses={304: {"description": "The same as before"}, **refused(no_such_game=404)},
)
async def cards(request: Request, game: GameName) -> Response:
    """All cards of a game; none if it shows none."""
    body, tag = await asyncio.to_thread(_packed, game)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def _galleries() -> list[GalleryOut]:
    shown = {game: gallery.catalogue_of(game) for game in gallery.galleries()}
    return [GalleryOut(game=game, count=len(c.entries)) for game, c in shown.items() if c]


@cache
def _packed(game: str) -> tuple[bytes, str]:
    """It never changes while the server runs."""
    body = _list(game).model_dump_json().encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _list(game: str) -> CardList:
    catalogue = gallery.catalogue_of(game)
    return CardList(
        game=game,
        facets=[] if catalogue is None else [_facet(facet) for facet in catalogue.facets],
        cards=[_card(shown) for shown in gallery.exhibits(game)],
    )


def _facet(facet: Facet) -> FacetOut:
    return FacetOut(
        id=facet.id,
        name=_words(facet.name),
        values=[TraitOut(id=value, name=_words(name)) for value, name in facet.values.items()],
        shown=facet.shown,
    )


def _card(shown: gallery.Exhibit) -> CardOut:
    entry = shown.entry
    return CardOut(
        ref=entry.ref,
        name=_words(entry.name),
        names=list(shown.names),
        lines=[_line(line) for line in entry.lines],
        traits={facet: list(values) for facet, values in shown.traits.items() if values},
        rules=list(entry.rules),
        rulings=list(shown.rulings),
    )


def _line(line: Line) -> CardLine:
    label = None if line.label is None else _words(line.label)
    return CardLine(label=label, text=_words(line.text))


def _words(text: Text) -> Words:
    return Words(id=text.id, args=dict(text.args))
