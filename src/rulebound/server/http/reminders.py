"""What people want to be told while they are away, and where: mail, browsers, a webhook."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse

from rulebound.server.config import Config, is_mail_address
from rulebound.server.errors import Refusal
from rulebound.server.http.accounts import NOBODY, PROVE, Here, Known, Me, check_proved
from rulebound.server.http.errors import refused
from rulebound.server.live.reminding import Reminder, channel_of, choices_of
from rulebound.server.sending.guard import BadUrl
from rulebound.server.sending.push import check_keys
from rulebound.server.store import NoticeRow, Store, TooManyLinks, now
from rulebound.server.wire.reminders import (
    HookForm,
    HookOut,
    LinkForm,
    MailForm,
    MailOut,
    PushForm,
    PushOut,
    ReminderChoices,
    RemindersOut,
    TestForm,
)

router = APIRouter(prefix="/api/reminders", tags=["people"])

StopToken = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


def _reminder(request: Request) -> Reminder:
    reminder: Reminder = request.app.state.rooms.reminder
    return reminder


async def _told(request: Request, known: Known) -> RemindersOut:
    store, config = _store(request), request.app.state.config
    row = await store.run(store.reminders, known.player.id)
    pushes = await store.run(store.pushes, known.player.id)
    here = [push for push in pushes if push.session_id == known.session.id]
    mail = hook = None
    if row is not None and row.mail is not None:
        mail = MailOut(address=row.mail, confirmed=row.mail_confirmed is not None)
    if row is not None and row.hook is not None:
        hook = HookOut.model_validate(
            {
                "url": row.hook,
                "shape": row.hook_shape,
                "status": row.hook_status,
                "told": row.hook_told,
            }
        )
    return RemindersOut(
        choices=choices_of(row),
        mails=config.smtp_url is not None,
        mail=mail,
        push=PushOut(
            key=_reminder(request).pusher.key,
            here=bool(here),
            others=len(pushes) - len(here),
        ),
        hook=hook,
    )


@router.get("", responses=refused(**NOBODY))
async def reminders(request: Request, known: Here) -> RemindersOut:
    """What I am told while I am away, and where."""
    return await _told(request, known)


@router.put("", responses=refused(**NOBODY))
async def choose(request: Request, choices: ReminderChoices, known: Here) -> RemindersOut:
    store = _store(request)
    await store.run(store.set_choices, known.player.id, choices.model_dump())
    return await _told(request, known)


# ---- mail ----


@router.put(
    "/mail",
    responses=refused(**NOBODY, **PROVE, bad_address=422, no_mail=409, too_many_links=429),
)
async def set_mail(request: Request, form: MailForm, known: Here) -> RemindersOut:
    """Give an address. A link is sent there; before it is followed, nothing else is."""
    check_proved(known)  # it is also the way into an account whose password is forgotten
    config: Config = request.app.state.config
    store = _store(request)
    if config.smtp_url is None:
        raise Refusal("no-mail", "this server sends no mail", 409)
    if not is_mail_address(form.address):
        raise Refusal("bad-address", "that is not the address of a mailbox", 422)
    try:
        await store.run(store.set_mail, known.player.id, form.address)
    except TooManyLinks:
        raise Refusal("too-many-links", "enough links were sent; try tomorrow", 429) from None
    return await _told(request, known)


@router.delete("/mail", responses=refused(**NOBODY, **PROVE))
async def clear_mail(request: Request, known: Here) -> RemindersOut:
    check_proved(known)
    store = _store(request)
    await store.run(store.clear_mail, known.player.id)
    return await _told(request, known)


@router.post("/confirm", status_code=204, responses=refused(bad_link=404))
async def confirm(request: Request, form: LinkForm) -> None:
    """Whoever has the link reads the address, in whichever browser. It works once, for a day."""
    store = _store(request)
    if not await store.run(store.confirm_mail, form.token):
        raise Refusal("bad-link", "this link is used up or too old", 404)


@router.get("/stop/{token}", status_code=303, response_class=RedirectResponse)
async def ask_stop(token: StopToken) -> str:
    """Who follows the link in a mail is asked first: programs follow links as well."""
    return f"/mail/stop#{token}"


@router.post("/stop/{token}", status_code=204)
async def stop(request: Request, token: StopToken) -> None:
    """Send nothing more to the address. Programs that read mail do it as RFC 8058 says.

    What is stopped already stays so: nobody learns whether a link was ever good.
    """
    store = _store(request)
    await store.run(store.stop_mail, token)


# ---- browsers ----


@router.put("/push", responses=refused(**NOBODY, bad_url=422, bad_keys=422))
async def set_push(request: Request, form: PushForm, known: Here) -> RemindersOut:
    """Let this browser show notices, until its session ends."""
    await _check(request, form.endpoint)
    if not check_keys(form.keys.p256dh, form.keys.auth):
        raise Refusal("bad-keys", "nothing can be encrypted with these keys", 422)
    store = _store(request)
    await store.run(
        store.set_push,
        known.player.id,
        known.session.id,
        form.endpoint,
        form.keys.p256dh,
        form.keys.auth,
    )
    return await _told(request, known)


@router.delete("/push", responses=refused(**NOBODY))
async def clear_push(request: Request, known: Here) -> RemindersOut:
    store = _store(request)
    await store.run(store.clear_push, known.session.id)
    return await _told(request, known)


# ---- webhooks ----


@router.put("/hook", responses=refused(**NOBODY, bad_url=422))
async def set_hook(request: Request, form: HookForm, known: Here) -> RemindersOut:
    await _check(request, form.url)
    store = _store(request)
    await store.run(store.set_hook, known.player.id, form.url, form.shape)
    return await _told(request, known)


@router.delete("/hook", responses=refused(**NOBODY))
async def clear_hook(request: Request, known: Here) -> RemindersOut:
    store = _store(request)
    await store.run(store.set_hook, known.player.id, None)
    return await _told(request, known)


async def _check(request: Request, url: str) -> None:
    try:
        await _reminder(request).poster.check(url)
    except BadUrl as error:
        raise Refusal("bad-url", str(error), 422) from None


# ---- trying it out ----


@router.post("/test", status_code=202, responses=refused(**NOBODY, no_way=409))
async def test(request: Request, form: TestForm, player: Me) -> None:
    """Be told something now, on one channel."""
    store = _store(request)
    ways = await _reminder(request).ways(player.id)
    chosen = [way for way in ways if channel_of(way) == form.channel]
    if not chosen:
        raise Refusal("no-way", "there is nothing to reach you by on this channel", 409)
    moment = now()
    for way in chosen:
        notice = NoticeRow(player.id, None, moment, way, "test", moment, moment)
        await store.run(store.add_notice, notice)
