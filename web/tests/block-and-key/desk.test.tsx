// @vitest-environment happy-dom
// The desk of Block and Key: a block is taken, turned, asked about and put down, by hand and by keys.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { spot } from "../../src/games/block-and-key/temple/flat";
import { keyOf } from "../../src/games/block-and-key/temple/geometry";
import { useDesk } from "../../src/games/block-and-key/useDesk";
import { type Cells, sideOf } from "../../src/games/block-and-key/view";
import type { OpenDecision, Previewed, Refused } from "../../src/messages";
import type { Action } from "../../src/server/choices";
import { table, update } from "../helpers/messages";
import { type Position, position } from "../helpers/positions";
import { press as pressNow, SETTLED } from "../helpers/press";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("block-and-key");
const choose = vi.fn<(action: Action) => Promise<unknown>>();
const preview = vi.fn<(action: Action) => Promise<Previewed | Refused | null>>();

function sit({ view, decision }: Position) {
  const game = update({ seat: view.seat, view: view as never, decision });
  const hook = renderHook(
    props => useDesk({ table: table(), log: [], choose, preview, tell: async () => null, ...props }),
    { wrapper, initialProps: { game } },
  );
  act(() => void vi.advanceTimersByTime(SETTLED));
  pressNow();
  return hook;
}

function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  act(() => void on.dispatchEvent(event));
}

beforeEach(() => {
  vi.useFakeTimers();
  choose.mockReset().mockResolvedValue({ kind: "accepted" });
  preview.mockReset().mockResolvedValue(null);
});
afterEach(() => vi.useRealTimers());

test("a choice that is only shown brings the part of the table in which it lies", () => {
  const { view } = position("turn");
  const game = update({ seat: view.seat, view: view as never });
  const { result, rerender } = renderHook(
    props => useDesk({ table: table(), game, log: [], choose, preview, tell: async () => null, ...props }),
    { wrapper, initialProps: { pointed: null as Action | null } },
  );
  expect(result.current.part).toBe("mine");
  rerender({ pointed: { kind: "excavate", seat: 0, line: "row3" } });
  expect(result.current.part).toBe("yard");
  rerender({ pointed: { kind: "place", seat: 0, block: "I3 green" } });
  expect(result.current.part).toBe("mine");
});

