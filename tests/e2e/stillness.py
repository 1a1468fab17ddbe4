"""Whether the frames of a table stay where they are while it is played.

    still = Stillness(visitor)                     # before the page of the table is opened
    Robot(visitor.page).play()
    still.check()

On every frame that the browser paints it compares the places of the board, the bar and the rails
with those before. If the screen is made larger or smaller it goes on once they have found their
new places.
"""

from typing import Any

from tests.e2e.visiting import Visitor

FRAMES = {
    "frame of the board": "main.board",
    "squares": "main.board [role='grid']",
    "map": "main.board .map",
    "felt": "main.board .felt",
    "bar": ".shell #decision",
    "hand": ".shell > .hand",
    "rail at the start": ".shell > .left",
    "rail at the end": ".shell > .right",
    "strip": ".shell > .strip",
    "tabs": ".drawer .tabs",
}
"""What must not move, by name."""

SETTLED = 5
"""On so many frames all has to stay in its place after the screen has changed."""

WATCH = """(frames, settled) => {
  let places = {};
  let settling = 0;
  window.moved = [];
  window.painted = 0;
  window.addEventListener('resize', () => {
    places = {};
    settling = settled;
  });
  const look = () => {
    window.painted += 1;
    settling = Math.max(0, settling - 1);
    for (const [name, selector] of Object.entries(frames)) {
      const found = document.querySelector(selector);
      if (!found?.checkVisibility()) continue;
      const { x, y, width, height } = found.getBoundingClientRect();
      const place = [x, y, width, height].map((at) => Math.round(at * 2) / 2).join(' ');
      const before = places[name];
      places[name] = place;
      if (before === undefined || before === place) continue;
      if (settling) {
        settling = settled;
        continue;
      }
      const said = document.querySelector('#decision')?.innerText.replace(/\\s+/g, ' ') ?? '';
      window.moved.push(`${name}: ${before} -> ${place} (${said})`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Stillness:
    """Watches the page of a visitor from its next address on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.add_init_script(f"({WATCH})({FRAMES}, {SETTLED})")

    def resize(self, size: dict[str, int]) -> None:
        """Another screen, on which all has another place, and a moment to find it."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        painted = self.page.evaluate("window.painted")
        self.page.wait_for_function(f"() => window.painted > {painted + SETTLED}")

    @property
    def moved(self) -> list[str]:
        """Which frame moved, from where to where, and what the bar said then."""
        found: list[str] = self.page.evaluate("window.moved")
        return found

    def check(self) -> None:
        painted: Any = self.page.evaluate("window.painted")
        assert painted > 1
        assert self.moved == []
