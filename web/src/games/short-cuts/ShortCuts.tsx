// What the keyboard can do, under "?".
import { lazy, Suspense, useEffect, useState } from "react";
import { useSay } from "../../texts/TextsProvider";

const ShortCutList = lazy(() => import("./ShortCutList"));

export interface ShortCut {
  keys: string;
  text: string;
}

/** Whether a key belongs to the control that has the focus, not to the table. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || Boolean(element.closest?.("dialog"));
}

interface Props {
  list: readonly ShortCut[];
  /** Whether hints may be asked for here. */
  hints?: boolean | undefined;
  game: string;
}

export function ShortCuts({ list, hints = false, game }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const hint = { keys: "I", text: say("web-short-cuts-hint") };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === "?" && !isTyping(event)) setOpen(true);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet short-cuts"
        title={say("web-short-cuts")}
        aria-label={say("web-short-cuts")}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open && (
        <Suspense>
          <ShortCutList list={hints ? [...list, hint] : list} game={game} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
