"""What bots are asked for beside their moves: reviews, trials of pieces, and what `master` makes of a day's deal."""
