"""A game ends without a result when all want that, and nobody is passed over because they are not looking just now."""

from digsite.server.schema import journal, messages
from digsite.server.tables.judging import LONG_AWAY
from tests.server.sitting import Sitting

CANCEL = messages.Cancel(id="x")


def status(sitting: Sitting) -> str:
    return sitting.table.status


def left_by_ben() -> Sitting:
    """A bot stands in for him from now on."""
    sitting = Sitting()
    sitting.table.apply(journal.SteppedOut(at=sitting.sources.now(), seat=1))
    return sitting


def test_whoever_is_away_keeps_their_voice_about_ending_a_game() -> None:
    sitting = left_by_ben()
    sitting.ask("ada", CANCEL)
    assert status(sitting) == "playing"
    sitting.sources.time += LONG_AWAY - 1
    sitting.ask("ada", CANCEL)
    assert status(sitting) == "playing"
    assert sitting.table.voices == {None: {0}}


def test_after_a_day_without_them_the_others_end_the_game() -> None:
    sitting = left_by_ben()
    sitting.ask("ada", CANCEL)
    sitting.sources.time += LONG_AWAY
    sitting.ask("ada", CANCEL)  # once more: nothing ends by itself
    assert status(sitting) == "cancelled"


def test_whoever_came_back_is_away_from_then_on_when_they_go_again() -> None:
    sitting = left_by_ben()
    sitting.sources.time += LONG_AWAY
    sitting.ask("ben", messages.ComeBack(id="b", seat=1))
    sitting.ask("ben", messages.Leave(id="l", seat=1))
    sitting.ask("ada", CANCEL)
    assert status(sitting) == "playing"
    sitting.ask("ben", CANCEL)  # also while a bot stands in for them
    assert status(sitting) == "cancelled"


def test_nobody_waits_for_the_voice_of_whoever_resigned() -> None:
    sitting = Sitting()
    sitting.table.places[1].resigned = True
    sitting.ask("ada", CANCEL)
    assert status(sitting) == "cancelled"
