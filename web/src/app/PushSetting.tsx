// Push, in the settings: on or off, and why not where it cannot be.
import { useEffect, useState } from "react";
import { Check } from "../design/forms";
import { useTexts } from "../texts/TextsProvider";
import { useGuest } from "./guest";
import { type PushState, pushState, startPush, stopPush } from "./push";

export function PushSetting() {
  const texts = useTexts();
  const { say } = texts;
  const ensure = useGuest(state => state.ensure);
  const [state, setState] = useState<PushState | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    pushState().then(setState, () => setState("none"));
  }, []);
  const change = async (on: boolean): Promise<void> => {
    setFailed(false);
    try {
      if (on) await ensure(say("web-guest"));
      setState(await (on ? startPush(texts) : stopPush()));
    } catch {
      setFailed(true);
    }
  };
  if (state === null) return null;
  if (state === "none") return <p className="soft">{say("settings-push-none")}</p>;
  return (
    <div className="stack">
      <Check label={say("settings-push")} on={state === "on"} change={on => void change(on)} />
      {state === "denied" && <p role="alert">{say("settings-push-denied")}</p>}
      {failed && <p role="alert">{say("settings-push-failed")}</p>}
    </div>
  );
}
