"""Many games at once: simulations, tournaments, measurements.

>>> from digsite.arena import Plan, simulate
>>> simulate(Plan("ancient-knowledge", ("random", "random"), games=2, seed=1)).ends
{'fourteen-in-the-past': 2}
"""

from digsite.arena.match import play
from digsite.arena.referee import Conduct, Fault, Referee
from digsite.arena.series import Pairing, Result, Terms, play_all
from digsite.arena.simulation import Figures, Plan, seat_bots, simulate
from digsite.arena.sprt import Bounds, Sprt
from digsite.arena.standing import Standings, standings
from digsite.arena.tournament import Tournament, pairings
from digsite.arena.tournament import run as run_tournament

__all__ = [
    "Bounds",
    "Conduct",
    "Fault",
    "Figures",
    "Pairing",
    "Plan",
    "Referee",
    "Result",
    "Sprt",
    "Standings",
    "Terms",
    "Tournament",
    "pairings",
    "play",
    "play_all",
    "run_tournament",
    "seat_bots",
    "simulate",
    "standings",
]
