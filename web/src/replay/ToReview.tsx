import { Link } from "wouter";
import { useSay } from "../texts/TextsProvider";
import type { Reviewing } from "./useReviewing";

interface Props {
  id: string;
  place: number;
  /** Where the review is open already. */
  reviewing: Reviewing | null;
}

/** To the review; where it is open and the screen is narrow, from board to review and back. */
export function ToReview({ id, place, reviewing }: Props) {
  const say = useSay();
  if (!reviewing) {
    return (
      <Link className="button button-small" href={`/t/${id}/review?at=${place}`}>
        {say("replay-review")}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="button button-small button-main replay-front"
      onClick={reviewing.turnOver}
    >
      {say(reviewing.front === "board" ? "replay-review" : "replay-board")}
    </button>
  );
}
