import { TextsProvider, useSay } from "../texts/TextsProvider";

/** One section of a game's rules; its texts are loaded when it is first shown. */
export function RuleText({ game, section }: { game: string; section: string }) {
  return (
    <TextsProvider topics={["rules"]}>
      <Section game={game} section={section} />
    </TextsProvider>
  );
}

export function Section({ game, section }: { game: string; section: string }) {
  const say = useSay();
  return (
    <section className="stack">
      <h2>{say(`rules-${game}-${section}`)}</h2>
      {say(`rules-${game}-${section}.text`)
        .split("\n")
        .map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </section>
  );
}
