"""Artifacts (H3-5.40) of the Conflux: an Orb and a Tome for each school."""

from typing import Final

from rulebound.games.homm3.boxes.common.abilities import school_effect
from rulebound.games.homm3.boxes.common.artifacts import artifact, doubles
from rulebound.games.homm3.boxes.common.finds import finds
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.combat.cards import Mode
from rulebound.games.homm3.model.cards import Rarity

ORBS: Final = {
    "air": "orb_of_the_firmament",
    "earth": "orb_of_silt",
    "fire": "orb_of_tempestuous_fire",
    "water": "orb_of_driving_rain",
}
ENOUGH: Final = 9
"""Power for every level of a spell."""

for _school, _orb in ORBS.items():
    artifact(
        _orb,
        Rarity.MAJOR,
        doubles(Mode.TOP, _school),
        school_effect(Mode.BOTTOM, _school, 5, removed=True),
        BOX,
    )


def _tome(school: str) -> None:
    artifact(
        f"tome_of_{school}",
        Rarity.RELIC,
        finds(Mode.TOP, lambda card: school in card.schools),
        school_effect(Mode.BOTTOM, school, ENOUGH),
        BOX,
    )


for _school in ORBS:
    _tome(_school)
