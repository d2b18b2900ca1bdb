// Bots that try the set: begun, asked for until it is done, and ended when nobody waits for it.
import { useEffect, useRef, useState } from "react";
import { useGuest } from "../../../app/guest";
import { failureText } from "../../../app/refusal";
import { oncePrepared } from "../../../lobby/making";
import type { PiecesTrial } from "../../../messages";
import { api } from "../../../server/api";
import { useTexts } from "../../../texts/TextsProvider";
import type { Draft } from "./draft";

const PAUSE = 1500;

interface Trying {
  trial: PiecesTrial | null;
  /** The set that is being tried, or was. */
  of: Draft | null;
  running: boolean;
  failure: string;
  start(draft: Draft, players: number): void;
  stop(): void;
}

export function useTrial(): Trying {
  const texts = useTexts();
  const { ensure } = useGuest();
  const [trial, setTrial] = useState<PiecesTrial | null>(null);
  const [of, setOf] = useState<Draft | null>(null);
  const [failure, setFailure] = useState("");
  const [running, setRunning] = useState(false);
  const wanted = useRef(0);
  const id = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = (): void => {
    wanted.current += 1;
    clearTimeout(timer.current);
    if (id.current) api.endTrial(id.current).catch(() => undefined); // it ends by itself when nobody asks
    id.current = null;
    setRunning(false);
  };
  const follow = async (number: number, ask: () => Promise<PiecesTrial>): Promise<void> => {
    try {
      const told = await ask();
      if (number !== wanted.current) return;
      setTrial(told);
      const goesOn = told.progress === "waiting" || told.progress === "working";
      id.current = goesOn ? told.id : null;
      setRunning(goesOn);
      if (goesOn) timer.current = setTimeout(() => void follow(number, () => api.trial(told.id)), PAUSE);
    } catch (error) {
      if (number !== wanted.current) return;
      setFailure(failureText(texts, error));
      setRunning(false);
    }
  };
  const start = (draft: Draft, players: number): void => {
    stop();
    setTrial(null);
    setOf(draft);
    setFailure("");
    setRunning(true);
    void follow(wanted.current, async () => {
      await ensure(texts.say("web-guest"));
      return oncePrepared(() => api.beginTrial({ pieces: { ...draft }, players }));
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves the page waits for nothing
  useEffect(() => stop, []);
  return { trial, of, running, failure, start, stop };
}
