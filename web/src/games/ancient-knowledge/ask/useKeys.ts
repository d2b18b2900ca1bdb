// The keyboard: a digit chooses a card of the hand, with Shift one of the five actions; Escape gives up what is chosen.
import { useEffect } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { isTyping, type ShortCut } from "../../short-cuts/ShortCuts";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { ACTION_KINDS, begin } from "./MainActions";

export function useKeys(desk: KnowledgeDesk | null): ShortCut[] {
  const say = useSay();
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (desk && !isTyping(event) && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey)
        answer(desk, event);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [desk]);
  return [
    { keys: "1 … 9, 0", text: say("knowledge-keys-hand") },
    { keys: "⇧ 1 … ⇧ 5", text: say("knowledge-keys-actions") },
    { keys: "← → ↑ ↓", text: say("knowledge-keys-move") },
    { keys: "Esc", text: say("knowledge-keys-cancel") },
  ];
}

function answer(desk: KnowledgeDesk, { code, key, shiftKey }: KeyboardEvent): void {
  if (key === "Escape") {
    desk.look(null);
    desk.cancel();
    return;
  }
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit === undefined) return;
  const place = (Number(digit) + 9) % 10;
  const kind = ACTION_KINDS[place];
  const card = desk.view.seats[desk.view.seat ?? 0]?.hand?.[place];
  if (shiftKey) {
    if (kind && desk.asked?.type === "action" && desk.guard.isSettled()) begin(desk, kind);
  } else if (card && desk.choices.length) {
    // What the pointer rests on would cover where the card may go.
    desk.look(null);
    desk.click(card);
  }
}
