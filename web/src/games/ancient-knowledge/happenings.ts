// What happens, in the words of the common catalogue: a text has the kind of its event for its name and the event's
// fields for its variables, so a new kind of event needs a text and nothing here.
import type { Texts } from "../../texts/texts";
import type { GameEvent } from "../motion/frames";
import type { Cards } from "./cards";

type Say = Texts["say"];

/** Kinds that the events around them tell. */
const SILENT = new Set(["action-chosen", "announced", "game-ended"]);

/** Who reads, and what everybody is called. */
interface Reader {
  me: number | null;
  names: readonly string[];
}

/** The card whose doing an event is, or that it happens to. */
export function cardOf(event: GameEvent): string | null {
  const card = event.by ?? event.card;
  return typeof card === "string" ? card : null;
}

/** An event as a sentence for the seat that reads it; empty for a kind that others tell. */
export function lineOf(say: Say, cards: Cards, event: GameEvent, { me, names }: Reader): string {
  if (SILENT.has(event.kind)) return "";
  const who = (seat: unknown) => ({ you: seat === me ? "yes" : "no", player: names[Number(seat)] ?? "" });
  const values = Object.entries(event).map(([name, value]) => [
    name,
    fieldOf(say, cards, name, value, names),
  ]);
  return say(`ancient-knowledge-event-${event.kind}`, {
    ...who(event.seat),
    space: "none",
    knowledge: 0,
    ...Object.fromEntries(values),
    victim_you: who(event.victim).you,
    owner_you: who(event.owner).you,
  });
}

function fieldOf(
  say: Say,
  cards: Cards,
  name: string,
  value: unknown,
  names: readonly string[],
): string | number {
  const named = (card: string): string => cards.get(card)?.name ?? card;
  switch (name) {
    case "card":
    case "other":
      return named(value as string);
    case "cards":
      return (value as string[]).map(named).join(", ") || say("ancient-knowledge-nothing");
    case "victim":
    case "owner":
      return names[Number(value)] ?? "";
    case "pillar":
      return (value as number) + 1;
    default:
      return typeof value === "number" ? value : String(value ?? "none");
  }
}
