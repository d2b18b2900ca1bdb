// What a step of a replay did; why, where a bot did it, is a press away, as in the log. A key that is named shows itself.
import "../log/log.css";
import { InGame } from "../games/GameText";
import { Explained } from "../log/Explained";
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
        <>
          {" "}
          <Explained label={say("web-why")}>
            <InGame table={table} text={why} />
          </Explained>
        </>
      )}
    </>
  );
}
