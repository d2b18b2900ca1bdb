// A game as text: what the table says, what can be done, in the words of the game. For screen readers, and for games
// that have no picture yet.
import { useEffect, useState } from "react";
import type { LogLine } from "../../messages";
import { unpack } from "../../server/choices";
import type { SeatGame } from "../../server/tableState";
import { useTexts } from "../../texts/TextsProvider";
import type { GameTableProps, TableWords } from "../gameTable";

const FEW = 12;
/** How many of the last lines of the log are told. */
const RECENT = 20;

export default function PlainTable({ game, log, tell, choose }: GameTableProps) {
  const { say, language } = useTexts();
  const [group, setGroup] = useState<number | null>(null);
  const [told, setTold] = useState<TableWords | null>(null);
  const { seat, version } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what has to be told anew
  useEffect(() => {
    let current = true;
    tell({ seat, language, group }).then(answer => {
      if (current && answer) setTold(answer);
    });
    return () => {
      current = false;
    };
  }, [tell, seat, version, language, group]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the list begins anew
  useEffect(() => setGroup(null), [version]);
  if (!told) return <p className="page-message">{say("web-loading")}</p>;
  return (
    <div className="text-table page">
      {told.ending.length > 0 && <Lines title={say("web-after-end")} lines={told.ending} />}
      {game.waiting_for.length > 0 && (
        <section className="stack" aria-label={say("web-what-to-do")}>
          <h2 aria-live="polite">{told.question || say("web-nothing-to-do")}</h2>
          <Moves told={told} game={game} group={group} open={setGroup} choose={choose} />
        </section>
      )}
      {log.length > 0 && <Lines title={say("web-what-happened")} lines={log.slice(-RECENT).map(lineText)} />}
      <Lines title={say("web-the-table")} lines={told.lines} />
    </div>
  );
}

interface MovesProps {
  told: TableWords;
  game: SeatGame;
  group: number | null;
  open(group: number | null): void;
  choose: GameTableProps["choose"];
}

/** Groups to open; a single small one is open from the start. */
function Moves({ told, game, group, open, choose }: MovesProps) {
  const actions = unpack(game.decision);
  const only = told.groups.length === 1 && (told.groups[0]?.choices.length ?? 0) <= FEW;
  useEffect(() => {
    if (only && group === null) open(0);
  }, [only, group, open]);
  return (
    <ul className="stack">
      {told.groups.map(({ title, choices }, index) => (
        <li key={title}>
          <button
            type="button"
            className="button"
            aria-expanded={group === index}
            onClick={() => open(group === index ? null : index)}
          >
            {title} <span className="soft">{choices.length}</span>
          </button>
          {group === index && (
            <ul className="text-moves">
              {choices.map((choice, place) => {
                const action = actions[choice];
                const text = told.moves[place];
                return action && text ? (
                  <li key={choice}>
                    <button type="button" className="button button-small" onClick={() => void choose(action)}>
                      {text}
                    </button>
                  </li>
                ) : null;
              })}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A line that no card caused ends with its rule. */
function lineText({ text, title }: LogLine): string {
  return title ? `${text} (${title})` : text;
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="text-lines">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
