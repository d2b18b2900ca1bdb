// What is asked now, and the answers that are not given on the table itself: one small part for each kind of step.
import type { ReactNode } from "react";
import { brief } from "../../../log/parts";
import type { Action } from "../../../server/choices";
import { useSay } from "../../../texts/TextsProvider";
import type { Texts } from "../../../texts/texts";
import { ActionBar, type Chip, Confirm, TurnEnd, Why } from "../../ActionBar";
import { FinalButton } from "../../FinalButton";
import type { GameTableProps } from "../../gameTable";
import { told } from "../../motion/frames";
import { Skip } from "../../motion/Skip";
import type { Paced } from "../../motion/usePaced";
import type { Guard } from "../../useAct";
import { useLastWord } from "../../useLastWord";
import { Waiting } from "../../Waiting";
import { HoldTools } from "../holding/HoldBar";
import { type ClaimSheet, useClaimSheet } from "../keys/ClaimSheet";
import { lastClaimsTold } from "../keys/claimed";
import { BlockPicture, ColourStone, TierGlyph } from "../pieces/Stone";
import type { Desk, Part } from "../useDesk";
import { type Altar, type BlockAndKeyView, blockColour, blockShape, type Colour } from "../view";
import { blockName, shortKeyName } from "../words";
import { lineBlocks } from "./yardLines";

interface Props extends Pick<GameTableProps, "undo" | "endTurn" | "meanwhile"> {
  desk: Desk;
  paced: Paced;
}

/** The question, or what has just happened while others act. */
export function DecisionBar({ desk, paced, undo, endTurn, meanwhile }: Props) {
  const say = useSay();
  const happened = happening(say, desk, paced);
  const sheet = useClaimSheet(desk);
  const question = sheet?.choosing ? say("temple-claim-choose") : questionText(say, desk, paced);
  // Where nothing is asked, the place of the answers is free, unless a block is held for a plan.
  const skip = question ? null : <Skip paced={paced} />;
  const planning = desk.holding.hold !== null;
  return (
    <ActionBar
      question={
        question ? (
          <div className="decision-asked">
            <p className="decision-question">
              {question}
              <Why arming={desk.arming} />
            </p>
            {sheet?.keys}
          </div>
        ) : (
          <div className="decision-waiting">
            {happened && <p className="happening">{happened}</p>}
            {meanwhile && <p className="soft">{meanwhile}</p>}
            <Waiting paced={paced} names={desk.names} over={desk.view.outcome !== null} />
            {planning && skip}
          </div>
        )
      }
      spoken={[happened, question || meanwhile || waitingText(say, desk, paced)].filter(Boolean).join(" ")}
      moment={paced.game.decision?.number}
      chips={useChips(desk)}
    >
      {!planning && skip}
      <Answers desk={desk} paced={paced} sheet={sheet} undo={undo} endTurn={endTurn} />
    </ActionBar>
  );
}

type Say = Texts["say"];

function questionText(say: Say, { view, choices, claims, arming, holding }: Desk, { game }: Paced): string {
  if (game.can_end_turn) return say("web-turn-done");
  if (!choices.length) return "";
  if (claims.claiming) return say("temple-completed", { count: claims.claiming });
  if (claims.goOn) return say(goOnText(view, claims.wentBack));
  if (claims.byItself) return view.step === "claim" ? say("temple-nothing-claimed") : "";
  if (claims.keys.length) return say("temple-completed", { count: claims.keys.length });
  if (arming.armed) return say(`temple-armed-${arming.armed.kind}`);
  if (holding.planned) return say("temple-planned");
  if (holding.hold && view.step === "turn") return say("temple-holding");
  return say(`block-and-key-ask-${view.step}`, {
    block: view.called ? blockName(say, view.called.block) : "",
    can: canDo(choices),
  });
}

function goOnText({ step }: BlockAndKeyView, wentBack: boolean): string {
  if (wentBack) return "temple-claimed-stays";
  return step === "claim" ? "temple-nothing-claimed" : "web-turn-done";
}

/** Which of the two actions of a turn are among the choices. */
function canDo(choices: readonly Action[]): string {
  const excavates = choices.some(({ kind }) => kind === "excavate");
  if (choices.some(({ kind }) => kind === "place")) return excavates ? "both" : "place";
  return excavates ? "excavate" : "nothing";
}

function waitingText(say: Say, { names, view }: Desk, { game, behind }: Paced): string {
  if (behind) return "";
  if (view.outcome) return say("web-over");
  const waiting = game.waiting_for.map(seat => names[seat]).join(", ");
  return waiting ? say("web-waiting-for", { names: waiting }) : "";
}

const QUIET = new Set(["site-filled", "turn-began"]);

/** What another player has just done. Of a claim also where: it is shown to everybody, and not only to the eye. */
function happening(say: Say, { view, pieces }: Desk, paced: Paced): string {
  if (view.outcome) return "";
  const name = (id: string) => shortKeyName(say, pieces.keys.get(id));
  const now = told(paced)
    .filter(({ event }) => !QUIET.has(event.kind))
    .map(({ line, event }) => brief(event.kind === "key-claimed" ? { ...line, brief: "" } : line, name));
  // Without motion nothing happens just now; a claim is told all the same.
  const claims = now.length ? [] : lastClaimsTold(paced.game.steps).filter(({ seat }) => seat !== view.seat);
  return [...now, ...claims.map(line => brief({ ...line, brief: "" }, name))].join(" ");
}

