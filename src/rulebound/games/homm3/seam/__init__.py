"""What goes to a client: the types of views, facts and helps."""

from rulebound.games.homm3.seam.facts import Facts
from rulebound.games.homm3.seam.helps import Helps
from rulebound.games.homm3.seam.view import View

__all__ = ["Facts", "Helps", "View"]
