// Big stones: standing, in rows and rings, laid on one another, hewn into spheres and slabs.
import { around, brief, type Drawing, disc, each, GROUND, lines, poly, rect, times } from "../draw";

interface Menhir {
  x?: number;
  base?: number;
  width?: number;
  height?: number;
  /** How far its head leans to the right. */
  lean?: number;
  /** Where the head is highest, from left (0) to right (1). */
  peak?: number;
}

/** One stone, standing. */
export function menhir({
  x = 32,
  base = GROUND,
  width = 12,
  height = 34,
  lean = 0,
  peak = 0.4,
}: Menhir): Drawing {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  const tip = x + lean + (peak - 0.5) * width * 0.7;
  const ridge = x + lean * 0.7 + width * 0.14;
  return [
    [
      "lit",
      `M${brief(left)} ${brief(base)}Q${brief(left - width * 0.1 + lean * 0.2)} ${brief(base - height * 0.5)} ${brief(left + lean + width * 0.14)} ${brief(top + height * 0.16)}L${brief(tip)} ${brief(top)}L${brief(ridge + width * 0.16)} ${brief(top + height * 0.06)}Q${brief(right + lean * 0.6)} ${brief(base - height * 0.6)} ${brief(right)} ${brief(base)}Z`,
    ],
    [
      "shade",
      `M${brief(x + width * 0.1)} ${brief(base)}Q${brief(ridge - width * 0.06)} ${brief(base - height * 0.5)} ${brief(ridge)} ${brief(top + height * 0.1)}L${brief(ridge + width * 0.16)} ${brief(top + height * 0.06)}Q${brief(right + lean * 0.6)} ${brief(base - height * 0.6)} ${brief(right)} ${brief(base)}Z`,
    ],
  ];
}

/** Rows of stones that get smaller towards the horizon. */
export function rows({ rows: count = 3, across = 5 }): Drawing {
  return each(count, row => {
    const depth = row / Math.max(1, count - 1);
    const scale = 0.36 + 0.64 * depth;
    const base = 40 + 14 * depth;
    return each(across, index => {
      const place = (index - (across - 1) / 2) * (13.5 * scale);
      const uneven = ((index * 7 + row * 5) % 4) * scale;
      return menhir({
        x: 32 + place,
        base,
        width: 8 * scale,
        height: 15 * scale + uneven,
        peak: 0.2 + 0.2 * ((index + row) % 4),
      });
    });
  });
}

/** A stone on two others. */
export function trilithon({ x = 32, base = GROUND, width = 18, height = 24, post = 5, lintel = 5 }): Drawing {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  const foot = (from: number): Drawing => [
    ["lit", poly(from, base, from + 0.5, top + lintel, from + post - 0.5, top + lintel, from + post, base)],
    [
      "shade",
      poly(
        from + post * 0.6,
        base,
        from + post * 0.6,
        top + lintel,
        from + post - 0.5,
        top + lintel,
        from + post,
        base,
      ),
    ],
  ];
  return [
    ...foot(left + 1),
    ...foot(right - post - 1),
    ["lit", poly(left - 0.5, top + lintel, left, top + 0.6, right - 0.4, top, right + 0.6, top + lintel)],
    [
      "shade",
      poly(
        left - 0.5,
        top + lintel,
        left - 0.3,
        top + lintel * 0.62,
        right + 0.3,
        top + lintel * 0.6,
        right + 0.6,
        top + lintel,
      ),
    ],
  ];
}

interface Dolmen {
  x?: number;
  base?: number;
  width?: number;
  height?: number;
  /** How thick the capstone is. */
  cap?: number;
  /** How far the capstone reaches over on each side. */
  over?: number;
  /** How much higher its right end lies. */
  tilt?: number;
  /** Where the stones under it stand, from left (0) to right (1), and how wide they are. */
  legs?: readonly number[];
  leg?: number;
  /** Whether one looks into a dark chamber. */
  dark?: boolean;
}

