// The signs of Ancient Knowledge, drawn on a field of 24 by 24.
const PATHS: Record<string, string> = {
  city: "M3 21V10l4-3 4 3v3h2V6l4-3 4 3v15h-6v-5h-3v5Z",
  megalith: "M3 21V9h4v12Zm14 0V9h4v12ZM2 4h20v4H2Zm8 17v-9h4v9Z",
  pyramid: "M12 3 23 21H1Zm0 5.500L6.500 18h11Z",
  artefact: "M9 2h6v3l-1 2c4 2 5 5 5 8 0 4-3 7-7 7s-7-3-7-7c0-3 1-6 5-8L9 5Zm-1 10v2h8v-2Z",
  ancient: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22c0-5 4-8.500 9-8.500s9 3.500 9 8.500Z",
  writing: "M5 2h11l4 4v16H5Zm3 6v2h9V8Zm0 4v2h9v-2Zm0 4v2h6v-2Z",
  secret:
    "M12 5C6.500 5 2.500 9 1 12c1.500 3 5.500 7 11 7s9.500-4 11-7c-1.500-3-5.500-7-11-7Zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z",
  locked:
    "M12 2a6 6 0 0 0-6 6v3H4v11h16V11h-2V8a6 6 0 0 0-6-6Zm0 3a3 3 0 0 1 3 3v3H9V8a3 3 0 0 1 3-3Zm0 9a2 2 0 0 1 1 3.700V20h-2v-2.300A2 2 0 0 1 12 14Z",
  past: "M5 2h14v2.500c0 3.500-2 5.500-4.500 7.500 2.500 2 4.500 4 4.500 7.500V22H5v-2.500c0-3.500 2-5.500 4.500-7.500C7 10 5 8 5 4.500Zm3 3c0 1.500 1 3 4 5 3-2 4-3.500 4-5Z",
  immediate: "M13 2 4 14h6l-1 8 9-12h-6Z",
  timeline: "M2 11h13V6l7 6-7 6v-5H2Z",
  decline: "M11 2h2v12h5l-6 8-6-8h5Z",
  endgame: "M5 2h2v20H5Zm3 1h12l-3 4.500 3 4.500H8Z",
  anytime: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 4v5.500l4 2.500-1 1.700-5-3.200V6Z",
  knowledge: "M12 2 21 7v10l-9 5-9-5V7Zm0 4.500L7 9.300v5.400l5 2.800 5-2.800V9.300Z",
  lost: "M12 2 21 7v10l-9 5-9-5V7Zm-3.500 5L7 8.500 10.500 12 7 15.500 8.500 17 12 13.500l3.500 3.500 1.500-1.500-3.500-3.500L17 8.500 15.500 7 12 10.500Z",
  vp: "M12 2l2.900 6.300 6.900.7-5.200 4.600 1.500 6.800L12 17l-6.100 3.400 1.500-6.800L2.200 9l6.900-.7Z",
  cost: "M4 6h11v14H4Zm5-4h11v14h-3V4H9Z",
  hand: "M2.500 7.500 8 5.500 12.500 19 7 21Zm8-3H16v14l-2.500.800Zm7.500 0 4 1.500-4 13-2.500 1Z",
  // The five actions of a turn.
  create: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7Z",
  learn: "M12 4 23 9l-11 5L1 9Zm-7 8 7 3.200 7-3.200v4c0 2-3.500 4-7 4s-7-2-7-4Z",
  archive: "M2 4h20v5H2Zm1 6h18v11H3Zm6 2v3h6v-3Z",
  excavate: "M16 2l6 6-2 2-1.500-1.500-6 6L15 17c-1 3-6 5-12 5 0-6 2-11 5-12l2.500 2.500 6-6L14 4Z",
  search:
    "M10 2a8 8 0 0 1 6.300 12.900l5.400 5.400-1.400 1.400-5.400-5.400A8 8 0 1 1 10 2Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z",
};

/** Every sign there is. */
export const SIGN_NAMES = Object.keys(PATHS);
export const shapeOf = (sign: string): string | undefined => PATHS[sign];

export function Sign({ name, size = "1em" }: { name: string; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`ak-sign ak-sign-${name}`}
      aria-hidden="true"
    >
      <path d={PATHS[name] ?? PATHS.vp} fillRule="evenodd" />
    </svg>
  );
}

const ICON = /<([a-z]+)\|([^<>|]+)>/;

/** The signs in words with icons, each once. */
export function signsIn(text: string): string[] {
  return [...new Set(text.split(ICON).filter((_, index) => index % 3 === 1))];
}

/** Words with icons: `<city|cities>` is drawn as the sign of a city and read as "cities". */
export function Marked({ text }: { text: string }) {
  const parts = text.split(ICON);
  return (
    <>
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 2) return null;
        const word = parts[index + 1] ?? "";
        return (
          <span key={`${index} ${part}`} className="ak-icon" title={word}>
            <Sign name={part} />
            <span className="hidden-visually">{word}</span>
          </span>
        );
      })}
    </>
  );
}
