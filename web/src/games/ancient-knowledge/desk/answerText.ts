import type { Action } from "../../../server/choices";
import type { Texts } from "../../../texts/texts";
import { price } from "./answers";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

/** What a button does, in words. */
export function answerText(
  texts: Pick<Texts, "say" | "has">,
  choice: Action,
  { cards, names, asked, view }: Pick<KnowledgeDesk, "cards" | "names" | "asked" | "view">,
): string {
  const { say } = texts;
  const card = typeof choice.card === "string" ? cards.get(choice.card) : undefined;
  switch (choice.kind) {
    case "create":
      return say("knowledge-create", { card: card?.name ?? "", price: card ? price(card, undefined) : 0 });
    case "learn":
      return say("knowledge-learn", { card: card?.name ?? "" });
    case "amount":
      return String(choice.amount);
    case "transfer":
      return say("knowledge-transfer", { card: card?.name ?? "", amount: choice.amount as number });
    case "rob":
      return names[choice.opponent as number] ?? "";
    case "flip":
      return say("knowledge-pillar", { number: (choice.pillar as number) + 1 });
    case "done":
      return doneText(texts, asked?.type ?? "", view.pending.at(-1)?.taken ?? 0);
    default:
      return say(`knowledge-do-${choice.kind}`);
  }
}

/** Nothing, or nothing more: said with the verb of the question, where the question has one. */
export function doneText({ say, has }: Pick<Texts, "say" | "has">, asked: string, taken: number): string {
  const text = `ancient-knowledge-done-${asked}`;
  return say(has(text) ? text : "ancient-knowledge-done", { taken });
}
