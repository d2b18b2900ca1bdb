// What time does to the timeline, beside the section of the rules that says so.
import { Figures, type RulePicture } from "../../../rules/Figures";
import type { RulePicturesProps } from "../../manifest";
import { Sliding } from "./Sliding";

const PICTURES: Record<string, readonly RulePicture[]> = {
  decline: [{ name: "sliding", draw: words => <Sliding label={words} /> }],
};

export default function RulePictures({ section }: RulePicturesProps) {
  return <Figures pictures={PICTURES[section]} />;
}
