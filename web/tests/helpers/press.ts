import { SETTLING } from "../../src/design/useSeen";

const FRAME = 20;

/** Milliseconds after which a new question has been drawn and takes an answer. */
export const SETTLED = FRAME + SETTLING;

/** A press that has just begun: what is called next follows from it. */
export function press(): void {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
}
