"""The raiders' fight of First Light: three units against two, with cards for the attack in hand.

fight = Duellist(meet_raiders(visitor))
fight.fight()                                  # to its end; fight.clicks tells how many it took
"""

from playwright.sync_api import Page, expect

from rulebound.games.homm3 import GAME
from tests.e2e.combat import Fighter
from tests.e2e.robot import MOUSE, Hands, Look, Robot
from tests.e2e.visiting import Visitor

SEED = 11
RIDE = (
    "draw-all",
    "population",
    "reinforce castle_griffins",
    "reinforce castle_marksmen",
    "go main -1,1",
    "pass",
    "line-up",
    "pass",
    "attack neutral_harpies b4",
    "play leadership basic",
    "pass",
    "reroll morale 1",
    "discover main -3,1",
    "rotate -3,1 0",
    "go main -1,0",
    "pass",
    "line-up",
    "attack neutral_halflings a4",
    "pass",
    "look ability",
    "keep archery",
    "die gold-6",
    "end-turn",
    "enough",
    "go main -2,1",
    "go main -3,1",
    "pass",
    "line-up",
    "attack neutral_peasants a3",
    "pass",
    "attack neutral_evil_eyes",
    "pass",
    "pass",
    "search",
    "look artifact",
    "keep sentinels_shield",
    "go main -4,1",
    "raise-income gold",
    "go main -5,2",
    "end-turn",
    "discard knowledge",
    "enough",
    "go main -6,2",
)
"""The choices that lead to the raiders, who are announced at last."""
RAIDERS = f"field:{RIDE[-1].split()[-1]}"
NO = ("Line up the rest", "Pass", "End", "No")
"""What is pressed when one does nothing in particular."""


def beside_raiders(visitor: Visitor) -> Page:
    """Sit down one step before the raiders."""
    match = GAME.start(1, {"form": "scenario", "scenario": "first_light"}, seed=SEED)
    for choice in RIDE[:-1]:
        match.choose(choice)
    visitor.come_in("Ana")
    visitor.play_on(match.record())
    return visitor.page


def meet_raiders(visitor: Visitor, hands: Hands = MOUSE) -> Page:
    """Ride up to the raiders: the combat begins."""
    page = beside_raiders(visitor)
    attack(page, hands)
    return page


def attack(page: Page, hands: Hands = MOUSE) -> None:
    Robot(page).wait()
    hands.touch(page, RAIDERS)
    expect(page.locator(".bar .cta")).to_contain_text("Fight")
    hands.act(page)


class Duellist(Fighter):
    """Attacks the first enemy with every unit and plays no cards; counts what it presses."""

    def __init__(self, page: Page, hands: Hands = MOUSE) -> None:
        super().__init__(page, hands=hands)
        self.clicks = 0

    def fight(self) -> None:
        """From the announcement until the board is gone."""
        while (look := self.wait()).face != "over":
            fighting = self.page.get_by_role("grid", name="The combat board").count() > 0
            if not fighting and self.clicks > 1:
                return
            self.press(look)

    def press(self, look: Look) -> None:
        self.clicks += 1
        foes = [thing for thing in look.things if thing.kind == "unit" and not thing.on]
        said = next((word for word in NO if word in look.quiet), None)
        if look.act is not None:
            self._hands.act(self.page)
        elif foes and said in (None, "End"):
            self.take(foes[0])
        else:
            assert said is not None, look
            self._hands.quiet(self.page, said)
