"""Prints the description of the server, from which the client's types are generated."""

import json
from pathlib import Path

from rulebound.server.app import create_app
from rulebound.server.config import Config


def main() -> None:
    app = create_app(Config(Path(), "sqlite://"))
    print(json.dumps(app.openapi(), indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
