// The five actions of a turn, always in the same places: what each does, and why one cannot be done now. Create and Learn
// light up the cards they are about.
import { Pause } from "../../../design/Pause";
import { useSay } from "../../../texts/TextsProvider";
import { Final } from "../../Final";
import { Sign } from "../cards/icons";
import type { Opened } from "../desk/hands";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

/** Each has a sign of its own, by its name. */
export const ACTION_KINDS = ["create", "learn", "archive", "excavate", "search"] as const;

export function MainActions({ desk }: { desk: KnowledgeDesk }) {
  return (
    <ul className="ak-actions">
      {ACTION_KINDS.map(kind => (
        <MainAction key={kind} desk={desk} kind={kind} />
      ))}
    </ul>
  );
}

function MainAction({ desk, kind }: { desk: KnowledgeDesk; kind: string }) {
  const say = useSay();
  const { choices, final, opened, outlook } = desk;
  const action = choices.find(choice => choice.kind === kind);
  const byCard = isByCard(kind);
  const why = outlook?.closed[kind];
  const vain = action && outlook?.vain[kind];
  const text = (
    <>
      <Sign name={kind} size="1.25rem" />
      <span>
        <b>{say(`knowledge-action-${kind}`)}</b>
        <Pause />
        <span className="soft ak-action-about">
          {vain
            ? say(`ancient-knowledge-vain-${vain}`)
            : action
              ? say(`knowledge-action-${kind}.title`)
              : say(why ? `knowledge-closed-${kind}-${why}` : "knowledge-action-closed")}
        </span>{" "}
        {!byCard && action && final.has(action) && <Final />}
      </span>
    </>
  );
  return (
    <li className={action && !vain ? "ak-action" : "ak-action ak-action-closed"}>
      {action ? (
        <button
          type="button"
          className="ak-action-text ak-action-open"
          aria-pressed={byCard ? opened === kind : undefined}
          data-action={kind}
          onClick={() => begin(desk, kind)}
        >
          {text}
        </button>
      ) : (
        <span className="ak-action-text">{text}</span>
      )}
    </li>
  );
}

function isByCard(kind: string): kind is Opened {
  return kind === "create" || kind === "learn";
}

/** What the button of a main action does, and its key. */
export function begin({ choices, opened, open, act }: KnowledgeDesk, kind: string): void {
  const action = choices.find(choice => choice.kind === kind);
  if (!action) return;
  if (isByCard(kind)) open(opened === kind ? null : kind);
  else act(action);
}
