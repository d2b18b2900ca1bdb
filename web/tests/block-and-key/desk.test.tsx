// @vitest-environment happy-dom
// The desk of Block and Key: a block is taken, turned, asked about and put down, by hand and by keys.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keyOf } from "../../src/games/block-and-key/geometry";
import { useDesk } from "../../src/games/block-and-key/useDesk";
import type { Cells } from "../../src/games/block-and-key/view";
import type { OpenDecision, Previewed, Refused } from "../../src/messages";
import type { Action } from "../../src/server/choices";
import { type Position, position } from "../fixtures";
import { table, update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("block-and-key");
const choose = vi.fn<(action: Action) => Promise<unknown>>();
const preview = vi.fn<(action: Action) => Promise<Previewed | Refused | null>>();

function sit({ view, decision }: Position) {
  const game = update({ seat: view.seat, view: view as never, decision });
  return renderHook(
    props => useDesk({ table: table(), log: [], choose, preview, tell: async () => null, ...props }),
    { wrapper, initialProps: { game } },
  );
}

function press(key: string, on: EventTarget = document.body): void {
  act(() => void on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

beforeEach(() => {
  vi.useFakeTimers();
  choose.mockReset().mockResolvedValue({ kind: "accepted" });
  preview.mockReset().mockResolvedValue(null);
});
afterEach(() => vi.useRealTimers());

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
    expect(choose).toHaveBeenCalledWith(holding.placement?.action);
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
    act(() => result.current.holding.cycle(1));
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
    rerender({ game: update({ seat: 1, view: view as never, decision: null }) });
    expect(result.current.holding.hold).toBeNull();
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
    expect(choose).toHaveBeenCalledWith(away);
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
  act(() => result.current.point(["st1-0"]));
  expect(result.current.pointed).toEqual(["st1-0"]);
});
