// The options of a game, whatever they are: the server lists them, and what may be chosen for each.
import { Check, Choice } from "../design/forms";
import type { GameOption } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import { optionAbout, optionName, optionValue } from "./ruleFacts";

type Values = Record<string, unknown>;

interface Props {
  options: readonly GameOption[];
  values: Values;
  /** Whether this guest has not played the game yet. */
  isNew: boolean;
  change(values: Values): void;
}

export function GameOptions({ options, values, isNew, change }: Props) {
  const texts = useTexts();
  return options.map(option => {
    const { name, choices } = option;
    const advice = isNew && option.first_game !== null ? ` (${texts.say("lobby-first-game")})` : "";
    const label = optionName(texts, name) + advice;
    const value = name in values ? values[name] : option.default;
    const set = (chosen: unknown): void => change({ ...values, [name]: chosen });
    return (
      <div key={name} className="option">
        {choices.every(choice => typeof choice === "boolean") ? (
          <Check label={label} on={value === true} change={set} />
        ) : (
          <Choice
            label={label}
            value={String(value)}
            options={choices.map(choice => [String(choice), optionValue(texts, name, choice)])}
            change={chosen => set(choices.find(choice => String(choice) === chosen))}
          />
        )}
        <p className="soft">{optionAbout(texts, name)}</p>
      </div>
    );
  });
}
