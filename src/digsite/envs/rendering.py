"""What `render` shows: the table as a spectator sees it, in letters, as pixels or as SVG."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from digsite.core import BadOption, State
from digsite.games import picture, words

Picture: TypeAlias = str | NDArray[np.uint8]


def _ansi(state: State) -> Picture:
    return words(state.game.name, "en").draw(state.view(None))


def _rgb_array(state: State) -> Picture:
    return picture(state).pixels()


def _svg(state: State) -> Picture:
    return picture(state).svg()


MODES: dict[str, Callable[[State], Picture]] = {"ansi": _ansi, "rgb_array": _rgb_array, "svg": _svg}


METADATA = {"render_modes": list(MODES), "render_fps": 1}
"""What the toolkits ask of an environment that draws itself; a step a second, where its pictures are made a film."""


class Renderer:
    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadOption(f"render_mode: expected one of {', '.join(MODES)}; got {mode!r}", option="render_mode")
        self._mode = mode

    def render(self, state: State) -> Picture | None:
        return None if self._mode is None else MODES[self._mode](state)
