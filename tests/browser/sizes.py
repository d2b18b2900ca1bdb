"""What must be in sight at every size: the question, its answers, and what it is about."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.decisions import Rules

SIZES = {
    "phone": ViewportSize(width=390, height=844),
    "small phone": ViewportSize(width=360, height=640),
    "phone held sideways": ViewportSize(width=844, height=390),
    "tablet": ViewportSize(width=820, height=1180),
    "small window": ViewportSize(width=900, height=600),
    "laptop": ViewportSize(width=1280, height=720),
    "desk": ViewportSize(width=1440, height=900),
    "large desk": ViewportSize(width=2560, height=1440),
    "laptop at 200 %": ViewportSize(width=640, height=360),
}
SETTLED = "() => !('settling' in document.documentElement.dataset)"


@dataclass(frozen=True)
class Case:
    """A kind of decision: how to come to it, and what must be seen and reached then."""

    name: str
    rules: Callable[[], Rules]
    controls: tuple[str, ...]
    """Each of these must be there, whole in sight and on top."""
    about: tuple[str, ...] = ()
    """What the question is about: in sight as well; it may lie under something that is seen through."""
    prompt: str = ".action-question"
    reach: Callable[[Page], object] = field(default=lambda page: page)
    """What is done at the table before it is looked at."""


CUT_BY = """
  const cutBy = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible" || !box.getClientRects().length) continue;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 1 || top < edge.top - 1 || right > edge.right + 1 || bottom > edge.bottom + 1) return box;
    }
    return null;
  };
"""
"""What hides a part of an element, though all of it lies inside the window."""
PUSHED_ASIDE = """
  const pushedAside = () => [...document.querySelectorAll("body, #root, .table-page, .table-main, .table-main > *")]
    .filter(box => box.scrollWidth > box.clientWidth + 1)
    .map(box => `${box.className || box.tagName} can be pushed aside`);
"""
"""What lies beyond a page that is cut off there cannot be seen, but the page moves aside when something is focused."""
LOOK = (
    "({ prompt, controls, about }) => {"
    + CUT_BY
    + PUSHED_ASIDE
    + """
  const faults = [];
  const shown = selector => [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length);
  const check = (selector, onTop) => {
    const found = shown(selector);
    if (!found.length) faults.push(`${selector} is not there`);
    for (const element of found) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const name = `${selector} (${element.innerText?.slice(0, 30)})`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`${name} lies outside: ${[left, top, right, bottom].map(Math.round)}`);
      const cutter = cutBy(element);
      if (cutter) faults.push(`${name} is cut by ${cutter.className}`);
      if (!onTop) continue;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!element.contains(hit) && !hit?.contains(element)) faults.push(`${name} is covered by ${hit?.className}`);
      if (element.matches("button") && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${name} is cut off`);
      // What is one wide is for ears alone.
      for (const word of element.querySelectorAll("*")) {
        const cuts = word.clientWidth > 1 && getComputedStyle(word).overflowX !== "visible";
        if (cuts && word.scrollWidth > word.clientWidth)
          faults.push(`${name} has a word that is cut: ${word.innerText}`);
      }
    }
  };
  check(prompt, true);
  for (const selector of controls) check(selector, true);
  for (const selector of about) check(selector, false);
  for (const region of shown(".action-question, .action-answers"))
    if (region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 2)
      faults.push(`${region.className} has to be scrolled to be read`);
  for (const card of shown(".hand .key-picture")) {
    const parts = [...card.querySelectorAll(".key-head, .key-pattern svg, .key-foot")]
      .map(part => part.getBoundingClientRect()).filter(({ width }) => width);
    const foot = card.getBoundingClientRect().bottom;
    const meet = (one, other) => one.right > other.left + 1 && other.right > one.left + 1
      && one.bottom > other.top + 1 && other.bottom > one.top + 1;
    if (parts.some((one, place) => parts.slice(place + 1).some(other => meet(one, other))))
      faults.push(`the parts of a key (${card.innerText}) lie on each other`);
    if (parts.some(({ bottom }) => bottom > foot + 1)) faults.push(`a key (${card.innerText}) is out of its frame`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth} wide`);
  faults.push(...pushedAside());
  return faults;
}"""
)

TOO_SMALL = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const { left, right, top, bottom, width } = each.getBoundingClientRect();
  if (!width || !each.checkVisibility({ contentVisibilityAuto: true })) return false;
  let reach = 0;
  for (let y = top - 24; y < bottom + 24; y++)
    reach += each.contains(document.elementFromPoint((left + right) / 2, Math.max(0, y)));
  return reach < 43 || width < 43;
}).map(each => each.innerText)"""
"""What a thumb would have to aim at: less than 2.75 rem, with all around it that takes its press."""


OUT_OF_REACH = """left => {
  const pressed = document.querySelectorAll("button, a[href], summary, select, input, textarea");
  return [...pressed].filter(isSmall).map(each => `${each.className} ${each.innerText}`);
  function isSmall(each) {
    const aim = each.closest("label") ?? each;
    const isShown = aim.getBoundingClientRect().width > 1 && each.checkVisibility({ contentVisibilityAuto: true });
    if (!isShown || each.closest(`[inert], [aria-hidden=true], .hidden-visually, ${left}`)) return false;
    const beside = [...each.parentElement.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (beside && getComputedStyle(each).display === "inline") return false;
    aim.scrollIntoView({ block: "center" });
    const { left: start, right, top, bottom, width } = aim.getBoundingClientRect();
    let reach = 0;
    for (let y = top - 24; y < bottom + 24; y++)
      reach += aim.contains(document.elementFromPoint((start + right) / 2, Math.max(0, y)));
    // What lies under something else is reached when that is gone.
    return reach > 0 && (reach < 43 || width < 43);
  }
}"""
"""The same of everything on the page but what is left out, and what stands in running text."""


def faults_of(page: Page, case: Case) -> list[str]:
    """What cannot be seen or reached, at each size."""
    faults = []
    asked: dict[str, Any] = {"prompt": case.prompt, "controls": case.controls, "about": case.about}
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.wait_for_function(SETTLED)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        faults += [f"{name}: {fault}" for fault in page.evaluate(LOOK, asked)]
    return faults
