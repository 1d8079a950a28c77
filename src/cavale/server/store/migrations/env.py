"""Alembic's entry: runs the migrations on the connection that cavale.server.store.migrate gives it."""

from alembic import context

from cavale.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite, too: the transaction is begun by us
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
