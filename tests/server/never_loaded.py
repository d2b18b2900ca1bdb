"""Pebbles, on a machine where the game is never there: whoever asks for it waits until it is ended."""

import sys

sys.stdin.buffer.read()
