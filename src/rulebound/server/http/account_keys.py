"""Coming in by a passkey, and showing again that it is still oneself."""

import asyncio
import json
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import webauthn
from fastapi import APIRouter, Path, Request, Response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import (
    NOBODY,
    PROVE,
    Accounts,
    Here,
    MaybeHere,
    accounts_of,
    check_proved,
    enter,
    free_logins,
    is_proved,
    player_out,
)
from rulebound.server.http.errors import refused
from rulebound.server.logs import logger
from rulebound.server.store import LoginTaken, PlayerRow
from rulebound.server.store.passkeys import PasskeyKnown, PasskeyRow, Purpose
from rulebound.server.wire.accounts import (
    AccountOut,
    NewPasskey,
    PasskeyOptions,
    PasskeyOut,
    PasskeyPatch,
    ProofForm,
    UsedPasskey,
)
from rulebound.server.wire.http import Player
from rulebound.server.wire.reminders import MailOut

router = APIRouter(prefix="/api", tags=["people"])

RP_NAME: Final = "Rulebound"
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$")]


# ---- what a browser is asked ----


def _party(request: Request) -> tuple[str, str]:
    """The host that passkeys are made for, and the origin of its pages."""
    config: Config = request.app.state.config
    address = config.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    try:
        parts = urlsplit(address)
        return parts.hostname or "", f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        raise Refusal("bad-request", "this is no name of a host", 400) from None


async def _ask(
    request: Request, options: Any, purpose: Purpose, player: PlayerRow | None
) -> PasskeyOptions:
    store = accounts_of(request).store
    challenge = bytes_to_base64url(options.challenge)
    await store.run(store.new_challenge, challenge, purpose, None if player is None else player.id)
    return PasskeyOptions(options=options_to_json_dict(options))


def _listed(passkeys: list[PasskeyRow], host: str) -> list[PublicKeyCredentialDescriptor]:
    return [
        PublicKeyCredentialDescriptor(id=key.credential) for key in passkeys if key.host == host
    ]


# ---- what it answers ----


def _bad() -> Refusal:
    return Refusal("bad-passkey", "this passkey is not known here, or too late", 403)


