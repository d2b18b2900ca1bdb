// One's result as text, to be sent to friends; where nothing can be copied, to be read off.
import { useState } from "react";
import { useSay } from "../texts/TextsProvider";
import { handOn } from "./share";

export function ShareResult({ text }: { text: string }) {
  const say = useSay();
  const [done, setDone] = useState<"shared" | "copied" | "no" | null>(null);
  const share = async (): Promise<void> => setDone(await handOn(text));
  return (
    <div className="stack">
      <p className="row">
        <button type="button" className="button" onClick={() => void share()}>
          {say("daily-share")}
        </button>
        <span role="status">{done === "copied" && say("daily-copied")}</span>
      </p>
      {done === "no" && (
        <textarea className="input" readOnly rows={5} value={text} aria-label={say("daily-share")} />
      )}
    </div>
  );
}
