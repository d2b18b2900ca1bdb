// The emblems of the 36 megaliths.
import { arch, at, disc, lines, of, poly, rect, times } from "./draw";
import { type Emblem, emblem } from "./emblem";
import { beam, chaitya, cliff } from "./motifs/buildings";
import { buddha, idol, row, seated, sphinx } from "./motifs/figures";
import { cedar, tree } from "./motifs/nature";
import {
  boulder,
  carved,
  dolmen,
  masonry,
  menhir,
  mound,
  person,
  ring,
  rings,
  rows,
  slab,
  sphere,
  trilithon,
} from "./motifs/stones";

export const MEGALITHS: Record<string, Emblem> = {
  M1: emblem("meadow", [
    of("granite", ring({ count: 8, height: 22, width: 6, radius: 25, lintels: true, y: 48, flat: 0.2 })),
  ]),
  // A needle of stone above low shrubs.
  M2: emblem(
    "hills",
    [of("sand", menhir({ x: 30, width: 13, height: 46, peak: 0.2, lean: 2 }))],
    tree(12, 53, 9),
    tree(50, 53, 11),
  ),
  // Never raised: it still lies in its quarry, cracked.
  M3: emblem("desert", [
    of("rose", cliff({ left: -4, right: 68, height: 20, rough: 2 }), [
      ["deep", poly(4, 50, 50, 26, 62, 34, 20, 58)],
      ["lit", poly(6, 47, 46, 25, 54, 23, 52, 29, 14, 51)],
      ["shade", poly(14, 51, 52, 29, 54, 23, 56, 30, 18, 55)],
    ]),
    ["line", "M36 31L38 36L36 38L40 43"],
  ]),
  // A giant of the valley with a face like a mask.
  M4: emblem("jungle", [
    of("granite", idol({ width: 26, height: 42, round: 1.2, goggles: 4.4, belt: false, mouth: false })),
  ]),
  // A stele with deer that fly.
  M5: emblem(
    "steppe",
    [of("granite", slab({ width: 17, height: 42, head: 0.14, side: 4 }))],
    carved(
      "M26 17Q29 15 31 17L36 15M31 17L33 21M27 18L26 21M35 15L37 13M36 15L38 16",
      "M26 27Q29 25 31 27L36 25M31 27L33 31M27 28L26 31M35 25L37 23M36 25L38 26",
      "M24 38H40",
      "M30 45L32 41L34 45",
    ),
    boulder({ x: 12, width: 12, height: 6 }),
    boulder({ x: 53, width: 11, height: 5 }),
  ),
  // The great table: a broad stone on two walls.
  M6: emblem("hills", [
    of("granite", dolmen({ width: 28, height: 26, cap: 9, over: 13, legs: [0.1, 0.9], leg: 6, tilt: 2 })),
  ]),
  // Walls in circles over the hills.
  M7: emblem("steppe", [
    of(
      "rose",
      rings([
        [32, 36, 24],
        [32, 36, 13],
        [10, 52, 8],
        [54, 52, 8],
        [32, 36, 5],
      ]),
    ),
  ]),
  // Boulders like pieces on a board, many of them.
  M8: emblem("meadow", [
    of(
      "granite",
      [at(12, 43, 0.42, dolmen({ width: 34, height: 24, cap: 14, over: 6, legs: [0.2, 0.8], leg: 9 }))],
      [at(53, 42, 0.36, dolmen({ width: 34, height: 22, cap: 13, over: 6, legs: [0.2, 0.8], leg: 9 }))],
      dolmen({
        x: 33,
        base: 55,
        width: 36,
        height: 25,
        cap: 17,
        over: 7,
        legs: [0.1, 0.5, 0.9],
        leg: 9,
        tilt: -3,
      }),
    ),
  ]),
  // A door in the rock that leads nowhere.
  M9: emblem("mountains", [
    of("rose", cliff({ left: 2, right: 62, height: 46, rough: 3 }), [
      ["stone", rect(14, 16, 36, 36)],
      ["shade", rect(17, 19, 30, 33)],
      ["lit", rect(19, 21, 26, 31)],
      ["deep", "M28 52V33H26V27H38V33H36V52Z"],
    ]),
    ["gold", disc(32, 36, 1.2)],
  ]),
  // A long house of giant slabs.
  M10: emblem(
    "meadow",
    [
      of(
        "brick",
        dolmen({
          x: 32,
          width: 52,
          height: 25,
          cap: 7,
          over: 3,
          legs: [0.04, 0.26, 0.48, 0.72, 0.96],
          leg: 8,
        }),
        [
          ["shade", poly(3, 27, 20, 25, 20, 34, 3, 34)],
          ["lit", poly(22, 25.5, 40, 25, 41, 33, 22, 34)],
          ["line", "M21 25V34M41.500 25V34"],
        ],
      ),
    ],
    tree(60, 54, 9),
  ),
  // Purple schist among the heath.
  M11: emblem("meadow", [
    of(
      "rose",
      menhir({ x: 12, width: 9, height: 22, lean: -3 }),
      menhir({ x: 26, width: 11, height: 33, lean: 2, peak: 0.8 }),
      menhir({ x: 52, width: 9, height: 26, lean: 3 }),
      menhir({ x: 39, base: 54, width: 10, height: 20, peak: 0.1 }),
    ),
  ]),
  // Four kings before the mountain.
  M12: emblem(
    "desert",
    [
      ["stone", poly(2, 52, 8, 14, 56, 14, 62, 52)],
      ["lit", poly(2, 52, 8, 14, 12, 14, 7, 52)],
      ["shade", rect(9, 14, 46, 3)],
    ],
    row(4, 13, 51, x => (x > 30 && x < 34 ? [] : seated({ x, base: 52, height: 30 }))),
    [
      ["deep", rect(29.8, 40, 4.4, 12)],
      ["gold", disc(32, 26, 2.4)],
    ],
  ),
  // Rows up to the horizon.
  M13: emblem("meadow", [of("granite", rows({ rows: 4, across: 5 }))]),
  // The tallest that still stands.
  M14: emblem(
    "meadow",
    [of("granite", menhir({ x: 34, width: 15, height: 51, peak: 0.7 }))],
    [["shade", disc(28.5, 44, 2.4)]],
    person(14, 53, 8),
  ),
  // A hut's arch, cut into the rock and polished.
  M15: emblem(
    "hills",
    [
      of(
        "granite",
        [
          ["stone", "M-6 54C0 26 16 14 36 16S64 34 70 54Z"],
          ["lit", "M-6 54C0 26 16 14 36 16C22 20 12 34 8 54Z"],
          ["shade", "M48 20C60 28 66 40 70 54H54C56 42 54 30 48 20Z"],
        ],
        chaitya(33, 53, 22),
      ),
    ],
    [["fine", "M25 33H41M26 36H40"]],
  ),
  // Perfect balls in the grass.
  M16: emblem("jungle", [
    of("granite", sphere(44, 40, 13), sphere(16, 45, 8.5), sphere(31, 50, 5.5), sphere(58, 51, 4)),
  ]),
  // A hill carved all over.
  M17: emblem(
    "hills",
    [
      of("rose", [
        ["stone", "M0 54C6 34 18 22 34 20S58 32 64 54Z"],
        ["lit", "M0 54C6 34 18 22 34 20C24 30 18 42 16 54Z"],
        ["shade", "M46 23C56 30 61 42 64 54H54C54 42 51 32 46 23Z"],
      ]),
    ],
    [
      ["line", "M30 21L22 54M36 21L32 54M26 26L28 28L26 31L28 34L26 37L28 40L26 43L27 46L25 50"],
      [
        "deep",
        `${rect(38, 34, 4, 6)}${rect(44, 36, 4, 6)}${rect(36, 44, 4, 6)}${rect(43, 46, 4, 6)}${rect(10, 44, 4, 5)}`,
      ],
    ],
  ),
  // A passage under a green hill.
  M18: emblem("hills", [of("lime", mound({ width: 62, height: 26, gate: 13 }))], person(26, 53, 5)),
  // The devil's forge: one slab, closed behind.
  M19: emblem("coast", [
    of(
      "rose",
      dolmen({
        width: 30,
        height: 27,
        cap: 6,
        over: 4,
        legs: [0.1, 0.5, 0.9],
        leg: 10,
        tilt: -2,
        dark: false,
      }),
      [
        ["deep", rect(23.5, 34, 4, 18)],
        ["deep", rect(36.5, 34, 4, 18)],
      ],
    ),
  ]),
  // Two that sing at sunrise.
  M20: emblem("river", [
    of(
      "sand",
      seated({ x: 17, base: 54, height: 40, crown: false }),
      seated({ x: 47, base: 54, height: 40, crown: false }),
    ),
  ]),
  // Three blocks that nobody could have moved.
  M21: emblem(
    "coast",
    [
      of(
        "lime",
        masonry(
          [
            [9, 10, 9, 10, 9, 9],
            [10, 9, 10, 9, 9, 9],
          ],
          { x: 4, rise: 5 },
        ),
        masonry([[19, 18, 19]], { x: 4, base: 42, rise: 16, joint: 1.2 }),
        masonry([[8, 9, 8]], { x: 4, base: 26, rise: 5 }),
      ),
    ],
    person(54, 26, 6),
    cedar(44, 26, 14),
  ),
  // Houses of the dead, with round windows.
  M22: emblem("hills", [
    of(
      "granite",
      [
        ["shade", rect(4, 32, 17, 16)],
        ["lit", rect(4, 32, 12, 16)],
        ["stone", rect(2, 28, 21, 5)],
        ["deep", disc(10, 40, 3)],
      ],
      [
        ["shade", rect(46, 34, 14, 14)],
        ["lit", rect(46, 34, 10, 14)],
        ["stone", rect(44, 30, 18, 5)],
        ["deep", disc(51, 41, 2.6)],
      ],
      [
        ["shade", rect(20, 34, 26, 20)],
        ["lit", rect(20, 34, 19, 20)],
        ["stone", poly(16, 34, 18, 27, 48, 27, 50, 34)],
        ["deep", disc(29.5, 44, 5)],
      ],
    ),
  ]),
  // Thin blades against the sky of Orkney.
  M23: emblem("coast", [
    of("iron", [
      ["lit", poly(8, 52, 9, 18, 16, 11, 17, 52)],
      ["shade", poly(14, 52, 14, 13, 16, 11, 17, 52)],
      ["lit", poly(25, 52, 26, 8, 34, 16, 35, 52)],
      ["shade", poly(31, 52, 31, 13, 34, 16, 35, 52)],
      ["lit", poly(43, 52, 44, 26, 52, 18, 53, 52)],
      ["shade", poly(50, 52, 50, 20, 52, 18, 53, 52)],
    ]),
  ]),
  // The god of rain, with rings around his eyes.
  M24: emblem(
    "jungle",
    [
      of(
        "granite",
        idol({ width: 30, height: 40, round: 0.2, goggles: 5, hat: 7, arms: false, mouth: false }),
      ),
    ],
    [
      ["deep", times(4, index => poly(24 + index * 4.2, 36, 27 + index * 4.2, 36, 25.5 + index * 4.2, 41))],
      ["line", times(5, index => lines(19 + index * 6.5, 6, 19 + index * 6.5, 11))],
    ],
  ),
  M25: emblem("desert", sphinx()),
  // The witch's hut.
  M26: emblem(
    "hills",
    [
      of(
        "sand",
        dolmen({
          width: 34,
          height: 30,
          cap: 5,
          over: 2,
          legs: [0.02, 0.24, 0.5, 0.76, 0.98],
          leg: 8,
          tilt: 5,
        }),
        boulder({ x: 54, base: 54, width: 14, height: 7 }),
      ),
    ],
    [["deep", poly(28, 52, 30, 42, 34, 42, 36, 52)]],
  ),
  // A rock ship with two holes.
  M27: emblem(
    "meadow",
    [
      of("granite", [
        ["stone", poly(4, 52, 12, 20, 50, 18, 60, 52)],
        ["lit", poly(12, 20, 50, 18, 46, 25, 16, 27)],
        ["shade", poly(46, 25, 50, 18, 60, 52, 46, 52)],
        ["deep", `${poly(20, 22, 28, 21.6, 28, 25, 19, 25.5)}${poly(34, 21.3, 43, 21, 42, 24.3, 34, 24.7)}`],
      ]),
      [
        "fine",
        `${times(4, index => lines(14 - index * 2, 33 + index * 5, 46, 32 + index * 5.2))}${times(5, index => lines(16 + index * 6.4, 28, 14 + index * 7, 50))}`,
      ],
    ],
    tree(60, 54, 12),
  ),
  // Stones with faces and swords.
  M28: emblem(
    "coast",
    [
      of(
        "rose",
        row(3, 14, 50, (x, index) =>
          slab({ x, base: 53 - (index % 2), width: 12, height: 32 + (index % 2) * 7, head: 0.6, side: 2 }),
        ),
      ),
    ],
    carved(
      "M11 28H13M15 28H17M14 29V33M12 36H16",
      "M29 21H31M33 21H35M32 22V27M30 30H34",
      "M47 28H49M51 28H53M50 29V33M48 36H52",
      "M32 36V48M29 39H35",
      "M14 41V50M12 43H16",
    ),
  ),
  // A chamber of boulders, its earth gone.
  M29: emblem("meadow", [
    of(
      "granite",
      boulder({ x: 14, base: 53, width: 22, height: 18 }),
      boulder({ x: 52, base: 53, width: 20, height: 17, tip: 0.2 }),
      [["deep", poly(22, 53, 24, 36, 42, 36, 43, 53)]],
      boulder({ x: 22, base: 37, width: 32, height: 19, tip: 0.3 }),
      boulder({ x: 47, base: 37, width: 27, height: 15, tip: 0.2 }),
    ),
  ]),
  // As tall as the cliff it sits in.
  M30: emblem(
    "hills",
    [
      of("brick", cliff({ left: 0, right: 64, height: 50 }), [
        ["deep", "M16 54V22C16 8 22 4 32 4S48 8 48 22V54Z"],
      ]),
    ],
    buddha(),
    [["leaf", `${disc(6, 10, 5)}${disc(14, 6, 4)}${disc(56, 9, 6)}`]],
  ),
  // A gate in a curved wall.
  M31: emblem("coast", [
    of(
      "lime",
      masonry(
        [
          [10, 10],
          [9, 11],
          [10, 8],
        ],
        { x: 2, rise: 8 },
      ),
      masonry(
        [
          [10, 11],
          [11, 9],
          [9, 9],
        ],
        { x: 42, rise: 8 },
      ),
      trilithon({ x: 32, width: 24, height: 27, post: 6, lintel: 6 }),
      [
        ["deep", rect(27, 32, 10, 20)],
        ["stone", rect(6, 24, 18, 3)],
        ["stone", rect(40, 24, 18, 3)],
      ],
    ),
  ]),
  // The stele of giants, stones like wings beside it.
  M32: emblem(
    "hills",
    [
      of(
        "granite",
        row(3, 5, 19, (x, index) =>
          slab({ x, base: 53, width: 6.5, height: 13 + index * 5, head: 0.4, side: 1 }),
        ),
        row(3, 59, 45, (x, index) =>
          slab({ x, base: 53, width: 6.5, height: 13 + index * 5, head: 0.4, side: 1 }),
        ),
        slab({ x: 32, base: 53, width: 18, height: 45, head: 0.6, side: 2 }),
      ),
    ],
    carved("M25 53V24Q25 12 32 12T39 24V53M25 32H39"),
    [["deep", arch(32, 53, 6, 7)]],
  ),
  // An axe is carved under the table.
  M33: emblem(
    "coast",
    [
      of(
        "granite",
        dolmen({ width: 30, height: 30, cap: 13, over: 12, legs: [0.16, 0.84], leg: 5, tilt: -3 }),
      ),
    ],
    carved("M24 33H42M38 33L44 29V37Z M24 33C21 33 21 30 24 30"),
  ),
  // Its roof has slipped.
  M34: emblem("meadow", [
    of(
      "lime",
      dolmen({
        x: 36,
        width: 38,
        height: 27,
        cap: 7,
        over: 3,
        legs: [0.12, 0.42, 0.7, 0.95],
        leg: 6,
        tilt: 13,
      }),
      boulder({ x: 9, base: 54, width: 16, height: 8 }),
    ),
  ]),
  // Walls that only giants could build.
  M35: emblem("coast", [
    of(
      "sand",
      masonry(
        [
          [8, 9, 8, 4],
          [10, 8, 9],
          [8, 10, 8],
          [9, 8, 9],
          [12, 12],
        ],
        { x: 2, rise: 8 },
      ),
      masonry(
        [
          [9, 8, 9],
          [8, 10, 8],
          [9, 8, 9],
          [10, 14],
        ],
        { x: 37, rise: 8 },
      ),
      [
        ["deep", rect(28, 28, 9, 24)],
        ["lit", rect(25, 24, 15, 5)],
      ],
    ),
  ]),
  // A thin table on the bare rock.
  M36: emblem(
    "steppe",
    [
      of(
        "granite",
        dolmen({
          width: 24,
          height: 33,
          cap: 4,
          over: 12,
          legs: [0.12, 0.86],
          leg: 4.5,
          tilt: 9,
          dark: false,
        }),
        [["stone", poly(26, 52, 29, 26, 32, 26, 31, 52)]],
        beam(-10, 74, 53, 3),
      ),
    ],
    [["fine", lines(-6, 55, 10, 53) + lines(20, 56, 26, 53) + lines(40, 56, 46, 53) + lines(60, 56, 70, 53)]],
  ),
};
