// A game whose rules nobody has written down yet: what it says of itself.
import { playersText } from "../games/gameWords";
import { optionAbout, optionName, optionValue } from "../lobby/ruleFacts";
import { useGames } from "../lobby/useGames";
import { useTexts } from "../texts/TextsProvider";

export function Unwritten({ game }: { game: string }) {
  const texts = useTexts();
  const { games } = useGames();
  const info = games?.find(({ name }) => name === game);
  if (!games) return null;
  if (!info) return <p>{texts.say("error-unknown-game", { reason: game })}</p>;
  return (
    <>
      <p>{texts.say("rules-unwritten")}</p>
      <dl>
        <div>
          <dt>{texts.say("web-players")}</dt>
          <dd>{playersText(info.players)}</dd>
        </div>
        {info.options.map(({ name, choices }) => (
          <div key={name}>
            <dt>{optionName(texts, name)}</dt>
            <dd>
              {optionAbout(texts, name) || choices.map(choice => optionValue(texts, name, choice)).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
