// Pyramids: smooth, bent, in steps, with stairs and temples, and what time left of them.
import { arch, type Drawing, each, GROUND, lines, of, poly, rect, times } from "../draw";

interface Smooth {
  x?: number;
  base?: number;
  width?: number;
  height?: number;
  /** How much of the top still has its white casing. */
  casing?: number;
  /** How high up the sides bend inwards; 0 for straight ones. */
  bend?: number;
  courses?: number;
  /** How high a course of darker stone goes up. */
  skirt?: number;
}

/** Two faces that meet: the left one in the sun. */
export function pyramid({
  x = 32,
  base = GROUND,
  width = 52,
  height = 36,
  casing = 0,
  bend = 0,
  courses = 0,
  skirt = 0,
}: Smooth): Drawing {
  const outline = (up: number) => half(up, width, bend);
  const inner = (up: number) => x + outline(up) * 0.28;
  /** Both faces between two heights, in shares of the whole. */
  const faces = (from: number, to: number): Drawing => {
    const [low, high] = [base - height * from, base - height * to];
    return [
      ["lit", poly(x - outline(from), low, x - outline(to), high, inner(to), high, inner(from), low)],
      ["shade", poly(inner(from), low, inner(to), high, x + outline(to), high, x + outline(from), low)],
    ];
  };
  const course = (up: number) => {
    const y = base - height * up;
    return lines(x - outline(up), y, inner(up), y, x + outline(up), y);
  };
  return [
    ...(bend ? [...faces(0, bend), ...faces(bend, 1)] : faces(0, 1)),
    ["fine", times(courses, index => course((index + 1) / (courses + 1.5)))],
    ...(skirt ? [of("rose", faces(0, skirt))] : []),
    ...(casing ? cap(x, base - height, outline(1 - casing), height * casing) : []),
  ];
}

/** How far the sides stand from the middle, from the ground (0) to the top (1). */
function half(up: number, width: number, bend: number): number {
  if (!bend) return (width / 2) * (1 - up);
  const waist = 0.72;
  return up < bend
    ? (width / 2) * (1 - ((1 - waist) * up) / bend)
    : ((width / 2) * waist * (1 - up)) / (1 - bend);
}

/** What is left of a white casing: its lower edge is ragged. */
function cap(x: number, top: number, wide: number, height: number): Drawing {
  const low = top + height;
  return [
    [
      "snow",
      poly(x, top, x - wide, low, x - wide * 0.35, low - 1.5, x + wide * 0.1, low + 2, x + wide * 0.28, low),
    ],
    ["stone", poly(x, top, x + wide * 0.28, low, x + wide * 0.7, low - 1.5, x + wide, low)],
  ];
}

interface Stepped {
  x?: number;
  base?: number;
  width?: number;
  height?: number;
  steps?: number;
  /** How wide the highest step is beside the lowest. */
  top?: number;
  /** How much each step leans in; 0 stands upright. */
  lean?: number;
  /** How wide the stair in the middle is. */
  stair?: number;
  /** Niches on every step, so many on the lowest. */
  niches?: number;
  /** Rounded corners of the steps. */
  round?: number;
}

/** Platforms on one another, lit from the left. */
export function stepped({
  x = 32,
  base = GROUND,
  width = 52,
  height = 30,
  steps = 5,
  top = 0.3,
  lean = 0.1,
  stair = 0,
  niches = 0,
  round = 0,
}: Stepped): Drawing {
  const rise = height / steps;
  const wide = (step: number) => width * (1 - ((1 - top) * step) / Math.max(1, steps - 1));
  return [
    ...each(steps, step => {
      const half = wide(step) / 2;
      const inset = rise * lean * 2;
      const [low, high] = [base - rise * step, base - rise * (step + 1)];
      const corner = Math.min(round, rise / 2);
      const body = corner
        ? `M${x - half} ${low}V${high + corner}Q${x - half} ${high} ${x - half + corner * 2} ${high}H${x + half - corner * 2}Q${x + half} ${high} ${x + half} ${high + corner}V${low}Z`
        : poly(x - half, low, x - half + inset, high, x + half - inset, high, x + half, low);
      const middle = x + half * 0.36;
      const parts: Drawing = [
        ["stone", body],
        [
          "shade",
          corner
            ? `M${middle} ${low}V${high}H${x + half - corner * 2}Q${x + half} ${high} ${x + half} ${high + corner}V${low}Z`
            : poly(middle, low, middle - inset * 0.3, high, x + half - inset, high, x + half, low),
        ],
        [
          "lit",
          rect(x - half + inset + corner, high, half * 1.36 - inset - corner, Math.min(1.6, rise * 0.3)),
        ],
      ];
      const count = niches ? Math.max(2, Math.round((niches * wide(step)) / width)) : 0;
      if (!count) return parts;
      const pitch = (wide(step) - 3) / count;
      return [
        ...parts,
        [
          "deep",
          times(count, index =>
            rect(x - half + 1.5 + pitch * (index + 0.22), high + rise * 0.34, pitch * 0.56, rise * 0.48),
          ),
        ] as const,
      ];
    }),
    ...(stair ? stairs({ x, base, width: stair, height }) : []),
  ];
}

