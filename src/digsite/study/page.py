"""A review as a page of its own: no script, nothing from elsewhere."""

from html import escape

from digsite.study.findings import Decision
from digsite.study.review import Review
from digsite.study.telling import ReviewWords
from digsite.texts import Texts

WIDTH, HEIGHT, MARGIN = 720.0, 200.0, 24.0
COLOURS = ("#a8552a", "#2f6f6b", "#6b4f8f", "#7a6a1f")
DASHES = ("", "8 4", "2 4", "10 3 2 3")
"""A line is told by its dashes too, never by colour alone."""
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2c251d;
  background: #fbf7ee; }
h1, h2 { font-weight: 600; } svg { width: 100%; height: auto; background: #fffdf8; border: 1px solid #d9cfbd; }
li { margin-bottom: .75rem; }
@media (prefers-color-scheme: dark) { body { color: #efe7da; background: #211c17; } svg { background: #2b251e; } }
"""


def page(review: Review, told: ReviewWords, texts: Texts) -> str:
    say = texts.say
    seats = "".join(f"<p>{'<br>'.join(map(escape, told.seat(summary)))}</p>" for summary in review.summary)
    marked = [decision for decision in review.decisions if decision.mark]
    items = "".join(f"<li>{'<br>'.join(map(escape, told.decision(decision)))}</li>" for decision in marked)
    missed = "".join(f"<li>{escape(told.missed(each))}</li>" for each in review.missed)
    body = [
        f"<h1>{escape(told.title())}</h1>{seats}",
        f"<h2>{escape(say('study-line'))}</h2>{_line(review, told, say('study-line'))}" if review.decisions else "",
        f"<h2>{escape(say('study-marked'))}</h2>" if review.decisions else "",
        f"<ul>{items}</ul>" if items else "".join(f"<p>{escape(line)}</p>" for line in told.unmarked()),
        f"<h2>{escape(say('study-missed-title'))}</h2><ul>{missed}</ul>" if missed else "",
        f"<p><small>{escape(say('study-how'))}</small></p>",
    ]
    head = f'<meta charset="utf-8"><title>{escape(told.title())}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{texts.language}"><head>{head}</head><body>{"".join(body)}</body></html>'


def _line(review: Review, told: ReviewWords, name: str) -> str:
    """What each seat could expect at its decisions, and the marks on it."""
    last = max((decision.step for decision in review.decisions), default=1)
    values = [value for decision in review.decisions for value in (decision.expected, decision.after)] or [0.0, 1.0]
    low, high = (min(values), max(values)) if review.players == 1 else (0.0, 1.0)

    def at(step: float, value: float) -> str:
        x = MARGIN + (WIDTH - 2 * MARGIN) * step / last
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / ((high - low) or 1.0)
        return f"{x:.1f},{y:.1f}"

    lines = []
    for seat in range(review.players):
        own = [decision for decision in review.decisions if decision.seat == seat]
        points = " ".join(f"{at(d.step, d.expected)} {at(d.step, d.after)}" for d in own)
        stroke = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
        lines.append(f'<polyline points="{points}" fill="none" stroke-width="2" {stroke}/>')
        lines.append(f'<text x="{MARGIN}" y="{14 + 14 * seat}" fill="{COLOURS[seat]}">{escape(told.who(seat))}</text>')
    marks = "".join(_dot(decision, at(decision.step, decision.after), told) for decision in review.decisions)
    return (
        f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{escape(name)}">{"".join(lines)}{marks}</svg>'
    )


def _dot(decision: Decision, at: str, told: ReviewWords) -> str:
    if decision.mark is None:
        return ""
    x, y = at.split(",")
    title = escape(next(told.decision(decision)))
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{COLOURS[decision.seat]}"><title>{title}</title></circle>'
