"""The `digsite` command, a file for each subcommand; `main` is the door."""
