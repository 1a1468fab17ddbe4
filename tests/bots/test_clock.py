"""How long a bot may still think."""

from math import inf

from rulebound.bots.clock import SAFETY, Clock


class Hands:
    """The hands of a clock, which a test moves."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def test_it_is_late_when_its_share_of_the_time_is_over() -> None:
    hands = Hands()
    clock = Clock(10, hands)
    hands.at = 5
    assert clock.late(0.5)
    assert not clock.late()
    hands.at = 10 * (1 - SAFETY)
    assert clock.late()


def test_without_seconds_it_is_never_late() -> None:
    assert not Clock(None, Hands()).late()


def test_a_twin_counts_on_from_what_was_left() -> None:
    hands = Hands()
    clock = Clock(10, hands)
    hands.at = 4
    left = clock.left()
    hands.at = 100
    clock.restart(left)
    assert not clock.late()
    hands.at = 106
    assert clock.late()


def test_a_thought_that_was_broken_off_is_late_also_if_it_is_counted_again() -> None:
    hands = Hands()
    clock = Clock(10, hands)
    hands.at = inf
    assert clock.stopped
    assert clock.late()
    clock.restart(clock.left())
    assert clock.late()
