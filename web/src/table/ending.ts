// Who won, or what else has happened.
import { seatNames } from "../games/gameTable";
import { rankText } from "../games/gameWords";
import type { TableInfo } from "../messages";
import type { Texts } from "../texts/texts";

export function headline(texts: Texts, table: TableInfo): string {
  const { say } = texts;
  const { ending, seats, rules } = table;
  const best = ending?.ranking[0] ?? [];
  const names = seatNames(table, say);
  if (ending?.reason === "resigned") return say("web-ended-resigned");
  const rank = ending?.outcome?.rank;
  if (rank) return say("table-rank", { rank: rankText(texts, rules.game, rank) });
  if (!best.length) return say("web-over");
  if (best.length > 1) return say("web-end-tie", { names: best.map(seat => names[seat]).join(", ") });
  const [first = 0] = best;
  const mine = seats.filter(seat => seat.mine);
  return seats[first]?.mine && mine.length === 1
    ? say("web-end-won")
    : say("web-end-winner", { name: names[first] ?? "" });
}
