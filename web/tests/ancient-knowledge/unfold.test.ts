// What is shown event by event ends where the server's own view is.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { split } from "../../src/games/ancient-knowledge/motion/frames";
import { unfold } from "../../src/games/ancient-knowledge/motion/unfold";
import type { AncientKnowledgeView } from "../../src/games/ancient-knowledge/view";
import type { GameEvent } from "../../src/games/motion/frames";
import type { SeatGame } from "../../src/server/tableState";

interface Walked {
  events: GameEvent[];
  after: AncientKnowledgeView;
}

const WALK = JSON.parse(readFileSync("tests/fixtures/walk.json", "utf8")) as [Walked, ...Walked[]];

/** What everybody sees of a board; a hand may also change in ways of which no event tells its owner the cards. */
function open({ turn, pillars, seats }: AncientKnowledgeView) {
  return {
    turn,
    pillars,
    seats: seats.map(({ timeline, past, rotated, artefacts, technologies, lost }) => {
      return { timeline, past, rotated, artefacts, technologies, lost };
    }),
  };
}

describe("a walk through a real game", () => {
  const steps = WALK.slice(1).map((step, place) => ({ ...step, before: (WALK[place] as Walked).after }));

  test.each(steps.map((step, place) => [place, step] as const))("step %i", (_, { before, events, after }) => {
    expect(open(events.reduce(unfold, before))).toEqual(open(after));
  });

  test("meets what matters: creating, learning, removing, losing, declining, sliding", () => {
    const kinds = new Set(WALK.flatMap(({ events }) => events.map(({ kind }) => kind)));
    for (const kind of [
      "created",
      "learned",
      "knowledge-removed",
      "knowledge-lost",
      "declined",
      "slid",
      "pillar-filled",
    ])
      expect(kinds).toContain(kind);
  });

  test("nothing is foretold of a monument that has gone, and the others come nearer", () => {
    const kinds = ["declined", "destroyed", "knowledge-removed", "knowledge-lost"];
    for (const { before, events } of steps) {
      const after = events.reduce(unfold, before);
      for (const event of events.filter(({ kind }) => kinds.includes(kind)))
        expect(after.seats.flatMap(({ forecast }) => forecast.map(({ card }) => card))).not.toContain(
          event.card,
        );
    }
    const slid = steps.flatMap(({ before, events }) =>
      events.filter(({ kind }) => kind === "slid").map(event => ({ before, event })),
    );
    expect(slid.length).toBeGreaterThan(0);
    for (const { before, event } of slid) {
      const turns = (view: AncientKnowledgeView) =>
        view.seats[event.seat as number]?.forecast.map(({ turns }) => turns) ?? [];
      expect(turns(unfold(before, event))).toEqual(turns(before).map(number => number - 1));
    }
  });

  test("is shown frame by frame, each with its events, the last as the server has it", () => {
    const game = (view: AncientKnowledgeView, events: GameEvent[][]): SeatGame =>
      ({
        view,
        steps: events.map((all, number) => ({ number, seat: 1, events: all })),
      }) as unknown as SeatGame;
    for (const { before, events, after } of steps) {
      const update = game(after, [events]);
      const frames = split(game(before, []), update);
      expect(frames.flatMap(frame => frame.events)).toEqual(events);
      expect(frames.at(-1)?.game).toBe(update);
    }
  });
});
