// A finished game again, from any seat: a scrubber, a speed, and every position has its address.
import "../table/table.css";
import { Suspense, useEffect, useState } from "react";
import { Loading } from "../app/App";
import { failureText } from "../app/refusal";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { Choice } from "../design/forms";
import { seatNames } from "../games/gameTable";
import { gameName } from "../games/gameWords";
import { type ShownTable, tableOf } from "../games/registry";
import type { Frame, TableInfo } from "../messages";
import { asGame, captionOf } from "../replay/frames";
import { Scrubber } from "../replay/Scrubber";
import { useFrames, usePlayer, useWords } from "../replay/useReplay";
import { api } from "../server/api";
import { logOf } from "../server/tableState";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

export default function ReplayPage({ id }: { id: string }) {
  const texts = useTexts();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [failure, setFailure] = useState("");
  const asText = useSettings(settings => settings.textMode);
  const fail = (error: unknown): void => setFailure(failureText(texts, error));
  const { frames, total } = useFrames(id, seat, texts.language, fail);
  const player = usePlayer(total);
  useEffect(() => {
    api.table(id).then(setTable, () => setFailure(texts.say("error-no-such-table")));
  }, [id, texts]);
  if (failure) return <p className="page-message">{failure}</p>;
  const frame = frames[Math.min(player.place, frames.length - 1)];
  if (!table || !frame) return <Loading />;
  const shown = tableOf(table.rules.game, asText);
  return (
    <div className={shown.isText ? "table-page table-page-text" : "table-page"}>
      <TopBar title={gameName(texts, table.rules.game)}>
        <SeenBy table={table} seat={seat} choose={setSeat} />
      </TopBar>
      <main className="table-main replay">
        <Position table={table} shown={shown} frame={frame} frames={frames} seat={seat} />
        <Scrubber player={player} caption={captionOf(frame)} />
      </main>
    </div>
  );
}

interface SeenByProps {
  table: TableInfo;
  seat: number | null;
  choose(seat: number | null): void;
}

function SeenBy({ table, seat, choose }: SeenByProps) {
  const { say } = useTexts();
  return (
    <Choice
      label={say("web-replay-seat")}
      value={String(seat)}
      options={[
        ["null", say("web-spectator")],
        ...seatNames(table, say).map((name, number) => [String(number), name] as const),
      ]}
      change={value => choose(value === "null" ? null : Number(value))}
    />
  );
}

interface PositionProps {
  table: TableInfo;
  shown: ShownTable;
  frame: Frame;
  frames: readonly Frame[];
  seat: number | null;
}

const NOTHING = async (): Promise<null> => null;

function Position({ table, shown: { Table, topics }, frame, frames, seat }: PositionProps) {
  const tell = useWords(table.id, frame.number);
  const game = asGame(frame, frames, seat);
  return (
    <TextsProvider topics={topics}>
      <Suspense fallback={<Loading />}>
        <Table table={table} game={game} log={logOf(game)} choose={NOTHING} preview={NOTHING} tell={tell} />
      </Suspense>
    </TextsProvider>
  );
}
