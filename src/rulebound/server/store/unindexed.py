"""A column for which SQLite uses no index.

SQLite knows nothing of how often a value occurs, and would look through all tables of a status for
the few of one player. PostgreSQL knows, and is best left alone: an expression would make it guess.
"""

from typing import Any

from sqlalchemy import ColumnElement
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction


class unindexed(GenericFunction[str]):  # noqa: N801 (called like a function)
    """``unindexed(column)``"""

    inherit_cache = True

    def __init__(self, column: ColumnElement[str]) -> None:
        super().__init__(column)
        self.type = column.type


@compiles(unindexed)
def _as_it_is(element: unindexed, compiler: SQLCompiler, **how: Any) -> str:
    return compiler.process(element.clauses, **how)


@compiles(unindexed, "sqlite")
def _as_an_expression(element: unindexed, compiler: SQLCompiler, **how: Any) -> str:
    return f"+{compiler.process(element.clauses, **how)}"
