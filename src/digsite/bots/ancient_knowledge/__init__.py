"""Strategies for Ancient Knowledge."""
