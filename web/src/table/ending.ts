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
  if (ending?.reason === "resigned") return resignedText(texts, table);
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

/** Who gave up, as it concerns the reader: the one who is left over has won. */
function resignedText({ say }: Texts, { seats, ...table }: TableInfo): string {
  const names = seatNames({ seats, ...table }, say);
  const left = seats.filter(seat => !seat.resigned);
  const gone = seats.filter(seat => seat.resigned).map(({ seat }) => names[seat]);
  if (left.length === 1 && left[0]?.mine) return say("web-end-resigned-won", { names: gone.join(", ") });
  return seats.some(seat => seat.mine && seat.resigned)
    ? say("web-end-resigned-you")
    : say("web-ended-resigned", { names: gone.join(", ") });
}

/** What stands above a table that is played no more. */
export function closedText({ say }: Texts, { status, ending }: Pick<TableInfo, "status" | "ending">): string {
  if (ending?.reason === "rules-changed") return say("error-rules-changed");
  return say(status === "cancelled" ? "web-cancelled" : "web-over");
}
