// What a lesson is: a real position, and one kind of step after the other. Only what it asks for can be done in it.
import type { OpenDecision, TableRules } from "../messages";
import { type Action, finalOf, unpack } from "../server/choices";

export interface LessonStep {
  /** Its text: `lesson-<game>-<name>`. */
  name: string;
  /** The kinds of action that answer it. */
  kinds: readonly string[];
  /** Of these actions, those that the lesson means; without it all of them. */
  means?: (action: Action) => boolean;
  /** It goes on as long as more of the same is asked. */
  repeats?: boolean;
}

export interface Lesson {
  rules: TableRules;
  steps: readonly LessonStep[];
}

export const AGAINST_BOT: TableRules["seats"] = [{ kind: "mine" }, { kind: "bot", strength: "random" }];

/** Only the choices a step means; all of them where it asks for none that is offered. */
export function narrowed(decision: OpenDecision | null, step: LessonStep | undefined): OpenDecision | null {
  if (!decision || !step) return decision;
  const all = unpack(decision);
  const final = finalOf(decision, all);
  const wanted = all.filter(({ kind }) => step.kinds.includes(kind));
  const meant = wanted.filter(choice => !step.means || step.means(choice));
  const choices = meant.length ? meant : wanted;
  return choices.length
    ? { ...decision, choices: choices.map(same => (final.has(same) ? { same, final: true } : { same })) }
    : decision;
}

/**
 * The step to be done next, after an action of one's own or, without one, of another: never one that is behind. What
 * the table did by itself, such as paying with the last cards, is not asked for.
 */
export function after(
  steps: readonly LessonStep[],
  current: number,
  action: Action | null,
  next: OpenDecision | null,
): number {
  const step = steps[current];
  const isDone =
    step && action && step.kinds.includes(action.kind) && !(step.repeats && asked(next, step).length);
  const first = isDone ? current + 1 : current;
  const open = steps.findIndex((later, place) => place >= first && asked(next, later).length > 0);
  return open < 0 ? first : open;
}

function asked(decision: OpenDecision | null, { kinds }: LessonStep): Action[] {
  return unpack(decision).filter(({ kind }) => kinds.includes(kind));
}
