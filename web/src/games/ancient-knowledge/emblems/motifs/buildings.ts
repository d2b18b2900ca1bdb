// What people built to live and pray in: columns, gates, towers, walls, cliffs with façades.
import { arch, brief, type Drawing, disc, each, GROUND, lines, poly, rect, times } from "../draw";

/** Columns side by side, between left and right. Broken ones are as high as `heights` says, in shares of the height. */
export function columns({
  left = 10,
  right = 54,
  base = GROUND,
  height = 22,
  count = 5,
  width = 4,
  capital = 1.4,
  heights = [1] as readonly number[],
  fluted = false,
}): Drawing {
  const pitch = count > 1 ? (right - left - width) / (count - 1) : 0;
  return each(count, index => {
    const x = left + pitch * index;
    const share = heights[index % heights.length] ?? 1;
    const top = base - height * share;
    return [
      ["lit", rect(x, top, width, height * share)],
      ["shade", rect(x + width * 0.6, top, width * 0.4, height * share)],
      ...(fluted ? ([["fine", lines(x + width * 0.33, top + 1, x + width * 0.33, base)]] as Drawing) : []),
      ...(share === 1 && capital
        ? ([
            [
              "stone",
              poly(
                x - capital,
                top,
                x + width + capital,
                top,
                x + width,
                top + capital * 1.8,
                x,
                top + capital * 1.8,
              ),
            ],
          ] as Drawing)
        : ([
            [
              "stone",
              poly(
                x,
                top,
                x + width * 0.3,
                top - 1.5,
                x + width * 0.6,
                top - 0.3,
                x + width,
                top - 1.8,
                x + width,
                top + 1,
                x,
                top + 1,
              ),
            ],
          ] as Drawing)),
    ];
  });
}

/** A beam or roof slab. */
export function beam(left: number, right: number, top: number, thick: number): Drawing {
  return [
    ["lit", rect(left, top, right - left, thick)],
    ["shade", rect(left, top + thick * 0.6, right - left, thick * 0.4)],
  ];
}

/** A gable over columns. */
export function gable(left: number, right: number, base: number, height: number): Drawing {
  const middle = (left + right) / 2;
  return [
    ["lit", poly(left, base, middle, base - height, right, base)],
    [
      "shade",
      poly(
        left + (right - left) * 0.14,
        base - height * 0.12,
        middle,
        base - height * 0.76,
        right - (right - left) * 0.14,
        base - height * 0.12,
      ),
    ],
  ];
}

/** Broad steps under a building. */
export function plinth(left: number, right: number, base: number, steps = 2, rise = 2): Drawing {
  return each(steps, step => [
    ["stone", rect(left + step * 2, base - rise * (step + 1), right - left - step * 4, rise)],
    ["lit", rect(left + step * 2, base - rise * (step + 1), right - left - step * 4, rise * 0.4)],
  ]);
}

/** The gate of an Egyptian temple: two towers with sloping walls. */
export function pylon({ x = 32, base = GROUND, width = 46, height = 28, gate = 9, flags = false }): Drawing {
  const half = width / 2;
  const tower = (from: number, to: number): Drawing => [
    ["lit", poly(from, base, from + 3, base - height, to - 2, base - height, to, base)],
    [
      "shade",
      poly(
        from + (to - from) * 0.66,
        base,
        from + (to - from) * 0.64,
        base - height,
        to - 2,
        base - height,
        to,
        base,
      ),
    ],
    ["stone", rect(from + 2, base - height - 1.6, to - from - 3, 2.2)],
  ];
  return [
    ...(flags
      ? ([
          [
            "line",
            times(2, index =>
              lines(
                x + (index ? 1 : -1) * half * 0.5,
                base - height,
                x + (index ? 1 : -1) * half * 0.5,
                base - height - 11,
              ),
            ),
          ],
          [
            "red",
            times(2, index =>
              poly(
                x + (index ? 1 : -1) * half * 0.5,
                base - height - 11,
                x + (index ? 1 : -1) * half * 0.5 + 6,
                base - height - 9,
                x + (index ? 1 : -1) * half * 0.5,
                base - height - 7,
              ),
            ),
          ],
        ] as Drawing)
      : []),
    ["stone", rect(x - gate, base - height * 0.72, gate * 2, height * 0.72)],
    ...tower(x - half, x - gate / 2),
    ...tower(x + gate / 2, x + half),
    ["deep", rect(x - gate * 0.36, base - height * 0.55, gate * 0.72, height * 0.55)],
  ];
}

