import { useSay } from "../../../texts/TextsProvider";
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
      <button
        type="button"
        className="button button-main"
        data-confirm={kind}
        disabled={picked.size < least}
        onClick={() => guard.isSettled() && gather()}
      >
        {say(`knowledge-gather-${kind}`)} {picked.size} / {most}
      </button>
    </div>
  );
}
