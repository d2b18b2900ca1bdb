// Figures: giants of stone, heads, masks, people.
import { arch, brief, type Drawing, disc, each, GROUND, lines, poly, rect, times } from "../draw";

/** A giant on his throne, seen from the front. */
export function seated({ x = 32, base = GROUND, height = 34, crown = true, headless = false }): Drawing {
  const u = height / 34;
  const p = (...points: number[]) =>
    poly(...points.map((value, index) => (index % 2 ? base - value * u : x + value * u)));
  return [
    ["shade", p(-9, 0, -9, 14, 9, 14, 9, 0)],
    ["stone", p(-7.5, 0, -7, 13, -1, 13, -1, 0)],
    ["lit", p(-7.5, 0, -7, 13, -3.5, 13, -4, 0)],
    ["stone", p(1, 0, 1, 13, 7, 13, 7.5, 0)],
    ["lit", p(1, 0, 1, 13, 4, 13, 3.6, 0)],
    ["stone", p(-8, 12, -8, 24, 8, 24, 8, 12)],
    ["lit", p(-8, 12, -8, 24, -2, 24, -2, 12)],
    ["shade", p(4, 12, 4, 24, 8, 24, 8, 12)],
    ...(headless
      ? ([["stone", p(-3, 24, -3.4, 28, 0, 30, 3, 27, 3, 24)]] as Drawing)
      : ([
          ["shade", p(-5.6, 24, -5, 33, 5, 33, 5.6, 24)],
          ["lit", p(-3, 24.5, -3.2, 31.5, 3.2, 31.5, 3, 24.5)],
          [
            "fine",
            `${lines(x - 1.6 * u, base - 29 * u, x - 0.6 * u, base - 29 * u)}${lines(x + 0.6 * u, base - 29 * u, x + 1.6 * u, base - 29 * u)}`,
          ],
          ...(crown ? ([["stone", p(-3.4, 32, -2.6, 38, 2.6, 38, 3.4, 32)]] as Drawing) : []),
        ] as Drawing)),
  ];
}

/** A long face that looks up: the giants of Easter Island. */
export function moai({ x = 32, base = GROUND, height = 34, hat = false, body = 0.34 }): Drawing {
  const tall = height * (1 - body);
  const chin = base - height * body;
  const wide = tall * 0.56;
  /** Points across in widths of the face from its middle, down in heights of it from its top. */
  const p = (...points: number[]) =>
    poly(...points.map((value, index) => (index % 2 ? chin - tall + value * tall : x + value * wide)));
  const foot = 1 + (body * height) / tall;
  const both = (...points: number[]) =>
    p(...points) + p(...points.map((value, index) => (index % 2 ? value : -value)));
  return [
    ["stone", p(-0.7, foot, -0.62, 0.96, 0.62, 0.96, 0.7, foot)],
    ["shade", p(0.14, foot, 0.14, 0.96, 0.62, 0.96, 0.7, foot)],
    ["lit", p(-0.5, 0.06, -0.42, 0, 0.42, 0, 0.5, 0.06, 0.46, 0.86, 0.2, 1.06, -0.2, 1.06, -0.46, 0.86)],
    ["shade", p(0.14, 0.34, 0.48, 0.3, 0.46, 0.86, 0.2, 1.06, 0.06, 1.06, 0.22, 0.66)],
    ["deep", both(-0.46, 0.3, -0.1, 0.32, -0.14, 0.44, -0.42, 0.42)],
    ["stone", p(-0.08, 0.3, 0.08, 0.3, 0.17, 0.66, -0.17, 0.66)],
    ["deep", p(-0.22, 0.76, 0.22, 0.76, 0.22, 0.8, -0.22, 0.8)],
    ["shade", both(-0.6, 0.3, -0.5, 0.3, -0.5, 0.72, -0.6, 0.72)],
    ...(hat ? ([["red", p(-0.42, -0.2, 0.42, -0.2, 0.42, 0.01, -0.42, 0.01)]] as Drawing) : []),
  ];
}

