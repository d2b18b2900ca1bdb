// What is to be done now, and why; the answers of a question; what was felt; after the last step the way on.
import { type ReactNode, Suspense } from "react";
import { showOnTable } from "../games/proposed";
import type { Refused } from "../messages";
import RuleLink from "../rules/RuleLink";
import type { Action } from "../server/choices";
import { HOME } from "../table/keepFocus";
import { useTexts } from "../texts/TextsProvider";
import { feltRules, type LessonStep } from "./lessons";
import type { Course } from "./useLesson";

interface Props {
  game: string;
  /** What the texts of the lesson begin with. */
  prefix: string;
  course: Course;
  count: string;
  canUndo: boolean;
  /** The way on, once the scene is over. */
  children?: ReactNode;
}

export function LessonText({ game, prefix, course, count, canUndo, children }: Props) {
  const { say, sayOr } = useTexts();
  const { step, astray } = course;
  const id = step ? `${prefix}-${step.name}` : "lesson-scene-done";
  return (
    <section className="panel lesson-text" {...HOME}>
      <span className="lesson-count">{count}</span>
      <div className="lesson-words" aria-live="polite">
        <p>{say(id)}</p>
        {astray && <p className="lesson-not">{sayOr(`${id}.not`, say("lesson-not"))}</p>}
      </div>
      {step && <Answers id={id} step={step} course={course} game={game} />}
      {children}
      {canUndo && step?.kinds && (
        <button type="button" className="button button-small" onClick={() => void course.undo()}>
          {say("web-undo")}
        </button>
      )}
    </section>
  );
}

interface AnswersProps {
  id: string;
  step: LessonStep;
  course: Course;
  game: string;
}

function Answers({ id, step, course, game }: AnswersProps) {
  const { say } = useTexts();
  if (step.look) return <Next go={() => course.answer(0)} />;
  if (step.tries) return <Tries id={id} step={step} course={course} game={game} />;
  return (
    <>
      {Array.from({ length: step.answers ?? 0 }, (_, place) => (
        <button
          key={`answer ${place + 1}`}
          type="button"
          className="button button-small"
          onClick={() => course.answer(place + 1)}
        >
          {say(`${id}.answer${place + 1}`)}
        </button>
      ))}
    </>
  );
}

/** Places to try: each is refused, with the reason. Whoever moves the block there by hand has tried it as well. */
function Tries({ id, step, course, game }: AnswersProps) {
  const { say } = useTexts();
  const { tries = [], block } = step;
  const felt = feltRules(step, course.felt);
  const last = course.felt.at(-1);
  const seat = course.game.seat ?? 0;
  const all = [...felt.values()].every(Boolean);
  // Held there, the block is seen, and asked about like any other; in the text mode it is only asked about.
  const feel = (action: Action): void => {
    if (!showOnTable(action)) void course.preview(action);
  };
  return (
    <>
      {tries.map(({ rule, cells }) => (
        <button
          key={rule}
          type="button"
          className="button button-small"
          aria-pressed={felt.get(rule) ?? false}
          onClick={() => feel({ kind: "place", seat, block, cells } as unknown as Action)}
        >
          {felt.get(rule) && <span aria-hidden="true">✓ </span>}
          {say(`${id}.${rule}`)}
        </button>
      ))}
      {last && <Felt refused={last} game={game} />}
      {all && <Next go={() => course.answer(0)} />}
    </>
  );
}

function Felt({ refused, game }: { refused: Refused; game: string }) {
  const { say } = useTexts();
  const broken = (refused.details.broken ?? []) as string[];
  return (
    <p className="lesson-not" role="status">
      {broken.map(rule => say(`error-placement.${rule}`)).join(" ")}{" "}
      <Suspense>
        <RuleLink game={game} refusal={refused} />
      </Suspense>
    </p>
  );
}

export function Next({ go }: { go(): void }) {
  const { say } = useTexts();
  return (
    <button type="button" className="button button-small button-main" onClick={go}>
      {say("lesson-next")}
    </button>
  );
}
