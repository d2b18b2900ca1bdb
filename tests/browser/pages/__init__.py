"""The pages around a game, each by what somebody does there."""
