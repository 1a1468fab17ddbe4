"""People: guests, accounts, and the cookie by which the server knows them again."""

import asyncio
import hashlib
import secrets
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from fastapi import APIRouter, Depends, Request, Response
from itsdangerous import BadSignature, TimestampSigner
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.http.devices import device_of
from rulebound.server.http.errors import refused
from rulebound.server.http.logins import logins_of
from rulebound.server.http.passwords import REASONS, weakness
from rulebound.server.store import LoginTaken, PlayerRow, SessionRow, Store, now
from rulebound.server.store.sessions import GUEST_IDLE, IDLE
from rulebound.server.wire.http import (
    AccountForm,
    BotChair,
    GivenLogin,
    GuestForm,
    PasswordForm,
    Player,
    PlayerPatch,
    Settings,
)

COOKIE_SECONDS: Final = int(GUEST_IDLE.total_seconds())
"""No cookie is believed for longer; every visit renews it."""
_SEEN_EVERY: Final = timedelta(hours=1)
PROOF_LASTS: Final = timedelta(minutes=10)
"""So long after the password or a passkey was given, nobody is asked for it again."""
_HASHES_AT_ONCE: Final = 2
"""A hash takes much memory and time on purpose, so not everybody's is reckoned at once."""

router = APIRouter(prefix="/api", tags=["people"])


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody whom the server knows, in one browser."""

    session: SessionRow
    player: PlayerRow


class Accounts:
    """Knows people by their cookies and passwords."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.cookie = "__Host-rulebound" if config.secure else "rulebound"
        self._signer = TimestampSigner(store.secret("cookie", secrets.token_urlsafe), "player")
        self._logins = store.secret("logins", secrets.token_urlsafe)
        self._hasher = PasswordHasher()
        self._nobody = nobodys_hash(self._hasher)
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)

    # ---- sessions ----

    def identify(self, cookies: Mapping[str, str]) -> str | None:
        """The token in a cookie, if we signed it. Whether it still counts the store knows."""
        try:
            return self._signer.unsign(cookies.get(self.cookie, ""), COOKIE_SECONDS).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def known(self, connection: HTTPConnection) -> Known | None:
        """Who makes a request or opens a socket. To be here makes the session last longer."""
        token = self.identify(connection.cookies)
        if token is None:
            return None
        found = await self.store.run(self.store.session, _digest(token))
        if found is None:
            return None
        known = Known(*found)
        moment = now()
        if moment - known.session.seen > _SEEN_EVERY:
            await self.store.run(self.store.touch_session, known.session, moment)
        return known

    async def begin_session(
        self, request: Request, response: Response, player: PlayerRow, *, proved: bool = False
    ) -> Player:
        """Let a browser be the player's from now on."""
        token = secrets.token_urlsafe(24)
        device = device_of(request.headers.get("user-agent", ""))
        await self.store.run(
            self.store.new_session, player.id, _digest(token), *device, proved=proved
        )
        return self.set_cookie(response, player, token)

    async def renew_session(self, response: Response, known: Known, player: PlayerRow) -> Player:
        """The same session with another token, for one that may do more than before."""
        token = secrets.token_urlsafe(24)
        await self.store.run(self.store.renew_session, known.session.id, _digest(token))
        return self.set_cookie(response, player, token)

    def set_cookie(self, response: Response, player: PlayerRow, token: str) -> Player:
        lasts = GUEST_IDLE if player.login is None else IDLE
        response.set_cookie(
            self.cookie,
            self._signer.sign(token).decode(),
            max_age=int(lasts.total_seconds()),
            secure=self.config.secure,
            httponly=True,
            samesite="lax",
        )
        return player_out(player)

    def forget_cookie(self, response: Response) -> None:
        response.delete_cookie(
            self.cookie, secure=self.config.secure, httponly=True, samesite="lax"
        )

    # ---- logins and passwords ----

    async def logins(self, player: PlayerRow) -> list[str]:
        """Those that the player may have and nobody has."""
        store = self.store
        drawn = logins_of(self._logins, player.id, player.name)
        return [login for login in drawn if await store.run(store.by_login, login) is None]

    async def change_password(self, response: Response, known: Known, password: str) -> None:
        token = secrets.token_urlsafe(24)
        hashed = await self.hash(password)
        await self.store.run(
            self.store.change_password, known.player.id, hashed, known.session.id, _digest(token)
        )
        self.set_cookie(response, known.player, token)

    async def check_strength(self, password: str, *own: str) -> None:
        """Refuse a password that is easy to guess, and say what would help."""
        async with self._hashing:
            code = await asyncio.to_thread(weakness, password, *own)
        if code is not None:
            raise Refusal(code, REASONS[code], 422)

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


def nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash of no password at all; to try one against it takes as long as against any other."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${cost}${salt}${digest}"


def _digest(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot come in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def accounts_of(connection: HTTPConnection) -> Accounts:
    accounts: Accounts = connection.app.state.accounts
    return accounts


async def _known(connection: HTTPConnection) -> Known | None:
    return await accounts_of(connection).known(connection)


async def _visitor(known: Annotated[Known | None, Depends(_known)]) -> PlayerRow | None:
    return None if known is None else known.player


async def _here(known: Annotated[Known | None, Depends(_known)]) -> Known:
    if known is None:
        raise Refusal("no-player", "say who you are first: POST /api/me", 401)
    return known


async def _me(known: Annotated[Known, Depends(_here)]) -> PlayerRow:
    return known.player


Visitor = Annotated[PlayerRow | None, Depends(_visitor)]
"""The asking player, if there is one."""
Me = Annotated[PlayerRow, Depends(_me)]
"""The asking player; nobody else gets in."""
Here = Annotated[Known, Depends(_here)]
"""The asking player and the session."""
MaybeHere = Annotated[Known | None, Depends(_known)]
PROVE: Final = {"prove_it": 403}
"""For the description of routes that ask for the password or a passkey."""
NOBODY: Final = {"no_player": 401}
"""For the description of routes that need a player."""
WEAK: Final = {code.replace("-", "_"): 422 for code in REASONS}


def is_proved(known: Known) -> bool:
    """A guest has nothing to prove it with."""
    proved = known.session.proved
    return known.player.login is None or (proved is not None and now() - proved < PROOF_LASTS)


def check_proved(known: Known) -> None:
    """Refuse what could take the account away from its holder, if that one may have left."""
    if not is_proved(known):
        message = "give your password or a passkey first: POST /api/account/proof"
        raise Refusal("prove-it", message, 403)


def player_out(row: PlayerRow) -> Player:
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
    """Who I am; nothing for somebody new. The cookie lasts longer for it."""
    accounts = accounts_of(request)
    token = accounts.identify(request.cookies)
    if player is None or token is None:
        return None
    return accounts.set_cookie(response, player, token)


@router.post("/me", responses=refused(bad_name=422, invitation_needed=403, bad_invitation=403))
async def visit(request: Request, response: Response, form: GuestForm, player: Visitor) -> Player:
    """Come in as a guest. Who is known already is only renamed."""
    accounts = accounts_of(request)
    store = accounts.store
    settings = None if form.settings is None else form.settings.model_dump()
    if player is not None:
        found = await store.run(store.update_player, player.id, name=form.name, settings=settings)
        return player_out(found or player)
    guest = await _new_guest(accounts, form, settings or Settings().model_dump())
    return await accounts.begin_session(request, response, guest)


async def _new_guest(accounts: Accounts, form: GuestForm, settings: dict[str, Any]) -> PlayerRow:
    store = accounts.store
    if accounts.config.registration == "open":
        return await store.run(store.new_player, form.name, settings)
    if form.invitation is None:
        raise Refusal("invitation-needed", "one comes here by invitation", 403)
    guest = await store.run(store.new_invited, form.invitation, form.name, settings)
    if guest is None:
        raise Refusal("bad-invitation", "this invitation is used up, too old, or none", 403)
    return guest


@router.patch("/me", responses=refused(**NOBODY, bad_name=422))
async def change(request: Request, patch: PlayerPatch, player: Me) -> Player:
    store = accounts_of(request).store
    settings = None if patch.settings is None else patch.settings.model_dump()
    found = await store.run(store.update_player, player.id, name=patch.name, settings=settings)
    return player_out(found or player)


@router.get("/account/login", responses=refused(**NOBODY, has_account=409))
async def given_login(request: Request, player: Me) -> GivenLogin:
    """The login that the guest's account would have: one cannot ask for another's."""
    _check_guest(player)
    return GivenLogin(login=(await free_logins(request, player))[0])


@router.post("/account", responses=refused(**NOBODY, **WEAK, other_login=409, has_account=409))
async def register(request: Request, response: Response, form: AccountForm, known: Here) -> Player:
    """Make the guest the holder of an account, tables and all. The login is the given one."""
    accounts, player = accounts_of(request), known.player
    _check_guest(player)
    await accounts.check_strength(form.password, form.login, player.name)
    hashed = await accounts.hash(form.password)
    try:
        if form.login not in await free_logins(request, player):
            raise LoginTaken(form.login)
        registered = await accounts.store.run(
            accounts.store.register, player.id, form.login, hashed
        )
    except LoginTaken:
        # Nobody is told whether it is somebody's, or only not this player's.
        message = "that is not the login given to you: GET /api/account/login"
        raise Refusal("other-login", message, 409) from None
    return await accounts.renew_session(response, known, registered)


def _check_guest(player: PlayerRow) -> None:
    if player.login is not None:
        raise Refusal("has-account", "you have an account already", 409)


async def free_logins(request: Request, player: PlayerRow) -> list[str]:
    if free := await accounts_of(request).logins(player):
        return free
    raise Refusal("try-again", "no login is free for this name; take another one", 503)


@router.post("/login", responses=refused(wrong_login=401, suspended=403))
async def login(
    request: Request, response: Response, form: AccountForm, visitor: MaybeHere
) -> Player:
    """Come in as the holder of an account, who takes over what the guest has."""
    accounts, store = accounts_of(request), accounts_of(request).store
    account = await store.run(store.by_login, form.login)
    if not await accounts.verify(account, form.password) or account is None:
        raise Refusal("wrong-login", "login and password do not fit", 401)
    return await enter(request, response, account, visitor)


async def enter(
    request: Request, response: Response, account: PlayerRow, visitor: Known | None
) -> Player:
    """Begin a session of somebody who has shown to hold the account; what the visitor has had as a
    guest is theirs. Whoever was about to be deleted stays."""
    accounts, store = accounts_of(request), accounts_of(request).store
    if account.suspended is not None:
        raise Refusal("suspended", "the owner of this server has suspended the account", 403)
    if account.leaving is not None:
        await store.run(store.come_back, account.id)
    if visitor is not None:
        if visitor.player.login is None:
            bot = BotChair(kind="bot").bot
            await store.run(store.adopt, visitor.player.id, account.id, bot)
        else:
            await store.run(store.log_out, visitor.session.id)
    return await accounts.begin_session(request, response, account, proved=True)


@router.post(
    "/password",
    responses=refused(**NOBODY, **WEAK, **PROVE, wrong_password=403, no_account=409),
)
async def change_password(
    request: Request, response: Response, form: PasswordForm, known: Here
) -> Player:
    """Change the password of one's account, which ends all of its other sessions. Who has only
    passkeys needs no old one."""
    accounts, player = accounts_of(request), known.player
    if player.login is None:
        raise Refusal("no-account", "a guest has no password", 409)
    if player.password is None:
        check_proved(known)
    elif not await accounts.verify(player, form.old or ""):
        raise Refusal("wrong-password", "that is not your password", 403)
    await accounts.check_strength(form.new, player.login, player.name)
    await accounts.change_password(response, known, form.new)
    return player_out(player)


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response, visitor: MaybeHere) -> None:
    """End the session: its cookie is of no use any more, to whoever has a copy of it."""
    accounts = accounts_of(request)
    if visitor is not None:
        await accounts.store.run(accounts.store.log_out, visitor.session.id)
    accounts.forget_cookie(response)
