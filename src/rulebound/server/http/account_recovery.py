"""A forgotten password: a link to the confirmed address of the account, and a new one.

Nobody learns whether an address belongs to an account: the answer is the same, and so is the work
that is done before it.
"""

from fastapi import APIRouter, Request, Response

from rulebound.server.config import Config, is_mail_address
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import WEAK, MaybeHere, accounts_of
from rulebound.server.http.errors import refused
from rulebound.server.wire.accounts import NewPasswordForm, RecoveryForm
from rulebound.server.wire.http import Player

router = APIRouter(prefix="/api/recovery", tags=["people"])


@router.post("", status_code=202, responses=refused(bad_address=422, no_mail=409))
async def ask(request: Request, form: RecoveryForm) -> None:
    """Send a link to the address, if it is the confirmed one of an account."""
    config: Config = request.app.state.config
    store = accounts_of(request).store
    if config.smtp_url is None:
        raise Refusal("no-mail", "this server sends no mail", 409)
    if not is_mail_address(form.address):
        raise Refusal("bad-address", "that is not the address of a mailbox", 422)
    await store.run(store.ask_recovery, form.address)


@router.post("/password", responses=refused(**WEAK, bad_link=404))
async def recover(
    request: Request, response: Response, form: NewPasswordForm, visitor: MaybeHere
) -> Player:
    """Choose a new password with the link, which works once and not for long. All sessions of the
    account end; this browser begins a new one."""
    accounts, store = accounts_of(request), accounts_of(request).store
    holder = await store.run(store.recovering, form.token)
    if holder is None:
        raise _bad_link()
    await accounts.check_strength(form.password, holder.login or "", holder.name)
    hashed = await accounts.hash(form.password)
    recovered = await store.run(store.recover, form.token, hashed)
    if recovered is None:
        raise _bad_link()
    if visitor is not None and visitor.player.id != recovered.id:
        await store.run(store.log_out, visitor.session.id)
    return await accounts.begin_session(request, response, recovered, proved=True)


def _bad_link() -> Refusal:
    return Refusal("bad-link", "this link is used up or too old", 404)
