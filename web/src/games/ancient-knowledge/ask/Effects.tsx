// Several effects at one time: their owner says which comes next.
import { Pause } from "../../../design/Pause";
import type { Action } from "../../../server/choices";
import { useTexts } from "../../../texts/TextsProvider";
import { useLongPress } from "../../useLongPress";
import type { Card } from "../cards/cards";
import { Marked, Sign } from "../cards/icons";
import { answerText } from "../desk/answerText";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

export function Effects({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { choices, cards } = desk;
  return (
    <ol className="ak-effects" aria-label={texts.say("knowledge-effects")}>
      {choices
        .filter(({ kind }) => kind === "resolve")
        .map(choice => {
          const card = cards.get(choice.card as string);
          return card ? (
            <li key={card.id}>
              <Effect desk={desk} choice={choice} card={card} />
            </li>
          ) : null;
        })}
    </ol>
  );
}

/** One effect by its card; a finger that rests on it, a pointer or the keyboard shows the whole card. */
function Effect({ desk, choice, card }: { desk: KnowledgeDesk; choice: Action; card: Card }) {
  const texts = useTexts();
  const { asked, act, look } = desk;
  const press = useLongPress(() => look(card.id));
  return (
    <button
      type="button"
      className={`ak-effect-button ak-${card.kind}`}
      {...press}
      onClick={() => act(choice)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && look(card.id)}
      onFocus={({ target }) => target.matches(":focus-visible") && look(card.id)}
    >
      {/* A single effect is used or not; of several, the order is asked for. */}
      {asked?.type === "offer" && (
        <>
          <b>{answerText(texts, choice, desk)}</b>
          <Pause />
        </>
      )}
      <span className="ak-effect-name">
        <Sign name={card.kind} /> {card.name}
      </span>
      <Pause />
      <span className="ak-effect-text">
        <Marked text={card.effect} />
      </span>
    </button>
  );
}
