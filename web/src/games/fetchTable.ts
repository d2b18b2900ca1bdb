// All that a table of a game is made of, asked for at once: its page, its pictures and its words. Each of them would else be
// found out only when the one before has come, and on a slow line that is what one waits for.
import { useSettings } from "../app/settings";
import { fetchTexts, REFUSALS } from "../texts/texts";
import { manifestOf } from "./registry";

export function fetchTable(game: string): Promise<unknown> {
  const { language, textMode } = useSettings.getState();
  const { topics, preload } = manifestOf(game);
  return Promise.all([
    import("../pages/TablePage"),
    fetchTexts(language, [REFUSALS, ...topics]),
    textMode ? null : preload?.(language),
  ]);
}
