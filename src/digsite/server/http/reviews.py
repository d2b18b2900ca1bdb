"""Reviews over HTTP: ask for one, see how far it has come, read it, and try a decision again."""

from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.schema import reviews
from digsite.texts import LANGUAGES, Language


async def ask(call: Call) -> reviews.Review:
    """Ask for the review of a finished game, in words of a `language` (left out: English). It is made for whoever may
    see the replay, as long as somebody asks again now and then."""
    return await _review(call, _payer(call))


async def look(call: Call) -> reviews.Review:
    """The review of a finished game, if there is one, or how far it has come."""
    return await _review(call, None)


async def try_again(call: Call) -> reviews.JudgedTry:
    """What another choice at a decision gives away, beside the best one that the review found."""
    server = call.server
    return await server.registry.use(
        call.path("table"), lambda live: server.reviews.judge(live, _language(call), call.body, _payer(call))
    )


async def _review(call: Call, payer: tuple[str, str] | None) -> reviews.Review:
    server, viewer = call.server, call.guest.id if call.guest else None
    async with server.turns.turn(server.address(call.request)):
        return await server.registry.use(
            call.path("table"), lambda live: server.reviews.of(live, viewer, _language(call), payer)
        )


def _payer(call: Call) -> tuple[str, str]:
    """Whose time it is."""
    return call.server.address(call.request), call.me.id


def _language(call: Call) -> Language:
    language: Language = call.query.get("language", LANGUAGES[0])
    return language


PATH = "/api/tables/{table}/review"
LANGUAGE = {"language": Language}
ENDPOINTS = (
    Endpoint(method="POST", path=PATH, handler=ask, answer=reviews.Review, query=LANGUAGE, weight=4, compressed=True),
    Endpoint(
        method="GET",
        path=PATH,
        handler=look,
        answer=reviews.Review,
        guest=False,
        query=LANGUAGE,
        weight=2,
        compressed=True,
    ),
    Endpoint(
        method="POST",
        path=f"{PATH}/try",
        handler=try_again,
        body=reviews.NewTry,
        answer=reviews.JudgedTry,
        query=LANGUAGE,
        weight=4,
    ),
)
