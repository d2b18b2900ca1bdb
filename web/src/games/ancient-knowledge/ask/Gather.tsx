import { useEffect, useRef } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { FinalButton } from "../../FinalButton";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

/** Several cards for one purpose: picked in the hand, sent together. */
export function Gather({ desk: { gathering, picked, guard, gather } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const isWhole = picked.size === gathering?.most;
  // The keyboard arrives where it is needed.
  useEffect(() => {
    if (isWhole) button.current?.focus({ preventScroll: true });
  }, [isWhole]);
  if (!gathering) return null;
  const { kind, least, most } = gathering;
  return (
    <div className="row ak-gather">
      <span className="soft">
        {say(least === most ? "knowledge-gather-exactly" : "knowledge-gather-up-to", { number: most })}
      </span>
      <FinalButton
        ref={button}
        guard={guard}
        kind={kind}
        className="ak-gather-done"
        disabled={picked.size < least}
        press={gather}
      >
        {say(`knowledge-gather-${kind}`)} {picked.size} / {most}
      </FinalButton>
    </div>
  );
}
