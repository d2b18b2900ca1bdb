// A lesson under way: a table of its own, and the step that is to be done.
import { useEffect, useMemo, useRef, useState } from "react";
import { useGuest } from "../app/guest";
import { api } from "../server/api";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import { type TableController, useTableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { after, type Lesson, type LessonStep, narrowed } from "./lessons";

interface Begun {
  lesson: Lesson;
  controller: TableController;
}

/** The lesson and its table, once both are there. */
export function useLessonTable(load: () => Promise<{ default: Lesson }>): Begun | null {
  const say = useSay();
  const { known, ensure, guest } = useGuest();
  const [made, setMade] = useState<{ lesson: Lesson; table: string } | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!known || begun.current) return;
    begun.current = true;
    const begin = async (): Promise<void> => {
      const { default: lesson } = await load();
      await ensure(guest?.name ?? say("web-guest"));
      const { id } = await api.makeTable(lesson.rules);
      await api.command(id, { kind: "start" });
      setMade({ lesson, table: id });
    };
    begin().catch(() => undefined);
  }, [known, load, ensure, guest, say]);
  const controller = useTableController(made?.table ?? null, guest?.id ?? null);
  return made && controller ? { lesson: made.lesson, controller } : null;
}

export interface Course {
  /** The number of the step to be done; behind the last one when the lesson is over. */
  current: number;
  step: LessonStep | undefined;
  /** The game with only what the step asks for. */
  game: SeatGame;
  choose(action: Action): Promise<unknown>;
  undo(): void;
}

export function useCourse({ lesson: { steps }, controller }: Begun, game: SeatGame): Course {
  const [current, setCurrent] = useState(0);
  const done = useRef<Action | null>(null);
  const step = steps[current];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lesson goes on when the table has taken the step
  useEffect(() => {
    const action = done.current;
    done.current = null;
    setCurrent(place => after(steps, place, action, game.decision));
  }, [game.version]);
  // The same choices stay the same object: a table forgets what is marked when it gets new ones.
  const shown = useMemo(() => ({ ...game, decision: narrowed(game.decision, step) }), [game, step]);
  return {
    current,
    step,
    game: shown,
    choose: action => {
      done.current = action;
      return controller.choose(action);
    },
    undo: () => {
      void controller.ask({ kind: "undo", version: game.version, seat: 0 });
      setCurrent(Math.max(0, current - 1));
    },
  };
}
