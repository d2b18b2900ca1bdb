// What is mine: my face, my keys, and below them the log or the list of all placements.
import { lazy, Suspense, useState } from "react";
import { useSay } from "../../../texts/TextsProvider";
import type { GameTableProps } from "../../gameTable";
import { MyFace } from "../temple/MyFace";
import type { Desk } from "../useDesk";

const KeyLog = lazy(() => import("../keys/KeyLog"));
const PlacementList = lazy(() => import("../holding/PlacementList"));

interface Props {
  desk: Desk;
  log: GameTableProps["log"];
}

export function MyArea({ desk, log }: Props) {
  return (
    <aside className="bk-mine">
      <MyFace desk={desk} />
      <Below desk={desk} log={log} />
    </aside>
  );
}

function Below({ desk, log }: Props) {
  const say = useSay();
  const { placements, holding } = desk;
  const [wanted, setWanted] = useState(false);
  const listed = placements.count > 0;
  const listing = wanted && listed;
  return (
    <section className="panel bk-log">
      <div className="row bk-tabs">
        <Tab on={!listing} choose={() => setWanted(false)} text={say("web-log")} />
        {listed && (
          <Tab
            on={listing}
            choose={() => setWanted(true)}
            text={`${say("temple-places")} (${placements.count})`}
          />
        )}
      </div>
      <Suspense>
        {listing ? (
          <PlacementList placements={placements} show={holding.show} />
        ) : (
          <KeyLog lines={log} desk={desk} />
        )}
      </Suspense>
    </section>
  );
}

function Tab({ on, choose, text }: { on: boolean; choose(): void; text: string }) {
  return (
    <button type="button" className="button button-small button-quiet" aria-pressed={on} onClick={choose}>
      {text}
    </button>
  );
}
