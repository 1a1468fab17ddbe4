"""Matches in numbers: of a fixed shape, and nothing that a seat may not know."""

import random
from dataclasses import replace
from itertools import chain

import numpy as np
import pytest

import rulebound
from rulebound.adapters.encoding import ASKED, ROW, Encoder, Observation
from rulebound.adapters.tables import encoding_of, payoffs, seating
from rulebound.core.encoding import Many, Number, OneOf, Part, Places, Rows, Word, code
from rulebound.core.errors import BadOption, IllegalChoice, RuleboundError
from rulebound.core.match import Match
from tests.adapters.forms import FORMS, Form, every_form
from tests.games.conformance import Steps, walk
from tests.seeds import Seeds


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


@every_form
def test_matches_that_look_the_same_to_a_seat_are_the_same_numbers(
    form: Form, seeds: Seeds
) -> None:
    seated = form.seating()
    encoder = Encoder(seated.game)
    for seed in seeds(2):
        begun = seated.start(seed)
        for match in chain((begun,), walk(begun, Steps(seed, 400, 0.05))):
            for seat in range(match.seats):
                real = encoder.observe(match, seat)
                for world in range(2):
                    assert same(real, encoder.observe(match.imagine(seat, world), seat))


@every_form
def test_numbers_have_a_fixed_shape_and_lie_between_minus_one_and_one(
    form: Form, seeds: Seeds
) -> None:
    seated = form.seating()
    encoder = Encoder(seated.game)
    for seed in seeds(2):
        for match in walk(seated.start(seed), Steps(seed, 600, 0.1)):
            assert match.decision is not None
            assert len(match.decision.options) <= encoder.bound
            for seat in range(match.seats):
                told = encoder.observe(match, seat)
                assert told["observation"].shape == (encoder.width,)
                assert told["options"].shape == (encoder.bound, ROW)
                assert all(np.abs(told[part]).max() <= 1 for part in told)
                assert all(np.isfinite(told[part]).all() for part in told)


@every_form
def test_only_whoever_chooses_sees_options_and_each_has_a_row_of_its_own(form: Form) -> None:
    seated = form.seating()
    encoder = Encoder(seated.game)
    for match in walk(seated.start(5), Steps(5, 300, 0.1)):
        assert match.decision is not None
        for seat in range(match.seats):
            told = encoder.observe(match, seat)
            count = len(match.decision.options) if match.decision.seat == seat else 0
            assert told["action_mask"].sum() == count
            assert told["action_mask"][:count].all()
            assert told["observation"][0] == (count > 0)
            assert len(np.unique(told["options"][:count], axis=0)) == count
            assert not told["options"][count:].any()


@every_form
def test_a_choice_that_a_seat_sees_changes_its_numbers(form: Form) -> None:
    """What can be seen is written: few choices leave the chooser's own numbers as they were."""
    seated = form.seating()
    encoder = Encoder(seated.game)
    changed = list[bool]()
    match, rng = seated.start(8), random.Random(8)
    while match.decision is not None and match.seq < 150:
        seat = match.decision.seat
        before = encoder.encoding.numbers(match.view(seat))
        match.choose(rng.randrange(len(match.decision.options)))
        changed.append(before != encoder.encoding.numbers(match.view(seat)))
    assert sum(changed) > 0.7 * len(changed)


def test_a_thing_has_the_same_code_in_a_view_and_in_an_option() -> None:
    row = Encoder(rulebound.game("tashkalar"))._row("place", ("sq:e5",), "place e5")
    numbers = np.frombuffer(row, np.float32)
    assert np.allclose(numbers[17:25], code("sq:e5"))
    assert np.array_equal(numbers[25:27], (0, 0))  # the middle of the board
    assert code("sq:e5") != code("sq:e6")


def test_the_number_at_the_end_of_a_notation_is_written() -> None:
    encoder = Encoder(rulebound.game("urbno"))
    amounts = {n: np.frombuffer(encoder._row("cubes", (), f"cubes {n}"), np.float32)[16]
               for n in ("+3", "-2", "now")}  # fmt: skip
    assert np.allclose([amounts["+3"], amounts["-2"], amounts["now"]], [0.3, -0.2, 0])


def test_options_beyond_the_bound_cannot_be_taken() -> None:
    match = seating("tashkalar", None, {"form": "first_game"}).start(1)
    encoder = Encoder(match.game)
    encoder.bound = 3
    assert match.decision is not None
    assert len(match.decision.options) > 3
    assert encoder.actions(match) == 3
    assert encoder.observe(match, match.decision.seat)["action_mask"].tolist() == [1, 1, 1]
    assert encoder.option(match, np.int64(2)) == match.decision.options[2]
    for wrong in (3, -1):
        with pytest.raises(IllegalChoice, match="cannot be taken"):
            encoder.option(match, wrong)


