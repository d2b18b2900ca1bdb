// A position of a finished game, as a table shows it.
import type { Frame, LogLine, Update } from "../messages";

/** The game at a frame, with everything that had happened by then; nobody is asked anything. */
export function asGame(frame: Frame, frames: readonly Frame[], seat: number | null): Update {
  return {
    kind: "update",
    seat,
    version: frame.number,
    view: frame.view,
    first_step: 0,
    steps: frames.slice(0, frame.number + 1).flatMap(({ step, lines }) => (step ? [{ ...step, lines }] : [])),
    waiting_for: [],
    decision: null,
    can_undo: false,
    can_end_turn: false,
    clocks: null,
    scores: frame.scores,
  };
}

/** What happened in a frame, without the numbers of the cards that are named. */
export function captionOf({ lines }: Frame): string {
  const plain = ({ text, mentions }: LogLine): string =>
    mentions.reduce((line, { piece }) => line.replaceAll(` (${piece})`, ""), text);
  return lines.map(plain).join(" ");
}

/** Why a bot did it. */
export function whyOf({ lines }: Frame): string {
  return lines.find(({ why }) => why)?.why ?? "";
}

/** The position that an address names. */
export function placeOf(query: string): number {
  const place = Number(new URLSearchParams(query).get("at"));
  return Number.isInteger(place) && place > 0 ? place : 0;
}
