"""The scrolls that work while tricks are played: 10, 14, 16, 18, 19 and 20."""

from typing import Final

from rulebound.core.flow import Flow, Option
from rulebound.games.urbno import events
from rulebound.games.urbno.because import because
from rulebound.games.urbno.cards import COLOURS
from rulebound.games.urbno.powers import POWERS
from rulebound.games.urbno.rules import Rules
from rulebound.games.urbno.scrolls.scroll import Scroll
from rulebound.games.urbno.scrolls.window import choose_player
from rulebound.games.urbno.seam import Because
from rulebound.games.urbno.state import MODES, Certain, Play, State
from rulebound.games.urbno.taking import other_taker

_TAKE: Final = Option("certain", ("mode:take",), data=(Certain.TAKE, -1))
_REFUSE: Final = Option("certain", ("mode:refuse",), data=(Certain.REFUSE, -1))
_REFUSE_LEADING: Final = tuple(
    Option("certain", ("mode:refuse", f"colour:{name}"), data=(Certain.REFUSE, colour))
    for colour, name in enumerate(COLOURS)
)


class StealATrick(Scroll):
    """UR-15.10: the activator may take away a trick that another player has taken."""

    lasting = True
    limited = True

    def uses(self, rules: Rules) -> int:
        return rules.scroll10_uses

    def may_steal(self, s: State, winner: int) -> bool:
        return s.uses > 0 and winner != s.activator


class PlayLast(Scroll):
    """UR-15.14: the activator may wait and play last; not if they are last anyway."""

    lasting = True

    def may_wait(self, s: State) -> bool:
        if s.order[-1] == s.activator:
            return False
        leading = not s.plays and s.order[0] == s.activator
        return not leading or s.rules.scroll14_when_leading == "allowed"


class CertainTrick(Scroll):
    """UR-15.16: in one trick the activator takes it for certain, or is left out."""

    lasting = True
    limited = True

    def uses(self, rules: Rules) -> int:
        return 1

    def declarations(self, s: State, play: Play) -> tuple[Option, ...]:
        if not s.uses or play.certain:
            return ()
        return (_TAKE, *(_REFUSE_LEADING if len(s.plays) == 1 else (_REFUSE,)))

    def reactions(self, s: State) -> tuple[Option, ...]:
        if s.rules.scroll16_declared != "any_time_in_trick" or not s.uses:
            return ()
        mine = [p for p in s.plays if p.seat == s.activator]
        return (_TAKE, _REFUSE) if mine and not mine[0].certain else ()

    def declare(self, s: State, mode: Certain, colour: int) -> None:
        """On the activator's own card of the trick."""
        at = [play.seat for play in s.plays].index(s.activator)
        s.uses -= 1
        s.plays = s.plays_with(at, s.plays[at]._replace(certain=mode))
        if colour >= 0:
            s.led = colour  # UR-D35
        s.tell(
            events.Certain,
            seat=s.activator,
            mode=MODES[mode],
            colour=COLOURS[colour] if colour >= 0 else "none",
        )

    def why_winning(self, s: State, at: int) -> list[Because]:
        found = []
        for place, play in enumerate(s.plays):
            if play.certain is Certain.REFUSE and place != at and self._matters(s, at, place):
                if place == 0 and s.led != play.colour:
                    colour = COLOURS[s.led]
                    found.append(because("announced", self.rule, seat=play.seat, colour=colour))
                else:
                    found.append(because("refused", self.rule, seat=play.seat))
        return found

    def _matters(self, s: State, at: int, place: int) -> bool:
        """Whether the card, if it were not left out, would change who wins."""
        play = s.plays[place]
        led = play.colour if place == 0 else s.led
        plays = s.plays_with(place, play._replace(certain=Certain.NOT))
        return other_taker(s, at, plays=plays, led=led)


class CrystalsOnAnyCard(Scroll):
    """UR-15.18: a crystal; powers may be used on the cards of others, after their turns."""

    lasting = True

    def at_once(self, s: State, seat: int) -> Flow[None]:
        s.crystals[seat] += 1
        yield from ()

    def reactions(self, s: State) -> tuple[Option, ...]:
        play = s.plays[-1]
        if play.power >= 0 or play.locked or not s.crystals[s.activator]:  # UR-D36
            return ()
        return POWERS[play.card & 7].options(s, s.activator, play)


class FixedLeader(Scroll):
    """UR-15.19: one player leads every trick of the round."""

    lasting = True
    names_leader = True

    def at_once(self, s: State, seat: int) -> Flow[None]:
        s.named = yield from choose_player(s, seat, list(range(s.seats)))
        s.tell(events.LeaderNamed, seat=seat, to=s.named)


class AnyPower(Scroll):
    """UR-15.20: any of the eight powers on any card of the activator's."""

    lasting = True
    any_power = True


steal_a_trick: Final = StealATrick(10)
play_last: Final = PlayLast(14)
certain_trick: Final = CertainTrick(16)
crystals_on_any_card: Final = CrystalsOnAnyCard(18)
fixed_leader: Final = FixedLeader(19)
any_power: Final = AnyPower(20)
