// The emblems of the 45 technologies: who thought it, what was kept secret, how it was written.
import { around, disc, each, lines, mirrored, of, poly, rect, times, turned } from "./draw";
import { type Emblem, emblem } from "./emblem";
import { bust, ibis, mummy } from "./motifs/figures";
import { stepped } from "./motifs/pyramids";
import { constellation, flower, orbits, scribble, script, sign } from "./motifs/signs";
import { masonry, slab } from "./motifs/stones";
import {
  bird,
  chalice,
  eye,
  flask,
  globe,
  jar,
  parchment,
  scroll,
  star,
  tablet,
  ticks,
  wedges,
  wheel,
} from "./motifs/things";

const wing = "M40 20C46 10 54 8 62 8C60 12 58 13 55 14H60C58 17 55 18 52 18.500H56C53 22 48 23 42 24Z";

export const TECHNOLOGIES: Record<string, Emblem> = {
  // Everything is air.
  T1: emblem("hall", [
    of("marble", bust({ x: 22, beard: "short" })),
    ["snow", disc(45, 21, 5)],
    ["snow", disc(51, 17, 6)],
    ["snow", disc(57, 21, 5)],
    ["snow", rect(45, 20, 12, 6)],
    ["wire", "M40 30Q46 26 50 30T60 30M42 36Q48 32 52 36T62 36"],
  ]),
  // He taught the one who conquered the world.
  T2: emblem("hall", [
    of("marble", bust({ x: 25, beard: "short", size: 1.1 })),
    of("wood", [
      ["lit", rect(44, 42, 16, 4)],
      ["shade", rect(43, 46, 18, 4)],
      ["lit", rect(45, 50, 15, 4)],
    ]),
    ["gold", "M52 12L58 24L52 36L46 24Z"],
    ["deep", disc(52, 24, 3)],
  ]),
  // Thrice great: the staff with two snakes.
  T3: emblem("night", [
    ["gold", rect(31, 12, 2.4, 44)],
    ["gold", disc(32.2, 10, 4)],
    ["gold", "M32 16C24 8 14 8 6 10C10 16 20 20 32 19Z"],
    mirrored([["gold", "M32 16C24 8 14 8 6 10C10 16 20 20 32 19Z"]]),
    ["leaf", "M25 22C18 30 46 34 38 42C35 46 28 48 30 52L28 53C24 47 32 44 34 40C37 34 12 30 22 20Z"],
    mirrored([
      ["red", "M25 22C18 30 46 34 38 42C35 46 28 48 30 52L28 53C24 47 32 44 34 40C37 34 12 30 22 20Z"],
    ]),
  ]),
  // A triangle in a half circle has a right angle.
  T4: emblem(
    "hall",
    [
      of("marble", bust({ x: 20, beard: "long", head: "bald" })),
      ["blue", "M40 30A11.500 11.500 0 0 1 63 30Z"],
      ["wire", "M40 30A11.500 11.500 0 0 1 63 30ZM40 30L47 20L63 30"],
    ],
    [["gold", poly(42, 50, 51, 36, 60, 50)]],
  ),
  // A scribe of Paris who made gold.
  T5: emblem("hall", [
    of("bone", bust({ x: 20, beard: "short", head: "cap" })),
    ["gold", `${disc(50, 20, 8)}`],
    ["deep", `${disc(50, 20, 5.5)}${disc(50, 20, 4.3)}${disc(50, 20, 1.3)}`],
    ["red", "M43 52Q41 44 46 40V32H54V40Q59 44 57 52Z"],
    ["gold", "M44 50Q43 46 46 43H54Q57 46 56 50Z"],
  ]),
  // The earth is a drum that hangs in the middle.
  T6: emblem("night", orbits(32, 32, [13, 20, 27], 0.62), [
    of("sand", [
      ["stone", "M24 28V37A8 3.200 0 0 0 40 37V28Z"],
      ["shade", "M34 28V40A8 3.200 0 0 0 40 37V28Z"],
    ]),
    ["leaf", disc(32, 28, 8, 3.2)],
    ["water", "M26 27Q32 25 38 28Q34 30 30 29Z"],
  ]),
  // A king who brought bread and wine.
  T7: emblem("hall", [of("bone", bust({ x: 21, beard: "long", head: "mitre" }))], chalice(51, 52, 1.3), [
    ["stone", disc(51, 23, 6, 3.6)],
    ["lit", disc(50, 22, 4.5, 2)],
    ["line", "M48 21L50 24M52 20.500L54 23.500"],
  ]),
  // The earth rests and everything turns.
  T8: emblem("night", orbits(32, 32, [9, 15, 21, 27]), globe(32, 32, 5.4)),
  // The messenger's helmet.
  T9: emblem("hall", [
    of("bronze", [
      ["lit", "M14 40C12 24 22 14 34 15C46 16 50 26 49 36L56 40Z"],
      ["shade", "M38 15.500C47 18 50 27 49 36L56 40H40C43 30 42 21 38 15.500Z"],
      ["stone", rect(10, 39, 46, 5)],
    ]),
    ["snow", wing],
    ["fine", "M44 21L58 10M46 22L57 16"],
    mirrored([
      ["snow", "M44 22C50 12 56 10 63 11C60 15 58 16 56 17H60C57 20 54 21 52 21.500C50 24 48 25 45 25Z"],
    ]),
  ]),
  // Lines that span the whole earth.
  T10: emblem("night", [
    ["blue", disc(32, 32, 24)],
    [
      "leaf",
      "M18 22C24 14 32 16 31 24C30 32 22 34 22 42C16 38 12 30 18 22ZM40 26C48 22 52 30 50 38C46 44 40 42 39 36Z",
    ],
    [
      "wire",
      `${poly(32, 8, 11, 44, 53, 44)}${poly(32, 56, 11, 20, 53, 20)}${disc(32, 32, 24)}${lines(8, 32, 56, 32)}`,
    ],
    [
      "gold",
      `${disc(32, 8, 2)}${disc(11, 44, 2)}${disc(53, 44, 2)}${disc(32, 56, 2)}${disc(11, 20, 2)}${disc(53, 20, 2)}`,
    ],
  ]),
  T11: emblem("night", [
    ["wire", disc(32, 32, 25)],
    ["wire", lines(7, 32, 57, 32)],
    [
      "gold",
      "M16 25Q17 20 23 20H49V25H43C42 36 42 43 46 43C48 43 49 42 50 40L51 42C50 47 48 49 45 49C38 49 38 40 39 25H29C29 38 27 46 23 49C20 50 18 47 20 45C24 41 25 34 25 25H22C19 25 18 26 17 28Z",
    ],
  ]),
  T12: emblem("hall", [of("bone", mummy())]),
  // Steps, a door, and an eye that watches.
  T13: emblem("night", [
    of("sand", [
      ["stone", poly(10, 54, 14, 8, 50, 8, 54, 54)],
      ["lit", poly(10, 54, 14, 8, 19, 8, 17, 54)],
    ]),
    ["deep", rect(22, 24, 20, 30)],
    ["gold", poly(24, 54, 29, 28, 35, 28, 40, 54)],
    ["gold", poly(24, 22, 32, 9, 40, 22)],
    ...eye(32, 18, 9),
  ]),
  T14: emblem(
    "night",
    [of("glaze", bird())],
    sign("ansuz", 34, 10, 8, "wire"),
    sign("fehu", 45, 15, 7, "wire"),
    sign("tyr", 54, 24, 6, "wire"),
  ),
  T15: emblem("night", flower(32, 32, 8.6)),
  // It reads the same in all directions.
  T16: emblem(
    "desk",
    [
      of("marble", [
        ["lit", rect(8, 8, 48, 48)],
        ["shade", rect(8, 53, 48, 3)],
      ]),
    ],
    [
      [
        "line",
        times(
          6,
          index =>
            lines(8 + index * 9.6, 8, 8 + index * 9.6, 56) + lines(8, 8 + index * 9.6, 56, 8 + index * 9.6),
        ),
      ],
      ["red", `${rect(27.6, 8.8, 8.8, 46.4)}${rect(8.8, 27.6, 18.2, 8.8)}${rect(37, 27.6, 18.2, 8.8)}`],
    ],
    script(
      [
        "ess",
        "alpha",
        "tyr",
        "omega",
        "arr",
        "alpha",
        "arr",
        "mouth",
        "pee",
        "omega",
        "tyr",
        "mouth",
        "hagal",
        "mouth",
        "tyr",
        "omega",
        "pee",
        "mouth",
        "arr",
        "alpha",
        "arr",
        "omega",
        "tyr",
        "alpha",
        "ess",
      ],
      { left: 10.2, top: 10.2, columns: 5, size: 5.2, pitch: 9.6, line: 9.6 },
    ),
  ),
  // Walls that dance and do not fall.
  T17: emblem("mountains", [
    of(
      "granite",
      masonry(
        [
          [14, 11, 16, 11],
          [10, 15, 10, 17],
          [13, 12, 14, 9],
        ],
        { x: 6, base: 44, rise: 10, joint: 1.2 },
      ),
    ),
    [
      "red",
      "M-20 54L8 54L12 47L18 61L24 43L31 63L37 45L43 60L48 50L52 55L84 54V56L51 57.500L48 54L43 64L37 50L31 68L24 48L18 65L12 51L9 56H-20Z",
    ],
  ]),
  // What moves and what stands.
  T18: emblem(
    "night",
    constellation(
      [
        [12, 18, 1.6],
        [22, 12, 2],
        [31, 19, 1.6],
        [41, 22, 2.2],
        [44, 34, 1.6],
        [56, 36, 2],
        [57, 22, 1.8],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 3],
      ],
    ),
    [
      of("bronze", [
        ["lit", poly(8, 42, 30, 34, 32, 39, 10, 47)],
        ["shade", poly(9, 44.5, 31, 36.5, 32, 39, 10, 47)],
      ]),
      ["line", "M20 42L12 57M20 42L28 57M20 42V57"],
    ],
  ),
  T19: emblem(
    "meadow",
    [of("granite", slab({ base: 55, width: 34, height: 48, head: 0.5, side: 4 }))],
    [["red", "M20 52V24Q20 13 32 13T44 24V52H41V24Q41 16 32 16T23 24V52Z"]],
    script(["fehu", "uruz", "thurs", "ansuz", "hagal", "tyr"], {
      left: 25,
      top: 20,
      columns: 2,
      size: 6.5,
      pitch: 8,
      line: 11,
    }),
  ),
  T20: emblem("desk", [
    turned(
      -12,
      32,
      32,
      [
        of("wood", [
          ["shade", "M4 26Q32 14 60 24L61 46Q34 54 5 46Z"],
          ["lit", "M4 23Q32 11 60 21L60 42Q34 50 5 42Z"],
        ]),
      ],
      script(["dancer", "bird", "fish", "turtle", "dancer", "fish", "bird", "turtle", "dancer", "bird"], {
        left: 9,
        top: 20,
        columns: 5,
        size: 7.5,
        pitch: 10,
        line: 12,
      }),
    ),
  ]),
  T21: emblem(
    "desk",
    [of("paper", scroll({ left: 10, right: 54 }))],
    sign("aleph", 36, 18, 13),
    sign("bay", 20, 18, 12),
    scribble({ left: 17, right: 46, top: 38, count: 3, pitch: 4 }),
  ),
  T22: emblem(
    "hall",
    [
      of("marble", slab({ base: 55, width: 36, height: 44, head: 0, side: 4 }), [
        ["stone", poly(12, 12, 32, 3, 54, 12)],
      ]),
    ],
    script(["alpha", "omega", "delta", "phi", "sigma", "psi"], {
      left: 18,
      top: 17,
      columns: 2,
      size: 8.5,
      pitch: 14,
      line: 12,
    }),
  ),
  T23: emblem(
    "desk",
    parchment(),
    sign("one", 13, 17, 12),
    sign("two", 25, 17, 12),
    sign("three", 37, 17, 12),
    sign("seven", 18, 36, 12),
    sign("nine", 34, 36, 12),
  ),
  // Marks before there were words.
  T24: emblem(
    "niche",
    [of("mud", jar({ base: 55, width: 40, height: 44, neck: 0.46, foot: 0.4 }))],
    script(["chevron", "comb", "cross", "ladder", "taw", "chevron"], {
      left: 18,
      top: 24,
      columns: 3,
      size: 7,
      pitch: 10,
      line: 13,
    }),
  ),
  T25: emblem(
    "river",
    [
      of("wood", [["shade", "M10 6H50Q54 6 54 10V58H14Q10 58 10 54Z"]]),
      of("paper", [["lit", "M14 8H50V54H14Z"]]),
      ["red", rect(14, 8, 4, 46)],
    ],
    sign("shai", 23, 14, 20),
    sign("hori", 22, 40, 9),
    sign("djan", 36, 40, 9),
  ),
  // Seals of jasper.
  T26: emblem(
    "niche",
    [
      of("jade", [
        ["stone", poly(8, 46, 18, 14, 46, 14, 56, 46)],
        ["lit", poly(8, 46, 18, 14, 24, 14, 20, 46)],
        ["shade", poly(8, 46, 56, 46, 52, 54, 12, 54)],
      ]),
    ],
    sign("horns", 20, 18, 11, "chalk"),
    sign("axe", 33, 18, 11, "chalk"),
    sign("hand", 22, 34, 9, "chalk"),
    sign("ship", 35, 33, 10, "chalk"),
  ),
  // Cut into the frieze of an empire.
  T27: emblem(
    "hall",
    [
      of("marble", [
        ["stone", rect(-4, 12, 72, 8)],
        ["lit", rect(2, 20, 60, 24)],
        ["shade", rect(2, 42, 60, 3)],
        ["stone", rect(-4, 45, 72, 8)],
      ]),
    ],
    sign("ess", 6, 26, 11),
    sign("pee", 20, 26, 11),
    sign("que", 33, 26, 11),
    sign("arr", 47, 26, 11),
  ),
  // Builder, healer, in the end a god.
  T28: emblem("desert", stepped({ x: 46, base: 52, width: 34, height: 26, steps: 5, top: 0.3 }), [
    of("sand", bust({ x: 22, beard: "none", head: "bald", size: 1 })),
    ["blue", "M12 27C10 16 18 10 26 11C32 12 33 15 31 18C26 17 22 22 20 28Z"],
  ]),
  // Five bodies are the world.
  T29: emblem("hall", [
    of("marble", bust({ x: 21, beard: "long" })),
    ["blue", poly(50, 10, 62, 17, 62, 31, 50, 38, 38, 31, 38, 17)],
    [
      "wire",
      `${poly(50, 10, 62, 17, 62, 31, 50, 38, 38, 31, 38, 17)}${poly(50, 15, 58, 29, 42, 29)}${lines(50, 10, 50, 15)}${lines(62, 31, 58, 29)}${lines(38, 31, 42, 29)}${lines(62, 17, 50, 15, 38, 17)}${lines(62, 17, 58, 29, 50, 38, 42, 29, 38, 17)}`,
    ],
  ]),
  T30: emblem("night", ibis()),
  // The squares over the sides.
  T31: emblem("hall", [
    of("marble", bust({ x: 18, beard: "long", head: "turban" })),
    ["gold", poly(44, 36, 44, 24, 60, 36)],
    ["wire", `${poly(44, 24, 44, 36, 32.6, 36, 32.6, 24)}${poly(44, 36, 60, 36, 60, 52, 44, 52)}`],
    ["red", poly(44, 24, 60, 36, 71, 21, 55, 9)],
    ["blue", rect(44.6, 36.6, 15, 15)],
  ]),
  // The sun's hands reach down.
  T32: emblem("river", [
    ["gold", disc(46, 12, 9)],
    ["wire", "M40 20L30 40M43 22L37 46M47 22L46 48M51 21L55 46M54 18L62 38"],
    [
      "gold",
      `${disc(30, 41, 1.8)}${disc(37, 47, 1.8)}${disc(46, 49, 1.8)}${disc(55, 47, 1.8)}${disc(62, 39, 1.8)}`,
    ],
    of("sand", bust({ x: 20, beard: "none", head: "crown", size: 0.96 })),
  ]),
  // He went too near.
  T33: emblem("coast", [
    ["stone", poly(26, 50, 44, 22, 54, 22, 74, 50)],
    ["shade", poly(50, 50, 50, 22, 54, 22, 74, 50)],
    ["red", "M44 22L47 26L49 23L51 30L54 22Z"],
    ["far", disc(48, 14, 6)],
    ["far", disc(54, 9, 6)],
    ["far", disc(44, 6, 6)],
    ["far", disc(58, 3, 7)],
    ["far", disc(49, 0, 8)],
    of("marble", bust({ x: 18, beard: "none", head: "wreath", size: 0.94 })),
  ]),
  // The spiral that grows and stays alike.
  T34: emblem("desk", [
    of("paper", [
      ["lit", rect(4, 12, 56, 40)],
      ["shade", rect(4, 50, 56, 3)],
    ]),
    ["gold", "M6 50V14H42V50Z"],
    ["line", "M6 14H58V50H6ZM42 14V50M42 36H58M48 36V50M42 42H48"],
    [
      "red",
      "M6 50A36 36 0 0 1 42 14A22 22 0 0 1 58 36A14 14 0 0 1 48 50A8 8 0 0 1 42 42L44 42A6 6 0 0 0 48 48A12 12 0 0 0 56 36A20 20 0 0 0 42 16A34 34 0 0 0 8 50Z",
    ],
  ]),
  // A forearm and a hand: the measure of all buildings.
  T35: emblem("desk", [
    turned(
      -24,
      32,
      32,
      [
        of("wood", [
          ["lit", rect(-2, 28, 68, 6)],
          ["shade", rect(-2, 34, 68, 5)],
        ]),
      ],
      [
        ["line", times(15, index => lines(2 + index * 4.4, 28, 2 + index * 4.4, index % 7 ? 31 : 34))],
        ["gold", `${rect(-2, 28, 2.4, 11)}${rect(63.6, 28, 2.4, 11)}`],
      ],
    ),
    ["stone", "M10 54L16 40L22 36L40 26L50 22L52 25L46 29L55 28L56 31L48 33L55 34L54 37L44 37L26 46L20 58Z"],
    ["lit", "M10 54L16 40L22 36L40 26L50 22L51 23.500L40 30L20 41L14 56Z"],
  ]),
  // Twelve houses around the sun.
  T36: emblem("night", [
    ["blue", disc(32, 32, 27)],
    ["wire", `${disc(32, 32, 27)}${disc(32, 32, 19)}${ticks(32, 32, 12, 19, 27)}`],
    ["gold", wheel(32, 32, 12, 8, 14, 0.7)],
    ["red", disc(32, 32, 6.5)],
    [
      "snow",
      times(12, index => {
        const [x, y] = around(32, 32, 23, (index + 0.5) / 12);
        return index % 3 ? disc(x, y, 1.4) : star(x, y, 2.6, 4, 0.3);
      }),
    ],
  ]),
  T37: emblem(
    "night",
    [of("crystal", flask({}))],
    [
      ["gold", disc(10, 16, 5)],
      ["snow", "M56 10A7 7 0 1 0 58 20A6 6 0 0 1 56 10Z"],
    ],
  ),
  // As above, so below.
  T38: emblem("night", [
    ["leaf", "M32 5A27 27 0 1 1 14 12L12 8L22 6L19 17L17 15A22 22 0 1 0 32 10Z"],
    ["gold", poly(32, 15, 46, 40, 18, 40)],
    ["blue", poly(32, 49, 18, 24, 46, 24)],
    ["wire", `${poly(32, 15, 46, 40, 18, 40)}${poly(32, 49, 18, 24, 46, 24)}`],
    ["deep", disc(17, 9.5, 1)],
  ]),
  // The breath of life between the hands.
  T39: emblem("night", [
    [
      "gold",
      "M32 6C24 6 21 13 25 20L30 27H18V33H30V56H34V33H46V27H34L39 20C43 13 40 6 32 6ZM32 11C36 11 37 15 34.500 19L32 23L29.500 19C27 15 28 11 32 11Z",
    ],
    [
      "wire",
      "M12 50C4 42 6 30 14 26M52 50C60 42 58 30 50 26M17 46C11 40 12 34 17 31M47 46C53 40 52 34 47 31",
    ],
  ]),
  // On the shell of a tortoise.
  T40: emblem(
    "desk",
    [
      of("bone", [
        ["shade", "M33 8C48 8 55 20 54 34S46 58 33 58S11 48 11 34S18 8 33 8Z"],
        ["lit", "M32 6C47 6 54 18 53 32S45 56 32 56S10 46 10 32S17 6 32 6Z"],
      ]),
      ["fine", "M32 6V56M11 24H53M11 41H53"],
    ],
    script(["sun", "mountain", "person", "tree"], {
      left: 18,
      top: 14,
      columns: 2,
      size: 9,
      pitch: 19,
      line: 18,
    }),
    sign("mouth", 20, 45, 6),
    sign("person", 38, 45, 6),
  ),
  // Green as the sea, and as deep.
  T41: emblem("night", [
    of("jade", [
      ["shade", poly(18, 58, 20, 10, 32, 4, 46, 10, 48, 58)],
      ["lit", poly(16, 56, 18, 9, 31, 3, 34, 56)],
      ["stone", poly(34, 56, 31, 3, 44, 9, 46, 56)],
    ]),
    ["gold", disc(31, 15, 4)],
    [
      "chalk",
      times(
        7,
        index =>
          lines(20, 25 + index * 4, 30 - (index % 3) * 2, 25 + index * 4) +
          lines(34, 25 + index * 4, 43 - (index % 2) * 3, 25 + index * 4),
      ),
    ],
  ]),
  T42: emblem(
    "niche",
    [of("mud", tablet({ width: 36, height: 44 }))],
    wedges({ left: 17, top: 14, columns: 5, rows: 6, pitch: 6.2, line: 6.4, seed: 1 }),
    [
      of("wood", [
        ["lit", poly(50, 6, 54, 4, 62, 26, 59, 28)],
        ["shade", poly(52, 5, 54, 4, 62, 26, 60.5, 27)],
      ]),
    ],
  ),
  // Faces, hands and jaguars in blocks.
  T43: emblem("jungle", [
    of("lime", slab({ base: 56, width: 40, height: 50, head: 0, side: 3 })),
    ...each(4, index => {
      const [x, y] = [22 + (index % 2) * 19, 18 + Math.floor(index / 2) * 22];
      return [
        [
          "stone",
          `M${x - 8} ${y - 4}Q${x - 8} ${y - 9} ${x - 3} ${y - 9}H${x + 3}Q${x + 8} ${y - 9} ${x + 8} ${y - 4}V${y + 4}Q${x + 8} ${y + 9} ${x + 3} ${y + 9}H${x - 3}Q${x - 8} ${y + 9} ${x - 8} ${y + 4}Z`,
        ],
      ];
    }),
    [
      "deep",
      `${disc(19, 16, 2.4)}${disc(19, 16, 1)}${rect(18, 22, 8, 2)}${disc(41, 18, 5)}${disc(41, 18, 3)}`,
    ],
    [
      "red",
      `${rect(16, 36, 12, 2.5)}${rect(16, 41, 12, 2.5)}${disc(18, 33, 1.3)}${disc(22, 33, 1.3)}${disc(26, 33, 1.3)}`,
    ],
    ["line", "M36 36Q41 32 46 36V44H42V40H39V44H36Z"],
  ]),
  // What every alphabet comes from.
  T44: emblem(
    "coast",
    [
      of("wood", [["lit", "M2 42Q32 54 58 40L62 32L58 32Q40 44 6 38L2 30L0 31Z"]]),
      of("paper", [
        ["lit", "M14 4H50Q54 20 50 34H14Q18 20 14 4Z"],
        ["shade", "M47 4H50Q54 20 50 34H47Q51 20 47 4Z"],
      ]),
      ["line", lines(32, 34, 32, 44)],
    ],
    script(["alep", "bet", "gaml", "mem", "shin", "resh"], {
      left: 18,
      top: 8,
      columns: 3,
      size: 7.5,
      pitch: 9.5,
      line: 13,
    }),
  ),
  // A name in its ring.
  T45: emblem(
    "desert",
    [
      of("sand", [
        ["shade", "M22 4H44Q52 4 52 12V48Q52 56 44 56H22Z"],
        ["lit", "M20 4H42Q50 4 50 12V48Q50 56 42 56H22Q14 56 14 48V12Q14 4 22 4Z"],
      ]),
      ["line", "M22 7H42Q47 7 47 12V48Q47 53 42 53H22Q17 53 17 48V12Q17 7 22 7ZM12 58H52"],
    ],
    sign("eye", 21, 11, 12),
    sign("wave", 37, 11, 8),
    sign("ankh", 21, 27, 10),
    sign("feather", 35, 25, 10),
    sign("reed", 22, 41, 9),
    sign("loaf", 35, 40, 9),
  ),
};
