// Everybody at a glance: points, past, lost knowledge, hand, and others' timelines in small; large on demand.
import { useState } from "react";
import { Dialog } from "../../../design/Dialog";
import { useSay } from "../../../texts/TextsProvider";
import { Avatar, PlayerName, playerClass } from "../../Avatar";
import { Sign } from "../cards/icons";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import type { SeatView } from "../view";
import { Collection } from "./Collection";
import { LostJar } from "./LostJar";
import { Timeline } from "./Timeline";

export function Standing({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { view } = desk;
  return (
    <>
      <ul className="ak-standing">
        {view.seats.map((player, seat) => (
          <Player key={`seat ${seat + 1}`} desk={desk} seat={seat} player={player} />
        ))}
      </ul>
      <p className="soft" data-place="deck">
        {say("knowledge-deck", { number: view.deck })}
        {view.last_round && !view.over && <strong className="ak-last"> {say("knowledge-last-round")}</strong>}
      </p>
    </>
  );
}

interface PlayerProps {
  desk: KnowledgeDesk;
  seat: number;
  player: SeatView;
}

function Player({ desk, seat, player }: PlayerProps) {
  const say = useSay();
  const { view, turn, names } = desk;
  const [large, setLarge] = useState(false);
  const other = seat !== view.seat;
  return (
    <li className={playerClass(turn === seat && !view.over, !other)}>
      <div className="player-head" data-place={`seat ${seat}`}>
        <Avatar seat={seat} name={names[seat] ?? ""} />
        <strong>
          <PlayerName seat={seat} name={names[seat] ?? ""} />
          {!other && <span className="soft"> · {say("table-you")}</span>}
        </strong>
        <span className="player-points">{view.scores[seat]}</span>
      </div>
      <Figures player={player} seat={seat} />
      {other && <Small desk={desk} player={player} open={() => setLarge(true)} />}
      {other && hasAnswers(desk, player) && (
        <div className="ak-opponent">
          <Board desk={desk} seat={seat} player={player} />
        </div>
      )}
      {large && (
        <Dialog title={names[seat] ?? ""} close={() => setLarge(false)}>
          <div className="ak-large">
            <Board desk={desk} seat={seat} player={player} />
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** A board that one has to choose from is opened by itself. */
function hasAnswers({ answers }: KnowledgeDesk, player: SeatView): boolean {
  const cards = [...player.timeline.flat().map(([card]) => card), ...player.artefacts];
  return cards.some(card => answers.cards.has(card));
}

function Figures({ player, seat }: { player: SeatView; seat: number }) {
  const say = useSay();
  const onTimeline = player.timeline.flat().reduce((sum, [, knowledge]) => sum + knowledge, 0);
  const figures = [
    ["past", player.past.length, "knowledge-past"],
    ["knowledge", onTimeline, "knowledge-on-timeline"],
    ["lost", player.lost, "knowledge-lost"],
    ["hand", player.hand_size, "knowledge-hand"],
  ] as const;
  return (
    <dl className="ak-facts">
      {figures.map(([sign, value, text]) => (
        <div key={text} title={say(text)} data-place={sign === "lost" ? `lost ${seat}` : undefined}>
          <dt>
            {sign === "lost" ? <LostJar count={value} /> : <Sign name={sign} />}{" "}
            <span className="ak-fact-word">{say(text)}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Another's timeline in small: a stone for each monument, with its knowledge. */
function Small({ desk, player, open }: { desk: KnowledgeDesk; player: SeatView; open(): void }) {
  const say = useSay();
  const { cards, acting } = desk;
  return (
    <button type="button" className="ak-small" onClick={open} title={say("knowledge-show")}>
      <span className="hidden-visually">{say("knowledge-show")}</span>
      {player.timeline.map((space, place) => (
        <span key={`space ${place + 1}`} className="ak-small-space" aria-hidden="true">
          {[...space].reverse().map(([id, knowledge]) => (
            <span
              key={id}
              className={`ak-small-card ak-${cards.get(id)?.kind}${acting === id ? " ak-acting-now" : ""}`}
              data-piece={id}
            >
              <Sign name={cards.get(id)?.kind ?? ""} />
              {knowledge}
            </span>
          ))}
        </span>
      ))}
    </button>
  );
}

function Board({ desk, seat, player }: PlayerProps) {
  return (
    <>
      <Timeline desk={desk} seat={seat} />
      <Collection desk={desk} player={player} />
    </>
  );
}
