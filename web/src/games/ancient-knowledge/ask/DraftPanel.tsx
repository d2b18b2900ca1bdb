// A create in the making: what is still to be chosen, and the one button that does it.
import { useEffect, useId, useRef } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { Final } from "../../Final";
import { FinalButton } from "../../FinalButton";
import type { Draft } from "../desk/draft";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

export function DraftPanel({ desk, draft }: { desk: KnowledgeDesk; draft: Draft }) {
  const say = useSay();
  const { cards, guard, create, cancel } = desk;
  const { ready, price, paying } = draft;
  const card = cards.get(draft.card)?.name ?? "";
  const note = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The keyboard arrives where it is needed.
  useEffect(() => {
    if (ready) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div className="ak-draft">
      <Final id={note} />
      <FinalButton
        ref={button}
        guard={guard}
        kind="create"
        means={`${draft.card} ${draft.space}`}
        className="ak-create"
        aria-describedby={note}
        disabled={!ready}
        press={create}
      >
        {say("knowledge-create-now", { card })}
        {price > 0 && `\u00a0· ${paying.size}/${price}`}
      </FinalButton>
      <button type="button" className="button ak-cancel" onClick={cancel}>
        {say("knowledge-cancel")}
      </button>
    </div>
  );
}

/** What is still to be said about it. */
export function draftQuestion({ price, forced, ready }: Pick<Draft, "price" | "forced" | "ready">): string {
  if (price === 0) return "knowledge-pay-free";
  if (ready && !forced) return "knowledge-pay-ready";
  return forced ? "knowledge-pay-forced" : "knowledge-pay-pick";
}
