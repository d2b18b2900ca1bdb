"""What can be learned from games: what a move gave away, and positions to solve."""
