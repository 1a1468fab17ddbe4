"""When somebody wants to be told."""

from datetime import datetime

import pytest

from rulebound.server.live.timing import after_quiet, due_at
from rulebound.server.wire.reminders import QuietHours, ReminderChoices


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"{text}+00:00")


def choices(start: int, end: int, zone: str = "UTC", **more: object) -> ReminderChoices:
    quiet = QuietHours(start=start, end=end)
    return ReminderChoices.model_validate({"quiet": quiet, "zone": zone, **more})


NIGHT = (22 * 60 + 30, 7 * 60 + 30)


@pytest.mark.parametrize(
    ("moment", "due"),
    [
        ("2026-03-10T12:00", "2026-03-10T12:00"),
        ("2026-03-10T22:29", "2026-03-10T22:29"),
        ("2026-03-10T22:30", "2026-03-11T07:30"),
        ("2026-03-11T03:00", "2026-03-11T07:30"),
        ("2026-03-11T07:30", "2026-03-11T07:30"),
    ],
)
def test_quiet_hours_over_midnight(moment: str, due: str) -> None:
    assert after_quiet(choices(*NIGHT), at(moment)) == at(due)


@pytest.mark.parametrize(
    ("moment", "due"),
    [
        ("2026-03-10T12:59", "2026-03-10T12:59"),
        ("2026-03-10T13:00", "2026-03-10T15:00"),
        ("2026-03-10T15:00", "2026-03-10T15:00"),
    ],
)
def test_quiet_hours_of_an_afternoon(moment: str, due: str) -> None:
    assert after_quiet(choices(13 * 60, 15 * 60), at(moment)) == at(due)


def test_without_quiet_hours_or_with_none_of_them_it_is_told_at_once() -> None:
    moment = at("2026-03-10T03:00")
    assert after_quiet(ReminderChoices(), moment) == moment
    assert after_quiet(choices(0, 0), moment) == moment


def test_quiet_hours_are_those_of_the_persons_zone() -> None:
    tbilisi = choices(*NIGHT, zone="Asia/Tbilisi")  # four hours ahead
    assert after_quiet(tbilisi, at("2026-03-10T18:00")) == at("2026-03-10T18:00")
    assert after_quiet(tbilisi, at("2026-03-10T18:30")) == at("2026-03-11T03:30")


def test_the_end_of_quiet_hours_follows_the_clocks_when_they_are_changed() -> None:
    budapest = choices(*NIGHT, zone="Europe/Budapest")
    assert after_quiet(budapest, at("2026-03-28T23:00")) == at("2026-03-29T05:30")  # now summer
    assert after_quiet(budapest, at("2026-03-27T23:00")) == at("2026-03-28T06:30")


def test_a_summary_comes_at_its_hour_today_or_tomorrow() -> None:
    daily = ReminderChoices(daily=["mail"], at=18 * 60, zone="Europe/Athens")  # two hours ahead
    assert due_at(daily, "mail", at("2026-03-10T15:59")) == at("2026-03-10T16:00")
    assert due_at(daily, "mail", at("2026-03-10T16:00")) == at("2026-03-11T16:00")
    assert due_at(daily, "push", at("2026-03-10T15:59")) == at("2026-03-10T15:59")


def test_a_summary_within_quiet_hours_waits_for_their_end() -> None:
    daily = choices(*NIGHT, daily=["mail"], at=23 * 60)
    assert due_at(daily, "mail", at("2026-03-10T12:00")) == at("2026-03-11T07:30")
