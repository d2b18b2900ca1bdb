// Two games of one deal beside each other: what each did in every turn, and the points it came to.
import "../duplicate/beside.css";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { headingOf, isOwn, seatCompared } from "../duplicate/columns";
import { besideEachOther, type PlayedTurn, turnsOf } from "../duplicate/turns";
import { InGame } from "../games/GameText";
import { gameName } from "../games/gameWords";
import type { TableInfo } from "../messages";
import { useFrames } from "../replay/useReplay";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

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

function Both({ pair: [later, earlier], fail }: BothProps) {
  const texts = useTexts();
  const { say } = texts;
  const seat = seatCompared(later);
  const failed = (error: unknown): void => fail(failureText(texts, error));
  const ours = usePlayed(later, seat, failed);
  const theirs = usePlayed(earlier, seat, failed);
  if (!ours || !theirs) return <Loading />;
  const heads = [headingOf(texts, later, seat, "later"), headingOf(texts, earlier, seat, "earlier")];
  return (
    <>
      <p className="soft">
        {say("beside-about", { game: gameName(texts, later.rules.game), seat: seat + 1 })}
      </p>
      <table className="panel beside-turns">
        <thead>
          <tr>
            <th scope="col">{say("beside-turn")}</th>
            {heads.map(({ name, game, result }) => (
              <th key={game} scope="col">
                {name}
                <span className="beside-game soft">{game}</span>
                <span className="beside-result">{result}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {besideEachOther(ours, theirs).map(({ number, one, other }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <Cell table={later} turn={one} />
              <Cell table={earlier} turn={other} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The turns of that seat with the points it knew of; what somebody else did is told of them by name. */
function usePlayed(table: TableInfo, seat: number, fail: (error: unknown) => void): PlayedTurn[] | null {
  const { language } = useTexts();
  const seen = useFrames(table.id, seat, language, fail);
  const named = useFrames(isOwn(table, seat) ? null : table.id, null, language, fail);
  const told = isOwn(table, seat) ? seen : named;
  const whole = [seen, told].every(({ frames, total }) => total > 0 && frames.length >= total);
  return whole ? turnsOf(seen.frames, seat, told.frames) : null;
}

function Cell({ table, turn }: { table: TableInfo; turn: PlayedTurn | null }) {
  const { say } = useTexts();
  if (!turn) return <td className="soft">{say("beside-no-turn")}</td>;
  const { points, gain, told, at } = turn;
  return (
    <td>
      <Link href={`/t/${table.id}/replay?at=${at}`}>
        <strong>{say("beside-points", { points, gain: gain > 0 ? `+${gain}` : String(gain) })}</strong>
      </Link>
      {told.map((line, place) => (
        <p key={`${place + 1} ${line}`}>
          <InGame table={table} text={line} />
        </p>
      ))}
    </td>
  );
}
