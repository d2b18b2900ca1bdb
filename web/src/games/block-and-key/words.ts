// Names of pieces and lines of the log, from the common catalogue.
import type { Texts } from "../../texts/texts";
import type { KeyCard, Pieces } from "./pieces";
import { blockColour, blockShape, type Cell } from "./view";

type Say = Texts["say"];
type Event = Record<string, unknown> & { kind: string };

export function blockName(say: Say, block: string): string {
  return say("block-and-key-block", { colour: blockColour(block), shape: blockShape(block) });
}

export function lineName(say: Say, line: string): string {
  return say("block-and-key-line", { kind: line.slice(0, -1), number: Number(line.slice(-1)) });
}

export function keyName(say: Say, card: KeyCard): string {
  const rows = card.rows.map((row, index) =>
    say("block-and-key-told-key-row", {
      row: index + 1,
      squares: [...row].map(letter => squareName(say, letter)).join(", "),
    }),
  );
  return say("block-and-key-told-key", {
    key: card.id,
    tier: say("block-and-key-tier", { tier: card.tier }),
    points: say("block-and-key-points", { points: card.points }),
    pattern: rows.join("; "),
  });
}

function squareName(say: Say, letter: string): string {
  const colours: Record<string, string> = { g: "green", s: "grey", b: "brown", w: "white" };
  const colour = colours[letter];
  return colour ? say("block-and-key-colour", { colour }) : say("block-and-key-blank");
}

export function shortKeyName(say: Say, card: KeyCard | undefined): string | undefined {
  return card && `${say("block-and-key-tier", { tier: card.tier })} ${card.id.slice(2)}`;
}

function cellNames(cells: readonly Cell[]): string {
  return cells.map(cell => cell.join("")).join(" ");
}

/** The same for the eye that sees where a block comes to stand. */
export function shortLine(...[say, event, me, names, pieces]: Parameters<typeof eventLine>): string {
  if (event.kind !== "placed") return eventLine(say, event, me, names, pieces);
  return say("temple-placed", {
    you: event.seat === me ? "yes" : "no",
    player: names[event.seat as number] ?? "",
    block: blockName(say, event.block as string),
  });
}

/** What happened, as a sentence; empty where an event is not worth one. `me` is the seat that reads it. */
export function eventLine(
  say: Say,
  event: Event,
  me: number | null,
  names: readonly string[],
  pieces: Pieces,
): string {
  const seat = event.seat as number | undefined;
  const who = { you: seat !== undefined && seat === me ? "yes" : "no", player: names[seat ?? 0] ?? "" };
  const key = (): string => shortKeyName(say, pieces.keys.get(event.key as string)) ?? "";
  const block = (): string => blockName(say, event.block as string);
  const altar = (): string => say("block-and-key-altar", { altar: event.altar as string });
  const tell = (id: string, values: Record<string, string | number> = {}): string =>
    say(`block-and-key-event-${id}`, { ...who, ...values });
  switch (event.kind) {
    case "core-set":
      return tell("core", { colour: say("block-and-key-colour", { colour: event.colour as string }) });
    case "excavated":
      return tell("excavated", {
        line: lineName(say, event.line as string),
        blocks: (event.blocks as string[]).map(name => blockName(say, name)).join(", "),
      });
    case "site-filled":
      return tell("filled", { site: event.site as number, block: block() });
    case "block-discarded":
      return tell("discarded", { block: block() });
    case "placed":
      return tell("placed", { block: block(), cells: cellNames(event.cells as Cell[]) });
    case "passed":
      return tell("passed");
    case "key-claimed":
      return tell("claimed", {
        key: key(),
        points: say("block-and-key-points", { points: event.points as number }),
      });
    case "key-drawn":
      return tell("drawn", { altar: altar() });
    case "key-seen":
      return tell("seen", { key: key() });
    case "turn-marked":
      return event.altar
        ? tell("turn-marked", { turn: event.turn as number, altar: altar() })
        : tell("turn-over", { turn: event.turn as number });
    case "key-returned":
      return tell("returned", { altar: altar() });
    case "returned-key":
      return tell("returned-key", { key: key() });
    case "ancients-called":
      return tell("called", {
        site: event.site as number,
        corner: say("block-and-key-corner", { corner: event.corner as string }),
        block: event.block ? block() : say("block-and-key-nothing"),
      });
    case "ancients-placed":
      return tell("ancients-placed", { block: block(), cells: cellNames(event.cells as Cell[]) });
    case "ancients-returned":
      return tell("ancients-returned", { block: block() });
    case "final-round":
      return tell("final-round", { keys: event.keys as number });
    default:
      return "";
  }
}
