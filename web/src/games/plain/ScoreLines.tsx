// The score of one player, in the game's own words where it has some.
import { useTexts } from "../../texts/TextsProvider";
import type { ScoreLinesProps } from "../gameTable";
import { scoreLineText } from "../gameWords";

export default function ScoreLines({ lines, view }: ScoreLinesProps) {
  const texts = useTexts();
  return lines.map((line, index) => (
    <li key={`${line.kind} ${line.source ?? index}`} className="score-line">
      <span>{scoreLineText(texts, String(view.game), line)}</span>
      <b>{line.points}</b>
    </li>
  ));
}
