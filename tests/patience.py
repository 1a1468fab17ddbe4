"""How long tests wait for what has to happen."""

from typing import Final

PATIENCE: Final = 180.0
"""Seconds. Whoever waits so long for one thing has failed, however busy the machine is."""
