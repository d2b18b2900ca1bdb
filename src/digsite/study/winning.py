"""What points are worth: alone they are the aim themselves, among others the chance of winning is."""

import numpy as np
from numpy.typing import NDArray

from digsite.core import Seat
from digsite.study.judges import Stakes


def chance_of(points: NDArray[np.float64], seat: Seat, spread: float) -> Stakes:
    """Of games, each seat's points in a row: what is at stake for a seat. `spread`: see `winning_chance`."""
    if points.shape[1] == 1:
        return points[:, 0]
    others = np.delete(points, seat, axis=1).max(axis=1)
    return winning_chance(points[:, seat] - others, spread)


def winning_chance(lead: NDArray[np.float64], spread: float) -> Stakes:
    """The chance of winning with such a lead, where a lead of `spread` points wins about three times in four."""
    return np.asarray(1.0 / (1.0 + np.exp(-lead / spread)))
