import { useMaking } from "../lobby/making";
import type { TableInfo } from "../messages";
import { api } from "../server/api";
import { useSay } from "../texts/TextsProvider";
import { playOn, seatToTake } from "./playOn";

interface Props {
  table: TableInfo;
  at: number;
  seat: number | null;
  over: boolean;
}

/** From this position on, against bots. */
export function PlayOnButton({ table, at, seat, over }: Props) {
  const say = useSay();
  const { busy, failure, attempt } = useMaking();
  const begin = async (): Promise<string> =>
    playOn(table, await api.position(table.id, at), seatToTake(table, seat));
  return (
    <>
      <button
        type="button"
        className="button button-small play-on"
        disabled={busy || over}
        title={say("replay-play-on-about")}
        onClick={() => void attempt(begin)}
      >
        {say("replay-play-on")}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
