// "Play this deal too": beside a finished game.
import { useMaking } from "../lobby/making";
import type { TableInfo } from "../messages";
import { seatToTake } from "../replay/playOn";
import { useTexts } from "../texts/TextsProvider";
import { hasRoomForFriends, playDeal } from "./playDeal";

interface Props {
  table: TableInfo;
  /** The seat that is looked from. */
  seat?: number | null;
  className: string;
  /** Whether it is offered with friends as well. */
  friends?: boolean;
}

export function PlayDealToo({ table, seat = null, className, friends = false }: Props) {
  const { say } = useTexts();
  const { busy, failure, attempt } = useMaking();
  const begin = (together: boolean): void =>
    void attempt(() => playDeal(table.id, seatToTake(table, seat), together));
  return (
    <>
      <button
        type="button"
        className={`${className} play-deal`}
        disabled={busy}
        title={say("web-deal-about")}
        onClick={() => begin(false)}
      >
        {say("web-deal-too")}
      </button>
      {friends && hasRoomForFriends(table) && (
        <button type="button" className={className} disabled={busy} onClick={() => begin(true)}>
          {say("web-deal-friends")}
        </button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
