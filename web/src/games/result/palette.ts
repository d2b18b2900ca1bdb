// The colours of the house as a canvas takes them: those of tokens.css, in the theme that the page has now.
export interface Palette {
  /** The sky from above to the horizon, and the ground from there down. */
  sky: readonly [high: string, low: string];
  ground: readonly [near: string, far: string];
  hills: string;
  sun: string;
  ink: string;
  soft: string;
  clay: string;
  seats: readonly string[];
  /** By the letter of the notation. */
  stones: Readonly<Record<string, string>>;
}

export function paletteOf(page: HTMLElement): Palette {
  const probe = page.ownerDocument.createElement("span");
  page.append(probe);
  const of = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    sky: [of("sand-deep"), of("panel")],
    ground: [of("hollow"), of("hollow-edge")],
    hills: of("panel-edge"),
    sun: of("gold-fill"),
    ink: of("ink"),
    soft: of("ink-soft"),
    clay: of("clay"),
    seats: [1, 2, 3, 4].map(seat => of(`seat-${seat}`)),
    stones: {
      g: of("stone-green"),
      s: of("stone-grey"),
      b: of("stone-brown"),
      w: of("stone-white"),
    },
  } as const;
  probe.remove();
  return palette;
}
