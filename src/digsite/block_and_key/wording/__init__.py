"""Block and Key in words: log, table, choices, keys."""
