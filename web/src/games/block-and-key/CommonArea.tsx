// What belongs to all: the yard, the altars, the bag, and everybody's standing.
import { useSay } from "../../texts/TextsProvider";
import { Altars, SoloTrack } from "./Altars";
import { Players } from "./Players";
import type { Desk } from "./useDesk";
import { Yard } from "./Yard";

export function CommonArea({ desk: { view, pieces, names, choices, act } }: { desk: Desk }) {
  const say = useSay();
  return (
    <aside className="bk-common" aria-label={say("web-the-table")}>
      <section className="panel" aria-label={say("web-yard")}>
        <h2 className="table-heading">{say("web-yard")}</h2>
        <Yard
          yard={view.yard}
          pieces={pieces}
          lines={choices.filter(choice => choice.kind === "excavate" || choice.kind === "draft")}
          called={view.called?.site ?? null}
          choose={act}
        />
        <Altars view={view} />
      </section>
      <section className="panel bk-players" aria-label={say("web-players")}>
        <SoloTrack view={view} />
        {view.last_turns >= 0 && (
          <p className="final-round">{say("block-and-key-last-turns", { turns: view.last_turns })}</p>
        )}
        <Players view={view} names={names} pieces={pieces} />
      </section>
    </aside>
  );
}
