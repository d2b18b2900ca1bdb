// The rules of a table as sentences: what holds here, for whoever is about to sit down.
import { manifestOf } from "../games/registry";
import type { Clock, Seal, TableRules } from "../messages";
import type { Texts } from "../texts/texts";
import { allowsHints } from "./plans";

const MINUTE = 60;

export function ruleFacts(texts: Texts, rules: TableRules, seal?: Seal): string[] {
  const { say } = texts;
  const facts = [
    ...Object.entries(rules.options ?? {})
      .filter(([, value]) => value !== false && value !== null)
      .map(([name, value]) => optionFact(texts, name, value)),
    clockFact(say, rules.clock ?? { kind: "none" }),
    say(`lobby-undo-${rules.undo ?? "free"}`),
  ];
  if (manifestOf(rules.game).spatial) facts.push(say(`lobby-camera-${rules.camera ?? "seat"}`));
  facts.push(
    say(`lobby-assist-${onOff(rules.assist, true)}`, { game: rules.game }),
    say(`lobby-hints-${onOff(allowsHints(rules), false)}`),
    say(`lobby-scores-${onOff(rules.live_scores, false)}`),
    say(`lobby-public-${onOff(rules.public, false)}`),
    say(`lobby-spectators-${onOff(rules.spectators, true)}`),
    say(`lobby-chat-${onOff(rules.chat, true)}`),
  );
  if (seal) facts.push(say(`lobby-${dealKind(seal)}`));
  return facts;
}

/** Where the deal comes from: everybody is told before they sit down. */
function dealKind({ given, set_up }: Seal): "set-up" | "seed-given" | "seed-random" {
  if (set_up) return "set-up";
  return given ? "seed-given" : "seed-random";
}

function onOff(value: boolean | undefined, usually: boolean): string {
  return (value ?? usually) ? "on" : "off";
}

function clockFact(say: Texts["say"], clock: Clock): string {
  if (clock.kind === "live") {
    const minutes = clock.seconds / MINUTE;
    return say("lobby-clock-live", { minutes, increment: clock.increment ?? 0 });
  }
  return say(`lobby-clock-${clock.kind}`, clock.kind === "days" ? { days: clock.days } : {});
}

/** An option by its text; a game without texts shows the option's own name. */
export function optionName(texts: Texts, name: string): string {
  return texts.sayOr(optionId(name), name);
}

export function optionValue(texts: Texts, name: string, value: unknown): string {
  return texts.sayOr(`${optionId(name)}-${String(value)}`, String(value));
}

export function optionAbout(texts: Texts, name: string): string {
  return texts.sayOr(`${optionId(name)}.about`, "");
}

function optionFact(texts: Texts, name: string, value: unknown): string {
  if (name === "pieces") return texts.say("lobby-own-pieces", { name: ownPieces({ pieces: value }) ?? "" });
  const option = optionName(texts, name);
  if (value === true) return `${option}.`;
  return texts.say("lobby-option-value", { option, value: optionValue(texts, name, value) });
}

/** The name of the set that a table was made with, where it is not the standard one. */
export function ownPieces(options: Record<string, unknown> | undefined): string | null {
  const { name } = (options?.pieces ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : null;
}

function optionId(name: string): string {
  return `lobby-option-${name.replaceAll("_", "-")}`;
}