function useChips({ view, choices, part, showPart }: Desk): Chip[] {
  const say = useSay();
  const yard = choices.some(({ kind }) => kind === "draft" || kind === "excavate");
  const names: [Part, string, boolean][] = [
    ["mine", say(view.hand ? "temple-part-mine" : "temple-part-view"), false],
    ["yard", say("temple-part-yard"), yard],
    ["players", say("temple-part-players"), false],
    ["log", say("web-log"), false],
  ];
  return names.map(([name, text, wanted]) => ({
    name,
    text,
    on: part === name,
    wanted,
    show: () => showPart(name),
  }));
}

function Answers({
  desk,
  paced,
  sheet,
  undo,
  endTurn,
}: Omit<Props, "meanwhile"> & { sheet: ClaimSheet | null }) {
  const { view, choices, claims, holding, arming, acting } = desk;
  if (paced.game.can_end_turn) return <TurnEnd undo={undo} endTurn={endTurn} {...acting} />;
  if (claims.goOn) return <GoOn guard={acting.guard} press={claims.goOn} wentBack={claims.wentBack} />;
  if (claims.byItself) return null;
  if (sheet) return sheet.buttons;
  if (arming.armed) return <Armed desk={desk} action={arming.armed} />;
  if (holding.hold) return <HoldTools holding={holding} place={desk.place} />;
  if (choices.every(({ kind }) => ON_THE_TABLE.has(kind))) return <Hint desk={desk} />;
  return choices.map(choice => (
    <Answer key={JSON.stringify(choice)} choice={choice} view={view} choose={desk.offer} />
  ));
}

/** The end of a turn in which nothing could be claimed, and that nothing undoes; or the way on from where an undo has led. */
function GoOn({ guard, press, wentBack }: { guard: Guard; press(): void; wentBack: boolean }) {
  const say = useSay();
  const button = useLastWord();
  return (
    <FinalButton ref={button} guard={guard} kind="done" className="go-on" press={press}>
      {say(wentBack ? "web-go-on" : "web-end-turn")}
    </FinalButton>
  );
}

/** Answers that are given where the blocks lie. */
const ON_THE_TABLE = new Set(["draft", "excavate", "place", "discard", "ancients"]);

/** Where the answer is given; where the yard is out of sight, the way there. */
function Hint({ desk: { view, choices, part, showPart } }: { desk: Desk }) {
  const say = useSay();
  if (!choices.length) return null;
  const yard = part !== "yard" && choices.some(({ kind }) => kind === "draft" || kind === "excavate");
  return (
    <p className="action-hint">
      <span>{say(`temple-hint-${view.step}`, { can: canDo(choices) })}</span>
      {yard && (
        <button type="button" className="button button-small hint-yard" onClick={() => showPart("yard")}>
          {say("temple-hint-yard")}
        </button>
      )}
    </p>
  );
}

/** What is about to be done for good: the blocks of a line, an altar, a colour. */
function Armed({ desk, action }: { desk: Desk; action: Action }) {
  const say = useSay();
  const { view, pieces, arming, acting } = desk;
  const blocks = action.line ? lineBlocks(view.yard, String(action.line)) : blockOf(action);
  const altar = action.altar as Altar | undefined;
  return (
    <Confirm
      arming={arming}
      guard={acting.guard}
      text={say(`temple-confirm-${action.kind}`, {
        count: blocks.length,
        altar: altar ? say("block-and-key-altar", { altar }) : "",
      })}
    >
      {blocks.map(block => (
        <span key={block} className="armed-block" title={blockName(say, block)}>
          <BlockPicture
            colour={blockColour(block)}
            cells={pieces.shapes.get(blockShape(block)) ?? []}
            size={40}
          />
        </span>
      ))}
      {altar && <TierGlyph tier={altar} size="1.6rem" />}
    </Confirm>
  );
}

function blockOf({ block }: Action): string[] {
  return block === undefined ? [] : [String(block)];
}

/** Buttons for answers that have no place on the table. */
function Answer({
  choice,
  view,
  choose,
}: {
  choice: Action;
  view: BlockAndKeyView;
  choose(action: Action): void;
}) {
  const say = useSay();
  const button = (content: ReactNode, main = false) => (
    <button type="button" className={main ? "button button-main" : "button"} onClick={() => choose(choice)}>
      {content}
    </button>
  );
  switch (choice.kind) {
    case "core": {
      const colour = choice.colour as Colour;
      return button(
        <>
          <ColourStone colour={colour} size={28} /> {say("block-and-key-colour", { colour })}
        </>,
      );
    }
    case "refill":
    case "mark": {
      const altar = choice.altar as Altar;
      return button(
        <>
          <TierGlyph tier={altar} size="1.3rem" /> {say("block-and-key-altar", { altar })}{" "}
          <span className="soft">{view.altars[altar]}</span>
        </>,
      );
    }
    case "done":
      return button(say("temple-done-return"), true);
    case "pass":
      return button(say("temple-pass"), true);
    default:
      return null;
  }
}
