// A lesson under way: the step of a scene that is to be done, and what is done about it.
import { useEffect, useMemo, useRef, useState } from "react";
import type { Previewed, Refused } from "../messages";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { after, isAllowed, isAside, type LessonStep, narrowed } from "./lessons";

export interface Course {
  /** The number of the step to be done; behind the last one when the scene is over. */
  current: number;
  step: LessonStep | undefined;
  /** Whether the last thing done was not what the step means. */
  astray: boolean;
  /** How often it has said something: what was asked before that is about what is past. */
  spoken: number;
  /** What was tried and refused, the last of it last. */
  felt: readonly Refused[];
  /** The game with only what the step asks for. */
  game: SeatGame;
  choose(action: Action, decision?: number): Promise<unknown>;
  preview(action: Action): Promise<Previewed | Refused | null>;
  /** Answer a question, or go on from what was only to be read. */
  answer(number: number): void;
  undo(): Promise<unknown>;
  endTurn(): Promise<unknown>;
}

export function useCourse(steps: readonly LessonStep[], controller: TableController, game: SeatGame): Course {
  const [current, setCurrent] = useState(0);
  const [astray, setAstray] = useState(false);
  const [felt, setFelt] = useState<readonly Refused[]>([]);
  const [spoken, setSpoken] = useState(0);
  const done = useRef<Action | null>(null);
  const step = steps[current];
  const go = (place: number): void => {
    setCurrent(place);
    setAstray(false);
    setFelt([]);
    setSpoken(count => count + 1);
  };
  const goAstray = (): void => {
    setAstray(true);
    setSpoken(count => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lesson goes on when the table has taken the step
  useEffect(() => {
    const action = done.current;
    done.current = null;
    const next = after(steps, current, action, game.decision);
    if (next !== current) go(next);
  }, [game.version]);
  // The same choices stay the same object: a table forgets what is marked when it gets new ones.
  const shown = useMemo(
    () =>
      isAside(step)
        ? { ...game, decision: null, outlook: null, waiting_for: [] }
        : { ...game, decision: narrowed(game.decision, step) },
    [game, step],
  );
  const preview = async (action: Action): Promise<Previewed | Refused | null> => {
    const answer = await controller.preview(action);
    if (answer?.kind === "refused" && step?.tries) setFelt(before => [...before, answer]);
    return answer;
  };
  return {
    current,
    step,
    astray,
    spoken,
    felt,
    game: shown,
    choose: async (action, decision) => {
      if (!isAllowed(game.decision, step, action)) {
        goAstray();
        return null;
      }
      setAstray(false);
      done.current = action;
      return controller.choose(action, decision);
    },
    preview,
    answer: number => {
      if (number === (step?.right ?? number)) go(current + 1);
      else goAstray();
    },
    undo: () => {
      go(Math.max(0, current - 1));
      return controller.aboutTurn("undo", 0);
    },
    endTurn: () => controller.aboutTurn("end-turn", 0),
  };
}
