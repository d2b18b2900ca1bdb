// Two fingers on the temple: a tap of both turns the held block. A pinch belongs to the eye, which it brings nearer
// (`scene/usePinch.ts`); whatever the first finger did before the second one came, the block is put back where it was.
import { type TouchEvent, useRef } from "react";
import type { Holding } from "./useHolding";

/** Pixels that a finger may slip in a tap. */
const SLACK = 12;
/** Milliseconds for which what follows from lifted fingers belongs to them. */
const AFTERWARDS = 60;

interface Gesture {
  /** As it was before the first finger came. */
  putBack(): void;
  /** Where each finger came down. */
  began: Map<number, readonly [number, number]>;
  several: boolean;
  slipped: boolean;
}

interface Fingers {
  /** Whether more than one finger is, or just was, on the temple: then none of them moves or places anything. */
  areSeveral(): boolean;
  handlers: {
    onTouchStart(event: TouchEvent): void;
    onTouchMove(event: TouchEvent): void;
    onTouchEnd(event: TouchEvent): void;
    onTouchCancel(event: TouchEvent): void;
  };
}

export function useFingers({ keep, turn }: Pick<Holding, "keep" | "turn">): Fingers {
  const gesture = useRef<Gesture | null>(null);
  const end = (event: TouchEvent, isTap: boolean): void => {
    const ended = gesture.current;
    if (event.touches.length || !ended) return;
    if (isTap && ended.several && !ended.slipped && ended.began.size === 2) turn("turn");
    setTimeout(() => {
      if (gesture.current === ended) gesture.current = null;
    }, AFTERWARDS);
  };
  return {
    areSeveral: () => gesture.current?.several ?? false,
    handlers: {
      onTouchStart: ({ touches, changedTouches }) => {
        if (touches.length === changedTouches.length || !gesture.current)
          gesture.current = { putBack: keep(), began: new Map(), several: false, slipped: false };
        const now = gesture.current;
        for (const { identifier, clientX, clientY } of Array.from(changedTouches))
          now.began.set(identifier, [clientX, clientY]);
        if (touches.length < 2 || now.several) return;
        now.several = true;
        now.putBack();
      },
      onTouchMove: ({ changedTouches }) => {
        const now = gesture.current;
        if (!now) return;
        now.slipped ||= Array.from(changedTouches).some(({ identifier, clientX, clientY }) => {
          const [x, y] = now.began.get(identifier) ?? [clientX, clientY];
          return Math.hypot(clientX - x, clientY - y) > SLACK;
        });
      },
      onTouchEnd: event => end(event, true),
      onTouchCancel: event => end(event, false),
    },
  };
}
