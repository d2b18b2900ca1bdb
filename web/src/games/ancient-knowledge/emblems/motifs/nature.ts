// What grows, flows, swims and shines around what people built.
import { brief, type Drawing, disc, each, GROUND, lines, poly, rect, times } from "../draw";

/** Palms, pines, round trees and cedars. */
export function palm(x: number, base = GROUND, height = 16): Drawing {
  const top = base - height;
  const frond = (dx: number, dy: number) =>
    `M${brief(x + 1)} ${brief(top)}Q${brief(x + dx * 0.6)} ${brief(top + dy - 3)} ${brief(x + dx)} ${brief(top + dy)}Q${brief(x + dx * 0.5)} ${brief(top + dy - 0.5)} ${brief(x + 1)} ${brief(top)}Z`;
  return [
    [
      "line",
      `M${brief(x)} ${brief(base)}Q${brief(x - 1)} ${brief(base - height / 2)} ${brief(x + 1)} ${brief(top)}`,
    ],
    ["leaf", frond(-7, 2)],
    ["leaf", frond(-5, -2.6)],
    ["moss", frond(8, 2)],
    ["moss", frond(6, -2.6)],
    ["leaf", frond(1.5, 5)],
  ];
}

export function tree(x: number, base = GROUND, height = 12): Drawing {
  return [
    ["line", lines(x, base, x, base - height * 0.5)],
    ["moss", disc(x + height * 0.05, base - height * 0.62, height * 0.36)],
    ["leaf", disc(x - height * 0.1, base - height * 0.7, height * 0.26)],
  ];
}

export function cedar(x: number, base = GROUND, height = 26): Drawing {
  return [
    ["line", lines(x, base, x, base - height)],
    ...each(4, tier => {
      const half = height * (0.36 - tier * 0.075);
      const y = base - height * (0.36 + tier * 0.2);
      return [
        [
          "moss",
          poly(
            x - half,
            y,
            x - half * 0.3,
            y - height * 0.1,
            x + half * 0.4,
            y - height * 0.12,
            x + half,
            y - 0.6,
            x,
            y + 1,
          ),
        ],
        [
          "leaf",
          poly(x - half, y, x - half * 0.3, y - height * 0.1, x, y - height * 0.06, x - half * 0.3, y + 0.4),
        ],
      ];
    }),
  ];
}

/** Water before everything, with its light on it. */
export function water(y = 48, left = -120, right = 184): Drawing {
  return [
    ["water", rect(left, y, right - left, 64 - y + 60)],
    [
      "foam",
      `${lines(8, y + 3, 22, y + 3)}${lines(30, y + 5.6, 50, y + 5.6)}${lines(4, y + 9, 16, y + 9)}${lines(38, y + 11, 56, y + 11)}`,
    ],
  ];
}

export function sun(x: number, y: number, radius: number, rays = 0): Drawing {
  return [
    ["gold", disc(x, y, radius)],
    ...(rays
      ? ([
          [
            "wire",
            times(rays, index => {
              const a = (index / rays) * 2 * Math.PI;
              return lines(
                x + Math.cos(a) * (radius + 1.6),
                y + Math.sin(a) * (radius + 1.6),
                x + Math.cos(a) * (radius + 4.4),
                y + Math.sin(a) * (radius + 4.4),
              );
            }),
          ],
        ] as Drawing)
      : []),
  ];
}

export function fish(x: number, y: number, size = 5): Drawing {
  return [
    [
      "gold",
      `M${brief(x)} ${brief(y)}Q${brief(x + size * 0.6)} ${brief(y - size * 0.5)} ${brief(x + size * 1.2)} ${brief(y)}L${brief(x + size * 1.7)} ${brief(y - size * 0.35)}V${brief(y + size * 0.35)}L${brief(x + size * 1.2)} ${brief(y)}Q${brief(x + size * 0.6)} ${brief(y + size * 0.5)} ${brief(x)} ${brief(y)}Z`,
    ],
  ];
}
