"""Standings as one picture: ratings, scores, and who stood before whom."""

from pathlib import Path
from typing import Any

from digsite.arena.standing import Standings
from digsite.core import BadOption
from digsite.core.extras import require
from digsite.core.files import check_target
from digsite.texts import Texts

ACROSS, DOWN = 15.0, 4.6


def check_plot(file: Path, results: Path | None = None) -> None:
    """Before anything is played: what is needed to draw, and to write the picture."""
    for package in ("matplotlib", "openskill"):
        require(package, "arena")
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    formats = sorted(FigureCanvasAgg.filetypes)
    if file.suffix[1:].lower() not in formats:
        expected = f"a name that ends in one of .{', .'.join(formats)}"
        raise BadOption(f"plot: expected {expected}; got {str(file)!r}", option="plot")
    check_target(file, "plot", results)


def draw(standings: Standings, title: str, texts: Texts, file: Path) -> None:
    """Write the picture; the ending of the file's name says in which format."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(ACROSS, DOWN), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title)
    ratings, scores, wins = figure.subplots(1, 3)
    _draw_ratings(ratings, standings, texts)
    _draw_scores(scores, standings, texts)
    _draw_wins(wins, standings, texts)
    figure.savefig(file, dpi=150)


def _draw_ratings(axes: Any, standings: Standings, texts: Texts) -> None:
    bots = standings.bots[::-1]
    ratings = [bot.rating for bot in bots if bot.rating is not None]  # `check_plot` has seen to it that all have one
    errors = [[each.mu - each.low for each in ratings], [each.high - each.mu for each in ratings]]
    axes.errorbar([each.mu for each in ratings], range(len(bots)), xerr=errors, fmt="o", capsize=4)
    axes.set_yticks(range(len(bots)), [bot.name for bot in bots])
    axes.set_ylim(-0.5, len(bots) - 0.5)
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(texts.say("arena-ratings"))


def _draw_scores(axes: Any, standings: Standings, texts: Texts) -> None:
    bots = standings.bots[::-1]
    axes.boxplot([bot.scores for bot in bots], orientation="horizontal", showmeans=True, widths=0.6)
    axes.set_yticks(range(1, len(bots) + 1), [bot.name for bot in bots])
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(texts.say("arena-scores"))


def _draw_wins(axes: Any, standings: Standings, texts: Texts) -> None:
    names = [bot.name for bot in standings.bots]
    shares = [[standings.ahead[row][column].share if row != column else 0.5 for column in names] for row in names]
    axes.imshow(shares, cmap="RdYlGn", vmin=0, vmax=1)
    for y, row in enumerate(names):
        for x, column in enumerate(names):
            if x != y and standings.ahead[row][column].games:
                axes.text(x, y, f"{standings.ahead[row][column].share:.0%}", ha="center", va="center")
    axes.set_xticks(range(len(names)), names, rotation=30)
    axes.set_yticks(range(len(names)), names)
    axes.set_title(texts.say("arena-ahead"))
