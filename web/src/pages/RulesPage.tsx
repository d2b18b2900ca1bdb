// The rules of a game in our own words, one click away from everywhere.
import { Fragment, lazy, Suspense } from "react";
import { Link } from "wouter";
import { TopBar } from "../app/TopBar";
import { Section } from "../log/RuleText";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

const RulePictures = lazy(() => import("../rules/RulePictures"));

const SECTIONS: Record<string, readonly string[]> = {
  "block-and-key": [
    "goal",
    "setup",
    "turn",
    "excavate",
    "place",
    "contact",
    "support",
    "claim",
    "end",
    "scoring",
    "solo",
    "tips",
  ],
  "ancient-knowledge": [
    "goal",
    "card",
    "setup",
    "actions",
    "pillars",
    "effects",
    "timeline",
    "decline",
    "example",
    "end",
    "tips",
  ],
};

export default function RulesPage({ game }: { game: string }) {
  return (
    <TextsProvider topics={["rules", "lobby"]}>
      <Rules game={game} />
    </TextsProvider>
  );
}

function Rules({ game }: { game: string }) {
  const { say } = useTexts();
  return (
    <>
      <TopBar title={say(`web-game-${game}`)} />
      <main className="page rules">
        <h1>{say("web-rules-of", { game: say(`web-game-${game}`) })}</h1>
        <p className="row">
          <Link className="button" href={`/learn/${game}`}>
            {say("lobby-learn")}
          </Link>
          {game === "ancient-knowledge" && (
            <Link className="button" href="/cards">
              {say("web-cards")}
            </Link>
          )}
        </p>
        {(SECTIONS[game] ?? []).map(section => (
          <Fragment key={section}>
            <Section game={game} section={section} />
            <Suspense>
              <RulePictures game={game} section={section} />
            </Suspense>
          </Fragment>
        ))}
      </main>
    </>
  );
}
