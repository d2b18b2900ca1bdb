import { useEffect, useRef } from "react";
import { pressChose } from "../../../design/press";
import { useTexts } from "../../../texts/TextsProvider";
import { FinalButton } from "../../FinalButton";
import { answerText } from "../desk/answerText";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { Nothing } from "./Nothing";

/** Several cards for one purpose: picked in the hand, sent together. Who has picked some is not offered to give none. */
export function Gather({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { say } = texts;
  const { gathering, picked, guard, gather, choices, act } = desk;
  const button = useRef<HTMLButtonElement>(null);
  const isWhole = picked.size === gathering?.most;
  const isReady = gathering !== null && picked.size >= Math.max(1, gathering.least);
  // The keyboard arrives where it is needed: by digits one goes on picking from anywhere, and Enter sends.
  useEffect(() => {
    if (isWhole || (isReady && pressChose())) button.current?.focus({ preventScroll: true });
  }, [isWhole, isReady]);
  if (!gathering) return null;
  const { kind, least, most } = gathering;
  const none = choices.find(choice => choice.kind === "done");
  return (
    <div className="row ak-gather">
      <span className="soft">
        {say(least === most ? "knowledge-gather-exactly" : "knowledge-gather-up-to", { number: most })}
      </span>
      {none && picked.size === 0 && <Nothing text={answerText(texts, none, desk)} press={() => act(none)} />}
      <FinalButton
        ref={button}
        guard={guard}
        kind={kind}
        className="ak-gather-done"
        disabled={!isReady}
        press={gather}
      >
        {say(`knowledge-gather-${kind}`)} {picked.size} / {most}
      </FinalButton>
    </div>
  );
}
