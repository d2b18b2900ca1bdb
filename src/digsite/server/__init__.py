"""The server: tables, seats, messages, storage. It holds no rules; what is legal and who may know what, `core` says."""
