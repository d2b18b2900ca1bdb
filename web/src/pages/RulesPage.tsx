// The rules of a game in our own words. Every rule has an address: /rules/<game>#<rule>.
import "../rules/page.css";
import { useEffect } from "react";
import { Link } from "wouter";
import { NotFound } from "../app/App";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import { useGames } from "../lobby/useGames";
import { RuleBook } from "../rules/RuleBook";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

export default function RulesPage({ game }: { game: string }) {
  return (
    <TextsProvider topics={["rules", "lobby"]}>
      <Rules game={game} />
    </TextsProvider>
  );
}

const address = (rule: string): string => rule;

function Rules({ game }: { game: string }) {
  const texts = useTexts();
  const { say } = texts;
  const { games } = useGames();
  const { Picture, lesson, pages = [] } = manifestOf(game);
  const ways = [...(lesson ? [{ path: `/learn/${game}`, title: "lobby-learn" }] : []), ...pages];
  const sections = texts.wordsAfter(`rules-${game}-`);
  const wanted = useAsked();
  if (!sections.length && games && !games.some(({ name }) => name === game)) return <NotFound />;
  return (
    <>
      <TopBar title={gameName(texts, game)} />
      <main className="page rules rules-page">
        <header className="rule-page-head">
          <Picture />
          <h1>{say("web-rules-of", { game: gameName(texts, game) })}</h1>
          {wanted !== "" && !sections.includes(wanted) && <p role="status">{say("rules-no-such-rule")}</p>}
          {ways.length > 0 && (
            <p className="row">
              {ways.map(({ path, title }) => (
                <Link key={path} className="button" href={path}>
                  {say(title)}
                </Link>
              ))}
            </p>
          )}
        </header>
        <RuleBook game={game} address={address} />
      </main>
    </>
  );
}

/** The rule that the address asks for. It is shown once the texts are there, which a browser does not wait for. */
function useAsked(): string {
  const wanted = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  return wanted;
}
