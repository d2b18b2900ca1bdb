// When the press began that is being handled: a finger, a button of the mouse, a key that went down. What follows from a press
// was meant for what was in sight then, however long it was held, and however late a busy page hears of it.

/** Milliseconds after its release in which a click still belongs to a press: a browser may wait for a second tap. */
const RELEASED = 1000;
/** Milliseconds for which a hand is taken to be still where it pressed. */
const LINGERS = 2000;
/** Pixels within which a press is taken for the one before, done again. */
const SAME_PLACE = 32;

let began = Number.NEGATIVE_INFINITY;
let released = Number.NEGATIVE_INFINITY;
let key = "";
let place: readonly [number, number] = [0, 0];
const hearers = new Set<() => void>();

function pressed(event: PointerEvent | KeyboardEvent): void {
  // A second finger, or a key that is held, is the same press.
  if ("isPrimary" in event ? !event.isPrimary : event.repeat) return;
  const again = isAgain(event);
  began = momentOf(event);
  key = "key" in event ? event.key : "";
  if ("clientX" in event) place = [event.clientX, event.clientY];
  released = Number.POSITIVE_INFINITY;
  if (again) for (const heard of hearers) heard();
}

/** Whether it is the press before once more: the same key, or a thumb that goes on tapping. */
function isAgain(event: PointerEvent | KeyboardEvent): boolean {
  if ("key" in event) return event.key === key;
  return !key && Math.hypot(event.clientX - place[0], event.clientY - place[1]) <= SAME_PLACE;
}

function letGo(event: Event): void {
  released = momentOf(event);
}

/** A click without a press comes from something that helps a person to press. */
function clicked(event: Event): void {
  const now = momentOf(event);
  if (!event.isTrusted || now - released > RELEASED) began = now;
}

/** The browser knows when it heard of a person's press, also if the page was busy then. */
function momentOf(event: Event): number {
  return event.isTrusted ? event.timeStamp : performance.now();
}

addEventListener("pointerdown", pressed, true);
addEventListener("keydown", pressed, true);
for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, letGo, true);
addEventListener("click", clicked, true);

/** In the page's milliseconds. */
export function pressBegan(): number {
  return began;
}

/** Calls back when a press is the one before once more: who hammers away has not looked at what came under the hand. Returns how
 * to listen no longer. */
export function onPressedAgain(then: () => void): () => void {
  hearers.add(then);
  return () => hearers.delete(then);
}

/** Whether one of these has come to lie where a hand has just pressed: it may come down there once more, in its own time. */
export function isUnderHand(buttons: Iterable<Element>): boolean {
  if (key || performance.now() - began > LINGERS) return false;
  const [x, y] = place;
  return [...buttons].some(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  });
}

/** Whether it was a key that presses no button: what presses the button after it is another press, on purpose. */
export function pressChose(): boolean {
  return /^\d$/.test(key);
}

/** Calls back when what the page shows now has been drawn; returns how to give it up. */
export function onceDrawn(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame is drawn after the callbacks that it waits for: the next task comes when it is.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
