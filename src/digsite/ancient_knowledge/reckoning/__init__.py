"""What counts, requirements and scores come to in a position."""
