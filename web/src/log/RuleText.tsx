import { Section } from "../rules/Section";
import { TextsProvider } from "../texts/TextsProvider";

/** One section of a game's rules; its texts are loaded when it is first shown. */
export function RuleText({ game, section }: { game: string; section: string }) {
  return (
    <TextsProvider topics={["rules"]}>
      <Section game={game} section={section} />
    </TextsProvider>
  );
}
