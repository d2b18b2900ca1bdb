// Everybody at a glance: points, past, lost knowledge, hand; an opponent's table opens on demand.
import { useState } from "react";
import { useSay } from "../../texts/TextsProvider";
import { CardRow } from "./CardRow";
import { Sign } from "./icons";
import { Timeline } from "./Timeline";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

export function Standing({ desk }: { desk: KnowledgeDesk }) {
  const { view } = desk;
  return (
    <ul className="ak-standing">
      {view.seats.map((_, seat) => (
        <Player key={`seat ${seat + 1}`} desk={desk} seat={seat} />
      ))}
    </ul>
  );
}

function Player({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const { view, names } = desk;
  const [wanted, setOpen] = useState(false);
  const player = view.seats[seat];
  if (!player) return null;
  // A table one has to choose from is opened by itself.
  const asked = [...player.timeline.flat().map(([card]) => card), ...player.artefacts];
  const open = wanted || asked.some(card => desk.answers.cards.has(card));
  const figures = [
    ["pyramid", player.past.length, "web-ak-past"],
    [
      "knowledge",
      player.timeline.flat().reduce((sum, [, knowledge]) => sum + knowledge, 0),
      "web-ak-on-timeline",
    ],
    ["lost", player.lost, "web-ak-lost"],
    ["cost", player.hand_size, "web-ak-hand"],
  ] as const;
  return (
    <li className={view.turn === seat && !view.over ? "player player-turn" : "player"}>
      <div className="player-head">
        <strong>
          {names[seat]}
          {seat === view.seat && <span className="soft"> · {say("table-you")}</span>}
        </strong>
        <span className="player-points">{view.scores[seat]}</span>
      </div>
      <ul className="ak-figures">
        {figures.map(([sign, value, text]) => (
          <li key={text} title={say(text)}>
            <Sign name={sign} /> {value}
            <span className="hidden-visually">{say(text)}</span>
          </li>
        ))}
        {seat !== view.seat && (
          <li>
            <button type="button" className="button-link" aria-expanded={open} onClick={() => setOpen(!open)}>
              {say(open ? "web-ak-hide" : "web-ak-show")}
            </button>
          </li>
        )}
      </ul>
      {open && seat !== view.seat && (
        <div className="ak-opponent">
          <Timeline desk={desk} seat={seat} />
          <CardRow desk={desk} title={say("web-ak-past")} ids={player.past} turned={player.rotated} />
          <CardRow desk={desk} title={say("web-ak-artefacts")} ids={player.artefacts} />
          <CardRow desk={desk} title={say("web-ak-technologies")} ids={player.technologies} />
        </div>
      )}
    </li>
  );
}
