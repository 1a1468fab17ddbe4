"""Who wins and loses together, in every game."""

import pytest

import rulebound

SIDES = [
    ("tashkalar", 2, {"form": "high_form"}, [(0,), (1,)]),
    ("tashkalar", 3, {"form": "melee"}, [(0,), (1,), (2,)]),
    ("tashkalar", 4, {"form": "high_form", "teams": True}, [(0, 2), (1, 3), (0, 2), (1, 3)]),
    ("urbno", 3, {}, [(0,), (1,), (2,)]),
    ("urbno", 4, {"pairs": True}, [(0, 2), (1, 3), (0, 2), (1, 3)]),
    ("homm3", 2, {"form": "skirmish"}, [(0,), (1,)]),
]


@pytest.mark.parametrize(("game", "seats", "options", "allies"), SIDES)
def test_who_wins_and_loses_together(
    game: str, seats: int, options: dict[str, object], allies: list[tuple[int, ...]]
) -> None:
    match = rulebound.game(game).start(seats=seats, options=options, seed=1)
    assert [match.allies(seat) for seat in range(seats)] == allies


def test_on_the_map_those_of_one_side_are_allies() -> None:
    """H3-1.9: in every scenario, whoever is a friend has the same friends."""
    match = rulebound.game("homm3").start(seats=1, options={"form": "scenario"}, seed=1)
    assert match.allies(0) == (0,)
