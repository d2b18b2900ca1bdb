// Things one can carry, more or less: discs, jars, tablets, books, maps, instruments.
import { around, brief, type Drawing, disc, each, lines, poly, rect, times } from "../draw";

/** A disc that lies before us, with a rim. */
export function plate({ x = 32, y = 32, radius = 21, rim = 2.5 }): Drawing {
  return [
    ["shade", disc(x + 0.8, y + 1.6, radius)],
    ["stone", disc(x, y, radius)],
    ["lit", `${disc(x, y, radius)}${disc(x + 1, y + 1, radius - rim)}`],
  ];
}

/** A line that winds inwards. */
export function spiral(x: number, y: number, radius: number, turns: number, flat = 1): string {
  const steps = Math.round(turns * 14);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const [px, py] = around(0, 0, radius * (1 - part * 0.92), part * turns);
    return [x + px, y + py * flat];
  });
  return lines(...points.flat());
}

/** Rays, teeth or petals around a middle: pairs of radius and share of a pitch. */
export function wheel(
  x: number,
  y: number,
  count: number,
  inner: number,
  outer: number,
  share = 0.5,
): string {
  const points = Array.from({ length: count }, (_, index) => {
    const from = (index - share / 2) / count;
    const to = (index + share / 2) / count;
    return [
      ...around(x, y, inner, (index - 0.5) / count - (0.5 - share / 2) / count + (0.5 - share / 2) / count),
      ...around(x, y, inner, from),
      ...around(x, y, outer, from + (share * 0.14) / count),
      ...around(x, y, outer, to - (share * 0.14) / count),
      ...around(x, y, inner, to),
    ];
  });
  return poly(...points.flat());
}

export function gear(x: number, y: number, radius: number, teeth: number, hub = 0.3): Drawing {
  return [
    ["stone", `${wheel(x, y, teeth, radius * 0.86, radius)}${disc(x, y, radius * hub)}`],
    ["lit", `${disc(x, y, radius * 0.78)}${disc(x, y, radius * 0.68)}`],
    [
      "shade",
      times(4, index => {
        const [ax, ay] = around(x, y, radius * 0.5, index / 4 + 0.125);
        return disc(ax, ay, radius * 0.14);
      }),
    ],
  ];
}

/** Marks along a circle. */
export function ticks(x: number, y: number, count: number, inner: number, outer: number, from = 0): string {
  return times(count, index => {
    const turn = from + index / count;
    return lines(...around(x, y, inner, turn), ...around(x, y, outer, turn));
  });
}

export function star(x: number, y: number, radius: number, points = 5, inner = 0.42, turn = 0): string {
  return poly(
    ...Array.from({ length: points * 2 }, (_, index) =>
      around(x, y, index % 2 ? radius * inner : radius, turn + index / (points * 2)),
    ).flat(),
  );
}

interface Jar {
  x?: number;
  base?: number;
  width?: number;
  height?: number;
  neck?: number;
  /** Where the belly is widest, from the foot (0) to the shoulder (1). */
  belly?: number;
  foot?: number;
  handles?: boolean;
}

