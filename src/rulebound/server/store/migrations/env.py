"""Alembic's environment: runs the versions on the connection that it was given."""

from alembic import context

from rulebound.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