describe("a block", () => {
  const [first = ""] = position("turn").view.supplies[1] ?? [];

  test("that is picked hovers where it fits, and is put down there", () => {
    const { result } = sit(position("turn"));
    expect(result.current.blocks).toEqual(position("turn").view.supplies[1]);
    act(() => result.current.pick(first));
    const { holding, placements } = result.current;
    expect(holding.hold?.block).toBe(first);
    expect(holding.placement).toBe(placements.at(first, holding.ghost as Cells));
    act(() => result.current.place());
    expect(choose).toHaveBeenCalledWith(holding.placement?.action, undefined);
  });

  test("that is picked again goes back; one that fits nowhere is not taken", () => {
    const { result } = sit(position("turn"));
    act(() => result.current.pick(first));
    act(() => result.current.pick(first));
    expect(result.current.holding.hold).toBeNull();
    act(() => result.current.pick("white I4"));
    expect(result.current.holding.hold).toBeNull();
    act(() => result.current.place());
    expect(choose).not.toHaveBeenCalled();
  });

  test("is turned, moved and pinned; a pinned one does not follow the pointer", () => {
    const { result } = sit(position("turn"));
    act(() => result.current.pick(first));
    act(() => result.current.holding.over([2, 3]));
    expect(result.current.holding.hold?.column).toEqual([2, 3]);
    act(() => result.current.holding.pin([5, 5]));
    act(() => result.current.holding.over([0, 0]));
    expect(result.current.holding).toMatchObject({ pinned: true, hold: { column: [5, 5] } });
    const before = keyOf(result.current.holding.hold?.orientation ?? []);
    act(() => result.current.holding.turn("tip"));
    expect(keyOf(result.current.holding.hold?.orientation ?? [])).not.toBe(before);
    act(() => result.current.holding.fit());
    expect(result.current.holding.placement).toBeDefined();
    const { columns, hold } = result.current.holding;
    expect(hold && columns(hold).now.size).toBeGreaterThan(0);
  });

  test("is taken just as a listed placement has it", () => {
    const { result } = sit(position("turn"));
    const wanted = result.current.placements.of(first).at(-1);
    if (!wanted) throw new Error("nothing fits");
    act(() => result.current.holding.show(wanted));
    expect(result.current.holding.placement?.action).toEqual(wanted.action);
  });

  test("leaves the hand when a new decision no longer offers it", () => {
    const { result, rerender } = sit(position("turn"));
    act(() => result.current.pick(first));
    const { view } = position("turn");
    const decision: OpenDecision = {
      type: "claim",
      cause: null,
      choices: [{ same: { kind: "done", seat: 1 } }],
    };
    rerender({ game: update({ seat: 1, view: view as never, decision }) });
    expect(result.current.holding.hold).toBeNull();
  });

  test("is held while others act, in private, and offered where it is when the turn comes", async () => {
    const { view, decision } = position("turn");
    const { result, rerender } = sit({ view, decision: null });
    act(() => result.current.pick(first));
    expect(result.current.holding).toMatchObject({ planning: true, placement: undefined });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(preview).not.toHaveBeenCalled();
    act(() => result.current.place());
    expect(choose).not.toHaveBeenCalled();
    const spot = result.current.holding.hold;
    rerender({ game: update({ seat: 1, view: view as never, decision }) });
    expect(result.current.holding).toMatchObject({ planning: false, planned: true, hold: spot });
  });

  test("goes to a place of the flat picture, and chosen again deeper", () => {
    const { result } = sit(position("turn"));
    act(() => result.current.pick(first));
    const at = () => result.current.holding.hold?.column ?? [0, 0];
    const deeper = (place: number) => act(() => result.current.holding.across(place));
    deeper(5);
    const near = at();
    deeper(5);
    expect(at()).not.toEqual(near);
    // Over a place where it fits as it is turned, it goes where it fits.
    const { columns, hold } = result.current.holding;
    const [fits = ""] = hold ? columns(hold).now : [];
    const [x = 0, y = 0] = fits.split(",").map(Number);
    deeper(spot(sideOf(result.current.view), [x, y, 0], result.current.pieces.floor).across);
    expect(result.current.holding.placement).toBeDefined();
  });

  test("of the Ancients is the one they called", () => {
    const { result } = sit(position("ancients"));
    expect(result.current.blocks).toEqual(["grey T4"]);
    act(() => result.current.pick("grey T4"));
    expect(result.current.holding.placement?.action.kind).toBe("ancients");
  });

  test("too many is given away by a pick", () => {
    const away = { kind: "discard", seat: 1, block: first };
    const decision: OpenDecision = { type: "discard", cause: null, choices: [{ same: away }] };
    const { result } = sit({ ...position("turn"), decision });
    act(() => result.current.pick(first));
    expect(choose).toHaveBeenCalledWith(away, undefined);
  });
});

describe("the server", () => {
  const [first = ""] = position("turn").view.supplies[1] ?? [];
  const claim = { kind: "claim", seat: 1, key: "st1-0" };

  test("is asked about the spot once the hand rests there, and says what it would claim", async () => {
    const decision = {
      type: "claim",
      cause: null,
      choices: [{ same: claim }, { same: { kind: "done", seat: 1 } }],
    };
    preview.mockResolvedValue({ kind: "previewed", id: "a", decision } as unknown as Previewed);
    const { result } = sit(position("turn"));
    act(() => result.current.pick(first));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(preview).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(preview).toHaveBeenCalledTimes(1);
    expect(result.current.holding.spoken).toEqual({ claims: ["st1-0"], refused: null });
  });

  test("says which rule a spot breaks, and what it said is dropped with the spot", async () => {
    const refused = { kind: "refused", id: "a", code: "no-contact", reason: "", details: {} } as const;
    preview.mockResolvedValue(refused);
    const { result } = sit(position("turn"));
    act(() => result.current.pick(first));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current.holding.spoken).toEqual({ claims: [], refused });
    act(() => result.current.holding.move(1, 0));
    expect(result.current.holding.spoken).toBeNull();
  });
});

