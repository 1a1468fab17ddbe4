"""The end of a match: what the page says of it is what the server knows."""

from typing import Any

from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor


def check_result(visitor: Visitor, served: Served, seat: int = 0) -> dict[str, Any]:
    """The page of this seat names the winner and everybody's score. Gives the finished table."""
    table = check_winner(visitor, served, seat)
    scores = visitor.page.locator(".bar .count b").all_inner_texts()
    true = [str(score).replace("-", "−") for score in table["result"]["scores"]]
    assert sorted(scores) == sorted(true)
    return table


def check_winner(visitor: Visitor, served: Served, seat: int = 0) -> dict[str, Any]:
    """The page of this seat says who has won. Gives the finished table."""
    table = served.table(visitor.table_id)
    assert table["status"] == "finished"
    winners, *others = table["result"]["ranking"]
    said = visitor.page.locator(".bar .result").inner_text()
    if len(table["chairs"]) == 1:
        assert said.startswith("You win." if table["result"]["scores"] == [1] else "You lose."), (
            said
        )
    elif not others and set(table["result"]["scores"]) != {1}:  # else all have won together
        assert said.startswith("Nobody wins"), said
    elif not winners:
        assert said.startswith("Everyone loses."), said
    elif seat in winners:
        assert said.startswith("You "), said
    else:
        assert " win" in said, said
        assert not said.startswith("You "), said
    return table
