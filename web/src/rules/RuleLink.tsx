// Beside a refusal: the way to the rule it rests on.
import { TextsProvider, useSay } from "../texts/TextsProvider";
import { type Refusal, ruleOf } from "./addresses";
import { openRules } from "./drawer";

interface Props {
  game: string;
  refusal: Refusal;
}

export default function RuleLink({ game, refusal }: Props) {
  const rule = ruleOf(game, refusal);
  return rule === null ? null : (
    <TextsProvider topics={["rules"]}>
      <OpenRule game={game} rule={rule} />
    </TextsProvider>
  );
}

function OpenRule({ game, rule }: { game: string; rule: string }) {
  const say = useSay();
  return (
    <button type="button" className="button button-small button-quiet" onClick={() => openRules(game, rule)}>
      {say("rules-open")}
    </button>
  );
}
