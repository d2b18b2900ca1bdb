// A face for everybody at the table: bots by their character, people by their first letter, each in the colour of the seat.
import "./avatar.css";
import { Explained } from "../log/Explained";
import type { SeatInfo } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { useAway, useSeat } from "./seats";

/** The bots, drawn on a field of 32 by 32: strokes and fills in the colour of the panel. */
const FACES: Record<string, readonly (readonly [kind: "fill" | "line" | "dark", path: string])[]> = {
  // Dice, and a wink.
  random: [
    ["fill", "M8 9L17 5L26 9V22L17 27L8 22Z"],
    ["line", "M8 9L17 13L26 9M17 13V27"],
    [
      "dark",
      "M11.500 14a1.500 1.500 0 1 0 .1 0ZM14 20a1.500 1.500 0 1 0 .1 0ZM21.500 17a1.700 1.700 0 1 0 .1 0ZM17 8a1.500 1 0 1 0 .1 0Z",
    ],
  ],
  // A cap that is too large.
  novice: [
    ["fill", "M9 16C9 24 12 28 16 28S23 24 23 16Z"],
    ["fill", "M6 15C7 8 11 5 16 5S25 8 26 15L29 17H5Z"],
    ["line", "M5 17H29M16 5V8"],
    [
      "dark",
      "M12 20a1.300 1.300 0 1 0 .1 0ZM20 20a1.300 1.300 0 1 0 .1 0ZM13 24Q16 26.500 19 24Q16 25.500 13 24Z",
    ],
  ],
  // A bird with something in its beak.
  greedy: [
    ["fill", "M7 24C5 14 10 7 17 7C23 7 25 11 25 14L21 18C21 24 15 28 7 24Z"],
    [
      "dark",
      "M25 13L31 15L24 17ZM19 11.500a1.700 1.700 0 1 0 .1 0ZM7 24C10 20 15 19 18 20C15 24 11 26 7 24Z",
    ],
    ["line", "M28 18a2.500 2.500 0 1 0 .1 0"],
  ],
  // Spectacles and a quill.
  adept: [
    ["fill", "M8 14C8 8 11 5 15 5S22 8 22 14V18C22 24 19 28 15 28S8 24 8 18Z"],
    ["dark", "M8 14C8 7 11 4 15 4S22 7 22 14C19 10 11 10 8 14Z"],
    [
      "line",
      "M9 17a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0M16 17a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0M14.200 16.500H16M26 27C25 20 26 12 30 6M26 17L29.500 14M25.500 21L28 19.500",
    ],
  ],
  // A beard like a delta and a broad hat.
  master: [
    ["fill", "M9 14H23V19C23 26 19 30 16 30S9 26 9 19Z"],
    ["dark", "M3 13H29L27 11C24 11 23 10 22 7C21 3 11 3 10 7C9 10 8 11 5 11Z"],
    ["dark", "M12 16.500a1.300 1.300 0 1 0 .1 0ZM20 16.500a1.300 1.300 0 1 0 .1 0Z"],
    ["line", "M11 22Q13.500 20 16 22Q18.500 20 21 22M13 25L14 29M19 25L18 29M16 24V29.500"],
  ],
};

export function Avatar({ seat, name }: { seat: number; name: string }) {
  const say = useSay();
  const info = useSeat(seat);
  const strength = info?.holder === "bot" ? (info.strength ?? "") : "";
  const face = FACES[strength];
  const line = strength && say("table-bot-line", { strength });
  return (
    <span className={`avatar seat-${(seat % 4) + 1}`} title={line || undefined}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {face ? (
          face.map(([kind, path]) => <path key={path} className={`avatar-${kind}`} d={path} />)
        ) : (
          <text className="avatar-letter" x="16" y="22.500">
            {[...name.trim()][0]?.toUpperCase() ?? "?"}
          </text>
        )}
      </svg>
    </span>
  );
}

/** Somebody's name, and whether they play: they may be away, a bot may stand in for them, or they have resigned. A bot's says on
 * a touch, too, what it has to say for itself. */
export function PlayerName({ seat, name }: { seat: number; name: string }) {
  const say = useSay();
  const info = useSeat(seat);
  const away = useAway(seat);
  const absence = absenceOf(info, away);
  return info?.holder === "bot" ? (
    <Explained label={name} className="bot-name">
      <BotLine seat={seat} />
    </Explained>
  ) : (
    <>
      {name}
      {absence && <span className="soft player-away"> · {say(`table-${absence}`)}</span>}
    </>
  );
}

function absenceOf(seat: SeatInfo | undefined, away: boolean): "resigned" | "stood-in" | "away" | null {
  if (seat?.resigned) return "resigned";
  if (seat?.standing_in) return "stood-in";
  return away ? "away" : null;
}

/** How somebody's line of the standing is marked: whose turn it is, and that it is one's own. */
export function playerClass(turn: boolean, mine: boolean): string {
  return `player${turn ? " player-turn" : ""}${mine ? " player-mine" : ""}`;
}

/** What a bot has to say for itself; nothing for people. */
export function BotLine({ seat }: { seat: number }) {
  const say = useSay();
  const info = useSeat(seat);
  const line = info?.holder === "bot" && say("table-bot-line", { strength: info.strength ?? "" });
  return line ? <q className="bot-line soft">{line}</q> : null;
}