@pytest.mark.parametrize("game", sorted({form.game for form in FORMS}))
def test_every_number_of_an_observation_has_a_name_of_its_own(game: str) -> None:
    encoder = Encoder(rulebound.game(game))
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.width
    assert names[ASKED - 1] == "asked~7"


def test_own_pieces_are_written_in_the_same_way_for_both_players() -> None:
    """TK-0.3: whoever looks sees their own pieces as their own."""
    match = seating("tashkalar", None, {"form": "duel"}).start(2)
    rng = random.Random(2)
    while match.seq < 40:
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    encoder = Encoder(match.game)
    names = encoder.names()
    views = [encoder.observe(match, seat)["observation"] for seat in (0, 1)]
    own = [names.index(name) for name in names if name.endswith("].away=0") and "board" in name]
    others = [n + 1 for n in own]
    assert views[0][own].sum() > 0
    assert np.array_equal(views[0][own], views[1][others])
    assert np.array_equal(views[0][others], views[1][own])


def test_columns_write_what_they_say() -> None:
    sheet = Part(
        "",
        Number("n", 4),
        OneOf("one", ("a", "b")),
        Many("many", ("x", "y"), 2),
        Rows("rows", 2, Number("n")),
        Places("board", "at", ("p", "q"), Number("n")),
        Part("part", Number("n")),
        Word("word", "card"),
    )
    view = {
        "n": 8,
        "one": "b",
        "many": ["y", "z"],
        "rows": [{"n": 1}, {"n": -1}, {"n": 1}],
        "board": [{"at": "q", "n": 0.5}, {"at": "elsewhere", "n": 1}],
        "part": None,
        "word": "knight",
    }
    encoding = replace(encoding_of(rulebound.game("urbno")), sheet=sheet, arrange=lambda view: view)
    numbers = encoding.numbers(view).tolist()
    assert numbers[:12] == [1, 0, 1, 0, 0.5, 1, 1, 1, -1, 0, 0.5, 0]
    assert np.allclose(numbers[12:], code("card:knight"))
    assert list(sheet.names())[:7] == ["n", "one=a", "one=b", "many*x", "many*y", "rows[0]",
                                       "rows[0].n"]  # fmt: skip


# ---- tables and payoffs ----


def test_without_a_number_of_seats_the_smallest_that_fits_is_taken() -> None:
    assert seating("tashkalar", None, {"form": "duel"}).seats == 2
    assert seating("tashkalar", None, {"form": "melee"}).seats == 3
    assert seating("homm3", None, {"form": "scenario", "scenario": "brothers_in_arms"}).seats == 4


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(BadOption, match="melee"):
        seating("tashkalar", 2, {"form": "melee"})
    with pytest.raises(BadOption, match="nonsense"):
        seating("urbno", None, {"nonsense": 1})
    with pytest.raises(RuleboundError, match="no game"):
        seating("chess", None, {})


class Ended(Match):
    """A match of which only the end matters."""

    def __init__(self, ranking: tuple[tuple[int, ...], ...], allies: tuple[tuple[int, ...], ...]):
        self.setup = replace(seating("urbno", 2, {}).start(1).setup, seats=len(allies))
        self._ranking, self._allied = ranking, allies

    @property
    def result(self) -> rulebound.Result:
        return rulebound.Result(self._ranking, (), rulebound.Text("over"))

    def allies(self, seat: int) -> tuple[int, ...]:
        return self._allied[seat]


EACH = tuple((seat,) for seat in range(4))


@pytest.mark.parametrize(
    ("ranking", "allies", "paid"),
    [
        (((1,), (0,)), EACH[:2], (-1, 1)),
        (((0, 1),), EACH[:2], (0, 0)),
        (((2,), (0,), (1,)), EACH[:3], (0, -1, 1)),
        (((0, 1), (2,)), EACH[:3], (0.5, 0.5, -1)),
        (((1, 3), (0, 2)), ((0, 2), (1, 3), (0, 2), (1, 3)), (-1, 1, -1, 1)),
        (((0,),), EACH[:1], (1,)),
        (((), (0,)), EACH[:1], (-1,)),
        (((), (0, 1)), ((0, 1), (0, 1)), (-1, -1)),
        (((0, 1),), ((0, 1), (0, 1)), (1, 1)),
    ],
)
def test_payoffs_compare_a_seat_with_its_rivals(
    ranking: tuple[tuple[int, ...], ...],
    allies: tuple[tuple[int, ...], ...],
    paid: tuple[float, ...],
) -> None:
    assert payoffs(Ended(ranking, allies)) == paid


def test_nothing_is_paid_before_the_end() -> None:
    assert payoffs(seating("urbno", 3, {}).start(1)) == (0, 0, 0)
