// @vitest-environment happy-dom
// The room around a game: its chat, and whose table is shown.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ChatLine } from "../../src/messages";
import { EMPTY_TABLE, type TableState } from "../../src/server/tableState";
import { useChat, useShownSeat } from "../../src/table/useRoom";
import { update } from "../helpers/messages";

function said(line: number, guest = "other"): ChatLine {
  return { line, guest, name: "Ben", seats: [1], text: "hi", at: 0 };
}

describe("the chat", () => {
  test("counts what others have said since it was last open", () => {
    const { result, rerender } = renderHook(({ chat }) => useChat({ chat, guest: "me" }), {
      initialProps: { chat: [] as ChatLine[] },
    });
    expect(result.current.unread).toBe(0);
    // What was said before we came is not new.
    rerender({ chat: [said(0), said(1)] });
    expect(result.current.unread).toBe(0);
    rerender({ chat: [said(0), said(1), said(2), said(3, "me")] });
    expect(result.current.unread).toBe(1);
    act(() => result.current.openChat(true));
    rerender({ chat: [said(0), said(1), said(2), said(3, "me"), said(4)] });
    act(() => result.current.openChat(false));
    expect(result.current.unread).toBe(0);
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

  test("after the end is nobody's secret", () => {
    const { result } = renderHook(() => useShownSeat(at(0, 1), { status: "over" }));
    expect(result.current.next).toBeNull();
  });
});
