"""Finished matches at a glance."""

from collections.abc import Mapping
from typing import Any

import rulebound
from rulebound.core.portrait import Portrait
from rulebound.server.logs import logger


def portrait_of(game: str, view: Mapping[str, Any]) -> Portrait:
    """What a watcher's last view tells; of a view from before other rules perhaps nothing."""
    try:
        return rulebound.game(game).told.portrait(view)
    except Exception as error:  # whatever a view looked like once
        logger.warning("portrait", game=game, error=type(error).__name__)
        return Portrait()
