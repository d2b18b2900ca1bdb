// The tools of the hand: turn, tip, roll, next fit, put down, put back; and what the server says of the spot.
import { refusalText } from "../../app/refusal";
import type { Refused as Refusal } from "../../messages";
import { useSay, useTexts } from "../../texts/TextsProvider";
import { KeyPicture } from "./KeyPicture";
import type { KeyCard, Pieces } from "./pieces";
import type { Holding } from "./useHolding";
import { blockName, keyName } from "./words";

interface Props {
  holding: Holding;
  pieces: Pieces;
  place(): void;
}

export function HoldBar({ holding, pieces, place }: Props) {
  const say = useSay();
  const { hold, placement } = holding;
  if (!hold) return null;
  const tools = [
    ["turn", "R", () => holding.turn("turn")],
    ["tip", "T", () => holding.turn("tip")],
    ["roll", "Y", () => holding.turn("roll")],
    ["fit", "F", () => holding.fit()],
  ] as const;
  return (
    <>
      <Verdict holding={holding} pieces={pieces} />
      <section
        className="hold-bar"
        aria-label={say("temple-hold-title", { block: blockName(say, hold.block) })}
      >
        <div className="row hold-tools">
          {tools.map(([name, key, act]) => (
            <button
              key={name}
              type="button"
              className="button button-small hold-tool"
              onClick={act}
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
            className="button button-small button-main"
            disabled={!placement}
            onClick={place}
          >
            {say("temple-hold-place")}
          </button>
          <button type="button" className="button button-small hold-tool" onClick={holding.release}>
            <ToolSign name="release" />
            <span className="hold-word">{say("temple-hold-release")}</span>
          </button>
        </div>
      </section>
    </>
  );
}

const TOOL_SIGNS = {
  turn: "M12 4a8 8 0 1 1-7.700 5.800M4 3v7h7",
  tip: "M5 20h14M12 16V4M6.500 9.500 12 4l5.500 5.500",
  roll: "M20 5v14M4 12h12M10.500 6.500 16 12l-5.500 5.500",
  fit: "M4 12.500l5 5L20 6.500",
  release: "M6 6l12 12M18 6 6 18",
} as const;

function ToolSign({ name }: { name: keyof typeof TOOL_SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" className="tool-sign" aria-hidden="true">
      <path d={TOOL_SIGNS[name]} />
    </svg>
  );
}

function Verdict({ holding: { hold, placement, spoken }, pieces }: { holding: Holding; pieces: Pieces }) {
  const say = useSay();
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
      <span className="hidden-visually">{blockName(say, hold?.block ?? "")}</span>
      {cards.length ? say("temple-hold-claims", { count: cards.length }) : say("temple-hold-legal")}
      {cards.map(card => (
        <span key={card.id} className="verdict-key" title={keyName(say, card)}>
          <KeyPicture card={card} size={12} />
        </span>
      ))}
    </div>
  );
}

function Refused({ refused }: { refused: Refusal }) {
  const texts = useTexts();
  const cells = (refused.details.cells ?? {}) as Record<string, number[][]>;
  const broken = (refused.details.broken ?? []) as string[];
  if (refused.code !== "placement") return <>{refusalText(texts, refused)}</>;
  return (
    <>
      {broken.map(rule => (
        <span key={rule} className="broken-rule">
          {texts.say(`temple-rule-${rule}`)}
          <span className="hidden-visually">
            {texts.say("temple-rule-cells", {
              cells: (cells[rule] ?? []).map(cell => cell.join("")).join(" "),
            })}
          </span>
        </span>
      ))}
    </>
  );
}
