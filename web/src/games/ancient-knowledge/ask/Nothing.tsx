/** To answer with nothing, or nothing more: quiet, and never where the thumb finds what one has chosen. */
export function Nothing({ text, press }: { text: string; press(): void }) {
  return (
    <button type="button" className="button button-quiet ak-nothing" onClick={press}>
      {text}
    </button>
  );
}
