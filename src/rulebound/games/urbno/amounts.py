"""Options that are a number, up or down."""

from rulebound.core.flow import Option
from rulebound.games.urbno.seam import AmountFields


class Amount(Option):
    """So many cubes on a card, or so much more or less on the trick count."""

    __slots__ = ()

    def __init__(self, kind: str, amount: int) -> None:
        super().__init__(kind, (), f"{kind} {amount:+d}", amount)

    @property
    def fields(self) -> AmountFields:
        return {"amount": self.data}
