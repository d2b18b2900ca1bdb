// What the server says of the set, a moment after each change.
import { useEffect, useState } from "react";
import { failureText } from "../../../app/refusal";
import type { CheckedPieces } from "../../../messages";
import { api } from "../../../server/api";
import { useTexts } from "../../../texts/TextsProvider";
import type { Draft } from "./draft";

const PAUSE = 350;
const LATER = 2000;

export interface Checking {
  /** Of the set as it is now; null while it is being checked. */
  checked: CheckedPieces | null;
  failure: string;
}

export function useCheck(draft: Draft): Checking {
  const texts = useTexts();
  const [found, setFound] = useState<{ of: Draft; checked: CheckedPieces } | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let current = true;
    let timer = setTimeout(ask, PAUSE);
    function ask(): void {
      api.checkPieces({ pieces: draft }, texts.language).then(
        checked => {
          if (!current) return;
          setFailure("");
          setFound({ of: draft, checked });
        },
        error => {
          if (!current) return;
          setFailure(failureText(texts, error));
          timer = setTimeout(ask, LATER); // too fast, or no line: it is asked again
        },
      );
    }
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft, texts]);
  return { checked: found?.of === draft ? found.checked : null, failure };
}