/** A head as round as a ball, with a helmet. */
export function colossalHead(): Drawing {
  return [
    ["stone", "M10 34C10 20 20 14 32 14S54 20 54 34C54 46 46 54 32 54S10 46 10 34Z"],
    ["shade", "M38 14.500C48 16 54 23 54 34C54 46 46 54 32 54C42 50 46 44 46 34C46 25 43 18 38 14.500Z"],
    ["lit", "M11 29C12 19 21 14 32 14S52 19 53 29C46 25 39 24 32 24S18 25 11 29Z"],
    ["line", "M11 29C18 25 25 24 32 24S46 25 53 29M32 14V24M22 16.500L20 26M42 16.500L44 26"],
    [
      "deep",
      "M17 34Q21.500 30.500 27 33.500L26 36.500Q21.500 38 17.500 36.500ZM47 34Q42.500 30.500 37 33.500L38 36.500Q42.500 38 46.500 36.500Z",
    ],
    ["shade", "M29 33H35L38.500 43Q32 46 25.500 43Z"],
    ["lit", "M29 33H32.500L32 43.500Q28 44.500 25.500 43Z"],
    ["deep", "M22 48Q32 44.500 42 48Q32 54 22 48Z"],
    ["line", "M22 48.500Q32 46.500 42 48.500"],
  ];
}

/** A lion with the head of a king, from the side. */
export function sphinx(): Drawing {
  return [
    ["shade", "M4 52V46H60V52Z"],
    ["lit", "M22 50C22 40 27 36 34 35C42 34 50 33 54 36C58 39 58 46 57 52H20Z"],
    ["shade", "M40 52C41 44 46 40 52 41C57 42 58 47 57 52Z"],
    ["lit", "M4 52V48.500C6 46 10 46 14 46.500L26 46.500V52Z"],
    ["shade", "M4 52V50.500H26V52Z"],
    ["stone", "M14 38L17 20C18 15 30 15 32 21L37 40C33 46 20 46 14 38Z"],
    ["shade", "M26 16.500C30 17 31.500 19 32 21L37 40C35 43 31 44.500 27 44.500C31 36 30 26 26 16.500Z"],
    ["lit", "M16.500 22H26.500L27 34C24 38.500 18.500 38.500 16 34Z"],
    ["deep", "M17.500 26.500H21V28H17.500ZM23 26.500H26V28H23Z"],
    ["shade", "M20.500 28H22.500L23.500 32H19.800Z"],
    ["deep", "M19 34H24.500V35H19Z"],
    ["fine", "M14.500 36L17 36.500M15 32L16.500 32M28 36L36 38M28.500 32L35 33M28.500 28L33.500 28.500"],
  ];
}

/** The Buddha, seated with his hands on his knees. */
export function buddha(): Drawing {
  return [
    ["shade", "M20 54L21 40C21 31 25 27 32 27S43 31 43 40L44 54Z"],
    ["stone", "M19 54L22 36C24 29 28 28 32 28S40 29 42 36L45 54H37L36 43H28L27 54Z"],
    ["lit", "M19 54L22 36C24 29 28 28 32 28L31 42H27.500L26 54Z"],
    ["lit", "M26 18C26 12 28 10 32 10S38 12 38 18C38 24 35 27 32 27S26 24 26 18Z"],
    ["shade", "M33 10C37 10.500 38 13 38 18C38 24 35 27 32 27C35.500 23 35 14 33 10Z"],
    ["deep", "M25.500 16C26 10 28.500 8 32 8S38 10 38.500 16C36 12.500 28 12.500 25.500 16Z"],
    ["deep", "M30 7.500A2.500 2.500 0 0 1 34 7.500L34.500 9H29.500Z"],
    ["fine", "M28.500 18H31M33 18H35.500M30.500 23H33.500M27 45H37M24 36L30 41M40 36L34 41"],
    ["stone", "M24.500 17H26V23H24.500ZM38 17H39.500V23H38Z"],
  ];
}

