import { expect, test } from "vitest";
import type { ServerMessage, Step } from "../../src/messages";
import {
  EMPTY_TABLE,
  endsTurn,
  logOf,
  receive,
  seatToShow,
  stepsKnown,
  turnOf,
  whyNoUndo,
} from "../../src/server/tableState";
import { table, update } from "../helpers/messages";

function step(number: number): Step {
  return { number, seat: 0, events: [] };
}

test("a move appends its step to the log", () => {
  const before = receive(EMPTY_TABLE, update({ steps: [step(0), step(1)] }));
  const after = receive(before, update({ first_step: 2, steps: [step(2)] }));
  expect(after.games.get(0)?.steps.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(stepsKnown(after)).toBe(3);
});

test("an undo takes steps away, a resync replaces all", () => {
  const before = receive(EMPTY_TABLE, update({ steps: [step(0), step(1), step(2)] }));
  const undone = receive(before, update({ first_step: 1, steps: [] }));
  expect(undone.games.get(0)?.steps).toHaveLength(1);
  expect(receive(undone, update({ first_step: 0, steps: [step(0)] })).games.get(0)?.steps).toHaveLength(1);
});

test("an update clears the refusal before it", () => {
  const refused = {
    ...EMPTY_TABLE,
    refusal: { kind: "refused" as const, id: "a", code: "stale", reason: "", details: {} },
  };
  expect(receive(refused, update({})).refusal).toBeNull();
});

test("chat lines are kept once and in order", () => {
  const line = (number: number) => ({ line: number, guest: "g", name: "Ada", seats: [0], text: "hi", at: 0 });
  const first = receive(EMPTY_TABLE, { kind: "chat", lines: [line(2), line(1)] });
  const second = receive(first, { kind: "chat", lines: [line(2), line(3)] });
  expect(second.chat.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test("at a hot seat the one who must decide is shown", () => {
  let state = receive(EMPTY_TABLE, update({ seat: 0, waiting_for: [1] }));
  state = receive(state, update({ seat: 1, waiting_for: [1] }));
  expect(seatToShow(state, 0)).toBe(1);
  expect(seatToShow(state, 1)).toBe(1);
});

test("while others decide, the seat shown stays", () => {
  let state = receive(EMPTY_TABLE, update({ seat: 0, waiting_for: [2] }));
  state = receive(state, update({ seat: 1, waiting_for: [2] }));
  expect(seatToShow(state, 1)).toBe(1);
  expect(seatToShow(state, null)).toBe(0);
});

test("until a turn is said to be over it is its player's, and the log does not tell of the next", () => {
  const line = (event: number, text: string) => ({
    step: 0,
    event,
    seat: 0,
    text,
    rule: null,
    title: "",
    mentions: [],
  });
  const events = [{ kind: "placed" }, { kind: "turn-began", seat: 1 }];
  const steps = [{ ...step(0), events, lines: [line(0, "You place."), line(1, "It is Ben's turn.")] }];
  const told = (ending: number | null) => logOf(update({ steps, ending })).map(({ text }) => text);
  expect(told(0)).toEqual(["You place."]);
  expect(told(null)).toEqual(["You place.", "It is Ben's turn."]);
  expect([turnOf(update({ steps, ending: 0 }), 1), turnOf(update({ steps }), 1)]).toEqual([0, 1]);
});

test("a choice made in another's turn leaves the turn to them until the next one begins", () => {
  const began = (seat: number) => ({ kind: "turn-began", seat });
  const mine = { ...step(1), events: [{ kind: "discarded" }] };
  const theirs = { ...step(0), events: [began(1)] };
  const within = update({ steps: [theirs, mine], ending: 0 });
  expect([endsTurn(within), turnOf(within, 1)]).toEqual([false, 1]);
  const lastOfIt = update({ steps: [theirs, { ...mine, events: [...mine.events, began(0)] }], ending: 0 });
  expect([endsTurn(lastOfIt), turnOf(lastOfIt, 0)]).toEqual([true, 1]);
  // After the last turn none begins.
  expect(endsTurn(update({ steps: [theirs, mine], view: { over: true } }))).toBe(true);
});

test("a spectator has no seat to show", () => {
  expect(seatToShow(receive(EMPTY_TABLE, update({ seat: null })), null)).toBeNull();
});

test("the greeting tells how far our clock is ahead of the server's", () => {
  const hello = { kind: "hello" as const, protocol: 1, server: "x", guest: null, now: 1000 };
  expect(receive(EMPTY_TABLE, hello, 1250).skew).toBe(250);
});

test("the table, who is there, a notice of another table and the greeting are kept as they come", () => {
  const presence: ServerMessage = { kind: "presence", present: [0], spectators: 2 };
  const notice: ServerMessage = {
    kind: "notice",
    about: "your-move",
    table: "u",
    game: "x",
    seat: 0,
    status: "playing",
  };
  const messages: ServerMessage[] = [{ kind: "table", table: table() }, presence, notice];
  const seen = messages.reduce(
    (state, message) => receive(state, message),
    receive(EMPTY_TABLE, { kind: "hello", protocol: 1, server: "x", guest: "g", now: 400 }, 1000),
  );
  expect(seen).toMatchObject({ guest: "g", skew: 600, table: { id: "table-1" }, presence, notice });
  expect(receive(seen, { kind: "accepted", id: "a", version: 1 })).toBe(seen);
});

const done = (number: number, seat: number, ...kinds: string[]) => ({
  number,
  seat,
  events: kinds.map(kind => ({ kind })),
});

test("why nothing can be undone", () => {
  const why = (...steps: ReturnType<typeof done>[]) => whyNoUndo(update({ steps }), 0);
  expect(why()).toBe("nothing");
  expect(why(done(0, 1, "turn-began"))).toBe("nothing");
  expect(why(done(0, 0, "drew"))).toBe("shown");
  expect(why(done(0, 0, "slid", "turn-began"))).toBe("over");
  expect(why(done(0, 0, "slid", "turn-began"), done(1, 1, "drew"))).toBe("over");
});

test("a turn that waits for its last word has not ended", () => {
  const steps = [done(0, 0, "drew", "turn-began")];
  expect(whyNoUndo(update({ steps, ending: 0 }), 0)).toBe("shown");
});
