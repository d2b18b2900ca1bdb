# Puzzles in the browser: what is asked, how it went, and why not.

puzzle-title = Puzzles
puzzle-about = Positions with one solution that can be proved. Nothing depends on luck. The first try counts, and nothing can be undone.
puzzle-daily = Puzzle of the day
puzzle-position = Position of the puzzle: { $game }
puzzle-open = Solve it
puzzle-state = { $state ->
    [begun] begun
    [solved] solved
    [failed] not solved
   *[new] not tried yet
}
puzzle-grade = Grade { $grade } of 5
puzzle-streak = { $days ->
    [0] No streak yet.
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-longest = { $days ->
    [one] Longest streak: one day.
   *[other] Longest streak: { $days } days.
}
puzzle-stream = Puzzles at your level
puzzle-counts = { $tried } tried, { $solved } solved.
puzzle-rating = Your rating: { $rating }.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = Solution
puzzle-give-up = Give up
puzzle-give-up-sure = Give up on this puzzle? It then counts as not solved, and your rating falls. That cannot be undone.
puzzle-give-up-again = Give up on this puzzle? The solution is shown then.
puzzle-right = Solved!
puzzle-wrong = Not solved.
puzzle-first-counts = The first try counts.
puzzle-not-counted = Only the first try counts.
puzzle-elsewhere = This puzzle was finished in another window.
puzzle-goal-block-and-key-two-keys = Claim two keys with one block.
puzzle-goal-block-and-key-three-keys = Claim three keys with one block.
puzzle-goal-block-and-key-most-points = Claim keys for as many points as possible with one block.
puzzle-goal-block-and-key-most-faces = Place your block so that you see as many faces of your Enigma’s colour as possible.
puzzle-goal-block-and-key-last-turn = It is the last turn: end the game with as many points as possible, keys and Enigma together.
puzzle-goal-block-and-key-two-blocks = Claim keys for as many points as possible with both blocks, one after the other.
puzzle-goal-ancient-knowledge-lose-nothing = Lose no knowledge this turn, and score as many points as that allows.
puzzle-goal-ancient-knowledge-most-points = End this turn with as many points as possible.
puzzle-goal-ancient-knowledge-reach-technology = Learn { $card } this turn.
puzzle-why-given-up = You gave up.
puzzle-why-luck = It used a card that nobody could know beforehand.
puzzle-why-lost = { $lost ->
    [one] It lost one knowledge.
   *[other] It lost { $lost } knowledge.
}
puzzle-why-block-and-key-two-keys = It claimed { $value } of { $best } keys.
puzzle-why-block-and-key-three-keys = It claimed { $value } of { $best } keys.
puzzle-why-block-and-key-most-points = Points scored: { $value }; { $best } are possible.
puzzle-why-block-and-key-most-faces = Faces you see: { $value }; { $best } are possible.
puzzle-why-block-and-key-last-turn = Points scored: { $value }; { $best } are possible.
puzzle-why-block-and-key-two-blocks = Points scored: { $value }; { $best } are possible.
puzzle-why-ancient-knowledge-lose-nothing = It lost nothing, but scored only { $value } of { $best } possible points.
puzzle-why-ancient-knowledge-most-points = Points scored: { $value }; { $best } are possible.
puzzle-why-ancient-knowledge-reach-technology = The technology was not learned.
puzzle-short-lost = Losing knowledge can no longer be avoided.
puzzle-short-block-and-key-two-keys = Keys still within reach: { $value } of { $best }.
puzzle-short-block-and-key-three-keys = Keys still within reach: { $value } of { $best }.
puzzle-short-block-and-key-most-points = Points still within reach: { $value } of { $best }.
puzzle-short-block-and-key-most-faces = Faces still within reach: { $value } of { $best }.
puzzle-short-block-and-key-last-turn = Points still within reach: { $value } of { $best }.
puzzle-short-block-and-key-two-blocks = Points still within reach: { $value } of { $best }.
puzzle-short-ancient-knowledge-lose-nothing = Points still within reach without losing knowledge: { $value } of { $best }.
puzzle-short-ancient-knowledge-most-points = Points still within reach: { $value } of { $best }.
puzzle-short-ancient-knowledge-reach-technology = The technology can no longer be learned this turn.