/** An idol as broad as a door post: big eyes, arms on the chest. */
export function idol({
  x = 32,
  base = GROUND,
  width = 18,
  height = 40,
  round = 0.5,
  goggles = 0,
  arms = true,
  belt = true,
  mouth = true,
  hat = 0,
}): Drawing {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  const curve = width * round * 0.5;
  const eye = top + height * 0.24;
  const gap = width * 0.22;
  return [
    ...(hat
      ? ([
          ["shade", rect(x - width * 0.62, top - hat, width * 1.24, hat + 1)],
          ["lit", rect(x - width * 0.62, top - hat, width * 0.8, hat * 0.5)],
        ] as Drawing)
      : []),
    [
      "stone",
      `M${brief(left)} ${base}V${brief(top + curve)}Q${brief(left)} ${brief(top)} ${brief(left + curve)} ${brief(top)}H${brief(right - curve)}Q${brief(right)} ${brief(top)} ${brief(right)} ${brief(top + curve)}V${base}Z`,
    ],
    [
      "lit",
      `M${brief(left)} ${base}V${brief(top + curve)}Q${brief(left)} ${brief(top)} ${brief(left + curve)} ${brief(top)}H${brief(x - width * 0.1)}V${base}Z`,
    ],
    [
      "shade",
      `M${brief(right - width * 0.24)} ${base}V${brief(top)}H${brief(right - curve)}Q${brief(right)} ${brief(top)} ${brief(right)} ${brief(top + curve)}V${base}Z`,
    ],
    ...(goggles
      ? ([
          [
            "deep",
            `${disc(x - gap, eye, goggles)}${disc(x - gap, eye, goggles * 0.5)}${disc(x + gap, eye, goggles)}${disc(x + gap, eye, goggles * 0.5)}`,
          ],
        ] as Drawing)
      : ([
          ["deep", `${rect(x - gap - 1.6, eye - 1, 3.2, 2)}${rect(x + gap - 1.6, eye - 1, 3.2, 2)}`],
        ] as Drawing)),
    ["shade", poly(x - 1, eye, x + 1, eye, x + 2, eye + height * 0.12, x - 2, eye + height * 0.12)],
    ...(mouth ? ([["deep", rect(x - width * 0.18, eye + height * 0.17, width * 0.36, 1.5)]] as Drawing) : []),
    ...(arms
      ? ([
          [
            "line",
            `${lines(left + 1, base - height * 0.46, x - 1.5, base - height * 0.34, left + 1, base - height * 0.3)}${lines(right - 1, base - height * 0.46, x + 1.5, base - height * 0.34, right - 1, base - height * 0.3)}`,
          ],
        ] as Drawing)
      : []),
    ...(belt
      ? ([
          [
            "line",
            `${lines(left, base - height * 0.2, right, base - height * 0.2)}${lines(left, base - height * 0.14, right, base - height * 0.14)}`,
          ],
        ] as Drawing)
      : []),
  ];
}

interface Bust {
  x?: number;
  /** Longer, fuller or none. */
  beard?: "none" | "short" | "long";
  head?: "hair" | "bald" | "wreath" | "hood" | "cap" | "turban" | "nemes" | "crown" | "mitre";
  size?: number;
}

