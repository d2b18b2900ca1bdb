// One game in the lobby: what it is, and the ways to be playing in a moment. A newcomer is led to the lesson first; with
// whom one plays is one line that unfolds.
import { useState } from "react";
import { Link } from "wouter";
import { Check, Choice, Segments } from "../design/forms";
import { Pause } from "../design/Pause";
import { gameAbout, gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import type { GameInfo, TableRules } from "../messages";
import { useSay, useTexts } from "../texts/TextsProvider";
import type { Texts } from "../texts/texts";
import { type Company, companies, type Wish, wishQuery } from "./plans";
import { optionName } from "./ruleFacts";
import { strengthAbout, strengthName } from "./strengthName";
import { useWish, type WishForm } from "./useWish";

interface Props {
  game: GameInfo;
  /** Whether this guest has not played it yet. */
  isNew: boolean;
  /** Whether the lobby's one main action is here. */
  first: boolean;
  busy: boolean;
  play(rules: TableRules): void;
}

export function GameCard({ game, isNew, first, busy, play }: Props) {
  const texts = useTexts();
  const { Picture } = manifestOf(game.name);
  const form = useWish(game, isNew);
  const [open, setOpen] = useState(false);
  return (
    <article className={`panel game-card game-${game.name}`}>
      <Picture />
      <h2>{gameName(texts, game.name)}</h2>
      <p>{gameAbout(texts, game)}</p>
      {game.ready === false && (
        <p className="preparing" role="status">
          {texts.say("lobby-preparing")}
        </p>
      )}
      <Ways
        game={game}
        isNew={isNew}
        first={first}
        form={form}
        busy={busy}
        play={play}
        unfold={() => setOpen(true)}
      />
      <WishLine game={game} form={form} open={open} toggled={setOpen} />
    </article>
  );
}

interface FormProps {
  game: GameInfo;
  form: WishForm;
}

interface WaysProps extends FormProps, Omit<Props, "game"> {
  /** Show what can be chosen about whom one plays with. */
  unfold(): void;
}

/** Into the game at once, or by way of its lesson: what a newcomer needs stands out. */
function Ways({ game, isNew, first, form: { wish, rules, change }, busy, play, unfold }: WaysProps) {
  const say = useSay();
  const [begun, setBegun] = useState(false);
  const lesson = Boolean(manifestOf(game.name).lesson);
  const lead = isNew && lesson;
  const leading = first ? "button button-main" : "button button-leading";
  const learn = lesson && (
    <Link className={lead ? leading : "button"} href={`/learn/${game.name}`}>
      {say("lobby-learn")}
    </Link>
  );
  return (
    <div className="row game-start">
      {/* Where each of them stands is learnt: only what is offered first may change. */}
      {learn}
      <button
        type="button"
        className={lead ? "button game-play" : `${leading} game-play`}
        disabled={busy}
        onClick={() => {
          setBegun(true);
          play(rules);
        }}
      >
        {say(
          busy && begun
            ? "lobby-opening"
            : wish.company === "friends"
              ? "lobby-play-invite"
              : "lobby-play-now",
        )}
      </button>
      {wish.company !== "friends" && (
        <button
          type="button"
          className="button button-quiet game-friends"
          onClick={() => {
            change({ company: "friends" });
            unfold();
          }}
        >
          {say("lobby-company-friends")}
        </button>
      )}
      <Link className="button button-quiet" href={`/rules/${game.name}`}>
        {say("web-rules")}
      </Link>
    </div>
  );
}

interface WishLineProps extends FormProps {
  open: boolean;
  toggled(open: boolean): void;
}

/** With whom, in a line; behind it all that can be chosen about that, which is brought into view. */
function WishLine({ game, form, open, toggled }: WishLineProps) {
  const texts = useTexts();
  const { say } = texts;
  return (
    <details
      className="wish"
      open={open}
      onToggle={({ currentTarget }) => {
        toggled(currentTarget.open);
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary>
        <span>{wishText(texts, form.wish)}</span>
        <Pause />
        <span className="wish-change">{say("lobby-wish-change")}</span>
      </summary>
      <div className="stack">
        <Segments
          label={say("lobby-company")}
          value={form.wish.company}
          options={companies(game).map(company => [company, say(`lobby-company-${company}`)])}
          change={company => form.change({ company: company as Company })}
        />
        <Details game={game} form={form} />
        {form.advice.map(({ name }) => (
          <Check
            key={name}
            label={`${optionName(texts, name)} (${say("lobby-first-game")})`}
            on={form.advised}
            change={form.advise}
          />
        ))}
        <div>
          <Link className="button button-small" href={`/new/${game.name}?${wishQuery(form.wish)}`}>
            {say("lobby-more")}
          </Link>
        </div>
      </div>
    </details>
  );
}

function wishText(texts: Texts, { company, players, strength }: Wish): string {
  const values = { players, bots: players - 1, strength: strengthName(texts, strength) };
  return texts.say(`lobby-wish-${company}`, values);
}

/** How many play, and how well the bots do. */
function Details({ game, form: { wish, counts, change } }: FormProps) {
  const texts = useTexts();
  const about = wish.company === "bots" && strengthAbout(texts, game.name, wish.strength);
  return (
    <>
      {counts.length > 1 && (
        <Segments
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
      {about && <p className="soft">{about}</p>}
    </>
  );
}
