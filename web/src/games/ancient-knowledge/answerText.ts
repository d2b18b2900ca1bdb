import type { Action } from "../../server/choices";
import type { Texts } from "../../texts/texts";
import { price } from "./answers";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

/** What a button does, in words. */
export function answerText(
  say: Texts["say"],
  choice: Action,
  { cards, names, asked }: Pick<KnowledgeDesk, "cards" | "names" | "asked">,
): string {
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
      return say(asked?.cause ? "knowledge-no" : "knowledge-done");
    default:
      return say(`knowledge-do-${choice.kind}`);
  }
}
