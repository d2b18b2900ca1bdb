// One section of a game's rules: heading, text, and the words in it that lead to others.
import { useSay } from "../texts/TextsProvider";
import { paragraphs, type RulePart } from "./marked";
import type { Terms } from "./terms";

interface Props {
  game: string;
  section: string;
  /** The id of the heading, where it has an address; words are then links. */
  address?(rule: string): string;
  /** The words that lead to others without a mark. */
  terms?: Terms;
}

export function Section({ game, section, address, terms }: Props) {
  const say = useSay();
  return (
    <section className="stack rule" data-rule={section}>
      <h2 id={address?.(section)} tabIndex={address && -1}>
        {say(`rules-${game}-${section}`)}
      </h2>
      {paragraphs(say(`rules-${game}-${section}.text`), section, terms).map(parts => (
        <p key={parts.map(({ text }) => text).join("")}>
          {parts.map((part, place) => (
            <Part key={`${part.text} ${place + 1}`} part={part} address={address} />
          ))}
        </p>
      ))}
    </section>
  );
}

function Part({ part: { text, rule }, address }: { part: RulePart; address: Props["address"] | undefined }) {
  return rule && address ? <a href={`#${address(rule)}`}>{text}</a> : text;
}
