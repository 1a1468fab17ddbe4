"""What the terminal draws, as text."""

import io

from rich.console import Console, RenderableType


def drawn(drawing: RenderableType, width: int = 80, colours: bool = False) -> str:
    """A drawing as text; with the signs for its colours if they are wanted."""
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        no_color=not colours,
        markup=False,
    )
    console.print(drawing)
    return file.getvalue()


def line_with(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)
