// The ranks one can reach alone: where one stands, and what was missing to the next.
import { useTexts } from "../../texts/TextsProvider";
import { rankText } from "../gameWords";

interface Props {
  game: string;
  ranks: readonly (readonly [lowest: number, name: string])[];
  points: number;
}

export function RankLadder({ game, ranks, points }: Props) {
  const texts = useTexts();
  const { say } = texts;
  const reached = ranks.filter(([lowest]) => points >= lowest).length - 1;
  const next = ranks[reached + 1];
  return (
    <section className="ranks">
      <h3 className="hidden-visually">{say("result-ranks")}</h3>
      <ol>
        {ranks.map(([lowest, name], place) => (
          <li
            key={name}
            className={rungOf(place, reached)}
            aria-current={place === reached ? "step" : undefined}
          >
            <span>{rankText(texts, game, name)}</span> <span className="soft">{lowest}</span>
          </li>
        ))}
      </ol>
      <p>
        {next
          ? say("result-rank-next", { missing: next[0] - points, rank: rankText(texts, game, next[1]) })
          : say("result-rank-top")}
      </p>
    </section>
  );
}

function rungOf(place: number, reached: number): string {
  if (place > reached) return "rank";
  return place === reached ? "rank rank-reached rank-mine" : "rank rank-reached";
}
