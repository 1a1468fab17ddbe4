"""What a helpful friend who sees only what the seat sees would point out now."""

from rulebound.games.urbno.cards import CODES, COLOURS, cards_in
from rulebound.games.urbno.forecast import cards, on_table
from rulebound.games.urbno.layout import playable
from rulebound.games.urbno.powers import POWERS
from rulebound.games.urbno.progress import progress
from rulebound.games.urbno.scrolls import active
from rulebound.games.urbno.scrolls.scroll import NO_SCROLL
from rulebound.games.urbno.seam import Helps, Putting
from rulebound.games.urbno.state import MODES, Phase, State
from rulebound.games.urbno.terms import RankName
from rulebound.games.urbno.trick import announcing, lay, to_play
from rulebound.games.urbno.winning import replaced, silenced, tags, winning


def helps(s: State, seat: int | None) -> Helps:
    """What is public for everybody; besides, for the player whose turn it is, what the cards do."""
    if s.phase == Phase.ANNOUNCE:
        return {}
    found: Helps = {"progress": progress(s, seat), "replaced": replaced(s)}
    if s.phase != Phase.TRICKS or s.trick > s.tricks:
        return found
    found["winning"] = winning(s)
    found["tags"] = tags(s)
    found["silenced"] = silenced(s)
    found["idle"] = _idle(s)
    if to_play(s) >= 0:
        found["putting"] = _putting(s, to_play(s))
    if seat is not None and seat == to_play(s):
        found["cards"] = cards(s, seat)
    elif seat is not None and seat == announcing(s):
        found["announce"] = {"card": CODES[s.plays[-1].card], **on_table(s, seat)}
    return found


def _putting(s: State, seat: int) -> Putting:
    """Everybody can see this much; it is the same for all cards but for their ranks."""
    trial = s.copy()
    lay(trial, seat, cards_in(playable(s, seat))[0], with_assassin=False)
    play = trial.plays[-1]
    scroll = active(s) if s.activator == seat else NO_SCROLL
    powers = s.crystals[seat] and not play.locked
    return {
        "cubes": 0 if play.locked else s.cubes[seat],
        "powers": [p.name for p in POWERS if powers and p.available(trial, seat)],
        "any_power": scroll.any_power,
        "declarations": [
            {"mode": MODES[mode], "colour": COLOURS[colour] if colour >= 0 else None}
            for mode, colour in (option.data for option in scroll.declarations(trial, play))
        ],
    }


def _idle(s: State) -> list[RankName]:
    """Powers that would change nothing on the card in question, the last of the trick (UR-D16)."""
    last = len(s.plays) + (to_play(s) >= 0) == s.seats
    return [power.name for power in POWERS if power.for_later_cards and last]
