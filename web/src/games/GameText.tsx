// What the server says of a game in words, with the pieces that it names.
import { Suspense } from "react";
import type { TableInfo } from "../messages";
import { TextsProvider } from "../texts/TextsProvider";
import type { GameTextProps } from "./manifest";
import { manifestOf } from "./registry";

export function GameText({ game, ...props }: GameTextProps & { game: string }) {
  const { Text, topics } = manifestOf(game);
  if (!Text) return props.text;
  return (
    <TextsProvider topics={topics}>
      <Suspense fallback={props.text}>
        <Text {...props} />
      </Suspense>
    </TextsProvider>
  );
}

/** What was said of the game at a table. */
export function InGame({ table, text }: { table: TableInfo; text: string }) {
  return <GameText game={table.rules.game} options={table.rules.options ?? {}} text={text} />;
}
