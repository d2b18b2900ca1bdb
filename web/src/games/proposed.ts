// What a hint proposes, the table takes up as if its player had chosen it there: what cannot be undone is shown first. What a
// lesson lets one try is only shown there.
import { useEffect, useRef } from "react";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";

type TakeUp = (
  action: Action,
  decision: number | undefined,
  text: string,
  then: readonly Action[],
) => boolean;

const tables = new Set<TakeUp>();

/** Whether a table has taken it up; `text` is how it was told, `then` what completes it. */
export function propose(
  action: Action,
  decision: number | undefined,
  text: string,
  then: readonly Action[] = [],
): boolean {
  return [...tables].some(takeUp => takeUp(action, decision, text, then));
}

/** Take up what is proposed for the open decision. */
export function useProposal(
  { decision }: Pick<SeatGame, "decision">,
  choices: readonly Action[],
  take: (choice: Action, text: string, then: readonly Action[]) => void,
): void {
  const takeUp = useRef<TakeUp>(() => false);
  useEffect(() => {
    takeUp.current = (action, number, text, then) => {
      const choice =
        number === (decision?.number ?? undefined) && choices.find(offered => isSame(offered, action));
      if (choice) take(choice, text, then);
      return Boolean(choice);
    };
  });
  useEffect(() => {
    const listen: TakeUp = (...proposed) => takeUp.current(...proposed);
    tables.add(listen);
    return () => {
      tables.delete(listen);
    };
  }, []);
}

type Show = (action: Action) => boolean;

const shows = new Set<Show>();

/** Show what an action would do, allowed or not; whether a table can. */
export function showOnTable(action: Action): boolean {
  return [...shows].some(show => show(action));
}

/** Show what somebody is to look at. */
export function useShowing(show: Show): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const listen: Show = action => latest.current(action);
    shows.add(listen);
    return () => {
      shows.delete(listen);
    };
  }, []);
}

/** Whether two actions say the same, in whatever order. */
function isSame(one: Action, other: Action): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(field => JSON.stringify(one[field]) === JSON.stringify(other[field]))
  );
}
