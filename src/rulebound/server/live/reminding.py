"""People who are away are told that it is their move, and that a match has ended.

Tables say when to look at them (``tables.remind``). What has to be told becomes a notice in the
store, once a turn and channel; notices that are due are claimed, told and marked.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, cast

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from rulebound.locale import LANGUAGES
from rulebound.server.live.beat import Beat
from rulebound.server.live.timing import after_quiet, due_at
from rulebound.server.logs import logger
from rulebound.server.sending import mail, webhook, words
from rulebound.server.sending.errors import Declined, Failed, Gone
from rulebound.server.sending.post import Poster
from rulebound.server.sending.push import Pusher, new_key
from rulebound.server.store import (
    AccountChange,
    ChairRow,
    NoticeKind,
    NoticeRow,
    PlayerRow,
    ReminderRow,
    TableRow,
    now,
)
from rulebound.server.wire.reminders import CHANNELS, Channel, ReminderChoices, Shape

if TYPE_CHECKING:
    from rulebound.server.live.rooms import Rooms

SWEEP_SECONDS: Final = 5.0
LEASE: Final = timedelta(minutes=3)
"""So long another process leaves alone what this one is telling."""
LOOK_AGAIN: Final = timedelta(minutes=1)
"""So long nothing is told to somebody who is looking."""
LATER: Final = timedelta(hours=1)
"""So long a table is left alone that something is wrong with."""
AT_ONCE: Final = 16
PAUSES: Final = tuple(timedelta(minutes=m) for m in (1, 5, 20, 60, 180, 360))
"""Before something that failed is tried again; the last one again and again."""
GIVEN_UP: Final = timedelta(days=3)
"""After so long what could not be told is old news."""
REMEMBERED: Final = timedelta(days=30)
"""So long it is known what was told."""
CLEAN_SWEEPS: Final = 720

Told = list[tuple[NoticeRow, TableRow]]


class Reminder:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._config = rooms.services.config
        self._store = rooms.services.store
        self._address = self._config.address.rstrip("/")
        self._sweeps = 0
        self._asked: set[str] = set()
        """Tables of which other processes were asked who looks at them."""
        self._beat = Beat("reminder", self.sweep, lambda: SWEEP_SECONDS)
        self.poster: Poster
        self.pusher: Pusher

    async def open(self) -> None:
        """Get ready to tell something."""
        self.poster = Poster(self._config)
        key = await self._store.run(self._store.secret, "push", new_key)
        self.pusher = Pusher(self._config, key)

    async def start(self) -> None:
        await self.open()
        self._beat.start()

    async def stop(self) -> None:
        await self._beat.stop()
        await self.poster.close()

    async def sweep(self) -> bool:
        """Look at the tables that want it, and tell all that is due."""
        store, moment = self._store, now()
        for table_id in await store.run(store.remindable, moment):
            await self._look(table_id, moment)
        while await store.run(store.find_recoveries):
            await asyncio.sleep(0)
        more = True
        while more:
            groups = await store.run(store.claim, store.name, now() + LEASE, now(), AT_ONCE)
            await asyncio.gather(*(self._tell(group) for group in groups))
            more = len(groups) == AT_ONCE
        if self._sweeps % CLEAN_SWEEPS == 0:
            while await store.run(store.forget_notices, moment - REMEMBERED):
                await asyncio.sleep(0)
        self._sweeps += 1
        return False

    # ---- what has to be told ----

    async def _look(self, table_id: str, moment: datetime) -> None:
        store = self._store
        table = await store.run(store.table, table_id)
        if table is None:
            return
        try:
            notices, again = await self._found(table, moment)
        except SQLAlchemyError:
            raise
        except Exception as error:  # one table must not keep the others waiting
            logger.error("reminder", table=table_id, exc_info=error)
            notices, again = [], moment + LATER
        await store.run(store.remind, table_id, table.seq, notices, again)

    async def _found(
        self, table: TableRow, moment: datetime
    ) -> tuple[list[NoticeRow], datetime | None]:
        """What has to be told of a table, and when to look at it again."""
        notices: list[NoticeRow] = []
        again: datetime | None = None
        if table.status == "running" and table.turn is not None and table.since is not None:
            chair = table.chairs[table.turn]
            reminders, choices = await self._wanted(chair, "move")
            if reminders is not None:
                away = max(table.since, chair.seen or table.since)
                again = away + timedelta(minutes=choices.away)
                if again <= moment and self._knows(table):
                    again = moment + LOOK_AGAIN
                    if not self._looks(table, chair):
                        since = table.since
                        notices = await self._notices(
                            reminders, choices, table.id, "move", since, moment
                        )
                        again = None
        elif table.status == "finished" and table.ended is not None:
            if not self._knows(table):
                return [], moment
            for chair in table.chairs:
                reminders, choices = await self._wanted(chair, "ended")
                if reminders is not None and not self._looks(table, chair):
                    notices += await self._notices(
                        reminders, choices, table.id, "ended", table.ended, moment
                    )
        return notices, again

    async def _wanted(
        self, chair: ChairRow, kind: NoticeKind
    ) -> tuple[ReminderRow | None, ReminderChoices]:
        """What somebody wants to be told, if it is something of that kind."""
        if chair.kind == "person" and chair.player_id is not None:
            found = await self._store.run(self._store.reminders, chair.player_id)
            choices = choices_of(found)
            if found is not None and getattr(choices, kind):
                return found, choices
        return None, ReminderChoices()

    async def _notices(
        self,
        reminders: ReminderRow,
        choices: ReminderChoices,
        table_id: str,
        kind: NoticeKind,
        began: datetime,
        moment: datetime,
        about: str | None = None,
    ) -> list[NoticeRow]:
        """One for each way there is to the player."""
        ways = await self.ways(reminders.player_id)
        return [
            NoticeRow(
                player_id=reminders.player_id,
                table_id=table_id,
                began=began,
                channel=way,
                kind=kind,
                about=about,
                due=due_at(choices, channel_of(way), moment),
                created=moment,
            )
            for way in ways
            if channel_of(way) in getattr(choices, kind)
        ]

    async def challenged(self, player_id: str, table_id: str, by: str) -> None:
        """Somebody is asked to sit down at a table: tell them, if they want to be told."""
        store, moment = self._store, now()
        reminders = await store.run(store.reminders, player_id)
        choices = choices_of(reminders)
        if reminders is None or not choices.invited:
            return
        notices = await self._notices(
            reminders, choices, table_id, "invited", moment, moment, about=by
        )
        for notice in notices:
            await store.run(store.add_notice, notice)

    async def ways(self, player_id: str) -> list[str]:
        """All ways there are to a player."""
        store = self._store
        ways = [f"push:{push.id}" for push in await store.run(store.pushes, player_id)]
        row = await store.run(store.reminders, player_id)
        if row is not None and row.mail_confirmed is not None and self._config.smtp_url:
            ways.append("mail")
        if row is not None and row.hook is not None:
            ways.append("hook")
        return ways

    def _knows(self, table: TableRow) -> bool:
        """Whether other processes had the time to say who looks; at the next sweep they had."""
        if not self._store.postgres or table.id in self._asked:
            self._asked.discard(table.id)
            return True
        self._asked.add(table.id)
        self._rooms.services.pubsub.ask_presence(table.id)
        return False

    def _looks(self, table: TableRow, chair: ChairRow) -> bool:
        return chair.seat in self._rooms.looking(table.id)

    # ---- telling it ----

    async def _tell(self, group: Sequence[NoticeRow]) -> None:
        """Tell a player what is due on one channel, and mark it."""
        store, moment = self._store, now()
        first = group[-1]  # of several links that were asked for the last one counts
        reminders = await store.run(store.reminders, first.player_id)
        due, told = await self._still(group, reminders, moment)
        if not told and first.table_id is not None:
            await self._mark(due, "dropped")
            return
        try:
            await self._send(first, reminders, told, due)
        except Gone:
            await store.run(store.forget_push, first.channel.partition(":")[2])
            outcome = "dropped"
        except Declined as error:
            logger.warning("reminder", channel=channel_of(first.channel), status=error.status)
            outcome = "dropped"
        except Failed as error:
            logger.warning("reminder", channel=channel_of(first.channel), error=str(error))
            await self._again(due, moment)
            outcome = "failed"
        except SQLAlchemyError:
            raise
        except Exception as error:
            logger.error("reminder", channel=channel_of(first.channel), exc_info=error)
            await self._again(due, moment)
            outcome = "failed"
        else:
            outcome = "sent"
        self._rooms.services.metrics.reminders.labels(channel_of(first.channel), outcome).inc()
        if outcome != "failed":
            await self._mark(due, outcome)

    async def _mark(self, notices: Sequence[NoticeRow], state: str) -> None:
        store = self._store
        if notices:
            await store.run(store.settle, [notice.id for notice in notices], store.name, state)

    async def _again(self, notices: Sequence[NoticeRow], moment: datetime) -> None:
        """Try again later what has failed, unless it is too old."""
        store = self._store
        old = [notice for notice in notices if moment - notice.created > GIVEN_UP]
        await self._mark(old, "dropped")
        for notice in notices:
            if notice not in old:
                due = moment + PAUSES[min(notice.tries, len(PAUSES) - 1)]
                await store.run(store.postpone, [notice.id], store.name, due, failed=True)

    async def _still(
        self, group: Sequence[NoticeRow], reminders: ReminderRow | None, moment: datetime
    ) -> tuple[list[NoticeRow], Told]:
        """What is to be told now, and of which tables; the rest is dropped or told later."""
        store, choices = self._store, choices_of(reminders)
        due: list[NoticeRow] = []
        told: Told = []
        for notice in group:
            if notice.table_id is None:
                due.append(notice)
                continue
            table = await store.run(store.table, notice.table_id)
            chair = None if table is None else table.chair_of(notice.player_id)
            wanted = channel_of(notice.channel) in getattr(choices, notice.kind)
            if table is None or not wanted or not await self._holds(notice, table, chair):
                await self._mark([notice], "dropped")
                continue
            later = after_quiet(choices, moment)
            if later == moment and chair is not None and self._looks(table, chair):
                later = moment + LOOK_AGAIN
            if later > moment:
                await store.run(store.postpone, [notice.id], store.name, later, failed=False)
                continue
            due.append(notice)
            told.append((notice, table))
        return due, told

    async def _holds(self, notice: NoticeRow, table: TableRow, chair: ChairRow | None) -> bool:
        """Whether it is still as a notice says."""
        store = self._store
        if notice.kind == "invited":
            asked = await store.run(store.is_challenged, table.id, notice.player_id)
            return asked and table.status == "open"
        return chair is not None and _holds(notice, table, chair)

    async def _send(
        self,
        first: NoticeRow,
        reminders: ReminderRow | None,
        told: Told,
        due: Sequence[NoticeRow],
    ) -> None:
        store, address = self._store, self._address
        player = await store.run(store.player, first.player_id)
        if player is None:
            raise Declined("nobody is there")
        language = player.settings.get("language")
        if language not in LANGUAGES:
            language = "en"
        if first.kind == "confirm":
            await self._send_link(first, language)
            return
        if first.kind == "recover":
            await self._send_recovery(first, player, language)
            return
        if first.kind == "changed":
            changes = [cast(AccountChange, notice.about) for notice in due]
            link = f"{address}/recover"
            message = words.of_changes(language, link, player.login or "", changes)
            await mail.send(self._config, _confirmed(reminders), message)
            return
        stop = "" if reminders is None else f"{address}/api/reminders/stop/{reminders.mail_stop}"
        if first.kind == "test":
            message = words.of_test(language, address, stop)
        else:
            message = words.of_tables(language, told, address, stop)
        match channel_of(first.channel):
            case "mail":
                await mail.send(self._config, _confirmed(reminders), message)
            case "push":
                push_id = first.channel.partition(":")[2]
                push = await store.run(store.push, first.player_id, push_id)
                if push is None:
                    raise Declined("the browser is not known any more")
                await self.pusher.send(self.poster, push, message)
            case "hook":
                await self._send_hook(reminders, message)

    async def _send_link(self, notice: NoticeRow, language: str) -> None:
        """Ask whoever reads an address whether they want to be told anything there."""
        store, to = self._store, notice.about or ""
        token = await store.run(store.new_link, notice.player_id, to)
        if token is None:
            raise Declined("another address was given")
        link = f"{self._address}/mail/confirm#{token}"
        await mail.send(self._config, to, words.of_link(language, link))

    async def _send_recovery(self, notice: NoticeRow, player: PlayerRow, language: str) -> None:
        """Let the holder of an account choose a new password."""
        store = self._store
        made = await store.run(store.new_recovery_link, player.id, notice.about or "")
        if made is None or player.login is None:
            raise Declined("another address was given")
        token, to = made
        link = f"{self._address}/recover#{token}"
        await mail.send(self._config, to, words.of_recovery(language, link, player.login))

    async def _send_hook(self, reminders: ReminderRow | None, message: words.Message) -> None:
        if reminders is None or reminders.hook is None:
            raise Declined("there is no webhook")
        store, url, shape = self._store, reminders.hook, reminders.hook_shape
        status = 0
        try:
            status = await webhook.send(self.poster, url, cast(Shape, shape or "json"), message)
        except Failed as error:
            status = error.status
            raise
        finally:
            await store.run(store.note_hook, reminders.player_id, url, status)


def choices_of(reminders: ReminderRow | None) -> ReminderChoices:
    """What was chosen, as far as this version still knows it."""
    if reminders is None or reminders.choices is None:
        return ReminderChoices()
    try:
        return ReminderChoices.model_validate(reminders.choices)
    except ValidationError:
        return ReminderChoices()


def _confirmed(reminders: ReminderRow | None) -> str:
    """The address at which somebody wants to be told something."""
    if reminders is None or reminders.mail is None or reminders.mail_confirmed is None:
        raise Declined("there is no confirmed address")
    return reminders.mail


def channel_of(way: str) -> Channel:
    found = way.partition(":")[0]
    return next(channel for channel in CHANNELS if channel == found)


def _holds(notice: NoticeRow, table: TableRow, chair: ChairRow) -> bool:
    """Whether a match still stands as a notice says."""
    if notice.kind == "ended":
        return table.status == "finished"
    return table.status == "running" and table.turn == chair.seat and table.since == notice.began
