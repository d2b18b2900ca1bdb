"""Bots think in processes of their own, called fairly; `pool` hands them views, never a state."""
