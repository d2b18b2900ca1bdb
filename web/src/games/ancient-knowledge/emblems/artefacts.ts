// The emblems of the 36 artefacts: each thing as it lies in its case.
import { around, disc, each, lines, of, poly, rect, times, turned } from "./draw";
import { type Emblem, emblem } from "./emblem";
import { colossalHead, dogu, idol, kanaga, moai, skull } from "./motifs/figures";
import { scribble, script, sign } from "./motifs/signs";
import { sphere } from "./motifs/stones";
import {
  barque,
  book,
  eye,
  gear,
  jar,
  parchment,
  plate,
  quipu,
  spiral,
  star,
  tablet,
  ticks,
  wedges,
  wheel,
} from "./motifs/things";

export const ARTEFACTS: Record<string, Emblem> = {
  // Three lobes folded inwards.
  A1: emblem("niche", [
    of(
      "iron",
      plate({ radius: 24, y: 31 }),
      each(3, index => {
        const [x, y] = around(32, 31, 15, index / 3);
        return [
          ["shade", disc(x + 0.6, y + 0.8, 7.5)],
          ["lit", disc(x, y, 6.6)],
          ["deep", disc(x, y, 4.4)],
        ];
      }),
      [
        ["lit", disc(32, 31, 6)],
        ["deep", disc(32, 31, 3.4)],
      ],
    ),
  ]),
  // A box of granite, its lid pushed aside.
  A2: emblem("niche", [
    of("basalt", [
      ["stone", poly(6, 54, 6, 32, 46, 32, 46, 54)],
      ["shade", poly(46, 54, 46, 32, 58, 25, 58, 46)],
      ["deep", poly(6, 32, 18, 25, 58, 25, 46, 32)],
      ["lit", poly(4, 22, 4, 29, 40, 29, 40, 22)],
      ["shade", poly(40, 29, 40, 22, 52, 15, 52, 22)],
      ["stone", poly(4, 22, 16, 15, 52, 15, 40, 22)],
    ]),
    ["gold", rect(22, 40, 8, 8)],
  ]),
  // Suns and planets scratched into a stone.
  A3: emblem("niche", [
    of("granite", [
      ["shade", "M9 34C9 18 20 9 34 9S57 20 57 34C57 48 48 56 33 56S9 50 9 34Z"],
      ["lit", "M8 32C8 17 20 8 33 8S55 18 55 32C55 46 46 54 32 54S8 48 8 32Z"],
    ]),
    ["line", `${disc(31, 31, 16)}${disc(31, 31, 10)}${disc(31, 31, 4)}`],
    ["gold", disc(31, 31, 3)],
    ["deep", `${disc(41, 31, 2)}${disc(24, 17, 2.4)}${disc(20, 42, 1.8)}${disc(46, 24, 1.4)}`],
  ]),
  // Grooves like a record's, a hole in the middle.
  A4: emblem("niche", [
    of(
      "iron",
      plate({ x: 40, y: 36, radius: 19 }),
      [
        ["line", spiral(40, 36, 16, 3)],
        ["deep", disc(40, 36, 2.8)],
      ],
      plate({ x: 24, y: 28, radius: 19 }),
      [
        ["line", spiral(24, 28, 16, 4)],
        ["deep", disc(24, 28, 3.2)],
      ],
    ),
  ]),
  // A black pebble, and a beast nobody can have seen.
  A5: emblem("niche", [
    of("basalt", [
      ["shade", "M8 38C6 22 20 12 36 13S60 26 57 40C54 54 40 57 27 55S9 50 8 38Z"],
      ["stone", "M8 36C6 20 20 10 36 11S60 24 56 38C53 51 40 55 27 53S9 48 8 36Z"],
    ]),
    [
      "chalk",
      "M14 42C18 34 24 30 32 31C38 31 40 26 43 22C46 19 50 20 51 23L45 25C45 32 44 38 38 41L40 47M30 42L29 48M36 42L34 47M14 42C20 42 26 43 31 42",
    ],
    ["chalk", "M22 33L23 29L26 31L28 27L30 30"],
    ["snow", disc(47, 21.5, 0.9)],
  ]),
  // Wheels in wheels of bronze.
  A6: emblem("niche", [
    of("bronze", gear(27, 34, 22, 26, 0.16), gear(49, 19, 11, 14, 0.26), gear(50, 45, 8, 11, 0.3), [
      ["shade", "M25 13H29V33H25Z"],
      ["deep", disc(27, 34, 3)],
    ]),
  ]),
  A7: emblem("niche", [of("basalt", moai({ base: 56, height: 52, body: 0.22 }))]),
  // Black, with thirteen courses and an eye that glows.
  A8: emblem("niche", [
    of("basalt", [
      ["stone", poly(5, 54, 32, 8, 34, 54)],
      ["shade", poly(34, 54, 32, 8, 59, 54)],
    ]),
    [
      "chalk",
      times(6, index => {
        const up = (index + 1) / 8.5;
        return lines(5 + 27 * up, 54 - 46 * up, 34 - 2 * up, 54 - 46 * up, 59 - 27 * up, 54 - 46 * up);
      }),
    ],
    ["gold", poly(25, 22, 32, 9, 39, 22)],
    ...eye(32, 19, 9),
  ]),
  // The wheel of 260 days.
  A9: emblem("niche", [
    of("lime", [
      ["shade", wheel(32.8, 33, 20, 20, 25)],
      ["stone", wheel(32, 31.5, 20, 20, 25)],
      ["lit", disc(32, 31.5, 19)],
    ]),
    ["red", `${disc(32, 31.5, 15)}${disc(32, 31.5, 11)}`],
    ["fine", ticks(32, 31.5, 20, 15, 19)],
    ["line", ticks(32, 31.5, 13, 11, 15)],
    ["deep", "M27 28H30V30.500H27ZM34 28H37V30.500H34ZM29 35H35V37H29ZM31 30H33V34H31Z"],
  ]),
  A10: emblem("niche", [of("wood", quipu())]),
  // A trident drawn into a dune above the sea.
  A11: emblem("coast", [
    ["stone", "M-30 52C0 8 20 4 34 4S70 10 96 52Z"],
    ["shade", "M44 5C60 8 78 20 96 52H62C62 32 56 14 44 5Z"],
    [
      "chalk",
      "M32 50V12M18 18V26Q18 34 32 34T46 26V18M27 50H37M29 12L32 8L35 12M14 20L18 14L22 20M42 20L46 14L50 20M25 26L32 28L39 26M32 20L27 17M32 20L37 17",
    ],
  ]),
  // The tallest of its kind: a god with a beaker in each hand.
  A12: emblem("mountains", [
    of("rose", idol({ base: 56, width: 17, height: 46, round: 0.1, hat: 5 })),
    ["line", "M26 31H30V36H26ZM34 31H38V36H34ZM24 46H40M24 50H40"],
  ]),
  // A coast that was not known yet.
  A13: emblem("desk", parchment(), [
    ["stone", "M12 12L26 12C24 18 28 22 26 28C24 34 28 40 22 46L20 51H12Z"],
    ["leaf", "M44 14C50 18 48 24 52 28V50H44C42 44 46 38 43 32C40 26 42 20 44 14Z"],
    ["red", star(33, 24, 7, 8, 0.36)],
    ["fine", ticks(33, 24, 8, 7, 22, 0.06)],
    ["deep", "M30 42H38L36 45H32ZM33.500 34H34.500V42H33.500ZM34.500 35L38 40H34.500Z"],
  ]),
  // Spheres with three grooves.
  A14: emblem("niche", [
    of("iron", sphere(42, 22, 11), [["line", "M31.500 20Q42 25 53 20M31 23Q42 28 53 23"]]),
    of("bronze", sphere(26, 38, 17), [
      ["line", "M9.500 34Q26 41 43 34M9 38Q26 45 43 38M9.500 42Q26 49 42.500 42"],
    ]),
  ]),
  // A flute of black stone.
  A15: emblem("niche", [
    turned(-38, 32, 32, [
      of("basalt", [
        ["stone", rect(3, 27, 58, 11)],
        ["lit", rect(3, 27, 58, 3.4)],
        ["shade", rect(3, 34.5, 58, 3.5)],
      ]),
      ["gold", `${rect(8, 26.5, 2.4, 12)}${rect(52, 26.5, 2.4, 12)}`],
      ["deep", `${disc(17, 31.5, 2)}${disc(25, 31.5, 2)}${disc(33, 31.5, 2)}${disc(41, 31.5, 2)}`],
      ["deep", disc(61, 32.5, 1.8, 5)],
    ]),
  ]),
  A16: emblem(
    "niche",
    [of("crystal", skull({ teeth: 7 }))],
    [
      ["snow", "M22 18L27 16L25 24ZM38 17L42 20L39 24Z"],
      ["chalk", "M32 15L30 24L36 30M20 27L26 26M44 27L40 29"],
    ],
  ),
  // A tablet with signs, and a jar without a mouth.
  A17: emblem("niche", [
    of("brick", tablet({ x: 22, y: 32, width: 26, height: 36 })),
    ...script(["cross", "taw", "comb", "alep", "chevron", "bet", "man", "kaun", "gaml"], {
      left: 12,
      top: 18,
      columns: 3,
      size: 5.5,
      pitch: 7.5,
      line: 10,
    }),
    of("mud", jar({ x: 49, base: 55, width: 22, height: 25, neck: 0.6 })),
    ["deep", `${disc(45.5, 41, 1.5)}${disc(52.5, 41, 1.5)}`],
    ["line", lines(49, 41, 49, 46)],
  ]),
  A18: emblem(
    "niche",
    [of("wood", kanaga())],
    [
      ["gold", star(54, 10, 3, 4, 0.3)],
      ["gold", star(9, 14, 2.4, 4, 0.3)],
      ["gold", star(56, 24, 1.8, 4, 0.3)],
    ],
  ),
  // A book nobody can read, of plants nobody knows.
  A19: emblem(
    "desk",
    [of("paper", book())],
    [
      [
        "leaf",
        "M20 44C18 38 20 32 19 26C23 30 24 38 22 44ZM19 34C14 34 12 30 12 27C16 27 19 30 19.500 34ZM22 38C27 37 28 33 28 30C24 31 22 34 21.500 37Z",
      ],
      ["red", `${disc(19, 24, 2.6)}${disc(11.5, 26, 1.5)}${disc(28.5, 29, 1.5)}`],
      ["blue", disc(44, 27, 5)],
    ],
    scribble({ left: 37, right: 53, top: 35, count: 4, pitch: 3.4 }),
  ),
  // A heap of them.
  A20: emblem("niche", [
    of("mud", [
      turned(
        -10,
        22,
        40,
        tablet({ x: 20, y: 38, width: 24, height: 30 }),
        wedges({ left: 12, top: 28, columns: 3, rows: 4, seed: 2 }),
      ),
      turned(
        8,
        44,
        34,
        tablet({ x: 43, y: 32, width: 26, height: 38 }),
        wedges({ left: 34, top: 18, columns: 4, rows: 5, pitch: 5.4, line: 6.4, seed: 3 }),
      ),
    ]),
  ]),
  // A jar cut open: copper, iron, and something sour.
  A21: emblem("niche", [
    of("mud", jar({ base: 55, width: 34, height: 42, neck: 0.5, foot: 0.5 })),
    ["deep", "M24 52V24H40V52Z"],
    of("bronze", [
      ["lit", "M26 50V18H38V50Z"],
      ["shade", "M34 50V18H38V50Z"],
    ]),
    ["deep", "M30.500 46V12H33.500V46Z"],
    ["gold", "M46 6L41 14H45L43 21L50 11H46Z"],
  ]),
  // A bird so large that only birds see it.
  A22: emblem("desert", [
    ["ground", rect(-160, -10, 384, 140)],
    ["near", `${poly(-10, 60, 30, -4, 34, -4, 0, 66)}${poly(60, 66, 70, 20, 74, 20, 66, 66)}`],
    [
      "chalk",
      "M4 32L24 31L27 28L31 30C32 22 30 14 33 6L37 8L35 12L41 10L39 15L45 14L42 20L36 27L44 31L60 27L61 30L56 31L61 33L55 34L60 37L46 37L38 36C40 44 46 48 47 56L43 53L43 58L39 53L37 57L34 50L31 37L27 35L24 33Z",
    ],
  ]),
  A23: emblem("jungle", [of("basalt", colossalHead())]),
  // Black stone with the beginning of life on it.
  A24: emblem("niche", [
    of("basalt", plate({ radius: 24, y: 31, rim: 2 })),
    ["chalk", `${ticks(32, 31, 12, 9, 22)}${disc(32, 31, 9)}`],
    [
      "chalk",
      times(6, index => {
        const [x, y] = around(32, 31, 16, index / 6 + 0.042);
        return disc(x, y, 2.6 - (index % 3) * 0.5);
      }),
    ],
    ["gold", disc(32, 31, 3.4)],
  ]),
  // Runes where no Viking should have been.
  A25: emblem(
    "meadow",
    [
      of("granite", [
        ["shade", "M14 54L13 14L38 10L50 16L53 54Z"],
        ["lit", "M14 54L13 14L38 10L44 17L46 54Z"],
      ]),
    ],
    script(
      ["uruz", "fehu", "tyr", "ansuz", "man", "kaun", "thurs", "hagal", "uruz", "tyr", "fehu", "ansuz"],
      { left: 17, top: 17, columns: 3, size: 6.5, pitch: 9, line: 9 },
    ),
  ),
  // The oldest sky.
  A26: emblem("niche", [
    of("jade", plate({ radius: 25, y: 31 })),
    ["gold", disc(24, 31, 7.5)],
    ["gold", "M43 16A14 14 0 0 1 43 42A18 18 0 0 0 43 16Z"],
    ["gold", `M16 50Q32 58 48 50Q32 54 16 50Z`],
    [
      "gold",
      `${disc(33, 17, 1.3)}${disc(36, 19.5, 1.3)}${disc(33, 21.5, 1.3)}${disc(38, 16, 1.3)}${disc(20, 16, 1.3)}${disc(36, 33, 1.3)}${disc(34, 44, 1.3)}${disc(20, 46, 1.3)}${disc(12, 24, 1.3)}${disc(28, 11, 1.3)}${disc(44, 47, 1.3)}`,
    ],
  ]),
  // Iron that does not rust.
  A27: emblem("hills", [
    of("iron", [
      ["lit", poly(28, 53, 29, 16, 35, 16, 36, 53)],
      ["shade", poly(33, 53, 33, 16, 35, 16, 36, 53)],
      ["stone", "M27 16H37L36 12H28ZM26 9H38V12H26ZM28 6H36V9H28Z"],
    ]),
    ["fine", times(5, index => lines(29.5, 34 + index * 2.2, 32.5, 34 + index * 2.2))],
    of("sand", [
      ["stone", rect(18, 51, 28, 4)],
      ["lit", rect(18, 51, 28, 1.5)],
    ]),
    of("brick", [
      ["stone", "M48 50V26H62V50H58V36Q55 31 52 36V50Z"],
      ["stone", "M2 50V26H16V50H12V36Q9 31 6 36V50Z"],
    ]),
  ]),
  A28: emblem("niche", [of("brick", dogu())]),
  // Signs that wind to the middle.
  A29: emblem("niche", [
    of("brick", plate({ radius: 24, y: 31 })),
    ["line", spiral(32, 31, 21.5, 3.2)],
    ...each(11, index => {
      const [x, y] = around(32, 31, 18.2, index / 11);
      return sign(
        (["dancer", "fish", "horns", "hand", "ship", "axe"] as const)[index % 6] ?? "fish",
        x - 2,
        y - 2,
        4,
        "fine",
      );
    }),
    ...each(6, index => {
      const [x, y] = around(32, 31, 11, index / 6);
      return sign((["bird", "comb", "fish"] as const)[index % 3] ?? "fish", x - 2, y - 2, 4, "fine");
    }),
  ]),
  // It gathers light.
  A30: emblem("niche", [
    ["gold", poly(-4, 6, 22, 24, 22, 40, -4, 22)],
    ["gold", poly(42, 24, 62, 38, 62, 41, 42, 40)],
    of("crystal", [
      ["shade", disc(33, 32.8, 16, 19)],
      ["stone", disc(32, 32, 16, 19)],
      ["lit", "M22 24C26 16 34 14 38 18C32 18 27 22 25 30Z"],
    ]),
    ["chalk", disc(32, 32, 14, 17)],
  ]),
  // Turned from stone harder than iron.
  A31: emblem("niche", [
    of("granite", jar({ x: 22, base: 55, width: 30, height: 34, neck: 0.5, foot: 0.3, belly: 0.6 })),
    of("jade", jar({ x: 49, base: 55, width: 18, height: 44, neck: 0.5, foot: 0.5, belly: 0.66 })),
    ["deep", `${disc(8.5, 33, 1.6, 2.6)}${disc(35.5, 33, 1.6, 2.6)}`],
  ]),
  // Heads bound in childhood.
  A32: emblem("niche", [of("bone", skull({ long: 12, teeth: 5 }))]),
  // A boundary stone, the gods on top.
  A33: emblem("niche", [
    of("basalt", [
      ["shade", "M20 56C17 42 18 20 27 10Q35 4 41 12C48 22 49 42 46 56Z"],
      ["stone", "M18 56C15 42 16 20 25 10Q32 4 38 12C45 22 46 42 43 56Z"],
    ]),
    ["gold", `${star(26, 18, 4, 8, 0.5)}${disc(36, 19, 3)}`],
    ["chalk", "M22 26H40M21 33Q25 29 28 33T36 33L40 31M20 39H42"],
    ...wedges({ left: 21, top: 42, columns: 4, rows: 2, pitch: 5.4, line: 6, seed: 1 }),
  ]),
  // The world as two halves of a heart.
  A34: emblem("desk", parchment(), [
    ["water", "M32 20C26 8 10 14 12 28C14 40 26 46 32 50C38 46 50 40 52 28C54 14 38 8 32 20Z"],
    [
      "leaf",
      "M17 22C20 17 26 18 27 23C28 29 24 30 25 36C20 33 15 28 17 22ZM38 20C43 16 49 20 48 26C47 31 42 32 40 36C36 33 39 28 37 25Z",
    ],
    ["leaf", "M28 42Q32 40 37 42L32 47Z"],
    ["line", "M32 20C26 8 10 14 12 28C14 40 26 46 32 50C38 46 50 40 52 28C54 14 38 8 32 20ZM32 20V50"],
    ["fine", "M13 24Q32 34 51 24M15 34Q32 42 49 34M32 20Q20 30 30 48M32 20Q44 30 34 48"],
  ]),
  // From the king's library: a map of the heavens in clay.
  A35: emblem(
    "niche",
    [
      of("mud", tablet({ width: 40, height: 46 })),
      ["deep", `${disc(32, 31, 15)}${disc(32, 31, 13.8)}`],
      ["line", ticks(32, 31, 8, 3, 14)],
      [
        "deep",
        `${star(37, 22, 2.4, 4)}${star(25, 27, 2, 4)}${star(38, 37, 2, 4)}${poly(24, 36, 30, 38, 25, 41)}`,
      ],
    ],
    wedges({ left: 15, top: 10, columns: 6, rows: 1 }),
    wedges({ left: 15, top: 48, columns: 6, rows: 1, seed: 2 }),
  ),
  // The boat that carries the sun.
  A36: emblem("river", [
    ["gold", disc(32, 14, 7)],
    of("wood", barque()),
    ["water", rect(-160, 47, 384, 90)],
    ["foam", lines(6, 51, 24, 51) + lines(34, 54, 56, 54)],
  ]),
};
