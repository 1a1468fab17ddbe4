"""Logs: one JSON object a line on the error stream; on a terminal only what somebody must see.

Nothing that a request carries is logged: no address beyond its route, no query, cookie or body.
"""

import logging
import sys
from typing import Any, TextIO

import structlog

logger: structlog.typing.FilteringBoundLogger = structlog.get_logger("rulebound")


def set_up(stream: TextIO | None = None) -> None:
    """Send our lines and those of the libraries to one place in one form."""
    stream = stream or sys.stderr
    level = logging.WARNING if stream.isatty() else logging.INFO
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_renderers(stream.isatty()),
            ],
        )
    )
    handler.addFilter(_keep_short)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name, its_level in (
        ("rulebound", level),
        ("uvicorn.error", logging.WARNING),
        ("uvicorn.access", logging.CRITICAL),  # it would log whole addresses; see metrics.Watch
        ("alembic", logging.WARNING),
    ):
        logging.getLogger(name).setLevel(its_level)


def _keep_short(record: logging.LogRecord) -> bool:
    """A stranger's broken bytes are no error of ours; uvicorn logs each with a traceback."""
    if record.name == "uvicorn.error" and record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _renderers(terminal: bool) -> list[Any]:
    if terminal:
        return [structlog.dev.ConsoleRenderer()]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
