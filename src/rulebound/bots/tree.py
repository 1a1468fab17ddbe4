"""A tree search for games in which much is hidden: information-set Monte Carlo.

Every iteration takes a world that the seat can imagine and walks down one tree of what can be seen:
at each choice to the option that promises most to whoever chooses (PUCT: what it brought so far,
the game's first look at it, and how seldom it was tried), among the options of that world. Where
there are many, only the most promising are open at first, and more as visits come in. Below the
tree the game's policy plays on to the horizon, and what the seats' chances are there is written up
along the way. The option is chosen that is best even if its visits flattered it.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from json import dumps
from math import sqrt
from typing import Any, Final, NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.clock import Clock
from rulebound.bots.cores import side_by_side
from rulebound.bots.mind import Mind
from rulebound.bots.opinion import Opinion, Thought, interval, ranked
from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Insight
from rulebound.core.match import Match
from rulebound.core.rng import Rng

EXPLORE: Final = 0.8
"""How much an option that was tried seldom gains over one that brought much."""
FIRST_GUESS: Final = 0.6
"""What an option is taken to bring before it was tried, between the worst and the best seen."""
DOUBT: Final = 0.5
"""By how much one visit may mislead, as a part of all that was seen."""
OPEN_AT_FIRST: Final = 6
"""So many options of a choice are open at the first visit."""
SHARED: Final = 2
"""So many iterations share a world, as to imagine one costs more than to play it on."""
STRETCH: Final = 25
"""So many choices are played on between two looks at the clock."""
LONGEST: Final = 500
DEEPEST: Final = 60
"""The tree is followed down so many choices at most."""
FEWEST: Final = 4
"""So many iterations even the dearest game is worth."""
EVENED: Final = 0.4
"""The share of its time that it gives options which it compares an equal hearing in."""
COMPARED: Final = 4
"""So many options it compares."""
FAIR: Final = 4
"""So often it tries each of them, however late it is."""
LINE: Final = 6
"""So many choices of a line it tells."""
WORN: Final = 3
"""What was seen less often is no line to be told."""
FORESEEN: Final = 500
"""So many choices of its own are kept in mind that others could leave it with."""


class Edge:
    """An option in the tree."""

    __slots__ = ("prior", "squares", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """The chances of whoever chooses, added up."""
        self.squares = 0.0
        """Their squares."""


class Node:
    """A choice, as far as the seat can tell it from others."""

    __slots__ = ("after", "edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.after: dict[tuple[str, int, str], Node] = {}
        """By option, and by who is asked what afterwards: chance may have a say."""
        self.visits = 0


class Found(NamedTuple):
    """What a search says of the options of a choice."""

    tried: Mapping[str, tuple[int, float]]
    """By option: how often it was tried, and what that brought together."""
    low: float
    high: float


class Tree:
    """Thinks about single choices for one seat."""

    def __init__(self, insight: Insight[Any], mind: Mind, rng: Rng) -> None:
        self._insight = insight
        self._mind = mind
        self._iterations = max(FEWEST, mind.iterations // insight.thrift)
        self._rng = rng
        self._clock = Clock(None)
        self._low, self._high = 1.0, 0.0
        self._foreseen: dict[str, Node] = {}
        """Choices of its own that it came upon while others chose, by what it would see."""

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        if len(options) == 1:
            return options[0]
        self._clock = chair.clock()
        root = self._foreseen.get(_seen(chair.view())) if self._foreseen else None
        self._foreseen = {}
        if root is None:
            root = Node()
            self._low, self._high = 1.0, 0.0
        found = self._found(chair, root)
        tried = [(self._standing(found, option), option) for option in options]
        return max(tried, key=lambda pair: pair[0])[1]

    def ponder(self, chair: Chair) -> None:
        """Think of what others may leave it with, while they choose."""
        self._clock = chair.clock()
        if not self._foreseen:
            self._low, self._high = 1.0, 0.0
        root = self._foreseen.setdefault("", Node())
        for _ in range(self._iterations):
            if len(self._foreseen) > FORESEEN or self._clock.late():
                break
            self._iterate(root, self._world(chair), foresees=chair.seat)

    def opinion(self, chair: Chair, also: Sequence[str] = ()) -> Opinion:
        """What it thinks of the options that it tried; it tries the best ones equally often."""
        self._clock = chair.clock()
        self._low, self._high = 1.0, 0.0
        root = Node()
        left = self._clock.left()
        first = max(1, round(self._iterations * (1 - EVENED)))
        begun = None if left is None else left * (1 - EVENED)
        self._grown(chair, root, first, self._rng, begun)
        self._clock.restart(None if left is None else left * EVENED)
        known = sorted(root.edges, key=lambda choice: -_mean(root.edges[choice]))
        wanted = [choice for choice in known if root.edges[choice].visits][:COMPARED]
        offered = {option.notation for option in chair.decision.options}
        wanted += [choice for choice in also if choice in offered and choice not in wanted]
        self._even_out(chair, root, wanted, self._iterations - first)
        return ranked(
            Thought(
                choice,
                _mean(edge),
                interval(edge.total, edge.squares, edge.visits),
                edge.visits,
                _line(root, choice),
            )
            for choice, edge in root.edges.items()
            if edge.visits and choice in wanted
        )

    def _even_out(self, chair: Chair, root: Node, wanted: list[str], tries: int) -> None:
        """Try those again that were tried least, each in the same worlds as the others."""

        def visits(choice: str) -> int:
            return root.edges[choice].visits if choice in root.edges else 0

        done = 0
        while done < tries and wanted:
            fewest = min(map(visits, wanted))
            if fewest >= FAIR and self._clock.late():
                return
            world = self._world(chair)
            for choice in wanted:
                if visits(choice) <= 2 * fewest:
                    self._iterate(root, world.fork(), first=choice)
                    done += 1

    # ---- what is found ----

    def _found(self, chair: Chair, root: Node) -> Found:
        """The tree from a choice; with several cores each grows one of its own."""
        cores, left = chair.cores, self._clock.left()
        each = -(-max(1, self._iterations - root.visits) // cores)
        if cores == 1:
            return self._grown(chair, root, each, self._rng, left)
        roots = [root, *(Node() for _ in range(cores - 1))]
        trees = side_by_side(
            [partial(self._grown, chair, r, each, Rng(self._rng.bits()), left) for r in roots]
        )
        tried: dict[str, tuple[int, float]] = {}
        for tree in trees:
            for notation, (visits, total) in tree.tried.items():
                known = tried.get(notation, (0, 0.0))
                tried[notation] = known[0] + visits, known[1] + total
        return Found(tried, min(t.low for t in trees), max(t.high for t in trees))

    def _grown(
        self, chair: Chair, root: Node, iterations: int, rng: Rng, left: float | None
    ) -> Found:
        self._clock.restart(left)
        self._rng, kept = rng, self._rng
        worlds: list[Match] = []
        for number in range(iterations):
            if number and self._clock.late():
                break
            if number >= SHARED * len(worlds):
                worlds.append(self._world(chair))
            self._iterate(root, worlds[number % len(worlds)].fork())
        self._rng = kept
        edges = root.edges.items()
        tried = {notation: (edge.visits, edge.total) for notation, edge in edges}
        return Found(tried, self._low, self._high)

    def _standing(self, found: Found, option: Option) -> float:
        """How good an option is at least, as far as its visits can tell."""
        visits, total = found.tried.get(option.notation, (0, 0.0))
        if not visits:
            return -1.0
        span = max(0.0, found.high - found.low)
        value = total / visits - DOUBT * span / sqrt(visits)
        return value + span * self._mind.astray(self._rng) if self._mind.noise else value

    def _world(self, chair: Chair) -> Match:
        """A world that fits what was played: the likelier of two."""
        world = chair.imagine(self._rng.bits())
        likelihood = self._insight.likelihood
        if likelihood is None or not self._mind.infers:
            return world
        for _ in range(self._mind.infers):
            other = chair.imagine(self._rng.bits())
            mine, its = world.consult(likelihood, chair.seat), other.consult(likelihood, chair.seat)
            if self._rng.bits() / (1 << 64) * (mine + its) > mine:
                world = other
        return world

    # ---- one iteration ----

    def _iterate(self, root: Node, match: Match, foresees: int = -1, first: str = "") -> None:
        """``foresees``: the seat whose first choice after those of others is kept in mind;
        ``first``: the option to begin with."""
        path: list[tuple[int, Edge]] = []
        node = root
        horizon = match.horizon
        reached = horizon.reached if horizon is not None else None
        while (decision := match.decision) is not None and len(path) < DEEPEST:
            if path and reached is not None and match.consult(reached):
                break
            if foresees == decision.seat:
                node = self._foreseen.setdefault(_seen(match.view(foresees)), Node())
                foresees = -1
            if first and not path:
                option, edge = self._named(node, match, decision, first)
            else:
                option, edge = self._pick(node, match, decision)
            path.append((decision.seat, edge))
            node.visits += 1
            match.choose(option)
            if not edge.visits:
                self._play_on(match, reached)
                break
            then = match.decision
            key = (
                (option.notation, then.seat, then.prompt.id) if then else (option.notation, -1, "")
            )
            node = node.after.setdefault(key, Node())
        chances: dict[int, float] = {}
        for seat, edge in path:
            if seat not in chances:
                chances[seat] = match.consult(
                    self._insight.judgement.chance, seat, self._mind.taste
                )
            edge.visits += 1
            edge.total += chances[seat]
            edge.squares += chances[seat] ** 2
        self._low = min(self._low, *chances.values())
        self._high = max(self._high, *chances.values())

    def _play_on(self, match: Match, reached: Any) -> None:
        if reached is None:
            return
        policy = self._insight.policy or match.game.advisor.habit
        for _ in range(LONGEST // STRETCH):
            if match.play_out(self._rng, STRETCH, policy, reached) or self._clock.late():
                return

    def _named(
        self, node: Node, match: Match, decision: Decision, choice: str
    ) -> tuple[Option, Edge]:
        if choice not in node.edges:
            self._open(node, match, decision)
        return decision.find(choice), node.edges[choice]

    def _pick(self, node: Node, match: Match, decision: Decision) -> tuple[Option, Edge]:
        options = decision.options
        if len(options) == 1:
            edge = node.edges.get(options[0].notation)
            if edge is None:
                edge = node.edges[options[0].notation] = Edge(1.0)
            return options[0], edge
        edges = node.edges
        if any(option.notation not in edges for option in options):
            self._open(node, match, decision)
        found = [(edges[option.notation], option) for option in options]
        most = OPEN_AT_FIRST + int(sqrt(node.visits))
        if len(found) > most:
            found.sort(key=lambda pair: (-pair[0].visits, -pair[0].prior))
            found = found[:most]
        span = self._high - self._low
        scale, low = (1 / span, self._low) if span > 1e-6 else (0.0, 0.0)
        tries = sum(edge.visits for edge, _ in found)
        bonus = EXPLORE * sqrt(tries + 1)
        share = 1 / (sum(edge.prior for edge, _ in found) or 1.0)
        best, chosen = -1.0, found[0]
        for pair in found:
            edge = pair[0]
            visits = edge.visits
            worth = (edge.total / visits - low) * scale if visits else FIRST_GUESS
            worth += bonus * edge.prior * share / (1 + visits)
            if worth > best:
                best, chosen = worth, pair
        return chosen[1], chosen[0]

    def _open(self, node: Node, match: Match, decision: Decision) -> None:
        prior = self._insight.prior
        options = decision.options
        worths = [1.0] * len(options) if prior is None else match.consult(prior, decision)
        for option, worth in zip(options, worths, strict=True):
            if option.notation not in node.edges:
                node.edges[option.notation] = Edge(worth)


def _mean(edge: Edge) -> float:
    return edge.total / edge.visits if edge.visits else -1.0


def _line(root: Node, choice: str) -> tuple[str, ...]:
    """The option and what was most often chosen after it."""
    line = [choice]
    node = root
    while len(line) < LINE:
        after = [found for key, found in node.after.items() if key[0] == line[-1]]
        node = max(after, key=lambda found: found.visits, default=Node())
        if node.visits < WORN:
            break
        line.append(max(node.edges, key=lambda name: node.edges[name].visits))
    return tuple(line)


def _seen(view: Mapping[str, Any]) -> str:
    """What a seat sees, as a text to be known by."""
    return dumps(view, sort_keys=True, default=str)
