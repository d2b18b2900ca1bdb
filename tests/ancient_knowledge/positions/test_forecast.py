"""The forecast: what each monument of a timeline brings when it declines, if nothing is done about it."""

import digsite


def test_each_monument_with_its_turn_its_points_and_the_knowledge_that_will_be_lost() -> None:
    state = digsite.game("ancient-knowledge").scenario(
        seats=[{"timeline": {1: [["C16", 2]], 4: [["P8", 3]]}}, {"timeline": {2: [["M3", 1]]}}], seed=1
    )
    mine, other = (seat["forecast"] for seat in state.view(1)["seats"])
    assert mine == [
        {"card": "C16", "turns": 1, "points": 2, "lost": 2, "swing": -1},
        {"card": "P8", "turns": 4, "points": 1, "lost": 3, "swing": -3},
    ]
    assert [decline["card"] for decline in other] == ["M3"]


def test_the_swing_is_what_the_decline_does_to_the_score() -> None:
    state = digsite.game("ancient-knowledge").scenario(
        seats=[{"hand": [], "timeline": {1: [["P8", 3]]}}, {}], actions_left=1, seed=1
    )
    before = state.scores[0]
    swing = state.view(0)["seats"][0]["forecast"][0]["swing"]
    state.apply(state.game.action({"kind": "search", "seat": 0}))
    assert state.scores[0] == before + swing
