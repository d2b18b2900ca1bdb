"""The workshop over HTTP: have a set of pieces checked, and have bots try it."""

from collections.abc import Callable
from typing import TypeVar

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.server.bill import in_thread
from digsite.server.errors import Malformed
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.presentation.workshop import checked, checked_text
from digsite.server.schema import requests, workshop
from digsite.texts import LANGUAGES, Language

GAME = "block-and-key"
T = TypeVar("T")


async def check(call: Call) -> workshop.CheckedPieces:
    """What is wrong with a set of pieces of Block and Key, in words of a `language` (left out: English)."""
    asked: workshop.PiecesToCheck = call.body
    language: Language = call.query.get("language", LANGUAGES[0])
    if (asked.text is None) == (asked.pieces is None):
        raise Malformed("expected either pieces or text")
    if asked.text is not None:
        text = asked.text
        return await _beside(call, lambda: checked_text(text, language))
    return await _beside(call, lambda: checked(asked.pieces, language))


async def begin(call: Call) -> workshop.PiecesTrial:
    """Have bots play some games with a set of pieces, which must have no faults. It ends the last trial of yours."""
    wanted: workshop.NewTrial = call.body
    await call.server.services.preparation.wait(GAME)
    pieces = await _beside(call, lambda: PieceSet.from_data(wanted.pieces))
    return call.server.trials.begin(pieces, wanted.players, (call.server.address(call.request), call.me.id))


async def look(call: Call) -> workshop.PiecesTrial:
    """How far your trial has come, and what it has found."""
    return call.server.trials.look(call.path("trial"), call.me.id)


async def end(call: Call) -> requests.Done:
    """End your trial."""
    call.server.trials.end(call.path("trial"), call.me.id)
    return requests.Done()


async def _beside(call: Call, work: Callable[[], T]) -> T:
    """In a thread, for a large set takes some milliseconds; one of an address at a time, and on its bill."""
    async with call.server.turns.turn(call.server.address(call.request)):
        return await in_thread(work)


TRIAL = "/api/workshop/trials"
ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/workshop/check",
        handler=check,
        body=workshop.PiecesToCheck,
        answer=workshop.CheckedPieces,
        guest=False,
        query={"language": Language},
        weight=2,
        compressed=True,
    ),
    Endpoint(method="POST", path=TRIAL, handler=begin, body=workshop.NewTrial, answer=workshop.PiecesTrial, weight=4),
    Endpoint(method="GET", path=f"{TRIAL}/{{trial}}", handler=look, answer=workshop.PiecesTrial),
    Endpoint(method="DELETE", path=f"{TRIAL}/{{trial}}", handler=end, answer=requests.Done),
)
