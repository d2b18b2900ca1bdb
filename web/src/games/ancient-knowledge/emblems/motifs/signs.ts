// Letters and signs as strokes: no typeface is needed to draw a script.
import { around, brief, type Drawing, disc, each, lines, times } from "../draw";

/** Signs on a field of 10 by 10 each, as strokes. */
const STROKES = {
  // Runes.
  fehu: "M2 10V0M2 5L8 1M2 8L9 3.500",
  uruz: "M2 10V0L8 4V10",
  thurs: "M3 10V0M3 2L8 5L3 8",
  ansuz: "M3 10V0L8 3M3 4L8 7",
  kaun: "M3 10V0M3 6L8 1",
  hagal: "M5 10V0M1 2.500L9 7.500M9 2.500L1 7.500",
  tyr: "M5 10V0M1 4L5 0L9 4",
  man: "M5 10V0M1 0L5 4L9 0",
  // Greek, Latin, Coptic.
  alpha: "M1 10L5 0L9 10M2.500 6.500H7.500",
  omega: "M1 10H4V8.500C0 6 1 0 5 0S10 6 6 8.500V10H9",
  delta: "M1 10L5 0L9 10Z",
  sigma: "M9 0H1L6 5L1 10H9",
  phi: "M5 0V10M5 2C-1 2-1 8 5 8S11 2 5 2",
  psi: "M5 0V10M1 0V3C1 7 9 7 9 3V0",
  pi: "M0 1.500Q1 0 3 0H10M3 0.500C3 5 3 8 1 10M7 0.500C6.500 6 6.500 10 9.500 9.500",
  ess: "M9 2C8 -1 1 -0.500 1.500 3C2 6 9 4.500 9 7.500C9 11 2 11 1 8",
  pee: "M2 10V0C10 -0.500 10 6 2 5.500",
  que: "M5 0C-1 0-1 10 5 10S11 0 5 0M6 7L10 11",
  arr: "M2 10V0C10 -0.500 10 5.500 2 5L9 10",
  shai: "M0 1V8C0 10 3 10 4 8V3M4 8C5 10 8 10 8 8V1M8 8L10 10",
  hori: "M8 0C2 0 1 4 5 5C9 6 8 10 2 10",
  djan: "M1 0L9 10M9 0L1 10M1 10H9",
  // Numbers.
  one: "M2 2.500L5.500 0V10",
  two: "M1.500 2.500C2 -1 9 -0.500 8 3.500C7 6 4 7 1.500 10H9",
  three: "M1.500 1C5 -1 9 0 8 3C7.500 4.500 6 5 4 5C7 5 9 6 8.500 8C8 10.500 3 10.500 1 9",
  seven: "M1 0H9L4 10",
  nine: "M9 3C9 -1 2 -1 2 3S9 6 9 3V10",
  // Phoenician and old Hebrew.
  alep: "M9 1L1 5L9 9M6.500 0V10",
  bet: "M7 5H2V0H8V9L3 10",
  gaml: "M3 10L6 0L9 4",
  mem: "M1 2L2.500 0L4 3L5.500 0L7 3L8 1V10",
  shin: "M0 0L2.500 8L5 1L7.500 8L10 0",
  taw: "M1 1L9 9M9 1L1 9",
  resh: "M7 10V0C1 0 1 5 7 5",
  lamed: "M3 0V8L8 9V6",
  aleph: "M1 0L9 10M2 10C2 6 3 5 5 5M9 0C9 4 8 5 6 5.500",
  bay: "M1 1C6 0 8 1 8 4V10M0 10H10",
  // Hieroglyphs.
  ankh: "M5 10V5M1.500 5.800H8.500M5 5C0 0 3-2 5 -2S10 0 5 5",
  reed: "M3 10V1C6 -1 8 3 6 5H3",
  wave: "M0 5L1.700 3L3.300 5L5 3L6.700 5L8.300 3L10 5",
  eye: "M0 4Q5 -1 10 4Q5 8 0 4M5 2.500A1.500 1.500 0 1 0 5.100 2.500M5 7L4 10M8 6Q9 9 7 9.500",
  feather: "M4 10V2Q7 -3 8 2Q8 5 4 7",
  loaf: "M1 7A4 4 0 0 1 9 7Z",
  // Chinese, as on oracle bones.
  sun: "M2 0H8V10H2ZM2 5H8",
  mountain: "M0 10H10M1 10V6M5 10V1M9 10V6",
  person: "M6 0Q5 5 0 10M5 4L9 10",
  tree: "M5 0V10M1 3H9M5 4L1 9M5 4L9 9",
  mouth: "M1 1H9V9H1Z",
  // Older than words.
  comb: "M1 1H9M2 1V9M5 1V9M8 1V9",
  chevron: "M1 3L5 7L9 3M1 7L5 11L9 7",
  cross: "M5 0V10M0 5H10",
  ladder: "M3 0V10M7 0V10M3 3H7M3 7H7",
  // Rongorongo: men, birds, fish.
  dancer: "M5 3V7L2 11M5 7L8 11M5 4L1 6V1M5 4L9 1M5 3A1.500 1.500 0 1 0 4.900 3",
  bird: "M2 10L4 6C2 2 6 0 8 3L10 3M4 6L9 7L7 10",
  fish: "M5 0C9 3 8 7 5 9C2 7 1 3 5 0M5 9L2 11M5 9L8 11",
  turtle: "M5 2C9 2 9 9 5 9S1 2 5 2M5 2V0M2 4L0 2M8 4L10 2M2 8L0 10M8 8L10 10",
  // Crete.
  hand: "M3 10V5L1 3M3 5V0M5 5V-1M7 5V0M9 6V2M3 5H9V8L7 10Z",
  horns: "M0 0C0 5 2 7 5 7S10 5 10 0M3 7C3 10 7 10 7 7",
  axe: "M5 0V10M0 1Q2 3 5 3Q8 3 10 1V7Q8 5 5 5Q2 5 0 7Z",
  ship: "M0 6Q5 10 10 5M5 7V0L9 4H5",
} as const;