export function obelisk({
  x = 32,
  base = GROUND,
  width = 6,
  height = 36,
  gilded = false,
  signs = false,
}): Drawing {
  const [low, high, shoulder] = [width / 2, width * 0.34, base - height + width * 0.7];
  return [
    [
      "lit",
      poly(
        x - low,
        base,
        x - high,
        shoulder,
        x,
        base - height,
        x + high * 0.3,
        shoulder,
        x + low * 0.3,
        base,
      ),
    ],
    [
      "shade",
      poly(
        x + low * 0.3,
        base,
        x + high * 0.3,
        shoulder,
        x,
        base - height,
        x + high,
        shoulder,
        x + low,
        base,
      ),
    ],
    ...(gilded
      ? ([["gold", poly(x - high, shoulder, x, base - height, x + high, shoulder)]] as Drawing)
      : []),
    ...(signs
      ? ([["fine", times(4, index => disc(x - low * 0.3, shoulder + 4 + index * 6, 0.9))]] as Drawing)
      : []),
  ];
}

/** A tower that narrows like a bud of lotus or a cob of maize. */
export function bud({ x = 32, base = GROUND, width = 12, height = 34, tiers = 6, tip = 3 }): Drawing {
  const top = base - height;
  const half = (up: number) => (width / 2) * Math.sqrt(Math.max(0.04, 1 - up ** 2.2));
  return [
    [
      "lit",
      `M${brief(x - width / 2)} ${base}C${brief(x - width * 0.56)} ${brief(base - height * 0.55)} ${brief(x - width * 0.26)} ${brief(top + height * 0.12)} ${x} ${brief(top)}C${brief(x + width * 0.26)} ${brief(top + height * 0.12)} ${brief(x + width * 0.56)} ${brief(base - height * 0.55)} ${brief(x + width / 2)} ${base}Z`,
    ],
    [
      "shade",
      `M${brief(x + width * 0.12)} ${base}C${brief(x + width * 0.16)} ${brief(base - height * 0.5)} ${brief(x + width * 0.1)} ${brief(top + height * 0.12)} ${x} ${brief(top)}C${brief(x + width * 0.26)} ${brief(top + height * 0.12)} ${brief(x + width * 0.56)} ${brief(base - height * 0.55)} ${brief(x + width / 2)} ${base}Z`,
    ],
    [
      "fine",
      times(tiers, index => {
        const up = (index + 1) / (tiers + 1.2);
        return lines(x - half(up) * 0.96, base - height * up, x + half(up) * 0.96, base - height * up);
      }),
    ],
    ["gold", poly(x - 0.8, top + 0.5, x, top - tip, x + 0.8, top + 0.5)],
  ];
}

/** A stupa: a bell on terraces, with a spire. */
export function stupa({
  x = 32,
  base = GROUND,
  width = 24,
  height = 30,
  spire = 0.4,
  steps = 2,
  gilded = true,
}): Drawing {
  const bell = height * (1 - spire) * 0.72;
  const low = base - height * (1 - spire) * 0.28;
  const top = low - bell;
  return [
    ...each(
      steps,
      step =>
        [
          [
            "stone",
            rect(
              x - width / 2 + step * 1.6,
              base - ((base - low) / steps) * (step + 1),
              width - step * 3.2,
              (base - low) / steps,
            ),
          ],
          [
            "lit",
            rect(
              x - width / 2 + step * 1.6,
              base - ((base - low) / steps) * (step + 1),
              width - step * 3.2,
              0.9,
            ),
          ],
        ] as Drawing,
    ),
    [
      "lit",
      `M${brief(x - width * 0.4)} ${brief(low)}C${brief(x - width * 0.4)} ${brief(top + bell * 0.3)} ${brief(x - width * 0.2)} ${brief(top)} ${x} ${brief(top)}S${brief(x + width * 0.4)} ${brief(top + bell * 0.3)} ${brief(x + width * 0.4)} ${brief(low)}Z`,
    ],
    [
      "shade",
      `M${brief(x + width * 0.08)} ${brief(low)}C${brief(x + width * 0.14)} ${brief(top + bell * 0.3)} ${brief(x + width * 0.08)} ${brief(top)} ${x} ${brief(top)}C${brief(x + width * 0.2)} ${brief(top)} ${brief(x + width * 0.4)} ${brief(top + bell * 0.3)} ${brief(x + width * 0.4)} ${brief(low)}Z`,
    ],
    [gilded ? "gold" : "stone", poly(x - width * 0.11, top + 1, x, base - height, x + width * 0.11, top + 1)],
  ];
}

