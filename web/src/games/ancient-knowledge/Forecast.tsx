// What declines when, with how much knowledge, and what that does to the score if nothing is done.
import { useSay } from "../../texts/TextsProvider";
import { Sign } from "./icons";
import type { KnowledgeDesk } from "./useKnowledgeDesk";
import { forecast } from "./view";

export function Forecast({ desk: { view, cards } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const seat = view.seats[view.seat ?? 0];
  if (!seat) return null;
  const declines = forecast(seat, id => cards.get(id)?.vp ?? 0);
  if (!declines.length) return <p className="soft">{say("web-ak-forecast-none")}</p>;
  return (
    <table className="ak-forecast">
      <caption className="hidden-visually">{say("web-ak-forecast")}</caption>
      <tbody>
        {declines.map(({ card, turns, points, lost }) => (
          <tr key={card}>
            <th scope="row">{cards.get(card)?.name}</th>
            <td>{say("web-ak-forecast-turns", { turns })}</td>
            <td className="ak-gain">
              +{points} <Sign name="vp" />
            </td>
            <td className={lost ? "ak-loss" : ""}>
              −{lost} <Sign name="lost" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
