// A camp at a site where nothing has been dug up yet.
import "./picture.css";
import { Landscape } from "../Landscape";

const PEGS = [150, 180, 210, 240];

export function Picture() {
  return (
    <Landscape>
      <circle className="picture-sun" cx="232" cy="30" r="12" />
      <path className="picture-tent" d="M52 82 86 34l34 48Z" />
      <path className="picture-tent-open" d="M86 34 98 82H74Z" />
      <path className="picture-ground" d="M-60 82H340V100H-60Z" />
      {PEGS.map(x => (
        <path key={x} className="picture-peg" d={`M${x} 88v-18`} />
      ))}
      <path className="picture-line" d="M150 74H240" />
    </Landscape>
  );
}
