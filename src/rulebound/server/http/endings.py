"""How a match ended, on a card to be given away."""

from dataclasses import dataclass

from rulebound.bots import table_bots
from rulebound.locale import Translator
from rulebound.server.http.cards import plain_name, said
from rulebound.server.matches.past import outcome_of
from rulebound.server.store import ChairRow, TableRow


@dataclass(frozen=True, slots=True)
class Ending:
    """What anybody may know who has the link to a finished match."""

    game: str
    language: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int | None, ...]
    """By seat; empty, or ``None``: no number tells it."""
    drawn: bool
    picture: str = ""

    @property
    def by(self) -> str:
        return said(Translator(self.language), f"{self.game}-set") or self.game

    @property
    def title(self) -> str:
        words = Translator(self.language)
        if self.winners:
            names = ", ".join(self.names[seat] for seat in self.winners)
            return words("web-table-over-others", names=names, count=len(self.winners))
        return words("web-table-over-draw" if self.drawn else "web-table-over-all-lost")

    @property
    def lines(self) -> list[str]:
        """Everybody with their points, whoever did best first."""
        told = zip(self.points, self.names, strict=False)
        known = [(points, name) for points, name in told if points is not None]
        if len(known) < len(self.names):
            return [", ".join(self.names)] if len(self.names) > 1 else []
        known.sort(key=lambda each: -each[0])
        return [f"{name}  {points}" for points, name in known]


def ending(table: TableRow, language: str, points: tuple[int | None, ...]) -> Ending | None:
    """``None``: the match is not over, or ended without a result."""
    result = table.result
    if table.status != "finished" or result is None:
        return None
    words = Translator(language)
    outcomes = [outcome_of(result, seat, points) for seat in range(table.seats)]
    chairs = zip(table.chairs, table.names, strict=True)
    return Ending(
        game=table.game,
        language=language,
        names=tuple(_name(words, chair, name) for chair, name in chairs),
        winners=tuple(seat for seat, outcome in enumerate(outcomes) if outcome == "won"),
        points=points,
        drawn="drawn" in outcomes,
    )


def _name(words: Translator, chair: ChairRow, name: str | None) -> str:
    if chair.bot is not None:
        known = table_bots().get(chair.bot)
        own = said(words, f"web-bot-{chair.bot}") or (chair.bot if known is None else known.title)
        return plain_name(own)
    return plain_name(name or "") or words("web-table-player-number", number=chair.seat + 1)
