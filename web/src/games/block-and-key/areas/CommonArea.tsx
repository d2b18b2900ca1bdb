// What belongs to all: the yard, the altars, the bag, and everybody's standing.
import { useSay } from "../../../texts/TextsProvider";
import type { Desk } from "../useDesk";
import { Altars, SoloTrack } from "./Altars";
import { Players } from "./Players";
import { Yard } from "./Yard";

export function CommonArea({ desk }: { desk: Desk }) {
  const say = useSay();
  const { view, pieces, names, choices, arming, offer } = desk;
  const lines = choices.filter(choice => choice.kind === "excavate" || choice.kind === "draft");
  return (
    <aside className="bk-common" aria-label={say("web-the-table")}>
      <section className="panel bk-yard" aria-label={say("temple-yard")}>
        <h2 className="table-heading">{say("temple-yard")}</h2>
        <Yard
          yard={view.yard}
          pieces={pieces}
          lines={lines}
          called={view.called?.site ?? null}
          armed={arming.armed?.line ? String(arming.armed.line) : null}
          choose={offer}
        />
        <Altars view={view} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard */}
      <section className="panel bk-players" aria-label={say("web-players")} tabIndex={0}>
        <SoloTrack view={view} />
        <Players view={view} turn={desk.turn} names={names} pieces={pieces} />
      </section>
    </aside>
  );
}
