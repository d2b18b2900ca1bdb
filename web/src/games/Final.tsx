import { useSay } from "../texts/TextsProvider";

/** Said before the click: what follows cannot be taken back. The button says it too, by the id (`aria-describedby`). */
export function Final({ id }: { id?: string | undefined }) {
  const say = useSay();
  return (
    <span className="final-note" id={id}>
      {/* The arrow of an undo, struck out. */}
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d="M4 5v6h6M4.500 11A8 8 0 1 1 5.500 16M4 21 20 4" />
      </svg>
      {say("web-final")}
    </span>
  );
}

/** Said before the click: it may be done, and brings nothing. */
export function Vain({ id }: { id?: string | undefined }) {
  const say = useSay();
  return (
    <span className="final-note" id={id}>
      <span aria-hidden="true">∅</span> {say("web-vain")}
    </span>
  );
}
