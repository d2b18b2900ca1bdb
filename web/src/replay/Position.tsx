// The table as it was at one place of the replay, to be looked at from anywhere.
import { Suspense } from "react";
import { Loading } from "../app/App";
import type { ShownTable } from "../games/registry";
import { SeatsProvider } from "../games/seats";
import type { Frame, TableInfo } from "../messages";
import type { Action } from "../server/choices";
import { logOf } from "../server/tableState";
import { TextsProvider } from "../texts/TextsProvider";
import { asGame } from "./frames";
import { useWords } from "./useReplay";

interface Props {
  table: TableInfo;
  shown: ShownTable;
  frame: Frame;
  frames: readonly Frame[];
  seat: number | null;
  /** A choice that is shown on the board. */
  pointed: Action | null;
}

const NOTHING = async (): Promise<null> => null;

export function Position({ table, shown: { Table, topics }, frame, frames, seat, pointed }: Props) {
  const tell = useWords(table.id, frame.number);
  const game = asGame(frame, frames, seat);
  // What is over can be looked at from anywhere.
  const walkable: TableInfo = { ...table, rules: { ...table.rules, camera: "free" } };
  return (
    <TextsProvider topics={topics}>
      <Suspense fallback={<Loading />}>
        <SeatsProvider value={table.seats}>
          <Table
            table={walkable}
            game={game}
            log={logOf(game)}
            choose={NOTHING}
            preview={NOTHING}
            tell={tell}
            pointed={pointed}
          />
        </SeatsProvider>
      </Suspense>
    </TextsProvider>
  );
}
