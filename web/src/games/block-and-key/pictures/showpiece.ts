// The small temple of the lobby: what stands in it, in the order in which it is built.
import type { Cells, Colour, CoreCube } from "../view";

export const CORE: CoreCube = { at: [4, 4], north: "green", east: "grey", south: "brown", west: "white" };

export const BLOCKS: readonly (readonly [colour: Colour, cells: Cells])[] = [
  [
    "white",
    [
      [3, 3, 0],
      [3, 2, 0],
      [2, 2, 0],
      [2, 2, 1],
    ],
  ],
  [
    "grey",
    [
      [6, 3, 0],
      [6, 3, 1],
      [6, 3, 2],
      [7, 3, 0],
    ],
  ],
  [
    "brown",
    [
      [3, 6, 0],
      [3, 6, 1],
      [3, 6, 2],
      [3, 6, 3],
    ],
  ],
  [
    "green",
    [
      [6, 6, 0],
      [6, 6, 1],
      [6, 6, 2],
      [7, 6, 1],
    ],
  ],
  [
    "green",
    [
      [5, 3, 0],
      [5, 3, 1],
      [5, 3, 2],
    ],
  ],
];
