// Making a group: which game, against whom, how many deals, for how long.
import "../group/group.css";
import { useState } from "react";
import { Loading } from "../app/App";
import { TopBar } from "../app/TopBar";
import { Choice } from "../design/forms";
import { gameName } from "../games/gameWords";
import { oncePrepared, useMaking } from "../lobby/making";
import { strengthName } from "../lobby/strengthName";
import { useGames } from "../lobby/useGames";
import type { GameInfo } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

const DEALS = [1, 2, 3, 4, 6];
const DAYS = [1, 3, 7, 14];

export default function GroupsPage() {
  const { say } = useTexts();
  const { games } = useGames();
  return (
    <>
      <TopBar title={say("group-title")} />
      <main className="page stack">
        <h1>{say("group-title")}</h1>
        <p>{say("group-about")}</p>
        {games ? <Form games={games} /> : <Loading />}
      </main>
    </>
  );
}

function Form({ games }: { games: readonly GameInfo[] }) {
  const texts = useTexts();
  const { say } = texts;
  const { busy, failure, attempt } = useMaking();
  const [name, setName] = useState(games[0]?.name ?? "");
  const [wish, setWish] = useState({ players: "", strength: "", deals: "3", days: "3" });
  const game = games.find(each => each.name === name);
  if (!game) return null;
  const players = game.players.includes(Number(wish.players)) ? Number(wish.players) : (game.players[0] ?? 1);
  const usual = game.strengths[Math.floor(game.strengths.length / 2)] ?? "";
  const strength = game.strengths.includes(wish.strength) ? wish.strength : usual;
  const make = async (): Promise<string> => {
    const wanted = { game: name, players, strength, deals: Number(wish.deals), days: Number(wish.days) };
    return `/group/${(await oncePrepared(() => api.makeGroup(wanted))).id}`;
  };
  return (
    <form
      className="panel stack group-form"
      onSubmit={event => {
        event.preventDefault();
        void attempt(make);
      }}
    >
      <Choice
        label={say("group-game")}
        value={name}
        options={games.map(each => [each.name, gameName(texts, each.name)])}
        change={setName}
      />
      <Choice
        label={say("group-bots")}
        value={String(players)}
        options={game.players.map(count => [String(count), say("group-company", { bots: count - 1 })])}
        change={value => setWish({ ...wish, players: value })}
      />
      {players > 1 && (
        <Choice
          label={say("lobby-strength")}
          value={strength}
          options={game.strengths.map(each => [each, strengthName(texts, each)])}
          change={value => setWish({ ...wish, strength: value })}
        />
      )}
      <Choice
        label={say("group-deals")}
        value={wish.deals}
        options={DEALS.map(count => [String(count), String(count)])}
        change={value => setWish({ ...wish, deals: value })}
      />
      <Choice
        label={say("group-days")}
        value={wish.days}
        options={DAYS.map(count => [String(count), String(count)])}
        change={value => setWish({ ...wish, days: value })}
      />
      <button type="submit" className="button button-main" disabled={busy}>
        {say("group-make")}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
