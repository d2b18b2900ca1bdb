"""The names under which Gymnasium finds the games."""

from importlib.util import find_spec
from typing import Any

IDS: dict[str, dict[str, Any]] = {
    "digsite/BlockAndKey-v1": {"game": "block-and-key", "players": 2},
    "digsite/BlockAndKeySolo-v1": {"game": "block-and-key", "players": 1},
    "digsite/AncientKnowledge-v1": {"game": "ancient-knowledge", "players": 2},
}
"""Each with what `gymnasium_env` is given; `gymnasium.make` takes more by keyword."""


VECTORS: dict[str, dict[str, Any]] = {
    "digsite/BlockAndKeySolo-v1": {"game": "block-and-key", "players": 1},
    "digsite/BlockAndKeySelfPlay-v1": {"game": "block-and-key", "players": 2},
}
"""Those that `gymnasium.make_vec` plays in a batch, with what `vector_env` is given."""


def register_ids() -> None:
    """Where Gymnasium is installed, once."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for name, arguments in (IDS | VECTORS).items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="digsite.envs:gymnasium_env" if name in IDS else None,
                vector_entry_point="digsite.envs:vector_env" if name in VECTORS else None,
                kwargs=arguments,
            )
