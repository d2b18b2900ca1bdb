import { useEffect, useRef } from "react";
import { useSay } from "../texts/TextsProvider";

/** Between two players of one device: nothing is seen until the next one says so. */
export function PrivacyScreen({ name, ready }: { name: string; ready(): void }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="page-message privacy" aria-live="polite">
      <h1>{say("web-privacy", { name })}</h1>
      <p>{say("web-privacy-about")}</p>
      <button ref={button} type="button" className="button button-main" onClick={ready}>
        {say("web-privacy-ready", { name })}
      </button>
    </section>
  );
}
