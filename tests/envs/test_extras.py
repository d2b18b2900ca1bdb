"""Who has not installed an extra is told in one line how to."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from digsite.core import extras
from digsite.envs import (
    MissingExtra,
    action_codec,
    gymnasium_env,
    observer,
    openspiel_game,
    pettingzoo_env,
    registration,
)


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [
        (pettingzoo_env, "pettingzoo", "rl"),
        (gymnasium_env, "gymnasium", "rl"),
        (openspiel_game, "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    make: Callable[[str], object], package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra) as refusal:
        make("block-and-key")
    assert str(refusal.value) == f"{package} is not installed: pip install 'digsite[{extra}]'"
    assert (refusal.value.code, refusal.value.details) == ("missing-extra", {"extra": extra})


def test_ids_and_observations_need_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    program = (
        "import sys; sys.modules.update(dict.fromkeys(('pettingzoo', 'gymnasium', 'pyspiel')))\n"
        "import importlib.util as u; u.find_spec = lambda name: None\n"
        "from digsite.envs import action_codec, observer\n"
        "print(action_codec('ancient-knowledge').size, observer('ancient-knowledge').layout.size)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    known = (action_codec("ancient-knowledge").size, observer("ancient-knowledge").layout.size)
    assert ran.stdout.split() == [str(size) for size in known]


def test_nothing_is_registered_where_gymnasium_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registration, "find_spec", lambda _: None)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    registration.register_ids()
