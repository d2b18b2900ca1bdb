// The signs carved into the stones and printed on the keys: one a colour, one a tier. Drawn on a field of 24 by 24,
// as plain paths, for SVG and for the textures of the temple alike.
import type { Colour, Tier } from "../view";

export const COLOUR_GLYPHS: Record<Colour, string> = {
  // A leaf with its rib left open.
  green: "M12 2.5c6.6 4.4 7.6 12.4 0.9 18.6V9.5h-1.8v11.6C4.400 14.900 5.400 6.900 12 2.500Z",
  // A pyramid of two broad steps: they stay steps however small it is drawn.
  grey: "M2.500 20.500V13H7.500V5h9v8h5v7.500Z",
  // A jar with two handles.
  brown:
    "M9 3h6v2.200l-.8 1.500H18.200c1.500 0 1.700 3.800-.7 4.700.3.800.4 1.600.4 2.400 0 4-2.700 7.200-5.900 7.200s-5.900-3.200-5.900-7.200c0-.8.1-1.600.4-2.400-2.400-.9-2.200-4.700-.7-4.700H9.800L9 5.200Z",
  // Rings, as of a shell or an eye.
  white:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2.800a6.200 6.200 0 1 1 0 12.400 6.200 6.200 0 0 1 0-12.400Zm0 3a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400Z",
};

export const TIER_GLYPHS: Record<Tier, string> = {
  star: "M12 2.500l2.800 6.300 6.800.7-5.100 4.600 1.500 6.800-6-3.500-6 3.500 1.500-6.800L2.400 9.500l6.800-.7Z",
  sun: "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM11 1.500h2v4h-2ZM11 18.500h2v4h-2ZM1.500 11h4v2h-4ZM18.500 11h4v2h-4ZM4.100 5.500l1.400-1.400 2.900 2.900L7 8.400ZM15.600 17l1.400-1.400 2.900 2.900-1.400 1.400ZM4.100 18.500l2.900-2.900L8.400 17l-2.900 2.900ZM15.600 7l2.900-2.900 1.400 1.400L17 8.400Z",
  moon: "M15.500 2.800A9.600 9.600 0 1 0 21.200 15 8.200 8.200 0 0 1 15.500 2.800Z",
};
