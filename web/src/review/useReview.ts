// A review that is asked for, waited for, and read.
import { useEffect, useState } from "react";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import type { Review } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

const PAUSE = 1500;

interface Reviewing {
  state: Review | null;
  failure: string;
  /** Ask once more, after a failure. */
  again(): void;
}

/** Asks until it is done: what nobody asks for, the server does not go on with. */
export function useReview(id: string): Reviewing {
  const texts = useTexts();
  const { known, ensure } = useGuest();
  const [state, setState] = useState<Review | null>(null);
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!known) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (begin: boolean): Promise<void> => {
      if (begin) await ensure(texts.say("web-guest"));
      const answer = await (begin ? api.askReview : api.review)(id, texts.language);
      if (!current) return;
      if (answer.progress === "none") return ask(true);
      setState(answer);
      if (answer.progress !== "done") timer = setTimeout(() => void ask(false).catch(fail), PAUSE);
    };
    const fail = (error: unknown): void => {
      if (current) setFailure(failureText(texts, error));
    };
    setFailure("");
    ask(tries > 0).catch(fail);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, known, ensure, texts, tries]);
  return { state, failure, again: () => setTries(tries + 1) };
}
