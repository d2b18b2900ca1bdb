// The emblems of the 36 cities: each after what stands there.
import { arch, at, disc, lines, of, poly, rect, times } from "./draw";
import { type Emblem, emblem } from "./emblem";
import {
  beam,
  bud,
  chaitya,
  cliff,
  columns,
  gable,
  house,
  obelisk,
  pagoda,
  plinth,
  pylon,
  stupa,
  terraces,
  tower,
  wall,
} from "./motifs/buildings";
import { arches, lionRelief, moai, row, seated } from "./motifs/figures";
import { cedar, fish, palm, sun, water } from "./motifs/nature";
import { shrine, stairs, stepped } from "./motifs/pyramids";
import { carved, masonry, person } from "./motifs/stones";

export const CITIES: Record<string, Emblem> = {
  // Granite pillars under heavy beams, around water.
  C1: emblem(
    "desert",
    [
      of(
        "granite",
        columns({ left: 8, right: 56, base: 50, height: 26, count: 4, width: 8, capital: 0 }),
        beam(4, 60, 18, 6),
      ),
    ],
    water(50, 2, 62),
  ),
  // The sun's own temple: an obelisk as broad as a house.
  C2: emblem(
    "steppe",
    sun(32, 16, 11, 14),
    stepped({ width: 44, height: 14, steps: 1, lean: 0.24 }),
    obelisk({ base: 38, width: 17, height: 26 }),
    shrine({ x: 32, base: 52, width: 8, height: 6 }),
  ),
  // Pillars like a T, with beasts on them.
  C3: emblem("steppe", [
    of(
      "mud",
      row(2, 10, 54, x => [
        ["shade", rect(x - 2.5, 28, 5, 22)],
        ["stone", rect(x - 6, 24, 12, 5)],
      ]),
      [
        ["lit", rect(26, 20, 12, 32)],
        ["shade", rect(34, 20, 4, 32)],
        ["lit", rect(18, 10, 28, 10)],
        ["shade", rect(36, 10, 10, 10)],
      ],
      carved("M28 34L31 31L35 32L36 36L33 36L32 39M31 31L30 29", "M28 46H36"),
    ),
  ]),
  // A harbour under cedars.
  C4: emblem(
    "coast",
    cedar(14, 50, 34),
    wall({ left: 24, right: 58, base: 50, height: 18, teeth: 6 }),
    tower({ x: 40, base: 50, width: 12, height: 28, teeth: 3 }),
    arches([[40, 50, 6, 12]]),
    water(53),
  ),
  // A temple cut out of the hill from above.
  C5: emblem(
    "hills",
    cliff({ height: 42 }),
    [["deep", rect(14, 20, 36, 32)]],
    stepped({ width: 30, height: 12, steps: 2, top: 0.8, lean: 0 }),
    bud({ base: 40, width: 18, height: 24, tiers: 5 }),
    columns({ left: 18, right: 46, height: 9, count: 6, width: 2, capital: 0.4 }),
  ),
  // Six slabs above the fields.
  C6: emblem("mountains", terraces({ count: 6, base: 56, shrink: 6 }), [
    of(
      "rose",
      row(6, 20, 44, (x, index) => [
        ["lit", rect(x - 2.2, 15 + (index % 2), 4.4, 21 - (index % 2))],
        ["shade", rect(x + 0.6, 15 + (index % 2), 1.6, 21 - (index % 2))],
      ]),
    ),
  ]),
  // One obelisk is left of two.
  C7: emblem(
    "river",
    pylon({ x: 37, width: 44, height: 28, gate: 8 }),
    [of("rose", obelisk({ x: 10, width: 6, height: 44, signs: true, gilded: true }))],
    seated({ x: 25, base: 52, height: 15 }),
    seated({ x: 49, base: 52, height: 15 }),
  ),
  // Streets of brick, the mound behind.
  C8: emblem(
    "steppe",
    [
      of(
        "brick",
        [
          ["stone", "M14 34C16 20 26 14 32 14S48 20 50 34Z"],
          ["shade", "M34 14C42 16 48 22 50 34H38Z"],
        ],
        masonry(
          [
            [10, 11, 10, 11, 10],
            [6, 11, 10, 11, 14],
            [10, 11, 10, 11, 10],
          ],
          { rise: 6 },
        ),
      ),
      ["deep", rect(17, 44, 7, 8)],
      ["deep", rect(40, 40, 8, 6)],
    ],
    [["water", rect(40, 43, 8, 3)]],
  ),
  // The treasury in the red rock.
  C9: emblem("desert", [
    of(
      "rose",
      cliff({ left: 4, right: 60, height: 48 }),
      [["lit", rect(15, 14, 34, 38)]],
      columns({ left: 16, right: 48, height: 18, count: 6, width: 3, capital: 0.6 }),
      beam(14, 50, 31, 3),
      gable(20, 44, 31, 5),
      columns({ left: 17, right: 25, base: 26, height: 8, count: 2, width: 2.4, capital: 0.4 }),
      columns({ left: 39, right: 47, base: 26, height: 8, count: 2, width: 2.4, capital: 0.4 }),
      tower({ x: 32, base: 26, width: 9, height: 9 }),
      [["stone", poly(26, 17, 32, 9, 38, 17)]],
    ),
    ["deep", rect(29, 38, 6, 14)],
  ]),
  // Eight columns and a gable.
  C10: emblem("coast", [
    of(
      "marble",
      plinth(6, 58, 52, 3, 1.8),
      columns({
        left: 10,
        right: 54,
        base: 46.6,
        height: 17,
        count: 8,
        width: 3.4,
        capital: 0.8,
        fluted: true,
      }),
      beam(8, 56, 26, 3.6),
      gable(7, 57, 26, 11),
    ),
  ]),
  // A gate of carved beams, no wall beside it.
  C11: emblem("hills", [
    of(
      "granite",
      columns({ left: 15, right: 49, height: 34, count: 2, width: 5, capital: 3 }),
      beam(8, 56, 13, 4),
      beam(13, 51, 20, 2.4),
      [
        ["stone", poly(12, 24, 20, 30, 20, 24)],
        ["stone", poly(52, 24, 44, 30, 44, 24)],
        [
          "lit",
          `${poly(8, 13, 10, 7, 13, 13)}${poly(56, 13, 54, 7, 51, 13)}${poly(28, 13, 32, 5, 36, 13)}${poly(19, 13, 21, 8, 23, 13)}${poly(41, 13, 43, 8, 45, 13)}`,
        ],
      ],
    ),
  ]),
  // A mosque of mud, beams sticking out.
  C12: emblem("desert", [
    of("mud", wall({ left: 6, right: 58, height: 15, slope: 1, teeth: 9 }), [
      ["lit", poly(24, 52, 28, 14, 32, 9, 36, 14, 40, 52)],
      ["shade", poly(34, 52, 33.5, 10.5, 36, 14, 40, 52)],
    ]),
    [
      "line",
      times(
        4,
        index =>
          `${lines(26.5 - index * 0.4 + 1, 20 + index * 7, 22 - index * 0.5, 20 + index * 7)}${lines(37.5 + index * 0.5, 20 + index * 7, 42 + index * 0.5, 20 + index * 7)}${lines(31, 20 + index * 7, 32.6, 20 + index * 7)}`,
      ),
    ],
    ["deep", rect(30, 44, 4, 8)],
  ]),
  // Three towers in a row.
  C13: emblem(
    "jungle",
    [
      of(
        "brick",
        bud({ x: 14, width: 14, height: 30, tiers: 6 }),
        bud({ x: 50, width: 14, height: 30, tiers: 6 }),
        bud({ x: 32, width: 17, height: 40, tiers: 8 }),
      ),
    ],
    arches([
      [14, 52, 5, 9],
      [32, 52, 6, 11],
      [50, 52, 5, 9],
    ]),
  ),
  // A plain full of stupas.
  C14: emblem(
    "jungle",
    [
      of(
        "brick",
        stupa({ x: 11, base: 48, width: 15, height: 22 }),
        stupa({ x: 53, base: 47, width: 14, height: 20 }),
        stupa({ x: 33, base: 53, width: 30, height: 42, steps: 4 }),
      ),
    ],
    arches([[33, 53, 5, 7]]),
  ),
  // Caves along a horseshoe of rock.
  C15: emblem(
    "hills",
    [
      ["stone", "M-4 52V22C4 14 14 12 32 12S60 14 68 22V52Z"],
      ["shade", "M44 12.500C56 13.500 64 17 68 22V52H52C56 38 52 22 44 12.500Z"],
    ],
    chaitya(32, 50, 17),
    [
      [
        "deep",
        `${rect(4, 34, 4, 14)}${rect(10.5, 34, 4, 14)}${rect(17, 34, 4, 14)}${rect(43, 34, 4, 14)}${rect(49.5, 34, 4, 14)}${rect(56, 34, 4, 14)}`,
      ],
    ],
    beam(0, 23, 31, 2),
    beam(41, 64, 31, 2),
  ),
  // Drowned: a statue and columns among fish.
  C16: emblem(
    "seabed",
    columns({ left: 8, right: 24, height: 24, count: 2, width: 5, heights: [0.62, 1] }),
    [of("granite", seated({ x: 44, height: 32 }))],
    [at(26, 54, 0.2, columns({ left: 0, right: 64, count: 1, width: 8 }))],
    fish(8, 18, 5),
    fish(24, 12, 4),
  ),
  // The oldest tower, and walls that fell.
  C17: emblem(
    "desert",
    [
      of(
        "mud",
        wall({ left: 2, right: 22, height: 12 }),
        wall({ left: 44, right: 62, height: 9 }),
        tower({ x: 33, width: 24, height: 34, courses: 6 }),
      ),
    ],
    [
      ["deep", rect(30, 43, 6, 9)],
      ["deep", rect(31, 26, 4, 4)],
    ],
    palm(56, 53, 20),
  ),
  // Five towers over a long gallery, mirrored in the water.
  C18: emblem(
    "jungle",
    bud({ x: 12, base: 44, width: 9, height: 19 }),
    bud({ x: 52, base: 44, width: 9, height: 19 }),
    bud({ x: 22, base: 44, width: 10, height: 25 }),
    bud({ x: 42, base: 44, width: 10, height: 25 }),
    bud({ x: 32, base: 44, width: 12, height: 36, tiers: 7 }),
    wall({ left: 3, right: 61, base: 50, height: 8, windows: 12 }),
    water(52),
  ),
  // A city under the ground.
  C19: emblem("steppe", [
    ["stone", rect(-160, 20, 384, 110)],
    ["near", rect(-160, 18, 384, 3)],
    [
      "deep",
      `${arch(14, 34, 14, 9)}${arch(34, 34, 12, 9)}${arch(52, 34, 12, 9)}${arch(22, 46, 16, 9)}${arch(44, 46, 16, 9)}${arch(14, 58, 14, 9)}${arch(34, 58, 14, 9)}${arch(54, 58, 12, 9)}`,
    ],
    [
      "deep",
      `${rect(31, 8, 4, 18)}${rect(20, 31, 2, 8)}${rect(44, 31, 2, 8)}${rect(30, 40, 8, 2)}${rect(28, 43, 2, 8)}`,
    ],
    ["lit", rect(29, 12, 2, 8)],
    ["lit", rect(35, 12, 2, 8)],
    [
      "gold",
      `${disc(14, 30.5, 1.3)}${disc(52, 30.5, 1.3)}${disc(22, 42.5, 1.3)}${disc(34, 54, 1.3)}${disc(44, 42.5, 1.3)}`,
    ],
  ]),
  // The gate of the sun.
  C20: emblem(
    "mountains",
    [
      of("granite", [
        ["lit", "M8 52V14H56V52H38V32H26V52Z"],
        ["shade", "M44 14H56V52H38V32H44Z"],
        ["stone", rect(8, 14, 48, 12)],
      ]),
    ],
    [
      [
        "fine",
        times(10, index => rect(10.5 + index * 4.4, 16, 2.6, 3.4)) +
          times(10, index => rect(10.5 + index * 4.4, 21, 2.6, 3.4)),
      ],
      ["lit", rect(28, 14, 8, 11)],
      ["gold", disc(32, 19, 3)],
      ["deep", `${rect(12, 34, 6, 8)}${rect(46, 34, 6, 8)}`],
    ],
  ),
  // Lions over the lintel.
  C21: emblem(
    "hills",
    masonry(
      [
        [13, 9],
        [9, 12],
        [13, 8],
        [8, 10],
        [10, 6],
      ],
      { x: 0, rise: 8 },
    ),
    masonry(
      [
        [9, 13],
        [12, 10],
        [8, 14],
        [10, 12],
        [6, 16],
      ],
      { x: 42, rise: 8 },
    ),
    [
      ["deep", rect(21, 36, 22, 16)],
      ["stone", rect(14, 31, 36, 6)],
      ["lit", rect(14, 31, 36, 2.4)],
    ],
    lionRelief(),
  ),
  // Six columns, taller than anything.
  C22: emblem(
    "coast",
    plinth(6, 58, 52, 2, 3),
    columns({ left: 10, right: 54, base: 46, height: 30, count: 6, width: 4.4, capital: 1.4 }),
    beam(8, 56, 11, 5),
    [["fine", times(9, index => lines(11 + index * 5, 12, 13 + index * 5, 12))]],
  ),
  // Stones that fit like a puzzle.
  C23: emblem(
    "mountains",
    [
      of(
        "granite",
        masonry(
          [
            [15, 12, 17, 14],
            [11, 18, 12, 17],
            [16, 10, 15, 13],
            [9, 14, 12],
          ],
          { x: 3, rise: 9, joint: 1.1 },
        ),
      ),
    ],
    [
      ["stone", poly(36, 16, 44, 12, 58, 14, 58, 24, 36, 25)],
      ["shade", poly(36, 25, 38, 22, 57, 21, 58, 24)],
    ],
    person(8, 52, 6),
  ),
  // A row of giants with their backs to the sea.
  C24: emblem(
    "coast",
    row(4, 10, 54, (x, index) =>
      moai({ x, base: 47, height: 27 + (index % 3) * 3, hat: index === 1 || index === 2, body: 0.36 }),
    ),
    [of("basalt", wall({ left: 0, right: 64, base: 52, height: 5.5 }))],
  ),
  // Houses without roofs in the cloud forest.
  C25: emblem(
    "mountains",
    terraces({ count: 3, base: 56, shrink: 3 }),
    house({ x: 14, base: 44, width: 15, wallHeight: 9, gableHeight: 7 }),
    house({ x: 33, base: 46, width: 18, wallHeight: 11, gableHeight: 9 }),
    house({ x: 52, base: 45, width: 14, wallHeight: 8, gableHeight: 6 }),
  ),
  // The peak behind the terraces.
  C26: emblem(
    "mountains",
    [
      ["far", poly(10, 50, 22, 26, 34, 6, 40, 10, 46, 26, 58, 50)],
      ["leaf", poly(10, 50, 22, 26, 34, 6, 34, 24, 26, 50)],
      ["moss", poly(34, 6, 40, 10, 46, 26, 58, 50, 26, 50, 34, 24)],
    ],
    terraces({ count: 5, base: 58, shrink: 5, rise: 3.4 }),
    house({ x: 20, base: 42, width: 8, wallHeight: 4, gableHeight: 4 }),
    house({ x: 30, base: 42, width: 8, wallHeight: 4, gableHeight: 4 }),
    house({ x: 42, base: 42, width: 9, wallHeight: 4, gableHeight: 4 }),
  ),
  // A forest of columns.
  C27: emblem(
    "river",
    columns({ left: 4, right: 60, base: 50, height: 24, count: 6, width: 5, capital: 1.4 }),
    columns({ left: 16, right: 48, base: 52, height: 34, count: 3, width: 8, capital: 2.6 }),
    beam(2, 20, 22, 3.6),
    beam(44, 62, 22, 3.6),
    beam(13, 51, 13, 5),
    [
      ["blue", times(3, index => rect(17.4 + index * 12, 26, 5.2, 2))],
      ["red", times(3, index => rect(17.4 + index * 12, 36, 5.2, 2))],
    ],
  ),
  // The blue gate, the hanging gardens beside it.
  C28: emblem("river", [
    of(
      "glaze",
      wall({ left: 12, right: 52, height: 26, teeth: 7 }),
      wall({ left: 6, right: 22, height: 34, teeth: 4 }),
      wall({ left: 42, right: 58, height: 34, teeth: 4 }),
    ),
    ["deep", arch(32, 52, 12, 20)],
    [
      "gold",
      `${rect(8, 26, 12, 1.4)}${rect(44, 26, 12, 1.4)}${rect(24, 29, 16, 1.4)}${rect(10, 32, 4, 2.4)}${rect(15, 40, 4, 2.4)}${rect(47, 32, 4, 2.4)}${rect(52, 40, 4, 2.4)}`,
    ],
    ["leaf", `${disc(8, 17, 2)}${disc(56, 17, 2)}`],
  ]),
  // Rings of land and water.
  C29: emblem(
    "seabed",
    [
      ["water", disc(32, 40, 31, 15)],
      ["ground", `${disc(32, 40, 29, 13.5)}${disc(32, 39.5, 23, 10.5)}`],
      ["leaf", `${disc(32, 39, 18, 8.2)}${disc(32, 38.5, 12.5, 5.6)}`],
      ["ground", disc(32, 38, 8.5, 3.8)],
      ["water", rect(30.5, 42, 3, 13)],
    ],
    [
      of(
        "marble",
        columns({ left: 25, right: 39, base: 38, height: 13, count: 4, width: 2.2, capital: 0.6 }),
        beam(23, 41, 23, 2.2),
        gable(23, 41, 23, 6),
      ),
    ],
  ),
  // White walls, red walls, a thousand windows.
  C30: emblem(
    "mountains",
    [["stone", poly(0, 54, 10, 42, 54, 42, 64, 54)]],
    [
      of("marble", wall({ left: 4, right: 60, base: 48, height: 16, slope: 3, windows: 9 })),
      of("brick", wall({ left: 20, right: 46, base: 40, height: 22, slope: 2, windows: 5 })),
      ["deep", times(4, index => rect(24.5 + index * 4.6, 30, 2, 3))],
      ["gold", `${poly(22, 18, 26, 13, 30, 18)}${poly(36, 18, 40, 13, 44, 18)}${rect(20, 18, 26, 1.6)}`],
      ["line", lines(10, 54, 28, 49, 14, 46)],
    ],
  ),
  // A kiosk on an island.
  C31: emblem(
    "river",
    [["ground", "M2 50Q32 44 62 50V56H2Z"]],
    columns({ left: 14, right: 50, base: 48, height: 23, count: 5, width: 4.4, capital: 1.8 }),
    beam(11, 53, 19, 5),
    wall({ left: 16, right: 48, base: 48, height: 8 }),
    [["deep", rect(29, 38, 6, 10)]],
    palm(6, 50, 22),
    water(51),
  ),
  // Columns with bulls above broad stairs.
  C32: emblem(
    "steppe",
    plinth(2, 62, 52, 3, 3),
    columns({ left: 12, right: 52, base: 43, height: 28, count: 4, width: 2.8, capital: 0 }),
    [
      [
        "stone",
        times(4, index => {
          const x = 13.4 + index * 12.4;
          return poly(x - 5, 15, x - 4, 10, x - 2, 12, x + 2, 12, x + 4, 10, x + 5, 15, x + 2, 17, x - 2, 17);
        }),
      ],
    ],
    stairs({ x: 32, width: 22, height: 9, narrow: 1 }),
    [["gold", "M26 27Q32 23 38 27L44 25L38 30H26L20 25Z"]],
  ),
  // Roofs above roofs.
  C33: emblem(
    "river",
    [of("wood", pagoda({ width: 40, height: 42, tiers: 5 }))],
    [
      ["line", lines(8, 52, 8, 46)],
      ["line", lines(56, 52, 56, 46)],
      ["line", lines(4, 47, 14, 47)],
      ["line", lines(50, 47, 60, 47)],
    ],
  ),
  // Two of everything, for two gods.
  C34: emblem(
    "river",
    columns({ left: 6, right: 58, height: 24, count: 5, width: 6, capital: 2 }),
    beam(3, 61, 20, 7),
    [
      ["gold", `${disc(20, 23.5, 2.2)}${disc(44, 23.5, 2.2)}`],
      [
        "blue",
        `${poly(17, 23, 9, 21.6, 11, 25, 17, 24.6)}${poly(23, 23, 30, 21.6, 29, 25, 23, 24.6)}${poly(41, 23, 34, 21.6, 35, 25, 41, 24.6)}${poly(47, 23, 55, 21.6, 53, 25, 47, 24.6)}`,
      ],
      ["deep", `${rect(13.5, 34, 5.5, 18)}${rect(45, 34, 5.5, 18)}`],
    ],
  ),
  // A castle on a cliff above the Caribbean.
  C35: emblem(
    "coast",
    [
      ["stone", poly(4, 60, 8, 40, 48, 38, 54, 46, 57, 60)],
      ["shade", poly(40, 60, 44, 40, 48, 38, 54, 46, 57, 60)],
    ],
    [
      of(
        "lime",
        stepped({ x: 27, base: 40, width: 34, height: 12, steps: 2, top: 0.7, lean: 0.1, stair: 9 }),
        shrine({ x: 27, base: 28, width: 16, height: 8, doors: 3 }),
      ),
    ],
    palm(52, 44, 20),
    water(54),
  ),
  // A theatre, and columns that stayed.
  C36: emblem(
    "hills",
    columns({ left: 8, right: 26, base: 44, height: 24, count: 3, width: 4, heights: [1, 1, 0.6] }),
    [["lit", rect(6, 18, 14, 3)]],
    [
      ["stone", "M14 54A24 24 0 0 1 62 54Z"],
      ["lit", "M19 54A19 19 0 0 1 57 54H53A15 15 0 0 0 23 54Z"],
      ["shade", "M29 54A9 9 0 0 1 47 54Z"],
      ["line", "M14 54A24 24 0 0 1 62 54M24 54A14 14 0 0 1 52 54M38 54V30M38 54L21 37M38 54L55 37"],
      ["ground", disc(38, 54, 5, 3)],
    ],
  ),
};
