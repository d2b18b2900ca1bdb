// Two games of one deal beside each other: what each did in every turn, and the points it came to.
import "../duplicate/beside.css";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { besideEachOther, type PlayedTurn, turnsOf } from "../duplicate/turns";
import { seatNames } from "../games/gameTable";
import { gameName } from "../games/gameWords";
import type { TableInfo } from "../messages";
import { useFrames } from "../replay/useReplay";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";
import type { Texts } from "../texts/texts";

export default function BesidePage({ id }: { id: string }) {
  const texts = useTexts();
  const [pair, setPair] = useState<readonly [TableInfo, TableInfo] | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const read = async (): Promise<void> => {
      const table = await api.table(id);
      if (!table.origin) return setFailure(texts.say("beside-none"));
      setPair([table, await api.table(table.origin)]);
    };
    read().catch(error => setFailure(failureText(texts, error)));
  }, [id, texts]);
  return (
    <>
      <TopBar title={texts.say("beside-title")} />
      <main className="page stack beside">
        <h1>{texts.say("beside-title")}</h1>
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        {pair ? <Both pair={pair} fail={setFailure} /> : !failure && <Loading />}
      </main>
    </>
  );
}

interface BothProps {
  pair: readonly [TableInfo, TableInfo];
  fail(reason: string): void;
}

function Both({ pair: [one, other], fail }: BothProps) {
  const texts = useTexts();
  const { say, language } = texts;
  const seat = seatCompared(one);
  const failed = (error: unknown): void => fail(failureText(texts, error));
  const ours = useFrames(one.id, seat, language, failed);
  const theirs = useFrames(other.id, seat, language, failed);
  const whole = [ours, theirs].every(({ frames, total }) => total > 0 && frames.length >= total);
  if (!whole) return <Loading />;
  const rows = besideEachOther(turnsOf(ours.frames, seat), turnsOf(theirs.frames, seat));
  return (
    <>
      <p className="soft">{say("beside-about", { game: gameName(texts, one.rules.game), seat: seat + 1 })}</p>
      <table className="panel beside-turns">
        <thead>
          <tr>
            <th scope="col">{say("beside-turn")}</th>
            {[one, other].map(table => (
              <th key={table.id} scope="col">
                {playerOf(texts, table, seat)}
                <span className="beside-result">{scoreOf(texts, table, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, one: mine, other: theirs }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <Cell table={one.id} turn={mine} />
              <Cell table={other.id} turn={theirs} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Cell({ table, turn }: { table: string; turn: PlayedTurn | null }) {
  const { say } = useTexts();
  if (!turn) return <td className="soft">{say("beside-no-turn")}</td>;
  const { points, gain, told, at } = turn;
  return (
    <td>
      <Link href={`/t/${table}/replay?at=${at}`}>
        <strong>{say("beside-points", { points, gain: gain > 0 ? `+${gain}` : String(gain) })}</strong>
      </Link>
      {told.map((line, place) => (
        <p key={`${place + 1} ${line}`}>{line}</p>
      ))}
    </td>
  );
}

/** The seat that a person has at the table where the deal was played again. */
function seatCompared({ seats }: TableInfo): number {
  return (seats.find(({ mine }) => mine) ?? seats.find(({ holder }) => holder === "guest"))?.seat ?? 0;
}

function playerOf({ say }: Texts, table: TableInfo, seat: number): string {
  return seatNames(table, say)[seat] ?? "";
}

function scoreOf({ say }: Texts, { ending }: TableInfo, seat: number): string {
  const points = ending?.outcome?.scores[seat];
  return points === undefined ? "" : say("beside-score", { points });
}
