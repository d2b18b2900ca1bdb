"""How Alembic reaches the database: the connection is given by `engine.migrate`."""

from alembic import context

from digsite.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
