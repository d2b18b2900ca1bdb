// Tables as lines: who sits there, whose move it is, and the way in.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Pause } from "../design/Pause";
import { botName } from "../games/botName";
import { gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import type { TableLine } from "../messages";
import { useTexts } from "../texts/TextsProvider";

export function TableList({
  tables,
  title,
  empty,
}: {
  tables: readonly TableLine[];
  title: string;
  /** What is said where there is none; without it nothing is. */
  empty?: ReactNode;
}) {
  const texts = useTexts();
  const { say } = texts;
  if (!tables.length && !empty) return null;
  const nameless = ({ bots, strengths = [] }: TableLine, seat: number): string =>
    bots.includes(seat) ? botName(strengths, seat, say) : say("lobby-seat-open");
  /** Oneself is known: where others sit, only they are named. */
  const whoSits = (line: TableLine): string[] => {
    const all = line.names.map((name, seat) => name ?? nameless(line, seat));
    const others = all.filter((_, seat) => !line.mine.includes(seat));
    return others.length ? others : all;
  };
  return (
    <section className="panel stack" aria-label={title}>
      <h2>{title}</h2>
      {!tables.length && empty}
      <ul className="table-list">
        {tables.map(line => (
          <li key={line.id}>
            <Link href={`/t/${line.id}`} className={line.my_move ? "table-line my-move" : "table-line"}>
              <LinePicture game={line.game} />
              <strong>{gameName(texts, line.game)}</strong>
              <Pause />
              <span className="table-who">{whoSits(line).join(" · ")}</span>
              <Pause />
              <span className="table-status">
                {line.arranged && `${say("web-arranged")} · `}
                {line.my_move ? say("web-your-move") : say(`lobby-status-${line.status}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinePicture({ game }: { game: string }) {
  const { Picture } = manifestOf(game);
  return <Picture />;
}
