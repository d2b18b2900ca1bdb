"""The first way in: endpoints over HTTP, pages, and what is declared of them in OpenAPI."""
