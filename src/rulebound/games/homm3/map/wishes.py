"""In which windows a seat wants to be asked (H3-16.21): it says so beside any decision."""

from rulebound.core.flow import Option
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import WINDOWS
from rulebound.games.homm3.seam.options import Telling


def wishes(s: State, seat: int) -> tuple[Option, ...]:
    """For every window whether to be asked there from now on, or not any more."""
    wants = s.map.realms[seat].wants
    return tuple(
        Telling("unwant" if name in wants else "want", (f"window:{name}",)) for name in WINDOWS
    )


def wish(s: State, seat: int, option: Option) -> None:
    realm = s.map.realms[seat]
    name = option.refs[0].partition(":")[2]
    realm.wants = realm.wants | {name} if option.kind == "want" else realm.wants - {name}
