import { useSay } from "../../texts/TextsProvider";
import type { Paced } from "./usePaced";

/** For those who do not want to wait until everything has been shown. */
export function Skip({ paced: { behind, skip } }: { paced: Paced }) {
  const say = useSay();
  if (!behind) return null;
  return (
    <button type="button" className="button button-small button-quiet skip-frames" onClick={skip}>
      {say("web-skip")} <span aria-hidden="true">▸▸</span>
    </button>
  );
}