/** Head and shoulders, from the side, looking right. */
export function bust({ x = 24, beard = "short", head = "hair", size = 1 }: Bust): Drawing {
  const place = (path: string) => path;
  const beards = {
    none: [],
    short: [["shade", "M27 31Q35 33 40 30.500C40 37 36 40 32 40C28.500 38 27 35 27 31Z"]],
    long: [
      ["shade", "M26 30Q35 33 40 30.500C41 38 38 48 33 50C28 46 26 38 26 30Z"],
      ["fine", "M31 34V45M35 34L34 46"],
    ],
  } as const;
  const heads = {
    hair: [["shade", "M21 30C17 18 24 11 31 11C37 11 40 14 40 18C36 17 33 18 31 21C30 25 28 27 27 31Z"]],
    bald: [["shade", "M21 30C19 25 19.500 21 22 18L27 22C28 25 28 28 27 31Z"]],
    wreath: [
      ["shade", "M21 30C17 18 24 11 31 11C36 11 39 13 40 16L30 20C29 25 28 27 27 31Z"],
      [
        "gold",
        "M20.500 22L40 14.500L40.500 17L21 25ZM24 17L27 20L22 20.500ZM30 14.500L32.500 17.500L28 18.500ZM36 12.500L38 15.500L34 16Z",
      ],
    ],
    hood: [
      ["stone", "M17 40C15 18 22 9 31 9C38 9 41 13 41 18C36 15 31 18 30 24C29 30 28 36 27 40Z"],
      ["shade", "M30 24C29 30 28 36 27 40H23C25 30 26 22 34 16C32 18 30.500 20 30 24Z"],
    ],
    cap: [
      ["red", "M20 21C20 12 25 8 31 8C37 8 40 12 40.500 18Z"],
      ["shade", "M20.500 30V21L28 20C28.500 25 28 27 27 31Z"],
    ],
    turban: [
      ["lit", "M18 21C18 11 25 7 31 7C38 7 42 11 42 17C36 20 24 22 18 21Z"],
      ["line", "M19 18C26 19 36 15 40 11M22 12C28 14 34 11 36 8.500"],
      ["shade", "M20.500 30V21.500L28 20.500C28.500 25 28 27 27 31Z"],
    ],
    nemes: [
      ["gold", "M16 40L20 16C22 10 36 9 40 16L39.500 18C34 17 31 19 30 24L29 40Z"],
      [
        "blue",
        "M16.600 36L29.300 36.500V38.500H16.300ZM17.300 31.500L29.400 32V34H17ZM18 27L29.600 27.500V29.500H17.700ZM18.800 22.500L30.500 22.500L30 25H18.400ZM20 17.500C26 15.500 33 15 40 16V17.500C34 17 33 18 31.500 20H19.300Z",
      ],
    ],
    crown: [
      ["blue", "M19 24L23 6C28 2 36 4 40 17C35 17 32 18 30 21C29 25 28 28 27 31L21 30Z"],
      ["gold", "M30 20.500L40 16L40.500 18.500L30 23Z"],
    ],
    mitre: [
      ["gold", "M20 21L30 4L41 18C34 18 27 20 20 21Z"],
      ["line", "M22 20L39.500 16.500M30 5L31 18"],
      ["shade", "M20.500 30V21.500L28 20.500C28.500 25 28 27 27 31Z"],
    ],
  } as const;
  return [
    {
      transform: `translate(${brief(x - 30 * size)} ${brief(GROUND - 52 * size)}) scale(${size})`,
      parts: [
        ["stone", place("M10 54C10 44 18 41 24 40V32H34V40C40 41 46 45 47 54Z")],
        ["lit", place("M10 54C10 44 18 41 24 40V36L30 41C24 43 20 48 20 54Z")],
        ["shade", place("M24 34L33 38.500V41C30 42 26 41 24 39Z")],
        [
          "lit",
          place(
            "M21 30C19 16 27 12 33 13C39 14 40 18 39.500 21L42.500 27L39.800 28L40 33C39 36 36 36.500 33 36C27 35 23 34 21 30Z",
          ),
        ],
        ["deep", place("M35 22L38.500 21.500V23.300L35.500 23.600Z")],
        ["fine", place("M36 31L40 30.500")],
        ...(beards[beard] as Drawing),
        ...(heads[head] as Drawing),
      ],
    },
  ];
}

/** Bones of a head, from the front; longer where it was bound. */
export function skull({ long = 0, teeth = 6 }): Drawing {
  const top = 14 - long;
  return [
    [
      "stone",
      `M16 ${32 - long / 4}C15 ${top + 4} 22 ${top} 32 ${top}S49 ${top + 4} 48 ${32 - long / 4}C48 39 45 40 43 42V51H21V42C19 40 16 39 16 ${32 - long / 4}Z`,
    ],
    [
      "lit",
      `M16 ${32 - long / 4}C15 ${top + 4} 22 ${top} 32 ${top}C25 ${top + 6} 23 24 24 33L21 42C19 40 16 39 16 ${32 - long / 4}Z`,
    ],
    [
      "shade",
      `M41 ${top + 3.5}C47 ${top + 8} 49 22 48 ${32 - long / 4}C48 39 45 40 43 42V51H38C42 40 44 26 41 ${top + 3.5}Z`,
    ],
    ["deep", `${disc(25, 34, 4.6, 5)}${disc(39, 34, 4.6, 5)}`],
    ["deep", "M32 38L34.500 44H29.500Z"],
    ["deep", times(teeth, index => rect(22.5 + index * (19 / teeth), 46.5, 19 / teeth - 1.2, 4.5))],
  ];
}

/** A wrapped body, standing. */
export function mummy(): Drawing {
  return [
    ["lit", "M24 14C24 7 40 7 40 14L44 24C44 32 41 40 40 54H24C23 40 20 32 20 24Z"],
    ["shade", "M34 8.500C38 9 40 11 40 14L44 24C44 32 41 40 40 54H34C37 40 39 22 34 8.500Z"],
    ["deep", "M27 14H37V18.500H27Z"],
    ["lit", `${disc(29.6, 16.2, 1.2)}${disc(34.4, 16.2, 1.2)}`],
    [
      "line",
      "M25 11L38 9.500M24 21.500L40 20M21 27L43 23.500M20.500 31L43 29M22 35L43 33.500M22.500 41L41 37M23.500 44.500L41 43.500M23.500 50L40.500 47",
    ],
  ];
}

