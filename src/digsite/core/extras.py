"""Packages that only some uses need: each comes with an extra of the distribution."""

from importlib.util import find_spec

from digsite.core.errors import MissingExtra


def is_installed(package: str) -> bool:
    return find_spec(package) is not None


def require(package: str, extra: str) -> None:
    """Raise MissingExtra with the command that installs it, if the package is not there."""
    if not is_installed(package):
        raise MissingExtra(f"{package} is not installed: pip install 'digsite[{extra}]'", extra=extra)
