"""A review as a page of its own: no script, nothing from elsewhere."""

from html import escape

from digsite.study.findings import Decision
from digsite.study.review import Review
from digsite.study.telling import ReviewWords
from digsite.texts import Texts

WIDTH, HEIGHT, MARGIN = 720.0, 200.0, 12.0
DASHES = ("", "8 4", "2 4", "10 3 2 3")
"""A line is told by its dashes too, never by colour alone."""
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2c251d;
  background: #fbf7ee; }
h1, h2 { font-weight: 600; } .course { width: 100%; height: auto; background: #fffdf8; border: 1px solid #d9cfbd; }
li { margin-bottom: .75rem; } .ground { color: #d9cfbd; }
.names { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .25rem; }
.seat0 { color: #a8552a; } .seat1 { color: #2f6f6b; } .seat2 { color: #6b4f8f; } .seat3 { color: #7a6a1f; }
@media (prefers-color-scheme: dark) {
  body { color: #efe7da; background: #211c17; } .course { background: #2b251e; border-color: #5a4d3f; }
  .seat0 { color: #e0925f; } .seat1 { color: #7cc0ba; } .seat2 { color: #b79ddb; } .seat3 { color: #cdb95a; }
  .ground { color: #5a4d3f; }
}
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

    lines, names = [], []
    for seat in range(review.players):
        own = [decision for decision in review.decisions if decision.seat == seat]
        points = " ".join(f"{at(d.step, d.expected)} {at(d.step, d.after)}" for d in own)
        lines.append(f'<polyline points="{points}" {_stroke(seat)}/>')
        sample = f'<svg width="36" height="8" aria-hidden="true"><path d="M0 4H36" {_stroke(seat)}/></svg>'
        names.append(f"<span>{sample} {escape(told.who(seat))}</span>")
    # Alone nobody is to be beaten; among others it is even in the middle.
    middle = f'<path class="ground" d="M0 {HEIGHT / 2:g}H{WIDTH:g}" stroke="currentColor"/>'
    even = "" if review.players == 1 else middle
    marks = "".join(_dot(decision, at(decision.step, decision.after), told) for decision in review.decisions)
    frame = f'class="course" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{escape(name)}"'
    return f'<svg {frame}>{even}{"".join(lines)}{marks}</svg><p class="names">{"".join(names)}</p>'


def _stroke(seat: int) -> str:
    return f'class="seat{seat}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'


def _dot(decision: Decision, at: str, told: ReviewWords) -> str:
    if decision.mark is None:
        return ""
    x, y = at.split(",")
    title = escape(next(told.decision(decision)))
    dot = f'cx="{x}" cy="{y}" r="5" class="seat{decision.seat}" fill="currentColor"'
    return f"<circle {dot}><title>{title}</title></circle>"
