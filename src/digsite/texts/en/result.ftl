# The result of a game: how it came about, and a picture of it.

result-course = How the points came in
result-course-said = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, after a quarter of the game { $first }, halfway { $half }, after three quarters { $third }.
result-course-scale = Points, turn by turn
result-of = What is left of
result-best = Best turn: { $name }, +{ $gain }
result-best-see = See it again
result-ranks = Ranks
result-rank-next = { $missing ->
    [one] One more point to the rank of { $rank }.
   *[other] { $missing } more points to the rank of { $rank }.
}
result-rank-top = There is no higher rank.
result-share = Share a picture
result-share-saved = The picture is saved.
result-share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-temple = The finished temple
result-collection = What is left of it all
result-sources = Where the points came from
result-source-past = Monuments
result-source-endgame = Endgame effects
result-source-technologies = Technologies
result-source-lost = Lost knowledge
result-lost = Knowledge lost
result-lost-said = { $number ->
    [0] { $name } lost no knowledge.
    [one] { $name } lost one knowledge, in turn { $turn }.
   *[other] { $name } lost { $number } knowledge, most of it in turn { $turn }.
}
result-lost-back = { $back } of it was removed again; what is left counts: { $points }.
result-turn = Turn { $turn }
