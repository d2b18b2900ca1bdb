// Who sits where: a line for each seat, with what that kind of seat needs to know.
import type { ReactNode } from "react";
import { LONGEST_NAME } from "../app/NameField";
import { Choice, TextField } from "../design/forms";
import type { GameInfo, SeatPlan } from "../messages";
import { useSay, useTexts } from "../texts/TextsProvider";
import { kindOf, nameOf, planOf, resized, SEAT_KINDS, type SeatKind } from "./seatKinds";
import { strengthAbout, strengthName } from "./strengthName";

interface Props {
  game: GameInfo;
  seats: readonly SeatPlan[];
  change(seats: SeatPlan[]): void;
  /** Stands beside the number of players. */
  children: ReactNode;
}

export function SeatPlans({ game, seats, change, children }: Props) {
  const say = useSay();
  const playerName = (seat: number): string => say("table-player", { player: seat + 1 });
  const put = (seat: number, plan: SeatPlan): void => change(seats.with(seat, plan));
  return (
    <>
      <div className="new-table-people">
        {children}
        {game.players.length > 1 && (
          <Choice
            label={say("web-players")}
            value={String(seats.length)}
            options={game.players.map(count => [String(count), String(count)])}
            change={count => change(resized(seats, Number(count)))}
          />
        )}
      </div>
      <ol className="seats">
        {seats.map((plan, seat) => (
          <li key={`seat ${seat + 1}`} className="seat">
            <Choice
              label={say("lobby-new-seat", { number: seat + 1 })}
              value={kindOf(plan)}
              options={SEAT_KINDS.map(kind => [kind, say(`lobby-plan-${kind}`)])}
              change={kind => put(seat, planOf(kind as SeatKind, game, playerName(seat)))}
            />
            <Details game={game} plan={plan} change={changed => put(seat, changed)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Details({ game, plan, change }: { game: GameInfo; plan: SeatPlan; change(plan: SeatPlan): void }) {
  const texts = useTexts();
  if (plan.kind === "bot") {
    const about = strengthAbout(texts, game.name, plan.strength);
    return (
      <>
        <Choice
          label={texts.say("lobby-plan-strength")}
          value={plan.strength}
          options={game.strengths.map(name => [name, strengthName(texts, name)])}
          change={strength => change({ kind: "bot", strength })}
        />
        {about && <p className="soft">{about}</p>}
      </>
    );
  }
  const name = nameOf(plan);
  if (name === null) return null;
  return (
    <TextField
      label={texts.say("lobby-plan-name")}
      value={name}
      longest={LONGEST_NAME}
      required
      change={called => change({ ...plan, name: called } as SeatPlan)}
    />
  );
}