type SignName = keyof typeof STROKES;

/** One sign, its field's corner at x, y. */
export function sign(
  name: SignName,
  x: number,
  y: number,
  size: number,
  tone: "line" | "chalk" | "wire" | "fine" = "line",
): Drawing {
  return [
    {
      transform: `translate(${brief(x)} ${brief(y)}) scale(${brief(size / 10)})`,
      parts: [[tone, STROKES[name]]],
    },
  ];
}

/** Signs in lines. */
export function script(
  names: readonly SignName[],
  {
    left = 18,
    top = 18,
    columns = 3,
    size = 8,
    pitch = 10,
    line = 11,
    tone = "line" as "line" | "chalk" | "wire",
  } = {},
): Drawing {
  return names.flatMap((name, index) =>
    sign(name, left + (index % columns) * pitch, top + Math.floor(index / columns) * line, size, tone),
  );
}

/** Lines of writing too small to read. */
export function scribble({
  left = 18,
  right = 46,
  top = 20,
  count = 5,
  pitch = 5,
  tone = "fine" as "fine" | "line",
} = {}): Drawing {
  return [
    [
      tone,
      times(count, index => {
        const y = top + index * pitch;
        const end = right - ((index * 11) % 7);
        const middle = left + (end - left) * (0.3 + 0.1 * (index % 3));
        return `${lines(left, y, middle, y)}${lines(middle + 2, y, end, y)}`;
      }),
    ],
  ];
}

/** Circles that cross in a pattern of petals. */
export function flower(x: number, y: number, radius: number): Drawing {
  const centres: [number, number][] = [
    [x, y],
    ...Array.from({ length: 6 }, (_, index) => around(x, y, radius, index / 6)),
  ];
  const outer: [number, number][] = [
    ...Array.from({ length: 6 }, (_, index) => around(x, y, radius * 2, index / 6)),
    ...Array.from({ length: 6 }, (_, index) => around(x, y, radius * Math.sqrt(3), (index + 0.5) / 6)),
  ];
  return [
    ["blue", disc(x, y, radius * 3)],
    ["wire", [...centres, ...outer].map(([cx, cy]) => disc(cx, cy, radius)).join("")],
    ["wire", disc(x, y, radius * 3)],
  ];
}

/** Stars joined by lines. */
export function constellation(
  points: readonly (readonly [number, number, number])[],
  edges: readonly (readonly [number, number])[],
): Drawing {
  return [
    [
      "chalk",
      edges
        .map(([from, to]) => {
          const [a, b] = [points[from], points[to]];
          return a && b ? lines(a[0], a[1], b[0], b[1]) : "";
        })
        .join(""),
    ],
    ...points.map(([x, y, size]) => ["gold", disc(x, y, size)] as const),
  ];
}

/** Paths around a middle, with what travels on them. */
export function orbits(x: number, y: number, radii: readonly number[], flat = 1): Drawing {
  return [
    ["wire", radii.map(radius => disc(x, y, radius, radius * flat)).join("")],
    ...each(radii.length, index => {
      const radius = radii[index] ?? 0;
      const [px, py] = around(0, 0, radius, 0.12 + index * 0.29);
      return [[index % 2 ? "lit" : "gold", disc(x + px, y + py * flat, 1.6 + (index % 3) * 0.5)]];
    }),
  ];
}
