"""The example of a learner: its table, its curve, and that it learns at all."""

from pathlib import Path

import numpy as np
import pytest

from rulebound_ppo import curve
from rulebound_ppo.table import MOST, Cut, table


def test_the_learner_plays_whole_matches_at_its_cut_table() -> None:
    duel = table()
    rng = np.random.default_rng(3)
    for seed in range(3):
        observed, _ = duel.reset(seed=seed)
        over = False
        while not over:
            assert duel.observation_space.contains(observed)
            masks = duel.action_masks()
            offered = len(duel.unwrapped.match.decision.options)
            assert masks.shape == (MOST,)
            assert masks.sum() == min(offered, MOST)
            # what the network takes for an option is one
            assert (observed["options"].any(-1) == masks).all()
            observed, payoff, over, _, info = duel.step(rng.choice(np.flatnonzero(masks)))
            assert not info["refused"]
        assert payoff in (-1, 0, 1)


def test_options_beyond_the_last_one_it_looks_at_are_not_offered() -> None:
    narrow = Cut(table().env, most=2)
    observed, _ = narrow.reset(seed=1)
    assert observed["options"].shape[0] == narrow.action_space.n == len(narrow.action_masks()) == 2


def test_a_table_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match=r"no table rulebound/Chess-v0.*TashKalarDuel"):
        table("rulebound/Chess-v0")


def test_a_draw_is_half_a_win_and_the_curve_is_read_as_it_was_written(tmp_path: Path) -> None:
    tested = curve.Tested.of(1000, 1.234, "random", [1, 1, 0, -1])
    assert (tested.won, tested.matches, tested.share) == (2.5, 4, 0.625)
    low, high = tested.interval
    assert 0 < low < 0.625 < high < 1
    assert str(tested) == "    1,000 choices,   1.2 min:  62% of 4 against random (22% to 91%)"
    curve.write(tmp_path / "curve.csv", [tested])
    assert curve.read(tmp_path / "curve.csv") == [tested]


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra rulebound-ppo[learn]")
    tests = [curve.Tested.of(1000 * n, n, "random", [1] * n + [-1]) for n in range(1, 4)]
    curve.draw(tmp_path / "curve.svg", tests, "A Duel")
    picture = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    curve.draw(tmp_path / "again.svg", tests, "A Duel")
    assert picture.startswith("<?xml")
    assert picture == (tmp_path / "again.svg").read_text(encoding="utf-8")


def test_training_changes_the_learner_and_keeps_it(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="needs the extra rulebound-ppo[learn]")
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 (only where it is installed)

    from rulebound_ppo.train import train  # noqa: PLC0415

    train(tmp_path, minutes=0.001, stage=4096, matches=4)
    tests = curve.read(tmp_path / "curve.csv")
    assert [tested.choices for tested in tests] == [0, 4096]
    kept = MaskablePPO.load(tmp_path / "learner.zip")
    assert kept.num_timesteps == 4096
