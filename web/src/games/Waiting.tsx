import { useSay } from "../texts/TextsProvider";
import type { Paced } from "./motion/usePaced";

/** Whom the table waits for, or that the game is over; nothing while that is still to be shown, and in a replay. Before all: that
 * what one has answered is still on its way. */
export function Waiting({ paced, names, over }: { paced: Paced; names: readonly string[]; over: boolean }) {
  const say = useSay();
  if (paced.game.sent) {
    return (
      <p className="decision-waiting answer-sent" role="status">
        {say("web-sent")}
      </p>
    );
  }
  const waiting = paced.game.waiting_for.map(seat => names[seat]).join(", ");
  if (paced.behind || (!waiting && !over)) return null;
  return (
    <p className={over ? "decision-waiting waiting-over" : "decision-waiting"}>
      {over ? say("web-over") : say("web-waiting-for", { names: waiting })}
    </p>
  );
}
