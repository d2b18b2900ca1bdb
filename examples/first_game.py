"""A first game by hand: what a state can be asked, and what it answers.

python examples/first_game.py
"""

import random

import digsite


def main(seed: int = 7) -> digsite.State:
    state = digsite.game("block-and-key").new(players=2, seed=seed)
    luck = random.Random(seed)
    print(state)
    while not state.is_over:
        # Several seats may owe a decision at once, as in the opening of Ancient Knowledge: so name the seat.
        seat = state.deciders[0]
        choices = state.legal_actions(seat)
        events = state.apply(choices[luck.randrange(len(choices))])
        seen = [event.kind for event in events if event.seen_by(seat)]
        if len(state.actions()) <= 5:
            print(f"seat {seat} had {len(choices)} choices; then: {', '.join(seen)}")
    outcome = state.outcome
    if outcome is not None:
        print(f"over by {outcome.reason}: {outcome.scores}, ranking {outcome.ranking}")
    again = digsite.replay(state.record().dumps())
    print(f"replayed: {again == state}")
    return state


if __name__ == "__main__":
    main()
