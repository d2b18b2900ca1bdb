// After the second game: this can be an app of its own. Said once; whoever does not want it is left in peace.
import { useState } from "react";
import { dismiss, dismissed, isInstalled, isIos, useInstall } from "../app/install";
import { useSay } from "../texts/TextsProvider";

export default function InstallHint() {
  const say = useSay();
  const prompt = useInstall(state => state.prompt);
  const [gone, setGone] = useState(dismissed);
  if (gone || isInstalled() || !(prompt || isIos())) return null;
  const leave = (): void => {
    dismiss();
    setGone(true);
  };
  return (
    <section className="panel install" aria-label={say("lobby-install")}>
      <div>
        <h2>{say("lobby-install")}</h2>
        <p className="soft">{say("lobby-install-about")}</p>
        {!prompt && <p>{say("lobby-install-ios")}</p>}
      </div>
      <div className="row">
        {prompt && (
          <button
            type="button"
            className="button button-main"
            onClick={() => void prompt.prompt().finally(leave)}
          >
            {say("lobby-install-go")}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={leave}>
          {say("lobby-install-later")}
        </button>
      </div>
    </section>
  );
}
