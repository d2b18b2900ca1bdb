// The game at a glance: a face of the temple, and the key that it completes.
import "./picture.css";
import { Landscape } from "../../Landscape";
import { PictureStones, type Placed, STANDING } from "./PictureStones";

/** What stands beside the rest. */
const MORE: readonly Placed[] = [
  [4, 1, "grey"],
  [5, 0, "white"],
  [5, 1, "green"],
  [5, 2, "green"],
  [6, 0, "white"],
];

/** The key that these stones complete. */
const KEY: readonly Placed[] = [
  [0, 0, "grey"],
  [1, 0, "white"],
  [1, 1, "green"],
];

export function Picture() {
  return (
    <Landscape>
      <PictureStones stones={[...STANDING, ...MORE]} />
      <path className="picture-moss" d="M92 42.500v-2.500q4-2.500 10-1.500t12-.5 12 .5 9 1.500v2.500Z" />
      <path className="picture-ground" d="M-60 86H340V100H-60Z" />
      <g transform="rotate(7 226 46)">
        <rect className="picture-card" x="202" y="14" width="48" height="66" rx="4" />
        <path className="picture-sun" d="M202 20v-2a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v2Z" />
        <path
          className="picture-sun"
          d="M211 25l1.700 3.700 4 .4-3 2.700.9 4-3.600-2-3.600 2 .9-4-3-2.700 4-.4Z"
        />
        <PictureStones stones={KEY} left={208} floor={58} step={18} size={17} />
      </g>
    </Landscape>
  );
}
