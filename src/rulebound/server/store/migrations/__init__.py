"""The history of the database's shape. Alembic runs it at start; there is nothing to call."""
