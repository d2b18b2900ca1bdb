"""Packages that only those who use an environment need."""

from importlib.util import find_spec

from digsite.core import DigsiteError


class MissingExtra(DigsiteError):
    """A package is not installed; `details["extra"]` names the extra that brings it."""

    code = "missing-extra"


def require(package: str, extra: str) -> None:
    """Raise MissingExtra with the command that installs it, if the package is not there."""
    if find_spec(package) is None:
        raise MissingExtra(f"{package} is not installed: pip install 'digsite[{extra}]'", extra=extra)
