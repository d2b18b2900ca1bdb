// The tools of the hand: turn, tip, roll, next fit, put down, put back; and what the server says of the spot.
import type { MouseEvent } from "react";
import { refusalText } from "../../../app/refusal";
import type { Refused as Refusal } from "../../../messages";
import { useSay, useTexts } from "../../../texts/TextsProvider";
import { KeyPicture } from "../keys/KeyPicture";
import type { KeyCard } from "../pieces/pieces";
import type { Desk } from "../useDesk";
import { blockName, keyName } from "../words";
import { ToolSign } from "./ToolSign";
import type { Holding } from "./useHolding";

/** Whoever uses the keyboard stays on the tool; whoever clicked it does not. */
function leaveClicked({ detail, target }: MouseEvent): void {
  if (detail > 0) (target as HTMLElement).closest("button")?.blur();
}

/** Turn, tip, roll, next fit, put down, put back. */
export function HoldTools({ holding, place }: { holding: Holding; place(): void }) {
  const say = useSay();
  const { hold, placement, planning } = holding;
  if (!hold) return null;
  const tools = [
    ["turn", "R", () => holding.turn("turn")],
    ["tip", "T", () => holding.turn("tip")],
    ["roll", "Y", () => holding.turn("roll")],
    ["fit", "F", () => holding.fit()],
  ] as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what was clicked keeps no keys: the next Enter is the hand's
    <div
      className="hold-tools hold-bar"
      role="toolbar"
      onClick={leaveClicked}
      aria-label={say("temple-hold-title", { block: blockName(say, hold.block) })}
    >
      {tools.map(([name, key, act]) => (
        <button
          key={name}
          type="button"
          className="button button-small hold-tool"
          onClick={act}
          disabled={planning && name === "fit"}
          title={say(`temple-hold-${name}.title`)}
        >
          <ToolSign name={name} />
          <span className="hold-word">{say(`temple-hold-${name}`)}</span>
          <span className="kbd" aria-hidden="true">
            {key}
          </span>
        </button>
      ))}
      <button
        type="button"
        className="button button-small button-main hold-place"
        disabled={!placement}
        onClick={place}
      >
        {say("temple-hold-place")}
      </button>
      <button
        type="button"
        className="button button-small hold-tool"
        onClick={holding.release}
        aria-label={say("temple-hold-release")}
      >
        <ToolSign name="release" />
        <span className="hold-word">{say("temple-hold-release")}</span>
      </button>
    </div>
  );
}

const WAYS = [
  ["far", "▴", 0, 1],
  ["left", "◂", -1, 0],
  ["right", "▸", 1, 0],
  ["near", "▾", 0, -1],
] as const;

/** The arrows of the keyboard, for fingers and pointers: every place can be reached with them. */
export function Arrows({ holding: { hold, move } }: { holding: Holding }) {
  const say = useSay();
  if (!hold) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="arrows" role="toolbar" aria-label={say("temple-move")} onClick={leaveClicked}>
      {WAYS.map(([name, sign, across, away]) => (
        <button
          key={name}
          type="button"
          className={`arrow arrow-${name}`}
          aria-label={say(`temple-move-${name}`)}
          onClick={() => move(across, away)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** What the server says of the spot under the hand. */
export function Verdict({ holding, pieces, assist }: Pick<Desk, "holding" | "pieces" | "assist">) {
  const say = useSay();
  const { hold, placement, spoken, planning } = holding;
  if (!hold) return null;
  if (planning)
    return (
      <p className="verdict verdict-plan" role="status">
        {say("temple-hold-plan")}
      </p>
    );
  if (!placement) {
    const refused = spoken?.refused;
    return (
      <p className="verdict verdict-bad" role="status">
        {refused ? <Refused refused={refused} /> : say("temple-hold-illegal")}
      </p>
    );
  }
  const cards = (spoken?.claims ?? [])
    .map(id => pieces.keys.get(id))
    .filter((card): card is KeyCard => Boolean(card));
  return (
    <div className="verdict verdict-good" role="status">
      <span className="hidden-visually">{blockName(say, hold.block)}. </span>
      {holding.pinned && <ToolSign name="pin" />}
      {cards.length
        ? say("temple-hold-claims", { count: cards.length })
        : say(assist ? "temple-hold-legal" : "temple-hold-fits")}
      {cards.map(card => (
        <span key={card.id} className="verdict-key" title={keyName(say, card)}>
          <span className="hidden-visually"> {keyName(say, card)}. </span>
          <span aria-hidden="true">
            <KeyPicture card={card} size={12} />
          </span>
        </span>
      ))}
    </div>
  );
}

function Refused({ refused }: { refused: Refusal }) {
  const texts = useTexts();
  const broken = (refused.details.broken ?? []) as string[];
  if (refused.code !== "placement") return <>{refusalText(texts, refused)}</>;
  return (
    <>
      {broken.map(rule => (
        <span key={rule} className="broken-rule">
          {texts.say(`temple-rule-${rule}`)}
        </span>
      ))}
    </>
  );
}
