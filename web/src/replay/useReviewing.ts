// Moving about in a replay with its review: to a step, to a choice that is shown there, or into an exercise.
import { useEffect, useState } from "react";
import type { ReviewedDecision } from "../messages";
import type { PointedOut } from "../review/ReviewPanel";
import type { Player } from "./useReplay";

export interface Reviewing {
  /** What a narrow screen shows. */
  front: "board" | "review";
  turnOver(): void;
  /** The choice that is shown in the position at hand. */
  pointed: PointedOut | null;
  exercise: ReviewedDecision | null;
  /** To the position before a step, as that seat saw it. */
  go(step: number, seat: number): void;
  show(choice: PointedOut): void;
  tryAgain(decision: ReviewedDecision): void;
  /** From an exercise to the review. */
  back(): void;
}

export function useReviewing(
  player: Player,
  seat: number | null,
  lookFrom: (seat: number) => void,
): Reviewing {
  const [front, setFront] = useState<"board" | "review">("review");
  const [pointed, setPointed] = useState<PointedOut | null>(null);
  const [exercise, setExercise] = useState<ReviewedDecision | null>(null);
  // A narrow screen was scrolled to somewhere in the review: what is shown next is seen from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    scrollTo(0, 0);
  }, [front, exercise]);
  const go = (step: number, as: number): void => {
    player.run(false);
    player.go(step - 1);
    lookFrom(as);
    setPointed(null);
    setExercise(null);
    setFront("board");
  };
  return {
    front,
    turnOver: () => setFront(front === "board" ? "review" : "board"),
    // It belongs to one position, seen from one seat.
    pointed: pointed && pointed.step - 1 === player.place && pointed.seat === seat ? pointed : null,
    exercise,
    go,
    show: choice => {
      go(choice.step, choice.seat);
      setPointed(choice);
    },
    tryAgain: decision => {
      go(decision.step, decision.seat);
      setExercise(decision);
    },
    back: () => {
      setExercise(null);
      setFront("review");
    },
  };
}
