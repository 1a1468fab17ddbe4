"""The lobby of the web client offers the heroes of the chosen faction."""

import re
from pathlib import Path

from rulebound.games.homm3.model.heroes import HEROES

LIST = Path(__file__).parents[3] / "web" / "src" / "games" / "homm3" / "set" / "heroes.ts"


def test_the_lobby_knows_every_hero_by_faction() -> None:
    rows = re.findall(r"^  (\w+): \[([^\]]*)\],$", LIST.read_text(encoding="utf-8"), re.MULTILINE)
    offered = {faction: re.findall(r"'(\w+)'", heroes) for faction, heroes in rows}
    led: dict[str, list[str]] = {}
    for hero in HEROES.values():
        led.setdefault(hero.faction, []).append(hero.id)
    assert {faction: sorted(heroes) for faction, heroes in offered.items()} == {
        faction: sorted(heroes) for faction, heroes in led.items()
    }