/** A chamber of stones under a capstone. */
export function dolmen({
  x = 32,
  base = GROUND,
  width = 36,
  height = 22,
  cap = 7,
  over = 5,
  tilt = 0,
  legs = [0.08, 0.92],
  leg = 7,
  dark = true,
}: Dolmen): Drawing {
  const [left, top] = [x - width / 2, base - height];
  /** The underside of the capstone there. */
  const under = (across: number) => top + cap - tilt * ((across - left) / width - 0.5);
  return [
    ...(dark
      ? ([
          [
            "deep",
            poly(
              left + 1,
              base,
              left + 1,
              under(left + 1),
              left + width - 1,
              under(left + width - 1),
              left + width - 1,
              base,
            ),
          ],
        ] as Drawing)
      : []),
    ...legs.flatMap((place, index): Drawing => {
      const middle = left + place * width;
      const wide = leg * (index % 2 ? 0.9 : 1.1);
      return [
        [
          "lit",
          poly(
            middle - wide / 2,
            base,
            middle - wide * 0.42,
            under(middle) - 0.5,
            middle + wide * 0.42,
            under(middle) - 0.5,
            middle + wide / 2,
            base,
          ),
        ],
        [
          "shade",
          poly(
            middle + wide * 0.1,
            base,
            middle + wide * 0.14,
            under(middle) - 0.5,
            middle + wide * 0.42,
            under(middle) - 0.5,
            middle + wide / 2,
            base,
          ),
        ],
      ];
    }),
    ...capstone(left - over, left + width + over, top, cap, tilt),
  ];
}

/** The stone on top, its corners worn. */
function capstone(left: number, right: number, top: number, thick: number, tilt: number): Drawing {
  const [up, down] = [tilt / 2, -tilt / 2];
  return [
    [
      "lit",
      poly(
        left,
        top + thick * 0.7 + up,
        left + 2.5,
        top + 0.8 + up,
        left + (right - left) * 0.4,
        top - 0.8,
        right - 3,
        top + 0.3 + down,
        right,
        top + thick * 0.5 + down,
        right - 2,
        top + thick + down,
        left + 2,
        top + thick + 0.3 + up,
      ),
    ],
    [
      "shade",
      poly(
        left + 0.4,
        top + thick * 0.75 + up,
        left + (right - left) * 0.5,
        top + thick * 0.58,
        right - 0.3,
        top + thick * 0.56 + down,
        right - 2,
        top + thick + down,
        left + 2,
        top + thick + 0.3 + up,
      ),
    ],
  ];
}

/** Stones in a ring, seen from a little above; those behind first. */
export function ring({
  count = 9,
  radius = 23,
  y = 42,
  flat = 0.36,
  height = 13,
  width = 6,
  lintels = false,
}): Drawing {
  const places = Array.from({ length: count }, (_, index) =>
    around(32, 0, radius, (index + 0.5) / count),
  ).map(([x, deep]) => ({ x, base: y + deep * flat, scale: 0.78 + (0.22 * (deep + radius)) / (2 * radius) }));
  return [...places]
    .sort((a, b) => a.base - b.base)
    .flatMap(
      ({ x, base, scale }, index): Drawing =>
        lintels
          ? trilithon({
              x,
              base,
              width: (width + 7) * scale,
              height: height * scale,
              post: width * 0.55 * scale,
              lintel: 3.4 * scale,
            })
          : menhir({
              x,
              base,
              width: width * scale,
              height: height * scale * (1 - 0.12 * (index % 3)),
              peak: (index % 4) / 4,
            }),
    );
}

/** Balls of stone. */
export function sphere(x: number, y: number, radius: number): Drawing {
  return [
    ["stone", disc(x, y, radius)],
    ["lit", disc(x - radius * 0.26, y - radius * 0.28, radius * 0.6)],
    [
      "shade",
      `M${brief(x + radius * 0.5)} ${brief(y - radius * 0.86)}A${brief(radius)} ${brief(radius)} 0 0 1 ${brief(x - radius * 0.7)} ${brief(y + radius * 0.72)}A${brief(radius * 1.25)} ${brief(radius * 1.25)} 0 0 0 ${brief(x + radius * 0.5)} ${brief(y - radius * 0.86)}Z`,
    ],
  ];
}

/** A boulder with edges. */
export function boulder({ x = 32, base = GROUND, width = 20, height = 12, tip = 0.4 }): Drawing {
  const left = x - width / 2;
  return [
    [
      "lit",
      poly(
        left,
        base,
        left + width * 0.04,
        base - height * 0.5,
        left + width * tip * 0.6,
        base - height * 0.95,
        left + width * (tip + 0.22),
        base - height,
        left + width * 0.95,
        base - height * 0.55,
        left + width,
        base,
      ),
    ],
    [
      "shade",
      poly(
        left + width * 0.1,
        base,
        left + width * 0.55,
        base - height * 0.42,
        left + width * 0.95,
        base - height * 0.55,
        left + width,
        base,
      ),
    ],
  ];
}

