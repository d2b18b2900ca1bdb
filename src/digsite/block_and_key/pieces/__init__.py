"""Floor, blocks and keys, from `pieces.toml` or a set of one's own, with every check."""
