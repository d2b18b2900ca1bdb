"""What a page sends, held against what was pressed before it: an answer that cannot be undone needs a button of its
own, in sight for a moment before the press began."""

WATCH = """() => {
  window.unmeant = [];
  window.answered = 0;
  // What each confirmation is for: itself, and what is named with it.
  const WITH = { claim: ["done"], create: ["pay"], pay: ["done"], discard: ["done"], "set-aside": ["done"],
    done: ["mark", "return", "refill"] };
  const AT_ONCE = 300, NEXT_PART = 5000, LOOKED_AT = 350;
  const now = () => performance.now();
  let isDigit = false;
  // Since when a button says what it says.
  const said = new WeakMap();
  const GRAVE = "dialog .button-main", OPEN_HAND = ".privacy .button";
  const look = () => {
    for (const button of document.querySelectorAll(`[data-confirm], ${GRAVE}, ${OPEN_HAND}`)) {
      const { confirm } = button.dataset, { disabled } = button, before = said.get(button);
      if (before && before.confirm === confirm && before.disabled === disabled) continue;
      // A digit that chooses the last card is no press of the button that stood there already.
      const since = before && before.confirm === confirm && isDigit ? before.since : now();
      said.set(button, { confirm, disabled, since });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-confirm", "disabled"] });
  // What was pressed, and whether it had been looked at then.
  let press = { button: null, seen: false };
  const pressed = event => {
    if (event.repeat) return;
    look();
    isDigit = /^\\d$/.test(event.key ?? "");
    const button = event.target.closest?.("button");
    press = { button, seen: now() - (said.get(button)?.since ?? now()) >= LOOKED_AT };
  };
  addEventListener("pointerdown", pressed, true);
  addEventListener("keydown", pressed, true);
  let confirmed = { kind: "", kinds: [], at: -Infinity, patience: 0 }, grave = -Infinity, ready = false;
  addEventListener("click", event => {
    const button = event.target.closest?.("button");
    if (!button || button !== press.button || !press.seen) return;
    const kind = button.dataset.confirm;
    if (kind) confirmed = { kind, kinds: [kind, ...(WITH[kind] ?? [])], at: now(), patience: AT_ONCE };
    if (button.matches(GRAVE)) grave = now();
    if (button.matches(OPEN_HAND)) ready = true;
  }, true);
  let isPrivate = false;
  new MutationObserver(() => {
    const was = isPrivate;
    isPrivate = document.querySelector(".privacy") !== null;
    if (isPrivate && !was) ready = false;
    // Who leaves the page, sees no hand either.
    const isTable = document.querySelector(".bk-table, .ak-table, .text-table") !== null;
    if (!isPrivate && was && !ready && isTable) window.unmeant.push("a hand was shown");
  }).observe(document, { subtree: true, childList: true });

  const asked = new Map();
  const open = new Set();
  let others = false;
  // Nothing is on its way, and nobody else thinks.
  window.isCalm = () => !others && open.size === 0;
  const runs = decision => decision?.choices.flatMap(({ same, vary, values = [], final = false }) =>
    (vary ? values.map(value => ({ ...same, [vary]: value })) : [same]).map(action => ({ action, final }))) ?? [];
  const judge = ({ kind, action }) => {
    if (["resign", "leave", "cancel", "stand-in"].includes(kind))
      return now() - grave > AT_ONCE && `${kind} without a second word`;
    const named = kind === "choose" ? action.kind : kind === "end-turn" ? kind : null;
    if (!named) return false;
    window.answered++;
    const final = named === kind ||
      runs(asked.get(action.seat)).find(run => JSON.stringify(run.action) === JSON.stringify(action))?.final;
    const isMeant = confirmed.kinds.includes(named) && now() - confirmed.at <= confirmed.patience;
    if (final && !isMeant) return `${named} after ${confirmed.kind}, ${Math.round(now() - confirmed.at)} ms`;
    // What was confirmed in several parts goes on.
    if (isMeant) Object.assign(confirmed, { at: now(), patience: NEXT_PART });
    return false;
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      open.clear();
      // What was asked on a line that is closed is never answered there.
      this.addEventListener("close", () => {
        open.clear();
        others = false;
      });
      this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\\n")) {
          const message = JSON.parse(line);
          if (message.id) open.delete(message.id);
          if (message.kind !== "update") continue;
          asked.set(message.seat, message.decision);
          const seats = [...asked.keys()];
          others = message.waiting_for.length > 0 && !message.waiting_for.some(seat => seats.includes(seat));
        }
      });
    }
    send(text) {
      const message = JSON.parse(text);
      // A hint may be thought about for long, and changes nothing at the table.
      if (message.kind !== "hint") open.add(message.id);
      const fault = judge(message);
      if (fault) window.unmeant.push(fault);
      super.send(text);
    }
  };
}"""