/** Roofs above roofs, their corners turned up. */
export function pagoda({ x = 32, base = GROUND, width = 34, height = 38, tiers = 4 }): Drawing {
  const rise = height / (tiers + 0.6);
  return [
    ...each(tiers, tier => {
      const wide = (width / 2) * (1 - (0.72 * tier) / tiers);
      const low = base - rise * tier;
      return [
        ["lit", rect(x - wide * 0.66, low - rise, wide * 1.32, rise)],
        ["shade", rect(x + wide * 0.2, low - rise, wide * 0.46, rise)],
        ["deep", arch(x, low, wide * 0.3, rise * 0.5)],
        [
          "red",
          `M${brief(x - wide - 1)} ${brief(low - rise * 0.68)}Q${brief(x - wide * 0.7)} ${brief(low - rise * 0.72)} ${brief(x - wide * 0.42)} ${brief(low - rise * 1.12)}H${brief(x + wide * 0.42)}Q${brief(x + wide * 0.7)} ${brief(low - rise * 0.72)} ${brief(x + wide + 1)} ${brief(low - rise * 0.68)}L${brief(x + wide * 0.9)} ${brief(low - rise * 0.5)}H${brief(x - wide * 0.9)}Z`,
        ],
      ];
    }),
    [
      "gold",
      poly(
        x - 1.6,
        base - rise * tiers - rise * 0.1,
        x,
        base - height - 2,
        x + 1.6,
        base - rise * tiers - rise * 0.1,
      ),
    ],
  ];
}

interface Wall {
  left?: number;
  right?: number;
  base?: number;
  height?: number;
  /** How many teeth on top; none for 0. */
  teeth?: number;
  windows?: number;
  /** How far the walls slope. */
  slope?: number;
}

/** A wall or a plain building, with battlements or windows. */
export function wall({
  left = 8,
  right = 56,
  base = GROUND,
  height = 16,
  teeth = 0,
  windows = 0,
  slope = 0,
}: Wall): Drawing {
  const width = right - left;
  const top = base - height;
  const pitch = width / Math.max(1, teeth);
  const bay = (width - 2) / Math.max(1, windows);
  return [
    ...(teeth
      ? ([
          [
            "stone",
            times(teeth, index =>
              rect(
                left + slope + pitch * (index + 0.2) * (1 - (2 * slope) / width),
                top - 3,
                pitch * 0.6,
                3.2,
              ),
            ),
          ],
        ] as Drawing)
      : []),
    ["lit", poly(left, base, left + slope, top, right - slope, top, right, base)],
    ["shade", poly(left + width * 0.68, base, left + width * 0.68, top, right - slope, top, right, base)],
    ...(windows
      ? ([
          [
            "deep",
            times(windows, index =>
              rect(
                left + 1 + slope + bay * (index + 0.3) * (1 - (2 * slope) / width),
                top + height * 0.28,
                bay * 0.4,
                Math.min(height * 0.4, 5),
              ),
            ),
          ],
        ] as Drawing)
      : []),
  ];
}

/** A round tower: a band of light, a broad shade. */
export function tower({
  x = 32,
  base = GROUND,
  width = 14,
  height = 28,
  flare = 0,
  teeth = 0,
  courses = 0,
}): Drawing {
  const [half, top] = [width / 2, base - height];
  return [
    ...(teeth
      ? ([
          [
            "stone",
            times(teeth, index =>
              rect(
                x - half - flare + ((width + 2 * flare) / teeth) * (index + 0.18),
                top - 3,
                ((width + 2 * flare) / teeth) * 0.64,
                3.2,
              ),
            ),
          ],
        ] as Drawing)
      : []),
    ["stone", poly(x - half, base, x - half - flare, top, x + half + flare, top, x + half, base)],
    ["lit", poly(x - half * 0.72, base, x - half * 0.72, top, x - half * 0.1, top, x - half * 0.1, base)],
    [
      "shade",
      poly(x + half * 0.4, base, x + half * 0.4 + flare / 2, top, x + half + flare, top, x + half, base),
    ],
    ...(courses
      ? ([
          [
            "fine",
            times(courses, index =>
              lines(
                x - half,
                base - (height * (index + 1)) / (courses + 1),
                x + half,
                base - (height * (index + 1)) / (courses + 1),
              ),
            ),
          ],
        ] as Drawing)
      : []),
  ];
}

