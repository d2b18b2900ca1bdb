import { useSay } from "../texts/TextsProvider";

/** The cross of whatever can be put away. */
export function CloseButton({ close }: { close(): void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className="button button-small button-quiet"
      onClick={close}
      aria-label={say("web-close")}
    >
      ✕
    </button>
  );
}
