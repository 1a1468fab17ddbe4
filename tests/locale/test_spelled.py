"""What a game says is found in its code."""

from tests.locale.spelled import Spelled

ASKING = '''
KEEP = "keep"
THROWN = {"card": "throw", "unit": "throw-unit"}

def pick(seat, cards, kind="card"):
    def build():
        return [Option(kind, card) for card in cards]

def ask(what): return Text(f"chess-ask-{what}")

def doubt(seat): return pick(seat, (), KEEP)

class Raise(Option):
    def __init__(self, amount): super().__init__("raise", amount)

class Fold(Option):
    pass

class Use:
    """Something to do: message ``chess-use-<name>``."""
    cost: int
    name: str
'''
TURN = """
KEEP = "something else"

def turn(piece):
    pick(0, hand, kind="move" if piece else "pass")
    ask("mate")
    Fold("fold")
    Use(3, "castle")
    return Text("chess-why-pinned")

def end(reason): return Text(f"chess-over-{worded(reason)}")

def worded(reason): return "stalemate"
"""


def test_ids_are_found_where_their_ends_are_handed_on() -> None:
    options = ("card", "keep", "move", "pass", "raise", "fold")
    others = {"chess-ask-mate", "chess-use-castle", "chess-why-pinned"}
    found = Spelled("chess", [ASKING, TURN])
    assert found.ids == {*(f"chess-option-{kind}" for kind in options), *others}


def test_all_values_of_a_table_are_said() -> None:
    found = Spelled("chess", [ASKING + "def drop(it): plain(THROWN[it])"])
    assert {"chess-option-throw", "chess-option-throw-unit"} <= found.ids


def test_an_end_that_is_worked_out_is_some_constant() -> None:
    found = Spelled("chess", [TURN])
    assert found.may_use("chess-over-stalemate")
    assert not found.may_use("chess-over-draw")
    assert not found.may_use("chess-option-stalemate")


def test_of_two_functions_of_one_name_nothing_is_demanded() -> None:
    found = Spelled("chess", [ASKING, "def ask(what): ...", 'def rest(): ask("sleep")'])
    assert "chess-ask-sleep" not in found.ids
    assert found.may_use("chess-ask-sleep")
