import { useState } from "react";

/** Words for ears only. The same words are said again when they are meant anew: at another `moment`. */
export function Spoken({ text, moment }: { text: string; moment?: unknown }) {
  const [kept, keep] = useState({ moment, odd: false });
  if (kept.moment !== moment) keep({ moment, odd: !kept.odd });
  return (
    <p className="hidden-visually" role="status">
      {text}
      {/* What is not another text is not spoken. */}
      {kept.odd && "\u00a0"}
    </p>
  );
}
