"""What a messenger shows of a link: a title, a line and a picture, in the language that is asked for. Of a table only
what whoever has its link is shown anyway: who invites, and to which game; nothing once it is played, unless it is
public."""

import re
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from digsite.server.errors import Refusal
from digsite.server.schema.descriptions import is_id
from digsite.server.server import Server
from digsite.server.storage.interface import TableRow
from digsite.server.tables.daily import opponents
from digsite.texts import LANGUAGES, Texts, texts

HOUSE = "digsite"
PICTURES = ("block-and-key", "ancient-knowledge", HOUSE)
"""What there is a picture of, in `web/public/preview`."""
SIZE = (1200, 630)
TABLE = re.compile(r"t/([^/]+)(?:/(?:replay|review|beside))?/?")
GAME = re.compile(r"(?:rules|learn|new)/([a-z-]+)/?")
DAILY = re.compile(r"daily/([a-z-]+)(?:/[0-9-]+)?/?")
PAGES = {
    "puzzles": ("puzzle-title", "lobby-puzzles", HOUSE),
    "workshop": ("workshop-title", "lobby-workshop", "block-and-key"),
    "cards": ("web-cards", "lobby-about-ancient-knowledge", "ancient-knowledge"),
    "groups": ("group-title", "lobby-groups", HOUSE),
    "group": ("group-title", "lobby-groups", HOUSE),
}
"""Pages that are the same for everybody, by the first part of their address: title, line and picture. Of a
group nothing is told but that it is one."""


class Preview(NamedTuple):
    title: str
    about: str
    picture: str = HOUSE


async def with_preview(server: Server, request: Request, html: str) -> str:
    """The client's page with a preview in its head."""
    said = texts(language_of(request.headers.get("accept-language", "")))
    preview = await _preview(server, request, said)
    return html.replace("</head>", _tags(preview, _origin(server, request), said.language) + "</head>", 1)


def language_of(header: str) -> str:
    """The first of our languages that an `Accept-Language` names; English where there is none. The order is taken for
    the preference, as every browser writes it."""
    for part in header[:200].split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def _preview(server: Server, request: Request, said: Texts) -> Preview:
    path = request.path_params["path"]
    if found := TABLE.fullmatch(path):
        row = await _row(server, request, found[1])
        if row is not None and (row.status == "waiting" or row.public):
            return await _of_table(server, row, said)
    elif (found := GAME.fullmatch(path)) and said.has(f"web-game-{found[1]}"):
        return _of_game(said, found[1])
    elif (found := DAILY.fullmatch(path)) and said.has(f"web-game-{found[1]}"):
        game = _of_game(said, found[1])
        bots = [said.say("table-bot-name", strength=name) for name in opponents(found[1], server.services.games)]
        about = said.say("daily-against", names=", ".join(bots)) if bots else said.say("daily-alone")
        return game._replace(title=said.say("daily-title-of", game=game.title), about=about)
    elif page := PAGES.get(path.split("/")[0]):
        title, about, picture = page
        return Preview(said.say(title), said.say(about), picture)
    return Preview(said.say("lobby-title"), said.say("lobby-about"))


async def _row(server: Server, request: Request, table_id: str) -> TableRow | None:
    """A link is worth one look at the database, at the rate of any other question."""
    if not is_id(table_id):
        return None
    try:
        server.take("requests", server.address(request))
        return await server.storage.table_row(table_id)
    except Refusal:
        return None


async def _of_table(server: Server, row: TableRow, said: Texts) -> Preview:
    plain = _of_game(said, row.game)
    if row.status != "waiting" or row.creator is None:
        return plain
    names = await server.storage.names({row.creator})
    host = names.get(row.creator)
    if host is None:
        return plain
    return plain._replace(title=said.say("waiting-invited", name=host, game=plain.title))


def _of_game(said: Texts, game: str) -> Preview:
    known = said.has(f"web-game-{game}")
    return Preview(
        said.say(f"web-game-{game}") if known else game,
        said.say(f"lobby-about-{game}" if known else "lobby-about"),
        game if game in PICTURES else HOUSE,
    )


def _origin(server: Server, request: Request) -> str:
    """Where this page was asked for: addresses of pictures have to be whole."""
    scheme = "https" if server.settings.production else request.url.scheme
    return f"{scheme}://{request.headers.get('host', 'localhost')}"


def _tags(preview: Preview, origin: str, language: str) -> str:
    width, height = SIZE
    facts = {
        "og:type": "website",
        "og:site_name": "Digsite",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{origin}/preview/{preview.picture}.png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])