/** A vessel turned on a wheel. */
export function jar({
  x = 32,
  base = 54,
  width = 26,
  height = 36,
  neck = 0.4,
  belly = 0.55,
  foot = 0.4,
  handles = false,
}: Jar): Drawing {
  const half = width / 2;
  const top = base - height;
  const shoulder = top + height * 0.18;
  const wide = base - height * belly;
  const side = (sign: number) =>
    `C${brief(x + sign * half * 1.04)} ${brief(wide + height * 0.22)} ${brief(x + sign * half * 1.06)} ${brief(wide - height * 0.2)} ${brief(x + sign * half * neck)} ${brief(shoulder)}`;
  const body = `M${brief(x - half * foot)} ${base}${side(-1)}L${brief(x - half * neck * 1.25)} ${brief(top)}H${brief(x + half * neck * 1.25)}L${brief(x + half * neck)} ${brief(shoulder)}C${brief(x + half * 1.06)} ${brief(wide - height * 0.2)} ${brief(x + half * 1.04)} ${brief(wide + height * 0.22)} ${brief(x + half * foot)} ${base}Z`;
  return [
    ...(handles
      ? ([
          [
            "line",
            `M${brief(x - half * neck)} ${brief(shoulder)}C${brief(x - half * 1.25)} ${brief(shoulder - 4)} ${brief(x - half * 1.25)} ${brief(shoulder + 8)} ${brief(x - half * 0.86)} ${brief(wide - height * 0.1)}M${brief(x + half * neck)} ${brief(shoulder)}C${brief(x + half * 1.25)} ${brief(shoulder - 4)} ${brief(x + half * 1.25)} ${brief(shoulder + 8)} ${brief(x + half * 0.86)} ${brief(wide - height * 0.1)}`,
          ],
        ] as Drawing)
      : []),
    ["stone", body],
    [
      "lit",
      `M${brief(x - half * foot)} ${base}${side(-1)}L${brief(x - half * neck * 1.25)} ${brief(top)}H${brief(x - half * neck * 0.3)}L${brief(x - half * neck * 0.4)} ${brief(shoulder)}C${brief(x - half * 0.5)} ${brief(wide - height * 0.2)} ${brief(x - half * 0.5)} ${brief(wide + height * 0.22)} ${brief(x - half * foot * 0.4)} ${base}Z`,
    ],
    [
      "shade",
      `M${brief(x + half * foot * 0.4)} ${base}C${brief(x + half * 0.62)} ${brief(wide + height * 0.22)} ${brief(x + half * 0.62)} ${brief(wide - height * 0.2)} ${brief(x + half * neck * 0.5)} ${brief(shoulder)}L${brief(x + half * neck * 0.6)} ${brief(top)}H${brief(x + half * neck * 1.25)}L${brief(x + half * neck)} ${brief(shoulder)}C${brief(x + half * 1.06)} ${brief(wide - height * 0.2)} ${brief(x + half * 1.04)} ${brief(wide + height * 0.22)} ${brief(x + half * foot)} ${base}Z`,
    ],
    ["deep", disc(x, top, half * neck * 1.25, 1.4)],
  ];
}

/** A tablet of clay, a little pillow-shaped. */
export function tablet({ x = 32, y = 32, width = 30, height = 38, bulge = 2 }): Drawing {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const face = `M${brief(l)} ${brief(t + 2)}Q${brief(x)} ${brief(t - bulge)} ${brief(r)} ${brief(t + 2)}Q${brief(r + bulge)} ${brief(y)} ${brief(r)} ${brief(b - 2)}Q${brief(x)} ${brief(b + bulge)} ${brief(l)} ${brief(b - 2)}Q${brief(l - bulge)} ${brief(y)} ${brief(l)} ${brief(t + 2)}Z`;
  return [
    { transform: "translate(2 2)", parts: [["shade", face]] },
    ["stone", face],
    [
      "lit",
      `M${brief(l)} ${brief(t + 2)}Q${brief(x)} ${brief(t - bulge)} ${brief(r)} ${brief(t + 2)}L${brief(r - 4)} ${brief(t + 4)}Q${brief(x)} ${brief(t + 1.4)} ${brief(l + 4)} ${brief(t + 5)}L${brief(l + 3)} ${brief(b - 5)}L${brief(l)} ${brief(b - 2)}Q${brief(l - bulge)} ${brief(y)} ${brief(l)} ${brief(t + 2)}Z`,
    ],
  ];
}

/** Wedges pressed into clay, in lines. */
export function wedges({
  left = 21,
  top = 19,
  columns = 4,
  rows = 5,
  pitch = 6,
  line = 6,
  seed = 1,
}): Drawing {
  return [
    [
      "deep",
      times(columns * rows, index => {
        const x = left + (index % columns) * pitch;
        const y = top + Math.floor(index / columns) * line;
        const kind = (index * 7 + seed * 5 + Math.floor(index / columns) * 3) % 4;
        if (kind === 0) return poly(x, y, x + 2.4, y, x + 1.2, y + 4.4);
        if (kind === 1) return poly(x, y + 0.6, x, y + 3, x + 4.6, y + 1.8);
        if (kind === 2)
          return `${poly(x, y, x + 1.8, y, x + 0.9, y + 3.8)}${poly(x + 2.4, y, x + 4.2, y, x + 3.3, y + 3.8)}`;
        return poly(x + 3.6, y, x + 3.6, y + 3.8, x, y + 1.9);
      }),
    ],
  ];
}

