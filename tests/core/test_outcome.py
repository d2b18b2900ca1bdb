"""The end of a game: who stands where."""

from digsite.core import Outcome, place_in


def test_seats_that_share_a_place_share_its_number_and_the_next_one_counts_them_all() -> None:
    outcome = Outcome("finished", ranking=((2,), (0, 3), (1,)), scores=(5, 1, 9, 5), lines=((), (), (), ()))
    assert [outcome.place(seat) for seat in range(4)] == [2, 4, 1, 2]


def test_alone_one_is_first() -> None:
    assert place_in(((0,),), 0) == 1
