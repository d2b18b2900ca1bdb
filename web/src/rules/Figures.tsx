// Small pictures beside the rules, where a picture says it better than words. Each has a caption, and words for those
// who do not see it.
import "./figures.css";
import type { ReactNode } from "react";
import { TextsProvider, useSay } from "../texts/TextsProvider";

export interface RulePicture {
  /** Its texts: `pictures-<name>`, and for those who do not see it `pictures-<name>.words`. */
  name: string;
  verdict?: "good" | "bad";
  draw(words: string): ReactNode;
}

interface Props {
  pictures: readonly RulePicture[] | undefined;
  /** What they speak from besides. */
  topics?: readonly string[];
}

export function Figures({ pictures = [], topics = [] }: Props) {
  if (!pictures.length) return null;
  return (
    <TextsProvider topics={["pictures", ...topics]}>
      <div className="rule-pictures">
        {pictures.map(picture => (
          <Figure key={picture.name} picture={picture} />
        ))}
      </div>
    </TextsProvider>
  );
}

const SIGNS = { good: "✓", bad: "✗" };

function Figure({ picture: { name, verdict, draw } }: { picture: RulePicture }) {
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