async def _challenge(
    request: Request, client_data: str, purpose: Purpose, player: PlayerRow | None
) -> bytes:
    """What was to be signed, if it was asked for and not yet answered."""
    try:
        told = json.loads(base64url_to_bytes(client_data))
        challenge = base64url_to_bytes(told["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _bad() from None
    store = accounts_of(request).store
    text, whose = bytes_to_base64url(challenge), None if player is None else player.id
    if not await store.run(store.take_challenge, text, purpose, whose):
        raise _bad()
    return challenge


async def _verified(
    request: Request, form: UsedPasskey, purpose: Purpose, player: PlayerRow | None
) -> PasskeyRow:
    """The passkey with which something was signed, which is noted."""
    store = accounts_of(request).store
    challenge = await _challenge(request, form.client_data, purpose, player)
    host, origin = _party(request)
    passkey = await store.run(store.passkey, base64url_to_bytes(form.id))
    if passkey is None or passkey.host != host:
        raise _bad()
    if player is not None and passkey.player_id != player.id:
        raise _bad()
    credential = {
        "id": form.id,
        "rawId": form.id,
        "type": "public-key",
        "response": {
            "clientDataJSON": form.client_data,
            "authenticatorData": form.authenticator_data,
            "signature": form.signature,
        },
    }
    try:
        found = await asyncio.to_thread(
            webauthn.verify_authentication_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except Exception as error:  # bytes of strangers: whatever is wrong with them, they are no key
        logger.info("passkey", error=type(error).__name__)
        raise _bad() from None
    if not await store.run(store.use_passkey, passkey.id, passkey.uses, found.new_sign_count):
        raise _bad()  # somebody was faster with the same one
    return passkey


# ---- one's own ----


def _passkey(row: PasskeyRow) -> PasskeyOut:
    return PasskeyOut(id=row.id, name=row.name, created=row.created, used=row.used)


@router.get("/account", responses=refused(**NOBODY))
async def account(request: Request, known: Here) -> AccountOut:
    """How I come into my account."""
    store, config = accounts_of(request).store, request.app.state.config
    reminders = await store.run(store.reminders, known.player.id)
    mail = None
    if reminders is not None and reminders.mail is not None:
        confirmed = reminders.mail_confirmed is not None
        mail = MailOut(address=reminders.mail, confirmed=confirmed)
    return AccountOut(
        login=known.player.login,
        password=known.player.password is not None,
        passkeys=[_passkey(row) for row in await store.run(store.passkeys, known.player.id)],
        mails=config.smtp_url is not None,
        mail=mail,
        proved=is_proved(known),
    )


@router.post("/passkey/begin", responses=refused(**NOBODY, **PROVE))
async def begin_passkey(request: Request, known: Here) -> PasskeyOptions:
    """What a browser needs to make a passkey for me."""
    check_proved(known)
    store, player = accounts_of(request).store, known.player
    host, _ = _party(request)
    login = player.login or (await free_logins(request, player))[0]
    options = webauthn.generate_registration_options(
        rp_id=host or "localhost",
        rp_name=RP_NAME,
        user_id=player.id.encode(),
        user_name=login,
        user_display_name=player.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_listed(await store.run(store.passkeys, player.id), host),
    )
    return await _ask(request, options, "add", player)


@router.post(
    "/passkeys",
    responses=refused(**NOBODY, **PROVE, bad_name=422, bad_passkey=403, passkey_known=409),
)
async def add_passkey(
    request: Request, response: Response, form: NewPasskey, known: Here
) -> Player:
    """Keep a passkey. It makes a guest the holder of an account, tables and all."""
    check_proved(known)
    accounts, player = accounts_of(request), known.player
    challenge = await _challenge(request, form.client_data, "add", player)
    host, origin = _party(request)
    credential = {
        "id": form.id,
        "rawId": form.id,
        "type": "public-key",
        "response": {"clientDataJSON": form.client_data, "attestationObject": form.attestation},
    }
    try:
        found = await asyncio.to_thread(
            webauthn.verify_registration_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as error:
        logger.info("passkey", error=type(error).__name__)
        raise _bad() from None
    if found.credential_id != base64url_to_bytes(form.id):
        raise _bad()
    row = PasskeyRow(
        player.id,
        found.credential_id,
        found.credential_public_key,
        host,
        found.sign_count,
        form.name,
    )
    login = player.login or (await free_logins(request, player))[0]
    store = accounts.store
    try:
        holder = await store.run(store.add_passkey, row, login)
    except PasskeyKnown:
        raise Refusal("passkey-known", "this passkey is kept already", 409) from None
    except LoginTaken:
        raise Refusal("try-again", "the login has just been taken", 503) from None
    if player.login is None:
        return await accounts.renew_session(response, known, holder)
    return player_out(holder)


@router.patch(
    "/passkeys/{passkey_id}",
    status_code=204,
    responses=refused(**NOBODY, bad_name=422, no_such_passkey=404),
)
async def name_passkey(
    request: Request, passkey_id: PasskeyId, patch: PasskeyPatch, known: Here
) -> None:
    store = accounts_of(request).store
    if not await store.run(store.rename_passkey, known.player.id, passkey_id, patch.name):
        raise _no_such()


@router.delete(
    "/passkeys/{passkey_id}",
    status_code=204,
    responses=refused(**NOBODY, **PROVE, no_such_passkey=404, last_key=409),
)
async def remove_passkey(request: Request, passkey_id: PasskeyId, known: Here) -> None:
    """Forget one of my passkeys, unless it is the only way in."""
    check_proved(known)
    store, player = accounts_of(request).store, known.player
    kept = [key.id for key in await store.run(store.passkeys, player.id)]
    if kept == [passkey_id] and player.password is None:
        raise Refusal("last-key", "you could not come in any more; set a password first", 409)
    if not await store.run(store.remove_passkey, player.id, passkey_id):
        raise _no_such()


def _no_such() -> Refusal:
    return Refusal("no-such-passkey", "you have no such passkey", 404)


# ---- coming in ----


@router.post("/login/passkey/begin")
async def begin_login(request: Request) -> PasskeyOptions:
    """What a browser needs to come in by a passkey. It names nobody: the browser knows whose."""
    host, _ = _party(request)
    options = webauthn.generate_authentication_options(
        rp_id=host or "localhost", user_verification=UserVerificationRequirement.REQUIRED
    )
    return await _ask(request, options, "login", None)


@router.post("/login/passkey", responses=refused(bad_passkey=403, suspended=403))
async def login_by_passkey(
    request: Request, response: Response, form: UsedPasskey, visitor: MaybeHere
) -> Player:
    """Come in as the holder of an account, who takes over what the guest has."""
    store = accounts_of(request).store
    passkey = await _verified(request, form, "login", None)
    holder = await store.run(store.player, passkey.player_id)
    if holder is None:
        raise _bad()
    return await enter(request, response, holder, visitor)


# ---- still oneself ----


@router.post("/account/proof/begin", responses=refused(**NOBODY))
async def begin_proof(request: Request, known: Here) -> PasskeyOptions:
    """What a browser needs to show by one of my passkeys that it is still me."""
    store = accounts_of(request).store
    host, _ = _party(request)
    own = await store.run(store.passkeys, known.player.id)
    options = webauthn.generate_authentication_options(
        rp_id=host or "localhost",
        allow_credentials=_listed(own, host),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return await _ask(request, options, "prove", known.player)


@router.post(
    "/account/proof",
    status_code=204,
    responses=refused(**NOBODY, wrong_password=403, bad_passkey=403, no_account=409),
)
async def prove(request: Request, form: ProofForm, known: Here) -> None:
    """Show that it is still me, for the next minutes."""
    accounts: Accounts = accounts_of(request)
    if known.player.login is None:
        raise Refusal("no-account", "a guest has nothing to prove it with", 409)
    if form.passkey is not None:
        await _verified(request, form.passkey, "prove", known.player)
    elif not await accounts.verify(known.player, form.password or ""):
        raise Refusal("wrong-password", "that is not your password", 403)
    await accounts.store.run(accounts.store.prove_session, known.session.id)
