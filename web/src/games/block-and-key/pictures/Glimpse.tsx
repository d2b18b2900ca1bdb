// How it is played, in four scenes: blocks are taken, one is lowered, one looks from one's side, a key is claimed.
import "./picture.css";
import { Landscape } from "../../Landscape";
import { PictureStones, type Placed, STANDING } from "./PictureStones";

/** The block that is placed, and what it completes. */
const BLOCK: readonly Placed[] = [
  [4, 1, "white"],
  [5, 0, "white"],
  [5, 1, "white"],
];
const KEY: readonly Placed[] = [
  [0, 1, "grey"],
  [1, 1, "white"],
  [0, 0, "grey"],
  [1, 0, "grey"],
];
const MATCH = "M92 42h44v44h-44z";
/** Where the block lies in the yard, from where it will stand. */
const IN_YARD = "translate(86px, -30px)";
const HELD = "translate(0px, -38px)";

export default function Glimpse({ scene }: { scene: number }) {
  const where = scene === 0 ? IN_YARD : "none";
  return (
    <Landscape>
      <path className="picture-ground" d="M-60 86H340V100H-60Z" />
      <PictureStones stones={STANDING} />
      <g className="glimpse-part" style={{ opacity: scene < 2 ? 1 : 0 }}>
        <rect className="picture-card" x="199" y="11" width="68" height="68" rx="4" />
        <path className="glimpse-grid" d="M221.500 11v68M243.500 11v68M199 33.500h68M199 55.500h68" />
      </g>
      <g className="glimpse-part" style={{ transform: where }}>
        <g className={scene === 1 ? "glimpse-lower" : ""} style={{ "--from": HELD } as React.CSSProperties}>
          <PictureStones stones={BLOCK} />
        </g>
      </g>
      <g className="glimpse-part" style={{ opacity: scene === 2 ? 1 : 0 }}>
        <path className="glimpse-sight" d="M14 14H172V86H14Z" />
        <path className="glimpse-eye" d="M214 46q16-18 32 0-16 18-32 0Z" />
        <circle className="glimpse-pupil" cx="230" cy="46" r="5" />
        <path className="glimpse-ray" d="M210 46H178m7-5-7 5 7 5" />
      </g>
      <g
        className="glimpse-part"
        style={{ opacity: scene === 3 ? 1 : 0, transform: scene === 3 ? "none" : "translate(40px, 0)" }}
      >
        <path className="glimpse-match" d={MATCH} />
        <rect className="picture-card" x="200" y="12" width="56" height="70" rx="4" />
        <path className="picture-sun" d="M200 18v-2a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v2Z" />
        <PictureStones stones={KEY} left={207} floor={50} step={22} size={20} />
        <path className="glimpse-tick" d="M238 70l6 7 14-18" />
      </g>
    </Landscape>
  );
}
