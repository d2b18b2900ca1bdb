// What is allowed and what is not, beside the section of the rules that says so.
import { Figures, type RulePicture } from "../../../rules/Figures";
import type { RulePicturesProps } from "../../manifest";
import { Pattern } from "../KeyPicture";
import { rotations } from "../matches";
import { Blocks, Flat } from "./Blocks";
import { position } from "./positions";

/** A position; its last block is allowed or not. */
function judged(name: string): RulePicture {
  const { allowed, blocks } = position(name);
  return {
    name,
    verdict: allowed ? "good" : "bad",
    draw: words => <Blocks standing={blocks} label={words} />,
  };
}

const TEMPLE = position("temple").blocks;
const KEY = ["ws", "g."];

const PICTURES: Record<string, readonly RulePicture[]> = {
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
};

export default function RulePictures({ section }: RulePicturesProps) {
  return <Figures pictures={PICTURES[section]} />;
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
