// Where a card is: the land behind its emblem, drawn wider than the field so that a broad header shows more of it.
import { type Drawing, disc, each, lines, poly, rect, times } from "./draw";
import { palm, tree } from "./motifs/nature";

export type Land = keyof typeof LANDS;

/** Ground from edge to edge, its surface through heights given every 32. */
function ridge(tone: "far" | "near" | "ground", heights: readonly number[]): Drawing {
  const [first = 50, ...others] = heights;
  const curve = others
    .map(
      (height, index) =>
        `${index ? "T" : `Q${-144 + index * 32} ${first - 4} `}${-128 + index * 32} ${height}`,
    )
    .join("");
  return [[tone, `M-160 ${first}${curve}L240 52V130H-160Z`]];
}

const peaks = (
  tone: "far" | "near",
  base: number,
  points: readonly (readonly [number, number])[],
): Drawing => [[tone, poly(-160, base, ...points.flat(), 224, base, 224, 120, -160, 120)]];

const floor = (y: number): Drawing => [["ground", rect(-160, y, 384, 130 - y)]];

const stars = (count: number): Drawing => [
  [
    "snow",
    times(count, index => disc(-90 + ((index * 67) % 244), 3 + ((index * 29) % 44), index % 4 ? 0.5 : 0.9)),
  ],
];

export const LANDS = {
  desert: [
    ["gold", disc(54, 14, 4.5)],
    ...ridge("far", [44, 42, 46, 40, 45, 43, 40, 46, 42, 44, 45]),
    ...ridge("near", [50, 46, 49, 47, 50, 48, 47, 50, 46, 49, 48]),
    ...ridge("ground", [52, 52, 53, 51, 52, 52, 52, 51, 53, 52, 52]),
  ],
  river: [
    ...ridge("far", [42, 40, 44, 42, 40, 43, 41, 44, 40, 43, 42]),
    ...palm(-18, 50, 15),
    ...palm(-28, 51, 11),
    ...palm(84, 50, 14),
    ...floor(50),
    ["water", rect(-160, 56, 384, 80)],
    ["foam", `${lines(-40, 59, -20, 59)}${lines(4, 60, 26, 60)}${lines(70, 59, 96, 59)}`],
  ],
  mountains: [
    ...peaks("far", 44, [
      [-140, 18],
      [-110, 36],
      [-80, 8],
      [-52, 34],
      [-26, 14],
      [-2, 30],
      [14, 12],
      [30, 28],
      [52, 6],
      [74, 32],
      [96, 12],
      [128, 34],
      [160, 16],
    ]),
    [
      "snow",
      `${poly(-80, 8, -88, 16, -82, 15, -79, 18, -74, 14, -72, 16)}${poly(14, 12, 8, 19, 13, 18, 16, 20, 21, 19)}${poly(52, 6, 44, 15, 50, 14, 54, 17, 60, 15)}${poly(96, 12, 90, 19, 96, 18, 102, 19)}${poly(-26, 14, -33, 21, -26, 20, -20, 21)}`,
    ],
    ...ridge("near", [46, 40, 47, 42, 46, 44, 42, 47, 41, 46, 44]),
    ...floor(52),
  ],
  jungle: [
    ...ridge("far", [36, 30, 38, 32, 36, 30, 34, 38, 30, 36, 34]),
    ...each(26, index => [["near", disc(-110 + index * 9, 43 + ((index * 7) % 5), 6 + ((index * 5) % 3))]]),
    ["near", rect(-160, 46, 384, 80)],
    ...each(10, index => [["moss", disc(-100 + index * 24 + ((index * 3) % 7), 50, 5)]]),
    ...floor(51),
  ],
  meadow: [
    ...ridge("far", [42, 38, 44, 40, 38, 44, 41, 38, 44, 40, 42]),
    ...tree(-20, 47, 11),
    ...tree(-34, 48, 8),
    ...tree(78, 47, 10),
    ...tree(92, 48, 7),
    ...ridge("near", [48, 46, 49, 47, 49, 47, 48, 46, 49, 48, 47]),
    ...ridge("ground", [52, 51, 52, 52, 51, 52, 52, 51, 52, 52, 52]),
  ],
  coast: [
    ["water", rect(-160, 40, 384, 90)],
    [
      "foam",
      `${lines(-60, 43, -40, 43)}${lines(-22, 46, -8, 46)}${lines(66, 43, 84, 43)}${lines(92, 46, 112, 46)}`,
    ],
    ["far", "M-160 40Q-120 30-80 40ZM80 40Q104 33 140 40Z"],
    ...ridge("ground", [60, 56, 52, 51, 50, 50, 50, 51, 53, 57, 60]),
  ],
  steppe: [
    ...ridge("far", [44, 42, 43, 40, 43, 44, 41, 43, 42, 44, 42]),
    ...ridge("near", [48, 47, 48, 48, 47, 48, 48, 47, 48, 48, 47]),
    ["near", times(9, index => `M${-80 + index * 27} 51l1-3 1 3 1.500-2.500.5 2.500Z`)],
    ...floor(51),
  ],
  hills: [
    ...ridge("far", [34, 24, 36, 28, 32, 24, 30, 36, 26, 34, 30]),
    ...ridge("near", [44, 40, 46, 42, 44, 40, 44, 46, 40, 44, 42]),
    ...palm(-24, 51, 13),
    ...palm(86, 51, 12),
    ...floor(51),
  ],
  seabed: [
    ["foam", `${lines(-40, 4, 0, 4)}${lines(20, 6, 60, 6)}${lines(80, 4, 110, 4)}`],
    ["far", poly(-20, -4, 4, -4, -30, 60, -70, 60)],
    ["far", poly(30, -4, 44, -4, 34, 60, 8, 60)],
    ["far", poly(70, -4, 88, -4, 104, 60, 72, 60)],
    ...ridge("ground", [54, 52, 55, 53, 52, 54, 52, 55, 53, 54, 53]),
  ],
  niche: [
    ["far", "M4 66V26C4 8 18 2 32 2S60 8 60 26V66Z"],
    ["near", rect(-160, 54, 384, 90)],
    ["ground", rect(-160, 56, 384, 90)],
  ],
  hall: [
    ...each(
      7,
      index =>
        [
          ["far", rect(-78 + index * 32 - (index > 2 ? 0 : 0), 8, 7, 50)],
          ["far", rect(-80 + index * 32, 5, 11, 3)],
        ] as Drawing,
    ),
    ["near", rect(-160, 54, 384, 90)],
  ],
  night: [...stars(46), ...ridge("far", [58, 54, 59, 56, 58, 55, 58, 59, 55, 58, 57])],
  desk: [["far", times(6, index => rect(-160, 6 + index * 11, 384, 0.8))]],
} satisfies Record<string, Drawing>;
