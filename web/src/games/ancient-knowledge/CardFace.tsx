// A card, drawn: its kind by colour and sign, its numbers large, its text with icons.
import { useSay } from "../../texts/TextsProvider";
import type { Card } from "./cards";
import { Marked, Sign } from "./icons";

/** The whole card. */
export function CardFace({ card }: { card: Card }) {
  return (
    <article className={`ak-card ak-${card.kind}`} aria-label={card.words}>
      <header>
        <Sign name={card.kind} size="1.2rem" />
        <strong>{card.name}</strong>
      </header>
      <Figures card={card} />
      {card.requirement && (
        <p className="ak-requirement">
          <Marked text={card.requirement} />
        </p>
      )}
      {card.effect && (
        <p className="ak-effect">
          <span className="ak-when">
            <Marked text={card.when} /> <span aria-hidden="true">{plain(card.when)}</span>
          </span>{" "}
          <Marked text={card.effect} />
        </p>
      )}
      {card.place && <footer className="soft">{card.place}</footer>}
    </article>
  );
}

function plain(marked: string): string {
  return marked.replace(/<[a-z]+\|([^<>|]+)>/g, "$1");
}

function Figures({ card }: { card: Card }) {
  const say = useSay();
  const figures = [
    ["cost", card.cost, "web-ak-cost"],
    ["knowledge", card.knowledge, "web-ak-knowledge"],
    ["vp", card.vp, "web-ak-vp"],
  ] as const;
  return (
    <ul className="ak-figures" aria-hidden="true">
      {card.start > 0 && (
        <li title={say("web-ak-start")}>
          <span className="ak-space-sign">{card.start}</span>
          {card.locked && <Sign name="secret" />}
        </li>
      )}
      {card.level > 0 && <li title={say("web-ak-level")}>{"I".repeat(card.level)}</li>}
      {figures
        .filter(([, value]) => value > 0)
        .map(([name, value, text]) => (
          <li key={name} title={say(text)}>
            <Sign name={name} /> <b>{value}</b>
          </li>
        ))}
    </ul>
  );
}

interface TileProps {
  card: Card;
  /** With its text, where there is room. */
  full?: boolean;
  knowledge?: number;
  turned?: boolean;
  /** Whether it can be clicked as an answer now. */
  open: boolean;
  selected: boolean;
  click(card: string): void;
  look(card: string | null): void;
}

/** A card in play or in hand: small, and a button where it can be chosen. */
export function CardTile({
  card,
  full = false,
  knowledge,
  turned = false,
  open,
  selected,
  click,
  look,
}: TileProps) {
  const classes = [
    "ak-tile",
    `ak-${card.kind}`,
    open ? "ak-open" : "",
    turned ? "ak-turned" : "",
    full ? "ak-full" : "",
  ];
  return (
    <button
      type="button"
      className={classes.join(" ")}
      aria-pressed={selected}
      onClick={() => click(card.id)}
      onMouseEnter={() => look(card.id)}
      onFocus={() => look(card.id)}
    >
      <span className="hidden-visually">
        {knowledge === undefined ? card.words : `${card.words} (${knowledge})`}
      </span>
      <span className="ak-tile-head" aria-hidden="true">
        <Sign name={card.kind} />
        <span className="ak-tile-name">{card.name}</span>
      </span>
      {full && (
        <span className="ak-tile-text" aria-hidden="true">
          {card.requirement && <Marked text={card.requirement} />} <Sign name={card.trigger} />{" "}
          <Marked text={card.effect} />
        </span>
      )}
      <span className="ak-tile-foot" aria-hidden="true">
        {card.start > 0 && knowledge === undefined && <span className="ak-space-sign">{card.start}</span>}
        {card.cost > 0 && knowledge === undefined && (
          <span>
            <Sign name="cost" /> {card.cost}
          </span>
        )}
        {(knowledge !== undefined || card.knowledge > 0) && (
          <span className={knowledge === undefined ? "" : "ak-tokens"}>
            <Sign name="knowledge" /> {knowledge ?? card.knowledge}
          </span>
        )}
        {card.level > 0 && <span>{"I".repeat(card.level)}</span>}
        {card.vp > 0 && (
          <span>
            <Sign name="vp" /> {card.vp}
          </span>
        )}
        <Sign name={card.trigger} />
      </span>
    </button>
  );
}
