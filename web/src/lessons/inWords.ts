// A lesson in words: the table tells of every choice, the lesson means only some of them.
import type { TableWords } from "../games/gameTable";
import type { OpenDecision } from "../messages";
import { unpack } from "../server/choices";

/** What the table tells, with only the choices that the lesson means, by their places among those. `group` is the one
 * whose moves were asked for. */
export function meant(
  told: TableWords,
  group: number | null,
  all: OpenDecision | null,
  narrowed: OpenDecision | null,
): TableWords {
  const places = new Map(unpack(narrowed).map((action, place) => [JSON.stringify(action), place]));
  const actions = unpack(all).map(action => JSON.stringify(action));
  const placeOf = (choice: number): number | undefined => places.get(actions[choice] ?? "");
  const open = group === null ? [] : (told.groups[group]?.choices ?? []);
  return {
    ...told,
    groups: told.groups.map(({ title, choices }) => ({
      title,
      choices: choices.flatMap(choice => placeOf(choice) ?? []),
    })),
    moves: told.moves.filter((_, place) => placeOf(open[place] ?? -1) !== undefined),
  };
}
