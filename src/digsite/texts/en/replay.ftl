# A finished game again: its turns, its keys, and playing on from any position.

replay-play-on = Play on from here
replay-play-on-about = A new table begins in this position; bots take the other seats.
replay-more = What one can do from here
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-turns = Turns
replay-turn = Turn { $turn } ({ $name })
replay-keys = Keys: ← → a step, ⇧← ⇧→ a turn, space plays, home and end.
replay-review = Review
replay-board = Table
replay-pointed-out = Pointed out on the table: { $choice }
