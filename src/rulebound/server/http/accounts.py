"""People: guests, accounts, and the cookie by which the server knows them again."""

import asyncio
import secrets
from collections.abc import Mapping
from datetime import timedelta
from typing import Annotated, Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Depends, Request, Response
from itsdangerous import BadSignature, TimestampSigner
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.http.errors import refused
from rulebound.server.store import LoginTaken, PlayerRow, Store, now
from rulebound.server.wire import AccountForm, GuestForm, Player, PlayerPatch, Settings

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie; every visit renews it."""
_SEEN_EVERY: Final = timedelta(hours=1)
_HASHES_AT_ONCE: Final = 2
"""A hash takes much memory and time on purpose, so not everybody's is reckoned at once."""

router = APIRouter(prefix="/api", tags=["people"])


class Accounts:
    """Knows people by their cookies and passwords."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.cookie = "__Host-rulebound" if config.secure else "rulebound"
        self._signer = TimestampSigner(store.secret("cookie", secrets.token_urlsafe), "player")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)

    def identify(self, cookies: Mapping[str, str]) -> str | None:
        """The id of the player whose cookie it is, if we signed it."""
        try:
            signed = self._signer.unsign(cookies.get(self.cookie, ""), COOKIE_SECONDS)
        except BadSignature:
            return None
        return signed.decode()

    async def current_player(self, connection: HTTPConnection) -> PlayerRow | None:
        """The player who makes a request or opens a socket."""
        player_id = self.identify(connection.cookies)
        return None if player_id is None else await self.store.run(self.store.player, player_id)

    def set_cookie_of(self, response: Response, player: PlayerRow) -> Player:
        """Give the player a cookie to be known by."""
        response.set_cookie(
            self.cookie,
            self._signer.sign(player.id).decode(),
            max_age=COOKIE_SECONDS,
            secure=self.config.secure,
            httponly=True,
            samesite="lax",
        )
        return _player(player)

    def forget_cookie(self, response: Response) -> None:
        response.delete_cookie(
            self.cookie, secure=self.config.secure, httponly=True, samesite="lax"
        )

    async def hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, player: PlayerRow | None, password: str) -> bool:
        """Takes as long for a login that does not exist, which therefore cannot be told."""
        stored = self._nobody if player is None or player.password is None else player.password
        async with self._hashing:
            return await asyncio.to_thread(self._fits, stored, password) and player is not None

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def _accounts(connection: HTTPConnection) -> Accounts:
    accounts: Accounts = connection.app.state.accounts
    return accounts


async def _visitor(connection: HTTPConnection) -> PlayerRow | None:
    return await _accounts(connection).current_player(connection)


async def _me(player: Annotated[PlayerRow | None, Depends(_visitor)]) -> PlayerRow:
    if player is None:
        raise Refusal("no-player", "say who you are first: POST /api/me", 401)
    return player


Visitor = Annotated[PlayerRow | None, Depends(_visitor)]
"""The asking player, if there is one."""
Me = Annotated[PlayerRow, Depends(_me)]
"""The asking player; nobody else gets in."""
NOBODY: Final = {"no_player": 401}
"""For the description of routes that need a player."""


def _player(row: PlayerRow) -> Player:
    return Player(id=row.id, name=row.name, account=row.login, settings=_settings(row.settings))


def _settings(stored: dict[str, Any]) -> Settings:
    """What was stored, as far as this version still knows it."""
    known = {name: stored[name] for name in Settings.model_fields if name in stored}
    try:
        return Settings.model_validate(known)
    except ValidationError:
        return Settings()


@router.get("/me")
async def me(request: Request, response: Response, player: Visitor) -> Player | None:
    """Who I am; nothing for somebody new."""
    if player is None:
        return None
    accounts = _accounts(request)
    if now() - player.seen > _SEEN_EVERY:
        await accounts.store.run(accounts.store.update_player, player.id, seen=now())
    return accounts.set_cookie_of(response, player)


@router.post("/me")
async def visit(request: Request, response: Response, form: GuestForm, player: Visitor) -> Player:
    """Come in as a guest. Who is known already is only renamed."""
    accounts = _accounts(request)
    settings = None if form.settings is None else form.settings.model_dump()
    if player is not None:
        store = accounts.store
        found = await store.run(store.update_player, player.id, name=form.name, settings=settings)
        player = found or player
    else:
        player = await accounts.store.run(
            accounts.store.new_player, form.name, settings or Settings().model_dump()
        )
    return accounts.set_cookie_of(response, player)


@router.patch("/me", responses=refused(**NOBODY))
async def change(request: Request, patch: PlayerPatch, player: Me) -> Player:
    store = _accounts(request).store
    settings = None if patch.settings is None else patch.settings.model_dump()
    found = await store.run(store.update_player, player.id, name=patch.name, settings=settings)
    return _player(found or player)


@router.post("/account", responses=refused(**NOBODY, login_taken=409, has_account=409))
async def register(request: Request, form: AccountForm, player: Me) -> Player:
    """Make the guest the holder of an account, tables and all."""
    accounts = _accounts(request)
    if player.login is not None:
        raise Refusal("has-account", "you have an account already", 409)
    hashed = await accounts.hash(form.password)
    try:
        registered = await accounts.store.run(
            accounts.store.register, player.id, form.login, hashed
        )
    except LoginTaken:
        raise Refusal("login-taken", f"the login {form.login} is taken", 409) from None
    return _player(registered)


@router.post("/login", responses=refused(wrong_login=401))
async def login(request: Request, response: Response, form: AccountForm, player: Visitor) -> Player:
    """Come in as the holder of an account, who takes over what the guest has."""
    accounts, store = _accounts(request), request.app.state.store
    account = await store.run(store.by_login, form.login)
    if not await accounts.verify(account, form.password):
        raise Refusal("wrong-login", "login and password do not fit", 401)
    if player is not None and player.login is None:
        await store.run(store.adopt, player.id, account.id)
    return accounts.set_cookie_of(response, account)


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response) -> None:
    _accounts(request).forget_cookie(response)
