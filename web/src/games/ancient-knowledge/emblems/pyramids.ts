// The emblems of the 36 pyramids.
import { at, disc, each, lines, of, poly, rect, times } from "./draw";
import { type Emblem, emblem } from "./emblem";
import { columns, stupa, wall } from "./motifs/buildings";
import { row } from "./motifs/figures";
import { fish, palm, tree } from "./motifs/nature";
import { door, heap, pyramid, roundDoor, shrine, stairs, stepped } from "./motifs/pyramids";
import { menhir, slab } from "./motifs/stones";

export const PYRAMIDS: Record<string, Emblem> = {
  // Its top still wears the white casing.
  P1: emblem("desert", pyramid({ width: 58, height: 44, casing: 0.26, courses: 4 })),
  // A low ruin with its small companions.
  P2: emblem("desert", heap(26, 48, [12, 20, 26, 24, 14, 8]), pyramid({ x: 53, width: 16, height: 12 }), [
    at(10, 53, 0.3, pyramid({})),
  ]),
  // A tower that rises from its own rubble.
  P3: emblem(
    "desert",
    [["near", "M0 54C10 38 20 34 32 34S54 38 64 54Z"]],
    stepped({ base: 40, width: 32, height: 33, steps: 3, top: 0.52, lean: 0.06 }),
  ),
  // The temple of the inscriptions.
  P4: emblem("jungle", [
    of(
      "lime",
      stepped({ width: 54, height: 27, steps: 8, top: 0.5, lean: 0.2, stair: 11 }),
      shrine({ base: 25, width: 24, height: 8, doors: 5, comb: 9 }),
    ),
  ]),
  // Mounds of adobe on the plain.
  P5: emblem("desert", [
    of(
      "mud",
      stepped({ x: 50, base: 46, width: 30, height: 12, steps: 3, top: 0.5, lean: 0.3 }),
      stepped({ x: 14, base: 48, width: 30, height: 15, steps: 3, top: 0.5, lean: 0.3 }),
      stepped({ x: 32, base: 54, width: 50, height: 26, steps: 5, top: 0.36, lean: 0.3, round: 0 }),
    ),
  ]),
  // Three stairs meet before the moon god's house.
  P6: emblem("river", [
    of(
      "brick",
      stepped({ width: 58, height: 32, steps: 3, top: 0.42, lean: 0.12 }),
      stairs({ width: 12, height: 22 }),
      [
        ["lit", poly(6, 52, 10, 52, 28, 32, 26, 32)],
        ["lit", poly(58, 52, 54, 52, 36, 32, 38, 32)],
      ],
      shrine({ base: 20, width: 14, height: 7 }),
    ),
  ]),
  // A niche for every day of the year.
  P7: emblem(
    "jungle",
    stepped({ width: 54, height: 36, steps: 6, top: 0.36, lean: 0, niches: 9 }),
    stairs({ width: 9, height: 34 }),
    shrine({ base: 16, width: 15, height: 6, doors: 2 }),
  ),
  // A heap of stones.
  P8: emblem("desert", heap(32, 54, [6, 15, 24, 33, 29, 30, 18, 9])),
  // A round court before the great stair.
  P9: emblem(
    "desert",
    stepped({ base: 44, width: 54, height: 25, steps: 5, top: 0.5, lean: 0.16, stair: 12 }),
    [
      ["lit", disc(32, 50, 17, 6)],
      ["shade", disc(32, 50, 14.5, 4.8)],
      ["ground", disc(32, 51, 13, 3.8)],
      ["lit", rect(29, 43, 6, 4)],
    ],
  ),
  // The sun's pyramid, and the avenue.
  P10: emblem("mountains", stepped({ width: 62, height: 32, steps: 4, top: 0.32, lean: 0.5, stair: 9 }), [
    ["far", poly(-4, 52, 4, 44, 12, 44, 16, 52)],
    ["lit", "M28 54H36L44 64H20Z"],
    ["gold", disc(32, 14, 5)],
  ]),
  // Steep stairs out of a green sea.
  P11: emblem(
    "jungle",
    [
      of(
        "lime",
        stepped({ base: 56, width: 44, height: 38, steps: 6, top: 0.44, round: 3, lean: 0, stair: 14 }),
        shrine({ base: 18, width: 13, height: 7 }),
      ),
    ],
    each(5, index => [["moss", disc(3 + index * 4.6, 54 + (index % 2) * 2, 6)]]),
    each(5, index => [["leaf", disc(43 + index * 4.6, 55 - (index % 2) * 2, 6)]]),
  ),
  // Columns of basalt scattered over terraces.
  P12: emblem(
    "hills",
    [
      ["leaf", "M0 56C10 30 22 18 34 16S58 30 64 56Z"],
      ["moss", "M38 16.500C52 20 60 36 64 56H50C52 40 48 24 38 16.500Z"],
    ],
    [
      of(
        "basalt",
        each(4, step => [
          [
            "lit",
            times(7 - step, index =>
              rect(10 + step * 4 + index * (6.4 - step * 0.1), 48 - step * 9, 4.8, 3.4),
            ),
          ],
          [
            "shade",
            times(7 - step, index =>
              rect(10 + step * 4 + index * (6.4 - step * 0.1), 50 - step * 9, 4.8, 1.4),
            ),
          ],
        ]),
        menhir({ x: 27, base: 22, width: 4, height: 12 }),
        menhir({ x: 34, base: 21, width: 4, height: 15 }),
        menhir({ x: 41, base: 23, width: 4, height: 10 }),
      ),
    ],
  ),
  // Steps at the bottom of the sea.
  P13: emblem(
    "seabed",
    [
      of("basalt", [
        ["stone", poly(4, 56, 4, 44, 16, 44, 16, 36, 24, 36, 24, 26, 36, 26, 36, 20, 58, 20, 62, 56)],
        ["lit", `${rect(4, 44, 12, 2)}${rect(16, 36, 8, 2)}${rect(24, 26, 12, 2)}${rect(36, 20, 22, 2)}`],
        ["shade", poly(46, 20, 58, 20, 62, 56, 48, 56)],
      ]),
    ],
    fish(8, 24, 5),
    fish(14, 14, 4),
    [["foam", `${disc(30, 14, 1.2)}${disc(32, 9, 0.9)}`]],
  ),
  // The steepest of all, with a comb on top.
  P14: emblem("jungle", [
    of(
      "lime",
      stepped({ base: 54, width: 40, height: 31, steps: 9, top: 0.46, lean: 0.24, stair: 8 }),
      shrine({ base: 23, width: 16, height: 7, comb: 14 }),
    ),
  ]),
  // A tower of earth like a beehive.
  P15: emblem("steppe", [
    of(
      "mud",
      [
        ["lit", "M16 54C16 42 18 28 24 19Q32 9 40 19C46 28 48 42 48 54Z"],
        ["shade", "M35 14C38 15.500 39 17 40 19C46 28 48 42 48 54H38C40 40 39 24 35 14Z"],
      ],
      wall({ left: 0, right: 64, base: 56, height: 5 }),
    ),
    [
      "line",
      times(
        5,
        index =>
          `M${20 - index * 0.9 + 2} ${24 + index * 6}Q32 ${27 + index * 6} ${42 + index * 0.9} ${24 + index * 6}`,
      ),
    ],
    ["deep", times(6, index => rect(22 + index * 3.6, 33 + (index % 2) * 6, 1.2, 1.2))],
  ]),
  // Small and steep, with chapels at their feet.
  P16: emblem("desert", [
    of(
      "brick",
      pyramid({ x: 14, base: 48, width: 18, height: 25 }),
      pyramid({ x: 51, base: 47, width: 17, height: 22 }),
      pyramid({ x: 32, base: 54, width: 26, height: 42, courses: 5 }),
      shrine({ x: 28, base: 54, width: 9, height: 8 }),
    ),
  ]),
  // Three queens beside their king.
  P17: emblem(
    "desert",
    pyramid({ x: 66, base: 50, width: 76, height: 48, courses: 3 }),
    row(3, 10, 42, (x, index) => pyramid({ x, base: 53, width: 20 - index, height: 16 - index * 1.5 })),
  ),
  // A ruin over a cave.
  P18: emblem(
    "meadow",
    [["stone", "M0 56C12 44 50 44 64 56Z"]],
    [
      of("granite", [
        ["lit", poly(12, 46, 24, 22, 27, 24, 30, 17, 34, 46)],
        ["shade", poly(34, 46, 30, 17, 36, 20, 52, 46)],
        [
          "fine",
          lines(16, 40, 34, 41, 48, 40) + lines(19, 34, 33, 35, 44, 34) + lines(23, 28, 32, 29, 40, 28),
        ],
      ]),
    ],
    [["deep", disc(25, 52, 7, 3)]],
    tree(8, 50, 14),
    tree(56, 50, 17),
  ),
  // Cut off flat, with one narrow stair.
  P19: emblem(
    "mountains",
    [
      of(
        "basalt",
        [
          ["stone", poly(6, 54, 18, 22, 46, 22, 58, 54)],
          ["lit", poly(6, 54, 18, 22, 22, 22, 14, 54)],
          ["shade", poly(40, 54, 38, 22, 46, 22, 58, 54)],
        ],
        stairs({ base: 54, width: 8, height: 30, narrow: 0.7 }),
        [
          ["deep", rect(30, 24, 4, 6)],
          ["lit", rect(17, 19.5, 30, 3)],
        ],
      ),
    ],
    [
      of(
        "basalt",
        slab({ x: 8, base: 56, width: 8, height: 6, side: 0 }),
        slab({ x: 56, base: 56, width: 8, height: 6, side: 0 }),
      ),
    ],
  ),
  // Bells of stone on a mandala.
  P20: emblem(
    "jungle",
    [
      of(
        "basalt",
        stepped({ base: 55, width: 62, height: 16, steps: 4, top: 0.7, lean: 0, niches: 0 }),
        row(6, 10, 54, x => stupa({ x, base: 41, width: 8, height: 9, steps: 1, gilded: false })),
        row(4, 18, 46, x => stupa({ x, base: 35, width: 8, height: 9, steps: 1, gilded: false })),
        stupa({ x: 32, base: 32, width: 19, height: 24, steps: 2, gilded: false }),
      ),
    ],
    stairs({ base: 55, width: 7, height: 16 }),
  ),
  // Three steps of laterite and a gallery.
  P21: emblem("jungle", [
    of(
      "brick",
      stepped({ base: 54, width: 48, height: 31, steps: 3, top: 0.66, lean: 0.08, stair: 10 }),
      wall({ left: 18, right: 46, base: 23, height: 6, windows: 7 }),
      [
        ["stone", poly(28, 17, 32, 6, 36, 17)],
        ["shade", poly(32, 6, 36, 17, 32.5, 17)],
      ],
    ),
  ]),
  // They changed their mind half-way up.
  P22: emblem("desert", pyramid({ width: 58, height: 42, bend: 0.46, courses: 3, casing: 0 })),
  // Hills that are none.
  P23: emblem(
    "steppe",
    [
      of("turf", [
        ["lit", poly(30, 46, 40, 24, 50, 24, 64, 46)],
        ["shade", poly(48, 46, 46, 24, 50, 24, 64, 46)],
        ["lit", poly(0, 54, 14, 22, 28, 22, 46, 54)],
        ["shade", poly(26, 54, 23, 22, 28, 22, 46, 54)],
      ]),
    ],
    tree(56, 54, 9),
    tree(4, 56, 8),
  ),
  // White plaster and columns.
  P24: emblem("hills", [
    of(
      "marble",
      stepped({ base: 54, width: 58, height: 15, steps: 2, top: 0.8, lean: 0.06 }),
      stepped({ base: 39, width: 40, height: 20, steps: 5, top: 0.5, lean: 0.06, stair: 12 }),
      columns({ left: 4, right: 22, base: 54, height: 9, count: 4, width: 2.6, capital: 0.5 }),
      columns({ left: 42, right: 60, base: 54, height: 9, count: 4, width: 2.6, capital: 0.5 }),
      stairs({ base: 54, width: 16, height: 15 }),
    ),
  ]),
  // Nine terraces, and a serpent on the stair.
  P25: emblem(
    "jungle",
    [
      of(
        "lime",
        stepped({ base: 53, width: 60, height: 32, steps: 9, top: 0.4, lean: 0.3, stair: 12 }),
        shrine({ base: 21, width: 20, height: 10, doors: 3 }),
      ),
    ],
    [
      ["line", "M40 53C37 49 40 46 38 42C36 38 39 36 37 30"],
      ["leaf", disc(40.5, 53, 2.6, 1.8)],
    ],
  ),
  // The magician's: round as an egg.
  P26: emblem("jungle", [
    of(
      "lime",
      [
        ["stone", "M6 54C6 40 10 30 18 29H46C54 30 58 40 58 54Z"],
        ["shade", "M42 29H46C54 30 58 40 58 54H46C47 44 46 35 42 29Z"],
        ["lit", "M6 54C6 40 10 30 18 29H22C15 33 13 44 13 54Z"],
        ["stone", "M16 29C16 22 20 19 24 19H40C44 19 48 22 48 29Z"],
      ],
      stairs({ base: 54, width: 14, height: 34, narrow: 0.64 }),
      shrine({ base: 20, width: 22, height: 9, doors: 3 }),
    ),
  ]),
  // Red stone, a gentle slope.
  P27: emblem("desert", [of("rose", pyramid({ width: 62, height: 31, courses: 6 }))], door(24, 42, 3, 3)),
  // Granite below, a wound in its side.
  P28: emblem(
    "desert",
    pyramid({ x: 28, width: 48, height: 36, skirt: 0.26, courses: 3 }),
    [["deep", poly(24, 38, 26, 27, 29, 27, 30, 38)]],
    [at(57, 54, 0.28, stepped({ steps: 3 })), at(47, 56, 0.24, stepped({ steps: 3 }))],
  ),
  // Six steps: the first of all.
  P29: emblem("desert", stepped({ width: 58, height: 40, steps: 6, top: 0.26, lean: 0.12 }), [
    of("lime", wall({ left: -30, right: 12, base: 55, height: 6, windows: 12 })),
  ]),
  // Steps under the sand.
  P30: emblem(
    "desert",
    stepped({ width: 48, height: 32, steps: 4, top: 0.34, lean: 0.2 }),
    heap(16, 34, [6, 13, 10, 15, 6], 54),
    heap(52, 26, [5, 11, 9, 4], 54),
  ),
  // A whole hillside of temples.
  P31: emblem("mountains", [
    of(
      "lime",
      stepped({ x: 34, base: 56, width: 62, height: 42, steps: 7, top: 0.24, lean: 0.04, stair: 8 }),
      shrine({ x: 36, base: 14, width: 9, height: 6 }),
      shrine({ x: 15, base: 38, width: 9, height: 6 }),
      shrine({ x: 55, base: 38, width: 9, height: 6 }),
      shrine({ x: 21, base: 26, width: 8, height: 5 }),
    ),
  ]),
  // Of bricks, there being no stone.
  P32: emblem(
    "jungle",
    [
      of(
        "brick",
        stepped({ width: 50, height: 24, steps: 3, top: 0.6, lean: 0.1 }),
        shrine({ base: 28, width: 24, height: 12, doors: 3, roof: 3 }),
        stairs({ width: 13, height: 24 }),
      ),
    ],
    [
      [
        "fine",
        times(3, row_ =>
          times(6, index =>
            lines(
              10 + row_ * 4 + index * 3 + (row_ % 2),
              50 - row_ * 8,
              10 + row_ * 4 + index * 3 + (row_ % 2),
              47 - row_ * 8,
            ),
          ),
        ),
      ],
    ],
  ),
  // The forest grows over it.
  P33: emblem(
    "jungle",
    [of("granite", stepped({ base: 56, width: 64, height: 42, steps: 5, top: 0.3, lean: 0.14, stair: 16 }))],
    tree(10, 42, 15),
    tree(52, 34, 13),
    tree(20, 26, 10),
    tree(58, 52, 14),
  ),
  // Lava stones from a field of cane.
  P34: emblem(
    "coast",
    [
      of(
        "basalt",
        stepped({ x: 16, base: 53, width: 28, height: 19, steps: 5, top: 0.3, lean: 0.06 }),
        stepped({ x: 47, base: 54, width: 32, height: 25, steps: 6, top: 0.26, lean: 0.06 }),
      ),
    ],
    palm(4, 52, 24),
  ),
  // Terraces in the pines, a stair through all.
  P35: emblem(
    "mountains",
    [
      ["leaf", "M0 56L14 22H50L64 56Z"],
      ["moss", "M38 22H50L64 56H44Z"],
    ],
    [
      of(
        "basalt",
        each(4, step => [
          ["lit", rect(6 + step * 3.6, 52 - step * 8, 52 - step * 7.2, 3)],
          ["shade", rect(36, 52 - step * 8, 22 - step * 3.6, 3)],
        ]),
        stairs({ base: 56, width: 7, height: 34, narrow: 0.6 }),
      ),
    ],
    tree(4, 40, 20),
    tree(60, 42, 22),
  ),
  // A general's tomb of granite, slabs leaning on it.
  P36: emblem(
    "steppe",
    [
      of(
        "granite",
        stepped({ width: 48, height: 34, steps: 7, top: 0.5, lean: 0 }),
        menhir({ x: 14, base: 54, width: 7, height: 17, lean: 3 }),
        menhir({ x: 32, base: 54, width: 7, height: 16, lean: 1 }),
        menhir({ x: 50, base: 54, width: 7, height: 17, lean: -3 }),
      ),
    ],
    roundDoor(32, 32, 6, 6),
  ),
};
