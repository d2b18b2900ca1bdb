import type { Action } from "../../../server/choices";
import type { Texts } from "../../../texts/texts";
import { paidFor } from "../view";
import { price } from "./answers";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

/** What a button does, in words: those of the question, where the kind of move alone has another verb. */
export function answerText(
  texts: Pick<Texts, "say" | "has">,
  choice: Action,
  { cards, names, asked, view }: Pick<KnowledgeDesk, "cards" | "names" | "asked" | "view">,
): string {
  const { say, has } = texts;
  const card = typeof choice.card === "string" ? cards.get(choice.card) : undefined;
  const own = `knowledge-answer-${asked?.type}`;
  if (choice.kind !== "done" && has(own))
    return say(own, {
      card: card?.name ?? "",
      amount: Number(choice.amount ?? 0),
      player: names[choice.opponent as number] ?? "",
      pillar: Number(choice.pillar ?? 0) + 1,
    });
  switch (choice.kind) {
    case "create":
      return say("knowledge-create", { card: card?.name ?? "", price: card ? price(card, undefined) : 0 });
    case "learn":
      return say("knowledge-learn", { card: card?.name ?? "" });
    case "done":
      return doneText(texts, asked?.type ?? "", view.pending.at(-1)?.taken ?? 0);
    default:
      return say(`knowledge-do-${choice.kind}`, { space: Number(choice.space ?? 0) });
  }
}

/** Nothing, or nothing more: said with the verb of the question, where the question has one. */
export function doneText({ say, has }: Pick<Texts, "say" | "has">, asked: string, taken: number): string {
  const text = `ancient-knowledge-done-${asked}`;
  return say(has(text) ? text : "ancient-knowledge-done", { taken });
}

/** What is asked, where nothing of the answer is chosen yet; several cards at once are asked for in the plural. */
export function askedText(
  { say, has }: Pick<Texts, "say" | "has">,
  asked: string,
  { view, cards, gathering }: Pick<KnowledgeDesk, "view" | "cards" | "gathering">,
): string {
  if (asked === "action") return say("knowledge-your-turn", { actions: view.actions_left });
  const number = gathering?.most ?? 1;
  const paid = asked === "payment" ? cards.get(paidFor(view)?.card ?? "") : undefined;
  if (paid) return say("knowledge-pay-for", { card: paid.name, number });
  const several = `knowledge-ask-${asked}`;
  if (gathering && has(several)) return say(several, { number });
  return say(`ancient-knowledge-ask-${asked}`);
}
