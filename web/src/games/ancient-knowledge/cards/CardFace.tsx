// A card, drawn: its emblem in its land, its kind by colour and sign, its numbers large, its text with icons.
import type { CSSProperties, ReactNode } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { useLongPress } from "../../useLongPress";
import { EmblemPicture } from "../emblems/EmblemPicture";
import type { Card } from "./cards";
import { Marked, Sign, signsIn } from "./icons";
import { Tokens } from "./Tokens";

/** The whole card. */
export function CardFace({ card, children }: { card: Card; children?: ReactNode }) {
  return (
    <article className={`ak-card ak-${card.kind}`} aria-label={card.words}>
      <EmblemPicture id={card.id} className="ak-card-art" />
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
      {card.reminders.map(reminder => (
        <p key={reminder} className="ak-reminder">
          {reminder}
        </p>
      ))}
      {children}
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
    ["cost", card.cost, "knowledge-cost"],
    ["knowledge", card.knowledge, "knowledge-knowledge"],
    ["vp", card.vp, "knowledge-vp"],
  ] as const;
  return (
    <ul className="ak-figures" aria-hidden="true">
      {card.start > 0 && (
        <li title={say("knowledge-start")}>
          <span className="ak-space-sign">{card.start}</span>
          {card.locked && <Sign name="locked" />}
        </li>
      )}
      {card.level > 0 && <li title={say("knowledge-level")}>{"I".repeat(card.level)}</li>}
      {figures
        .filter(([, value]) => value > 0)
        .map(([name, value, text]) => (
          <li key={name} className={`ak-figure-${name}`} title={say(text)}>
            <Sign name={name} /> <b>{value}</b>
          </li>
        ))}
    </ul>
  );
}

/** So many have room on any card. */
const FEW_LETTERS = 20;

/** A longer word of a name is broken. */
const LONG_WORD = 13;

interface TileProps {
  card: Card;
  /** With its text, where there is room. */
  full?: boolean | undefined;
  knowledge?: number | undefined;
  turned?: boolean | undefined;
  /** Where it comes from when it is new here. */
  from: string;
  /** Whether it can be clicked as an answer now. */
  open: boolean;
  selected: boolean;
  /** Its effect is being shown. */
  acting: boolean;
  click(card: string): void;
  look(card: string | null): void;
}

/** A card in play or in hand: small, and a button where it can be chosen. */
export function CardTile({
  card,
  full = false,
  knowledge,
  turned = false,
  from,
  open,
  selected,
  acting,
  click,
  look,
}: TileProps) {
  const say = useSay();
  const press = useLongPress(() => look(card.id));
  const classes = [
    "ak-tile",
    `ak-${card.kind}`,
    open ? "ak-open" : "",
    turned ? "ak-turned" : "",
    full ? `ak-full ${roomOf(card)}` : "",
    acting ? "ak-acting-now" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-piece={card.id}
      data-from={from}
      aria-pressed={selected}
      {...press}
      onClick={({ currentTarget }) => {
        look(!open && (hasRoomBeside() || !showsText(currentTarget)) ? card.id : null);
        click(card.id);
      }}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hasRoomBeside() && look(card.id)}
      onFocus={({ target }) => target.matches(":focus-visible") && look(card.id)}
      onKeyDown={({ key }) => key === "Escape" && look(null)}
    >
      <span className="hidden-visually">
        {card.words}
        {knowledge !== undefined &&
          ` (${say("table-label", { label: say("knowledge-knowledge") })} ${knowledge})`}
        {turned && ` (${say("knowledge-turned")})`}
      </span>
      <span className="ak-tile-head" aria-hidden="true">
        <EmblemPicture id={card.id} className="ak-tile-art" />
        <span className="ak-tile-signs">
          <Sign name={card.kind} />
          {turned && <span title={say("knowledge-turned")}>⤾</span>}
        </span>
        <span className="ak-tile-name">{card.name}</span>
      </span>
      {full && <TileText card={card} />}
      <TileFoot card={card} knowledge={knowledge} />
    </button>
  );
}

/** What it asks for and does; where that has no room, the signs of it, which are whole. */
function TileText({ card: { requirement, effect, trigger } }: { card: Card }) {
  return (
    <>
      <span className="ak-tile-text" aria-hidden="true">
        {requirement && <Marked text={requirement} />}{" "}
        {effect && (
          <>
            <Sign name={trigger} /> <Marked text={effect} />
          </>
        )}
      </span>
      <span className="ak-tile-brief" aria-hidden="true">
        {[...signsIn(requirement), effect && trigger, ...signsIn(effect)]
          .filter(Boolean)
          .map((sign, place) => (
            <Sign key={`${place} ${sign}`} name={sign} />
          ))}
        …
      </span>
    </>
  );
}

/** Side by side, the cards share the room by what each has to tell: what its numbers and its longest word need, and the
 * rest by the length of its text. */
export function shareOf({ name, cost, knowledge, vp, start, requirement, effect }: Card): CSSProperties {
  const figures = [start, cost, knowledge, vp].filter(Boolean).length;
  const word = Math.min(LONG_WORD, Math.max(...name.split(/[ -]/).map(({ length }) => length)));
  const { length } = plain(`${requirement} ${effect}`);
  return {
    "--figures": figures,
    "--word": word,
    "--letters": Math.max(1, length - FEW_LETTERS),
  } as CSSProperties;
}

/** A long text, or a name of three lines, asks for a broader card where all of them have one height. */
function roomOf({ name, requirement, effect }: Card): string {
  const { length } = plain(`${requirement} ${effect}`);
  if (length > 145) return "ak-longer";
  return length > 100 || name.length > 26 ? "ak-long" : "";
}

/** Whether the whole card is shown beside the table. Where it would cover part of it, only who taps a card that tells
 * less and is no answer now sees it; the next answer takes it away. */
function hasRoomBeside(): boolean {
  return matchMedia("(min-width: 62.01rem)").matches;
}

/** Whether it tells what the card does: a low or narrow place leaves the text out. */
function showsText(tile: HTMLElement): boolean {
  return Boolean(tile.querySelector(".ak-tile-text")?.getClientRects().length);
}

/** The numbers of a card: before it is in play where it enters and what it costs, then what lies on it. */
function TileFoot({ card, knowledge }: { card: Card; knowledge?: number | undefined }) {
  const figures = [
    ["cost", knowledge === undefined ? card.cost : 0],
    ["knowledge", knowledge ?? card.knowledge],
    ["vp", card.vp],
  ] as const;
  return (
    <span className="ak-tile-foot" aria-hidden="true">
      {card.start > 0 && knowledge === undefined && (
        <span className="ak-space-sign">
          {card.start}
          {card.locked && <Sign name="locked" size="0.7em" />}
        </span>
      )}
      {card.level > 0 && <span className="ak-level">{"I".repeat(card.level)}</span>}
      {figures
        .filter(([name, value]) => value > 0 || (name === "knowledge" && knowledge !== undefined))
        .map(([name, value]) => (
          <span key={name} className={`ak-figure ak-figure-${name}`}>
            {name === "knowledge" ? <Tokens count={value} /> : <Sign name={name} />} {value}
          </span>
        ))}
      <Sign name={card.trigger} />
    </span>
  );
}
