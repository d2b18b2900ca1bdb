// The signs of the tools of the hand. The three quarter turns show a block from its player's side, and which way it goes.

const SIGNS = {
  turn: "M20 11c2 1.200 2.500 2.500 2.500 3.500 0 3-4.500 5-10.500 5S1.500 17.500 1.500 14.500c0-1 .5-2.300 2.500-3.500M1 10.300l3.400.4-.2 3.600",
  tip: "M12 16V2M8.300 5.700 12 2l3.700 3.700",
  roll: "M3 9.500C5 1 18.500.5 20.500 8.500M16.800 6.500l3.900 2.200 2.200-3.900",
  fit: "M4 12.500l5 5L20 6.500",
  release: "M6 6l12 12M18 6 6 18",
  pin: "M9 3h6M10 3v6l-3 4h10l-3-4V3M12 13v8",
} as const;

/** Its front, and its top that leads away; where it turns on the spot it stands within the arrow. */
const FALLING = "M7 12h10v9.500H7zM7 12l2.500-4h5l2.500 4";
const BLOCKS: Partial<Record<string, string>> = {
  turn: "M8 6.500h8v8.500H8zM8 6.500l2-3.500h4l2 3.500",
  tip: FALLING,
  roll: FALLING,
};

export function ToolSign({ name }: { name: keyof typeof SIGNS }) {
  const block = BLOCKS[name];
  const size = block ? "1.375rem" : "1.125rem";
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="tool-sign" aria-hidden="true">
      {block && <path className="tool-block" d={block} />}
      <path d={SIGNS[name]} />
    </svg>
  );
}