/** A flight of steps up the front. */
export function stairs({
  x = 32,
  base = GROUND,
  width = 10,
  height = 30,
  narrow = 0.72,
  count = Math.round(height / 3.2),
}): Drawing {
  const [low, high] = [width / 2, (width / 2) * narrow];
  return [
    [
      "shade",
      poly(
        x - low - 1.2,
        base,
        x - high - 1,
        base - height,
        x + high + 1,
        base - height,
        x + low + 1.2,
        base,
      ),
    ],
    ["lit", poly(x - low, base, x - high, base - height, x + high, base - height, x + low, base)],
    [
      "fine",
      times(count, index => {
        const up = (index + 0.7) / count;
        const half = low + (high - low) * up;
        return lines(x - half, base - height * up, x + half, base - height * up);
      }),
    ],
  ];
}

/** The small house on top, with a comb of stone above its roof if it is to be seen from afar. */
export function shrine({
  x = 32,
  base = 20,
  width = 14,
  height = 7,
  doors = 1,
  comb = 0,
  roof = 1.6,
}): Drawing {
  const left = x - width / 2;
  const pitch = width / doors;
  return [
    ...(comb
      ? ([
          [
            "shade",
            poly(
              x - width * 0.36,
              base - height,
              x - width * 0.3,
              base - height - comb,
              x + width * 0.3,
              base - height - comb,
              x + width * 0.36,
              base - height,
            ),
          ],
          [
            "stone",
            poly(
              x - width * 0.36,
              base - height,
              x - width * 0.3,
              base - height - comb,
              x + width * 0.08,
              base - height - comb,
              x + width * 0.1,
              base - height,
            ),
          ],
          [
            "deep",
            times(2, row =>
              rect(x - width * 0.2, base - height - comb + 1.4 + row * (comb / 2.2), width * 0.4, comb / 6),
            ),
          ],
        ] as Drawing)
      : []),
    ["stone", rect(left, base - height, width, height)],
    ["shade", rect(x + width * 0.2, base - height, width * 0.3, height)],
    ["lit", rect(left - 1, base - height - roof / 2, width + 2, roof)],
    [
      "deep",
      times(doors, index =>
        rect(left + pitch * (index + 0.28), base - height * 0.66, pitch * 0.44, height * 0.66),
      ),
    ],
  ];
}

/** A heap that was a pyramid once: its outline by heights from left to right. */
export function heap(x: number, width: number, heights: readonly number[], base = GROUND): Drawing {
  const pitch = width / (heights.length + 1);
  const points = heights.map(
    (height, index) => [x - width / 2 + pitch * (index + 1), base - height] as const,
  );
  const peak = points.reduce((best, point) => (point[1] < best[1] ? point : best));
  const after = points.filter(([across]) => across >= peak[0]);
  return [
    ["lit", poly(x - width / 2, base, ...points.flat(), x + width / 2, base)],
    ["shade", poly(peak[0] + width * 0.06, base, ...after.flat(), x + width / 2, base)],
    [
      "stone",
      times(Math.floor(heights.length * 1.5), index => {
        const across = x - width * 0.36 + ((index * 37) % 100) * 0.01 * width * 0.5;
        const up = base - 2 - ((index * 53) % 100) * 0.01 * Math.max(...heights) * 0.34;
        return poly(across, up, across + 2.6, up - 1, across + 4, up + 0.6, across + 1.2, up + 1.4);
      }),
    ],
  ];
}

/** A dark way in. */
export function door(x: number, base: number, width: number, height: number): Drawing {
  return [
    [
      "deep",
      poly(
        x - width / 2,
        base,
        x - width * 0.38,
        base - height,
        x + width * 0.38,
        base - height,
        x + width / 2,
        base,
      ),
    ],
  ];
}

export function roundDoor(x: number, base: number, width: number, height: number): Drawing {
  return [["deep", arch(x, base, width, height)]];
}
