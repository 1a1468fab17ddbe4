"""When somebody wants to be told: not during quiet hours, and on some channels once a day."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from rulebound.server.wire.reminders import Channel, ReminderChoices

A_DAY = timedelta(days=1)


def due_at(choices: ReminderChoices, channel: Channel, moment: datetime) -> datetime:
    """When what is known at a moment is told through a channel."""
    due = moment
    if channel in choices.daily:
        due = _next(choices, choices.at, moment)
    return after_quiet(choices, due)


def after_quiet(choices: ReminderChoices, moment: datetime) -> datetime:
    """The moment itself, or the end of the quiet hours in which it lies."""
    quiet = choices.quiet
    if quiet is None or quiet.start == quiet.end:
        return moment
    here = moment.astimezone(ZoneInfo(choices.zone))
    minute = here.hour * 60 + here.minute
    if quiet.start < quiet.end:
        within = quiet.start <= minute < quiet.end
    else:
        within = minute >= quiet.start or minute < quiet.end
    return _next(choices, quiet.end, moment) if within else moment


def _next(choices: ReminderChoices, minute: int, moment: datetime) -> datetime:
    """The next time that the clocks of the person's zone show a minute of the day."""
    zone = ZoneInfo(choices.zone)
    day = moment.astimezone(zone).date()
    shown = time(minute // 60, minute % 60)
    # Hours that a change of the clocks leaves out are taken for those beside them.
    first = datetime.combine(day, shown, zone).astimezone(UTC)
    if first > moment:
        return first
    return datetime.combine(day + A_DAY, shown, zone).astimezone(UTC)
