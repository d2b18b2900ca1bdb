"""TypeScript types of every message, body and view, generated from the schema, and the list of languages: the browser
cannot disagree with the server.

`python -m digsite.server.schema.typescript` writes them into the client's source.
"""

import inspect
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, get_type_hints

import msgspec
from msgspec import inspect as schema

from digsite.core import outcome
from digsite.games import GAMES, game
from digsite.server.schema import descriptions, messages, requests, reviews, workshop
from digsite.texts import LANGUAGES, texts

MODULES: tuple[ModuleType, ...] = (outcome, descriptions, messages, requests, reviews, workshop)
UNIONS = {
    "Clock": descriptions.Clock,
    "SeatPlan": descriptions.SeatPlan,
    "Command": messages.Command,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
CLIENT = Path("web/src")
HEADER = """\
// {subject} Generated from the server's schema: do not edit.
// To write it anew: python -m digsite.server.schema.typescript
"""
_PLAIN: dict[type[schema.Type], str] = {
    schema.StrType: "string",
    schema.IntType: "number",
    schema.FloatType: "number",
    schema.BoolType: "boolean",
    schema.NoneType: "null",
    schema.AnyType: "unknown",
    schema.RawType: "Record<string, unknown>",
}

StructType: TypeAlias = type[msgspec.Struct]


def structs() -> list[StructType]:
    """Every struct of the schema that stands for a message or a part of one, in the order of its writing."""
    found = [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]
    bases = {base for struct in found for base in struct.__mro__[1:]}
    return [struct for struct in found if struct not in bases]


def views() -> list[schema.TypedDictType]:
    """The games' views and outlooks, and what they are made of."""
    found: dict[type, schema.TypedDictType] = {}
    for name in GAMES:
        _collect(schema.type_info(game(name).view_type), found)
        _collect(schema.type_info(game(name).outlook_type), found)
    return list(found.values())


def in_order(view: schema.TypedDictType) -> list[schema.Field]:
    """Its fields in the order of their writing."""
    order = list(get_type_hints(view.cls))
    return sorted(view.fields, key=lambda field: order.index(field.name))


def _collect(info: Any, found: dict[type, schema.TypedDictType]) -> None:
    if isinstance(info, schema.TypedDictType):
        for field in info.fields:
            _collect(field.type, found)
        found[info.cls] = info
    for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        _collect(inner, found)
    for part in ("item_type", "value_type"):
        if hasattr(info, part):
            _collect(getattr(info, part), found)


def generate() -> dict[str, str]:
    """The text of each file, by its name."""
    return {"messages.ts": _messages(), "views.ts": _views(), "languages.ts": _languages()}


def _messages() -> str:
    header = HEADER.format(subject="The messages between server and client.")
    parts = [header, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_interface(struct) for struct in structs()]
    parts += [f"export type {name} = {_members(union)};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def _views() -> str:
    declared = [_declared(info.cls, [_field(field) for field in in_order(info)]) for info in views()]
    return "\n".join([HEADER.format(subject="The games as a seat, or a spectator, sees them."), *declared])


def _languages() -> str:
    names = [f"  {language}: {_literal(texts(language).say('settings-own-name'))}," for language in LANGUAGES]
    return "\n".join(
        [
            HEADER.format(subject="The languages that the catalogue speaks, each by its own name."),
            "export const LANGUAGE_NAMES = {",
            *names,
            "} as const;\n",
            "export type Language = keyof typeof LANGUAGE_NAMES;\n",
            "export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];\n",
        ]
    )


def _interface(struct: StructType) -> str:
    info = schema.type_info(struct)
    if not isinstance(info, schema.StructType):
        raise TypeError(f"expected a struct, got {struct}")
    tag = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag is not None else []
    return _declared(struct, [*tag, *(_field(field) for field in info.fields)])


def _field(field: schema.Field) -> str:
    return f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};"


def _declared(thing: type, fields: list[str]) -> str:
    if not fields:
        return f"{_comment(thing)}export type {thing.__name__} = Record<string, never>;\n"
    body = "\n".join(fields)
    return f"{_comment(thing)}export interface {thing.__name__} {{\n{body}\n}}\n"


def _comment(thing: type) -> str:
    text = thing.__dict__.get("__doc__")
    if not text:
        return ""
    words = " ".join(text.split())
    return "".join(f"{line}\n" for line in textwrap.wrap(f"/** {words} */", 118, subsequent_indent=" * "))


def _members(union: Any) -> str:
    return " | ".join(member.__name__ for member in union.__args__)


def _type(info: schema.Type) -> str:
    for kind, name in _PLAIN.items():
        if isinstance(info, kind):
            return name
    match info:
        case schema.LiteralType(values):
            return " | ".join(_literal(value) for value in values)
        case schema.StructType(cls) | schema.TypedDictType(cls):
            return cls.__name__
        case schema.UnionType(types):
            return _union(types)
        case schema.VarTupleType(item_type) | schema.ListType(item_type):
            inner = _type(item_type)
            return f"({inner})[]" if isinstance(item_type, schema.UnionType | schema.LiteralType) else f"{inner}[]"
        case schema.TupleType(item_types):
            return f"[{', '.join(_type(item) for item in item_types)}]"
        case schema.DictType(key_type, value_type):
            return f"Record<{_type(key_type)}, {_type(value_type)}>"
        case schema.Metadata(inner_type):
            return _type(inner_type)
    raise TypeError(f"no TypeScript for {info}")


def _union(types: Iterable[schema.Type]) -> str:
    names: dict[str, None] = {}
    for member in types:
        names.setdefault(_type(member))
    for name, union in UNIONS.items():
        wanted = {member.__name__ for member in union.__args__}
        if wanted <= names.keys() and name in ("Clock", "SeatPlan"):
            names = {name: None} | {other: None for other in names if other not in wanted}
    return " | ".join(names)


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for name, text in generate().items():
        (CLIENT / name).write_text(text, encoding="utf-8")
