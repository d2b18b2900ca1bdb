import { useEffect, useRef } from "react";
import { useSeen } from "../design/useSeen";
import { useSay } from "../texts/TextsProvider";

/** Between two players of one device: nothing is seen until the next one says so. What ended the turn before, pressed once
 * more, says nothing: the keyboard waits beside the button, and the button for a moment. */
export function HandOver({ name, ready }: { name: string; ready(): void }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSeen, waits } = useSeen();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="page-message privacy" aria-live="polite">
      <h1 ref={heading} tabIndex={-1}>
        {say("web-privacy", { name })}
      </h1>
      <p>{say("web-privacy-about")}</p>
      <button type="button" className="button button-main" {...waits} onClick={() => isSeen() && ready()}>
        {say("web-privacy-ready", { name })}
      </button>
    </section>
  );
}
