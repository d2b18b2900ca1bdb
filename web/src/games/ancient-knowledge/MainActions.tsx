// The five actions of a turn, always in the same places: what each does, and where to click for it.
import { useSay } from "../../texts/TextsProvider";
import { Final } from "../Final";
import { Sign } from "./icons";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

const ACTIONS = [
  ["create", "city"],
  ["learn", "writing"],
  ["archive", "knowledge"],
  ["excavate", "decline"],
  ["search", "cost"],
] as const;

export function MainActions({ desk: { choices, final, act } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  return (
    <ul className="ak-actions">
      {ACTIONS.map(([kind, sign]) => {
        const offered = choices.filter(choice => choice.kind === kind);
        // These two are begun by choosing a card.
        const byCard = kind === "create" || kind === "learn";
        const [action] = offered;
        const text = (
          <>
            <Sign name={sign} size="1.25rem" />
            <span>
              <b>{say(`knowledge-action-${kind}`)}</b>
              <span className="soft ak-action-about">{say(`knowledge-action-${kind}.title`)}</span>
              {!byCard && action && final.has(action) && <Final />}
            </span>
          </>
        );
        return (
          <li key={kind} className={action ? "ak-action" : "ak-action ak-action-closed"}>
            {byCard || !action ? (
              <span className="ak-action-text">
                {text}
                {!action && <span className="ak-action-why">{say("knowledge-action-closed")}</span>}
              </span>
            ) : (
              <button type="button" className="ak-action-text ak-action-open" onClick={() => act(action)}>
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
