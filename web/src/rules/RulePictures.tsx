// Small pictures beside the rules, where a picture says it better than words. Each has a caption, and words for those
// who do not see it.
import "./pictures.css";
import type { ReactNode } from "react";
import { Sliding } from "../games/ancient-knowledge/rules/Sliding";
import { Pattern } from "../games/block-and-key/KeyPicture";
import { rotations } from "../games/block-and-key/matches";
import { Blocks, Flat } from "../games/block-and-key/rules/Blocks";
import { position } from "../games/block-and-key/rules/positions";
import { TextsProvider, useSay } from "../texts/TextsProvider";

interface Picture {
  /** Its texts: `pictures-<name>`, and for those who do not see it `pictures-<name>.words`. */
  name: string;
  verdict?: "good" | "bad";
  draw(words: string): ReactNode;
}

/** A position; its last block is allowed or not. */
function judged(name: string): Picture {
  const { allowed, blocks } = position(name);
  return {
    name,
    verdict: allowed ? "good" : "bad",
    draw: words => <Blocks standing={blocks} label={words} />,
  };
}

const TEMPLE = position("temple").blocks;
const KEY = ["ws", "g."];

const PICTURES: Record<string, Record<string, readonly Picture[]>> = {
  "block-and-key": {
    goal: [
      { name: "temple", draw: words => <Blocks standing={TEMPLE} label={words} eye /> },
      { name: "flat", draw: words => <Flat standing={TEMPLE} width={5} height={3} label={words} /> },
    ],
    contact: ["taller", "lower", "corner"].map(judged),
    support: ["stands", "bridge", "overhang"].map(judged),
    claim: [
      {
        name: "rotations",
        verdict: "good",
        draw: words => <Patterns patterns={rotations(KEY)} label={words} />,
      },
      {
        name: "mirrored",
        verdict: "bad",
        draw: words => <Patterns patterns={[KEY.map(row => [...row].reverse().join(""))]} label={words} />,
      },
    ],
  },
  "ancient-knowledge": {
    decline: [{ name: "sliding", draw: words => <Sliding label={words} /> }],
  },
};

export default function RulePictures({ game, section }: { game: string; section: string }) {
  const pictures = PICTURES[game]?.[section];
  if (!pictures) return null;
  return (
    <TextsProvider topics={["pictures"]}>
      <div className="rule-pictures">
        {pictures.map(picture => (
          <Shown key={picture.name} picture={picture} />
        ))}
      </div>
    </TextsProvider>
  );
}

const SIGNS = { good: "✓", bad: "✗" };

function Shown({ picture: { name, verdict, draw } }: { picture: Picture }) {
  const say = useSay();
  return (
    <figure className={verdict && `rule-${verdict}`}>
      {draw(say(`pictures-${name}.words`))}
      <figcaption>
        {verdict && (
          <span className="rule-sign" aria-hidden="true">
            {SIGNS[verdict]}
          </span>
        )}
        {say(`pictures-${name}`)}
      </figcaption>
    </figure>
  );
}

function Patterns({ patterns, label }: { patterns: readonly string[][]; label: string }) {
  return (
    <span className="rule-patterns" role="img" aria-label={label}>
      {patterns.map(rows => (
        <Pattern key={rows.join("/")} rows={rows} size={26} />
      ))}
    </span>
  );
}
