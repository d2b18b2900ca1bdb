// The lesson: a placement that completes two keys, their claims, new keys, and an excavation.
import { AGAINST_BOT, type Lesson } from "../../lessons/lessons";
import type { Action } from "../../server/choices";

export default {
  rules: {
    game: "block-and-key",
    seats: AGAINST_BOT,
    scenario: {
      core: { at: [4, 4], north: "green" },
      blocks: [
        [
          "white I3",
          [
            [3, 6, 0],
            [2, 6, 0],
            [1, 6, 0],
          ],
        ],
      ],
      seats: [
        { hand: ["st1-0", "st1-3", "su1-0", "mo1-0"], supply: ["green I3"], enigma: "white" },
        { hand: ["st1-1", "st1-2", "su1-1", "mo1-1"], supply: ["brown I3"], enigma: "brown" },
      ],
      seed: 1,
    },
  },
  steps: [
    { name: "place", kinds: ["place"], means: isOnTheWhiteBlock },
    { name: "claim", kinds: ["claim", "done"], repeats: true },
    { name: "refill", kinds: ["refill"], repeats: true },
    { name: "excavate", kinds: ["excavate"] },
  ],
} satisfies Lesson;

/** There it completes a key with the Core Cube and one with the white block. */
function isOnTheWhiteBlock({ cells }: Action): boolean {
  return (cells as [number, number, number][]).every(([, y, level]) => y === 6 && level > 0);
}
