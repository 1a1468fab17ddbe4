"""Write the types of what each game tells its client as OpenAPI, one file a game.

``make wire`` makes ``src/games/<game>/wire.ts`` of them.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypedDict

import rulebound
from rulebound.core.seam import Seam

COMMENTED = ConfigDict(use_attribute_docstrings=True)


class Untitled(GenerateJsonSchema):
    """Fields without the titles that only repeat their names."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def describe(seam: Seam) -> dict[str, Any]:
    """The types by name; ``Events`` and ``Options`` hold theirs by kind."""
    events, options = _by_kind("Events", seam.events), _by_kind("Options", seam.options)
    roots = tuple[seam.view, seam.facts, seam.helps, events, options]  # type: ignore[name-defined]
    schema = TypeAdapter(roots, config=COMMENTED).json_schema(
        schema_generator=Untitled,
        ref_template="#/components/schemas/{model}",
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "", "version": ""},
        "paths": {},
        "components": {"schemas": schema["$defs"]},
    }


def _by_kind(name: str, types: Mapping[str, Any]) -> Any:
    return TypedDict(name, dict(types))  # type: ignore[operator]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in rulebound.games():
        seam = rulebound.game(name).told.seam
        if seam is not None:
            text = json.dumps(describe(seam), indent=1, sort_keys=True)
            (folder / f"{name}.json").write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
