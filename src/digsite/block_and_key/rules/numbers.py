"""The numbers of the rulebook."""

HAND = 4
"""Keys a hand is refilled to."""

SUPPLY = 7
"""Blocks a supply may hold after excavating."""

KEYS_TO_END = {2: 12, 3: 8, 4: 7}
"""Claimed keys that trigger the final round, by number of players."""

FACES_PER_POINT = 3
"""Faces of the Enigma's colour that make one point."""

IDLE_ROUNDS = 3
"""Full rounds without a placement after which the game ends."""

SOLO_TURNS = 11

RANKS = (
    (0, "Trainee"),
    (10, "Researcher"),
    (21, "Field Director"),
    (27, "Dig Director"),
    (33, "Expert Archaeologist"),
)
"""Solo: the lowest score of each band and its name."""
