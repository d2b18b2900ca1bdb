// All rules of a game: contents, sections with their pictures, and an index of words.
import "./rulebook.css";
import { Fragment, Suspense } from "react";
import { manifestOf } from "../games/registry";
import { useTexts } from "../texts/TextsProvider";
import { Section } from "./Section";
import { indexOf, type Term, Terms, termsOf } from "./terms";
import { Unwritten } from "./Unwritten";

interface Props {
  game: string;
  /** The address of a section within the page. */
  address(rule: string): string;
}

export function RuleBook({ game, address }: Props) {
  const texts = useTexts();
  const { RulePictures } = manifestOf(game);
  const sections = texts.wordsAfter(`rules-${game}-`);
  const explained = termsOf(
    sections.map(section => [section, texts.sayOr(`rules-${game}-${section}.terms`, "")]),
  );
  const terms = new Terms(explained);
  if (!sections.length) return <Unwritten game={game} />;
  return (
    <>
      <nav className="rule-nav" aria-label={texts.say("rules-contents")}>
        <ul className="rule-contents">
          {sections.map(section => (
            <li key={section}>
              <a className="link-alone" href={`#${address(section)}`}>
                {texts.say(`rules-${game}-${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack rule-sheet">
        {sections.map(section => (
          <Fragment key={section}>
            <Section game={game} section={section} address={address} terms={terms} />
            <Suspense>{RulePictures && <RulePictures section={section} />}</Suspense>
          </Fragment>
        ))}
        <Index terms={explained} address={address} />
      </div>
    </>
  );
}

function Index({ terms, address }: { terms: readonly Term[]; address: Props["address"] }) {
  const texts = useTexts();
  return (
    <section className="stack">
      <h2>{texts.say("rules-index")}</h2>
      <ul className="rule-index">
        {indexOf(terms, texts.language).map(({ term, rule }) => (
          <li key={`${term} ${rule}`}>
            <a className="link-alone" href={`#${address(rule)}`}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
