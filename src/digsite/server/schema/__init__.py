"""Every message, request and journal entry, written once: from these come checks, the journal, OpenAPI and
TypeScript."""
