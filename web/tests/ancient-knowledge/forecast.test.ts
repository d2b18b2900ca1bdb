// When something declines is said as seen from now: in this turn only while it is that player's turn.
import { expect, test } from "vitest";
import { turnsUntil } from "../../src/games/ancient-knowledge/view";
import { load, Texts } from "../../src/texts/texts";

test("the coming decline phase is this turn's for whose turn it is, and the next turn's for all others", async () => {
  const { say } = await load(new Texts("en"), ["knowledge"]);
  const told = (turn: number, skip_decline = false) =>
    [1, 2, 3].map(phases =>
      say("knowledge-forecast-turns", { turns: turnsUntil({ turn, skip_decline }, 0, phases) }),
    );
  expect(told(0)).toEqual(["this turn", "next turn", "in 2 turns"]);
  expect(told(1)).toEqual(["next turn", "in 2 turns", "in 3 turns"]);
  expect(told(0, true)).toEqual(told(1));
});
