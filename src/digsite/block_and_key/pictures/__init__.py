"""The table of Block and Key, drawn."""
