import { useState } from "react";
import { useSay } from "../texts/TextsProvider";

export function CopyLink({ link }: { link: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <span className="row copy-link">
      <input
        className="input"
        readOnly
        value={link}
        aria-label={say("lobby-invite-link")}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="button button-small" onClick={() => copy().catch(() => undefined)}>
        {say(copied ? "lobby-copied" : "lobby-copy")}
      </button>
    </span>
  );
}
