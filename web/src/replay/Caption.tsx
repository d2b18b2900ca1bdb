// What a step of a replay did, and why where a bot did it; a key that is named shows itself.
import { InGame } from "../games/GameText";
import type { Frame, TableInfo } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { captionOf, whyOf } from "./frames";

export function Caption({ table, frame }: { table: TableInfo; frame: Frame }) {
  const say = useSay();
  const why = whyOf(frame);
  return (
    <>
      <InGame table={table} text={captionOf(frame) || say("web-replay-begin")} />
      {why && (
        <span className="soft">
          {" "}
          <InGame table={table} text={`${say("web-why")} ${why}`} />
        </span>
      )}
    </>
  );
}