/** An upright slab with a rounded head: stelae and tombs. */
export function slab({ x = 32, base = GROUND, width = 16, height = 30, head = 0.5, side = 3 }): Drawing {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  const curve = width * head;
  const face = `M${brief(left)} ${brief(base)}V${brief(top + curve)}Q${brief(left)} ${brief(top)} ${brief(x)} ${brief(top)}T${brief(right)} ${brief(top + curve)}V${brief(base)}Z`;
  return [
    ...(side
      ? ([
          [
            "shade",
            `M${brief(x)} ${brief(top)}H${brief(x + side)}Q${brief(right + side)} ${brief(top)} ${brief(right + side)} ${brief(top + curve)}V${brief(base)}H${brief(x)}Z`,
          ],
        ] as Drawing)
      : []),
    ["lit", face],
  ];
}

/** A wall of stones that fit without mortar: rows of blocks from the ground up, each with its widths. */
export function masonry(
  courses: readonly (readonly number[])[],
  { x = 6, base = GROUND, rise = 7, joint = 0.7 } = {},
): Drawing {
  return courses.flatMap((widths, course): Drawing => {
    let from = x;
    const y = base - rise * (course + 1);
    const length = widths.reduce((sum, width) => sum + width, 0);
    const blocks = widths.flatMap((width, index): Drawing => {
      const [left, right] = [from + joint / 2, from + width - joint / 2];
      from += width;
      const skew = ((index * 3 + course * 5) % 3) - 1;
      const block = poly(
        left + 0.4,
        y + rise - joint,
        left,
        y + joint + skew * 0.3,
        right,
        y + joint - skew * 0.3,
        right - 0.3,
        y + rise - joint,
      );
      return [
        [(index + course) % 3 === 1 ? "stone" : "lit", block],
        [
          "shade",
          poly(
            left + 0.4,
            y + rise - joint,
            left + 1,
            y + rise - joint - 1.6,
            right - 0.6,
            y + rise - joint - 1.8,
            right - 0.3,
            y + rise - joint,
          ),
        ],
      ];
    });
    return [
      ["shade", rect(x, y + joint, length, rise - joint * 0.4)],
      ["fine", rect(x, y + joint, length, rise)],
      ...blocks,
    ];
  });
}

/** Someone, to show how large the rest is. */
export function person(x: number, base = GROUND, height = 7): Drawing {
  const head = height * 0.16;
  return [
    ["deep", disc(x, base - height + head, head)],
    [
      "deep",
      poly(
        x - height * 0.15,
        base - height * 0.66,
        x + height * 0.15,
        base - height * 0.66,
        x + height * 0.2,
        base,
        x - height * 0.2,
        base,
      ),
    ],
  ];
}

/** Scratches that mean something. */
export function carved(...paths: readonly string[]): Drawing {
  return paths.map(path => ["line", path] as const);
}

/** Low walls in rings, as they look from above. */
export function rings(circles: readonly (readonly [number, number, number])[], flat = 0.6): Drawing {
  return circles.flatMap(
    ([x, y, radius]): Drawing => [
      [
        "shade",
        `${disc(x, y + 1.8, radius, radius * flat)}${disc(x, y + 1.8, radius - 3.2, (radius - 3.2) * flat)}`,
      ],
      ["lit", `${disc(x, y, radius, radius * flat)}${disc(x, y, radius - 3.2, (radius - 3.2) * flat)}`],
      [
        "fine",
        times(Math.round(radius), index => {
          const turn = index / Math.round(radius);
          const [ax, ay] = around(0, 0, radius, turn);
          const [bx, by] = around(0, 0, radius - 3.2, turn);
          return lines(x + ax, y + ay * flat, x + bx, y + by * flat);
        }),
      ],
    ],
  );
}

/** A mound of earth with a door of three stones. */
export function mound({ x = 32, base = GROUND, width = 56, height = 22, gate = 10 }): Drawing {
  return [
    [
      "moss",
      `M${brief(x - width / 2)} ${base}Q${brief(x - width * 0.3)} ${brief(base - height * 1.3)} ${x} ${brief(base - height * 1.1)}T${brief(x + width / 2)} ${base}Z`,
    ],
    [
      "leaf",
      `M${brief(x - width / 2)} ${base}Q${brief(x - width * 0.3)} ${brief(base - height * 1.3)} ${x} ${brief(base - height * 1.1)}Q${brief(x - width * 0.1)} ${brief(base - height * 0.9)} ${brief(x - width * 0.2)} ${base}Z`,
    ],
    ["deep", rect(x - gate / 2, base - gate, gate, gate)],
    ...trilithon({ x, base, width: gate + 8, height: gate + 4, post: 4.4, lintel: 4.4 }),
  ];
}
