import type { Link } from "../server/connection";
import { useSay } from "../texts/TextsProvider";

/** The truth about the connection; silent while all is well. */
export function LinkState({ link }: { link: Link }) {
  const say = useSay();
  return (
    <span className={`link-state link-${link}`} role="status">
      {link === "open" ? (
        <span className="hidden-visually">{say("web-link-open")}</span>
      ) : (
        say(`web-link-${link}`)
      )}
    </span>
  );
}