/** A sheet with curled ends. */
export function scroll({ left = 12, right = 52, top = 12, bottom = 52, curl = 3.2 }): Drawing {
  const width = right - left;
  return [
    ["lit", rect(left + 2, top, width - 4, bottom - top)],
    ["shade", rect(right - 7, top, 5, bottom - top)],
    [
      "stone",
      `M${left} ${top - curl}H${right}Q${right + 2} ${top} ${right} ${top + curl}H${left}Q${left + 2} ${top} ${left} ${top - curl}Z`,
    ],
    [
      "stone",
      `M${left} ${bottom - curl}H${right}Q${right + 2} ${bottom} ${right} ${bottom + curl}H${left}Q${left + 2} ${bottom} ${left} ${bottom - curl}Z`,
    ],
    ["deep", `${disc(left, top, 1.4, curl)}${disc(left, bottom, 1.4, curl)}`],
  ];
}

/** A sheet of parchment, its edges worn. */
export function parchment(): Drawing {
  return [
    ["shade", "M11 13L54 12L53 30L55 53L34 54L12 53L13 34Z"],
    ["lit", "M10 11L30 12L53 10.500L52 28L53.500 51L33 52L10.500 51L11.500 32Z"],
    [
      "stone",
      "M10 11L16 11.300L15 32L16 51.200L10.500 51L11.500 32ZM53 10.500L52 28L53.500 51L48 51.300L49 28L48.500 10.800Z",
    ],
  ];
}

/** A book that lies open. */
export function book(): Drawing {
  return [
    ["shade", "M6 20L32 24L58 20V50L32 54L6 50Z"],
    ["lit", "M8 17C16 15 26 17 32 21V51C26 47 16 46 8 48Z"],
    ["stone", "M56 17C48 15 38 17 32 21V51C38 47 48 46 56 48Z"],
    ["fine", "M32 21V51"],
  ];
}

/** A boat whose ends rise high. */
export function barque(): Drawing {
  return [
    [
      "stone",
      "M3 26C5 24 8 24 9 27C12 38 18 41 32 41S52 38 55 24C56 19 61 18 62 21C60 22 59 24 59 28C58 42 48 48 32 48S6 44 5 30Z",
    ],
    [
      "lit",
      "M3 26C5 24 8 24 9 27C12 38 18 41 32 41S52 38 55 24C56 21 57 20 58 20C56 38 48 44 32 44S8 42 5 30Z",
    ],
    ["shade", "M24 30H40V41H24Z"],
    ["lit", "M22 28H42V31H22Z"],
    ["deep", "M28 34H36V41H28Z"],
    ["line", "M14 36L8 52M19 39L14 54M48 38L54 52"],
  ];
}

/** Cords that hang from one, with knots. */
export function quipu(): Drawing {
  const hues = ["red", "gold", "leaf", "red", "blue", "gold", "red"] as const;
  return [
    ["line", "M6 14Q32 22 58 14"],
    ...each(7, index => {
      const x = 11 + index * 7;
      const top = 15.6 + (1 - ((index - 3) / 4) ** 2) * 2.4;
      const length = 24 + ((index * 5) % 4) * 3;
      const sway = ((index * 3) % 5) - 2;
      return [
        [
          hues[index] ?? "red",
          `M${brief(x - 0.8)} ${brief(top)}Q${brief(x + sway - 0.8)} ${brief(top + length / 2)} ${brief(x + sway * 0.4 - 0.8)} ${brief(top + length)}H${brief(x + sway * 0.4 + 0.8)}Q${brief(x + sway + 0.8)} ${brief(top + length / 2)} ${brief(x + 0.8)} ${brief(top)}Z`,
        ],
        [
          "deep",
          times(2 + (index % 2), knot => disc(x + sway * 0.5, top + 8 + knot * (6 + (index % 3)), 1.9, 1.4)),
        ],
      ];
    }),
  ];
}

