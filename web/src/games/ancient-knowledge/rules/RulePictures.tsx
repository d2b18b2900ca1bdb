// What the cards show and what time does to the timeline, beside the section of the rules that says so.
import { Figures, type RulePicture } from "../../../rules/Figures";
import type { RulePicturesProps } from "../../manifest";
import { Anatomy, Signs } from "./Anatomy";
import { ADJACENT, EXAMPLE, SHIFT, standing } from "./positions";
import { Sliding } from "./Sliding";
import { TimelinePicture } from "./Timelines";
import { Turned } from "./Turned";

const PICTURES: Record<string, readonly RulePicture[]> = {
  shift: [{ name: "shift", draw: words => <TimelinePicture costs={SHIFT.costs} label={words} /> }],
  excavate: [{ name: "turned", draw: words => <Turned label={words} /> }],
  words: [
    {
      name: "adjacent",
      draw: words => (
        <TimelinePicture
          monuments={standing(ADJACENT.timeline)}
          chosen={ADJACENT.of}
          marked={ADJACENT.adjacent}
          label={words}
        />
      ),
    },
  ],
  slide: [{ name: "sliding", draw: words => <Sliding label={words} /> }],
  example: [
    {
      name: "before",
      draw: words => <TimelinePicture monuments={standing(EXAMPLE.before)} past={[]} label={words} />,
    },
    {
      name: "after",
      draw: words => (
        <TimelinePicture
          monuments={standing(EXAMPLE.after)}
          past={EXAMPLE.past}
          lost={EXAMPLE.lost}
          label={words}
        />
      ),
    },
  ],
};

export default function RulePictures({ section }: RulePicturesProps) {
  if (section === "card") return <Anatomy />;
  if (section === "symbols") return <Signs />;
  return <Figures pictures={PICTURES[section]} />;
}
