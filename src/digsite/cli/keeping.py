"""`digsite backup` and `restore`: what a host does with what a server keeps."""

import os
import re
import time
from pathlib import Path
from typing import Annotated

import typer

from digsite.cli.serve import DATABASE, Database
from digsite.cli.speech import Language, say
from digsite.core import BadOption, DigsiteError
from digsite.core.files import give_as_folder, named, own_place
from digsite.texts import texts

Archive = Annotated[Path, typer.Argument(metavar="FILE")]
DATED = "digsite-%Y-%m-%dT%H-%M-%SZ.backup"
_DATED = re.compile(r"digsite-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup")


def backup(
    archive: Archive,
    database_url: Database = DATABASE,
    keep: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    lang: Language = None,
) -> None:
    """With `keep`, or where there is a folder of that name, the file is one in that folder, named by its date."""
    from digsite.server.storage.moderation import mark_backup

    if keep is not None and archive.exists() and not archive.is_dir():
        raise BadOption(f"{archive} is no folder: expected one, in which --keep keeps some", option="file")
    folder = archive if keep is not None or archive.is_dir() else None
    if folder is not None:
        archive = folder / time.strftime(DATED, time.gmtime())
    for file in (archive, _partial(archive)):
        _check_apart(file, database_url)
    if folder is not None and not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_of_database(folder.parent, database_url):
            give_as_folder(folder, folder.parent)
    rows = _write(archive, database_url)
    typer.echo(say("cli-backed-up", rows=rows, file=str(archive)))
    try:
        mark_backup(database_url)
    except DigsiteError as error:  # its disk is full, perhaps: all the better that there is a backup
        typer.echo(say("cli-backup-unnoted", reason=texts().refusal(error)), err=True)
    if folder is not None and keep is not None:
        _forget_old(folder, keep)


def _write(archive: Path, database_url: str) -> int:
    """Whole, or not at all."""
    from digsite.server.storage.backup import write_backup

    place, partial = own_place(archive), _partial(archive)
    partial.unlink(missing_ok=True)
    try:
        # For nobody else's eyes: it holds hands of running games, seeds, and the server's own keys.
        with (
            named(archive),
            os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file,
        ):
            if _is_of_database(partial.parent, database_url):
                give_as_folder(file.fileno(), partial.parent)
            rows = write_backup(database_url, file)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(place)
    finally:
        partial.unlink(missing_ok=True)
    return rows


def _is_of_database(folder: Path, database_url: str) -> bool:
    """Whether its owner has the database too. What root writes there is theirs then; nobody else is given a backup."""
    from digsite.server.storage.database_file import read_url, sqlite_file

    path = sqlite_file(read_url(database_url))
    return path is not None and path.exists() and path.stat().st_uid == folder.stat().st_uid


def _partial(archive: Path) -> Path:
    """What is written at first."""
    place = own_place(archive)
    return place.with_name(place.name + ".part")


def _check_apart(archive: Path, database_url: str) -> None:
    from digsite.server.storage.database_file import check_apart

    check_apart(archive, database_url, "file")


def _forget_old(folder: Path, keep: int) -> None:
    """Of the files that were named here all but the latest; nothing else is touched."""
    dated = sorted(file for file in folder.iterdir() if _DATED.fullmatch(file.name))
    for file in dated[:-keep]:
        file.unlink()


def restore(archive: Archive, database_url: Database = DATABASE, lang: Language = None) -> None:
    from digsite.server.storage.backup import read_backup

    _check_apart(archive, database_url)
    with own_place(archive).open("rb") as file:  # a pipe or a device may have no end
        rows = read_backup(database_url, file)
    typer.echo(say("cli-restored", rows=rows, file=str(archive)))