/** A flask with a belly, something in it. */
export function flask({ x = 32, base = 54 }): Drawing {
  return [
    [
      "lit",
      `M${x - 4} ${base - 42}H${x + 4}V${base - 28}C${x + 14} ${base - 24} ${x + 16} ${base - 14} ${x + 15} ${base - 10}C${x + 14} ${base - 2} ${x + 8} ${base} ${x} ${base}S${x - 14} ${base - 2} ${x - 15} ${base - 10}C${x - 16} ${base - 14} ${x - 14} ${base - 24} ${x - 4} ${base - 28}Z`,
    ],
    [
      "red",
      `M${x - 14.5} ${base - 15}Q${x - 6} ${base - 19} ${x} ${base - 15}T${x + 14.5} ${base - 15}C${x + 16} ${base - 4} ${x + 8} ${base - 1.5} ${x} ${base - 1.5}S${x - 16} ${base - 4} ${x - 14.5} ${base - 15}Z`,
    ],
    ["gold", `${disc(x - 5, base - 9, 2)}${disc(x + 4, base - 6, 1.5)}${disc(x + 6, base - 12, 1.2)}`],
    ["stone", `M${x - 6} ${base - 44}H${x + 6}V${base - 41}H${x - 6}Z`],
  ];
}

/** A cup on a foot. */
export function chalice(x: number, base: number, size: number): Drawing {
  const p = (...points: number[]) =>
    poly(...points.map((value, index) => (index % 2 ? base - value * size : x + value * size)));
  return [
    ["gold", p(-6, 16, 6, 16, 4.6, 9, 1.2, 7, 1.2, 2, 4.5, 0, -4.5, 0, -1.2, 2, -1.2, 7, -4.6, 9)],
    ["deep", p(-5, 15.4, 5, 15.4, 4.8, 14, -4.8, 14)],
  ];
}

/** A bird on a branch. */
export function bird(): Drawing {
  return [
    ["line", "M6 50Q26 46 56 52"],
    ["stone", "M14 30C14 22 22 18 28 22C36 26 44 32 54 44L42 42C34 48 22 46 18 38C16 36 14 34 14 30Z"],
    [
      "lit",
      "M14 30C14 22 22 18 28 22C31 23.500 34 26 37 29C28 28 24 34 25 44C21 43 19 40.500 18 38C16 36 14 34 14 30Z",
    ],
    ["shade", "M27 31C34 31 42 36 50 43L42 42C36 42 30 38 27 31Z"],
    ["gold", "M14.500 26L8 28L14 30.500Z"],
    ["deep", disc(19.5, 26, 1.5)],
    ["line", "M26 45L25 49M31 45L31 49"],
  ];
}

/** A ball whose surface is a net. */
export function globe(x: number, y: number, radius: number): Drawing {
  const grid = `${lines(x - radius, y, x + radius, y)}M${brief(x)} ${brief(y - radius)}Q${brief(x - radius)} ${brief(y)} ${brief(x)} ${brief(y + radius)}Q${brief(x + radius)} ${brief(y)} ${brief(x)} ${brief(y - radius)}M${brief(x - radius * 0.86)} ${brief(y - radius * 0.5)}H${brief(x + radius * 0.86)}M${brief(x - radius * 0.86)} ${brief(y + radius * 0.5)}H${brief(x + radius * 0.86)}`;
  return [
    ["blue", disc(x, y, radius)],
    [
      "leaf",
      `M${brief(x - radius * 0.5)} ${brief(y - radius * 0.7)}Q${brief(x)} ${brief(y - radius * 0.8)} ${brief(x + radius * 0.1)} ${brief(y - radius * 0.3)}T${brief(x - radius * 0.2)} ${brief(y + radius * 0.5)}Q${brief(x - radius * 0.6)} ${brief(y)} ${brief(x - radius * 0.5)} ${brief(y - radius * 0.7)}Z`,
    ],
    ["wire", `${grid}${disc(x, y, radius)}`],
  ];
}

export function eye(x: number, y: number, width: number): Drawing {
  const half = width / 2;
  return [
    [
      "snow",
      `M${brief(x - half)} ${brief(y)}Q${brief(x)} ${brief(y - half * 0.9)} ${brief(x + half)} ${brief(y)}Q${brief(x)} ${brief(y + half * 0.9)} ${brief(x - half)} ${brief(y)}Z`,
    ],
    ["blue", disc(x, y, half * 0.38)],
    ["deep", disc(x, y, half * 0.17)],
  ];
}
