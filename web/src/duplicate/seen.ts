// Who has seen a table's deal at another one before.
import { seatNames } from "../games/gameTable";
import type { TableInfo } from "../messages";
import type { Texts } from "../texts/texts";

/** A sentence for each of them. */
export function seenTexts({ say }: Texts, table: TableInfo): string[] {
  const names = seatNames(table, say);
  return table.seats.flatMap(({ seat, seen = null }) =>
    seen === null ? [] : [say("web-seen-by", { name: names[seat] ?? "", how: seen })],
  );
}
