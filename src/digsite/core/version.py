"""The version of the program, for whoever must not know the whole of it."""

VERSION = "0.1.0"
