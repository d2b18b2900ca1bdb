"""Strategies for Block and Key."""
