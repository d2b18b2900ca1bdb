"""Block and Key, studied."""
