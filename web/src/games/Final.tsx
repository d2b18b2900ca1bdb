import { useSay } from "../texts/TextsProvider";

/** Said before the click: what follows cannot be taken back. */
export function Final({ text = "web-final" }: { text?: string }) {
  const say = useSay();
  return (
    <span className="final-note">
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d="M12 2a5 5 0 0 0-5 5v4H5v11h14V11h-2V7a5 5 0 0 0-5-5Zm0 2.500A2.500 2.500 0 0 1 14.500 7v4h-5V7A2.500 2.500 0 0 1 12 4.500Z" />
      </svg>
      {say(text)}
    </span>
  );
}
