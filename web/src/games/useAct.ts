// A decision is answered once, and on purpose: a second click before the table has moved on is no second answer, and what
// comes just after the question has changed was meant for the one before.
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useSettings } from "../app/settings";
import { isUnderHand, onceDrawn, onPressedAgain, pressBegan } from "../design/press";
import { SETTLING } from "../design/useSeen";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { GameTableProps } from "./gameTable";

/** The same where an answer has come up under the hand, which was pressing there. */
const SETTLING_UNDER_HAND = 800;

/** The same for those who have asked for no second question. */
const SETTLING_QUICKLY = 150;

/** Milliseconds for which an answer is usually on its way. */
const USUAL_WAY = 700;

export interface Guard {
  /** Whether the question had been in sight long enough to be answered when the press began that would answer it. */
  isSettled(): boolean;
  /** Something new stands where the pointer may still be: wait a moment again. */
  unsettle(): void;
}

interface Holding extends Guard {
  /** An answer is on its way: the question is no longer there to be answered, until it is unsettled. */
  hold(): void;
}

/** What makes a question another one: its number, or that the turn waits for its end. */
function questionOf({ decision, can_end_turn }: SeatGame): string {
  if (can_end_turn) return "end-turn";
  return decision ? `decision ${decision.number}` : "";
}

/** While a question settles, the page says so (`data-settling`) and its buttons take no click. It settles from the moment it
 * is drawn, and takes only what was begun after that; whoever goes on pressing in the same place waits until they have stopped. */
function useGuard(game: SeatGame): Holding {
  const quick = !useSettings(settings => settings.confirm);
  const until = useRef(0);
  const isSettling = useRef(false);
  const giveUp = useRef<() => void>(undefined);
  const question = questionOf(game);
  const unsettle = useCallback(() => {
    giveUp.current?.();
    document.documentElement.dataset.settling = "";
    until.current = Number.POSITIVE_INFINITY;
    isSettling.current = true;
    giveUp.current = onceDrawn(() => {
      const pause = quick ? SETTLING_QUICKLY : isUnderHand(answers()) ? SETTLING_UNDER_HAND : SETTLING;
      until.current = performance.now() + pause;
      const timer = setTimeout(() => {
        isSettling.current = false;
        settled();
      }, pause);
      giveUp.current = () => clearTimeout(timer);
    });
  }, [quick]);
  useEffect(() => onPressedAgain(() => isSettling.current && unsettle()), [unsettle]);
  const hold = useCallback(() => {
    giveUp.current?.();
    document.documentElement.dataset.settling = "";
    until.current = Number.POSITIVE_INFINITY;
    isSettling.current = false;
    // Over a slow connection one may look at things meanwhile, but still not answer.
    const timer = setTimeout(settled, USUAL_WAY);
    giveUp.current = () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (question) unsettle();
  }, [question, unsettle]);
  useLayoutEffect(
    () => () => {
      giveUp.current?.();
      settled();
    },
    [],
  );
  const isSettled = useCallback(() => pressBegan() >= until.current, []);
  return { isSettled, unsettle, hold };
}

function answers(): NodeListOf<Element> {
  return document.querySelectorAll(".action-answers button:enabled");
}

function settled(): void {
  delete document.documentElement.dataset.settling;
}

/** Whether the question in sight is too new to be answered: for what acts on the game from outside its table. */
export function isSettling(): boolean {
  return document.documentElement.dataset.settling !== undefined;
}

export interface Acting {
  /** The player's own answer: once a decision, and not before the question has settled. */
  act(action: Action): void;
  /** The answer of a plan that was confirmed before: at once. Resolves to whether it was taken. */
  goOn(action: Action): Promise<boolean>;
  /** Undo, or the end of the turn: once, and not before the question has settled. */
  aboutTurn(ask: (() => Promise<unknown>) | undefined): void;
  guard: Guard;
}

export function useAct(game: SeatGame, choose: GameTableProps["choose"]): Acting {
  const guard = useGuard(game);
  const answered = useRef<unknown>(null);
  const { decision } = game;
  const { isSettled, unsettle, hold } = guard;
  const goOn = useCallback(
    async (action: Action) => {
      const asked = decision?.number ?? decision;
      if (asked == null || answered.current === asked) return false;
      answered.current = asked;
      hold();
      const answer = await choose(action, decision?.number ?? undefined);
      // A plan may have answered the next question already.
      if (answered.current === asked) {
        unsettle();
        // Refused: the same decision is still open.
        if (answer === null) answered.current = null;
      }
      return answer !== null;
    },
    [decision, choose, hold, unsettle],
  );
  const act = useCallback(
    (action: Action) => {
      if (isSettled()) void goOn(action);
    },
    [goOn, isSettled],
  );
  const asked = useRef(false);
  const aboutTurn = useCallback(
    (ask: (() => Promise<unknown>) | undefined) => {
      if (!ask || asked.current || !isSettled()) return;
      asked.current = true;
      hold();
      void ask().finally(() => {
        asked.current = false;
        unsettle();
      });
    },
    [isSettled, hold, unsettle],
  );
  return { act, goOn, aboutTurn, guard };
}
