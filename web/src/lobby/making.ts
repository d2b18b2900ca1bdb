// Making a table: a name, the rules, and one is there.
import { useState } from "react";
import { useLocation } from "wouter";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { fetchTable } from "../games/fetchTable";
import type { SeatPlan, TableRules } from "../messages";
import { ApiError, api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";
import { load, REFUSALS } from "../texts/texts";
import { startsAtOnce, USUAL_UNDO } from "./plans";

export interface Making {
  busy: boolean;
  failure: string;
  /** Do it as the guest we are, and go where it leads. */
  attempt(work: () => Promise<string>): Promise<void>;
  /** Make a table by these rules, and go there. */
  make(rules: TableRules): void;
}

/** `instead`: of the page that one is on, which going back shall not come to: a form that has been sent, a lesson that is over. */
export function useMaking({ instead = false } = {}): Making {
  const texts = useTexts();
  const [, go] = useLocation();
  const ensure = useGuest(state => state.ensure);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFailure("");
    try {
      await ensure(texts.say("web-guest"));
      go(await work(), { replace: instead });
    } catch (error) {
      await load(texts, [REFUSALS]).catch(() => undefined); // without a line there is nothing to refuse either
      setFailure(failureText(texts, error));
      setBusy(false);
    }
  };
  const make = (rules: TableRules): void => {
    void attempt(() => makeTable(rules)); // on its way before anything larger is
    fetchTable(rules.game).catch(() => undefined);
  };
  return { busy, failure, attempt, make };
}

/** Make a table, start it where nobody is waited for, and return its path. */
export async function makeTable(rules: TableRules): Promise<string> {
  const seats = rules.seats.map(trimmed);
  const { id } = await oncePrepared(() => api.makeTable({ undo: USUAL_UNDO, ...rules, seats }));
  if (startsAtOnce(rules)) await api.command(id, { kind: "start" });
  return `/t/${id}`;
}

/** A name without the blanks around it, which nobody sees. */
function trimmed(plan: SeatPlan): SeatPlan {
  return "name" in plan && plan.name ? { ...plan, name: plan.name.trim() } : plan;
}

/** A server that was just installed may still prepare a game: what waited in vain for it is asked again. */
export async function oncePrepared<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== "preparing") throw error;
    }
  }
}