/** A house with a gable and no roof any more. */
export function house({ x = 32, base = GROUND, width = 12, wallHeight = 7, gableHeight = 5 }): Drawing {
  const [left, right] = [x - width / 2, x + width / 2];
  return [
    [
      "lit",
      poly(
        left,
        base,
        left,
        base - wallHeight,
        x,
        base - wallHeight - gableHeight,
        right,
        base - wallHeight,
        right,
        base,
      ),
    ],
    [
      "shade",
      poly(
        x + width * 0.1,
        base,
        x + width * 0.1,
        base - wallHeight - gableHeight * 0.8,
        right,
        base - wallHeight,
        right,
        base,
      ),
    ],
    [
      "deep",
      poly(
        x - 1.8,
        base,
        x - 1.3,
        base - wallHeight * 0.66,
        x + 1.3,
        base - wallHeight * 0.66,
        x + 1.8,
        base,
      ),
    ],
  ];
}

/** Fields in steps up a slope. */
export function terraces({
  base = 54,
  count = 5,
  left = 2,
  right = 62,
  rise = 3.6,
  shrink = 4.5,
  wave = 1.6,
}): Drawing {
  return each(count, step => {
    const low = base - rise * step;
    const [from, to] = [left + shrink * step * 0.6, right - shrink * step * 0.7];
    const bow = step % 2 ? wave : -wave * 0.4;
    return [
      [
        "leaf",
        `M${brief(from)} ${brief(low - rise)}Q32 ${brief(low - rise - 2 + bow)} ${brief(to)} ${brief(low - rise)}L${brief(to + 1)} ${brief(low)}H${brief(from - 1)}Z`,
      ],
      [
        "stone",
        `M${brief(from - 0.6)} ${brief(low - rise * 0.56)}Q32 ${brief(low - rise * 0.56 - 1 + bow)} ${brief(to + 0.6)} ${brief(low - rise * 0.56)}L${brief(to + 1)} ${brief(low + 0.6)}Q32 ${brief(low + bow)} ${brief(from - 1)} ${brief(low + 0.6)}Z`,
      ],
    ];
  });
}

/** A rock face to hew into. */
export function cliff({ left = 6, right = 58, base = GROUND, height = 40, rough = 0 }): Drawing {
  const top = base - height;
  const width = right - left;
  return [
    [
      "stone",
      poly(
        left - 3,
        base,
        left,
        top + 9,
        left + width * 0.16,
        top + 3 - rough,
        left + width * 0.34,
        top + 1,
        left + width * 0.52,
        top - 2 + rough,
        left + width * 0.74,
        top + 2 - rough,
        right - 2,
        top + 7,
        right + 3,
        base,
      ),
    ],
    [
      "shade",
      poly(
        left + width * 0.74,
        top + 2 - rough,
        right - 2,
        top + 7,
        right + 3,
        base,
        right - 8,
        base,
        right - 9,
        top + 12,
      ),
    ],
    [
      "lit",
      poly(
        left - 3,
        base,
        left,
        top + 9,
        left + width * 0.16,
        top + 3 - rough,
        left + width * 0.14,
        base - 8,
        left + 3,
        base,
      ),
    ],
  ];
}

/** A cave temple's window, like a horseshoe, over its door. */
export function chaitya(x: number, base: number, width: number): Drawing {
  return [
    ["lit", arch(x, base, width, width * 1.36)],
    ["deep", arch(x, base, width * 0.72, width * 1.08)],
    [
      "wire",
      `M${brief(x - width * 0.28)} ${brief(base - width * 0.66)}A${brief(width * 0.28)} ${brief(width * 0.28)} 0 0 1 ${brief(x + width * 0.28)} ${brief(base - width * 0.66)}`,
    ],
    ["stone", rect(x - width * 0.36, base - width * 0.52, width * 0.72, 1.6)],
  ];
}
