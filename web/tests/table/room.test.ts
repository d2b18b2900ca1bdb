// @vitest-environment happy-dom
// The room around a game: its chat, and whose table is shown.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChatLine, Update } from "../../src/messages";
import { EMPTY_TABLE, type TableState } from "../../src/server/tableState";
import { keepRead, readUntil } from "../../src/table/chatRead";
import { useChat, useShownSeat } from "../../src/table/useRoom";
import { update } from "../helpers/messages";

const CAME = 1000;

function said(line: number, at: number, guest = "other"): ChatLine {
  return { line, guest, name: "Ben", seats: [1], text: "hi", at };
}

describe("the chat", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: CAME });
  });
  afterEach(() => void vi.useRealTimers());

  const room = (...first: ChatLine[]) =>
    renderHook(({ chat }) => useChat("t1", { chat, guest: "me", skew: 0 }), {
      initialProps: { chat: first },
    });

  test("counts what others have said since it was last open", () => {
    const { result, rerender } = room();
    expect(result.current.unread).toBe(0);
    // What was said before we came is not new.
    const before = [said(0, CAME - 2), said(1, CAME - 1)];
    rerender({ chat: before });
    expect(result.current.unread).toBe(0);
    const later = [...before, said(2, CAME + 1), said(3, CAME + 2, "me")];
    rerender({ chat: later });
    expect(result.current.unread).toBe(1);
    act(() => result.current.openChat(true));
    rerender({ chat: [...later, said(4, CAME + 3)] });
    act(() => result.current.openChat(false));
    expect(result.current.unread).toBe(0);
  });

  test("counts the first that is said, also after a reload", () => {
    const { result, rerender, unmount } = room();
    rerender({ chat: [said(0, CAME + 1)] });
    expect(result.current.unread).toBe(1);
    unmount();
    vi.setSystemTime(CAME + 10);
    expect(room(said(0, CAME + 1)).result.current.unread).toBe(1);
  });

  test("remembers until when it was read, of so many tables", () => {
    keepRead("t1", CAME + 5);
    expect(room(said(0, CAME + 5), said(1, CAME + 6)).result.current.unread).toBe(1);
    for (let number = 0; number < 60; number++) keepRead(`other ${number}`, 1);
    expect(readUntil("t1", 7)).toBe(7);
    expect(readUntil("other 59", 7)).toBe(1);
  });
});

describe("the table shown", () => {
  const at = (...seats: (number | null)[]): TableState => ({
    ...EMPTY_TABLE,
    games: new Map(seats.map(seat => [seat, update({ seat, waiting_for: [1] })])),
  });

  test("is our own, without asking", () => {
    const { result } = renderHook(() => useShownSeat(at(0), { status: "playing" }));
    expect(result.current).toMatchObject({ next: null, game: { seat: 0 } });
  });

  test("is the spectators' for whoever only looks on", () => {
    const { result } = renderHook(() => useShownSeat(at(null), { status: "playing" }));
    expect(result.current).toMatchObject({ next: null, game: { seat: null } });
  });

  test("at one device is another's only once they say that they are there", () => {
    const { result } = renderHook(() => useShownSeat(at(0, 1), { status: "playing" }));
    expect(result.current.next).toBe(1);
    act(() => result.current.takeOver());
    expect(result.current).toMatchObject({ next: null, game: { seat: 1 } });
  });

  describe("at one device, when a turn ended by itself,", () => {
    const moved = (change: Partial<Update>, waiting_for = [1]): TableState => ({
      ...EMPTY_TABLE,
      games: new Map(
        [0, 1].map(seat => [seat, update({ seat, waiting_for, ...(seat === 0 ? change : {}) })]),
      ),
    });
    const decision = { number: 3 } as unknown as Update["decision"];
    const playing = () => {
      const room = renderHook(({ state }) => useShownSeat(state, { status: "playing" }), {
        initialProps: { state: moved({ decision }, [0]) },
      });
      act(() => room.result.current.takeOver());
      return room;
    };

    test("stays with its player until they have seen what it showed", () => {
      const { result, rerender } = playing();
      rerender({ state: moved({}) });
      expect(result.current).toMatchObject({ next: null, isLooking: true });
      expect(result.current.game).toMatchObject({ seat: 0, can_end_turn: true, can_undo: false, ending: 0 });
      act(() => result.current.leave());
      expect(result.current).toMatchObject({ next: 1, isLooking: false });
      act(() => result.current.takeOver());
      expect(result.current).toMatchObject({ next: null, isLooking: false, game: { seat: 1 } });
    });

    test("is handed over at once by whoever has said that the turn is over", () => {
      const { result, rerender } = playing();
      rerender({ state: moved({ can_end_turn: true }, [0]) });
      act(() => result.current.leave());
      rerender({ state: moved({}) });
      expect(result.current).toMatchObject({ next: 1, isLooking: false });
    });

    test("and was taken up again instead, has a last word of its own once more", () => {
      const { result, rerender } = playing();
      act(() => result.current.leave());
      rerender({ state: moved({ decision }, [0]) });
      rerender({ state: moved({}) });
      expect(result.current).toMatchObject({ next: null, isLooking: true });
    });
  });

  test("after the end is nobody's secret", () => {
    const { result } = renderHook(() => useShownSeat(at(0, 1), { status: "over" }));
    expect(result.current.next).toBeNull();
  });
});
