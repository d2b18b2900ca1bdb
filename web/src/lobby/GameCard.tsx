// One game in the lobby: what it is, and the ways to be playing in a moment.
import { Link } from "wouter";
import { Check, Choice } from "../design/forms";
import { gameAbout, gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import type { GameInfo, TableRules } from "../messages";
import { useSay, useTexts } from "../texts/TextsProvider";
import { companies, wishQuery } from "./plans";
import { optionName } from "./ruleFacts";
import { strengthName } from "./strengthName";
import { useWish, type WishForm } from "./useWish";

interface Props {
  game: GameInfo;
  /** Whether this guest has not played it yet. */
  isNew: boolean;
  busy: boolean;
  play(rules: TableRules): void;
}

export function GameCard({ game, isNew, busy, play }: Props) {
  const texts = useTexts();
  const { Picture } = manifestOf(game.name);
  const form = useWish(game, isNew);
  return (
    <article className={`panel game-card game-${game.name}`}>
      <Picture />
      <h2>{gameName(texts, game.name)}</h2>
      <p>{gameAbout(texts, game)}</p>
      <CompanyChoice game={game} form={form} />
      <Details game={game} form={form} />
      {form.advice.map(({ name }) => (
        <Check
          key={name}
          label={`${optionName(texts, name)} (${texts.say("lobby-first-game")})`}
          on={form.advised}
          change={form.advise}
        />
      ))}
      <Ways game={game} form={form} busy={busy} play={play} />
    </article>
  );
}

interface FormProps {
  game: GameInfo;
  form: WishForm;
}

function CompanyChoice({ game, form: { wish, change } }: FormProps) {
  const say = useSay();
  return (
    <fieldset className="row company">
      <legend className="hidden-visually">{say("lobby-company")}</legend>
      {companies(game).map(company => (
        <button
          key={company}
          type="button"
          className="button button-small"
          aria-pressed={wish.company === company}
          onClick={() => change({ company })}
        >
          {say(`lobby-company-${company}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** How many play, and how well the bots do. */
function Details({ game, form: { wish, counts, change } }: FormProps) {
  const texts = useTexts();
  return (
    <div className="row game-choices">
      {counts.length > 1 && (
        <Choice
          label={texts.say("web-players")}
          value={String(wish.players)}
          options={counts.map(number => [String(number), String(number)])}
          change={number => change({ players: Number(number) })}
        />
      )}
      {wish.company === "bots" && (
        <Choice
          label={texts.say("lobby-strength")}
          value={wish.strength}
          options={game.strengths.map(name => [name, strengthName(texts, name)])}
          change={strength => change({ strength })}
        />
      )}
    </div>
  );
}

/** Into the game at once, or by way of its lesson, all its options, its rules. */
function Ways({ game, form: { wish, rules }, busy, play }: FormProps & Pick<Props, "busy" | "play">) {
  const say = useSay();
  return (
    <div className="row game-start">
      <button type="button" className="button button-main" disabled={busy} onClick={() => play(rules)}>
        {say(wish.company === "friends" ? "lobby-play-invite" : "lobby-play-now")}
      </button>
      {manifestOf(game.name).lesson && (
        <Link className="button" href={`/learn/${game.name}`}>
          {say("lobby-learn")}
        </Link>
      )}
      <Link className="button button-quiet" href={`/new/${game.name}?${wishQuery(wish)}`}>
        {say("lobby-more")}
      </Link>
      <Link className="button button-quiet" href={`/rules/${game.name}`}>
        {say("web-rules")}
      </Link>
    </div>
  );
}
