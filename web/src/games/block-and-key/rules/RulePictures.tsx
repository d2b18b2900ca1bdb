// The pieces, and what is allowed and what is not, beside the section of the rules that says so.
import { Figures, type RulePicture } from "../../../rules/Figures";
import { useSay } from "../../../texts/TextsProvider";
import type { RulePicturesProps } from "../../manifest";
import { KeyPicture, Pattern } from "../keys/KeyPicture";
import { rotations } from "../keys/matches";
import { piecesOf } from "../pieces/pieces";
import { ColourStone } from "../pieces/Stone";
import { blockName } from "../words";
import { Blocks, Flat } from "./Blocks";
import { Corners, SeatPlans, YardPlan } from "./Floors";
import { ENIGMA, KEYS, position } from "./positions";

/** A position; its last block is allowed or not. */
function judged(name: string): RulePicture {
  const { allowed, blocks } = position(name);
  return {
    name,
    verdict: allowed ? "good" : "bad",
    draw: words => <Blocks standing={blocks} label={words} />,
  };
}

/** A position with a key, as whoever sits in the south sees it: the key may be claimed after the last block or not. */
function claimed(name: string): RulePicture {
  const { claimed, key, blocks } = position(name);
  return {
    name,
    verdict: claimed ? "good" : "bad",
    draw: words => (
      <span className="rule-claim" role="img" aria-label={words}>
        <Blocks standing={blocks} label="" eye />
        <Flat standing={blocks} width={4} height={4} label="" />
        <Pattern rows={PIECES.keys.get(key ?? "")?.rows ?? []} size={22} />
      </span>
    ),
  };
}

const PIECES = piecesOf({});
const TEMPLE = position("temple").blocks;
const BRIDGE = position("bridge").blocks;
const KEY = PIECES.keys.get(KEYS.turned)?.rows ?? [];

const PICTURES: Record<string, readonly RulePicture[]> = {
  pieces: [
    { name: "shapes", draw: words => <Shapes label={words} /> },
    { name: "keys", draw: words => <Keys label={words} /> },
  ],
  view: [
    { name: "temple", draw: words => <Blocks standing={TEMPLE} label={words} eye /> },
    { name: "flat", draw: words => <Flat standing={TEMPLE} width={5} height={3} label={words} /> },
    { name: "through", draw: words => <Flat standing={BRIDGE} width={4} height={2} label={words} /> },
  ],
  setup: [{ name: "seats", draw: words => <SeatPlans label={words} /> }],
  excavate: [{ name: "yard", draw: words => <YardPlan label={words} /> }],
  contact: ["corner", "apart"].map(judged),
  taller: ["taller", "lower"].map(judged),
  support: ["stands", "bridge", "rising", "overhang", "ledge"].map(judged),
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
  new: ["again", "already"].map(claimed),
  scoring: [
    {
      name: "enigma",
      draw: words => (
        <span className="rule-claim" role="img" aria-label={words}>
          <ColourStone colour={ENIGMA.colour} />
          <Flat standing={TEMPLE} width={5} height={3} label="" />
        </span>
      ),
    },
  ],
  ancients: [{ name: "corners", draw: words => <Corners label={words} /> }],
};

export default function RulePictures({ section }: RulePicturesProps) {
  return <Figures pictures={PICTURES[section]} topics={["block-and-key"]} />;
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

const COLOURS = ["green", "grey", "brown", "white"] as const;

/** The ten shapes by their names, each in one of the colours. */
function Shapes({ label }: { label: string }) {
  const say = useSay();
  return (
    <ul className="rule-shapes" aria-label={label}>
      {[...PIECES.shapes].map(([shape, cells], place) => {
        const colour = COLOURS[place % COLOURS.length] ?? "green";
        return (
          <li key={shape}>
            <Blocks standing={[[colour, cells]]} label="" />
            <span>{blockName(say, `${colour} ${shape}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Keys({ label }: { label: string }) {
  return (
    <span className="rule-patterns" role="img" aria-label={label}>
      {KEYS.shown
        .flatMap(id => PIECES.keys.get(id) ?? [])
        .map(card => (
          <KeyPicture key={card.id} card={card} />
        ))}
    </span>
  );
}