/** A mask of wood under a cross with arms up and down. */
export function kanaga(): Drawing {
  return [
    ["deep", "M30.500 4H33.500V30H30.500ZM16 11H48V14H16ZM16 24H48V27H16Z"],
    ["lit", "M16 4H19V14H16ZM45 4H48V14H45ZM16 24H19V33H16ZM45 24H48V33H45Z"],
    ["stone", "M24 29H40L42 44L37 54H27L22 44Z"],
    ["lit", "M24 29H32V54H27L22 44Z"],
    ["deep", "M25.500 34H30V43H25.500ZM34 34H38.500V43H34Z"],
    ["red", "M30.500 44H33.500V50H30.500Z"],
    ["line", "M22.500 32.500H41.500"],
  ];
}

/** A clay woman with goggle eyes. */
export function dogu(): Drawing {
  return [
    [
      "stone",
      "M18 24C12 26 11 33 14 39L20 36L22 44C19 48 19 53 22 55H30L32 49L34 55H42C45 53 45 48 42 44L44 36L50 39C53 33 52 26 46 24L40 22H24Z",
    ],
    ["shade", "M40 22L46 24C52 26 53 33 50 39L44 36L42 44C45 48 45 53 42 55H37C41 46 42 32 40 22Z"],
    ["lit", "M18 16C16 8 24 4 32 4S48 8 46 16C45 22 39 24 32 24S19 22 18 16Z"],
    ["line", "M22 8L26 4.500M42 8L38 4.500M20 28H44M22 33Q32 38 42 33M24 42H40M26 28L29 33M38 28L35 33"],
    ["deep", `${disc(25.5, 14, 5.8, 4.4)}${disc(38.5, 14, 5.8, 4.4)}`],
    ["lit", `${disc(25.5, 14, 4.6, 3.2)}${disc(38.5, 14, 4.6, 3.2)}`],
    ["line", "M21 14H30M34 14H43"],
    ["deep", disc(32, 20.5, 1.5)],
  ];
}

export function ibis(): Drawing {
  return [
    [
      "blue",
      "M18 54C18 44 22 40 27 38L26 30C20 28 17 20 22 14C27 8 38 9 40 17C41 24 37 27 35 30L37 39C42 41 46 46 46 54Z",
    ],
    ["deep", "M37 13C46 14 54 22 55 34C49 26 44 22 38 21Z"],
    ["lit", disc(32.5, 17, 2.6)],
    ["deep", disc(33, 17, 1.3)],
    ["gold", "M18 54C18 47 22 42 26 41C30 45 35 45 38 41C42 43 46 47 46 54Z"],
    ["blue", "M22 54C22 50 24 47 27 46C30 49 34 49 37 46C40 47 42 50 42 54Z"],
    ["gold", "M22 12A9.500 9.500 0 0 0 38 9A8 8 0 0 1 23 8Z"],
    ["gold", disc(30.5, 5.5, 3.8)],
  ];
}

/** Lions on either side of a pillar, over a gate. */
export function lionRelief(): Drawing {
  const lion = "M31 30V26L26 18C25 14 21 13 19 16L18 20L20 21L19 30H16V32H31Z";
  return [
    ["stone", "M32 10L14 33H50Z"],
    ["shade", "M32 10L50 33H36Z"],
    ["lit", lion],
    { transform: "matrix(-1 0 0 1 64 0)", parts: [["lit", lion]] },
    ["deep", "M30.800 14H33.200V33H30.800Z"],
  ];
}

export function arches(places: readonly (readonly [number, number, number, number])[]): Drawing {
  return places.map(([x, sill, width, height]) => ["deep", arch(x, sill, width, height)] as const);
}

/** Faces in a row. */
export function row(
  count: number,
  from: number,
  to: number,
  draw: (x: number, index: number) => Drawing,
): Drawing {
  return each(count, index =>
    draw(count > 1 ? from + ((to - from) * index) / (count - 1) : (from + to) / 2, index),
  );
}
