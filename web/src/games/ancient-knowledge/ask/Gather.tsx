import { useSay } from "../../../texts/TextsProvider";
import { FinalButton } from "../../FinalButton";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

/** Several cards for one purpose: picked in the hand, sent together. */
export function Gather({ desk: { gathering, picked, guard, gather } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  if (!gathering) return null;
  const { kind, least, most } = gathering;
  return (
    <div className="row ak-gather">
      <span className="soft">
        {say(least === most ? "knowledge-gather-exactly" : "knowledge-gather-up-to", { number: most })}
      </span>
      <FinalButton
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
