// A day's deal of a game, and all days of it. While the strongest bot still plays, it is asked for again.
import { useCallback, useEffect, useState } from "react";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import type { Dailies, Daily } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

const ASK_AGAIN = 4000;

interface DailyOf {
  dailies: Dailies | null;
  daily: Daily | null;
  failure: string;
}

export function useDaily(game: string, day: string | null): DailyOf {
  const texts = useTexts();
  const { known, guest } = useGuest();
  const [dailies, setDailies] = useState<Dailies | null>(null);
  const [daily, setDaily] = useState<Daily | null>(null);
  const [failure, setFailure] = useState("");
  const read = useCallback(async () => {
    const all = await api.dailies();
    setDailies(all);
    setDaily(await api.daily(day ?? all.day, game));
    setFailure("");
  }, [game, day]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another guest has other results
  useEffect(() => {
    if (!known) return;
    read().catch(error => setFailure(failureText(texts, error)));
  }, [known, guest?.id, read, texts]);
  const waiting = daily?.master?.score === null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void read().catch(() => undefined), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [waiting, read]);
  const isOfDay = daily !== null && daily.game === game && (day === null || daily.day === day);
  return { dailies, daily: isOfDay ? daily : null, failure };
}
