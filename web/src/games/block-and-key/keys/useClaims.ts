// Claiming after a placement: all completed keys at once, in one answer of the player's; where none is completed nothing
// is asked.
import { useEffect, useRef, useState } from "react";
import type { Action } from "../../../server/choices";
import type { SeatGame } from "../../../server/tableState";
import type { GameTableProps } from "../../gameTable";
import type { Acting } from "../../useAct";
import type { BlockAndKeyView } from "../view";

/** Milliseconds until an empty question is answered: always the same, so that nobody learns how much there was to claim. */
const EMPTY_ANSWER = 600;

export interface Claims {
  /** The keys that can be claimed now, while the player is asked. */
  keys: readonly string[];
  claim(keys: readonly string[]): void;
  /** How many are being claimed, until the table has taken in the last of them. */
  claiming: number;
  /** The question is answered without the player. */
  byItself: boolean;
  /** Nothing can be claimed, and going on cannot be undone: that is the end of the turn. Or one has gone back as far as one can. */
  goOn: (() => void) | null;
  /** Whether that is as far back as an undo leads: what was claimed has been seen by all. */
  wentBack: boolean;
}

interface Options {
  view: BlockAndKeyView;
  game: SeatGame;
  choices: readonly Action[];
  /** Whether an answer takes nothing away that could still be undone. */
  isHarmless(answer: Action): boolean;
  acting: Acting;
  undo: GameTableProps["undo"];
}

export function useClaims({ view, game, choices, isHarmless, acting, undo }: Options): Claims {
  const { act, goOn } = acting;
  const [plan, setPlan] = useState<readonly string[] | null>(null);
  // What is claimed has been said to the end, and waits for the table.
  const [said, setSaid] = useState<{ choices: readonly Action[]; count: number } | null>(null);
  const claiming = plan?.length ?? (said?.choices === choices ? said.count : 0);
  const wentBack = useWentBack(game);
  const isClaim = view.step === "claim" && choices.length > 0;
  const keys = isClaim ? choices.filter(({ kind }) => kind === "claim").map(({ key }) => key as string) : [];
  const done = choices.find(({ kind }) => kind === "done");
  const isEmpty = (isClaim && !keys.length && plan === null && claiming === 0) || isIdle(view, choices);
  const answer = done ?? choices[0];
  // Where nothing can be undone any more, there is nothing to lose by going on.
  const losesNothing = (answer: Action): boolean => isHarmless(answer) || (!isClaim && !game.can_undo);
  // Whoever has undone as much as they could is not sent on from there at once.
  const stays = wentBack && isClaim && !game.can_undo;
  const safe = !stays && answer !== undefined && losesNothing(answer);

  useEffect(() => {
    if (!plan || !choices.length) return;
    if (!isClaim) return setPlan(null);
    const next = choices.find(({ kind, key }) => kind === "claim" && plan.includes(key as string));
    if (next) return void goOn(next);
    setPlan(null);
    if (!done) return;
    setSaid({ choices, count: plan.length });
    void goOn(done).then(isTaken => isTaken || setSaid(null));
  }, [plan, choices, isClaim, done, goOn]);

  useEffect(() => {
    if (!isEmpty || !answer || !safe) return;
    // Undone as far as this question, which nobody has seen: the step before it was meant.
    if (wentBack && game.can_undo) return void undo?.();
    const timer = setTimeout(() => goOn(answer), EMPTY_ANSWER);
    return () => clearTimeout(timer);
  }, [isEmpty, safe, answer, wentBack, game.can_undo, undo, goOn]);

  return {
    keys: plan ? [] : keys,
    claim: setPlan,
    claiming,
    byItself: plan !== null || claiming > 0 || (isEmpty && safe),
    goOn: isEmpty && !safe && answer ? () => act(answer) : null,
    wentBack: stays,
  };
}

const IDLE = new Set(["mark", "return", "refill"]);

/** In solo, once the last placement is done, keys that are marked with, put back or drawn change nothing any more. */
function isIdle({ step, solo_turn, solo_turns }: BlockAndKeyView, choices: readonly Action[]): boolean {
  return IDLE.has(step) && solo_turns !== null && solo_turn >= solo_turns && choices.length > 0;
}

/** Whether the game in sight came by an undo. */
function useWentBack({ steps }: SeatGame): boolean {
  const before = useRef(steps.length);
  const back = useRef(false);
  if (steps.length !== before.current) {
    back.current = steps.length < before.current;
    before.current = steps.length;
  }
  return back.current;
}
