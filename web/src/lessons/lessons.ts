// What a lesson is: real positions, and in each one step after the other. Its texts are `lesson-<game>-<lesson>-<step>`.
import { USUAL_UNDO } from "../lobby/plans";
import type { OpenDecision, Refused, TableRules } from "../messages";
import { type Action, finalOf, unpack } from "../server/choices";

/** Something to be read, a question, placements to feel what refuses them, or an action. */
export interface LessonStep {
  name: string;
  look?: boolean;
  /** How many answers a question has, and which is right, counted from 1. */
  answers?: number;
  right?: number;
  /** Moves that are refused, each with the rule that does; `block` is what is moved. */
  tries?: readonly { rule: string; cells: readonly (readonly number[])[] }[];
  block?: string;
  /** The kinds of action that answer it. */
  kinds?: readonly string[];
  /** Of these actions, those that the lesson means: all that is named in one of these is so. */
  means?: readonly Record<string, unknown>[];
  /** Whether what it does not mean can be chosen too, and is then told why not. */
  open?: boolean;
  /** It goes on as long as more of the same is asked. */
  repeats?: boolean;
}

export interface Scene {
  position: Record<string, unknown>;
  steps: readonly LessonStep[];
}

export interface Lesson {
  name: string;
  scenes: readonly Scene[];
}

/** The table of a scene: the position, against a bot that does not matter. */
export function rulesOf(game: string, { position }: Scene): TableRules {
  const seats: TableRules["seats"] = [{ kind: "mine" }, { kind: "bot", strength: "random" }];
  return { game, seats, undo: USUAL_UNDO, scenario: position, practice: true };
}

export function isMeant({ kinds = [], means }: LessonStep, action: Action): boolean {
  return kinds.includes(action.kind) && (!means || means.some(wanted => agrees(action, wanted)));
}

function agrees(action: Action, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([field, value]) => same(action[field], value));
}

/** Lists of cells are the same in any order. */
function same(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): string =>
    Array.isArray(value) ? value.map(String).sort().join(" ") : String(value);
  return plain(one) === plain(other);
}

/** Only the choices a step means, unless it leaves all of them open; all of them too where it asks for none offered. */
export function narrowed(decision: OpenDecision | null, step: LessonStep | undefined): OpenDecision | null {
  if (!decision || !step?.kinds || step.open) return decision;
  const all = unpack(decision);
  const final = finalOf(decision, all);
  const meant = all.filter(choice => isMeant(step, choice));
  const choices = meant.length ? meant : asked(decision, step);
  return choices.length
    ? { ...decision, choices: choices.map(same => (final.has(same) ? { same, final: true } : { same })) }
    : decision;
}

/** Whether a step is something to read or a question of the lesson's own: then the game asks nothing. */
export function isAside(step: LessonStep | undefined): boolean {
  return Boolean(step?.look || step?.answers);
}

/** Whether an action is to be carried out: it is what the step means, or nothing of that is offered. */
export function isAllowed(
  decision: OpenDecision | null,
  step: LessonStep | undefined,
  action: Action,
): boolean {
  if (!step) return true;
  const offered = unpack(decision);
  // What follows from a choice of several parts answers a question that is not here yet: the server judges it.
  if (!offered.some(choice => agrees(choice, action))) return true;
  if (!step.kinds) return false;
  return isMeant(step, action) || !offered.some(choice => isMeant(step, choice));
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
  if (!step?.kinds) return current;
  const isDone = action && step.kinds.includes(action.kind) && !(step.repeats && asked(next, step).length);
  const first = isDone ? current + 1 : current;
  const open = steps.findIndex((later, place) => place >= first && isDue(next, later));
  return open < 0 ? first : open;
}

function isDue(decision: OpenDecision | null, step: LessonStep): boolean {
  return !step.kinds || asked(decision, step).length > 0;
}

function asked(decision: OpenDecision | null, { kinds = [] }: LessonStep): Action[] {
  return unpack(decision).filter(({ kind }) => kinds.includes(kind));
}

/** The rules of which a step wants to be felt, and whether they were. */
export function feltRules({ tries = [] }: LessonStep, felt: readonly Refused[]): Map<string, boolean> {
  const broken = new Set(felt.flatMap(({ details }) => (details.broken ?? []) as string[]));
  return new Map(tries.map(({ rule }) => [rule, broken.has(rule)]));
}
