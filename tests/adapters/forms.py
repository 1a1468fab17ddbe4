"""Every form of every game of ours that can be put into numbers."""

from typing import Final, NamedTuple

import pytest

from rulebound.adapters.tables import Seating, declared, seating
from rulebound.core.encoding import Table


class Form(NamedTuple):
    game: str
    title: str
    table: Table

    def seating(self) -> Seating:
        return seating(self.game, self.table.seats, self.table.options)


FORMS: Final = [Form(game, encoding.title, table) for game, encoding, table in declared()]

every_form = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.title + form.table.name)
