// The rules of a game in our own words, one click away from everywhere.
import { Fragment, Suspense } from "react";
import { Link } from "wouter";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import { Section } from "../log/RuleText";
import { Unwritten } from "../rules/Unwritten";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

export default function RulesPage({ game }: { game: string }) {
  return (
    <TextsProvider topics={["rules", "lobby"]}>
      <Rules game={game} />
    </TextsProvider>
  );
}

function Rules({ game }: { game: string }) {
  const texts = useTexts();
  const { say } = texts;
  const { RulePictures, lesson, pages = [] } = manifestOf(game);
  const ways = [...(lesson ? [{ path: `/learn/${game}`, title: "lobby-learn" }] : []), ...pages];
  const sections = texts.wordsAfter(`rules-${game}-`);
  return (
    <>
      <TopBar title={gameName(texts, game)} />
      <main className="page rules">
        <h1>{say("web-rules-of", { game: gameName(texts, game) })}</h1>
        {ways.length > 0 && (
          <p className="row">
            {ways.map(({ path, title }) => (
              <Link key={path} className="button" href={path}>
                {say(title)}
              </Link>
            ))}
          </p>
        )}
        {sections.map(section => (
          <Fragment key={section}>
            <Section game={game} section={section} />
            <Suspense>{RulePictures && <RulePictures section={section} />}</Suspense>
          </Fragment>
        ))}
        {!sections.length && <Unwritten game={game} />}
      </main>
    </>
  );
}
