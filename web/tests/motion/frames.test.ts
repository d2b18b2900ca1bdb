// While something is shown, its words are those of the server for just these events.
import { describe, expect, test } from "vitest";
import { split as splitCards } from "../../src/games/ancient-knowledge/motion/frames";
import { split as splitBlocks } from "../../src/games/block-and-key/motion/frames";
import { told } from "../../src/games/motion/frames";
import type { LogLine, Step, Update } from "../../src/messages";
import { update } from "../helpers/messages";

function line(step: number, event: number, text: string): LogLine {
  return { step, event, seat: 0, text, rule: null, title: "", mentions: [] };
}

function step(number: number, kinds: string[], silent: readonly string[] = []): Step {
  const lines = kinds.flatMap((kind, event) => (silent.includes(kind) ? [] : [line(number, event, kind)]));
  return { number, seat: 0, events: kinds.map(kind => ({ kind, seat: 0 })), lines };
}

function game(version: number, steps: Step[]): Update {
  return update({ version, steps, view: { seats: [], pillars: [], turn: 0 } });
}

describe("the words of a frame", () => {
  const known = step(0, ["turn-began", "drew"]);

  test("are those of a whole step where it is one frame", () => {
    const now = game(2, [known, step(1, ["placed", "turn-began"])]);
    const [frame] = splitBlocks(game(1, [known]), now);
    expect(frame && told(frame).map(({ line, event }) => [line.text, event.kind])).toEqual([
      ["placed", "placed"],
      ["turn-began", "turn-began"],
    ]);
  });

  test("tell of the next turn when the one before has been said to be over", () => {
    const steps = [known, step(1, ["placed", "turn-began"])];
    const [frame] = splitBlocks(game(1, [known]), { ...game(2, steps), ending: 0 });
    expect(frame && told(frame).map(({ line }) => line.text)).toEqual(["placed"]);
  });

  test("are divided as its events are", () => {
    const steps = [
      known,
      step(1, ["action-chosen", "declined", "rotated"], ["action-chosen"]),
      step(2, ["took"]),
    ];
    const frames = splitCards(game(1, [known]), game(3, steps));
    expect(frames.map(frame => told(frame).map(({ line }) => line.text))).toEqual([
      ["declined"],
      ["rotated"],
      ["took"],
    ]);
  });

  test("follow another language", () => {
    const now = game(2, [known, step(1, ["placed"])]);
    const [frame] = splitBlocks(game(1, [known]), now);
    const retold = game(2, [known, { ...step(1, ["placed"]), lines: [line(1, 0, "gesetzt")] }]);
    expect(frame && told({ ...frame, game: retold }).map(({ line }) => line.text)).toEqual(["gesetzt"]);
  });
});
