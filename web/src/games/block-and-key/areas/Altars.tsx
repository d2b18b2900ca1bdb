import { useSay } from "../../../texts/TextsProvider";
import { TierGlyph } from "../pieces/Stone";
import type { BlockAndKeyView } from "../view";

/** What lies beside the temple: the two altars, the bag, and alone the track of turns. */
export function Altars({ view }: { view: BlockAndKeyView }) {
  const say = useSay();
  return (
    <div className="altars">
      {(["sun", "moon"] as const).map(altar => (
        <span key={altar} className={`altar altar-${altar}`} data-place={altar}>
          <TierGlyph tier={altar} size="1.4rem" />
          <strong>{view.altars[altar]}</strong>
          <span className="hidden-visually">{say("block-and-key-altar", { altar })}</span>
        </span>
      ))}
      <span className="altar" data-place="bag" title={view.bag.length ? say("temple-bag") : undefined}>
        <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" aria-hidden="true" className="bag-glyph">
          <path d="M9 3h6l-1.500 3.500c4 1.500 6.500 5.500 6.500 9.500 0 3.500-3 5-8 5s-8-1.500-8-5c0-4 2.500-8 6.500-9.500Z" />
        </svg>
        <strong>{view.bag.length}</strong>
        <span className="hidden-visually">{say("temple-bag")}</span>
      </span>
    </div>
  );
}

const SOLO_STEPS = ["act", "mark", "return", "refill", "ancients"] as const;

/** Alone: the turns of the game, and the five steps of the one that is on. */
export function SoloTrack({ view }: { view: BlockAndKeyView }) {
  const say = useSay();
  if (view.solo_turns === null || view.outcome) return null;
  const now = SOLO_STEPS.find(step => step === view.step) ?? "act";
  return (
    <div className="solo">
      <div className="solo-track" role="img" aria-label={say("block-and-key-solo", { turn: view.solo_turn })}>
        {Array.from({ length: view.solo_turns }, (_, index) => index + 1).map(turn => (
          <span
            key={turn}
            className={turn === view.solo_turn ? "solo-now" : turn < view.solo_turn ? "solo-past" : ""}
          >
            {turn}
          </span>
        ))}
      </div>
      {view.solo_turn > 0 && (
        <ol className="solo-steps">
          {SOLO_STEPS.map(step => (
            <li key={step} aria-current={step === now ? "step" : undefined}>
              {say(`temple-solo-${step}`)}
              {step === now && step === "ancients" && (
                <p className="soft">{say("temple-solo-ancients.title")}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