describe("keys", () => {
  const [first = "", second = ""] = position("turn").view.supplies[1] ?? [];

  test("take a block by its number, move and turn it, put it down or back", () => {
    const { result } = sit(position("turn"));
    press("2");
    expect(result.current.holding.hold?.block).toBe(second);
    press("1");
    expect(result.current.holding.hold?.block).toBe(first);
    const at = () => result.current.holding.hold?.column ?? [];
    act(() => result.current.holding.pin([5, 5]));
    for (const key of ["ArrowLeft", "ArrowUp"]) press(key);
    expect(at()).toEqual([4, 6]);
    for (const key of ["ArrowRight", "ArrowDown"]) press(key);
    expect(at()).toEqual([5, 5]);
    for (const key of ["r", "t", "y", "f"]) press(key);
    expect(result.current.holding.placement).toBeDefined();
    press("Enter");
    expect(choose).toHaveBeenCalledTimes(1);
    press("Escape");
    expect(result.current.holding.hold).toBeNull();
  });

  test("take a line of the yard with Shift, by where the digit lies, and no block", () => {
    const { result } = sit(position("turn"));
    const wanted = result.current.choices.find(({ line }) => line === "column2");
    expect(wanted).toBeDefined();
    // Some keyboards write the digit itself with Shift.
    press("5", document.body, { code: "Digit5", shiftKey: true });
    expect(result.current.holding.hold).toBeNull();
    expect(result.current.arming.armed ?? choose.mock.calls[0]?.[0]).toEqual(wanted);
    act(() => result.current.arming.cancel());
    press("&", document.body, { code: "Digit1" });
    expect(result.current.holding.hold?.block).toBe(first);
  });

  test("belong to a field that has the focus, to a dialog, to a button's Enter, and to the browser", () => {
    const { result } = sit(position("turn"));
    document.body.innerHTML = "<input><dialog><p></p></dialog><button>x</button>";
    for (const part of ["input", "dialog p"]) press("1", document.querySelector(part) as Element);
    expect(result.current.holding.hold).toBeNull();
    act(
      () =>
        void document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "1", ctrlKey: true, bubbles: true }),
        ),
    );
    expect(result.current.holding.hold).toBeNull();
    press("1");
    press("Enter", document.querySelector("button") as Element);
    expect(choose).not.toHaveBeenCalled();
    press("x");
    expect(result.current.holding.hold?.block).toBe(first);
    document.body.innerHTML = "";
  });
});

test("a spectator looks with any seat; what a line of the log names is pointed at", () => {
  const { view } = position("turn");
  const { result } = sit({ view: { ...view, seat: null }, decision: null });
  act(() => result.current.lookWith(1));
  expect(result.current.eye).toBe(1);
  const mentions = [{ text: "Star st1-0", piece: "st1-0" }];
  act(() =>
    result.current.point({ step: 0, event: 0, seat: 0, text: "Star st1-0", rule: null, title: "", mentions }),
  );
  expect(result.current.pointed).toEqual(["st1-0"]);
  act(() => result.current.point(null));
  expect(result.current.pointed).toEqual([]);
});

describe("claiming", () => {
  const { view } = position("turn");
  const claim = (key: string): Action => ({ kind: "claim", seat: 1, key });
  const done: Action = { kind: "done", seat: 1 };
  const asking = (...choices: Action[]): Position => ({
    view: { ...view, step: "claim" },
    decision: {
      type: "claim",
      cause: null,
      number: choices.length,
      choices: choices.map(same => ({ same })),
    },
  });
  const gameOf = (at: Position) => update({ seat: 1, view: at.view as never, decision: at.decision });

  test("several keys is one act to its end: nothing else is said or offered before the table has taken it", async () => {
    const { result, rerender } = sit(asking(claim("st1-0"), claim("st1-1"), done));
    await act(async () => result.current.claims.claim(["st1-0", "st1-1"]));
    expect(result.current.claims).toMatchObject({ claiming: 2, byItself: true, goOn: null, keys: [] });
    rerender({ game: gameOf(asking(claim("st1-1"), done)) });
    expect(result.current.claims).toMatchObject({ claiming: 2, byItself: true, goOn: null });
    choose.mockImplementation(() => new Promise(() => undefined));
    await act(async () => rerender({ game: gameOf(asking(done)) }));
    expect(choose.mock.calls.map(([{ kind }]) => kind)).toEqual(["claim", "claim", "done"]);
    expect(result.current.claims).toMatchObject({ claiming: 2, byItself: true, goOn: null });
    rerender({ game: update({ seat: 1, view: view as never, decision: null, can_end_turn: true }) });
    expect(result.current.claims.claiming).toBe(0);
  });

  test("whose end is refused is asked for again", async () => {
    const { result, rerender } = sit(asking(claim("st1-0"), done));
    await act(async () => result.current.claims.claim(["st1-0"]));
    choose.mockResolvedValue(null);
    await act(async () => rerender({ game: gameOf(asking(done)) }));
    expect(result.current.claims.claiming).toBe(0);
  });
});
