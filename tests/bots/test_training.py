"""From self-play to weights."""

import pytest

import rulebound
from rulebound import RuleboundError
from rulebound.bots.training import Sample, fitted, learn, log_loss, self_play
from rulebound.core.insight import squashed
from rulebound.core.rng import Rng


def samples(weights: list[float], count: int) -> list[Sample]:
    """Tables whose results follow from known weights."""
    rng = Rng(3)
    found = []
    for number in range(count):
        features = tuple(rng.below(200) / 100 - 1 for _ in weights)
        chance = squashed(sum(w * f for w, f in zip(weights, features, strict=True)))
        found.append(Sample("high_form", number, features, float(rng.below(1000) < 1000 * chance)))
    return found


def test_the_regression_finds_the_weights_behind_the_results() -> None:
    true = [2.0, -1.0, 0.0]
    rows = samples(true, 3000)
    found = fitted(rows, [0.0] * 3)
    assert found == pytest.approx(true, abs=0.25)
    assert log_loss(rows, found) < log_loss(rows, [0.0] * 3) - 0.1
    assert log_loss(rows, [0.0] * 3) == pytest.approx(0.6931, abs=1e-3)


def test_self_play_teaches_the_same_again() -> None:
    game = rulebound.game("tashkalar")
    options = {"form": "first_game"}
    runs = [
        [row for match in self_play(game, 2, options, 2, seed=7) for row in match] for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert {row.match for row in runs[0]} == {0, 1}
    assert {row.result for row in runs[0]} <= {0.0, 0.5, 1.0}


def test_what_was_learnt_tells_how_much_better_it_is() -> None:
    game = rulebound.game("tashkalar")
    assert game.advisor.insight is not None
    count = len(game.advisor.insight.judgement.features)
    rows = samples([1.0] + [0.0] * (count - 1), 600)
    (learnt,) = learn(game, rows)
    assert learnt.kind == "high_form"
    assert learnt.tables == 600
    assert learnt.after < learnt.before
    old = game.advisor.insight.judgement.weights["high_form"][0]
    assert 0.5 < learnt.weights["points"] < old
    with pytest.raises(RuleboundError, match="too few"):
        learn(game, rows[:1])
